/** Battles that come in a link, in a browser that has never seen the page. */

import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { game, missionScenario } from '../../src/content/index.ts'
import { linkOf, summed } from '../../src/match/link.ts'
import { bytesOfText } from '../../src/match/packing.ts'
import { runReplay } from '../../src/match/replay.ts'
import { axeFaults } from '../support/axe.ts'
import { type Site, site, until } from '../support/browser.ts'
import { WHOLE } from '../support/counts.ts'
import { playedFile } from '../support/played.ts'

const ASKED = '?view=replay&q=2d&motion=reduced&speed=8&stats=1&mute=1'
const file = await playedFile(missionScenario('political-escort', { maxRounds: 4 }), 'a-link')
const link = linkOf(file) ?? ''

describe('a link to a battle', () => {
  let built: Site
  beforeAll(async () => {
    built = await site()
  })
  afterEach(() => built.leave())
  afterAll(() => built?.close())

  it('shows it as it was, to the same end, and is gone from the address when it is left', async () => {
    const { page, trouble } = await built.open(`${ASKED}#r=${link}`)
    await until(page, { time: { above: 0.5 } })
    // On from round to round, to the end.
    for (let n = 0; n < 40; n += 1) {
      if (await page.evaluate(() => document.getElementById('stats')?.dataset['result'])) break
      await page.keyboard.press(' ')
      await page.waitForTimeout(150)
    }
    const { result } = await until(page, { result: { not: '' } })
    const { state, problem } = runReplay(game, file)
    expect(problem).toBeNull()
    expect(result).toBe(state?.result?.winner ?? 'draw')
    expect(await page.locator('[role=alert]').count()).toBe(0)

    // The battle is reviewed; a decision lies on the table with what would have been better, at its moment of the film.
    await page.getByRole('button', { name: 'Who was ahead, and why' }).press('Enter')
    const review = page.locator('.panel.review')
    const time = () => page.evaluate(() => Number(document.getElementById('stats')?.dataset['time']))
    await review.locator('progress').waitFor({ state: 'detached' })
    const end = await time()
    // What came of it all can be read from afar.
    const figure = review.locator('.sums dd').first()
    expect(await figure.evaluate(one => Number.parseFloat(getComputedStyle(one).fontSize))).toBeGreaterThanOrEqual(28)
    await review
      .getByRole('button', { name: /Flown:/ })
      .first()
      .press('Enter')
    await page.locator('.board2d .ghost-ship').nth(1).waitFor()
    expect(await page.locator('.board2d .template.ghost').count()).toBe(2)
    await expect.poll(time).toBeLessThan(end)
    expect(await axeFaults(page, { within: '.panel.review' })).toEqual([])
    await page.keyboard.press('Escape')
    await page.locator('.panel.result').waitFor()

    await page.getByRole('button', { name: 'Menu', exact: true }).first().click()
    // What is handed on is what was opened here, by a browser that had never seen the page.
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('dialog').getByRole('button', { name: 'Copy link', exact: true }).click()
    await page.getByRole('dialog').getByText('The link is copied.').waitFor()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toBe(new URL(`?view=replay#r=${link}`, page.url()).href)
    await page.getByRole('dialog').getByRole('button', { name: 'Keep among saved battles' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Among your saved battles' }).waitFor()
    await page.getByRole('dialog').getByRole('button', { name: 'Leave for the main menu' }).click()
    await page.locator('.menu').waitFor()
    expect(new URL(page.url()).hash).toBe('')
    expect(new URL(page.url()).searchParams.get('view')).toBeNull()
    // The browser's own way back leads from a screen to the menu.
    await page.getByRole('button', { name: /^Campaign/ }).click()
    await page.locator('.menu').waitFor({ state: 'detached' })
    await page.goBack()
    await page.locator('.menu').waitFor()
    // What was taken in stands apart from the battles that were played here.
    await page.getByRole('button', { name: /^Saved battles/ }).click()
    const part = page.getByRole('region', { name: 'Replays taken in' })
    await part.getByRole('listitem').waitFor()
    await part.getByRole('button', { name: /^Watch/ }).click()
    await until(page, { time: { above: 0.5 } })
    expect(trouble).toEqual([])
  })

  it.runIf(WHOLE)('shows where ships are predicted to end once dials are locked, by address and by key', async () => {
    const { page, trouble } = await built.open(`${ASKED}&forecast=1&think=nodes:60&t=R2.planning#r=${link}`)
    const legend = page.locator('[data-forecast]')
    const ends = page.locator('[data-end]')
    await expect.poll(() => legend.getAttribute('data-forecast')).toBe('wait')
    expect(await ends.count()).toBe(0)
    // On, event by event, until all dials are locked.
    while ((await page.locator('.phases [aria-current]').textContent()) !== 'Activation') {
      expect(await ends.count()).toBe(0)
      await page.keyboard.press('.')
    }
    await ends.first().waitFor()
    expect(await legend.getAttribute('data-forecast')).toBe('shown')
    expect(await legend.textContent()).toMatch(/\d+\s% \d/)
    await page.keyboard.press('j')
    await legend.waitFor({ state: 'detached' })
    expect(await ends.count()).toBe(0)
    // Nothing is foretold of a battle that is over, and nothing lies over its result.
    await page.keyboard.press('j')
    await legend.waitFor()
    await page.keyboard.press('End')
    await page.locator('.panel.result').waitFor()
    await legend.waitFor({ state: 'detached' })
    expect(trouble).toEqual([])
  })

  it('that cannot be opened says why, and the menu is one key away', async () => {
    const { page, trouble } = await built.open('?view=menu')
    const half = Math.floor(link.length / 2)
    const bad = [
      ['cut short', link.slice(0, -20), 'It is damaged or not whole'],
      ['changed', `${link.slice(0, half)}${link[half] === 'A' ? 'B' : 'A'}${link.slice(half + 1)}`, 'It is damaged'],
      ['of another version', `C${link.slice(1)}`, 'It was made by another version of the game'],
      ['a hundred times as long', link.repeat(100), 'It is longer than any link of this game'],
    ] as const
    for (const [what, text, why] of bad) {
      await page.goto(new URL(`${ASKED}#r=${text}`, page.url()).href)
      const dialog = page.getByRole('dialog', { name: 'This link cannot be opened' })
      await dialog.waitFor()
      expect(await dialog.textContent(), what).toContain(why)
      await dialog.getByRole('button', { name: 'Menu' }).click()
      await page.locator('.menu').waitFor()
    }
    expect(trouble).toEqual([])
  })

  it.runIf(WHOLE)('whose outcome was changed is shown as far as it goes, and it says so', async () => {
    const bytes = bytesOfText(`${link.slice(0, -3)}${link.endsWith('A') ? 'BBB' : 'AAA'}`)!
    const { page, trouble } = await built.open(`${ASKED}#r=${summed(bytes.slice(5))}`)
    const dialog = page.getByRole('dialog', { name: 'This replay stops early' })
    await dialog.getByRole('button', { name: 'Menu' }).waitFor()
    await dialog.getByRole('button', { name: 'Watch as far as it goes' }).click()
    await page.locator('.board-ship').first().waitFor()
    expect(trouble).toEqual([])
  })

  it('that is cut short leaves no dialog on a stream: Battle TV is shown', async () => {
    const { page, trouble } = await built.open(`${ASKED}&hud=none#r=${link.slice(0, link.length - 20)}`)
    await page.locator('.battle').waitFor()
    expect(await page.locator('dialog[open]').count()).toBe(0)
    expect(trouble).toEqual([])
  })
})
