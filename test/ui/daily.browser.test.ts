/** The daily battle and a puzzle in a browser: the try that counts is kept when it is left, and what was solved is remembered. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { bestTwo, inOrder, type Puzzle } from '../../src/ui/puzzles/puzzle.ts'
import { axeFaults } from '../support/axe.ts'
import { type Site, site } from '../support/browser.ts'

const FILE = resolve(import.meta.dirname, '../../public/puzzles.json')
const [first] = inOrder(JSON.parse(readFileSync(FILE, 'utf8')) as readonly Puzzle[])

let open: Site
beforeAll(async () => {
  open = await site()
})
afterEach(() => open.leave())
afterAll(() => open.close())

const menu = '?q=2d&motion=reduced&speed=instant'

describe('the daily battle', () => {
  it('is begun by keyboard, left after its first decision, and gone on with; another clock costs nothing', async () => {
    const { page, trouble } = await open.open(menu)
    // Mission 2 as the Empire, who is asked first.
    await page.clock.setFixedTime(new Date('2026-11-28T12:00:00Z'))
    await page.getByRole('button', { name: 'Daily battle' }).focus()
    await page.keyboard.press('Enter')
    const fly = page.getByRole('button', { name: 'Fly the try that counts' })
    await fly.waitFor()
    expect(await page.locator('.daily-sentence').textContent()).toContain('Destroy the disabled ship')
    expect(await axeFaults(page)).toEqual([])
    await fly.focus()
    await page.keyboard.press('Enter')
    // The briefing first, then the first question.
    await page.locator('.given-keys .key:focus').waitFor()
    await page.keyboard.press('Enter')
    await page.locator('.panel [data-first]').waitFor()
    await page.keyboard.press('Enter')
    await page.waitForFunction(
      () =>
        new Promise(done => {
          const asked = indexedDB.open('koiogran')
          asked.onsuccess = () => {
            const kept = asked.result.transaction('daily').objectStore('daily').count()
            kept.onsuccess = () => {
              asked.result.close()
              done(kept.result === 1)
            }
          }
        }),
    )
    await page.reload()
    await page.clock.setFixedTime(new Date('2026-11-28T12:00:00Z'))
    await page.getByRole('button', { name: 'Daily battle' }).click()
    await page.getByRole('button', { name: 'Go on with the try that counts' }).waitFor()
    expect(await page.getByRole('button', { name: 'Fly the try that counts' }).count()).toBe(0)
    // A day earlier by the clock: said, and nothing of it is lost.
    await page.keyboard.press('Escape')
    await page.clock.setFixedTime(new Date('2026-11-27T12:00:00Z'))
    await page.getByRole('button', { name: 'Daily battle' }).click()
    await page.locator('.daily-note[role="alert"]').waitFor()
    expect(trouble).toEqual([])
  })
})

describe('a puzzle', () => {
  it('is answered on the table, explained, and remembered', async () => {
    const { page, trouble } = await open.open(menu, { viewport: { width: 390, height: 844 } })
    await page.getByRole('button', { name: 'Puzzles' }).click()
    await page.getByRole('button', { name: 'Next puzzle' }).waitFor()
    expect(await axeFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'Next puzzle' }).click()
    const answers = page.locator('.puzzle-answers .key')
    await answers.first().waitFor()
    const [best, next] = bestTwo(first!)
    await answers.nth(next).click()
    expect(await page.locator('.puzzle-told').textContent()).toContain('Look again')
    await answers.nth(best).focus()
    await page.keyboard.press('Enter')
    await page.locator('.puzzle-why').waitFor()
    expect(await page.locator('.puzzle-told').textContent()).toBe('Right.')
    await page.getByRole('button', { name: 'All puzzles' }).click()
    await page.locator('.puzzle-grades .key.solved').waitFor()
    expect(trouble).toEqual([])
  })
})
