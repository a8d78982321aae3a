/** Dice rest with their result to the viewer; a ship’s tokens and points lie beside it, none over another. */
import { Quaternion, Vector3 } from 'three'
import { describe, expect, it } from 'vitest'
import { ATTACK_DIE, DEFENCE_DIE } from '../../models/dice.ts'
import { pipsOf } from '../../src/playback/pips.ts'
import type { Face } from '../../src/rules/index.ts'
import { type FacePlace, tumble } from '../../src/scene/effects/tumble.ts'
import { tilesOf } from '../../src/scene/tokens.ts'
import { shipAt } from './pictures.ts'

const places = (die: typeof ATTACK_DIE): FacePlace[] =>
  die.map(({ face, normal, up }) => ({ face, normal: new Vector3(...normal), up: new Vector3(...up) }))

describe('dice', () => {
  it.each([
    ['attack', places(ATTACK_DIE), ['hit', 'crit', 'focus', 'blank']],
    ['defence', places(DEFENCE_DIE), ['evade', 'focus', 'blank']],
  ] as const)('an %s die comes to rest with its result to the viewer', (_, faces, results) => {
    for (const face of results) {
      for (let spin = 0; spin < 40; spin++) {
        const state = { offset: new Vector3(), turn: new Quaternion() }
        const die = {
          face: face as Face,
          roll: 1,
          spin,
          rerolled: false,
          added: false,
          cancelled: false,
          flip: null,
          cast: null,
          opacity: 1,
        }
        tumble(die, faces, state)
        expect(state.offset.length()).toBeCloseTo(0, 9)
        const front = faces.reduce((a, b) =>
          a.normal.clone().applyQuaternion(state.turn).z > b.normal.clone().applyQuaternion(state.turn).z ? a : b,
        )
        expect(front.face).toBe(face)
        expect(front.normal.clone().applyQuaternion(state.turn).z).toBeCloseTo(1, 6)
        expect(front.up.clone().applyQuaternion(state.turn).y).toBeGreaterThan(0.95)
      }
    }
  })
})

describe('tokens', () => {
  it('lays a tile for every token, none over another', () => {
    const lock = { target: 'i1', letter: 'A' }
    const tiles = tilesOf(shipAt('r1', 0, 0, { focus: 1, evade: 2, stress: 1, lock, lockedBy: ['B'], crits: ['x'] }))
    expect(tiles.map(tile => tile.letter ?? tile.glyph)).toEqual([
      'focus',
      'evade',
      'evade',
      'stress',
      'A',
      'B',
      'crit',
    ])
    for (const a of tiles)
      for (const b of tiles)
        if (a !== b) expect(Math.max(Math.abs(a.at.x - b.at.x), Math.abs(a.at.y - b.at.y))).toBeGreaterThanOrEqual(12)
  })

  it('shows what is left of hull and shields', () => {
    const pips = pipsOf(shipAt('r1', 0, 0, { hull: 1, shields: 1 }))
    expect(pips.filter(pip => pip.glyph === 'hull').map(pip => pip.left)).toEqual([true, false, false])
    expect(pips.filter(pip => pip.glyph === 'shield').map(pip => pip.left)).toEqual([true, false])
  })
})
