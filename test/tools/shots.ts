/**
 * `npm run shots [-- --only NAME,NAME] [-- --size 1920x1080] [-- --quality low|med|high]`: about forty pictures of a battle's
 * moments, in test/output/, and all that were taken side by side in test/output/sheet.png. Needs a build. The films are the replays of test/shots, so a picture is always of the same moment;
 * `--record` plays them anew after a change of rules. `-- models …` takes the models' portraits instead. `--readme` takes the
 * read-me's pictures into docs/, `--means` writes what test/browser/pictures.test.ts compares with. Nothing sleeps: every wait is for #stats.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Page } from 'playwright'
import { quit, readOptions } from '../../ai/arena/options.ts'
import { type Site, site } from '../support/browser.ts'
import { COMPARED, COMPARED_AT, COMPARED_LOOK, IN_PAGE, openMoment, settled, tileMeans } from '../support/film-page.ts'
import { modelShots } from './model-shots.ts'
import { MOMENTS, type Moment } from './shots/moments.ts'
import { record, reel } from './shots/reels.ts'
import { contactSheet } from './shots/sheet.ts'

if (process.argv[2] === 'models') {
  await modelShots(process.argv.slice(3))
  process.exit(0)
}

const ROOT = resolve(import.meta.dirname, '../..')
const OUTPUT = resolve(ROOT, 'test/output')
const PHONE = { width: 390, height: 844 }
/** Small while it is driven, so that a frame costs little. */
const DRIVING = { width: 900, height: 500 }
const NODES = 40

const options = readOptions(
  'npm run shots -- [--only NAME,NAME] [--size 1600x900] [--quality low|med|high] [--readme] [--means] [--record] [--dist FOLDER]',
  {
    only: { type: 'string' },
    size: { type: 'string' },
    quality: { type: 'string' },
    readme: { type: 'boolean' },
    record: { type: 'boolean' },
    means: { type: 'boolean' },
    dist: { type: 'string' },
  },
)
const size = /^(\d{3,4})x(\d{3,4})$/.exec(options.size ?? '1600x900')
if (!size) quit(`--size is WIDTHxHEIGHT, not '${options.size}'`)
const WIDE = { width: Number(size[1]), height: Number(size[2]) }
const LOOK = `q=${options.quality ?? (options.readme ? 'high' : 'med')}&stats=1`

const named = options.only?.split(',')
const wanted = (name: string): boolean => !named || named.some(part => name.includes(part))

const taken: string[] = []

/** The page as it is now. */
async function shoot(page: Page, name: string, at: { width: number; height: number } = WIDE): Promise<void> {
  await page.setViewportSize(at)
  await settled(page)
  taken.push(`${OUTPUT}/${name}.png`)
  await page.screenshot({ path: `${OUTPUT}/${name}.png` })
  console.log(name)
}

/** Menu and setup, before any battle. */
async function menus(built: Site): Promise<void> {
  if (!['menu', 'menu-phone', 'setup'].some(wanted)) return
  const { page } = await built.open('', { viewport: WIDE })
  await page.evaluate(IN_PAGE)
  if (wanted('menu')) await shoot(page, 'menu')
  if (wanted('menu-phone')) await shoot(page, 'menu-phone', PHONE)
  await page.setViewportSize(WIDE)
  await page.getByRole('button', { name: /^Single battle/ }).click()
  if (wanted('setup')) await shoot(page, 'setup')
  await page.context().close()
}

/** The moments of films. */
async function films(built: Site, moments: readonly Moment[], take: typeof shoot): Promise<void> {
  for (const name of new Set(moments.map(moment => moment.reel))) {
    const film = reel(name)
    for (const moment of moments.filter(one => one.reel === name)) {
      const page = await openMoment(built, film, moment, LOOK, moment.phone ? PHONE : WIDE)
      if (!page) {
        console.log(`${moment.name}: not in this film`)
        continue
      }
      await take(page, moment.name, moment.phone ? PHONE : WIDE)
      await page.context().close()
    }
  }
}

/** Questions to a person, each kind when it is first asked; the rest of the battle is played by keys. */
async function questions(built: Site, side: 'first' | 'second', names: readonly string[]): Promise<void> {
  const open = new Set(names.filter(name => wanted(`${side}-${name}`)))
  if (open.size === 0) return
  const query = `?view=play&mission=1&side=${side}&level=greedy&think=nodes:${NODES}&seed=7&speed=8&${LOOK}`
  const { page } = await built.open(query, { viewport: DRIVING })
  await page.evaluate(IN_PAGE)
  for (let turn = 0; turn < 300 && open.size > 0; turn += 1) {
    const waiting = await page.evaluate<string>('shots.asked()')
    // Straight ahead is soon a fight; for the picture the dial looks elsewhere.
    const looks = waiting === 'dial' && (open.has('dial') || open.has('dial-phone'))
    if (looks) await page.keyboard.press('ArrowRight')
    for (const [name, at] of [
      [waiting, WIDE],
      [`${waiting}-phone`, PHONE],
    ] as const)
      if (open.delete(name)) await shoot(page, `${side}-${name}`, at)
    await page.setViewportSize(DRIVING)
    if (looks) await page.keyboard.press('ArrowLeft')
    if (waiting === 'result') break
    const before = await page.evaluate<string>('shots.question()')
    await page.keyboard.press('Enter')
    await page
      .waitForFunction(`shots.question() !== ${JSON.stringify(before)}`, null, { timeout: 3000 })
      .catch(() => page.locator('[data-first]:not(html)').first().focus())
  }
  for (const name of open) console.log(`${side}-${name}: not asked in this battle`)
  await page.context().close()
}

/** The pictures of the read-me, by the moment they are of. */
const README: Readonly<Record<string, string>> = {
  joust: 'joust',
  'cinematic-explosion': 'explosion',
  'cockpit-tie': 'cockpit',
}
async function readme(page: Page, name: string): Promise<void> {
  const path = resolve(ROOT, 'docs', `${README[name]}.jpg`)
  await page.screenshot({ path, type: 'jpeg', quality: 84 })
  console.log(path)
}

/** The mean colours of a few pictures, for the test. */
async function means(built: Site): Promise<void> {
  const found: Record<string, readonly number[]> = {}
  for (const name of COMPARED) {
    const moment = MOMENTS.find(one => one.name === name)!
    const page = await openMoment(built, reel(moment.reel), moment, COMPARED_LOOK, COMPARED_AT)
    if (!page) continue
    found[name] = await tileMeans(page)
    await page.context().close()
    console.log(name)
  }
  const texts = Object.entries(found).map(([name, values]) => `  "${name}": [\n${filled(values)}\n  ]`)
  writeFileSync(resolve(ROOT, 'test/shots/means.json'), `{\n${texts.join(',\n')}\n}\n`)
}

/** Numbers in lines as the formatter sets them. */
function filled(values: readonly number[]): string {
  const lines: string[] = []
  let line = '   '
  values.forEach((value, at) => {
    const word = ` ${value}${at + 1 < values.length ? ',' : ''}`
    if (line.length + word.length > 120) {
      lines.push(line)
      line = '   '
    }
    line += word
  })
  return [...lines, line].join('\n')
}

if (options.record) await record()
const built = await site(options.dist)
try {
  if (options.means) await means(built)
  else if (options.readme)
    await films(
      built,
      MOMENTS.filter(moment => moment.name in README && wanted(moment.name)),
      readme,
    )
  else {
    mkdirSync(OUTPUT, { recursive: true })
    await menus(built)
    await films(
      built,
      MOMENTS.filter(moment => wanted(moment.name)),
      shoot,
    )
    await questions(built, 'first', ['place', 'dial', 'dial-phone', 'action', 'attack', 'modify'])
    await questions(built, 'second', ['dial', 'attack', 'reinforce'])
    const { page } = await built.open('')
    await contactSheet(page, taken, `${OUTPUT}/sheet.png`)
    console.log(`${OUTPUT}/sheet.png`)
  }
} finally {
  await built.close()
}
