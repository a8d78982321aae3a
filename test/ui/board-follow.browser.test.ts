/** The flat board follows what acts, gives way to a hand, and has the own edge near by. */
import type { Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Site, site, until } from '../support/browser.ts'
import { WHOLE } from '../support/counts.ts'
import { asked, prepare } from './screen.ts'

const CHEAP = 'level=random&think=nodes:20&seed=7&q=2d&stats=1'

/** What the board shows, mm. */
const view = (page: Page): Promise<string> =>
  page.locator('.board2d').evaluate(board => board.getAttribute('viewBox') ?? '')
const wide = async (page: Page): Promise<number> => Number((await view(page)).split(' ')[2])

/** What the board shows when it has come to rest. */
async function rested(page: Page): Promise<string> {
  let before = ''
  await expect
    .poll(async () => {
      const now = await view(page)
      const still = now === before
      before = now
      return still
    })
    .toBe(true)
  return before
}

describe('the flat board', () => {
  let built: Site
  beforeAll(async () => {
    built = await site()
  })
  afterEach(() => built.leave())
  afterAll(() => built?.close())

  it('follows what acts in a battle that is watched, rests, and gives way to a hand until the film is chosen again', async () => {
    const { page, trouble } = await built.open(`?view=demo&demo=off&mission=1&${CHEAP}`)
    await until(page, { phase: { not: '' } })
    const whole = await wide(page)
    // One beat after the other, until somebody flies.
    await page.keyboard.press('p')
    for (let n = 0; n < 60 && (await page.locator('.template.card').count()) === 0; n += 1) {
      await page.keyboard.press('.')
      await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))
    }
    const near = await rested(page)
    expect(await wide(page)).toBeLessThan(whole / 1.2)
    // At rest it asks for no frame.
    const more = await page.evaluate(async () => {
      const real = requestAnimationFrame
      let count = 0
      globalThis.requestAnimationFrame = run => {
        count += 1
        return real(run)
      }
      for (let n = 0; n < 10; n += 1) await new Promise(done => real(done))
      globalThis.requestAnimationFrame = real
      return count
    })
    expect(more).toBe(0)
    const box = (await page.locator('.board2d').boundingBox())!
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    await page.mouse.wheel(0, -100)
    const film = page.locator('.board-whole', { hasText: 'Film' })
    await film.waitFor()
    const own = await rested(page)
    expect(own).not.toBe(near)
    await page.keyboard.press('.')
    await page.keyboard.press(',')
    expect(await rested(page)).toBe(own)
    await film.click()
    await film.waitFor({ state: 'detached' })
    await expect.poll(() => view(page)).not.toBe(own)
    // Its key goes to all of the mat and back to the film.
    await page.keyboard.press('c')
    await page.locator('.folder-key', { hasText: 'Whole mat' }).waitFor()
    await expect.poll(() => wide(page)).toBeCloseTo(whole, 6)
    await page.keyboard.press('c')
    await page.locator('.folder-key', { hasText: 'Film' }).waitFor()
    await expect.poll(() => wide(page)).toBeLessThan(whole / 1.2)
    expect(trouble).toEqual([])
  })

  it.runIf(WHOLE)(
    'shows who plays the Empire its edge near by, and all of the mat; what is pressed from near by is what lies there',
    async () => {
      const { page, trouble } = await built.open(
        `?view=play&mission=1&side=second&speed=instant&motion=reduced&${CHEAP}`,
      )
      await prepare(page)
      let screen = await asked(page, '')
      for (let n = 0; n < 20 && screen.waiting !== 'dial'; n += 1) {
        await page.keyboard.press('Enter')
        screen = await asked(page, screen.key)
      }
      const edge = async (side: string) => (await page.locator(`.edge.${side}`).boundingBox())!.y
      expect(await edge('second')).toBeGreaterThan((await edge('first')) + 100)
      await page.locator('.folder-key', { hasText: 'Whole mat' }).waitFor()
      const whole = await wide(page)
      const middle = async (ship: string) => {
        const box = (await page.locator(`.board-ship[data-ship="${ship}"] .base`).boundingBox())!
        return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
      }
      const lies = await middle('i2')
      await page.mouse.move(lies.x, lies.y)
      for (let n = 0; n < 4; n += 1) await page.mouse.wheel(0, -100)
      await page.locator('.board-whole', { hasText: 'Whole mat' }).waitFor()
      const there = await middle('i2')
      expect(Math.hypot(there.x - lies.x, there.y - lies.y)).toBeLessThan(12)
      await page.mouse.click(there.x, there.y)
      await page.locator('.board-ship.selected[data-ship="i2"]').waitFor()
      await page.locator('.board-whole').click()
      await expect.poll(() => wide(page)).toBeCloseTo(whole, 6)
      expect(trouble).toEqual([])
    },
  )
})
