/** A game that was looked into in parts: what the rest is taken for, where is looked next, which plans are known. */
import { describe, expect, it } from 'vitest'
import { estimate, familiar, nextMeeting } from '../../ai/search/deep-grid.ts'

const FLAT = [
  [0.5, 0.6, 0.55],
  [0.52, 0.4, 0.5],
  [0.3, 0.3, 0.3],
]
const blank = () => FLAT.map(row => row.map((): number | null => null))
const EVEN = [0, 0, 0]

describe('what was not looked into', () => {
  it('is taken for what this round alone says, as long as nothing is known', () => {
    expect(estimate({ flat: FLAT, deep: blank() })).toEqual(FLAT)
  })

  it('moves with what was found in its row and its column, and what was found stands', () => {
    const deep = blank()
    deep[0]![0] = 0.4
    deep[0]![1] = 0.5
    deep[1]![2] = 0.6
    const found = estimate({ flat: FLAT, deep })
    expect([found[0]![0], found[0]![1], found[1]![2]]).toEqual([0.4, 0.5, 0.6])
    // The first row lost by it, the second gained, beside the mean of all.
    expect(found[0]![2]! - FLAT[0]![2]!).toBeLessThan(found[1]![0]! - FLAT[1]![0]! + 1e-9)
    // Two of three lost a tenth, so all are taken to have lost a little.
    expect(found[2]![0]).toBeLessThan(FLAT[2]![0]!)
    expect(found[2]![0]! - FLAT[2]![0]!).toBeLessThan(found[2]![2]! - FLAT[2]![2]!)
  })
})

describe('the next look', () => {
  it('goes where both sides go, to each meeting once, and never where nobody does', () => {
    const deep = blank()
    const seen: string[] = []
    for (;;) {
      const next = nextMeeting({ flat: FLAT, deep }, EVEN, 0)
      if (!next) break
      seen.push(`${next.row}/${next.column}`)
      expect(deep[next.row]![next.column]).toBeNull()
      deep[next.row]![next.column] = FLAT[next.row]![next.column]!
    }
    expect(new Set(seen).size).toBe(seen.length)
    expect(seen.length).toBeGreaterThan(3)
    // The third row is far from any good.
    expect(seen.some(name => name.startsWith('2/'))).toBe(false)
  })
})

describe('a plan', () => {
  it('is known when most of what it meets was looked into, and else whoever is known best', () => {
    const deep = blank()
    expect(familiar({ flat: FLAT, deep }, EVEN, 0)).toEqual([])
    deep[1]![2] = 0.5
    deep[1]![1] = 0.4
    deep[1]![0] = 0.52
    expect(familiar({ flat: FLAT, deep }, EVEN, 0)).toEqual([1])
    for (let column = 0; column < 3; column++) deep[0]![column] = FLAT[0]![column]!
    expect(familiar({ flat: FLAT, deep }, EVEN, 0)).toEqual([0, 1])
  })
})
