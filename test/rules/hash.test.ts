/** The hash of a state sees every change that matters, and not the order of keys. */
import { describe, expect, it } from 'vitest'
import { game } from '../../src/content/index.ts'
import { hashOf } from '../../src/rules/index.ts'
import { battle, faceUp } from '../support/battle.ts'

const state = () =>
  battle({
    rookie: { pilot: 'rookiepilot', at: [12.3456, -50, 45], focus: 1, locks: 'academy', damage: [faceUp('directhit')] },
    academy: { pilot: 'academypilot', at: [0, 30, 180], evade: 1 },
  }).fight().state

type Plain = Record<string, unknown>

/** Calls with every leaf of plain data: what holds it, its key, its value. */
function leaves(value: unknown, visit: (holder: Plain, key: string, leaf: unknown) => void): void {
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    if (typeof inner === 'object' && inner !== null) leaves(inner, visit)
    else visit(value as Plain, key, inner)
  }
}

/** Slightly other values than a leaf. */
function others(leaf: unknown): unknown[] {
  if (typeof leaf === 'number') return [leaf + 1, leaf - 0.0001, leaf + 2 ** -30]
  if (typeof leaf === 'string') return [`${leaf}x`, leaf.slice(0, -1)]
  if (typeof leaf === 'boolean') return [!leaf]
  return [1]
}

describe('the hash of a state', () => {
  it('changes with everything in it but the questions', () => {
    const { open: _open, ...kept } = state()
    const before = game.hash({ ...kept, open: [] })
    let seen = 0
    leaves(kept, (holder, key, leaf) => {
      for (const other of others(leaf)) {
        holder[key] = other
        expect([key, other, game.hash({ ...kept, open: [] })]).not.toEqual([key, other, before])
        seen += 1
      }
      holder[key] = leaf
    })
    expect(seen).toBeGreaterThan(150)
    expect(game.hash({ ...kept, open: [] })).toBe(before)
    expect(game.hash(state())).toBe(before)
  })

  it('does not see the order of keys, nor a field that is empty', () => {
    expect(hashOf({ a: 1, b: [2, 3] })).toBe(hashOf({ b: [2, 3], a: 1 }))
    expect(hashOf({ a: 1, later: null, list: [], record: {}, deep: { empty: [] } })).toBe(hashOf({ a: 1 }))
    expect(hashOf({ a: -0 })).toBe(hashOf({ a: 0 }))
    expect(hashOf({ a: [1, 2] })).not.toBe(hashOf({ a: [2, 1] }))
    expect(hashOf({ a: 1 })).not.toBe(hashOf({ b: 1 }))
    expect(hashOf({ a: 1 })).toMatch(/^[0-9a-f]{16}$/)
  })
})
