/** Every screen in windows of several sizes: nothing inaccessible, nothing cut off. */
import type { Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import packages from '../../package.json' with { type: 'json' }
import { allEnglish } from '../locale/languages.ts'
import { axeFaults } from '../support/axe.ts'
import { type Site, site } from '../support/browser.ts'
import { sample, WHOLE } from '../support/counts.ts'
import { asked, prepare } from './screen.ts'

const SIZES = [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1920, height: 1080 },
]
/** Widths at which assistive technology is thought of, too; at all where counts are whole. */
const AXE = [1366, 390]
const BATTLE =
  '?view=play&mission=1&level=greedy&think=nodes:40&seed=7&speed=instant&q=2d&motion=reduced&stats=1&side=second'

/** Keys that stick out of the window sideways, and panels that lie over each other. Read in the page. */
const faults = (): string[] => {
  const found: string[] = []
  const name = (element: Element) => `${element.className} ${element.textContent?.slice(0, 30)}`
  for (const element of document.querySelectorAll('button, input, select, h1, h2')) {
    const box = element.getBoundingClientRect()
    if (box.width <= 1 || getComputedStyle(element).opacity === '0') continue
    if (box.left < -0.5 || box.right > innerWidth + 0.5) found.push(`sticks out: ${name(element)}`)
    if (element.scrollWidth > element.clientWidth + 1 && element.tagName === 'BUTTON')
      found.push(`cut: ${name(element)}`)
  }
  // What is said of an order is as wide as the order; beside each other stand only its choices.
  for (const part of document.querySelectorAll(
    '.panel > :is(.panel-head, .panel-note, .hint, .reason, .key.primary)',
  )) {
    const { position } = getComputedStyle(part)
    const { width } = part.getBoundingClientRect()
    const panel = getComputedStyle(part.parentElement!)
    const room = part.parentElement!.clientWidth - Number.parseFloat(panel.paddingLeft) * 2
    if (position !== 'absolute' && width > 1 && width < room - 1) found.push(`squeezed: ${name(part)}`)
  }
  const panels = [...document.querySelectorAll('.topbar, .ship-card, .orders, .log, .transport, .pages')]
    .map(element => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 1 && box.height > 1)
  for (const [index, a] of panels.entries()) {
    for (const b of panels.slice(index + 1)) {
      const wide = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left)
      const high = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top)
      if (wide > 1 && high > 1) found.push(`${name(a.element)} lies over ${name(b.element)}`)
    }
  }
  return found
}

/** How keys of texts begin: `ui`, `mission`, … */
const HEADS = [...new Set(Object.keys(await allEnglish()).map(key => key.split('.')[0]!))]

/** What can be read or heard though nobody wrote it: bare keys, values that are none, holes that were not filled. Read in the page. */
const unsaid = (heads: readonly string[]): string[] => {
  const bare = new RegExp(`(?<![\\w./-])(?:${heads.join('|')})\\.[a-z0-9-]+(?:\\.[\\w-]+)*`, 'g')
  const wrong = /\bundefined\b|\bNaN\b|\[object \w+\]|\{\{?\w+\}?\}/g
  const told = [...document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')].flatMap(element =>
    ['aria-label', 'title', 'placeholder', 'alt'].map(name => element.getAttribute(name) ?? ''),
  )
  return [document.title, document.body.innerText, ...told].flatMap(text => [
    ...(text.match(bare) ?? []),
    ...(text.match(wrong) ?? []),
  ])
}

async function check(page: Page, where: string): Promise<void> {
  expect(await page.evaluate(unsaid, HEADS), `texts, ${where}`).toEqual([])
  expect(await page.evaluate(faults), `layout, ${where}`).toEqual([])
  if (!WHOLE && !AXE.includes(page.viewportSize()!.width)) return
  expect(await axeFaults(page), `axe, ${where}`).toEqual([])
}

describe.each(sample(SIZES, 2))('screens at $width × $height', viewport => {
  // A phone on its side: the battle has a layout of its own there, the screens before it are a phone's.
  const low = viewport.height < 500
  let built: Site
  beforeAll(async () => {
    built = await site()
  })
  afterEach(() => built.leave())
  afterAll(() => built?.close())

  it.skipIf(low)('are accessible and whole before a battle', async () => {
    const { page, trouble } = await built.open('', { viewport })
    await page.getByRole('button', { name: /^Single battle/ }).waitFor()
    await check(page, 'menu')
    await page.getByRole('button', { name: /^About/ }).click()
    await check(page, 'about')
    const link = await page.getByRole('link', { name: 'All licences in full' }).getAttribute('href')
    const licences = await page.evaluate(address => fetch(address).then(answer => answer.text()), link!)
    for (const name of Object.keys(packages.dependencies)) expect(licences).toContain(`\n${name} `)
    await page.getByRole('button', { name: 'Back' }).click()
    await page.getByRole('button', { name: /^Watch/ }).click()
    await page.locator('.demo-cards').waitFor()
    await check(page, 'demos')
    await page.getByRole('button', { name: /^One battle/ }).click()
    await check(page, 'watch')
    await page.getByRole('button', { name: 'Back' }).click()
    await page.getByRole('button', { name: 'Back' }).click()
    await page.getByRole('button', { name: /^Single battle/ }).click()
    await check(page, 'play')
    await page.locator('input[value=standard]').check({ force: true })
    await page.locator('input[value=veteran]').last().check({ force: true })
    await page.locator('.squad-picker .chosen').nth(1).waitFor()
    await check(page, 'a standard game with squads')
    expect(trouble).toEqual([])
  })

  it.skipIf(low).each([
    ['token', 'mission=2&side=second'],
    ['edge', 'mission=standard&obstacles=1&side=first'],
  ])('are accessible and whole where a battle is set up: %s', async (kind, query) => {
    const { page, trouble } = await built.open(
      `?view=play&level=random&think=nodes:20&seed=7&speed=instant&q=2d&motion=reduced&stats=1&${query}`,
      { viewport },
    )
    await prepare(page)
    let screen = await asked(page, '')
    for (let turn = 0; turn < 4 && screen.waiting !== kind; turn += 1) {
      await page.locator('[data-place]').click()
      screen = await asked(page, screen.key)
    }
    expect(screen.waiting).toBe(kind)
    await check(page, kind)
    expect(trouble).toEqual([])
  })

  it('are accessible and whole in a battle', async () => {
    const { page, trouble } = await built.open(BATTLE, { viewport })
    await prepare(page)
    const seen = new Set<string>()
    let key = ''
    for (let turn = 0; turn < 60 && !(seen.has('dial') && seen.has('action')); turn += 1) {
      const screen = await asked(page, key)
      key = screen.key
      if (!seen.has(screen.waiting)) await check(page, screen.waiting)
      seen.add(screen.waiting)
      if (screen.waiting === 'place') for (let n = 0; n < turn; n += 1) await page.keyboard.press('ArrowRight')
      await page
        .locator('[data-first]:not(html)')
        .first()
        .focus()
        .catch(() => {})
      if (screen.waiting === 'dial' && (await page.locator('.panel.dials > .key.primary:not([aria-disabled])').count()))
        await page.locator('.panel.dials > .key.primary').focus()
      await page.keyboard.press('Enter')
    }
    expect([...seen]).toEqual(expect.arrayContaining(['place', 'dial', 'action']))
    if (viewport.width > 800 && !low) {
      // The log folds to its last line, and opens again.
      const fold = page.locator('.log .fold')
      if ((await fold.getAttribute('aria-expanded')) === 'false') await fold.click()
      const lines = page.locator('.log li:visible')
      expect(await lines.count()).toBeGreaterThan(2)
      await fold.click()
      expect(await lines.count()).toBe(1)
      await check(page, 'folded log')
    }
    if (viewport.width <= 800 || low) {
      for (const one of ['Ships', 'Log', 'Orders']) {
        await page.getByRole('button', { name: one, exact: true }).click()
        await check(page, `page ${one}`)
        if (!low) expect(await page.evaluate(() => document.querySelector('.topbar')!.clientWidth)).toBe(viewport.width)
      }
    }
    if (low) {
      const width = () => page.evaluate(() => document.querySelector('.table')!.clientWidth)
      const [beside, high] = [await width(), await page.evaluate(() => document.querySelector('.table')!.clientHeight)]
      expect(high).toBe(viewport.height)
      await page.getByRole('button', { name: 'Fold the sheet away' }).click()
      expect(await width()).toBeGreaterThan(beside + 150)
      await check(page, 'the sheet folded')
      await page.getByRole('button', { name: 'Open the sheet' }).click()
    }
    await page.keyboard.press('?')
    await page.locator('dialog[open]').waitFor()
    await check(page, 'help')
    await page.keyboard.press('Escape')
    await page.locator('dialog[open]').waitFor({ state: 'detached' })
    await page.keyboard.press('Escape')
    await page.locator('dialog[open]').waitFor()
    await check(page, 'menu of the battle')
    expect(trouble).toEqual([])
  })
})
