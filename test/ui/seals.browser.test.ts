/** Seals of dials stand in the log, open after the reveals, and are checked. */
import { createHash } from 'node:crypto'
import type { Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { axeFaults } from '../support/axe.ts'
import { type Site, site } from '../support/browser.ts'
import { sample } from '../support/counts.ts'
import { asked, prepare, type Screen } from './screen.ts'

const BATTLE =
  '?view=play&mission=1&level=greedy&think=nodes:40&seed=7&speed=instant&q=2d&motion=reduced&stats=1&side=second'
const SIZES = [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
]

/** Answers what is asked by keyboard, whatever it is. */
async function answer(page: Page, screen: Screen): Promise<void> {
  await page
    .locator('[data-first]:not(html)')
    .first()
    .focus()
    .catch(() => {})
  const commit = page.locator('.panel.dials > .key.primary:not([aria-disabled])')
  if (screen.waiting === 'dial' && (await commit.count())) await commit.focus()
  await page.keyboard.press('Enter')
}

describe.each(sample(SIZES, 1))('sealed dials in the log at $width × $height', viewport => {
  let built: Site
  beforeAll(async () => {
    built = await site()
  })
  afterEach(() => built.leave())
  afterAll(() => built?.close())

  it('stand there before the own dials are given, open by keyboard after the reveals, and are checked', async () => {
    const { page, trouble } = await built.open(BATTLE, { viewport })
    await prepare(page)
    const narrow = viewport.width <= 800
    const turnTo = async (one: 'Orders' | 'Log') => {
      if (narrow) await page.getByRole('button', { name: one, exact: true }).click()
    }
    const whole = async (what: string) => {
      expect(await axeFaults(page), what).toEqual([])
      const wide = await page.evaluate(
        () => document.querySelector('dialog[open]')!.scrollWidth - document.querySelector('dialog[open]')!.clientWidth,
      )
      expect(wide, what).toBeLessThanOrEqual(0)
    }
    const line = page.locator('.log-line.seal')
    const facts = page.locator('dialog[open] .seal-facts code')

    let screen = await asked(page, '')
    for (let turn = 0; turn < 10 && screen.waiting !== 'dial'; turn += 1) {
      await answer(page, screen)
      screen = await asked(page, screen.key)
    }
    expect(screen.waiting).toBe('dial')
    await line.first().waitFor({ state: 'attached' })
    await turnTo('Log')
    expect(await line.count()).toBe(1)
    expect(await line.textContent()).toMatch(/^Rebels: dials sealed – [0-9a-f]{4} [0-9a-f]{4}…/)
    await line.focus()
    await page.keyboard.press('Enter')
    await facts.first().waitFor()
    const hash = (await facts.allTextContents()).join()
    expect(hash).toMatch(/^[0-9a-f]{64}$/)
    expect(await page.locator('dialog[open] .seal-verdict').textContent()).toMatch(/^Closed/)
    await whole('closed')
    await page.keyboard.press('Escape')
    expect(await line.evaluate(element => element === document.activeElement)).toBe(true)

    await turnTo('Orders')
    for (let turn = 0; turn < 20 && (await page.locator('.log-line.seal.holds').count()) === 0; turn += 1) {
      await answer(page, screen)
      screen = await asked(page, screen.key)
    }
    await turnTo('Log')
    const fold = page.locator('.log .fold')
    if (!narrow && (await fold.getAttribute('aria-expanded')) === 'false') await fold.click()
    await line.first().focus()
    await page.keyboard.press('Enter')
    await facts.first().waitFor()
    const [seal = '', nonce = '', text = ''] = await facts.allTextContents()
    expect(seal).toBe(hash)
    expect(text).toContain(nonce)
    expect(createHash('sha256').update(text).digest('hex')).toBe(hash)
    expect(await page.locator('dialog[open] .seal-verdict.holds').count()).toBe(1)
    await whole('open')
    await page.keyboard.press('Escape')
    expect(trouble).toEqual([])
  })
})
