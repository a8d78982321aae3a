/** The stage in a real browser: its budgets, its rest, lost graphics, missing models, and what lies under the pointer. */
import type { Page } from 'playwright'
import { PerspectiveCamera } from 'three'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { setLens } from '../../src/scene/camera/lens.ts'
import { topShot } from '../../src/scene/camera/shots.ts'
import { toScene } from '../../src/scene/space.ts'
import { type Site, site, until } from '../support/browser.ts'
import { counted, WHOLE } from '../support/counts.ts'
import { openMoment, settled } from '../support/film-page.ts'
import { MOMENTS, timeOf } from '../tools/shots/moments.ts'
import { reel } from '../tools/shots/reels.ts'

/** Where no pixel is counted there are few of them. */
const SMALL = { viewport: { width: 800, height: 450 } }
/** Nothing that a picture would be drawn anew for is on its way: ships, maps, and the sheet of fire, which comes last. */
const allHere = async (page: Page) => {
  await page.locator('canvas[data-ready=true]').waitFor({ timeout: 60_000 })
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /fire\.webp$/.test(name)),
  )
  await page.locator('canvas[data-ready=true]').waitFor()
}
/** Waits until nothing was drawn for 90 of the browser's own frames; fails where something is drawn again and again. */
const rest = async (page: Page) => {
  const rested = await page.evaluate(async () => {
    const frames = () => document.getElementById('stats')!.dataset['frames']
    for (let n = 0; n < 20; n += 1) {
      const before = frames()
      for (let wait = 0; wait < 90; wait += 1) await new Promise(requestAnimationFrame)
      if (frames() === before) return true
    }
    return false
  })
  expect(rested).toBe(true)
}
const WATCH = '?view=demo&mission=1&level=greedy&seed=7&think=nodes:40&dpr=0.5&speed=8&stats=1'

describe('the stage', () => {
  let built: Site
  beforeAll(async () => {
    built = await site()
  })
  afterEach(() => built.leave())
  afterAll(() => built?.close())

  // What most is drawn at, and its budgets, is looked at in `pictures.test.ts`.
  it.runIf(WHOLE)('stays within its budget of draws and triangles, in planning, in flight and in a fight', async () => {
    // No phase goes by between two looks.
    const { page, trouble } = await built.open(`${WATCH}&q=med&speed=2`.replace('&speed=8', ''))
    for (const phase of ['planning', 'activation', 'combat']) {
      const stats = await until(page, { phase, draws: { above: 0 } })
      expect(Number(stats['draws']), phase).toBeLessThanOrEqual(120)
      expect(Number(stats['triangles']), phase).toBeLessThanOrEqual(250_000)
    }
    expect(trouble).toEqual([])
  })

  it.runIf(WHOLE).each([
    ['low', 32],
    ['high', 160],
  ] as const)(
    'keeps what its pictures hold on the graphics card within %s: %s MB, all three ships of the box on the table',
    async (quality, most) => {
      const { page } = await built.open(
        `?view=demo&mission=1&level=greedy&seed=7&think=nodes:40&dpr=0.5&stats=1&q=${quality}`,
        SMALL,
      )
      await page.locator('canvas[data-ready=true]').waitFor({ timeout: 150_000 })
      await page.keyboard.press('p')
      const { textureBytes } = await until(page, { frames: { above: 2 } })
      expect(Number(textureBytes)).toBeGreaterThan(8e6)
      expect(Number(textureBytes)).toBeLessThanOrEqual(most * 1e6)
    },
    200_000,
  )

  it('draws nothing while nothing moves, and comes back however often the graphics are lost, out of the smallest window too', async () => {
    const { page } = await built.open(`${WATCH}&q=low`, { viewport: { width: 1, height: 1 } })
    await page.locator('.battle.deep').waitFor({ state: 'attached' })
    await page.setViewportSize(SMALL.viewport)
    await until(page, { round: { above: 0 }, frames: { above: 2 } })
    await allHere(page)
    await page.keyboard.press('p')
    // What is still on its way is a frame when it comes; then the count stands still. A stage that draws on never rests.
    await rest(page)
    const still = await page.evaluate(async () => {
      const frames = () => Number(document.getElementById('stats')!.dataset['frames'])
      const before = frames()
      for (let n = 0; n < 60; n += 1) await new Promise(requestAnimationFrame)
      return frames() - before
    })
    expect(still).toBe(0)

    await page.keyboard.press('p')
    const lost = await page.evaluate(async most => {
      const canvas = document.querySelector('canvas')!
      const extension = (canvas.getContext('webgl2') as WebGL2RenderingContext).getExtension('WEBGL_lose_context')!
      const heard = (event: string) =>
        new Promise<void>(done => canvas.addEventListener(event, () => done(), { once: true }))
      for (let times = 0; times < most; times += 1) {
        const [gone, back] = [heard('webglcontextlost'), heard('webglcontextrestored')]
        extension.loseContext()
        await gone
        await new Promise(requestAnimationFrame)
        extension.restoreContext()
        await back
      }
      return Number(document.getElementById('stats')!.dataset['frames'])
    }, counted(10))
    const after = await until(page, { frames: { above: lost + 2 } })
    expect(Number(after['draws'])).toBeGreaterThan(5)
  })

  it.runIf(WHOLE)(
    'lets the film go on while the graphics are lost: the plan shows it, and the stage again when they are back',
    async () => {
      const { page } = await built.open(`${WATCH}&q=low`, SMALL)
      await page.locator('.battle.deep').waitFor()
      await until(page, { round: { above: 0 }, frames: { above: 2 } })
      // Within the page: they are waited for five seconds.
      const meanwhile = await page.evaluate(async () => {
        const canvas = document.querySelector<HTMLCanvasElement>('canvas[data-engine]')!
        const extension = canvas.getContext('webgl2')!.getExtension('WEBGL_lose_context')!
        const lost = new Promise<void>(done =>
          canvas.addEventListener('webglcontextlost', () => done(), { once: true }),
        )
        extension.loseContext()
        await lost
        const stat = (name: string) => Number(document.getElementById('stats')!.dataset[name])
        const [time, frames] = [stat('time'), stat('frames')]
        const board = () => document.querySelector('.battle.flat .board2d')
        while (!(board() && stat('time') > time + 0.2)) await new Promise(requestAnimationFrame)
        const drawn = stat('frames') - frames
        extension.restoreContext()
        return { drawn, frames }
      })
      expect(meanwhile.drawn).toBe(0)
      await page.locator('.battle.deep').waitFor()
      await until(page, { frames: { above: meanwhile.frames + 2 } })
    },
  )

  it.runIf(WHOLE)(
    'draws plain shapes for a model that is missing and a map that is broken, says so once, and plays on',
    async () => {
      const { page } = await built.open('', SMALL)
      await page.route('**/models/tiefighter.glb', route => route.fulfill({ status: 404, body: '' }))
      await page.route('**/models/*-normal*.webp', route => route.fulfill({ body: 'no picture' }))
      await page.goto(new URL(`${WATCH}&q=low`, page.url()).href)
      await page.getByText('Plain shapes stand for them').waitFor()
      expect(await page.locator('.notes p').count()).toBe(1)
      const { time, draws } = await until(page, { frames: { above: 2 }, round: { above: 0 } })
      expect(Number(draws)).toBeGreaterThan(5)
      await until(page, { time: { above: Number(time) + 2 } })
    },
  )
  it('finds ships on the plan where the pointer is, and draws nothing while it is over none', async () => {
    const film = reel('furball')
    const moment = { ...MOMENTS.find(one => one.name === 'furball')!, camera: 'top' }
    const page = await openMoment(built, film, moment, 'q=low&dpr=0.5&stats=1&hud=none', SMALL.viewport)
    if (!page) throw new Error('no such moment: npm run shots -- --record')
    await allHere(page)
    const { width, height } = SMALL.viewport
    const camera = new PerspectiveCamera()
    setLens(camera, topShot(width / height), { width, height, left: 0, right: 0, top: 0, bottom: 0 })
    let before = 0
    /** The frames drawn since it was asked last. */
    const frames = async () => {
      await settled(page)
      const now = await page.evaluate(() => Number(document.getElementById('stats')!.dataset['frames']))
      const drawn = now - before
      before = now
      return drawn
    }
    const ships = film.timeline.picture(timeOf(film.timeline, moment)!).ships.filter(({ presence }) => presence === 1)
    expect(ships.length).toBeGreaterThan(7)
    // What comes last is asked for by the first frame after all else is there, and is a frame itself.
    await page.mouse.move(width / 2, height / 2)
    await expect
      .poll(() =>
        page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => /wreck/.test(name)).length),
      )
      .toBe(2)
    await frames()
    for (const { id, pose } of ships.slice(0, 3)) {
      await page.mouse.move(4, 200)
      await rest(page)
      await frames()
      for (const y of [210, 220, 230]) await page.mouse.move(4, y)
      expect(await frames(), id).toBe(0)
      const at = toScene(pose).project(camera)
      await page.mouse.move(((at.x + 1) / 2) * width, ((1 - at.y) / 2) * height)
      expect(await frames(), id).toBeGreaterThan(0)
      await page.mouse.down()
      await page.mouse.up()
      expect(await frames(), id).toBeGreaterThan(0)
    }
  })
})
