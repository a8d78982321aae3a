/** All three missions played to their end by keyboard, pointer and touch, and what keys and pointers must not upset. */
import type { Locator, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Side } from '../../src/rules/index.ts'
import { type Site, saved, site } from '../support/browser.ts'
import { WHOLE } from '../support/counts.ts'
import { endgame } from '../support/kept-battle.ts'
import { asked, prepare, type Screen } from './screen.ts'

const QUICK = 'level=greedy&think=nodes:40&speed=instant&q=2d&motion=reduced&stats=1'
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const BATTLE = `?view=play&mission=1&seed=7&${QUICK}`
/** Answers a person may need at most before a battle counts as endless. */
const PATIENCE = 400

/** Plays to the end with one way of answering, or until a round; what was asked, by kind. */
async function play(
  page: Page,
  answer: (screen: Screen, turn: number) => Promise<void>,
  until = Number.POSITIVE_INFINITY,
) {
  await prepare(page)
  const kinds = new Set<string>()
  let screen: Screen = { waiting: '', result: '', panel: '', key: '' }
  for (let turn = 0; turn < PATIENCE; turn += 1) {
    screen = await asked(page, screen.key)
    if (screen.result !== '') return { kinds, result: screen.result }
    const round = await page.evaluate(() => document.getElementById('stats')?.dataset['round'])
    if (Number(round) >= until) return { kinds, result: '' }
    kinds.add(screen.waiting)
    await answer(screen, turn)
  }
  throw new Error(`no end after ${PATIENCE} answers; the last question: ${screen.key.slice(0, 200)}`)
}

/**
 * One whole battle by keys is flown in `campaign.browser.test.ts`; here each way to answer has a beginning and an end.
 * Plays a battle from its beginning to its end with one way of answering: all of it where counts are whole, otherwise what comes before
 * the second round, and then the last rounds of another one of the same mission.
 */
async function through(
  page: Page,
  mission: string,
  side: Side,
  answer: (screen: Screen, turn: number) => Promise<void>,
) {
  if (WHOLE) return play(page, answer)
  const began = await play(page, answer, 2)
  await page.goto(page.url().replace(/\?.*/, `?${QUICK}`))
  const file = {
    name: 'endgame.save.json',
    mimeType: 'application/json',
    buffer: Buffer.from(await endgame(mission, side)),
  }
  await page.locator('input[type=file]').setInputFiles(file)
  // The newest stands above the one that was begun here.
  await page.locator('.battles li').nth(1).waitFor()
  await page
    .getByRole('button', { name: /^Go on/ })
    .first()
    .click()
  const ended = await play(page, answer)
  return { kinds: new Set([...began.kinds, ...ended.kinds]), result: ended.result }
}

/** Keys alone. */
const byKeyboard = (page: Page) => async (screen: Screen, turn: number) => {
  const { keyboard } = page
  if (screen.waiting === 'dial') {
    // Somewhere else on the dial each time; where everything is set, the focus is on the key that commits.
    for (const key of ['ArrowLeft', 'ArrowDown', 'ArrowRight', 'ArrowUp'].slice(0, turn % 4)) await keyboard.press(key)
  }
  if (screen.waiting === 'place' || screen.waiting === 'reinforce') {
    for (const key of ['ArrowRight', 'ArrowRight', 'Shift+ArrowLeft', 'e']) await keyboard.press(key)
  }
  await keyboard.press('Enter')
}

/** What a person points with. */
type Spot = { readonly x: number; readonly y: number }
type Hand = { press(what: Locator, spot?: Spot): Promise<void>; at(x: number, y: number): Promise<void> }
const mouse = (page: Page): Hand => ({
  press: (what, position) => what.click({ timeout: 30_000, ...(position && { position }) }),
  at: (x, y) => page.mouse.click(x, y),
})
const finger = (page: Page): Hand => ({
  press: (what, position) => what.tap({ timeout: 30_000, ...(position && { position }) }),
  at: (x, y) => page.touchscreen.tap(x, y),
})

/** The pointer alone. */
const byPointer = (page: Page, hand: Hand) => async (screen: Screen, turn: number) => {
  const first = async (selector: string) => hand.press(page.locator(selector).first())
  const there = async (selector: string) => (await page.locator(selector).count()) > 0
  if (screen.waiting === 'place' || screen.waiting === 'reinforce') {
    const board = (await page.locator('.board2d').boundingBox())!
    // Along the edge, until a place is free.
    for (let n = 0; n < 8; n += 1) {
      await hand.at(board.x + board.width * (0.2 + 0.08 * ((turn + n) % 8)), board.y + board.height * 0.14)
      await first('.turn .key')
      if (await there('[data-place]:enabled')) return first('[data-place]:enabled')
    }
    return first('.panel .key.large:not(.primary)')
  }
  if (screen.waiting === 'dial') {
    const commit = '.panel.dials > .key.primary:not([aria-disabled])'
    // A ship would be lost: a second press, elsewhere on the key, for twice at one place is one press.
    if (await there('.lost-warning')) return hand.press(page.locator(commit).first(), { x: 8, y: 8 })
    if (await there(commit)) return first(commit)
    return hand.press(page.locator('.dial-key').nth(turn % 9))
  }
  if (screen.waiting === 'manoeuvre') {
    return (await there('.panel .key.primary:enabled')) ? first('.panel .key.primary:enabled') : first('.dial-key')
  }
  if (screen.panel === 'roll') {
    return (await there('.panel .key.primary:enabled'))
      ? first('.panel .key.primary:enabled')
      : first('.panel .key:not(.primary)')
  }
  if (screen.waiting === 'attack') {
    // Aiming does not fire: the last possible target is picked, then the key says so and is pressed.
    if (await there('[data-fire]:text-matches("^Scan")')) return first('[data-fire]')
    const targets = page.locator('.option[aria-pressed]')
    if ((await targets.count()) === 0) return first('.option:not([aria-disabled])')
    await hand.press(targets.last())
    expect(await page.evaluate(() => document.getElementById('stats')?.dataset['waiting'])).toBe('attack')
    expect(await targets.last().getAttribute('aria-pressed')).toBe('true')
    expect(await page.locator('.option[aria-pressed=true]').count()).toBe(1)
    return first('[data-fire]')
  }
  const options = page.locator('.option:not([aria-disabled])')
  await hand.press(options.nth(screen.waiting === 'action' ? turn % (await options.count()) : 0))
}

describe('Mission 1 played to its end', () => {
  let built: Site
  beforeAll(async () => {
    built = await site()
  })
  afterEach(() => built.leave())
  afterAll(() => built?.close())

  it('by keyboard alone, as the Rebels', async () => {
    const { page, trouble } = await built.open(`${BATTLE}&side=first`)
    const { kinds, result } = await through(page, 'political-escort', 'first', byKeyboard(page))
    expect(['first', 'second']).toContain(result)
    expect([...kinds]).toEqual(expect.arrayContaining(['place', 'manoeuvre', 'dial']))
    expect(await page.locator('.result h2').textContent()).toMatch(/You have (won|lost)/)
    // Who is lost stays on the list: two ships a side began, and somebody was lost or got away.
    const [left, lost] = [await page.locator('.ship-card').count(), await page.locator('.ship-lost').count()]
    expect(lost).toBeGreaterThan(0)
    expect(left + lost).toBeGreaterThanOrEqual(4)
    // The keyboard also starts the next one.
    await page.locator('.result .key.primary').press('Enter')
    await page.waitForFunction(() => document.getElementById('stats')?.dataset['result'] === '')
    expect(trouble).toEqual([])
  })

  it('by pointer alone, as the Empire, and saves its replay, which opens again', async () => {
    const { page, trouble } = await built.open(`${BATTLE}&side=second`)
    const { kinds, result } = await through(page, 'political-escort', 'second', byPointer(page, mouse(page)))
    expect(['first', 'second']).toContain(result)
    expect([...kinds]).toEqual(expect.arrayContaining(['place', 'dial', 'action']))
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export replay' }).click()
    const file = await saved(await downloading)

    await page.getByRole('button', { name: 'Menu', exact: true }).last().click()
    await page.locator('input[type=file]').setInputFiles(file)
    await page.waitForFunction(() => document.getElementById('stats')?.dataset['phase'] === 'setup')
    expect(await page.locator('dialog[open]').count()).toBe(0)
    await page.waitForFunction(
      wanted => {
        document.querySelector<HTMLButtonElement>('.transport .skip:enabled')?.click()
        return document.getElementById('stats')?.dataset['result'] === wanted
      },
      result,
      { timeout: 30_000 },
    )
    expect(trouble).toEqual([])
  })
})

describe('The other battles', () => {
  let built: Site
  beforeAll(async () => {
    built = await site()
  })
  afterEach(() => built.leave())
  afterAll(() => built?.close())

  it.runIf(WHOLE)('Mission 2 is played to its end by keyboard alone, as the Rebels', async () => {
    const { page, trouble } = await built.open(`?view=play&mission=2&seed=5&${QUICK}&side=first`)
    const progress = new Set<string>()
    const answer = byKeyboard(page)
    const { kinds, result } = await through(page, 'asteroid-run', 'first', async (screen, turn) => {
      progress.add((await page.locator('.progress').allTextContents()).join())
      await answer(screen, turn)
    })
    expect(['first', 'second']).toContain(result)
    expect([...kinds]).toEqual(expect.arrayContaining(['place', 'dial']))
    expect([...progress]).toContain('round 1 of 5 until the repair · 4 rounds to hold out')
    expect(trouble).toEqual([])
  })

  it('Mission 3 is played to its end by touch alone on a phone, as the Empire', async () => {
    const { page, trouble } = await built.open(`?view=play&mission=3&seed=5&${QUICK}&side=second`, PHONE)
    const { kinds, result } = await through(page, 'dark-whispers', 'second', byPointer(page, finger(page)))
    expect(['first', 'second']).toContain(result)
    expect([...kinds]).toEqual(expect.arrayContaining(['place', 'dial', 'action']))
    expect(trouble).toEqual([])
  })

  it('keys keep the focus at what is asked: another ship, a keypad without NumLock, the log and back', async () => {
    const { page, trouble } = await built.open(`?view=play&mission=1&seed=7&${QUICK}&side=second`)
    await prepare(page)
    const { keyboard } = page
    for (let screen = await asked(page, ''); screen.waiting !== 'dial'; screen = await asked(page, screen.key))
      await keyboard.press('Enter')
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-key') ?? '')
    const before = await page.locator('.ship-tabs [aria-pressed=true]').textContent()
    await keyboard.press(']')
    await page.waitForFunction(
      last => document.querySelector('.ship-tabs [aria-pressed=true]')?.textContent !== last,
      before,
    )
    expect(await focused()).toBe('straight 2')
    await keyboard.press('5')
    // Without NumLock an eight is an arrow up, and no way out of the dial.
    await keyboard.press('Numpad8')
    expect(await focused()).toBe('straight 5')

    // From a folded log the whole of it, and back again.
    if ((await page.locator('.log .fold').getAttribute('aria-expanded')) === 'true')
      await page.locator('.log .fold').click()
    await keyboard.press('l')
    await page.locator('.log:not(.folded)').waitFor()
    const line = () => page.evaluate(() => document.activeElement?.closest('.log li')?.textContent)
    const last = await line()
    await keyboard.press('ArrowUp')
    expect(await line()).toBeDefined()
    expect(await line()).not.toBe(last)
    await keyboard.press('Escape')
    expect(await focused()).toBe('straight 5')
    expect(await page.locator('dialog[open]').count()).toBe(0)

    // A line that is followed takes the log back with it, and the focus stays there; the way on is at hand.
    await keyboard.press('l')
    await keyboard.press('ArrowUp')
    await keyboard.press('Enter')
    await page.locator('.panel.idle').waitFor()
    await expect.poll(line).toBeDefined()
    await keyboard.press('Escape')
    await keyboard.press('Enter')
    await page.locator('.panel.dials').waitFor()
    // So it is for whoever steps back from the question.
    await page.locator('.dial [data-first]').focus()
    await keyboard.press(',')
    await page.locator('.panel.idle button:focus').waitFor()
    await keyboard.press('Enter')
    await page.locator('.panel.dials').waitFor()
    expect(trouble).toEqual([])
  })

  it('what a mouse points at is looked at, on the next ship’s dial too, which came to lie under it', async () => {
    const { page, trouble } = await built.open(`?view=play&mission=1&seed=7&${QUICK}&side=second`)
    await prepare(page)
    for (let screen = await asked(page, ''); screen.waiting !== 'dial'; screen = await asked(page, screen.key))
      await page.keyboard.press('Enter')
    const shown = () => page.locator('.forecast-title').textContent()
    const key = page.locator('[data-key="straight 5"]')
    await key.click()
    await page.locator('.ship-tabs [aria-pressed=true]', { hasText: 'not set' }).waitFor()
    const box = (await key.boundingBox())!
    await page.mouse.move(box.x + 6, box.y + 6)
    await expect.poll(shown).toBe('5 straight')
    // A dial says at once which of its moves would end badly.
    const out = page.locator('.dial-key:has(.outcome-mark.bad)')
    for (const one of await out.all()) expect(await one.getAttribute('aria-label')).toMatch(/leaves the mat: lost$/)
    expect(trouble).toEqual([])
  })

  it('a dial that loses a ship asks for a second press, another dial for one', async () => {
    const { page, trouble } = await built.open(`?view=play&mission=3&seed=7&${QUICK}&side=second`)
    await prepare(page)
    const { keyboard } = page
    // The first ship goes into a corner, where turns to one side leave the mat.
    let screen = await asked(page, '')
    for (let n = 0; n < 45; n += 1) await keyboard.press('ArrowRight')
    for (; screen.waiting !== 'dial'; screen = await asked(page, screen.key)) await keyboard.press('Enter')
    const bad = page.locator('.dial-key:has(.outcome-mark.bad)')
    const tabs = page.locator('.ship-tabs .key')
    let lost: string | null = null
    for (const tab of await tabs.all()) {
      await tab.click()
      if (lost === null && (await bad.count()) > 0) {
        lost = await bad.first().getAttribute('data-key')
        await bad.first().click()
      } else await page.locator('[data-key="straight 2"]').click()
    }
    expect(lost).not.toBeNull()
    const commit = page.locator('.panel.dials > .key.primary')
    const at = () => page.evaluate(() => document.getElementById('stats')?.dataset['at'])
    const before = await at()
    // Twice at once was meant once.
    await commit.dblclick()
    await page.locator('.lost-warning').waitFor()
    expect(await page.locator('.lost-warning').innerText()).toMatch(/Leaves the mat over the .* edge: lost/)
    expect([await at(), await commit.innerText()]).toEqual([before, 'Fly it all the same'])
    await commit.click()
    await page.waitForFunction(last => document.getElementById('stats')?.dataset['at'] !== last, before)
    expect(trouble).toEqual([])
  })

  it('a barrel roll taken from a hint waits for one key, and again when it is taken again', async () => {
    const { page, trouble } = await built.open(`?view=play&mission=3&seed=11&${QUICK}&side=second`)
    await prepare(page)
    const { keyboard } = page
    const advised = page.locator('.hint-take', { hasText: 'Barrel roll' }).first().locator('button')
    const take = async () => {
      await keyboard.press('h')
      await page.locator('.hint .hint-take').first().waitFor()
      if ((await advised.count()) === 0) return false
      await advised.focus()
      await keyboard.press('Enter')
      await page.locator('.panel.roll .key.primary:focus').waitFor()
      return true
    }
    let screen = await asked(page, '')
    while (!(screen.waiting === 'action' && (await take()))) {
      if ((await page.locator('.hint').count()) > 0) await keyboard.press('h')
      await keyboard.press('Enter')
      screen = await asked(page, screen.key)
    }
    expect(await take()).toBe(true)
    const ships = await page.locator('.board-ship').count()
    await keyboard.press('Enter')
    await page.locator('.panel.roll').waitFor({ state: 'detached' })
    expect(await page.locator('.board-ship').count()).toBe(ships)
    expect(trouble).toEqual([])
  })

  it('a standard game among asteroids begins: one is dragged, turned and judged, and an edge is taken', async () => {
    const { page, trouble } = await built.open(`?view=play&mission=standard&obstacles=2&seed=5&${QUICK}&side=first`)
    await prepare(page)
    let screen = await asked(page, '')
    expect(screen.waiting).toBe('token')
    const board = (await page.locator('.board2d .mat').boundingBox())!
    const at = (x: number, y: number) => [board.x + board.width * x, board.y + board.height * y] as const
    const fields = page.locator('.number input')
    const numbers = () => fields.evaluateAll(inputs => inputs.map(input => Number((input as HTMLInputElement).value)))

    const before = await numbers()
    await page.mouse.move(...at(0.5, 0.5))
    await page.mouse.down()
    await page.mouse.move(...at(0.58, 0.4), { steps: 5 })
    await page.mouse.up()
    const dragged = await numbers()
    expect(dragged).not.toEqual(before)
    // Let go, it stays where it is.
    await page.mouse.move(...at(0.3, 0.6))
    expect(await numbers()).toEqual(dragged)
    await page.mouse.wheel(0, 100)
    await page.waitForFunction(
      heading => Number(document.querySelectorAll<HTMLInputElement>('.number input')[2]?.value) !== heading,
      dragged[2],
    )

    // Too near to an edge: it says why and cannot be set down.
    await fields.first().fill('400')
    expect(await page.locator('[data-place]').isDisabled()).toBe(true)
    expect(await page.locator('.reason').textContent()).toContain('range 2')
    // One press puts it down where a hint would.
    await page.locator('[data-for-me]').click()

    // The panel says meanwhile that it looks for one.
    for (let n = 0; n < 4 && screen.waiting !== 'edge'; n += 1) screen = await asked(page, screen.key)
    expect(screen.waiting).toBe('edge')
    await page.mouse.click(...at(0.95, 0.5))
    await page.getByRole('button', { name: 'Take the east edge' }).click()
    screen = await asked(page, screen.key)
    expect(screen.waiting).toBe('place')
    const [x = 0, , heading] = await numbers()
    expect(x).toBeGreaterThan(350)
    expect(heading).toBe(270)
    await page.locator('[data-place]').click()
    screen = await asked(page, screen.key)
    expect(screen.waiting).toBe('dial')
    expect(await page.evaluate(() => document.getElementById('stats')?.dataset['round'])).toBe('1')
    expect(trouble).toEqual([])
  })
})
