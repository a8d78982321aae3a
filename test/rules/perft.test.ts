import { describe, expect, it } from 'vitest'
import { game, missionScenario } from '../../src/content/index.ts'
import type { Engine, GameState } from '../../src/rules/index.ts'
import { battle, faceDown, faceUp } from '../support/battle.ts'

/** How many sequences of `depth` legal commands there are; every outcome of chance counts as one. */
function perft(engine: Engine, state: GameState, depth: number): number {
  if (depth === 0) return 1
  let sum = 0
  for (const decision of engine.open(state)) {
    for (const command of engine.legal(state, decision)) {
      if (depth === 1) sum += 1
      else {
        const next = engine.copy(state)
        engine.apply(next, command)
        sum += perft(engine, next, depth - 1)
      }
    }
  }
  return sum
}

const setup = () => ({ rules: game, state: game.newGame(missionScenario('political-escort')) })

/** Round 1 of Mission 1: three dials and the shuttle's move, all ships where a game may have put them. */
const planning = () =>
  battle({
    shuttle: { pilot: 'senatorshuttle', at: [0, -400, 0] },
    red: { pilot: 'redsquadronpilot', at: [60, -300, 0] },
    tie: { pilot: 'academypilot', at: [40, 300, 180] },
    wing: { pilot: 'academypilot', at: [-40, 300, 180] },
  })

/** A stressed X-wing with a card to repair beside the shuttle, a TIE fighter in its way. */
const activation = () =>
  battle({
    shuttle: { pilot: 'senatorshuttle', at: [0, 0, 0] },
    red: { pilot: 'redsquadronpilot', at: [60, -60, 0], stress: 1, damage: [faceUp('structuraldamage')] },
    tie: { pilot: 'academypilot', at: [60, 230, 180] },
    wing: { pilot: 'academypilot', at: [-80, 200, 180] },
  }).dials({ red: 'straight 1', tie: 'straight 3', wing: 'koiogran 3' })

/** A lock, a focus token, an evade token, one hull point left, and a thin choice of targets. */
const combat = () =>
  battle({
    red: { pilot: 'redsquadronpilot', at: [0, -130, 0], focus: 1, locks: 'tie', shields: 0, damage: [faceDown()] },
    tie: { pilot: 'academypilot', at: [0, 20, 180], evade: 1, damage: [faceDown()] },
    wing: { pilot: 'academypilot', at: [60, 20, 180] },
  }).fight()

/** Counted once with these rules; a change here is a change of what may be played. */
const TABLE: readonly (readonly [string, () => { rules: Engine; state: GameState }, readonly number[]])[] = [
  // 5 depths of the shuttle, 9 places × 8 headings of the X-wing, the same of either TIE fighter.
  ['setup', setup, [5, 360, 51840]],
  // 15 + 16 dials; the three dials in three orders, 3 · 15 · 16 · 16; then four answers for the shuttle.
  ['planning', planning, [31, 736, 11520, 46080]],
  ['activation', activation, [4, 8, 78, 424, 2180]],
  // Pass or two targets; the pass leaves two ships to choose from, each attack 20 ways for three dice to fall.
  ['combat', combat, [3, 42, 254, 2180, 12288]],
]

describe('perft', () => {
  it.each(TABLE)('[ROUND-1] %s: legal command sequences by depth', (_name, position, counts) => {
    const { rules, state } = position()
    const before = rules.hash(state)
    expect(counts.map((_count, n) => perft(rules, state, n + 1))).toEqual(counts)
    expect(rules.hash(state)).toBe(before)
  })
})
