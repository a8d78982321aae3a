/** The stage looks as it did, tile by tile, and stays within its budgets of draws, triangles, textures and memory. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { heapOf, type Site, site } from '../support/browser.ts'
import { sample, WHOLE } from '../support/counts.ts'
import { COMPARED, COMPARED_AT, COMPARED_LOOK, openMoment, tileMeans } from '../support/film-page.ts'
import { MOMENTS } from '../tools/shots/moments.ts'
import { reel } from '../tools/shots/reels.ts'

const MEANS = JSON.parse(readFileSync(resolve(import.meta.dirname, '../shots/means.json'), 'utf8')) as Readonly<
  Record<string, readonly number[]>
>
/** How far a tile's mean colour may be off, of 255, on another machine; and all of them together on average. */
const TILE = 30
const ALL = 5

const momentOf = (name: string) => MOMENTS.find(moment => moment.name === name)!

describe('pictures', () => {
  let built: Site
  beforeAll(async () => {
    built = await site()
  })
  afterAll(() => built?.close())

  it.each(sample(COMPARED, 2))('%s looks as it did, tile by tile', async name => {
    const { reel: film } = momentOf(name)
    const page = await openMoment(built, reel(film), momentOf(name), COMPARED_LOOK, COMPARED_AT)
    if (!page) throw new Error(`${name} is not in the film: npm run shots -- --record`)
    const means = await tileMeans(page)
    await page.context().close()
    const known = MEANS[name]!
    expect(means).toHaveLength(known.length)
    const off = means.map((value, at) => Math.abs(value - known[at]!))
    const sorted = [...off].sort((a, b) => b - a)
    // Write them anew when the look was changed on purpose: npm run shots -- --means.
    expect(sorted[Math.floor(sorted.length * 0.02)], 'the worst tiles but a few').toBeLessThan(TILE)
    expect(off.reduce((sum, value) => sum + value, 0) / off.length, 'all tiles').toBeLessThan(ALL)
    // A blank stage would pass no test of this kind.
    expect(Math.max(...means) - Math.min(...means)).toBeGreaterThan(40)
  })

  it('keeps the menu light: scripts hold little memory before a battle', async () => {
    const { page } = await built.open('')
    await page.getByRole('button', { name: /^Single battle/ }).waitFor()
    expect(await heapOf(page)).toBeLessThan(25e6)
    await page.context().close()
  })

  it.each(WHOLE ? ['start', 'furball', 'explosion', 'cinematic-explosion'] : ['furball'])(
    'keeps the budgets of draws, triangles, textures, programs and memory at: %s',
    async name => {
      const { reel: film } = momentOf(name)
      const page = await openMoment(built, reel(film), momentOf(name), 'q=med&dpr=0.5&stats=1', COMPARED_AT)
      if (!page) throw new Error(`${name} is not in the film: npm run shots -- --record`)
      const stats = await page.evaluate(() => ({ ...document.getElementById('stats')?.dataset }))
      const heap = await heapOf(page)
      await page.context().close()
      expect(Number(stats['draws'])).toBeGreaterThan(5)
      expect(Number(stats['draws'])).toBeLessThanOrEqual(120)
      expect(Number(stats['triangles'])).toBeGreaterThan(1000)
      expect(Number(stats['triangles'])).toBeLessThanOrEqual(250_000)
      expect(Number(stats['textures'])).toBeLessThanOrEqual(32)
      expect(Number(stats['programs'])).toBeGreaterThan(3)
      expect(Number(stats['programs'])).toBeLessThanOrEqual(40)
      expect(heap).toBeLessThan(120e6)
    },
  )
})
