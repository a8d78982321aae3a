/** The scenario that a person's choices before a battle make. */
import { catalogOf, missionScenario, obstacleTokens, randomSquad } from '../../../content/index.ts'
import { mix } from '../../../match/dice.ts'
import type { ForceEntry, Scenario, Side } from '../../../rules/index.ts'
import { usualFactions } from '../../../rules/index.ts'
import { boxPoints } from '../../factions.ts'
import type { BattleSetup } from '../../menu/types.ts'

/**
 * Which cards and models of a set there are for squads of so many points; 0: the printed forces. One box is enough for its points on both
 * sides (SQUAD-3, MISSION-GEN-8), but not for one faction twice (MIRROR-3).
 */
export const collectionFor = (points: number, factions?: Scenario['factions'], set?: string): Scenario['collection'] =>
  points <= boxPoints(set) && !(factions && factions.first === factions.second) ? 'core' : 'open'

/**
 * The scenario of a battle. Squads that nobody has chosen are drawn by lot from the seed, the second side’s first, for it also chooses
 * first from the box (MISSION-GEN-8). Throws a refusal where the points do not even pay one ship. One player a side commands all of it: `sharedAmong` deals its ships.
 */
export function scenarioOf(setup: BattleSetup, maxRounds: number | null): Scenario {
  const { set, mission, seed, points = 0, squads = {}, obstacles = 0, mat, factions, forces, terms } = setup
  const catalog = catalogOf(set)
  const common = { maxRounds, ...(set ? { set } : {}), ...(mat ? { mat } : {}), ...(factions ? { factions } : {}) }
  const rocks = obstacles > 0 ? { obstacles: obstacleTokens(catalog).slice(0, obstacles) } : {}
  if (forces) return missionScenario(mission, { ...common, forces, ...(terms ? { terms } : {}), collection: 'open' })
  if (points === 0) return missionScenario(mission, { ...common, ...rocks })
  const collection = collectionFor(points, factions, set)
  const flown = factions ?? usualFactions(catalog)
  const squadOf = (side: Side, taken: readonly ForceEntry[]): readonly ForceEntry[] => {
    let drawn = 0
    const random = () => mix(seed, `squad/${side}`, drawn++)
    return squads[side] ?? randomSquad(catalog, flown[side], points, collection, random, taken)
  }
  const second = squadOf('second', squads.first ?? [])
  const first = squadOf('first', second)
  return missionScenario(mission, { ...common, ...rocks, points, collection, forces: { first, second } })
}
