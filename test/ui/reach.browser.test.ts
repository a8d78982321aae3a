/** A battle by ear, in any palette, in large text, without motion, and through every breakdown. */
import type { Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { axeFaults } from '../support/axe.ts'
import { type Site, site, until } from '../support/browser.ts'
import { WHOLE } from '../support/counts.ts'
import { asked, prepare } from './screen.ts'

const BATTLE =
  '?view=play&mission=1&side=second&level=random&think=nodes:20&seed=7&speed=instant&motion=reduced&stats=1&mute=1'

/** A word of the battle's own numbers. */
const stat = (page: Page, name: string) =>
  page.evaluate(one => document.getElementById('stats')?.dataset[one] ?? '', name)

/** Puts everything down where it lies, until dials are asked for. */
async function planned(page: Page): Promise<void> {
  await prepare(page)
  let key = ''
  for (let n = 0; n < 20; n += 1) {
    const screen = await asked(page, key)
    // No key of these means anything else besides.
    expect(await page.locator('dialog[open]').count()).toBe(0)
    if (screen.panel === 'dials') return
    key = screen.key
    await page.keyboard.press('Enter')
  }
  throw new Error('no dials are asked for')
}

/** Text and keys that stick out of the window sideways or are cut off. Read in the page. */
const cut = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('button, p, h1, h2, h3, h4, label, select, li')]
    .filter(element => !element.closest('.unseen, .chart') && getComputedStyle(element).clipPath === 'none')
    .filter(element => {
      const { left, right, width } = element.getBoundingClientRect()
      return width > 1 && (left < -1 || right > innerWidth + 1)
    })
    .map(element => `${element.className}: ${element.textContent?.slice(0, 40)}`)

describe('a battle for everybody', () => {
  let built: Site
  beforeAll(async () => {
    built = await site()
  })
  afterEach(() => built.leave())
  afterAll(() => built?.close())

  it('can be heard, and seen in any palette and in text twice as large', async () => {
    const { page, trouble } = await built.open(`${BATTLE}&q=2d&palette=cvd`)
    await planned(page)
    const root = page.locator('html')
    expect(await root.getAttribute('data-palette')).toBe('cvd')

    // The board in words is there for those who listen, and seen when it is asked for.
    const words = page.getByRole('region', { name: 'Board in words' })
    await words.waitFor({ state: 'attached' })
    // The words follow the film at a pace that can be heard.
    await words
      .locator('h4')
      .nth((await page.locator('.board-ship').count()) - 1)
      .waitFor({ state: 'attached' })
    expect(await words.locator('h4').count()).toBe(await page.locator('.board-ship').count())
    await page.keyboard.press('i')
    await page.locator('.mirror').waitFor()
    expect(await words.textContent()).toMatch(/o’clock, (beyond )?range \d, \d+ mm/)
    expect(await axeFaults(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.locator('.mirror').waitFor({ state: 'detached' })

    // The dial is a grid: one key is reached by Tab, arrows walk, what is set is told.
    const grid = page.getByRole('grid')
    expect(await grid.locator('[tabindex="0"]').count()).toBe(1)
    await grid.locator('[tabindex="0"]').focus()
    await page.keyboard.press('End')
    await page.keyboard.press('ArrowLeft')
    const name = await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')
    expect(name).toMatch(/^\d (straight|bank|turn|Koiogran).*, (green|white|red)/)
    // The wheel turns it: one notch, one speed.
    const current = () => grid.locator('[tabindex="0"]').getAttribute('data-key')
    const turned = await current()
    await grid.hover()
    await page.mouse.wheel(0, -100)
    await page.waitForFunction(
      last => document.querySelector('.dial [tabindex="0"]')?.getAttribute('data-key') !== last,
      turned,
    )
    expect((await current())?.split(' ')[0]).toBe(turned?.split(' ')[0])
    await page.keyboard.press('Enter')
    expect(await page.locator('.orders [aria-selected=true], .orders .ship-tabs').count()).toBeGreaterThan(0)

    // Larger text gets the layout of a smaller window; another palette other colours; both at once.
    const colour = () => root.evaluate(element => getComputedStyle(element).getPropertyValue('--first'))
    const before = await colour()
    await page.keyboard.press('Escape')
    await page.getByRole('radio', { name: /^Mono/ }).check({ force: true })
    await page.getByLabel('Size of the text').selectOption('200')
    expect(await root.getAttribute('data-palette')).toBe('mono')
    expect(await colour()).not.toBe(before)
    expect(await axeFaults(page)).toEqual([])
    expect(await page.evaluate(cut)).toEqual([])
    await page.getByRole('checkbox', { name: /^Single letters/ }).uncheck()
    await page.keyboard.press('Escape')
    await page.locator('.pages').waitFor()
    expect(await page.evaluate(cut)).toEqual([])
    expect(await axeFaults(page)).toEqual([])

    // Letters do nothing any more; arrows, Enter and Tab do.
    await page.keyboard.press('i')
    await expect.poll(() => page.locator('.mirror').count()).toBe(0)
    const at = await stat(page, 'at')
    await prepare(page)
    for (let n = 0, key = ''; n < 12 && (await stat(page, 'at')) === at; n += 1) {
      const screen = await asked(page, key)
      if (screen.panel !== 'dials') break
      key = screen.key
      const commit = page.locator('.panel.dials .key.primary:not([aria-disabled=true])')
      if ((await commit.count()) > 0) await commit.focus()
      else await grid.locator('[tabindex="0"]').focus()
      await page.keyboard.press('Enter')
    }
    // What came of it is said, in few messages.
    await page.getByRole('log').locator('p').first().waitFor({ state: 'attached' })
    expect(trouble).toEqual([])
    await page.reload()
    expect(await root.evaluate(element => element.style.fontSize)).toBe('200%')
  })

  it('moves as the system wishes, or as the person does, now and on the next visit', async () => {
    const { page, trouble } = await built.open('?q=2d', { reducedMotion: 'reduce' })
    const root = page.locator('html')
    await root.and(page.locator('[data-motion=reduced]')).waitFor()
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await root.and(page.locator('[data-motion=full]')).waitFor()
    await page.getByRole('button', { name: 'Settings' }).click()
    await page.getByRole('radio', { name: 'Reduced' }).check({ force: true })
    await root.and(page.locator('[data-motion=reduced]')).waitFor()
    await page.reload()
    await root.and(page.locator('[data-motion=reduced]')).waitFor()
    // The address has its way, for this visit.
    await page.goto(`${page.url()}&motion=full`)
    await root.and(page.locator('[data-motion=full]')).waitFor()
    expect(trouble).toEqual([])
  })

  it('survives a dead computer, no network, no storage, a broken part and a broken screen', async () => {
    const { page, trouble } = await built.open(`${BATTLE}&q=2d`)
    await planned(page)
    let hash = await stat(page, 'hash')
    const same = async () => expect(await stat(page, 'hash')).toBe(hash)

    // No network: what is not there yet cannot come, and says so.
    await page.context().setOffline(true)
    await page.keyboard.press('r')
    await page.getByRole('dialog').getByRole('button', { name: 'Try again' }).waitFor()
    await same()
    await page.keyboard.press('Escape')
    await page.context().setOffline(false)

    // The computer's worker dies: something legal is played for it. The next order breaks as it opens, and comes back.
    for (const worker of page.workers()) await worker.evaluate(() => self.close())
    await same()
    await page.evaluate(() => {
      const { focus } = HTMLElement.prototype
      const { showModal } = HTMLDialogElement.prototype
      const { transaction } = IDBDatabase.prototype
      Object.assign(globalThis, {
        fail: (what: string) => {
          const broken = () => {
            throw new Error(`no ${what}`)
          }
          if (what === 'order')
            HTMLElement.prototype.focus = function (this: HTMLElement, options?: FocusOptions) {
              if (options?.preventScroll) broken()
              focus.call(this, options)
            }
          if (what === 'dialog') HTMLDialogElement.prototype.showModal = broken
          if (what === 'storage') IDBDatabase.prototype.transaction = broken
          if (what === 'nothing') Object.assign(HTMLElement.prototype, { focus })
          if (what === 'nothing') Object.assign(HTMLDialogElement.prototype, { showModal })
          if (what === 'nothing') Object.assign(IDBDatabase.prototype, { transaction })
        },
      })
    })
    const fail = (what: string) =>
      page.evaluate(one => (globalThis as unknown as { fail: (what: string) => void }).fail(one), what)
    await fail('order')
    const dials = page.locator('.panel.dials')
    for (let n = 0; n < 12 && (await dials.count()) > 0; n += 1) {
      const commit = dials.locator('.key.primary:not([aria-disabled=true])')
      if ((await commit.count()) > 0) await commit.click()
      else await dials.locator('.dial-key[tabindex="0"]').click()
    }
    const broken = page.locator('.region-broken.panel')
    await broken.waitFor({ timeout: 60_000 })
    await until(page, { waiting: { not: '' } })
    hash = await stat(page, 'hash')
    expect(await page.locator('.ship-card').count()).toBeGreaterThan(2)
    await fail('nothing')
    await broken.getByRole('button', { name: 'Try again' }).click()
    await page.locator('[data-panel]').waitFor()
    await same()

    // The screen breaks as a dialog opens: a report, and on from what was kept.
    await fail('dialog')
    await page.keyboard.press('Escape')
    await page.getByRole('heading', { name: 'Something went wrong' }).waitFor()
    await fail('nothing')
    await page.evaluate(() => Object.assign(navigator.clipboard, { writeText: () => Promise.reject(new Error('no')) }))
    await page.getByRole('button', { name: 'Copy report' }).click()
    const told = JSON.parse((await page.locator('.trouble-told').textContent()) ?? '')
    expect(told).toMatchObject({ rules: expect.any(String), battle: { hash, mission: 'political-escort' } })
    // Its dice are sealed until it has ended.
    expect(told.battle).not.toHaveProperty('seed')
    expect(told.mishaps.join()).toContain('no dialog')
    expect(told.battle.events.length).toBeGreaterThan(10)
    await page.getByRole('button', { name: 'Resume from autosave' }).click()
    // The battle is played again up to the same question.
    await page.locator('[data-panel]:not([data-panel="idle"])').waitFor({ timeout: 60_000 })
    await until(page, { waiting: { not: '' } })
    await same()

    // Nothing can be kept any more: it is said, and the battle goes on.
    await fail('storage')
    await same()
    const at = Number(await stat(page, 'at'))
    for (let n = 0, key = ''; n < 12 && Number(await stat(page, 'at')) === at; n += 1) {
      key = (await asked(page, key)).key
      await page.keyboard.press('Enter')
    }
    expect(Number(await stat(page, 'at'))).toBeGreaterThan(at)
    await page.getByRole('button', { name: 'Not kept: save a file' }).waitFor()
    expect(trouble.filter(line => !/no (order|dialog|storage)|ERR_INTERNET|Failed to fetch/i.test(line))).toEqual([])
  })

  it.runIf(WHOLE)('goes on upon the flat board when the graphics are lost and do not come back', async () => {
    const { page } = await built.open(`${BATTLE}&q=low&dpr=0.25`)
    await planned(page)
    const hash = await stat(page, 'hash')
    // The graphics are lost and do not come back: the flat board takes over.
    await page.evaluate(() =>
      document
        .querySelector<HTMLCanvasElement>('canvas[data-engine]')!
        .getContext('webgl2')!
        .getExtension('WEBGL_lose_context')!
        .loseContext(),
    )
    await page.locator('.board2d').waitFor({ timeout: 20_000 })
    expect(await stat(page, 'hash')).toBe(hash)
    await page.locator('.panel.dials').waitFor()
  })
})
