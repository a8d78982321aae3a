import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Site, site } from '../support/browser.ts'
import { asked, prepare, type Screen } from './screen.ts'

const BATTLE = '?view=play&mission=1&level=greedy&think=nodes:40&seed=7&speed=8&q=2d&motion=reduced&stats=1'
/** Answers a person may need at most before a battle counts as endless. */
const PATIENCE = 400

/** Plays to the end with one way of answering; what was asked, by kind. */
async function play(page: Page, answer: (screen: Screen, turn: number) => Promise<void>) {
  await prepare(page)
  const kinds = new Set<string>()
  let screen: Screen = { waiting: '', result: '', panel: '', key: '' }
  for (let turn = 0; turn < PATIENCE; turn += 1) {
    screen = await asked(page, screen.key)
    if (screen.result !== '') return { kinds, result: screen.result }
    kinds.add(screen.waiting)
    await answer(screen, turn)
  }
  throw new Error(`no end after ${PATIENCE} answers; the last question: ${screen.key.slice(0, 200)}`)
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

/** The pointer alone. */
const byPointer = (page: Page) => async (screen: Screen, turn: number) => {
  const first = async (selector: string) => page.locator(selector).first().click({ timeout: 30_000 })
  const there = async (selector: string) => (await page.locator(selector).count()) > 0
  if (screen.waiting === 'place' || screen.waiting === 'reinforce') {
    const board = (await page.locator('.board2d').boundingBox())!
    // Along the edge, until a place is free.
    for (let n = 0; n < 8; n += 1) {
      await page.mouse.click(board.x + board.width * (0.2 + 0.08 * ((turn + n) % 8)), board.y + board.height * 0.14)
      await first('.turn .key')
      if (await there('[data-place]:enabled')) return first('[data-place]:enabled')
    }
    return first('.panel .key.large:not(.primary)')
  }
  if (screen.waiting === 'dial') {
    const commit = '.panel.dials > .key.primary:not([aria-disabled])'
    if (await there(commit)) return first(commit)
    return page
      .locator('.dial-key')
      .nth(turn % 9)
      .click()
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
    const targets = page.locator('.option[aria-pressed]')
    if ((await targets.count()) === 0) return first('.option:not([aria-disabled])')
    await targets.last().click()
    expect(await page.evaluate(() => document.getElementById('stats')?.dataset['waiting'])).toBe('attack')
    expect(await targets.last().getAttribute('aria-pressed')).toBe('true')
    expect(await page.locator('.option[aria-pressed=true]').count()).toBe(1)
    return first('[data-fire]')
  }
  const options = page.locator('.option:not([aria-disabled])')
  await options.nth(screen.waiting === 'action' ? turn % (await options.count()) : 0).click()
}

describe('Mission 1 played to its end', () => {
  let built: Site
  beforeAll(async () => {
    built = await site()
  })
  afterAll(() => built?.close())

  it('by keyboard alone, as the Rebels', async () => {
    const { page, trouble } = await built.open(`${BATTLE}&side=rebel`)
    const { kinds, result } = await play(page, byKeyboard(page))
    expect(['rebel', 'imperial']).toContain(result)
    expect([...kinds]).toEqual(expect.arrayContaining(['place', 'manoeuvre', 'dial']))
    expect(await page.locator('.result h2').textContent()).toMatch(/You have (won|lost)/)
    // The keyboard also starts the next one.
    await page.locator('.result .key.primary').press('Enter')
    await page.waitForFunction(() => document.getElementById('stats')?.dataset['result'] === '')
    expect(trouble).toEqual([])
  })

  it('by pointer alone, as the Empire, and saves its replay, which opens again', async () => {
    const { page, trouble } = await built.open(`${BATTLE}&side=imperial`)
    const { kinds, result } = await play(page, byPointer(page))
    expect(['rebel', 'imperial']).toContain(result)
    expect([...kinds]).toEqual(expect.arrayContaining(['place', 'dial', 'action']))
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export replay' }).click()
    const file = await (await downloading).path()

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
