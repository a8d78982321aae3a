/** The edges of the mat light up where a ship is about to fly over one. */
import { describe, expect, it } from 'vitest'
import { smallBase } from '../../src/geometry/index.ts'
import { nearEdge } from '../../src/scene/parts/bounds.tsx'

const NORTH = { x: 0, y: 1 }
const HALF = 457.2
const at = (y: number, heading: number) => nearEdge({ x: 0, y, heading }, smallBase, NORTH, HALF)

describe('the edges of the mat', () => {
  it('light up ahead of a ship, the more the nearer it is', () => {
    const along = [0, 200, 260, 320, 380].map(y => at(y, 0))
    expect(along[0]).toBe(0)
    expect(along.at(-1)).toBe(1)
    for (let step = 1; step < along.length; step++) expect(along[step]!).toBeGreaterThanOrEqual(along[step - 1]!)
  })

  it('stay dark behind a ship that flies away from them, as after it was put down there', () => {
    expect(at(437, 180)).toBe(0)
    expect(at(437, 90)).toBe(0)
  })

  it('are bright under a base that would lie over them, whichever way it looks', () => {
    for (const heading of [0, 90, 180, 270]) expect(at(445, heading)).toBe(1)
  })

  it('count the way along the heading, not across', () => {
    expect(at(250, 0)).toBeGreaterThan(at(250, 60))
  })
})
