/**
 * `npm run shots [-- --only NAME] [-- --quality med]`: pictures of a battle's moments at three sizes, in test/output/. Needs a build.
 * `--cover` takes the read-me's picture, docs/screenshot.jpg, instead. Moments of the film come from a battle the computer plays here; questions to a person from one played by keys. Nothing sleeps: every wait is for #stats.
 */
import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Page } from 'playwright'
import { readOptions } from '../../ai/arena/options.ts'
import { catalog, game, missionScenario } from '../../src/content/index.ts'
import { createMatch } from '../../src/match/match.ts'
import { exportReplay } from '../../src/match/replay.ts'
import type { Picture } from '../../src/playback/picture.ts'
import { createTimeline, type Timeline } from '../../src/playback/timeline.ts'
import type { EventType } from '../../src/rules/index.ts'
import { type Site, site, until } from '../support/browser.ts'
import { levelPlayer } from './players.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const OUTPUT = resolve(ROOT, 'test/output')
const SIZES = [
  [1920, 1080],
  [1366, 768],
  [390, 844],
] as const
/** Small while it is driven, so that a frame costs little. */
const DRIVING = { width: 900, height: 500 }
const NODES = 40
/** The mission of a moment that names none. */
const FIRST = 'political-escort'

const options = readOptions('npm run shots -- [--only NAME] [--quality low|med|high] [--cover]', {
  cover: { type: 'boolean' },
  only: { type: 'string' },
  quality: { type: 'string' },
})
const LOOK = `q=${options.quality ?? (options.cover ? 'high' : 'med')}&stats=1`

/** A moment of a film: in the first beat of a type for which the picture is right, that far through it. */
type Moment = {
  readonly name: string
  /** The mission it is from; the first one unless told. */
  readonly mission?: 'asteroid-run' | 'dark-whispers'
  readonly type: EventType
  readonly progress: number
  readonly fits?: (picture: Picture, before: Picture) => boolean
  /** Keys pressed before the picture is taken. */
  readonly keys?: readonly string[]
}

const MOMENTS: readonly Moment[] = [
  { name: 'flight', type: 'manoeuvreExecuted', progress: 0.5, fits: p => p.round === 2 },
  {
    name: 'bump',
    type: 'manoeuvreExecuted',
    progress: 0.95,
    fits: p => p.caption !== null && /touch|bump|overlap/i.test(p.caption.key),
  },
  { name: 'bolts', type: 'resultsCompared', progress: 0.66, fits: p => p.effects.some(one => one.kind === 'bolt') },
  { name: 'dice', type: 'diceRolled', progress: 0.98, fits: p => p.dice !== null && p.dice.defence.length > 0 },
  {
    name: 'crit',
    type: 'damageDealt',
    progress: 0.8,
    fits: (p, before) => p.ships.some((ship, n) => ship.crits.length > (before.ships[n]?.crits.length ?? 0)),
  },
  { name: 'explosion', type: 'shipDestroyed', progress: 0.12 },
  { name: 'top', type: 'attackDeclared', progress: 0.9, fits: p => p.round === 2, keys: ['c', 'c'] },
  { name: 'follow', type: 'manoeuvreExecuted', progress: 0.5, fits: p => p.round === 3, keys: ['c', 'c', 'c'] },
  { name: 'result', type: 'gameEnded', progress: 1 },
  { name: 'asteroids', mission: 'asteroid-run', type: 'roundTracked', progress: 0.9 },
  { name: 'asteroids-top', mission: 'asteroid-run', type: 'roundTracked', progress: 0.9, keys: ['c', 'c'] },
  {
    name: 'asteroids-follow',
    mission: 'asteroid-run',
    type: 'manoeuvreExecuted',
    progress: 0.4,
    fits: p => p.effects.some(one => one.kind === 'scrape'),
    keys: ['c', 'c', 'c'],
  },
  {
    name: 'scrape',
    mission: 'asteroid-run',
    type: 'manoeuvreExecuted',
    progress: 0.55,
    fits: p => p.effects.some(one => one.kind === 'scrape'),
  },
  { name: 'obstacle-die', mission: 'asteroid-run', type: 'obstacleRolled', progress: 0.75 },
  {
    name: 'obstructed',
    mission: 'asteroid-run',
    type: 'diceRolled',
    progress: 0.98,
    fits: p => p.ruler?.obstructed === true,
  },
  { name: 'repaired', mission: 'asteroid-run', type: 'shipRepaired', progress: 0.5 },
  { name: 'satellites', mission: 'dark-whispers', type: 'phaseStarted', progress: 0.9 },
  { name: 'scan', mission: 'dark-whispers', type: 'satelliteScanned', progress: 0.35 },
  { name: 'scan-lift', mission: 'dark-whispers', type: 'satelliteScanned', progress: 0.68 },
  {
    name: 'carrier',
    mission: 'dark-whispers',
    type: 'roundStarted',
    progress: 0.9,
    fits: p => p.ships.some(s => s.carries.length > 0),
  },
  {
    name: 'torpedo',
    mission: 'dark-whispers',
    type: 'resultsCompared',
    progress: 0.66,
    fits: p => p.effects.some(one => one.kind === 'torpedo'),
  },
]

/** For the read-me: shots that hit at close range, both sides in the picture. */
const COVER: Moment = {
  name: 'cover',
  type: 'resultsCompared',
  progress: 0.66,
  fits: (p, before) =>
    p.ships.filter(ship => ship.presence > 0).length > 3 &&
    before.ruler !== null &&
    before.ruler.band < 3 &&
    p.effects.filter(one => one.kind === 'bolt' && one.hit).length > 1,
}

/** When a moment is in a film; null if it has none. */
function timeOf(timeline: Timeline, moment: Moment): number | null {
  for (const beat of timeline.beats) {
    if (beat.type !== moment.type) continue
    const t = beat.start + beat.duration * moment.progress
    if (moment.fits && !moment.fits(timeline.picture(t), timeline.picture(beat.start))) continue
    return t
  }
  return null
}

/** A battle between computers in which every moment occurs, or the one with most of them. */
async function eventful(mission: string, wanted: readonly Moment[]): Promise<{ replay: string; timeline: Timeline }> {
  let best = { found: -1, replay: '', timeline: createTimeline({ catalog }) }
  for (let seed = 1; seed <= 60 && best.found < wanted.length; seed += 1) {
    const players = {
      rebel: levelPlayer('greedy', String(seed), NODES)!,
      imperial: levelPlayer('greedy', String(seed), NODES)!,
    }
    const scenario = missionScenario(mission, { maxRounds: 40 })
    const match = createMatch({ engine: game, scenario, seed: String(seed), players })
    await match.run()
    const timeline = createTimeline({ catalog })
    timeline.append(match.events)
    const found = wanted.filter(moment => timeOf(timeline, moment) !== null).length
    if (found > best.found) {
      const file = exportReplay(game, match, { rebel: 'greedy', imperial: 'greedy' })
      best = { found, replay: JSON.stringify(file), timeline }
    }
  }
  return best
}

/** What runs in the page, as text: what is compiled here leans on helpers that a page does not have. */
const IN_PAGE = `
  const stat = name => document.getElementById('stats')?.dataset[name] ?? ''
  const frames = n => new Promise(done => {
    const next = () => (n-- > 0 ? requestAnimationFrame(next) : done())
    next()
  })
  globalThis.shots = {
    stat,
    press: key => document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })),
    // No new frame of the stage over ten of the browser's own: all that there is to draw is drawn.
    async settled() {
      await document.fonts.ready
      for (let n = 0, before = 'none'; n < 400 && before !== stat('frames'); n += 1) {
        before = stat('frames')
        await frames(10)
      }
    },
    // By steps to the start of a beat, then at the slowest speed to the moment.
    async go(start, time) {
      for (let n = 0; n < 5000 && Number(stat('time')) < start - 1e-3; n += 1) shots.press('.')
      for (let n = 0; n < 6; n += 1) shots.press('-')
      if (Number(stat('time')) > time - 0.02) return
      shots.press('p')
      while (Number(stat('time')) < time) await frames(1)
      shots.press('p')
    },
    // Skips to what is asked next, and gives its kind, or 'result'.
    async asked() {
      for (;;) {
        if (stat('waiting') !== '') return stat('waiting')
        if (stat('result') !== '') return 'result'
        shots.press(' ')
        await frames(3)
      }
    },
    // Changes whenever anything in the question does.
    question() {
      const panel = document.querySelector('[data-panel]')
      return [stat('at'), panel?.textContent, panel?.querySelectorAll('[aria-pressed=true]').length].join('|')
    },
  }`

const settled = (page: Page): Promise<void> => page.evaluate('shots.settled()')

/** The page as it is now, at every size. */
async function shoot(page: Page, name: string): Promise<void> {
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height })
    await settled(page)
    await page.screenshot({ path: `${OUTPUT}/${name}-${width}.png` })
  }
  await page.setViewportSize(DRIVING)
  console.log(name)
}

const wanted = (name: string): boolean => options.only === undefined || name.includes(options.only)

/** Menu and setup, before any battle. */
async function menus(built: Site): Promise<void> {
  const { page } = await built.open('', { viewport: DRIVING })
  await page.evaluate(IN_PAGE)
  if (wanted('menu')) await shoot(page, 'menu')
  await page.getByRole('button', { name: /^Play/ }).click()
  if (wanted('setup')) await shoot(page, 'setup')
  await page.context().close()
}

/** The moments of films, a battle for each mission. */
async function film(built: Site, moments: readonly Moment[], take: typeof shoot): Promise<void> {
  const missions = new Set(moments.map(moment => moment.mission ?? FIRST))
  for (const mission of missions)
    await battle(
      built,
      mission,
      moments.filter(moment => (moment.mission ?? FIRST) === mission),
      take,
    )
}

/** The moments of one battle. */
async function battle(built: Site, mission: string, moments: readonly Moment[], take: typeof shoot): Promise<void> {
  const { replay, timeline } = await eventful(mission, moments)
  const { page } = await built.open(`?${LOOK}`, { viewport: DRIVING })
  for (const moment of moments) {
    const time = timeOf(timeline, moment)
    if (time === null) {
      console.log(`${moment.name}: not in this battle`)
      continue
    }
    await page.goto(page.url())
    await page.locator('input[type=file]').setInputFiles({
      name: 'shots.replay.json',
      mimeType: 'application/json',
      buffer: Buffer.from(replay),
    })
    await until(page, { frames: { above: 0 } })
    await page.evaluate(IN_PAGE)
    await page.evaluate(`shots.go(${timeline.previous(time + 1e-6)}, ${time})`)
    for (const key of moment.keys ?? []) await page.keyboard.press(key)
    await take(page, moment.name)
  }
  await page.context().close()
}

/** Questions to a person, each kind when it is first asked; the rest of the battle is played by keys. */
async function questions(built: Site, side: 'rebel' | 'imperial', names: readonly string[]): Promise<void> {
  const open = new Set(names.filter(name => wanted(`${side}-${name}`)))
  if (open.size === 0) return
  const query = `?view=play&mission=1&side=${side}&level=greedy&think=nodes:${NODES}&seed=7&speed=8&${LOOK}`
  const { page } = await built.open(query, { viewport: DRIVING })
  await page.evaluate(IN_PAGE)
  for (let turn = 0; turn < 300 && open.size > 0; turn += 1) {
    const waiting = await page.evaluate<string>('shots.asked()')
    // Straight ahead is soon a fight; for the picture the dial looks elsewhere.
    const looks = waiting === 'dial' && open.has('dial')
    if (looks) await page.keyboard.press('ArrowRight')
    if (open.delete(waiting)) await shoot(page, `${side}-${waiting}`)
    if (looks) await page.keyboard.press('ArrowLeft')
    if (waiting === 'result') break
    const before = await page.evaluate<string>('shots.question()')
    await page.keyboard.press('Enter')
    await page
      .waitForFunction(`shots.question() !== ${JSON.stringify(before)}`, null, { timeout: 3000 })
      .catch(() => page.locator('[data-first]').first().focus())
  }
  for (const name of open) console.log(`${side}-${name}: not asked in this battle`)
  await page.context().close()
}

/** The read-me's picture. */
async function cover(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1600, height: 900 })
  await settled(page)
  await page.screenshot({ path: resolve(ROOT, 'docs/screenshot.jpg'), type: 'jpeg', quality: 85 })
}

const built = await site()
try {
  if (options.cover) await film(built, [COVER], cover)
  else {
    mkdirSync(OUTPUT, { recursive: true })
    const moments = MOMENTS.filter(moment => wanted(moment.name))
    await menus(built)
    await film(built, moments, shoot)
    await questions(built, 'rebel', ['place', 'dial', 'action', 'attack', 'modify', 'result'])
    await questions(built, 'imperial', ['place', 'dial', 'action', 'attack', 'modify', 'reinforce'])
  }
} finally {
  await built.close()
}
