/** A battle that cannot be kept, is loaded anew, or is given up: what the page says and does. */
import { readFileSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Site, saved, site } from '../support/browser.ts'
import { WHOLE } from '../support/counts.ts'
import { another, answer, battle, decide, goOn, kept, LOOK } from './keeping.ts'

describe('A battle keeps itself', () => {
  let built: Site
  beforeAll(async () => {
    built = await site()
  })
  afterEach(() => built.leave())
  afterAll(() => built?.close())

  it('and says so as long as it cannot, offers the file, keeps it once it can, and owns up to what is missing', async () => {
    const { page, trouble } = await built.open('?view=menu')
    await page.addInitScript(() => {
      const { put } = IDBObjectStore.prototype
      IDBObjectStore.prototype.put = function (...row) {
        const fault = sessionStorage.getItem('fault')
        if (fault) throw new DOMException('the disk fails', fault)
        return put.apply(this, row)
      }
    })
    const fail = (fault: string) => page.evaluate(one => sessionStorage.setItem('fault', one), fault)
    const sign = page.getByRole('button', { name: 'Not kept: save a file' })
    await page.goto(page.url().replace(/\?.*/, battle(7)))
    await answer(page, 3)
    expect(await sign.count()).toBe(0)
    for (const fault of ['QuotaExceededError', 'UnknownError']) {
      await fail(fault)
      await decide(page)
      await sign.waitFor()
      const downloading = page.waitForEvent('download')
      // Without the focus, which stays at the order that is answered next.
      await sign.evaluate(one => (one as HTMLElement).click())
      const file = JSON.parse(readFileSync(await saved(await downloading), 'utf8'))
      expect(file.payload.setup.seed).toBe('7')
      await fail('')
      // With the next decision, long before it would be tried again by itself.
      const { last } = await decide(page)
      await sign.waitFor({ state: 'detached' })
      await kept(page, 7, last + 1)
    }
    await fail('QuotaExceededError')
    const { open } = await decide(page)
    await sign.waitFor()
    await page.goto(page.url().replace(/\?.*/, `?${LOOK}`))
    await page.getByRole('button', { name: /^Saved battles/ }).click()
    await page.locator('.battles-lost').getByText('did not keep the last of it').waitFor()
    await page.getByRole('button', { name: /^Go on/ }).click()
    const again = (await answer(page, 0)).open
    expect(again).toBeLessThan(open)
    // Kept again, it is told no more.
    await fail('')
    await decide(page)
    await kept(page, 7, again + 1)
    await page.goto(page.url().replace(/\?.*/, `?${LOOK}`))
    await page.getByRole('button', { name: /^Saved battles/ }).click()
    await page.locator('.battles li').first().waitFor()
    expect(await page.locator('.battles-lost').count()).toBe(0)
    expect(trouble).toEqual([])
  })

  it('goes on when its page is loaded anew, and gives nothing away that bears its seed before it has ended', async () => {
    const { page, trouble } = await built.open(battle(8))
    const { open } = await answer(page, 4)
    await kept(page, 8, open)
    await page.reload()
    expect((await answer(page, 0)).open).toBe(open)
    await page.keyboard.press('Escape')
    const menu = page.getByRole('dialog')
    for (const name of [/^Export replay/, /^Copy link/]) {
      const key = menu.getByRole('button', { name })
      expect(await key.getAttribute('aria-disabled')).toBe('true')
      expect(await key.textContent()).toContain('Only once the battle has ended')
    }
    const downloading = page.waitForEvent('download')
    await menu.getByRole('button', { name: 'Save as a file' }).click()
    expect((await downloading).suggestedFilename()).toContain('.save.json')
    // Another visit to the address is another battle.
    const other = await another(page.context(), battle(8))
    expect((await answer(other, 0)).open).toBeLessThan(open)
    expect(trouble).toEqual([])
  })

  it('is given up after one question, kept as such, and fought again with sides changed', async () => {
    const { page, trouble } = await built.open(battle(9))
    await answer(page, 3)
    // By keyboard: what is asked first is to play on.
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').getByRole('button', { name: 'Concede', exact: true }).press('Enter')
    const question = page.getByRole('dialog', { name: 'Concede the battle?' })
    await question.waitFor()
    await page.keyboard.press('Enter')
    await question.waitFor({ state: 'detached' })
    expect(await page.locator('#stats').getAttribute('data-result')).toBe('')
    // By pointer.
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').getByRole('button', { name: 'Concede', exact: true }).click()
    await question.getByRole('button', { name: 'Concede', exact: true }).click()
    await page.locator('.result').getByText('The battle was given up by: Rebels.').waitFor()
    expect(await page.locator('.result h2').textContent()).toContain('You have lost')
    await page.locator('.result').getByText('No medal', { exact: true }).waitFor()
    expect(await page.locator('.log').textContent()).toContain('the other side concedes')
    await page.locator('.result').getByRole('button', { name: 'Rematch, sides changed' }).click()
    await page.locator('.objective .side.second').waitFor()
    await page.goto(page.url().replace(/\?.*/, `?${LOOK}`))
    await page.getByRole('button', { name: /^Saved battles/ }).click()
    await page.locator('.battles li').getByText('conceded in round', { exact: false }).waitFor()
    expect(trouble).toEqual([])
  })

  it.runIf(WHOLE)('as long as the page is open where the browser keeps nothing, and says so', async () => {
    const { page, trouble } = await built.open('?view=menu')
    await page.addInitScript(() => Object.defineProperty(globalThis, 'indexedDB', { value: undefined }))
    await page.goto(page.url().replace(/\?.*/, battle(6)))
    const { open } = await answer(page, 4)
    await page.getByRole('button', { name: 'Not kept: save a file' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Leave for the main menu' }).click()
    expect(await page.getByRole('dialog').textContent()).toContain('until the page is closed')
    await page.getByRole('button', { name: 'Leave for the main menu' }).click()
    await goOn(page)
    expect((await answer(page, 0)).open).toBe(open)
    expect(trouble).toEqual([])
  })
})
