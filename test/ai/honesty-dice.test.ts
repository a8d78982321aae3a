/** The dice are the same for all: in games of each level against the next, both sides roll as the eight sides of a die say. */
import { describe, expect, it } from 'vitest'
import { SCENARIOS } from '../../ai/arena/scenarios.ts'
import { LEVELS } from '../../ai/levels.ts'
import { game } from '../../src/content/index.ts'
import { facesOf, rollProbability, SIDES } from '../../src/rules/index.ts'
import { WHOLE } from '../support/counts.ts'
import { playGame } from './play.ts'

const NODES = 8
/** Bounds of χ² at 1 in 10 000 for three and two degrees of freedom. */
const BOUND = { attack: 21.1, defence: 18.4 } as const

type Rolled = Record<string, number>

/** The faces that each side rolled in a game, by side, die and face. */
const rolledIn = (log: ReturnType<typeof playGame>['log'], into: Rolled): void => {
  const state = game.newGame(SCENARIOS['xx-ttt'])
  for (const command of log) {
    const [asked] = state.open
    if (command.type === 'roll' && asked?.kind === 'roll') {
      const { side } = state.ships.find(({ id }) => id === asked.ship)!
      for (const face of command.faces) {
        const name = `${side} ${asked.dice} ${face}`
        into[name] = (into[name] ?? 0) + 1
      }
    }
    game.applyLegal(state, command)
  }
}

describe('[COMP-3] [DICE-1] the dice of both sides', () => {
  const all: Rolled = {}
  const pairs = LEVELS.map(({ id }, n) => [id, LEVELS[(n + 1) % LEVELS.length]!.id] as const)

  it.each(pairs)(
    '%s and %s play with them',
    (first, second) => {
      for (const seed of WHOLE ? [`dice ${first}`, `dice ${second}`] : [`dice ${first}`]) {
        const { result, log } = playGame({ first, second }, seed, NODES, undefined, SCENARIOS['xx-ttt'])
        expect(result).not.toBeNull()
        rolledIn(log, all)
      }
    },
    120_000,
  )

  it.each(SIDES)('fall for %s as their sides say', side => {
    for (const dice of ['attack', 'defence'] as const) {
      const faces = facesOf(dice)
      const seen = faces.map(face => all[`${side} ${dice} ${face}`] ?? 0)
      const total = seen.reduce((sum, one) => sum + one, 0)
      expect(total, dice).toBeGreaterThan(100)
      let chi = 0
      for (const [n, face] of faces.entries()) {
        const expected = total * rollProbability(dice, [face])
        chi += (seen[n]! - expected) ** 2 / expected
      }
      expect(chi, dice).toBeLessThan(BOUND[dice])
    }
  })
})
