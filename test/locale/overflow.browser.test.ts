/** With texts much longer than English everything stays in its box and in the window. */
import type { Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Site, site } from '../support/browser.ts'
import { overflows, pseudo, pseudoTexts } from '../support/pseudo.ts'
import { asked, prepare } from '../ui/screen.ts'
import { allEnglish } from './languages.ts'

const english = await allEnglish()
const SIZES = [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
] as const
const BATTLE =
  '?view=play&mission=1&side=second&level=random&think=nodes:20&seed=7&speed=instant&q=2d&motion=reduced&stats=1'
/** Answers after which all of these have been asked in that battle. */
const ENOUGH = 40
const KINDS = ['place', 'dial', 'action', 'attack'] as const

/** Looks at the screen in every size, and leaves it in the first. */
async function look(page: Page, where: string): Promise<void> {
  for (const size of [...SIZES].reverse()) {
    await page.setViewportSize(size)
    await page.evaluate(() => document.fonts.ready.then(() => new Promise(requestAnimationFrame)))
    expect(await page.evaluate(overflows), `${where} at ${size.width} × ${size.height}`).toEqual([])
  }
}

/** The key or the field that is called so in the made-up language. */
const called = (page: Page, key: string, role: 'button' | 'combobox' = 'button') =>
  page.getByRole(role, { name: new RegExp(`^${pseudo(english[key]!).replace(/[.?()]/g, '\\$&')}`) }).first()

describe('texts much longer than English', () => {
  let built: Site
  beforeAll(async () => {
    built = await site()
  })
  afterEach(() => built.leave())
  afterAll(() => built?.close())

  /** A page in English, which has the made-up language in place of German. */
  const open = async (query: string) => {
    const { page, trouble } = await built.open(`${query}&lang=en`)
    // All of it at once: no part has anything left to fetch.
    const body = `export const texts = ${JSON.stringify(pseudoTexts(english))}\nexport const later = new Proxy({}, { get: () => async () => ({}) })`
    await page.route(/\/assets\/de-[\w-]+\.js$/, route => route.fulfill({ contentType: 'text/javascript', body }))
    return { page, trouble }
  }
  /** Chooses the made-up language where a choice is open. */
  const choose = async (page: Page) => {
    await page.getByRole('combobox', { name: 'Language', exact: true }).selectOption('de')
    await called(page, 'ui.language', 'combobox').waitFor()
    expect(await page.locator('html').getAttribute('lang')).toBe('de')
  }

  it('stay in their boxes and in the window before a battle', async () => {
    const { page, trouble } = await open('?q=2d&motion=reduced')
    await choose(page)
    await look(page, 'menu')
    await called(page, 'ui.settings').click()
    await page.locator('.language-settings').waitFor()
    await look(page, 'settings')
    await page.keyboard.press('Escape')
    await called(page, 'ui.menu.play').click()
    await page.locator('input[value=standard]').check({ force: true })
    await page.locator('input[value=veteran]').last().check({ force: true })
    await page.locator('.squad-picker .chosen').nth(1).waitFor()
    await look(page, 'a standard game')
    await called(page, 'ui.back').click()
    await called(page, 'ui.campaign').click()
    await page.locator('.campaign').first().waitFor()
    await look(page, 'campaign')
    await called(page, 'ui.back').click()
    await called(page, 'ui.menu.squads').click()
    await page.locator('.squads').first().waitFor()
    await look(page, 'squads')
    expect(trouble).toEqual([])

    // A language that does not come: English, said so, and the choice stands for another try.
    await called(page, 'ui.back').click()
    await page.route(/\/assets\/pl-[\w-]+\.js/, route => route.abort())
    await called(page, 'ui.language', 'combobox').selectOption('pl')
    await page.getByText('Polski: this language could not be loaded').waitFor()
    expect(await page.locator('html').getAttribute('lang')).toBe('en')
    await page.getByRole('button', { name: 'Settings' }).click()
    expect(await page.locator('.language-settings select').inputValue()).toBe('pl')
    await page.unroute(/\/assets\/pl-[\w-]+\.js/)
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.waitForFunction(() => document.documentElement.lang === 'pl')
  })

  it('stay there in a battle, which goes on as it was when another language is chosen', async () => {
    const { page, trouble } = await open(BATTLE)
    await prepare(page)
    await asked(page, '')
    await page.keyboard.press('Escape')
    await choose(page)
    await page.keyboard.press('Escape')
    const seen = new Set<string>()
    let key = ''
    for (let turn = 0; turn < ENOUGH && !KINDS.every(kind => seen.has(kind)); turn += 1) {
      const screen = await asked(page, key)
      key = screen.key
      if (!seen.has(screen.waiting)) await look(page, screen.waiting)
      seen.add(screen.waiting)
      if (screen.waiting === 'place') for (let n = 0; n < turn; n += 1) await page.keyboard.press('ArrowRight')
      const commit = page.locator('.panel.dials > .key.primary:not([aria-disabled])')
      await ((await commit.count()) > 0 ? commit : page.locator('[data-first]:not(html)')).first().focus()
      await page.keyboard.press('Enter')
    }
    expect([...seen]).toEqual(expect.arrayContaining([...KINDS]))
    await asked(page, key)

    const state = () => page.evaluate(() => ({ ...document.getElementById('stats')?.dataset }))
    const told = () => page.locator('.log-lines').innerText()
    const [before, log] = [await state(), await told()]
    await page.keyboard.press('Escape')
    await called(page, 'ui.language', 'combobox').waitFor()
    await look(page, 'the menu of the battle')
    await called(page, 'ui.language', 'combobox').selectOption('en')
    await page.getByRole('combobox', { name: 'Language' }).waitFor()
    expect(await page.locator('html').getAttribute('lang')).toBe('en')
    await page.keyboard.press('Escape')
    expect(await told()).not.toBe(log)
    expect((await told()).split('\n')).toHaveLength(log.split('\n').length)
    expect(await page.locator('main').innerText()).not.toMatch(/öö|éé|áá/)
    const after = await state()
    for (const name of ['hash', 'at', 'waiting', 'round', 'phase'])
      expect([name, after[name]]).toEqual([name, before[name]])
    expect(trouble).toEqual([])
  })
})
