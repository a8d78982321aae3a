/** How much of a wide screen is the table's: what covers it, and that all that stands at its edges is still to be had. */
import type { Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { axeFaults } from '../support/axe.ts'
import { type Site, site } from '../support/browser.ts'
import { openMoment } from '../support/film-page.ts'
import { MOMENTS } from '../tools/shots/moments.ts'
import { reel } from '../tools/shots/reels.ts'

const SIZES = [
  { width: 1280, height: 720 },
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
] as const

/** What stands on the middle two thirds of the width between the bars, and how much of the height that is. Read in the page. */
const covered = () => {
  const bars = { head: document.querySelector('.topbar')!, foot: document.querySelector('.ships')! }
  const [top, bottom] = [bars.head.getBoundingClientRect().bottom, bars.foot.getBoundingClientRect().bottom]
  const [left, right] = [innerWidth / 6, (innerWidth * 5) / 6]
  const panels = '.ship-card, .ship-lost, .ships h2, .caption > *, .orders > *, .log, .transport, .film-bar, .views'
  const over = [...document.querySelectorAll(panels)]
    .filter(one => {
      const box = one.getBoundingClientRect()
      const wide = Math.min(box.right, right) - Math.max(box.left, left)
      const high = Math.min(box.bottom, bottom) - Math.max(box.top, top)
      return wide > 0.5 && high > 0.5
    })
    .map(one => one.className)
  return { over, height: (bottom - top) / innerHeight }
}

/** The boxes of all lines of ships. */
const lines = (page: Page) =>
  page.locator('.ship-name').evaluateAll(all => all.map(one => JSON.stringify(one.getBoundingClientRect())))

/** What can be seen of a ship's card; nothing while it is closed. */
const card = (page: Page, ship: string): Promise<string> =>
  page
    .locator(`[data-ship-card=${ship}] > .ship-whole`)
    .evaluate(one => (getComputedStyle(one).clipPath === 'none' ? (one as HTMLElement).innerText : ''))

describe('room for the table', () => {
  let built: Site
  const film = reel('furball')
  const moment = (name: string) => ({ ...MOMENTS.find(one => one.name === name)!, board: '2d' as const })
  beforeAll(async () => {
    built = await site()
  })
  afterEach(() => built.leave())
  afterAll(() => built?.close())

  it('at every size from a small laptop up: nothing covers the middle two thirds, with dice on the table', async () => {
    const page = (await openMoment(built, film, moment('joust'), 'stats=1&mute=1', SIZES[0]))!
    expect(await page.locator('.ship-card').count()).toBeGreaterThanOrEqual(8)
    expect(await page.locator('.dice-tray .die').count()).toBe(7)
    for (const size of SIZES) {
      await page.setViewportSize(size)
      const { over, height } = await page.evaluate(covered)
      expect(over, `over the table at ${size.width} × ${size.height}`).toEqual([])
      expect(height, `between the bars at ${size.width} × ${size.height}`).toBeGreaterThan(0.78)
      // The mat has it: the action stands in the middle of what is free.
      const board = page.locator('.board2d')
      await expect.poll(async () => (await board.boundingBox())!.width).toBeGreaterThan((size.width * 2) / 3)
      await expect.poll(async () => (await board.boundingBox())!.height).toBeGreaterThan(size.height * 0.78)
    }
    // The log is its last line with its rule; its key gives all of it, beside the table.
    expect(await page.locator('.log li:visible').count()).toBe(1)
    expect(await page.locator('.log .why-key:visible').count()).toBe(1)
    await page.keyboard.press('l')
    await expect.poll(() => page.locator('.log li:visible').count()).toBeGreaterThan(20)
    // The table follows what stands beside it within a picture or two.
    const between = async () => {
      const [log, board] = [
        (await page.locator('.log').boundingBox())!,
        (await page.locator('.board2d').boundingBox())!,
      ]
      return log.x - (board.x + board.width)
    }
    await expect.poll(between).toBeGreaterThanOrEqual(-1)
    await page.locator('.log .fold').click()
    await expect.poll(() => page.locator('.log li:visible').count()).toBe(1)
    await expect.poll(() => page.evaluate(covered)).toMatchObject({ over: [] })
  })

  it('and a ship is a line that opens to its whole card, for pointer, keys and finger', async () => {
    const page = (await openMoment(built, film, moment('furball'), 'stats=1&mute=1', SIZES[0]))!
    const list = page.locator('.ships-list')
    expect(await page.locator('.ship-card').count()).toBe(11)
    expect(await list.evaluate(one => one.scrollHeight - one.clientHeight)).toBeLessThanOrEqual(0)
    const before = await lines(page)
    const luke = page.locator('[data-ship-card=r1] .ship-name')
    expect(await luke.innerText()).toMatch(/8[\s\S]*Luke Skywalker[\s\S]*r1/)
    await expect.poll(() => card(page, 'r1')).toBe('')
    // To those who listen all of it is there all the time.
    expect(await page.locator('[data-ship-card=r1]').ariaSnapshot()).toMatch(
      /Hull 3 of 3[\s\S]*focus[\s\S]*Marksmanship/i,
    )

    await luke.hover()
    await expect.poll(() => card(page, 'r1')).not.toBe('')
    const said = await card(page, 'r1')
    for (const part of ['X-wing · r1', 'focus', 'Ability', 'Marksmanship', 'one focus result'])
      expect(said).toContain(part)
    expect(await lines(page)).toEqual(before)
    // The pointer goes on into it; the lowest has as much room.
    await page.locator('[data-ship-card=r1] .card-key').first().hover()
    await expect.poll(() => card(page, 'r1')).not.toBe('')
    await page.locator('[data-ship-card=i7] .ship-name').hover()
    await expect.poll(() => card(page, 'r1')).toBe('')
    const low = (await page.locator('[data-ship-card=i7] > .ship-whole').boundingBox())!
    expect(low.y + low.height).toBeLessThanOrEqual(
      (await list.boundingBox())!.y + (await list.boundingBox())!.height + 1,
    )
    await page.mouse.move(640, 400)
    await expect.poll(() => card(page, 'i7')).toBe('')

    await luke.focus()
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('term-key')
    expect(await card(page, 'r1')).toContain('Marksmanship')
    expect(await axeFaults(page, { within: '.ships' })).toEqual([])
    await page.keyboard.press('Escape')
    await expect.poll(() => card(page, 'r1')).toBe('')
    expect(await page.locator('dialog[open]').count()).toBe(0)

    // A finger opens it by a tap, until the next one elsewhere.
    const session = await page.context().newCDPSession(page)
    const tap = async (selector: string) => {
      const { x, y, width, height } = (await page.locator(selector).boundingBox())!
      const touchPoints = [{ x: x + width / 2, y: y + height / 2 }]
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    }
    await tap('[data-ship-card=r1] .ship-name')
    await expect.poll(() => card(page, 'r1')).toContain('Luke Skywalker')
    await tap('.topbar .round')
    await expect.poll(() => card(page, 'r1')).toBe('')
  })
})
