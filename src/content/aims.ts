/** Rows by what a mission is about. */
import type { Catalog } from '../rules/index.ts'
import type { AimedMission as OfBox } from './core/missions/index.ts'
import { demandRows } from './rows.ts'
import type { AimedMission as OfTfa } from './tfa/missions/index.ts'

type AimedMission = OfBox | OfTfa

/** A row for each mission with aims of its own: the compiler names the one that is missing. */
export type ByAim<Row> = Readonly<Record<AimedMission, Row>>

/** Whether rows by mission have one of their own for this one. */
const hasRow = (rows: Readonly<Record<string, unknown>>, mission: string): boolean => Object.hasOwn(rows, mission)

/**
 * The row of a mission; null: the last side with ships wins it, and it has none. Throws an Error that names mission and row where a mission
 * with aims of its own has none: nothing is taken for a mere fight.
 */
export function aimRow<Row>(rows: ByAim<Row>, catalog: Catalog, mission: string, what: string): Row | null {
  const row = hasRow(rows, mission) ? rows[mission as AimedMission] : null
  if (!row && !catalog.missions[mission]?.eliminationWins)
    throw new Error(`mission '${mission}' has aims of its own, and there is no ${what} for it`)
  return row
}

/** Demands a row for every mission with aims of its own that any set has; `owner`: the file that has them, `what` they are. As `demandRows`. */
export function demandAims(owner: string, what: string, rows: Readonly<Record<string, unknown>>): void {
  demandRows(owner, ({ missions }) =>
    missions
      .filter(({ id, eliminationWins }) => !eliminationWins && !hasRow(rows, id))
      .map(({ id }) => `the ${what} of mission '${id}'`),
  )
}
