/** Where the enemy may fire, on the stage and on the flat board: by its key, from the list, and not by eye. */
import type { Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Site, site, until } from '../support/browser.ts'
import { WHOLE } from '../support/counts.ts'
import { asked, prepare } from './screen.ts'

const BATTLE =
  '?view=play&mission=1&side=first&level=random&think=nodes:20&seed=7&speed=instant&motion=reduced&stats=1&mute=1'

/** Puts everything down where it lies, until dials are asked for. */
async function planned(page: Page): Promise<void> {
  await prepare(page)
  let key = ''
  for (let n = 0; n < 20; n += 1) {
    const screen = await asked(page, key)
    if (screen.panel === 'dials') return
    key = screen.key
    await page.keyboard.press('Enter')
  }
  throw new Error('no dials are asked for')
}

describe('where the enemy may fire', () => {
  let built: Site
  beforeAll(async () => {
    built = await site()
  })
  afterEach(() => built.leave())
  afterAll(() => built?.close())

  it('is drawn and told by a key and from the list, follows the move that is looked at, and not by eye', async () => {
    const { page, trouble } = await built.open(`${BATTLE}&q=2d`)
    await planned(page)
    const steps = page.locator('.board2d [data-heat]')
    const legend = page.getByRole('region', { name: 'Enemy fire' })
    expect(await steps.count()).toBe(0)
    await page.keyboard.press('Shift+K')
    await steps.nth(1).waitFor({ state: 'attached' })
    await expect.poll(() => legend.getByRole('status').textContent()).toBe('2 ships, wherever their dials may lead')
    // Every own ship is told of; the one that is given a dial is told what its move would lead it to.
    expect(await legend.locator('ul li').count()).toBe(2)
    const line = legend.locator('ul li:not(.unseen)')
    await page.locator('.dial [tabindex="0"]').focus()
    await page.keyboard.press('Home')
    await expect
      .poll(() => line.textContent())
      .toMatch(/here: under fire from \d of 2, \d\.\d dice · then: under fire from \d of 2, \d\.\d dice/)
    // One enemy alone, when it is looked at.
    await page.locator('.ship-card.second .ship-name').first().click()
    await expect.poll(() => legend.getByRole('status').textContent()).toBe('one ship, wherever its dial may lead')
    await page.keyboard.press('k')
    await expect.poll(() => steps.count()).toBeGreaterThan(0)
    // A key that is held gives a look, and what was drawn before stays.
    const rings = page.locator('.board-rings')
    await page.keyboard.down('b')
    await rings.waitFor()
    await page.keyboard.down('b')
    expect(await rings.count()).toBe(1)
    const since = await page.evaluate(() => performance.now())
    await page.waitForFunction(from => performance.now() - from > 600, since)
    await page.keyboard.up('b')
    await rings.waitFor({ state: 'detached' })
    await page.keyboard.press('b')
    await rings.waitFor()
    await expect.poll(() => steps.count()).toBeGreaterThan(0)
    // Nobody is told anything while planning by eye.
    await page.keyboard.press('Escape')
    await page.getByRole('checkbox', { name: /^Table mode/ }).check({ force: true })
    await page.keyboard.press('Escape')
    await expect.poll(() => legend.getAttribute('data-fire')).toBe('closed')
    await expect.poll(() => steps.count()).toBe(0)
    await page.getByRole('button', { name: 'Drawn on the table' }).click()
    await page.getByRole('checkbox', { name: /^⇧K/ }).uncheck()
    await legend.waitFor({ state: 'detached' })
    expect(trouble).toEqual([])
  })

  it.runIf(WHOLE)('lies on the stage, in one draw', async () => {
    const { page, trouble } = await built.open(`${BATTLE}&q=low&dpr=0.5`)
    await planned(page)
    await page.locator('canvas[data-ready=true]').waitFor()
    /** What is drawn once nothing moves any more. */
    const draws = async (): Promise<number> => {
      let last = ''
      const still = async () => {
        const { frames = '', draws: now = '' } = await until(page, { draws: { above: 0 } })
        const before = last
        last = `${frames} ${now}`
        return last === before
      }
      await expect.poll(still, { interval: 500, timeout: 30_000 }).toBe(true)
      return Number(last.split(' ')[1])
    }
    const bare = await draws()
    await page.keyboard.press('Shift+K')
    await page.getByRole('region', { name: 'Enemy fire' }).getByText('½').waitFor()
    expect(await draws()).toBe(bare + 1)
    await page.keyboard.press('Shift+K')
    await page.getByRole('region', { name: 'Enemy fire' }).waitFor({ state: 'detached' })
    expect(await draws()).toBe(bare)
    expect(trouble).toEqual([])
  })
})
