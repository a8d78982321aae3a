import { STANDARD_MAT } from '../geometry/index.ts'
import { type Catalog, engine, refuse, refused, type Scenario } from '../rules/index.ts'
import { damageDeck } from './damage/index.ts'
import { missions } from './missions/index.ts'
import { chassis, pilots } from './ships/index.ts'

function byId<T extends { readonly id: string }>(entries: readonly T[]): Readonly<Record<string, T>> {
  return Object.fromEntries(entries.map(entry => [entry.id, entry]))
}

/** Every card the game knows. */
export const catalog: Catalog = {
  chassis: byId(chassis),
  pilots: byId(pilots),
  upgrades: {},
  damage: byId(damageDeck),
  missions: byId(missions),
}

/** The rules over the whole catalog. */
export const game = engine(catalog)

/** The missions of the campaign, in order. */
export const MISSIONS: readonly string[] = missions
  .filter(mission => mission.number !== null)
  .map(mission => mission.id)

/** The mission of a number or an id as people type it: '1' or 'political-escort'; undefined if there is none. */
export function findMission(text: string): string | undefined {
  return missions.find(mission => mission.id === text || (mission.number !== null && String(mission.number) === text))
    ?.id
}

/** A scenario with the forces printed for a mission, on the standard mat (MISSION-GEN-1, MISSION-GEN-5, AREA-4). Throws a refusal for an unknown mission. */
export function missionScenario(
  mission: string,
  options: { readonly maxRounds?: number | null; readonly points?: number } = {},
): Scenario {
  const found = missions.find(({ id }) => id === mission)
  if (!found) throw refused(refuse('unknown-mission', 'MISSION-GEN-1', { mission }))
  return {
    mission,
    forces: found.forces,
    points: options.points ?? 0,
    mat: { width: STANDARD_MAT, height: STANDARD_MAT },
    collection: 'core',
    maxRounds: options.maxRounds ?? null,
  }
}
