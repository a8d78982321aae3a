/** The battle of a demo, to be flown by whoever has watched it. */
import { BOX_SET } from '../../factions.ts'
import { USUAL_LEVEL } from '../../levels.ts'
import { freshSeed } from '../../menu/fresh-seed.ts'
import { FREE, missionNamed } from '../../menu/missions.ts'
import { type BattleSetup, HUMAN } from '../../menu/types.ts'
import { playedOf, type Session } from '../../play/session/session.ts'

/** The battle of a replay for a person to fly, with other dice. */
export function flownBy(session: Session): BattleSetup {
  const { set, mission, points, forces, objects: obstacles = [], mat } = playedOf(session).scenario
  // Where all obstacles of a set lie anyway nobody says how many.
  const free = mission === FREE && !missionNamed(set, mission).strewn
  return {
    ...(set && set !== BOX_SET ? { set } : {}),
    mission,
    sides: { first: HUMAN, second: USUAL_LEVEL.play },
    seed: freshSeed(),
    points,
    ...(points > 0 ? { squads: forces } : {}),
    ...(free ? { obstacles: obstacles.length, mat } : {}),
  }
}
