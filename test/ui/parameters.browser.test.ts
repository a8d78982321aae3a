/** What the address asks for is what is shown: the parameters that no other test opens a page with. */
import type { Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { missionScenario } from '../../src/content/index.ts'
import { linkOf } from '../../src/match/link.ts'
import { type Site, site, until } from '../support/browser.ts'
import { sample, WHOLE } from '../support/counts.ts'
import { playedFile } from '../support/played.ts'
import { alphaAt, pixelAt, smallText } from './glass.ts'
import { asked, prepare } from './screen.ts'

const CHEAP = 'level=random&think=nodes:20&seed=7&q=2d&motion=reduced&stats=1'
const WATCH = `?view=demo&demo=off&mission=1&speed=8&${CHEAP}`

/** Another tab of the same browser. */
async function tab(first: Page, query: string): Promise<Page> {
  const page = await first.context().newPage()
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.goto(new URL(query, first.url()).href)
  return page
}

const bar = (page: Page) => page.locator('.chances')

/** What the bar says at every event of a battle, from the first one on, once all of the battle has been judged. */
async function told(page: Page): Promise<readonly string[]> {
  const slider = page.getByRole('slider', { name: 'Timeline' })
  await bar(page).waitFor()
  await page.keyboard.press('p')
  const run = await page.evaluate(() => document.getElementById('stats')?.dataset['playing'])
  if (run === 'true') await page.keyboard.press('p')
  const end = Number(await slider.getAttribute('max'))
  await slider.fill(String(end))
  // It ends as a draw: when that is told, all before it has been judged.
  await bar(page).getByText('Rebels 50 %').waitFor()
  const here = async () => ((await bar(page).count()) ? ((await bar(page).textContent()) ?? '') : '')
  await page.keyboard.press('Home')
  const said: string[] = [await here()]
  for (let n = 0; n < 400 && Number(await slider.inputValue()) < end - 0.01; n += 1) {
    await page.keyboard.press('ArrowRight')
    said.push(await here())
  }
  return said
}

describe('the address', () => {
  let built: Site
  beforeAll(async () => {
    built = await site()
  })
  afterEach(() => built.leave())
  afterAll(() => built?.close())

  it.runIf(WHOLE)('has who is ahead told at once, or not before the dice lie', async () => {
    const file = await playedFile(missionScenario('political-escort', { maxRounds: 2 }), 'a-link')
    const replay = (when: string) => `?view=replay&q=2d&motion=reduced&speed=8&stats=1&eval=${when}#r=${linkOf(file)}`
    const { page, trouble } = await built.open(replay('live'))
    const live = await told(page)
    // Even is it at its end alone, so that this could be waited for.
    const even = live.findIndex(words => words.startsWith('Rebels 50\u00a0%'))
    expect(new Set(live.slice(even)).size).toBe(1)
    const { page: late } = await built.open(replay('delayed'))
    const delayed = await told(late)
    expect(delayed).toHaveLength(live.length)
    // The same is told, and each of it later.
    const words = [...new Set(delayed)].filter(Boolean)
    expect(words.length).toBeGreaterThan(2)
    expect(live).toEqual(expect.arrayContaining(words))
    for (const one of words) expect(delayed.indexOf(one), one).toBeGreaterThan(live.indexOf(one))
    expect(trouble).toEqual([])
  })

  it.each(
    sample(
      [
        ['r', 1536],
        ['l', 0],
      ] as const,
      1,
    ),
  )('leaves the side of the chat free: chat=%s', async (chat, left) => {
    const viewport = { width: 1920, height: 1080 }
    const { page, trouble } = await built.open(`${WATCH}&chat=${chat}&safe=1&hud=none`, { viewport })
    await page.locator('.board-ship').first().waitFor()
    const room = (await page.locator('.guide.room').boundingBox())!
    expect([room.x, room.width]).toEqual([left, 384])
    const mat = (await page.locator('.board2d .mat').boundingBox())!
    if (chat === 'l') expect(mat.x).toBeGreaterThanOrEqual(384)
    else expect(mat.x + mat.width).toBeLessThanOrEqual(1536)
    expect(trouble).toEqual([])
  })

  it('lays one colour behind the ships, to be keyed out', async () => {
    const { page, trouble } = await built.open(`${WATCH}&bg=chroma:12C8f4&hud=none`)
    const ship = page.locator('.board-ship').first()
    await ship.waitFor()
    await page.keyboard.press('p')
    const keyed = [0x12, 0xc8, 0xf4, 255]
    for (const [x, y] of [
      [2, 2],
      [1363, 2],
      [2, 765],
      [1363, 765],
    ] as const)
      expect(await pixelAt(page, x, y)).toEqual(keyed)
    const { x, y, width, height } = (await ship.boundingBox())!
    expect(await pixelAt(page, x + width / 2, y + height / 2)).not.toEqual(keyed)
    expect(trouble).toEqual([])
  })

  it('keeps all instruments in a stream’s frame that is to have them', async () => {
    const { page, trouble } = await built.open(`${WATCH}&hud=full&layout=16x9`)
    await page.locator('.battle[data-hud=full]').waitFor()
    await page.getByRole('slider', { name: 'Timeline' }).waitFor()
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await page.getByRole('dialog').waitFor()
    expect(await page.locator('html').getAttribute('data-bare')).toBeNull()
    expect(trouble).toEqual([])
  })

  it.each(
    sample(
      [
        ['cinematic', 'Film'],
        ['chase:r1', 'Follow'],
        ['free', 'Free flight'],
        ['orbit', 'Orbit'],
      ] as const,
      1,
    ),
  )('chooses the camera: cam=%s', async (cam, name) => {
    const { page, trouble } = await built.open(`${WATCH}&cam=${cam}`)
    const desk = await tab(page, '?view=control')
    await desk.locator('.keys-grid .key[aria-pressed=true]', { hasText: name }).waitFor()
    // A film is told between the bars of a cinema.
    await page.locator('.transport').waitFor()
    await expect.poll(() => page.locator('.letterbox').count()).toBe(cam === 'cinematic' ? 1 : 0)
    expect(await page.locator('.notes').count()).toBe(0)
    expect(trouble).toEqual([])
  })

  it.runIf(WHOLE)('gives a stream who is looked at, the log and the dice, with nothing behind them', async () => {
    const { page, trouble } = await built.open('?view=demo&demo=attack&q=2d&motion=reduced&stats=1&speed=2')
    const lower = await tab(page, '?view=overlay&overlay=lower')
    const upright = await tab(page, '?view=overlay&overlay=lower&layout=9x16&room=br')
    const log = await tab(page, '?view=overlay&overlay=log')
    const dice = await tab(page, '?view=overlay&overlay=dice')
    // To the phase in which somebody fires, and on from there.
    await page.locator('.film-line').waitFor()
    const phase = () => page.evaluate(() => document.getElementById('stats')?.dataset['phase'])
    const further = async () => {
      if ((await phase()) !== 'combat') await page.keyboard.press('Shift+ArrowRight')
      return phase()
    }
    await expect.poll(further, { timeout: 20_000 }).toBe('combat')
    if (await page.getByRole('button', { name: 'Run' }).isVisible()) await page.keyboard.press('p')
    await dice.locator('.kg-die').first().waitFor()
    await page.keyboard.press('p')
    await lower.locator('.kg-in .kg-card').first().waitFor()
    // In a frame it keeps out of the camera's room, which in a high one is as wide as the frame.
    const at = await upright.locator('.kg-lower').boundingBox()
    const frame = await upright.locator('#root').boundingBox()
    expect(at!.x).toBeGreaterThanOrEqual(frame!.x)
    expect(at!.x + at!.width).toBeLessThanOrEqual(frame!.x + frame!.width)
    expect(at!.y + at!.height).toBeLessThanOrEqual(frame!.y + frame!.height - (frame!.width * 9) / 16)
    expect(await dice.locator('.kg-who').first().textContent()).not.toBe('')
    await log.locator('.kg-log-line').first().waitFor()
    for (const overlay of [lower, log, dice]) {
      expect(await alphaAt(overlay, 4, 4)).toBe(0)
      expect(await alphaAt(overlay, 640, 200)).toBe(0)
      expect(await smallText(overlay)).toEqual([])
      expect(await overlay.locator('button, a, input, [tabindex]').count()).toBe(0)
    }
    expect(trouble).toEqual([])
  })

  it.each(sample([30, 60], 1))('has the film drawn no more than %i times a second', async fps => {
    const { page, trouble } = await built.open(`${WATCH.replace('speed=8', 'speed=1')}&fps=${fps}`)
    await until(page, { time: { above: 0 }, playing: 'true' })
    const frames = 45
    const took = await page.evaluate(
      many =>
        new Promise<number>(done => {
          const stats = document.getElementById('stats')!
          let [last, seen, since] = [stats.dataset['time'], -1, 0]
          const watch = new MutationObserver(() => {
            if (stats.dataset['time'] === last) return
            last = stats.dataset['time']
            seen += 1
            if (seen === 0) since = performance.now()
            if (seen < many) return
            watch.disconnect()
            done(performance.now() - since)
          })
          watch.observe(stats, { attributeFilter: ['data-time'] })
        }),
      frames,
    )
    // One frame may come a little early.
    expect(took).toBeGreaterThan(((frames - 2) * 1000) / fps)
    expect(await page.locator('.notes').count()).toBe(0)
    expect(trouble).toEqual([])
  })

  it.each(
    sample(
      [
        ['teach', 1, 1],
        ['brief', 1, 0],
        ['off', 0, 0],
      ] as const,
      1,
    ),
  )('says as much of what happens as it is asked to: captions=%s', async (captions, headlines, sentences) => {
    // A phase begins: that has a headline and a sentence that teaches.
    const { page, trouble } = await built.open(`${WATCH}&captions=${captions}`)
    await page.locator('.film-line').waitFor()
    // As far as the film goes by now, again and again: the battle is fought meanwhile.
    const phase = () => page.evaluate(() => document.getElementById('stats')?.dataset['phase'])
    const further = async () => {
      if ((await phase()) !== 'activation') await page.keyboard.press('Shift+ArrowRight')
      return phase()
    }
    await expect.poll(further, { timeout: 20_000 }).toBe('activation')
    await expect.poll(() => page.locator('.caption > p:not(.mishap, .turns)').count()).toBe(headlines)
    await expect.poll(() => page.locator('.teach').count()).toBe(sentences)
    expect(trouble).toEqual([])
  })

  it.runIf(WHOLE)('shows the table in the style asked for, for this visit', async () => {
    const { page, trouble } = await built.open(`${WATCH}&style=tabletop`)
    await page.evaluate(() => localStorage.setItem('koiogran.settings', '{"style":"cinematic"}'))
    const chosen = async (name: RegExp) => {
      await page.getByRole('button', { name: 'Menu', exact: true }).click()
      expect(await page.getByRole('dialog').getByRole('radio', { name }).isChecked()).toBe(true)
    }
    await page.reload()
    await chosen(/^Tabletop/)
    await page.goto(page.url().replace('&style=tabletop', ''))
    await chosen(/^Cinematic/)
    expect(trouble).toEqual([])
  })

  it('takes the colour from both sides', async () => {
    const { page, trouble } = await built.open(`${WATCH}&palette=mono`)
    await page.locator('html[data-palette=mono]').waitFor()
    for (const side of ['first', 'second']) {
      const colour = await page
        .locator(`.ship-card.${side}, .ships .${side}`)
        .first()
        .evaluate((one, side) => {
          const probe = document.createElement('i')
          probe.style.color = `var(--${side})`
          one.append(probe)
          return getComputedStyle(probe).color
        }, side)
      // Greys may be a little cool.
      const parts = (colour.match(/\d+/g) ?? []).map(Number)
      expect(parts, colour).toHaveLength(3)
      expect(Math.max(...parts) - Math.min(...parts), colour).toBeLessThan(16)
    }
    expect(trouble).toEqual([])
  })

  it('begins an ironman battle, in which nothing is taken back', async () => {
    const { page, trouble } = await built.open(`?view=play&mission=1&ironman=1&speed=instant&${CHEAP}`)
    await prepare(page)
    await asked(page, '')
    await page.keyboard.press('z')
    const note = page.locator('.notes.passing', { hasText: 'Ironman: nothing is taken back' })
    await note.waitFor()
    // It lies beside the mat, over no ship.
    const [mat, box] = [await page.locator('.board2d .mat').boundingBox(), await note.boundingBox()]
    expect(box!.x).toBeGreaterThanOrEqual(mat!.x + mat!.width)
    expect(trouble).toEqual([])
  })
})
