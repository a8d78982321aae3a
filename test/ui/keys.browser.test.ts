/** Keys that are chosen anew, and a menu that is walked and left by keys. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { SHELF } from '../../src/ui/watch/demos/shelf.ts'
import { axeFaults } from '../support/axe.ts'
import { type Site, site } from '../support/browser.ts'
import { asked, prepare } from './screen.ts'

describe('keys of one’s own', () => {
  let built: Site
  beforeAll(async () => {
    built = await site()
  })
  afterEach(() => built.leave())
  afterAll(() => built?.close())

  it('are chosen in the help, change places, mean the new thing at once and on the next visit', async () => {
    const { page, trouble } = await built.open(`?view=demo&demo=${SHELF[0]!.id}&q=2d&mute=1`)
    const stands = page.getByRole('button', { name: 'Run', exact: true })
    const runs = page.getByRole('button', { name: 'Pause', exact: true })
    await runs.waitFor()
    // What only the stage shows has no key on the flat board, and the help says so.
    await page.keyboard.press('v')
    const kept = await page.evaluate(() => localStorage.getItem('koiogran.settings') ?? '')
    expect(kept).not.toContain('cinematic')
    await page.keyboard.press('?')
    const help = page.getByRole('dialog', { name: 'Help' })
    await help.getByText('On the flat board the camera’s key follows the film').waitFor()
    expect(await help.getByText('fly and look about with the free camera').count()).toBe(0)
    const pause = help.getByRole('button', { name: /: pause, run$/ })
    await pause.click()
    const asked = help.getByRole('button', { name: 'Press …' })
    // A digit is the dial's; what is no sign cannot be one. Both are said, and the question stays.
    await page.keyboard.press('3')
    await help.getByText('3 keeps its meaning: choose another.').waitFor()
    await page.keyboard.press('F2')
    await help.getByText(/^Only a letter or a sign/).waitFor()
    expect(await asked.count()).toBe(1)
    // Escape takes the question back, and leaves the help open.
    await page.keyboard.press('Escape')
    expect(await pause.textContent()).toBe('P')
    await pause.press('Enter')
    await page.keyboard.press('b')
    await help.getByText('pause, run: B. Range rings: P').waitFor()
    expect(await pause.textContent()).toBe('B')
    expect(await axeFaults(page)).toEqual([])
    await page.keyboard.press('Escape')
    await help.waitFor({ state: 'detached' })

    await page.keyboard.press('b')
    await stands.waitFor()
    await page.keyboard.press('p')
    await page.keyboard.press('b')
    await runs.waitFor()

    await page.reload()
    await runs.waitFor()
    await page.keyboard.press('b')
    await stands.waitFor()
    await page.keyboard.press('?')
    await help.getByRole('button', { name: 'All as they were at first' }).click()
    expect(await pause.textContent()).toBe('P')
    expect(trouble).toEqual([])
  })

  it('mean what is written on them while dials are set, on a Swiss and on a French keyboard', async () => {
    const { page, trouble } = await built.open(
      '?view=play&mission=1&side=second&level=random&think=nodes:20&seed=7&speed=instant&motion=reduced&q=2d&stats=1&mute=1',
    )
    await prepare(page)
    for (let screen = await asked(page, ''); screen.waiting !== 'dial'; screen = await asked(page, screen.key))
      await page.keyboard.press('Enter')
    const board = await page.context().newCDPSession(page)
    /** Presses what lies at a place and writes this there. `held`: 1 Alt, 2 Ctrl, 8 Shift. */
    const press = async (key: string, code: string, held = 0) => {
      for (const type of ['rawKeyDown', 'keyUp'] as const)
        await board.send('Input.dispatchKeyEvent', { type, key, code, modifiers: held })
    }
    const dial = () => page.evaluate(() => document.activeElement?.getAttribute('data-key') ?? '')
    const ship = () => page.locator('.ship-tabs [aria-pressed=true]').textContent()
    const pace = page.locator('.speed select')
    await page.locator('.dial [data-first]').focus()
    expect(await dial()).toBe('straight 2')
    // Swiss: plus is Shift 1, and leaves the dial alone; the digit itself does not.
    await press('-', 'Slash')
    expect(await pace.inputValue()).not.toBe('instant')
    await press('+', 'Digit1', 8)
    expect(await pace.inputValue()).toBe('instant')
    expect(await dial()).toBe('straight 2')
    await press('3', 'Digit3')
    expect(await dial()).toBe('straight 3')
    // French: digits are written with Shift, and mean the same without; a bracket is no five.
    await press("'", 'Digit4')
    expect(await dial()).toBe('straight 4')
    await press('5', 'Digit5', 8)
    expect(await dial()).toBe('straight 5')
    const before = await ship()
    await press('[', 'Digit5', 3)
    await expect.poll(ship).not.toBe(before)
    expect(await dial()).toBe('straight 2')
    await press('[', 'Digit5', 3)
    await expect.poll(ship).toBe(before)
    expect(trouble).toEqual([])
  })

  it('walk the menu by arrows, and begin with what goes on where a dialog opens', async () => {
    const { page, trouble } = await built.open('?q=2d&mute=1')
    const items = page.locator('nav .menu-item')
    await items.nth(2).waitFor()
    const isAt = (n: number) => items.nth(n).evaluate(element => element === document.activeElement)
    await page.keyboard.press('ArrowDown')
    expect(await isAt(0)).toBe(true)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowUp')
    expect(await isAt(1)).toBe(true)
    // The key that asks for help opens the rulebook, where no battle is.
    await page.keyboard.press('?')
    const book = page.getByRole('dialog', { name: 'Rulebook' })
    await book.waitFor()
    await page.keyboard.press('Escape')
    await book.waitFor({ state: 'detached' })
    expect(await isAt(1)).toBe(true)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Campaign', exact: true }).waitFor()

    await page.goto(`${page.url().split('?')[0]}?view=demo&demo=${SHELF[0]!.id}&q=2d&mute=1`)
    await page.locator('.transport').waitFor()
    await page.keyboard.press('Escape')
    const on = page.getByRole('dialog').getByRole('button', { name: 'Back to the battle' })
    await on.waitFor()
    expect(await on.evaluate(element => element === document.activeElement)).toBe(true)
    await page.keyboard.press('Enter')
    await on.waitFor({ state: 'detached' })
    expect(trouble).toEqual([])
  })

  it('leave every screen of the menu by Escape, but not a field that is written in', async () => {
    const { page, trouble } = await built.open('?motion=reduced')
    const menu = page.getByRole('heading', { name: 'Koiogran', exact: true })
    for (const screen of [/^Campaign/, /^Single battle/, /^Watch/, /^Squads/, /^Saved battles/, /^About/]) {
      await page.getByRole('button', { name: screen }).click()
      await page.getByRole('button', { name: 'Back', exact: true }).waitFor()
      await page.keyboard.press('Escape')
      await menu.waitFor()
    }
    await page.getByRole('button', { name: /^Single battle/ }).click()
    await page.getByRole('textbox', { name: /^Seed/ }).fill('12')
    await page.keyboard.press('Escape')
    expect(await page.getByRole('textbox', { name: /^Seed/ }).inputValue()).toBe('12')
    expect(trouble).toEqual([])
  })
})
