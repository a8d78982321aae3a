/** Geometry and the golden replays come to the same hashes in Chromium as in Node. */
import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BOX, MISSIONS } from '../../src/content/index.ts'
import { bundle, launch } from '../support/browser.ts'
import { dailyHash, geometryHash, replayHash } from '../support/probe.ts'

const GOLDEN = resolve(import.meta.dirname, '../golden')

describe('the same bits in Node and in Chromium', () => {
  let browser: Browser
  let page: Page

  beforeAll(async () => {
    browser = await launch()
    page = await browser.newPage()
    await page.addScriptTag({ content: await bundle('test/support/probe.ts') })
  })
  afterAll(() => browser?.close())

  it('geometry', async () => {
    const found = await page.evaluate('probe.geometryHash()')
    expect(found).toBe(geometryHash())
  })

  it('a year of daily battles, and the first rounds of one', async () => {
    const here = await dailyHash()
    expect(here).toMatch(/^[0-9a-f]{16} [0-9a-f]{16}$/)
    expect(await page.evaluate('probe.dailyHash()')).toBe(here)
  })

  const replays = readdirSync(GOLDEN).filter(name => name.endsWith('.replay.json'))
  it('there are golden replays of every mission and of a battle among asteroids', () => {
    const scenarios = replays.map(name => JSON.parse(readFileSync(resolve(GOLDEN, name), 'utf8')).scenario)
    const played = (of: string) => new Set(scenarios.filter(({ set }) => set === of).map(({ mission }) => mission))
    expect(played(BOX)).toEqual(new Set([...MISSIONS, 'standard']))
    expect(played('tfa')).toEqual(new Set(['first-flight', 'standard', 'last-line', 'comrade-in-arms']))
  })

  it.each(replays)('golden replay %s', async name => {
    const text = readFileSync(resolve(GOLDEN, name), 'utf8')
    const here = await replayHash(text)
    expect(here).toMatch(/^[0-9a-f]{16}$/)
    expect(await page.evaluate(`probe.replayHash(${JSON.stringify(text)})`)).toBe(here)
  })
})
