/** A newcomer is taught by keyboard from lesson to lesson, helped when waiting, and may skip it. */
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { axeFaults } from '../support/axe.ts'
import { type Site, site } from '../support/browser.ts'
import { asked, prepare, type Screen } from './screen.ts'

const QUICK = 'seed=7&think=nodes:40&speed=instant&q=2d&motion=reduced&stats=1'
/** Answers that a lesson may need at most. */
const PATIENCE = 80

const remembered = (page: Page) => page.evaluate(() => localStorage.getItem('koiogran.lessons'))
const stepNow = (page: Page) => page.locator('.coach').getAttribute('data-step')

/** Free of axe's complaints: the card, and the orders under it. */
async function whole(page: Page, what: string): Promise<void> {
  expect(await axeFaults(page, { within: '.orders' }), what).toEqual([])
}

/** Answers by keys alone until the lesson is over; the steps that were shown. */
async function flyLesson(page: Page): Promise<ReadonlySet<string>> {
  const steps = new Set<string>()
  let screen: Screen = { waiting: '', result: '', panel: '', key: '' }
  for (let turn = 0; turn < PATIENCE; turn += 1) {
    screen = await asked(page, screen.key)
    if (screen.result !== '') return steps
    steps.add((await stepNow(page)) ?? '')
    if (screen.waiting === 'dial') await page.keyboard.press(['ArrowLeft', 'ArrowRight', 'ArrowDown'][turn % 3]!)
    await page.keyboard.press('Enter')
  }
  throw new Error(`no end after ${PATIENCE} answers: ${screen.key.slice(0, 200)}`)
}

describe('quick start', () => {
  let built: Site
  beforeAll(async () => {
    built = await site()
  })
  afterAll(() => built?.close())

  it('greets a newcomer, teaches by keyboard from lesson to lesson, helps who waits, and can be skipped', async () => {
    const { page, trouble } = await built.open(`?${QUICK}`)
    await page.clock.install()
    const first = page.locator('.menu-item').first()
    await first.waitFor()
    expect(await first.getAttribute('class')).toContain('learn')
    await first.focus()
    await page.keyboard.press('Enter')
    await page.locator('.coach').waitFor()
    await prepare(page)
    await asked(page, '')
    await page.locator('.coach[data-step=dial]').waitFor()
    // Actions and red manoeuvres are for later; the rest of the dial is open.
    expect(await page.locator('.dial-key.red').getAttribute('aria-disabled')).toBe('true')
    expect(await page.locator('.dial-key:not([aria-disabled])').count()).toBeGreaterThan(10)
    // Whoever waits is offered help, which selects and does not answer.
    await page.clock.fastForward(16_000)
    await page.locator('.coach-idle').waitFor()
    expect(await page.locator('.battle').getAttribute('data-coach')).toBe('show')
    await page.locator('.coach-show').focus()
    await page.keyboard.press('Enter')
    await page.locator('.hint .key.primary').focus()
    await page.keyboard.press('Enter')
    await page.locator('.coach[data-step=commit]').waitFor()
    expect(await remembered(page)).toContain('"stage":1')

    const steps = await flyLesson(page)
    expect(steps).toContain('target')
    const end = page.locator('.lesson-end')
    await end.waitFor()
    await whole(page, 'the end of the lesson')
    expect(await end.locator('li.met').count()).toBeGreaterThan(1)
    if (await end.evaluate(panel => panel.classList.contains('first')))
      expect(await remembered(page)).toContain('"stage":2')
    await end.getByRole('button', { name: 'Next lesson' }).focus()
    await page.keyboard.press('Enter')
    await page.locator('.coach[data-step=act-ahead]').waitFor()
    expect(await remembered(page)).toContain('"stage":2')

    // Kept like any battle, it goes on as a lesson.
    await asked(page, '')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await page.locator('.panel.action').waitFor()
    await page.reload()
    await page.locator('.menu-item.continue').click()
    await page.locator('.coach[data-step=action]').waitFor()
    await whole(page, 'an action')
    // A hint says what the instructor says, whatever else might be done.
    const suggested = page.locator('.hint-take strong').first()
    await page.locator('.coach-show').click()
    expect(await suggested.innerText()).toBe('Focus')

    // Skipped, one and then all.
    const skip = page.locator('.coach').getByRole('button', { name: 'Skip', exact: true })
    await skip.focus()
    await page.keyboard.press('Enter')
    expect(
      await page
        .locator('.coach-skip .key')
        .first()
        .evaluate(key => key === document.activeElement),
    ).toBe(true)
    await page.keyboard.press('Enter')
    await page.locator('.coach[data-step=behind]').waitFor()
    expect(await page.locator('.dial-key.red').first().getAttribute('aria-disabled')).toBeNull()
    await page.locator('.coach-show').click()
    expect(await suggested.innerText()).toMatch(/koiogran/i)
    await page.locator('.hint .key.primary').click()
    expect(await page.locator('.dial-key[aria-pressed="true"]').getAttribute('data-key')).toBe('koiogran 4')
    await skip.click()
    await page.locator('.coach-skip .key').first().click()
    // The fourth is of another set, whose ships come with it; a Tallon Roll asks where it stops.
    await page.locator('.coach[data-step=fast]').waitFor()
    await page.locator('.dial-key[data-key="tallon-right 3"]').click()
    await page.keyboard.press('Enter')
    await page.locator('.coach[data-step=slide]').waitFor()
    await page
      .locator('.panel.slide')
      .getByRole('button', { name: /^Ahead/ })
      .focus()
    await page.keyboard.press('Enter')
    await whole(page, 'where a Tallon Roll stops')
    expect(await page.locator('.panel.slide .slider .label').innerText()).toMatch(/: 10 mm$/)
    await skip.click()
    await page.locator('.coach-skip .key').first().click()
    await page.locator('main.menu').waitFor()
    expect(await page.locator('.menu-item.learn').count()).toBe(0)
    expect(await page.locator('.menu-rest').getByRole('button', { name: 'Quick start' }).count()).toBe(1)
    expect(trouble).toEqual([])
  })
})
