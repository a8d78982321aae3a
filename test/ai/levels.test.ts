/** The scores that the menu tells of a level are those that the document on strength has last. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { OPPONENTS, SCORES } from '../../ai/levels.ts'

describe('what the menu says that a level scored', () => {
  it('is what docs/strength.md has last: every opponent against the one before it, in whole percent', () => {
    const order: readonly string[] = OPPONENTS
    const rows = readFileSync('docs/strength.md', 'utf8').matchAll(/^\| (\w+) v (\w+), B31 \| \d+ \| (\d+\.\d) % \|/gm)
    const measured = [...rows].map(([, self = '', before, score]) => {
      expect(before).toBe(order[order.indexOf(self) - 1])
      return [self, Math.round(Number(score))]
    })
    expect(SCORES).toEqual(Object.fromEntries(measured))
    expect(measured).toHaveLength(OPPONENTS.length - 1)
  })
})
