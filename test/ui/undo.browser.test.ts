/** Taking back a decision or a whole round, by key and by pointer, and why it cannot be done. */
import type { Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Site, site } from '../support/browser.ts'
import { WHOLE } from '../support/counts.ts'
import { asked, prepare } from './screen.ts'

const battle = (more = '') =>
  `?view=play&mission=1&seed=7&level=greedy&think=nodes:40&q=2d&motion=reduced&stats=1&speed=instant${more}`
const atOf = (key: string) => Number(key.split('|')[0])

/** Answers by the first thing offered until a question of a kind comes; gives its key. */
async function reach(page: Page, kind: string, round = 0): Promise<string> {
  await prepare(page)
  let screen = await asked(page, '')
  for (let n = 0; n < 60; n += 1) {
    const now = await page.evaluate(() => Number(document.getElementById('stats')?.dataset['round']))
    if (screen.waiting === kind && now >= round) return screen.key
    await page.keyboard.press('Enter')
    screen = await asked(page, screen.key)
  }
  throw new Error(`never asked: ${kind}`)
}
const note = (page: Page) => page.locator('.notes.passing')
/** Lines of the log but the seals: when the other side’s comes depends on how fast it has planned. */
const logOf = (page: Page) => page.evaluate(() => document.querySelectorAll('.log li:not(:has(.seal))').length)

describe('A decision', () => {
  let built: Site
  beforeAll(async () => {
    built = await site()
  })
  afterEach(() => built.leave())
  afterAll(() => built?.close())

  it('can be taken back by key and by pointer while nothing new was seen, and then not, with the reason', async () => {
    const { page, trouble } = await built.open(battle())
    // Ships of one side are placed one after the other: nothing happens in between.
    const first = await reach(page, 'place')
    expect(await page.locator('[data-undo]').count()).toBe(0)
    await page.keyboard.press('Enter')
    const second = await asked(page, first)
    expect(atOf(second.key)).toBeGreaterThan(atOf(first))
    await page.keyboard.press('z')
    const again = await asked(page, second.key)
    expect(atOf(again.key)).toBe(atOf(first))
    expect(await page.locator('[data-undo]').count()).toBe(0)

    // A dial may be taken back as long as none is committed, whatever was seen before; Space commits nothing by itself.
    await reach(page, 'dial')
    const unset = await page.locator('.panel.dials > .key.primary').textContent()
    await page.keyboard.press('Enter')
    await page.locator('.panel.dials > .key.primary:not([aria-disabled]):focus').waitFor()
    const set = await asked(page, '')
    await page.keyboard.press(' ')
    await page.locator('.panel .spaced').waitFor()
    expect(atOf((await asked(page, '')).key)).toBe(atOf(set.key))
    await page.keyboard.press('z')
    await page.locator('.panel.dials > .key.primary[aria-disabled]').waitFor()
    expect(await page.locator('.panel.dials > .key.primary').textContent()).toBe(unset)
    expect(await page.locator('.dial [data-first]').evaluate(key => key === document.activeElement)).toBe(true)

    await reach(page, 'action')
    // Arrows walk among the actions; what is too far away to be protected says so, with its rule.
    const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '')
    const top = await focused()
    await page.keyboard.press('ArrowDown')
    expect(await focused()).not.toBe(top)
    await page.keyboard.press('End')
    expect(await focused()).toMatch(/^Protect: Senator’s shuttle/)
    await page.keyboard.press('Home')
    expect(await focused()).toBe(top)
    // The dial was set, the enemy has moved or a dial was turned since.
    const key = page.locator('[data-undo]')
    expect(await key.getAttribute('aria-disabled')).toBe('true')
    // It is no dead key: pressed, it tells why.
    await key.click({ force: true })
    expect(await note(page).textContent()).toMatch(/stay set|has been seen/)
    // Nor does it come to life for whoever looks back.
    for (let n = 0; n < 8; n += 1) await page.keyboard.press(',')
    await page.locator('.panel').getByRole('button', { name: 'Skip to my decision' }).waitFor()
    expect(await key.getAttribute('aria-disabled')).toBe('true')
    expect(trouble).toEqual([])
  })

  it('of a whole round too: it begins again, the log with it, and the result will say so', async () => {
    const { page, trouble } = await built.open(battle())
    await reach(page, 'dial', 2)
    const lines = await logOf(page)
    const start = await page.evaluate(() => document.getElementById('stats')?.dataset['hash'])
    await reach(page, 'dial', 3)
    expect(await logOf(page)).toBeGreaterThan(lines)
    await page.keyboard.press('Shift+Z')
    await page.getByRole('button', { name: 'Round 2' }).click()
    await page.waitForFunction(() => document.getElementById('stats')?.dataset['round'] === '2')
    await prepare(page)
    expect((await asked(page, '')).waiting).toBe('dial')
    expect(await page.evaluate(() => document.getElementById('stats')?.dataset['hash'])).toBe(start)
    expect(await logOf(page)).toBe(lines)
    await reach(page, 'dial', 3)
    expect(trouble).toEqual([])
  })

  it.runIf(WHOLE)('stays as it is in an ironman battle', async () => {
    const { page, trouble } = await built.open('?q=2d&motion=reduced&stats=1&speed=instant&seed=7&level=random')
    await page.getByRole('button', { name: /^Single battle/ }).click()
    await page.getByRole('checkbox', { name: /^Ironman/ }).check()
    await page.getByRole('button', { name: 'Take off' }).click()
    await reach(page, 'dial')
    // The key is there and grey, and says why, whoever asks and how.
    expect(await page.locator('[data-undo]').getAttribute('aria-disabled')).toBe('true')
    for (const key of ['z', 'Shift+Z']) {
      await page.keyboard.press(key)
      expect(await note(page).textContent()).toMatch(/^Ironman: nothing is taken back/)
    }
    expect(await page.locator('dialog[open]').count()).toBe(0)
    await page.keyboard.press('Escape')
    await expect.poll(() => page.getByRole('button', { name: 'Begin a round again' }).count()).toBe(0)
    expect(trouble).toEqual([])
  })
})
