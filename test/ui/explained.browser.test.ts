/** Terms are explained where they stand, to pointer, keys and a resting finger. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { SHELF } from '../../src/ui/watch/demos/shelf.ts'
import { axeFaults } from '../support/axe.ts'
import { type Site, site, until } from '../support/browser.ts'

describe('what a thing on the screen is', () => {
  let built: Site
  beforeAll(async () => {
    built = await site()
  })
  afterEach(() => built.leave())
  afterAll(() => built?.close())

  it('is said where it stands, to pointer and keys, and leads to the rule', async () => {
    const { page, trouble } = await built.open(
      `?view=demo&demo=${SHELF[1]!.id}&q=2d&mute=1&speed=8&motion=reduced&stats=1`,
    )
    const card = page.locator('.ship-card', { has: page.locator('.term-key:is([data-term=focus], [data-term=evade])') })
    const token = card.first().locator('.term-key:is([data-term=focus], [data-term=evade])').first()
    await token.waitFor({ timeout: 30_000 })
    const runs = page.getByRole('button', { name: 'Pause', exact: true })
    await page.getByRole('button', { name: /^(Pause|Run)$/ }).waitFor()
    // The card opens where one points at the ship's line; meanwhile the film stands. From then on it runs so slowly that the token is
    // still there when the keyboard comes back to it.
    await page.keyboard.press('p')
    await card.first().locator('.ship-name').hover()
    for (let n = 0; n < 5; n += 1) await page.keyboard.press('-')
    await page.keyboard.press('p')
    await token.click()
    const said = page.locator('.explained')
    await said
      .getByText(/^(Focus|Evade)/i)
      .first()
      .waitFor()
    // The film waits for whoever reads.
    await expect.poll(() => runs.count(), { timeout: 10_000 }).toBe(0)
    expect(await axeFaults(page, { within: '.explained' })).toEqual([])
    await page.keyboard.press('Escape')
    await said.waitFor({ state: 'detached' })
    await expect.poll(() => token.evaluate(element => element === document.activeElement)).toBe(true)

    // The key asks about what the pointer is over; over nothing it is the help.
    await page.locator('.phases [data-term=combat]').hover()
    await page.keyboard.press('?')
    await said
      .getByText(/^Combat/)
      .first()
      .waitFor()
    await said.getByRole('button').click()
    await page
      .getByRole('dialog')
      .getByText(/COMBAT-0\.1/)
      .first()
      .waitFor()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await said.waitFor({ state: 'detached' })
    await page.mouse.move(640, 400)
    await page.keyboard.press('?')
    await page.getByRole('dialog', { name: 'Help' }).waitFor()
    expect(trouble).toEqual([])
  })

  it('is said to a finger that rests on it, which then presses nothing', async () => {
    const { page, trouble } = await built.open(
      '?view=play&mission=1&side=second&level=random&think=nodes:20&seed=7&speed=instant&motion=reduced&stats=1&mute=1&q=2d',
      { viewport: { width: 390, height: 844 }, hasTouch: true },
    )
    await until(page, { waiting: { not: '' } })
    await page.getByRole('button', { name: 'Ships', exact: true }).click()
    const skill = page.locator('.ship-card .skill').first()
    const box = await skill.boundingBox()
    if (!box) throw new Error('no ship is shown')
    const chosen = () => page.locator('.ship-name[aria-pressed=true]').count()
    const before = await chosen()
    const session = await page.context().newCDPSession(page)
    const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
    await page.locator('.explained').getByText(/skill/i).first().waitFor()
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    expect(await chosen()).toBe(before)
    const { x, width } = (await page.locator('.explained').boundingBox()) ?? { x: -1, width: 0 }
    expect(x).toBeGreaterThanOrEqual(0)
    expect(x + width).toBeLessThanOrEqual(390)
    expect(trouble).toEqual([])
  })
})
