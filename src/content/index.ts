/** The cards with the rules over them: what everything else asks for ships, missions and a game to begin. */
import { STANDARD_MAT } from '../geometry/index.ts'
import { type Catalog, refuse, refused, type Scenario } from '../rules/index.ts'
import { BOX, catalogOf, gameOf } from './sets.ts'

export { aimRow, type ByAim, demandAims } from './aims.ts'
export type { ContentSet } from './build.ts'
export { cleanText } from './clean-text.ts'
export type { ChassisId } from './core/ships/index.ts'
export { formerSide, formerWord, underSides } from './former.ts'
export { isPoisoned, parseGuarded } from './guarded-json.ts'
export { type Agreed, mostMembers, shareProblem, withMembers } from './members.ts'
export { READY_SQUADS, type ReadySquad } from './ready-squads.ts'
export { comesWith, demandRows, lateRows } from './rows.ts'
export { BOX, catalogOf, fetchSet, gameOf, isSetHere, setIds, usualIn } from './sets.ts'
export { inSlotOrder, type NamedSquad, randomSquad, SQUAD_MOST } from './squads.ts'
export { KILL_MARKS, type KillMark, type Worn } from './worn.ts'
export { readXws, setOfXws, XWS_MOST, type XwsEdition, type XwsReading } from './xws.ts'
export { writeXws } from './xws-write.ts'

/** The cards of the box on the menu; whoever has a battle at hand asks for those of its set. */
export const catalog: Catalog = /* @__PURE__ */ catalogOf(BOX)

/** The rules over the box's cards; as `catalog`. */
export const game = /* @__PURE__ */ gameOf(BOX)

/** The obstacle tokens of a set (COMP-1, OBST-1). */
export const obstacleTokens = ({ tokens, kinds }: Catalog): readonly string[] =>
  Object.values(tokens)
    .filter(token => kinds[token.what]!.obstacle)
    .map(token => token.id)

/** The obstacle tokens of the box. */
export const OBSTACLES: readonly string[] = /* @__PURE__ */ obstacleTokens(catalog)

/** The missions of the box's campaign, in order. */
export const MISSIONS: readonly string[] = /* @__PURE__ */ Object.values(catalog.missions).flatMap(({ id, number }) =>
  number === null ? [] : id,
)

/** The mission of a number or an id as people type it: '1' or 'political-escort'; undefined if the box has none. */
export function findMission(text: string): string | undefined {
  return Object.values(catalog.missions).find(
    mission => mission.id === text || (mission.number !== null && String(mission.number) === text),
  )?.id
}

/**
 * A scenario on the standard mat with the forces printed for a mission, or with built squads (MISSION-GEN-1, MISSION-GEN-5,
 * MISSION-GEN-7, AREA-4). The box alone is enough for 31 points (SQUAD-3, MISSION-GEN-8); more need an open collection, as a mission that prints more does.
 * One player a side commands all of it: `withMembers` shares it.
 * Without a set it is one of the box. Throws a refusal for an unknown set or mission.
 */
export function missionScenario(
  mission: string,
  options: {
    readonly set?: string
    readonly maxRounds?: number | null
    readonly points?: number
    readonly forces?: Scenario['forces']
    readonly collection?: Scenario['collection']
    readonly obstacles?: readonly string[]
    readonly mat?: Scenario['mat']
    readonly factions?: Scenario['factions']
    readonly players?: Scenario['players']
    readonly decks?: Scenario['decks']
    readonly terms?: Scenario['terms']
  } = {},
): Scenario {
  const { missions } = catalogOf(options.set)
  const found = Object.hasOwn(missions, mission) ? missions[mission] : undefined
  if (!found) throw refused(refuse('unknown-mission', 'MISSION-GEN-1', { mission }))
  return {
    ...(options.set === undefined ? {} : { set: options.set }),
    mission,
    forces: options.forces ?? found.forces,
    points: options.points ?? 0,
    mat: options.mat ?? { width: STANDARD_MAT, height: STANDARD_MAT },
    collection: options.collection ?? (found.openCollection ? 'open' : 'core'),
    maxRounds: options.maxRounds ?? null,
    ...(options.factions ? { factions: options.factions } : {}),
    ...(options.decks ? { decks: options.decks } : {}),
    ...(options.players ? { players: options.players } : {}),
    ...(options.obstacles ? { objects: options.obstacles } : {}),
    ...(options.terms ? { terms: options.terms } : {}),
  }
}
