/** What the address asks for: read, and as a battle. */

import { useLessons } from '../campaign/lessons/lesson-progress.ts'
import { lessonSetup } from '../campaign/lessons/setup.ts'
import { BOX_SET, isUsual } from '../factions.ts'
import { LEVEL_IDS, USUAL_LEVEL } from '../levels.ts'
import { type Params, readParams } from '../params.ts'
import { freshSeed } from './fresh-seed.ts'
import { matOf, missionNamed, missionsOf, POINTS } from './missions.ts'
import { crewOf, seatedBy } from './seats/crew.ts'
import type { BattleSetup } from './types.ts'

/** Who plays by the address: nobody but computers where it is watched, several people where they share the screen. */
function seatsOf({ view, people, side, seats }: Params, level: string, pairs = false): ReturnType<typeof seatedBy> {
  const table = people === 2 ? 'person' : pairs ? 'partner' : 'computer'
  if (view === 'demo') return { sides: { first: level, second: level } }
  return seatedBy(seats ?? crewOf(table, side ?? 'first', level, pairs))
}

/** The battle that the address describes, with what stands there by default; chosen before the battle, or started at once. */
export function setupOf(params: Params): BattleSetup {
  if (params.view === 'learn') return lessonSetup(useLessons.getState().stage, params.seed ?? freshSeed())
  const set = params.set ?? BOX_SET
  const mission = missionNamed(set, params.mission)
  const level = params.level ?? (params.view === 'demo' ? USUAL_LEVEL.watch : USUAL_LEVEL.play)
  const factions = params.factions && !isUsual(params.factions, set) ? params.factions : null
  return {
    ...(set === BOX_SET ? {} : { set }),
    mission: mission.id,
    ...(factions ? { factions } : {}),
    ...seatsOf(params, level, mission.pairs),
    tempers: { first: params.temper ?? 'even', second: params.temper ?? 'even' },
    seed: params.seed ?? freshSeed(),
    // Printed forces fly for whom they are printed.
    points: params.points || (factions ? POINTS.veteran : 0),
    obstacles: params.obstacles ?? 0,
    ...(params.area ? { mat: matOf(params.area) } : {}),
    ...(params.ironman && params.view === 'play' ? { ironman: true } : {}),
  }
}

/** What the address of the page asks for, and what was left out of it. */
export const readAddress = () =>
  readParams(window.location.search, LEVEL_IDS, set => missionsOf(set).map(mission => mission.name))
