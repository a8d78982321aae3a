/** Rows of dice lie within the view, clear of the keys, and aside where there is room. */
import { describe, expect, it } from 'vitest'
import type { DiePicture } from '../../src/playback/picture.ts'
import { fallOf, layout } from '../../src/scene/parts/dice-rows.ts'

const row = (many: number) => Array.from({ length: many }, () => ({ cast: { row: 0 } }) as DiePicture)
const view = (width: number, height: number, corner: number) => ({
  width,
  height,
  left: 0,
  right: 0,
  top: 0,
  bottom: 0,
  corner,
})

describe('the dice in their tray', () => {
  it.each([
    [390, 348, 46],
    [390, 600, 46],
    [320, 300, 46],
    [1366, 768, 0],
  ])('lie in the view and beside the keys in its corner: %i × %i, %i', (width, height, corner) => {
    for (const [attack, defence] of [
      [5, 4],
      [4, 3],
      [1, 0],
    ] as const) {
      const { size, ...rows } = layout({ attack: row(attack), defence: row(defence) }, view(width, height, corner))
      const places = [...rows.attack, ...rows.defence]
      expect(places).toHaveLength(attack + defence)
      for (const { x } of places) {
        expect(x - size / 2).toBeGreaterThan(-width / 2)
        expect(x + size / 2).toBeLessThan(width / 2 - corner)
      }
    }
  })

  it('lie aside where the table has the room: at its right edge, attack over defence, with what they fall into in the view', () => {
    const wide = { ...view(1068, 572, 0), aside: true }
    const { size, edge, attack, defence } = layout({ attack: row(4), defence: row(3) }, wide)
    for (const places of [attack, defence]) {
      expect(Math.min(...places.map(({ x }) => x))).toBeGreaterThan(1068 / 6)
      expect(places.at(-1)!.x).toBeLessThan(1068 / 2 - size / 2)
      const { middle } = fallOf(places, size, edge)
      expect(middle.x + size * (1.3 + 0.56 * places.length)).toBeLessThanOrEqual(1068 / 2 + 0.001)
    }
    expect(attack[0]!.y - defence[0]!.y).toBeGreaterThan(size)
    // One row alone lies where the first would.
    expect(layout({ attack: row(4), defence: [] }, wide).attack).toEqual(attack)
  })
})
