/** Hints by keyboard, and the opponent’s reasons only when its dials lie open. */
import type { Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { axeFaults } from '../support/axe.ts'
import { type Site, site } from '../support/browser.ts'
import { sample } from '../support/counts.ts'
import { asked, prepare, type Screen } from './screen.ts'

const QUICK = '&level=ace&think=nodes:60&seed=7&speed=instant&q=2d&motion=reduced&stats=1'
// With an asteroid for each side, and an edge to choose.
const PLAY = `?view=play&mission=standard&obstacles=2&side=first${QUICK}`
const SIZES = [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
  { width: 1920, height: 1080 },
]

/** Free of axe's complaints, and nothing of a hint or of the reasons cut off at a side. */
async function whole(page: Page, what: string): Promise<void> {
  expect(await axeFaults(page), what).toEqual([])
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll('.hint, .hint *, .reasons, .reasons *')]
      .filter(element => {
        const { left, right, width } = element.getBoundingClientRect()
        return width > 1 && (left < -0.5 || right > innerWidth + 0.5)
      })
      .map(element => element.className),
  )
  expect(cut, what).toEqual([])
}

const at = (page: Page) => page.evaluate(() => document.getElementById('stats')?.dataset['at'])

/** The numbers of what is being put down, whole as a hint says them. */
const placed = (page: Page) =>
  page
    .locator('.numbers input')
    .evaluateAll(inputs => inputs.map(input => Math.round((input as HTMLInputElement).valueAsNumber) + 0))

/** Questions whose panel holds what a hint gives, until it is answered there. */
const SET = ['dial', 'place', 'reinforce', 'token', 'edge', 'manoeuvre']

/** Asks for a hint by key, takes the best, and answers with what that selected. */
async function followHint(page: Page, screen: Screen): Promise<void> {
  if ((await page.locator('[data-hint]').count()) === 0) {
    await page
      .locator('[data-first]:not(html)')
      .first()
      .focus()
      .catch(() => {})
    return page.keyboard.press('Enter')
  }
  await page.keyboard.press('h')
  const take = page.locator('.hint .key.primary')
  await take.waitFor()
  const before = await at(page)
  const laid = screen.waiting === 'token' || screen.waiting === 'edge'
  const advised = laid ? await page.locator('.hint-take strong').first().innerText() : ''
  // The card has the focus on what it advises.
  await page.waitForFunction(() => document.activeElement?.closest('.hint') !== null)
  await page.keyboard.press('Enter')
  await page.locator('.hint').waitFor({ state: 'detached' })
  // Where there is more to be set, it is only set; else it is the answer.
  const sets = SET.includes(screen.waiting) || (await page.locator('.panel.roll').count()) > 0
  if (!sets) {
    await page.waitForFunction(last => document.getElementById('stats')?.dataset['at'] !== last, before)
    return
  }
  expect(await at(page), `${screen.waiting}: taken, not answered`).toBe(before)
  if (screen.waiting === 'token')
    expect(await placed(page)).toEqual(advised.replaceAll('−', '-').match(/-?\d+/g)!.slice(0, 3).map(Number))
  if (screen.waiting === 'edge') expect(await page.locator('.panel.edge [data-first]').innerText()).toBe(advised)
  await page.keyboard.press('Enter')
}

describe.each(sample(SIZES, 1))('hints and reasons at $width × $height', viewport => {
  let built: Site
  beforeAll(async () => {
    built = await site()
  })
  afterEach(() => built.leave())
  afterAll(() => built?.close())

  it('advise by keyboard, and tell of a round only when its dials lie open', async () => {
    const { page, trouble } = await built.open(PLAY, { viewport })
    await prepare(page)
    const reasons = page.locator('.reasons')
    let screen: Screen = { waiting: '', result: '', panel: '', key: '' }
    const next = async () => {
      screen = await asked(page, screen.key)
    }
    await next()
    while (screen.waiting !== 'dial') {
      expect(await page.locator('[data-hint]').count(), screen.waiting).toBe(1)
      await followHint(page, screen)
      await next()
    }
    await page.keyboard.press('h')
    await page.locator('.hint .key.primary').waitFor()
    await whole(page, 'a hint for the dials')
    // What has the focus is shown on the table before it is taken: the end of every ship, and nothing is set by that.
    const ends = page.locator('.ghost-ship')
    const told = await page.locator('.hint-take').first().locator('.plan-dials li').count()
    expect(told).toBeGreaterThan(0)
    await expect.poll(() => ends.count()).toBe(told)
    expect(await page.locator('.dial [aria-pressed=true]').count()).toBe(0)
    await page.keyboard.press('h')
    await expect.poll(() => page.locator('.hint').count()).toBe(0)
    expect(await page.evaluate(() => document.activeElement?.matches('.dial [data-first]'))).toBe(true)
    // The computer has sealed its dials by now: nothing of them is told.
    await page.locator('.log-line.seal').first().waitFor({ state: 'attached' })
    await page.keyboard.press('w')
    await reasons.waitFor()
    expect(await reasons.locator('.reasons-round').innerText()).toMatch(/setup/i)
    expect(await reasons.locator('.reason-choice').count()).toBeGreaterThan(0)
    expect(await reasons.locator('.plan-dial, .reason-dials').count()).toBe(0)
    await whole(page, 'reasons of the setup')
    await page.keyboard.press('Escape')
    await expect.poll(() => reasons.count()).toBe(0)
    // Back at what is asked, where the key was pressed.
    expect(await page.evaluate(() => document.activeElement?.closest('[data-panel]') !== null)).toBe(true)
    expect(await page.locator('dialog[open]').count()).toBe(0)

    const kinds = new Set<string>()
    for (let turn = 0; turn < 16 && !kinds.has('attack'); turn += 1) {
      kinds.add(screen.waiting)
      await followHint(page, screen)
      await next()
    }
    expect([...kinds]).toEqual(expect.arrayContaining(['dial', 'action', 'attack']))
    await page.keyboard.press('w')
    await reasons.locator('.reason-dials .flown').waitFor()
    expect(await reasons.locator('.reason-dials .plan-dial').count()).toBeGreaterThan(0)
    await whole(page, 'reasons')
    // The film taken back to Planning of the first round, nothing is told any more.
    await page.keyboard.press('Escape')
    if (viewport.width <= 800) await page.getByRole('button', { name: 'Log', exact: true }).click()
    else if ((await page.locator('.log .fold').getAttribute('aria-expanded')) === 'false')
      await page.locator('.log .fold').click()
    await page.locator('.log-line.phaseStarted').first().click()
    await page.keyboard.press('w')
    await reasons.waitFor()
    expect(await reasons.locator('.plan-dial').count()).toBe(0)
    expect(trouble).toEqual([])
  })

  it('give no hint in table mode', async () => {
    const { page } = await built.open(`${PLAY}&temper=cautious`, { viewport })
    await prepare(page)
    let screen = await asked(page, '')
    while (screen.waiting !== 'dial') {
      await followHint(page, screen)
      screen = await asked(page, screen.key)
    }
    expect(await page.locator('[data-hint]').count()).toBe(1)
    await page.evaluate(() => localStorage.setItem('koiogran.settings', '{"tableMode":true}'))
    await page.reload()
    await prepare(page)
    screen = await asked(page, '')
    while (screen.waiting !== 'dial') {
      await followHint(page, screen)
      screen = await asked(page, screen.key)
    }
    expect(await page.locator('[data-hint]').count()).toBe(0)
    await page.keyboard.press('h')
    await expect.poll(() => page.locator('.hint').count()).toBe(0)
  })
})
