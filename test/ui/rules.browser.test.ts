/** The rulebook opens from menu, caption, log and greyed choices, and says so when it cannot be had. */
import type { Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { axeFaults } from '../support/axe.ts'
import { type Site, site, until } from '../support/browser.ts'
import { sample, WHOLE } from '../support/counts.ts'
import { asked, prepare } from './screen.ts'

const BATTLE = '?view=play&mission=1&side=first&level=random&seed=7&speed=instant&q=2d&motion=reduced&stats=1'
const DEMO = '?view=demo&mission=1&level=random&seed=7&speed=0.25&q=2d&motion=reduced&stats=1'

async function accessible(page: Page, where: string): Promise<void> {
  expect(await axeFaults(page), `axe, ${where}`).toEqual([])
}

const lit = (page: Page) => page.locator('.rule.lit h4')
const closed = (page: Page) => page.locator('dialog[open]').waitFor({ state: 'detached' })
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '')

/** Answers what is asked with the first choice at hand, until a panel holds what is looked for. */
async function playUntil(page: Page, wanted: string): Promise<void> {
  await prepare(page)
  let key = ''
  for (let turn = 0; turn < 400; turn += 1) {
    const screen = await asked(page, key)
    key = screen.key
    if ((await page.locator(wanted).count()) > 0 || screen.result !== '') return
    if (screen.waiting === 'place') for (let n = 0; n < turn; n += 1) await page.keyboard.press('ArrowRight')
    const commit = page.locator('.panel.dials > .key.primary:not([aria-disabled])')
    const fly = page.locator('.panel.manoeuvre .row .key.primary:not([aria-disabled])')
    if ((await commit.count()) > 0) await commit.click()
    else if ((await fly.count()) > 0) await fly.click()
    else {
      await page.locator('[data-first]:not(html)').first().focus()
      await page.keyboard.press('Enter')
    }
  }
  throw new Error(`${wanted} is not shown`)
}

const PHONE = { width: 390, height: 844 }

describe('the rulebook in the game', () => {
  let built: Site
  beforeAll(async () => {
    built = await site()
  })
  afterEach(() => built.leave())
  afterAll(() => built?.close())

  it.each(sample([PHONE, { width: 1366, height: 768 }], 1))(
    'opens by address, leads on and back, and is searched, at $width × $height',
    async viewport => {
      const { page, trouble } = await built.open('?rule=combat-3.4', { viewport })
      await lit(page).waitFor()
      expect(await lit(page).textContent()).toBe('COMBAT-3.4')
      expect(await lit(page).evaluate(head => head.parentElement === document.activeElement)).toBe(true)
      await accessible(page, 'a rule')

      const search = page.getByRole('searchbox')
      await search.fill('obstruction 0')
      await page.locator('.rulebook-found button').filter({ hasText: 'COMBAT-4.4' }).click()
      expect(await lit(page).textContent()).toBe('COMBAT-4.4')
      await page.locator('.rule.lit .rule-link').first().click()
      expect(await lit(page).textContent()).toBe('OBST-12')
      await page.locator('.rule.lit .rule-examples .rule-link').first().click()
      expect(await lit(page).textContent()).toMatch(/^(EX|D)-/)
      const back = page.getByRole('button', { name: 'Back', exact: true })
      await back.click()
      await back.click()
      expect(await lit(page).textContent()).toBe('COMBAT-4.4')
      await back.click()
      expect(await search.inputValue()).toBe('obstruction 0')
      await accessible(page, 'a search')
      await search.fill('<img src=x onerror=alert(1)>')
      expect(await page.locator('.rulebook-found button').count()).toBe(0)
      expect(await page.locator('.rulebook img').count()).toBe(0)
      expect(trouble).toEqual([])
    },
  )

  it('opens from the menu at its contents, and gives the focus back', async () => {
    const { page, trouble } = await built.open('')
    await page.getByRole('button', { name: /^Rulebook/ }).click()
    const section = page.getByRole('navigation', { name: 'Contents' }).getByRole('button', { name: /Stress/ })
    await section.click()
    expect(await page.locator('.rulebook h3').textContent()).toBe('14. Stress')
    await accessible(page, 'a section')
    await page.keyboard.press('Escape')
    await closed(page)
    expect(await focused(page)).toContain('Rulebook')
    expect(trouble).toEqual([])
  })

  it('says that there is no such rule, and leaves out what is none', async () => {
    const { page } = await built.open('?rule=FOO-1')
    expect(await page.getByRole('status').filter({ hasText: 'FOO-1' }).textContent()).toContain('no rule FOO-1')
    const other = await built.open(`?rule=${encodeURIComponent('<b>')}`)
    await other.page.locator('.notes').waitFor()
    expect(await other.page.locator('dialog[open]').count()).toBe(0)
  })

  it('says so when it cannot be fetched, and tries again', async () => {
    const { page } = await built.open('')
    await page.route(/reader-.*\.js/, route => route.abort())
    await page.getByRole('button', { name: /^Rulebook/ }).click()
    await page.getByRole('alert').waitFor()
    await accessible(page, 'a failure')
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('alert').waitFor()
    await page.unroute(/reader-.*\.js/)
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.locator('.rulebook').waitFor()
    await page.keyboard.press('Escape')
    await closed(page)
    expect(await focused(page)).toContain('Rulebook')
  })

  it.runIf(WHOLE)('opens from a caption and from a line of the log; the film waits and goes on', async () => {
    const { page, trouble } = await built.open(DEMO)
    await until(page, { round: { above: 0 } })
    const named = await page.locator('.caption .why-key').textContent()
    await page.locator('.caption .why-key').click()
    await lit(page).waitFor()
    expect(named).toContain(await lit(page).textContent())
    expect(await page.getByRole('button', { name: 'Run', includeHidden: true }).count()).toBe(1)
    await accessible(page, 'over a battle')
    await page.keyboard.press('Escape')
    await closed(page)
    expect(await page.getByRole('button', { name: 'Pause' }).count()).toBe(1)

    // What was paused stays paused.
    await page.getByRole('button', { name: 'Pause' }).click()
    await page.keyboard.press('l')
    const line = await focused(page)
    await page.keyboard.press('ArrowRight')
    expect(await focused(page)).toBe('why?')
    await page.keyboard.press('Enter')
    await lit(page).waitFor()
    await page.keyboard.press('Escape')
    await closed(page)
    expect(await focused(page)).toBe('why?')
    await page.keyboard.press('ArrowLeft')
    expect(await focused(page)).toBe(line)
    expect(await page.getByRole('button', { name: 'Run' }).count()).toBe(1)
    await page.keyboard.press('r')
    await page.locator('.rulebook').waitFor()
    expect(trouble).toEqual([])
  })

  it('[PLAN-6] opens from a greyed choice; in table mode nothing is tried out before', async () => {
    const { page, trouble } = await built.open('')
    await page.evaluate(() => localStorage.setItem('koiogran.settings', '{"tableMode":true}'))
    await page.goto(new URL(BATTLE, page.url()).href)
    await playUntil(page, '.panel.dials')
    await page.locator('.dial-key').first().hover()
    expect(await page.locator('.forecast').textContent()).toContain('Table mode')
    expect(await page.locator('.ghost, .ghost-ship, .outcome-mark').count()).toBe(0)
    // Nor is anything measured on the flat board, whatever is wished for.
    for (const key of ['f', 'b', 'm', 't']) await page.keyboard.press(key)
    const measured = page.locator('[data-arc], .board-rings, [data-rule], [data-option]')
    expect(await measured.count()).toBe(0)
    // Switched off, the same key shows where the move would end.
    await page.keyboard.press('Escape')
    await page.getByRole('checkbox', { name: /Table mode/ }).uncheck()
    await accessible(page, 'the menu of the battle')
    await page.keyboard.press('Escape')
    await closed(page)
    await page.locator('.dial-key').nth(1).hover()
    await page.locator('.ghost-ship').waitFor()
    await page.locator('.board-ship.second .base').first().hover({ force: true })
    const ships = await page.locator('.board-ship').count()
    expect(await page.locator('[data-arc]').count()).toBeGreaterThan(ships / 2)
    for (const what of ['.board-rings', '[data-rule]', '[data-option]'])
      expect(await page.locator(what).count()).toBeGreaterThan(0)
    for (const key of ['f', 'b', 'm', 't']) await page.keyboard.press(key)
    await expect.poll(() => page.locator('.board-rings, [data-rule], [data-option]').count()).toBe(0)
    expect(await page.evaluate(() => localStorage.getItem('koiogran.settings'))).toContain('"tableMode":false')

    await playUntil(page, '.option[aria-disabled] ~ .why-key')
    const why = page.locator('.option[aria-disabled] ~ .why-key').first()
    // The key itself says only 'why?'; the rules stand in its name.
    const named = await why.getAttribute('aria-label')
    await why.click()
    await lit(page).waitFor()
    expect(named).toContain(await lit(page).textContent())
    expect(trouble).toEqual([])
  })

  it.runIf(WHOLE)('[PLAN-6] says at the end whether dials were planned by eye', async () => {
    const { page, trouble } = await built.open('?rule=PLAN-6')
    await page.evaluate(() => localStorage.setItem('koiogran.settings', '{"tableMode":true}'))
    await page.goto(new URL(BATTLE.replace('first', 'second'), page.url()).href)
    // However it ends: so this one needs not be played.
    await playUntil(page, '.panel.dials')
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').getByRole('button', { name: 'Concede', exact: true }).click()
    const question = page.getByRole('dialog', { name: 'Concede the battle?' })
    await question.getByRole('button', { name: 'Concede', exact: true }).click()
    await page.locator('.panel.result').getByText('Planned by eye').waitFor()
    expect(trouble).toEqual([])
  })
})
