/** Orders fit their sheet on phones, narrow laptops, in long words and large text. */
import type { Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Options, type Site, site } from '../support/browser.ts'
import { sample, WHOLE } from '../support/counts.ts'
import { asked, prepare } from './screen.ts'

const BATTLE = '?view=play&level=random&think=nodes:20&seed=7&speed=instant&motion=reduced&stats=1&mute=1&q=2d'

/** Plays by keyboard, with whatever has the focus, until a kind of order is open; gives all kinds that were wider than the sheet. */
async function wideUntil(page: Page, kind: string): Promise<readonly string[]> {
  await prepare(page)
  const wide: string[] = []
  let key = ''
  for (let n = 0; n < 100; n += 1) {
    const screen = await asked(page, key)
    key = screen.key
    const over = await page.locator('.orders').evaluate(orders => orders.scrollWidth - orders.clientWidth)
    if (over > 0) wide.push(`${screen.panel}: ${over}`)
    if (screen.panel === kind) return wide
    await page.keyboard.press('Enter')
  }
  throw new Error(`no order of the kind ${kind}`)
}

describe('an order is no wider than its sheet', () => {
  let built: Site
  beforeAll(async () => {
    built = await site()
  })
  afterEach(() => built.leave())
  afterAll(() => built?.close())

  it('for seven ships on a phone', async () => {
    const query = `${BATTLE}&mission=standard&points=100&side=second`
    const { page } = await built.open(query, { viewport: { width: 390, height: 844 } })
    expect(await wideUntil(page, 'dials')).toEqual([])
    expect(await page.locator('.ship-tabs .key').count()).toBe(7)
  })

  it.runIf(WHOLE)('in a language of long words on a narrow laptop', async () => {
    const query = `${BATTLE}&mission=standard&points=100&side=first&lang=ru`
    const { page } = await built.open(query, { viewport: { width: 1100, height: 700 } })
    expect(await wideUntil(page, 'dials')).toEqual([])
  })

  it.runIf(WHOLE)('with text twice as large on a phone', async () => {
    const { page } = await built.open('?view=menu', { viewport: { width: 390, height: 844 } })
    await page.evaluate(() => localStorage.setItem('koiogran.settings', JSON.stringify({ text: 200 })))
    await page.goto(new URL(`${BATTLE}&mission=standard&points=100&side=first&lang=de`, page.url()).href)
    expect(await wideUntil(page, 'attack')).toEqual([])
    expect(await page.locator('.worth table').count()).toBe(1)
    // Where the dice come from, each term with its rule.
    const from = page.locator('.dice-from')
    expect(await from.locator('li li').first().textContent()).toMatch(/^Waffe: 3 COMBAT-2\.1$/)
    expect(await from.locator('li li', { hasText: 'COMBAT-4.1' }).count()).toBe(1)
  })

  it('and leaves the page that is read: its key says that an order waits', async () => {
    const { page, trouble } = await built.open(`${BATTLE}&mission=1&side=first`, {
      viewport: { width: 390, height: 844 },
    })
    await wideUntil(page, 'dials')
    const orders = page.getByRole('button', { name: 'Orders', exact: true })
    const waits = page.locator('.pages .waits')
    expect(await waits.count()).toBe(0)
    // The dial is given, and the ships are read while the others fly.
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Ships', exact: true }).click()
    const before = await page.evaluate(() => document.getElementById('stats')?.dataset['at'])
    await page.locator('.panel.dials > .key.primary').evaluate(key => (key as HTMLButtonElement).click())
    await page.waitForFunction(at => {
      const { at: now, waiting } = document.getElementById('stats')?.dataset ?? {}
      return now !== at && waiting !== ''
    }, before)
    await waits.waitFor()
    expect(await page.locator('.ships').isVisible()).toBe(true)
    expect(await page.locator('.pages [role=status]').textContent()).toBe('You are asked')
    await orders.click()
    await expect.poll(() => waits.count()).toBe(0)
    expect(await page.locator('[data-panel]').isVisible()).toBe(true)
    expect(trouble).toEqual([])
  })

  it.each(
    sample<readonly [string, Options]>(
      [
        ['a phone', { viewport: { width: 390, height: 844 }, hasTouch: true }],
        ['a laptop with the log unfolded', { viewport: { width: 1366, height: 768 } }],
      ],
      1,
    ),
  )('and holds no move of a dial under the key that commits: %s', async (_where, size) => {
    const { page } = await built.open(`${BATTLE}&mission=3&side=second`, size)
    await wideUntil(page, 'dials')
    const fold = page.locator('.log .fold')
    if (!('hasTouch' in size) && (await fold.getAttribute('aria-expanded')) === 'false') await fold.click()
    for (const _ of await page.locator('.ship-tabs .key').all()) await page.locator('[data-key="straight 2"]').click()
    const key = page.locator('.panel.dials > .key.primary:not([aria-disabled])')
    await key.waitFor()
    const top = (await key.boundingBox())!.y
    for (const move of await page.locator('.dial-key').all()) {
      const { y, height } = (await move.boundingBox())!
      if (y > top - 200) expect(y + height).toBeLessThanOrEqual(top)
    }
    expect(await page.locator('.log-lines').evaluate(list => list.clientHeight > 80 || list.clientHeight === 0)).toBe(
      true,
    )
  })

  it.runIf(WHOLE)('has room beside the bars where a laptop’s text is four times as large', async () => {
    const { page } = await built.open(`${BATTLE}&mission=3&side=second`, { viewport: { width: 342, height: 192 } })
    await page.locator('.panel.place').waitFor()
    const boxes = await page
      .locator('.topbar, .pages, .transport, .orders')
      .evaluateAll(all => all.map(one => one.getBoundingClientRect().toJSON() as DOMRect))
    expect(boxes).toHaveLength(4)
    for (const one of boxes) {
      expect([one.right <= 342.5, one.bottom <= 192.5, one.height > 24]).toEqual([true, true, true])
      for (const two of boxes.filter(other => other !== one)) {
        const wide = Math.min(one.right, two.right) - Math.max(one.left, two.left)
        const high = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top)
        expect(wide > 1 && high > 1).toBe(false)
      }
    }
  })

  it.runIf(WHOLE)(
    'and never shorter while dials are looked at: what a finger comes down on stays under it',
    async () => {
      const { page, trouble } = await built.open(`${BATTLE}&mission=3&side=second`, {
        viewport: { width: 390, height: 844 },
      })
      // Set up in a corner, a ship has more said of its turns to one side than to the other: they flee.
      await prepare(page)
      await asked(page, '')
      for (let n = 0; n < 45; n += 1) await page.keyboard.press('ArrowRight')
      await page.keyboard.press('Enter')
      await wideUntil(page, 'dials')
      const high = () => page.locator('.orders').evaluate(orders => orders.scrollHeight)
      const heights: number[] = [await high()]
      const words = new Set<number>()
      for (const ship of await page.locator('.ship-tabs .key').all()) {
        await ship.click()
        for (const key of await page.locator('.dial-key').all()) {
          await key.focus()
          heights.push(await high())
          words.add(await page.locator('.forecast').evaluate(one => (one as HTMLElement).offsetHeight))
        }
      }
      expect(words.size).toBeGreaterThan(1)
      expect(heights).toEqual(heights.toSorted((a, b) => a - b))
      expect(trouble).toEqual([])
    },
  )
})
