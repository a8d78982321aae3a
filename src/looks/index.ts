/** How every chassis looks and sounds. A ship of the catalogue without a row here does not compile. */
import type { ChassisId, ContentSet } from '../content/index.ts'
import { FACTIONS } from './factions.ts'
import type { Look } from './look.ts'
import { isDrawnKind } from './objects.ts'
import { plain } from './plain.ts'
import { senatorshuttle } from './senatorshuttle.ts'
import { isDrawnToken } from './ship-tokens.ts'
import { tiefighter } from './tiefighter.ts'
import { xwing } from './xwing.ts'

export type { Worn } from '../content/index.ts'
export type { Look, Paint, Spot } from './look.ts'

/** The look of every chassis of the catalogue. */
export const LOOKS = { xwing, tiefighter, senatorshuttle } as const satisfies Readonly<Record<ChassisId, Look>>

/** The looks of every other set, when they have come. */
const late: Record<string, Look> = {}

/** Takes in the looks of a set that comes late. */
export const bringLooks = (looks: Readonly<Record<string, Look>>): void => void Object.assign(late, looks)

/** Whether somebody has drawn a chassis, and its look is here. */
export const isDrawn = (chassis: string): boolean => Object.hasOwn(LOOKS, chassis) || Object.hasOwn(late, chassis)

/** The look of a chassis; a plain one where it has no row. */
export const lookOf = (chassis: string): Look =>
  isDrawn(chassis) ? ((LOOKS as Readonly<Record<string, Look>>)[chassis] ?? late[chassis]!) : plain

/** The chassis whose model stands for one: itself, or another that it is like but for its paint. */
export const modelOf = (chassis: string): string => lookOf(chassis).model ?? chassis

/** How much of the mat the picture of a chassis from straight above covers, mm each way; the ship's middle is its own. */
export function aboveMm(chassis: string): number {
  const [wide, , long] = lookOf(chassis).size
  return Math.max(64, 4 * Math.ceil((Math.max(wide, long) * 1.06) / 4))
}

/** What of a set has no look, and is not said to be undrawn: each in a few words. */
export function missingLooks({ chassis, kinds, shipTokens, factions, undrawn = [] }: ContentSet): readonly string[] {
  const lacks = (what: string, ids: readonly string[], has: (id: string) => boolean): readonly string[] =>
    ids.filter(id => !has(id) && !undrawn.includes(id)).map(id => `the look of ${what} '${id}'`)
  const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id)
  return [
    ...lacks('chassis', idsOf(chassis), isDrawn),
    ...lacks('kind', idsOf(kinds), isDrawnKind),
    ...lacks('token', idsOf(shipTokens), isDrawnToken),
    ...lacks('faction', factions, id => Object.hasOwn(FACTIONS, id)),
  ]
}
