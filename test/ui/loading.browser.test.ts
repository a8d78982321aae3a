/** On a slow line a battle tells how far it is, asks its first question early, and gets on without what does not come. */
import type { Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Site, site } from '../support/browser.ts'
import { WHOLE } from '../support/counts.ts'
import { asked, prepare } from './screen.ts'

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

/** Runs in the page before its scripts: once the first question is asked, `asked` tells when. */
const noteFirstQuestion = () => {
  const watcher = new MutationObserver(() => {
    if (!document.getElementById('stats')?.dataset['waiting']) return
    watcher.disconnect()
    Object.assign(globalThis, { asked: performance.now() })
  })
  watcher.observe(document, { subtree: true, childList: true, attributes: true })
}

/** What was asked for before the first question, by the beginnings of the names: `needed` for it, while its scripts came, and what went on the idle line then. Read in the page. */
const beforeQuestion = () => {
  const { asked } = globalThis as unknown as { asked: number }
  const files = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).flatMap(one => {
    const [, file] = /\/assets\/([a-z0-9]+)/.exec(one.name) ?? /\/(models\/.*)$/.exec(one.name) ?? []
    return file && one.startTime <= asked ? [{ file, from: one.startTime, to: one.responseEnd }] : []
  })
  const scripts = files.filter(({ file }) => ['battle', 'game', 'index'].includes(file))
  const here = Math.max(...scripts.map(({ to }) => to))
  const names = (of: typeof files) => [...new Set(of.map(({ file }) => file))].sort()
  return {
    needed: names(files.filter(({ from }) => from < here)),
    idle: names(files.filter(({ from }) => from >= here)),
  }
}

/** When files were asked for and when they had come, by a part of their names. Read in the page. */
const timesOf = (names: readonly string[]) => {
  const all = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  return names.map(name => {
    const one = all.find(entry => entry.name.includes(name))
    return { asked: one?.startTime ?? -1, here: one?.responseEnd ?? -1 }
  })
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

  it.runIf(WHOLE)(
    'tells in bytes how far its scripts, its stage and its ships are, each until it is there',
    async () => {
      const { page, trouble } = await built.open('')
      await page.locator('.menu').waitFor()
      const battle = await held(page, /assets\/battle-[\w-]+\.js$/)
      const stage = await held(page, /assets\/stage-[\w-]+\.js$/)
      const paint = await held(page, /models\/\w+-base-small\.webp$/)
      await page.goto(new URL(BATTLE, page.url()).href, { waitUntil: 'commit' })
      for (const [bar, letGo] of [
        ['.shell .load-bar', battle],
        ['.staged .load-bar', stage],
        ['.table > .models-loading .load-bar', paint],
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
    },
  )

  it('asks its first question before anything goes beside what the question needs, and is played on the plan', async () => {
    const { page, trouble } = await built.open('')
    await page.locator('.menu').waitFor()
    const stage = await held(page, /assets\/stage-[\w-]+\.js$/)
    await page.addInitScript(noteFirstQuestion)
    await page.goto(new URL(`${BATTLE}&mission=1&side=first&stats=1`, page.url()).href, { waitUntil: 'commit' })
    await page.locator('.staged').waitFor({ state: 'attached', timeout: 60_000 })
    const { needed, idle } = await page.evaluate(beforeQuestion)
    expect(needed.filter(file => file !== 'barlow')).toEqual(['battle', 'game', 'index', 'shared'])
    // Then the stage may have the line, and nothing else.
    const stageFiles = await page.evaluate(() =>
      Object.keys(JSON.parse(document.getElementById('weights')!.textContent!).stage),
    )
    const allowed = [...stageFiles.map(file => /\/([a-z0-9]+)/.exec(file)![1]), 'barlow']
    expect(idle.filter(file => !allowed.includes(file) && !file.startsWith('models/'))).toEqual([])
    // The plan is there, and answers are taken on it.
    await prepare(page)
    const first = await asked(page, '')
    await page.keyboard.press('Enter')
    const second = await asked(page, first.key)
    expect(await page.locator('.battle.flat .board-ship').count()).toBeGreaterThan(0)
    // What has been typed stays where it is when the stage takes over, and so does the focus.
    const field = page.locator('.panel input:enabled').first()
    await field.fill('-333')
    const there = await field.elementHandle()
    stage()
    await page.locator('.battle.deep .staged canvas').waitFor({ timeout: 60_000 })
    await page.locator('.plan').waitFor({ state: 'detached' })
    await page.locator('canvas[data-ready=true]').waitFor({ timeout: 60_000 })
    const [script, ship, small, whole] = await page.evaluate(timesOf, [
      'stage-',
      'senatorshuttle-far.glb',
      'senatorshuttle-base-small.webp',
      'senatorshuttle-base.webp',
    ])
    expect(ship!.asked).toBeGreaterThanOrEqual(script!.here - 1)
    expect(small!.asked).toBeGreaterThanOrEqual(script!.here - 1)
    // On the lowest quality the small maps do.
    expect(whole!.asked).toBe(-1)
    expect(await field.inputValue()).toBe('-333')
    expect(await page.evaluate(element => document.activeElement === element, there)).toBe(true)
    expect((await asked(page, '')).waiting).toBe(second.waiting)
    expect(trouble).toEqual([])
  })

  it.runIf(WHOLE)('stays on the plan while its stage does not come, and has it as soon as it can be had', async () => {
    const { page } = await built.open('')
    await page.locator('.menu').waitFor()
    const stage = /assets\/stage-[\w-]+\.js/
    await page.route(stage, route => route.fulfill({ status: 404 }))
    await page.goto(new URL(`${BATTLE}&mission=1&side=first&stats=1`, page.url()).href, { waitUntil: 'commit' })
    await page.locator('.notes', { hasText: 'The table in 3D did not come' }).waitFor({ timeout: 60_000 })
    await prepare(page)
    const first = await asked(page, '')
    await page.keyboard.press('Enter')
    await asked(page, first.key)
    expect(await page.locator('.battle.flat .board-ship').count()).toBeGreaterThan(0)
    await page.unroute(stage)
    await page.locator('.battle.deep .staged canvas').waitFor({ timeout: 60_000 })
  })

  it.runIf(WHOLE)(
    'has the flat board’s pictures once the first question stands, and is played without them',
    async () => {
      const { page, trouble } = await built.open('')
      await page.locator('.menu').waitFor()
      await page.addInitScript(noteFirstQuestion)
      const flat = new URL(`${BATTLE}&mission=1&side=first&q=2d&stats=1`, page.url()).href
      await page.goto(flat)
      await page.locator('.mat-picture').waitFor({ state: 'attached', timeout: 60_000 })
      await prepare(page)
      const placed = await asked(page, '')
      await page.keyboard.press('Enter')
      await asked(page, placed.key)
      await page.locator('.board-ship .above').first().waitFor({ state: 'attached', timeout: 60_000 })
      const [mat, ship] = await page.evaluate(timesOf, ['models/mat.webp', '-above.webp'])
      const question = await page.evaluate(() => (globalThis as unknown as { asked: number }).asked)
      for (const picture of [mat, ship]) expect(picture!.asked).toBeGreaterThanOrEqual(question)
      expect(trouble).toEqual([])
      await page.route(/models\/.*\.webp$/, route => route.fulfill({ status: 404 }))
      await page.goto(flat)
      await prepare(page)
      const first = await asked(page, '')
      await page.keyboard.press('Enter')
      await asked(page, first.key)
      expect(await page.locator('.mat-picture, .above').count()).toBe(0)
      expect(await page.locator('.board-ship .hull:not(.pip)').count()).toBeGreaterThan(0)
    },
  )

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
