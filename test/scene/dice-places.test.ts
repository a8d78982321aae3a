import { describe, expect, it } from 'vitest'
import type { DiePicture } from '../../src/playback/picture.ts'
import { layout } from '../../src/scene/parts/dice-rows.ts'

const row = (many: number) => Array.from({ length: many }, () => ({}) as DiePicture)
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
})
