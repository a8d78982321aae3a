/** A tour of duty begun, left and gone on with by keys alone. */
import type { Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { axeFaults } from '../support/axe.ts'
import { type Site, site } from '../support/browser.ts'
import { flownTour } from '../support/kept-tour.ts'

const QUICK = '?q=2d&motion=reduced&speed=instant&level=random&think=nodes:20&seed=5'

/** How many commands there are in the battle that is kept; 0: none is. Asked for past the game, after it has its database. */
const commandsKept = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>(done => {
        const open = indexedDB.open('koiogran')
        open.onsuccess = () => {
          const rows = open.result.transaction('copies').objectStore('copies').getAll()
          rows.onsuccess = () => {
            open.result.close()
            done(Math.max(0, ...rows.result.map(({ envelope: { payload } }) => payload.replay.commands.length)))
          }
        }
      }),
  )

let game: Site
beforeAll(async () => {
  game = await site()
})
afterEach(() => game.leave())
afterAll(() => game.close())

it('a tour is begun by keyboard, its hangar and briefing are read, its battle is left and is there again', async () => {
  const { page, trouble } = await game.open(QUICK, { viewport: { width: 1366, height: 768 } })
  const press = async (name: RegExp | string) => {
    const key = page.getByRole('button', { name, exact: typeof name === 'string' }).first()
    await key.focus()
    await page.keyboard.press('Enter')
  }
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  await press(/^Campaign/)
  await press('Tour of duty')
  await page.waitForSelector('.tour-begin')
  await press('Begin the tour')
  await page.waitForSelector('.leg-briefing')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Political Escort')
  expect(await page.locator('.condition .told-rule').textContent()).toMatch(/shields/)
  // Where no stage is to be had the words and the drawing tell it.
  expect(await page.getByRole('button', { name: /the table/ }).count()).toBe(0)
  expect([await axeFaults(page), await wide()]).toEqual([[], false])
  await press('Hangar')
  await page.waitForSelector('.hangar')
  expect(await page.locator('.hangar h3').allTextContents()).toEqual(['Maren Vosk', 'Teodor Hale', 'Sunniva Rask'])
  await press('Mend one damage: Teodor Hale')
  await page.getByText('1 repair point in the store').waitFor()
  expect([await axeFaults(page), await wide()]).toEqual([[], false])
  await press('To the briefing')
  await press('Fly the mission')
  await page.getByRole('button', { name: 'Place all for me' }).waitFor()
  await press('Place all for me')
  await page.getByText('Maren Vosk').first().waitFor()
  // One that is left before its decision is kept costs that decision.
  await expect.poll(() => commandsKept(page), { timeout: 30_000 }).toBeGreaterThan(1)
  await page.reload()
  await press(/^Campaign/)
  await press('Tour of duty')
  await page.getByRole('button', { name: 'Go on with the battle' }).waitFor()
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await wide()).toBe(false)
  expect(trouble).toEqual([])
})

it('what decided a mission is told after it, each moment is shown as film, and Escape leads back', async () => {
  const rows = await flownTour(1)
  const { page, trouble } = await game.open(QUICK, { viewport: { width: 390, height: 844 } })
  const toTours = async () => {
    for (const name of [/^Campaign/, 'Tour of duty']) await page.getByRole('button', { name }).first().click()
    await page.waitForSelector('.tour[aria-busy="false"]')
  }
  await toTours()
  await page.evaluate(
    kept =>
      new Promise<void>(done => {
        const open = indexedDB.open('koiogran')
        open.onsuccess = () => {
          const stores = Object.keys(kept)
          const change = open.result.transaction(stores, 'readwrite')
          for (const store of stores) for (const row of kept[store]!) change.objectStore(store).put(row)
          change.oncomplete = () => {
            open.result.close()
            done()
          }
        }
      }),
    rows,
  )
  await page.reload()
  await toTours()
  const moments = page.locator('.turns-told li')
  await moments.last().waitFor()
  expect(await moments.last().locator('.turn-said').textContent()).toMatch(/gets away|shoots down|is lost/)
  expect([await axeFaults(page), await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)]).toEqual(
    [[], false],
  )
  await moments.last().getByRole('button').press('Enter')
  await page.waitForSelector('.passage')
  await page.getByText('Maren Vosk').first().waitFor({ state: 'attached' })
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Back to the debriefing')
  await page.keyboard.press('Escape')
  await moments.last().waitFor()
  expect(trouble).toEqual([])
})

it('shows in the hangar whose ship is on the stand, turned by keys, and draws nothing while it rests', async () => {
  const look = '?q=low&dpr=0.5&motion=reduced&seed=5'
  const { page, trouble } = await game.open(look, { viewport: { width: 800, height: 600 } })
  for (const name of [/^Campaign/, /^Tour of duty/, /^Begin the tour/, /^Hangar/])
    await page.getByRole('button', { name }).first().click()
  // Drawn first, then the model takes its place.
  await page.locator('.stand-drawn').waitFor()
  const canvas = page.locator('.turntable canvas[data-ready="true"]')
  await canvas.waitFor({ timeout: 60_000 })
  expect(await page.locator('.stand-drawn').count()).toBe(0)
  const ship = page.getByRole('slider', { name: /^Maren Vosk: X-wing/ })
  await ship.focus()
  await page.keyboard.press('ArrowRight')
  await page.locator('.turntable[aria-valuenow="163"]').waitFor()
  await page.getByRole('button', { name: 'Put Teodor Hale’s ship on the stand' }).click()
  await page.getByRole('slider', { name: /^Teodor Hale: X-wing/ }).waitFor()
  await canvas.waitFor({ timeout: 60_000 })
  const frames = () => canvas.getAttribute('data-frames')
  // Its whole maps are not wanted on low: nothing more is to come.
  await page.waitForTimeout(500)
  const before = await frames()
  await page.waitForTimeout(500)
  expect([await frames(), await page.locator('canvas').count()]).toEqual([before, 1])
  expect([await axeFaults(page), trouble]).toEqual([[], []])
})
