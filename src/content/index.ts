/** The cards with the rules over them: what everything else asks for ships, missions and a game to begin. */
import { STANDARD_MAT } from '../geometry/index.ts'
import { type Catalog, engine, refuse, refused, type Scenario } from '../rules/index.ts'
import { buildCatalog } from './build.ts'
import { core } from './core/index.ts'

export { aimRow, type ByAim } from './aims.ts'
export { cleanText } from './clean-text.ts'
export type { ChassisId } from './core/ships/index.ts'
export { formerSide, formerWord, underSides } from './former.ts'
export { isPoisoned, parseGuarded } from './guarded-json.ts'
export { READY_SQUADS, type ReadySquad } from './ready-squads.ts'
export { inSlotOrder, type NamedSquad, randomSquad, SQUAD_MOST } from './squads.ts'
export { readXws, writeXws, XWS_MOST, type XwsEdition, type XwsReading } from './xws.ts'

/** Every card of the core set. */
export const catalog: Catalog = buildCatalog(core)

/** The rules over the whole catalog. */
export const game = engine(catalog)

/** The obstacle tokens of the box (COMP-1, OBST-1). */
export const OBSTACLES: readonly string[] = core.tokens
  .filter(token => catalog.kinds[token.what]!.obstacle)
  .map(token => token.id)

/** The missions of the campaign, in order. */
export const MISSIONS: readonly string[] = core.missions
  .filter(mission => mission.number !== null)
  .map(mission => mission.id)

/** The mission of a number or an id as people type it: '1' or 'political-escort'; undefined if there is none. */
export function findMission(text: string): string | undefined {
  return core.missions.find(
    mission => mission.id === text || (mission.number !== null && String(mission.number) === text),
  )?.id
}

/**
 * A scenario on the standard mat with the forces printed for a mission, or with built squads (MISSION-GEN-1, MISSION-GEN-5,
 * MISSION-GEN-7, AREA-4). The box alone is enough for 31 points (SQUAD-3, MISSION-GEN-8); more need an open collection.
 * Throws a refusal for an unknown mission.
 */
export function missionScenario(
  mission: string,
  options: {
    readonly maxRounds?: number | null
    readonly points?: number
    readonly forces?: Scenario['forces']
    readonly collection?: Scenario['collection']
    readonly obstacles?: readonly string[]
    readonly mat?: Scenario['mat']
    readonly factions?: Scenario['factions']
    readonly players?: Scenario['players']
  } = {},
): Scenario {
  const found = core.missions.find(({ id }) => id === mission)
  if (!found) throw refused(refuse('unknown-mission', 'MISSION-GEN-1', { mission }))
  return {
    mission,
    forces: options.forces ?? found.forces,
    points: options.points ?? 0,
    mat: options.mat ?? { width: STANDARD_MAT, height: STANDARD_MAT },
    collection: options.collection ?? 'core',
    maxRounds: options.maxRounds ?? null,
    ...(options.factions ? { factions: options.factions } : {}),
    ...(options.players ? { players: options.players } : {}),
    ...(options.obstacles ? { objects: options.obstacles } : {}),
  }
}
