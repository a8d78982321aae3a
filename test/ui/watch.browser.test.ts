/** Watching a battle: through its film by keys and chapters, guessing first, and taking it over. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { game } from '../../src/content/index.ts'
import { readReplay } from '../../src/match/read-replay.ts'
import { runReplay } from '../../src/match/replay.ts'
import { keepFor } from '../../src/ui/watch/fork.ts'
import { type Site, saved, site, until } from '../support/browser.ts'
import { counted, WHOLE } from '../support/counts.ts'
import { random } from '../support/random.ts'
import { asked, prepare } from './screen.ts'

const WATCH = '?view=demo&mission=1&level=greedy&seed=7&think=nodes:40&speed=1&q=2d&motion=reduced&stats=1'

const slider = (page: Page) => page.getByRole('slider', { name: 'Timeline' })
const at = async (page: Page) => Number(await slider(page).inputValue())
const said = (page: Page) => slider(page).getAttribute('aria-valuetext')
/** The film runs ahead of nobody: it has so many seconds at least. */
const longEnough = (page: Page, seconds: number) =>
  page.waitForFunction(
    wanted => Number(document.querySelector<HTMLInputElement>('.film-line input')?.max) > wanted,
    seconds,
  )

/** At so many moments a battle is taken over. */
const TAKEN_OVER = counted(10)

describe('whoever watches', () => {
  let built: Site
  beforeAll(async () => {
    built = await site()
  })
  afterEach(() => built.leave())
  afterAll(() => built?.close())

  it('goes through the film by keys, by pointer and by chapter, and takes it over', async () => {
    const { page, trouble } = await built.open(WATCH.replace('speed=1', 'speed=8'))
    await slider(page).waitFor()
    await page.keyboard.press('p')
    await longEnough(page, 40)
    // By keys, wherever the focus is: to the second round, its next phase, an event on and back.
    await page.keyboard.press('Home')
    for (let n = 0; n < 2; n += 1) await page.keyboard.press('Control+ArrowRight')
    expect(await said(page)).toBe('Round 2, Planning')
    await page.keyboard.press('Shift+ArrowRight')
    await page.keyboard.press('Shift+ArrowRight')
    expect(await said(page)).toBe('Round 2, Activation')
    const here = await at(page)
    await page.keyboard.press('ArrowRight')
    expect(await at(page)).toBeGreaterThan(here)
    await page.keyboard.press('ArrowLeft')
    expect(await at(page)).toBeCloseTo(here, 3)
    // By pointer: near the beginning.
    const box = (await slider(page).boundingBox())!
    await page.mouse.click(box.x + 8, box.y + box.height / 2)
    expect(await at(page)).toBeLessThan(here)
    // By chapter, back into the second round.
    await page.keyboard.press('g')
    await page
      .getByRole('region', { name: 'Chapters' })
      .getByRole('button', { name: /^Round 2/ })
      .click()
    expect(await said(page)).toMatch(/^Round 2/)
    expect(await page.getByRole('region', { name: 'Chapters' }).count()).toBe(0)
    // The log of one ship alone, and as text.
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.locator('.log .fold').click()
    const all = await page.locator('.log-line').count()
    await page.locator('.ship-card').first().click()
    await page.getByRole('button', { name: /^Only / }).click()
    const few = await page.locator('.log-line').count()
    expect(few).toBeGreaterThan(0)
    expect(few).toBeLessThan(all)
    expect(await page.locator('.log-line:not(.about)').count()).toBe(0)
    await page.getByRole('button', { name: 'Copy', exact: true }).click()
    await page.locator('.log-told', { hasText: 'Copied' }).waitFor()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toContain('Round 1')
    expect(copied.split('\n').filter(line => line && !/^Round \d+$/.test(line))).toHaveLength(few)
    // And on as one's own battle: the Empire is asked for its dials of that round.
    await page.keyboard.press('Shift+ArrowRight')
    await page.keyboard.press('Shift+ArrowRight')
    await page.getByRole('button', { name: 'Take over from here' }).click()
    await page.getByRole('button', { name: 'Fly the Empire from here' }).click()
    await until(page, { waiting: 'dial', round: '2' }, 20_000)
    expect(await page.locator('.objective .second').count()).toBe(1)
    expect(await page.locator('.film-line').count()).toBe(0)
    expect(trouble).toEqual([])
  })

  it(`takes a battle over at ${TAKEN_OVER} moments, on either side, with all that was there before`, async () => {
    const golden = resolve(import.meta.dirname, '../golden/random-random.replay.json')
    const file = JSON.parse(readFileSync(golden, 'utf8'))
    const { page, trouble } = await built.open('?q=2d&motion=reduced&stats=1&speed=instant&think=nodes:20')
    const next = random(21)
    for (let n = 0; n < TAKEN_OVER; n += 1) {
      if (n > 0) await page.reload()
      await page.locator('input[type=file]').setInputFiles(golden)
      await slider(page).waitFor()
      if (await page.getByRole('button', { name: 'Pause' }).isVisible()) await page.keyboard.press('p')
      await page.getByRole('button', { name: 'Run' }).waitFor()
      const end = Number(await slider(page).getAttribute('max'))
      await slider(page).fill(String(next() * end * 0.95))
      const moment = await at(page)
      await page.waitForFunction(
        time => Math.abs(Number(document.getElementById('stats')?.dataset['time']) - time) < 0.01,
        moment,
      )
      const seen = await page.evaluate(async () => {
        for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
        return Number(document.getElementById('stats')?.dataset['at'])
      })
      const side = n % 2 ? 'second' : 'first'
      await page.getByRole('button', { name: 'Take over from here' }).click()
      await page
        .getByRole('button', { name: side === 'first' ? 'Fly the Rebels from here' : 'Fly the Empire from here' })
        .click()
      await prepare(page)
      let screen = await asked(page, '')
      for (let turn = 0; turn < 2 && screen.result === ''; turn += 1) {
        await page.keyboard.press('Enter')
        screen = await asked(page, screen.key)
      }
      const downloading = page.waitForEvent('download')
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').getByRole('button', { name: 'Save as a file' }).click()
      // Its replay is shut until it has ended.
      const kept = JSON.parse(readFileSync(await saved(await downloading), 'utf8'))
      const other = readReplay(kept.payload.replay)
      if ('problem' in other) throw new Error(other.problem.key)
      // What was before the side's last decision is there; every command since is legal, and leads to the same state here as there.
      const keep = keepFor(file.commands, side, seen)
      expect(other.commands.slice(0, keep)).toEqual(file.commands.slice(0, keep))
      expect(other.commands.length).toBeGreaterThan(keep)
      expect(runReplay(game, other)).toMatchObject({ problem: null, agreed: other.commands.length })
    }
    expect(trouble).toEqual([])
  })

  it('is told why, has terms explained in place, and may guess first', async () => {
    const { page, trouble } = await built.open(`${WATCH}&captions=teach`)
    await slider(page).waitFor()
    await longEnough(page, 20)
    const term = page.locator('.teach .term').first()
    await term.waitFor()
    await term.click()
    await page.locator('.meaning').waitFor()
    // The film waits while somebody reads, and Escape closes that alone.
    await page.getByRole('button', { name: 'Run' }).waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => page.locator('.meaning, dialog[open]').count()).toBe(0)
    // It opens for a pointer that moves over it, and not for one at rest where it comes to lie.
    await page.getByRole('button', { name: 'Pause' }).click()
    await term.waitFor()
    const place = (await term.boundingBox())!
    const [x, y] = [place.x + place.width / 2, place.y + place.height / 2]
    await page.keyboard.press('s')
    await term.waitFor({ state: 'detached' })
    await page.mouse.move(x, y)
    await page.keyboard.press('s')
    await page.keyboard.press('s')
    await term.waitFor()
    await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))
    expect(await page.locator('.meaning').count()).toBe(0)
    await page.mouse.move(x + 3, y + 1)
    await page.locator('.meaning').waitFor()
    await page.mouse.move(x, y - 300)
    await page.locator('.meaning').waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Run' }).click()
    await page.keyboard.press('s')
    await expect.poll(() => page.locator('.teach').count()).toBe(0)
    expect(await page.locator('[data-captions=off]').count()).toBe(1)
    await page.locator('[data-captions]').click()
    await page.getByText('Ask me first').click()
    await page.keyboard.press('Escape')
    await page.getByLabel('Speed').selectOption('8')
    const question = page.getByRole('region', { name: 'Ask me first' })
    await question.waitFor()
    expect(await question.getByRole('button').count()).toBe(6)
    // The table shows whom it is about.
    expect(await page.locator('.board-ship.selected').count()).toBe(1)
    // What the answer was worth stands for a second of the film or two: long enough to be seen at its own speed.
    await page.getByLabel('Speed').selectOption('1')
    await question.getByRole('button').first().click()
    await page.locator('.verdict').waitFor()
    expect(await page.locator('.board-ship.selected').count()).toBe(0)
    await page.getByLabel('Speed').selectOption('8')
    // The next one is answered by a key, wherever in the film's bar the focus was left; Space goes on without an answer.
    await page.waitForFunction(() => document.activeElement?.closest('.ask'))
    const asked = await question.locator('p').textContent()
    await page.keyboard.press('Enter')
    await page.waitForFunction(before => {
      const text = document.querySelector('.ask p')?.textContent
      return text && text !== before && document.activeElement?.closest('.ask')
    }, asked)
    await page.keyboard.press('Space')
    await question.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Pause' }).waitFor()
    expect(await page.locator('.verdict').count()).toBe(0)
    expect(trouble).toEqual([])
  })

  it.runIf(WHOLE)('is asked on a phone on its side below the table, most of which stays in sight', async () => {
    const fast = WATCH.replace('speed=1', 'speed=8')
    const { page, trouble } = await built.open(fast, { viewport: { width: 844, height: 390 }, hasTouch: true })
    await page.evaluate(() => localStorage.setItem('koiogran.watching', '{"captions":"teach","guess":true}'))
    await page.reload()
    await page.locator('.ask').waitFor()
    expect((await page.locator('.ask').boundingBox())!.y).toBeGreaterThan(390 / 2)
    expect(await page.locator('.caption > p').first().isVisible()).toBe(false)
    for (const key of await page.locator('.ask button').all()) {
      const { y, height } = (await key.boundingBox())!
      expect(y + height).toBeLessThanOrEqual((await page.locator('.film-bar').boundingBox())!.y)
    }
    expect(trouble).toEqual([])
  })

  it.runIf(WHOLE)('finds a term in the glossary, from the help', async () => {
    const { page, trouble } = await built.open(WATCH)
    await slider(page).waitFor()
    await page.keyboard.press('?')
    await page.getByRole('button', { name: 'Glossary' }).click()
    await page.getByRole('searchbox').fill('k-turn')
    await page.getByRole('term').filter({ hasText: 'Koiogran' }).waitFor()
    expect(await page.locator('.glossary > div').count()).toBe(1)
    await page.getByRole('searchbox').fill('starship cafeteria')
    await page.getByText('No term fits.').waitFor()
    expect(trouble).toEqual([])
  })
})
