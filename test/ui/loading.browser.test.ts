import type { Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Site, site } from '../support/browser.ts'

const BATTLE = '?view=play&seed=7&level=random&motion=reduced&quality=low&dpr=0.5'

/** Holds back what is asked for until it is let go. */
async function held(page: Page, address: RegExp): Promise<() => void> {
  let letGo = () => {}
  const gone = new Promise<void>(resolve => {
    letGo = resolve
  })
  await page.route(address, route => gone.then(() => route.continue()))
  return letGo
}

/** Bytes that a bar tells of. */
const told = (page: Page, bar: string) =>
  page
    .locator(`${bar} progress`)
    .evaluate(element => [(element as HTMLProgressElement).value, (element as HTMLProgressElement).max] as const)

describe('A battle on a slow line', () => {
  let built: Site
  beforeAll(async () => {
    built = await site()
  })
  afterEach(() => built.leave())
  afterAll(() => built?.close())

  it('tells in bytes how far its scripts, its stage and its ships are, each until it is there', async () => {
    const { page, trouble } = await built.open('')
    await page.locator('.menu').waitFor()
    const battle = await held(page, /assets\/battle-[\w-]+\.js$/)
    const stage = await held(page, /assets\/stage-[\w-]+\.js$/)
    const paint = await held(page, /models\/fleet-base\.webp$/)
    await page.goto(new URL(BATTLE, page.url()).href, { waitUntil: 'commit' })
    for (const [bar, letGo] of [
      ['.shell .load-bar', battle],
      ['.table-loading .load-bar', stage],
      ['.models-loading .load-bar', paint],
    ] as const) {
      await page.locator(bar).waitFor({ timeout: 60_000 })
      // All but what is held arrives.
      await expect.poll(async () => (await told(page, bar))[0], { timeout: 60_000 }).toBeGreaterThan(20_000)
      const [done, of] = await told(page, bar)
      expect(of).toBeGreaterThan(done)
      expect(await page.locator(bar).textContent()).toMatch(/^\d\.\d of \d\.\d MB$/)
      letGo()
      await page.locator(bar).waitFor({ state: 'detached', timeout: 60_000 })
    }
    expect(trouble).toEqual([])
  })

  it('offers what never came again', async () => {
    const { page } = await built.open('')
    await page.route(/assets\/campaign-[\w-]+\.js$/, route => route.abort())
    await page.getByRole('button', { name: /^Campaign/ }).click()
    await page.locator('[role=alert]').waitFor()
    await page.unroute(/assets\/campaign-[\w-]+\.js$/)
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('button', { name: /^Campaign/ }).click()
    await page.locator('main.campaign').waitFor()
  })
})
