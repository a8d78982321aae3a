/** A searching level has reasons for every answer to a question that leaves a choice. */
import { describe, expect, it } from 'vitest'
import { SCENARIOS } from '../../ai/arena/scenarios.ts'
import type { LevelId } from '../../ai/levels.ts'
import { game, missionScenario } from '../../src/content/index.ts'
import type { Decision, Scenario } from '../../src/rules/index.ts'
import { counted, sample } from '../support/counts.ts'
import { playGame, thoughtOf } from './play.ts'

/** Two that may be the disabled one, and a card that may be used or not. */
const chosen: Scenario = missionScenario('asteroid-run', {
  maxRounds: 6,
  collection: 'open',
  forces: {
    first: [
      { pilot: 'redsquadronpilot', upgrades: [] },
      { pilot: 'lukeskywalker', upgrades: ['r2d2', 'protontorpedoes'] },
    ],
    second: [
      { pilot: 'academypilot', upgrades: [] },
      { pilot: 'obsidiansquadronpilot', upgrades: [] },
      { pilot: 'nightbeast', upgrades: [] },
    ],
  },
})

/** So many questions of a kind have to be explained in each battle; all of them are where that is whole. */
const OF_A_KIND = counted(30)

/** Asteroids put down by both, and an edge to choose. */
const laidOut: Scenario = { ...SCENARIOS['4-v-4'], maxRounds: 1 }

/** Plays battles; gives the kinds of questions that were explained, and says what is wrong with an explanation. */
function explainedKinds(level: LevelId, scenarios: readonly Scenario[], nodes: number): ReadonlySet<Decision['kind']> {
  const kinds = new Set<Decision['kind']>()
  for (const [n, scenario] of scenarios.entries()) {
    const planned = new Set<string>()
    const times: Partial<Record<Decision['kind'], number>> = {}
    playGame(
      { first: 'table', second: 'table' },
      `reasons-${n}`,
      20,
      ({ view, decision, seed }) => {
        if (decision.player === 'chance' || game.legal(view, decision).length === 1) return
        const { side, kind } = decision
        // The dials of a round are planned with the first of them.
        const first = `${side}/${view.round}`
        if (kind === 'dial' && planned.has(first)) return
        if (kind === 'dial') planned.add(first)
        times[kind] = (times[kind] ?? 0) + 1
        if (times[kind] > OF_A_KIND) return
        const { command, explanation } = thoughtOf(level, view, decision, seed, nodes)
        expect(explanation, kind).not.toBeNull()
        const { choices, plans, win, measure, ...about } = explanation!
        expect(about).toMatchObject({ side, round: view.round, decision: kind })
        expect(Number.isFinite(win)).toBe(true)
        if (kind === 'dial') {
          expect(plans.length).toBeGreaterThan(0)
          expect(plans.some(({ dials }) => command.type === 'setDial' && command.ship in dials)).toBe(true)
        } else {
          expect(choices.map(one => one.command)).toContainEqual(command)
          expect(choices.map(one => one.win)).toEqual(choices.map(one => one.win).toSorted((a, b) => b - a))
        }
        if (measure === 'chance') {
          expect(win).toBeGreaterThanOrEqual(0)
          expect(win).toBeLessThanOrEqual(1 + 1e-6)
        }
        expect(structuredClone(explanation)).toEqual(explanation)
        kinds.add(kind)
      },
      scenario,
    )
  }
  return kinds
}

describe('reasons', () => {
  it.each(sample(['legend', 'cadet', 'ace', 'veteran'] as const, 2))('are given by %s whatever is asked', level => {
    const kinds = explainedKinds(level, [SCENARIOS['mission-1'], SCENARIOS['mission-3'], chosen, laidOut], 40)
    const asked = [
      'place',
      'token',
      'edge',
      'ship',
      'reinforce',
      'dial',
      'order',
      'action',
      'attack',
      'modify',
      'effect',
    ]
    expect([...kinds]).toEqual(expect.arrayContaining(asked))
  })
})
