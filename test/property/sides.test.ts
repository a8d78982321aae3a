/** Mirror battles and teams, by lot: every invariant holds, every question goes to whoever decides, and the log makes the same game. */
import { describe, expect, it } from 'vitest'
import { game, missionScenario, OBSTACLES, randomSquad } from '../../src/content/index.ts'
import {
  controllerOf,
  type Decision,
  type Faction,
  type ForceEntry,
  type GameState,
  leaderOf,
  membersOf,
  type PlayerId,
  type Scenario,
  SIDES,
  type Side,
  shipOf,
} from '../../src/rules/index.ts'
import { pick, type Random, random } from '../support/random.ts'
import { aimCommand, brawlCommand, checkedGame, dualCheck, randomCommand } from '../support/random-play.ts'

const GAMES = 20
const FACTIONS: readonly Faction[] = ['rebel', 'imperial']

const membersBy = (side: Side, count: number): readonly PlayerId[] =>
  Array.from({ length: count }, (_, n): PlayerId => (n === 0 ? side : `${side}-${n + 1}`))

/** Teams of up to three, and ships given out by lot; some get none. */
function teams(forces: Scenario['forces'], next: Random): Pick<Scenario, 'players' | 'forces'> {
  const members = {
    first: membersBy('first', pick(next, [1, 2, 3])),
    second: membersBy('second', pick(next, [1, 2, 3])),
  }
  const shared = (side: Side): readonly ForceEntry[] =>
    forces[side].map(entry => ({ ...entry, player: pick(next, members[side]) }))
  return {
    players: SIDES.flatMap(side => members[side].map(id => ({ id, side }))).sort(() => next() - 0.5),
    forces: { first: shared('first'), second: shared('second') },
  }
}

function scenarioOf(n: number, next: Random): Scenario {
  const mission = pick(next, ['standard', 'standard', 'political-escort', 'asteroid-run', 'dark-whispers'])
  const printed = { first: 'rebel', second: 'imperial' } as const
  const factions = mission === 'standard' ? { first: pick(next, FACTIONS), second: pick(next, FACTIONS) } : printed
  const squad = (side: Side) => randomSquad(game.catalog, factions[side], 60, 'open', next)
  const squads = teams({ first: squad('first'), second: squad('second') }, next)
  const obstacles = mission === 'standard' && n % 2 === 0 ? { obstacles: OBSTACLES } : {}
  return missionScenario(mission, { maxRounds: 12, points: 60, collection: 'open', factions, ...squads, ...obstacles })
}

/** Who must be asked: whoever commands the ship, or the leader where it is the side's business or that of several (TEAM-3, TEAM-7). */
function whoDecides(state: GameState, decision: Exclude<Decision, { player: 'chance' }>): PlayerId {
  const leader = leaderOf(state, decision.side)
  switch (decision.kind) {
    case 'token':
    case 'edge':
    case 'initiative':
    case 'ship':
      return leader
    case 'reinforce':
      return shipOf(state, decision.lost).player
    case 'place':
    case 'order': {
      const [one, ...others] = new Set(decision.ships.map(id => controllerOf(state, shipOf(state, id))))
      return others.length > 0 ? leader : one!
    }
    case 'manoeuvre':
      return decision.why === 'stressed' ? leader : controllerOf(state, shipOf(state, decision.ship))
    case 'spot':
      return decision.by === null ? leader : controllerOf(state, shipOf(state, decision.by))
    default:
      return controllerOf(state, shipOf(state, decision.ship))
  }
}

describe('mirror battles and teams', () => {
  it('[MIRROR-1] [TEAM-3] [TEAM-7] [TEAM-8] [TEAM-12] no invariant breaks, and whoever decides is asked', {
    timeout: 120_000,
  }, () => {
    const seen = new Set<string>()
    for (let n = 0; n < GAMES; n += 1) {
      const next = random(7_000 + n)
      const scenario = scenarioOf(n, next)
      const { factions } = scenario
      if (factions && factions.first === factions.second) seen.add(`both ${factions.first}`)
      const answer = pick(next, [randomCommand, brawlCommand, aimCommand])
      const played = checkedGame(game, scenario, next, answer, state => {
        for (const decision of state.open) {
          if (decision.player === 'chance') continue
          expect(membersOf(state, decision.side)).toContain(decision.player)
          expect([decision.kind, decision.player]).toEqual([decision.kind, whoDecides(state, decision)])
          if (membersOf(state, decision.side).length > 1) seen.add(decision.kind)
        }
        // Nobody is asked twice at a time: a command says who answers, not what.
        expect(new Set(state.open.map(({ player }) => player)).size).toBe(state.open.length)
      })
      dualCheck(game, scenario, played, random(n))
    }
    expect([...seen].sort()).toEqual(
      ['both rebel', 'both imperial', 'place', 'token', 'edge', 'ship', 'dial', 'order', 'manoeuvre', 'action']
        .concat(['attack', 'modify', 'effect', 'reinforce'])
        .sort(),
    )
  })
})
