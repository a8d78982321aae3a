/** The campaign from briefing to debriefing, by keyboard and on a phone, and what is remembered of it. */
import type { Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { axeFaults } from '../support/axe.ts'
import { type Site, site } from '../support/browser.ts'
import { asked, prepare } from './screen.ts'

const QUICK = '?q=2d&motion=reduced&stats=1&speed=instant&level=random&think=nodes:20&seed=5'
/** Answers a person may need at most before a battle counts as endless. */
const PATIENCE = 400

/** Plays to the end by keys alone: now this way, now that. */
async function play(page: Page): Promise<string> {
  await prepare(page)
  let key = ''
  for (let turn = 0; turn < PATIENCE; turn += 1) {
    const screen = await asked(page, key)
    if (screen.result !== '') return screen.result
    key = screen.key
    const ways = { dial: ['ArrowLeft', 'ArrowDown', 'ArrowRight', 'ArrowUp'], place: ['ArrowRight', 'e'] } as const
    const keys = screen.waiting === 'dial' ? ways.dial.slice(0, turn % 4) : screen.waiting === 'place' ? ways.place : []
    for (const one of keys) await page.keyboard.press(one)
    await page.keyboard.press('Enter')
  }
  throw new Error(`no end after ${PATIENCE} answers; the last question: ${key.slice(0, 200)}`)
}

async function accessible(page: Page, where: string): Promise<void> {
  expect(await axeFaults(page), `axe, ${where}`).toEqual([])
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  expect(wide, `sideways, ${where}`).toBe(false)
}

/** Goes to a key by Tab alone, once it is there: what bears it may still be on its way. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  await page.waitForFunction(
    is => [...document.querySelectorAll('button')].some(one => new RegExp(is).test(one.textContent?.trim() ?? '')),
    name.source,
  )
  for (let n = 0; n < 60; n += 1) {
    const now = await page.evaluate(() => document.querySelector('button:focus')?.textContent?.trim() ?? '')
    if (name.test(now)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`no way to ${name} by Tab`)
}

/** Goes by Tab through all that match; those that something else lies over while they have the focus. */
async function passed(page: Page, what: string): Promise<readonly string[]> {
  const covered: string[] = []
  for (let left = await page.locator(what).count(), n = 0; left > 0 && n < 60; n += 1) {
    await page.keyboard.press('Tab')
    const seen = await page.evaluate(selector => {
      const now = document.activeElement
      if (!now?.matches(selector)) return null
      const { x, y, width, height } = now.getBoundingClientRect()
      return {
        name: now.textContent ?? '',
        top: now.contains(document.elementFromPoint(x + width / 2, y + height / 2)),
      }
    }, what)
    if (seen) left -= 1
    if (seen && !seen.top) covered.push(seen.name)
    if (n === 59) covered.push(`${left} of ${what} not reached`)
  }
  return covered
}

describe('the campaign', () => {
  let built: Site
  beforeAll(async () => {
    built = await site()
  })
  afterEach(() => built.leave())
  afterAll(() => built?.close())

  it('is flown by keyboard alone, from the briefing to the debriefing, and is remembered', async () => {
    const { page, trouble } = await built.open(QUICK)
    await tabTo(page, /^Campaign/)
    await page.keyboard.press('Enter')
    await page.locator('.flight-path').waitFor()
    expect(await page.locator('.flight-path li.locked').count()).toBe(2)
    await accessible(page, 'campaign')
    // A locked mission can be read of, and says why it cannot be flown.
    await tabTo(page, /Asteroid Run/)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Asteroid Run' }).waitFor()
    expect(await page.getByRole('button', { name: 'Take off' }).getAttribute('aria-disabled')).toBe('true')
    await page.getByText('Win the mission before it').waitFor()
    await page.locator('.flight-path button').first().focus()
    await page.keyboard.press('Enter')
    const sealed = await page.locator('.dice-seal').textContent()
    await tabTo(page, /^Take off$/)
    await page.keyboard.press('Enter')

    // The briefing has been read: none lies over the table.
    await page.locator('.panel').first().waitFor()
    expect(await page.locator('.orders-given').count()).toBe(0)
    const winner = await play(page)

    await page.locator('.debrief').waitFor()
    expect(await page.locator('.versus tbody tr').count()).toBeGreaterThan(8)
    // On a laptop it has room: the numbers stand beside medal and luck.
    const [numbers, medal] = await Promise.all(
      ['.versus', '.medal-line'].map(one => page.locator(one).first().boundingBox()),
    )
    expect(numbers!.x).toBeGreaterThanOrEqual(medal!.x + medal!.width)
    for (const fold of await page.locator('.debrief summary').all()) await fold.click()
    expect(await page.locator('.fair-dice .seal-verdict').getAttribute('class')).toContain('holds')
    // What was sealed before the battle is what was opened after it.
    const seal = await page.locator('.fair-dice code').first().textContent()
    expect(sealed).toContain(seal!.slice(0, 16))
    expect(await page.locator('.fair-dice code').nth(1).textContent()).toBe('koiogran dice 1; seed 5')
    await accessible(page, 'debriefing')
    await page.locator('.result h2').focus()
    const covered = await passed(page, '.debrief summary')
    expect(covered).toEqual([])

    // The next mission begins with its briefing over the table, and goes on with the first order.
    expect(winner, 'these dice win the mission').toBe('first')
    await page.locator('.result-keys').getByRole('button', { name: 'Campaign' }).waitFor()
    // It was the first battle of all, and it is won: the tour is a way on, too.
    expect(await page.locator('.result-keys').getByRole('button', { name: 'Tour of duty' }).count()).toBe(1)
    await tabTo(page, /^Next mission$/)
    await page.keyboard.press('Enter')
    await page.locator('.orders-given').getByRole('heading', { name: 'Asteroid Run' }).waitFor()
    await page.locator('.given-keys .key:focus').waitFor()
    await accessible(page, 'briefing over the table')
    await page.locator('.panel [data-first]').waitFor()
    // Enter opens what has the focus there, and answers no order below it.
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await page.locator('.orders-given details[open] summary:focus').waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.locator('.panel [data-first]:focus').waitFor()
    expect(await page.locator('.orders-given').count()).toBe(0)
    // It can be read again at any time.
    await page.keyboard.press('Escape')
    await tabTo(page, /^Briefing$/)
    await page.keyboard.press('Enter')
    await page.locator('.given-keys .key:focus').waitFor()
    await page.keyboard.press('Escape')
    await page.locator('.panel [data-first]:focus').waitFor()
    expect(await page.locator('.orders-given').count()).toBe(0)

    await page.reload()
    await page.getByRole('button', { name: /^Campaign/ }).click()
    await page.locator('.best tbody tr, .flight-path li.won').first().waitFor()
    expect(await page.locator('.flight-path li.won').count()).toBe(1)
    await page.getByRole('button', { name: 'Statistics' }).click()
    await page.locator('.life').waitFor()
    expect(await page.locator('.figures dd').first().textContent()).toBe('1')
    await accessible(page, 'statistics')
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export as JSON' }).click()
    expect((await downloading).suggestedFilename()).toBe('koiogran-record.json')
    // A browser that can ask for a place is asked, and the file goes there.
    await page.evaluate(() => {
      const asked = async (wish: { suggestedName: string }) => ({
        createWritable: async () => ({
          write: async (file: Blob) => {
            document.title = `${wish.suggestedName}: ${(await file.text()).slice(0, 30)}`
          },
          close: async () => {},
        }),
      })
      Object.assign(globalThis, { showSaveFilePicker: asked })
    })
    await page.getByRole('button', { name: 'Export as JSON' }).click()
    await expect.poll(() => page.title()).toMatch(/^koiogran-record\.json: \{\s+"format": "koiogran-record/)
    // Who leaves the question open saves nothing; a page that may not ask saves it as before.
    const clicks = (name: string) =>
      page.getByRole('button', { name: 'Export as JSON' }).evaluate(async (key, name) => {
        const refuse = () => Promise.reject(new DOMException('', name))
        Object.assign(globalThis, { showSaveFilePicker: refuse })
        let files = 0
        HTMLAnchorElement.prototype.click = () => {
          files++
        }
        ;(key as HTMLElement).click()
        await new Promise(done => setTimeout(done))
        return files
      }, name)
    expect(await clicks('AbortError')).toBe(0)
    expect(await clicks('SecurityError')).toBe(1)
    await page.getByRole('button', { name: 'Clear the record' }).click()
    await page.getByText('Nothing to count yet').waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.locator('.latest li').waitFor()
    expect(await page.locator('.latest li').count()).toBe(1)
    expect(trouble).toEqual([])
  })

  it('fits a phone, and opens all missions for those who ask', async () => {
    const { page, trouble } = await built.open(QUICK, { viewport: { width: 390, height: 844 } })
    await page.getByRole('button', { name: /^Campaign/ }).click()
    const all = page.getByRole('checkbox', { name: /^Open all missions/ })
    // On a laptop it is in sight at once.
    await page.setViewportSize({ width: 1366, height: 768 })
    const { y } = (await all.boundingBox())!
    expect(y).toBeLessThan(300)
    await page.setViewportSize({ width: 390, height: 844 })
    await all.check()
    expect(await page.locator('.flight-path li.locked').count()).toBe(0)
    await accessible(page, 'campaign on a phone')
    await page.getByRole('button', { name: /Dark Whispers/ }).click()
    await page.getByRole('radio', { name: /^Veteran/ }).check({ force: true })
    await page.getByRole('button', { name: 'Take off' }).click()
    await page.locator('.panel').first().waitFor()
    // The battle's menu shows the seal of the dice, not the seed.
    await page.keyboard.press('Escape')
    expect(await page.locator('dialog[open] code').textContent()).toMatch(/^[0-9a-f]{64}$/)
    expect(await page.locator('dialog[open]').textContent()).not.toContain('Seed of this battle')
    // The question that follows has the focus.
    await page.locator('dialog[open] .key', { hasText: 'Leave for the main menu' }).press('Enter')
    await page.locator('dialog[open]', { hasText: 'Leave the battle?' }).locator(':focus').waitFor()
    expect(trouble).toEqual([])
  })
})
