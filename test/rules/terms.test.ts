/** What a campaign brings to a mission: damage of an earlier battle, fewer obstacles, shields of the shuttle. */
import { describe, expect, it } from 'vitest'
import { game, missionScenario } from '../../src/content/index.ts'
import { createTimeline } from '../../src/playback/timeline.ts'
import { type GameEvent, isRefused, type Scenario } from '../../src/rules/index.ts'
import { checkState } from '../support/invariants.ts'
import { playedFile } from '../support/played.ts'

const damaged = (damage: number): Scenario => {
  const printed = missionScenario('political-escort')
  const [one, two] = printed.forces.second
  return { ...printed, forces: { first: printed.forces.first, second: [one!, { ...two!, damage }] } }
}
const ruleOf = (scenario: Scenario): readonly string[] => {
  try {
    game.newGame(scenario)
  } catch (error) {
    if (isRefused(error)) return error.refusal.rules
  }
  return []
}

describe('damage of an earlier battle', () => {
  it('[DAMAGE-4] lies face down at the ship it was told of, out of the deck', () => {
    const state = game.newGame(damaged(2))
    expect(state.ships.map(({ damage }) => damage.length)).toEqual([0, 0, 0, 2])
    expect(state.ships[3]!.damage[0]).toEqual({ kind: null, faceUp: false, shuffle: 1, round: 0 })
    expect(state.deck.draw).toBe(game.newGame(damaged(0)).deck.draw - 2)
    expect(() => checkState(game, state)).not.toThrow()
  })

  it('[DESTROY-1] is refused where it would destroy the ship, and where it is no count', () => {
    expect(ruleOf(damaged(3))).toEqual(['DESTROY-1'])
    expect(ruleOf(damaged(-1))).toEqual(['SETUP-2'])
    expect(ruleOf(damaged(0.5))).toEqual(['SETUP-2'])
  })

  it('is seen in the film from the moment the ship is placed', () => {
    const events: GameEvent[] = []
    const state = game.newGame(damaged(2), events)
    while (state.phase === 'setup') game.apply(state, game.legal(state, state.open[0]!)[0]!, events)
    const timeline = createTimeline({ catalog: game.catalog })
    timeline.append(events)
    const hulls = timeline.picture(timeline.duration).ships.map(({ id, hull, maxHull }) => [id, hull, maxHull])
    expect(hulls).toContainEqual(['i1', 3, 3])
    expect(hulls).toContainEqual(['i2', 1, 3])
  })

  it('stays with the battle to its end, whatever is played', async () => {
    const { commands, scenario } = await playedFile({ ...damaged(2), maxRounds: 12 }, 'terms')
    const state = game.newGame(scenario)
    for (const command of commands) {
      game.apply(state, command)
      if (!state.result) checkState(game, state)
    }
    expect(state.result).not.toBeNull()
  })
})

describe('terms of a campaign', () => {
  it('[MISSION-GEN-4] lay fewer of the obstacles that a mission prints', () => {
    expect(game.newGame(missionScenario('asteroid-run')).supply).toHaveLength(6)
    expect(game.newGame(missionScenario('asteroid-run', { terms: { obstacles: 4 } })).supply).toHaveLength(4)
    // A mission that prints none still has none.
    expect(game.newGame(missionScenario('dark-whispers', { terms: { obstacles: 4 } })).supply).toEqual([])
  })

  it('[MISSION-GEN-4] give a ship without a pilot its shields', () => {
    const shields = (scenario: Scenario) => game.newGame(scenario).ships.find(({ pilot }) => pilot === null)?.shields
    expect(shields(missionScenario('political-escort'))).toBe(0)
    expect(shields(missionScenario('political-escort', { terms: { shields: { senatorshuttle: 2 } } }))).toBe(2)
  })

  it('are refused where they are no counts', () => {
    for (const terms of [{ obstacles: -1 }, { obstacles: 'two' }, { shields: { senatorshuttle: 1.5 } }, 7])
      expect(ruleOf({ ...missionScenario('asteroid-run'), terms } as Scenario)).toEqual(['MISSION-GEN-4'])
  })
})
