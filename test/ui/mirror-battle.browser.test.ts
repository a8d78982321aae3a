/** Rebels against Rebels, as a new player would: set up, played, kept, gone on with, and watched. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Site, site } from '../support/browser.ts'
import { answer, goOn, LOOK } from './keeping.ts'
import { prepare } from './screen.ts'

describe('a mirror battle', () => {
  let built: Site
  beforeAll(async () => {
    built = await site()
  })
  afterEach(() => built.leave())
  afterAll(() => built?.close())

  it('[MIRROR-3] is set up by pointer, tells its sides apart, is kept, and goes on', async () => {
    const { page, trouble } = await built.open(`?${LOOK}&seed=7&level=random`)
    await page.getByRole('button', { name: /^Single battle/ }).click()
    await page.getByRole('radio', { name: /^Dogfight/ }).check()
    // Printed forces fly for whom they are printed.
    expect(await page.locator('[data-flies]:enabled').count()).toBe(0)
    await page.getByRole('radio', { name: /^100 points/ }).check()
    await page.locator('[data-flies=second]').selectOption({ label: 'Rebels' })
    const sides = page.getByRole('group', { name: 'Your side' })
    await sides.getByText('Rebels 2').waitFor()
    await page.locator('.squad-picker input[type=radio]:checked').nth(1).waitFor()
    await page.locator('.setup-form button[type=submit][aria-disabled]').waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Take off' }).click()
    const { open } = await answer(page, 4)
    expect(await page.evaluate(() => ({ ...document.documentElement.dataset }))).toMatchObject({
      first: 'rebel',
      second: 'rebel',
      mirror: '',
    })
    for (const name of ['Rebels 1', 'Rebels 2']) expect(await page.locator('.ships').textContent()).toContain(name)
    const [own, other] = await page.evaluate(() => {
      const style = getComputedStyle(document.documentElement)
      return [style.getPropertyValue('--first'), style.getPropertyValue('--second')]
    })
    expect(own).not.toBe(other)
    // Left and gone on with, it is for whom it was.
    await page.goto(page.url().replace(/\?.*/, `?${LOOK}`))
    expect(await page.evaluate(() => document.documentElement.dataset['mirror'])).toBeUndefined()
    await goOn(page)
    expect((await answer(page, 0)).open).toBe(open)
    expect(await page.locator('.ships').textContent()).toContain('Rebels 2')
    expect(trouble).toEqual([])
  })

  it('[MIRROR-2] is watched from its address to its end', async () => {
    const query = `?view=demo&mission=standard&factions=imperial,imperial&points=31&level=random&seed=5&${LOOK}`
    const { page, trouble } = await built.open(query)
    await prepare(page)
    await page.waitForFunction(() => {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true }))
      return (document.getElementById('stats')?.dataset['result'] ?? '') !== ''
    })
    expect(await page.locator('.result').textContent()).toMatch(/Empire [12]/)
    expect(trouble).toEqual([])
  })
})
