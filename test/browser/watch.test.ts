/** A battle that is only watched runs from setup to its end in a browser, and ends as it does in Node. */
import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Site, site, until } from '../support/browser.ts'

const ROOT = resolve(import.meta.dirname, '../..')

describe('watching a battle', () => {
  let built: Site
  beforeAll(async () => {
    built = await site()
  })
  afterAll(() => built?.close())

  it('runs from setup to its end, and ends as it does in Node', async () => {
    const { page, trouble } = await built.open(
      '?view=demo&mission=1&level=greedy&seed=7&think=nodes:40&speed=8&q=2d&motion=reduced&stats=1',
    )
    await until(page, { round: { above: 0 } })
    // The rules run ahead of the film: skip to its end as often as it has grown.
    for (let n = 0; n < 400; n += 1) {
      const stats = await until(page, { phase: { not: '' } })
      if (stats['result'] !== '') break
      await page.keyboard.press('Space')
    }
    const ended = await until(page, { result: { not: '' } })
    expect(trouble).toEqual([])
    const words = ['tsx', 'test/tools/battle.ts', '--mission', '1', '--seed', '7', '--nodes', '40', '--json']
    const node = JSON.parse(execFileSync('npx', words, { cwd: ROOT, encoding: 'utf8' }).trim().split('\n').at(-1)!)
    expect(ended['mishaps']).toBe('0')
    expect(ended['hash']).toBe(node.hash)
    expect(ended['result']).toBe(node.result.winner ?? 'draw')
    // Space too much skips nothing, and no key that has just come up either.
    await page.getByRole('heading', { level: 2 }).and(page.locator(':focus')).waitFor()
    await page.keyboard.press('Space')
    await page.locator('.result-keys').waitFor()
    expect((await until(page, { phase: { not: '' } }))['hash']).toBe(node.hash)
  })
})
