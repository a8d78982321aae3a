/** The scenario that a person's choices before a battle make. */
import { catalog, missionScenario, OBSTACLES, randomSquad } from '../../content/index.ts'
import { mix } from '../../match/dice.ts'
import type { ForceEntry, PlayerSeat, Scenario } from '../../rules/index.ts'
import type { BattleSetup } from '../menu/types.ts'

/** Up to so many points one box is enough for both sides (SQUAD-3, MISSION-GEN-8). */
const ONE_BOX = 31

/** Which cards and models there are for squads of so many points; 0: the printed forces. */
export const collectionFor = (points: number): Scenario['collection'] => (points <= ONE_BOX ? 'core' : 'open')

/**
 * The scenario of a battle. Squads that nobody has chosen are drawn by lot from the seed, the Empire's first, for it also chooses
 * first from the box (MISSION-GEN-8). Throws a refusal where the points do not even pay one ship.
 */
export function scenarioOf(setup: BattleSetup, maxRounds: number | null): Scenario {
  const { mission, seed, points = 0, squads = {}, obstacles = 0, mat } = setup
  const common = { maxRounds, ...(mat ? { mat } : {}) }
  const rocks = obstacles > 0 ? { obstacles: OBSTACLES.slice(0, obstacles) } : {}
  if (points === 0) return missionScenario(mission, { ...common, ...rocks })
  const collection = collectionFor(points)
  const squadOf = (seat: PlayerSeat, taken: readonly ForceEntry[]): readonly ForceEntry[] => {
    let drawn = 0
    const random = () => mix(seed, `squad/${seat}`, drawn++)
    return squads[seat] ?? randomSquad(catalog, seat, points, collection, random, taken)
  }
  const imperial = squadOf('imperial', squads.rebel ?? [])
  const rebel = squadOf('rebel', imperial)
  return missionScenario(mission, { ...common, ...rocks, points, collection, forces: { rebel, imperial } })
}
