import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Site, site, until } from '../support/browser.ts'

/** Where no pixel is counted there are few of them. */
const SMALL = { viewport: { width: 800, height: 450 } }
const WATCH = '?view=demo&mission=1&level=greedy&seed=7&think=nodes:40&dpr=0.5&speed=8&stats=1'

describe('the stage', () => {
  let built: Site
  beforeAll(async () => {
    built = await site()
  })
  afterEach(() => built.leave())
  afterAll(() => built?.close())

  it('stays within its budget of draws and triangles, in planning, in flight and in a fight', async () => {
    const { page, trouble } = await built.open(`${WATCH}&q=med`)
    for (const phase of ['planning', 'activation', 'combat']) {
      const stats = await until(page, { phase, draws: { above: 0 } })
      expect(Number(stats['draws']), phase).toBeLessThanOrEqual(120)
      expect(Number(stats['triangles']), phase).toBeLessThanOrEqual(250_000)
    }
    expect(trouble).toEqual([])
  })

  it('draws nothing while nothing moves, and comes back after the graphics were lost', async () => {
    const { page } = await built.open(`${WATCH}&q=low`, SMALL)
    await until(page, { round: { above: 0 }, frames: { above: 2 } })
    await page.keyboard.press('p')
    // Pausing settles within a few frames; then the count stands still over many of the browser's own frames.
    const still = await page.evaluate(async () => {
      const frames = () => Number(document.getElementById('stats')!.dataset['frames'])
      const wait = (n: number): Promise<void> =>
        new Promise(done => (n === 0 ? done() : requestAnimationFrame(() => wait(n - 1).then(done))))
      let before = -1
      for (let n = 0; n < 100 && before !== frames(); n += 1) {
        before = frames()
        await wait(20)
      }
      await wait(60)
      return frames() - before
    })
    expect(still).toBe(0)

    await page.keyboard.press('p')
    const lost = await page.evaluate(() => {
      const canvas = document.querySelector('canvas')!
      const extension = (canvas.getContext('webgl2') as WebGL2RenderingContext).getExtension('WEBGL_lose_context')!
      const before = Number(document.getElementById('stats')!.dataset['frames'])
      extension.loseContext()
      return new Promise<number>(done => {
        canvas.addEventListener('webglcontextlost', () => requestAnimationFrame(() => extension.restoreContext()), {
          once: true,
        })
        canvas.addEventListener('webglcontextrestored', () => done(before), { once: true })
      })
    })
    const after = await until(page, { frames: { above: lost + 2 } })
    expect(Number(after['draws'])).toBeGreaterThan(5)
  })

  it('draws plain shapes for a model that is missing and a map that is broken, says so once, and plays on', async () => {
    const { page } = await built.open('', SMALL)
    await page.route('**/models/tiefighter.glb', route => route.fulfill({ status: 404, body: '' }))
    await page.route('**/models/fleet-normal.webp', route => route.fulfill({ body: 'no picture' }))
    await page.goto(new URL(`${WATCH}&q=low`, page.url()).href)
    await page.getByText('Plain shapes stand for them').waitFor()
    expect(await page.locator('.notes p').count()).toBe(1)
    const { time, draws } = await until(page, { frames: { above: 2 }, round: { above: 0 } })
    expect(Number(draws)).toBeGreaterThan(5)
    await until(page, { time: { above: Number(time) + 2 } })
  })
})
