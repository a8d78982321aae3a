/** Rows by what a mission is about. */
import type { Catalog } from '../rules/index.ts'
import type { AimedMission } from './core/missions/index.ts'

/** A row for each mission with aims of its own: the compiler names the one that is missing. */
export type ByAim<Row> = Readonly<Record<AimedMission, Row>>

/**
 * The row of a mission; null: the last side with ships wins it, and it has none. Throws an Error that names mission and row where a mission
 * with aims of its own has none: nothing is taken for a mere fight.
 */
export function aimRow<Row>(rows: ByAim<Row>, catalog: Catalog, mission: string, what: string): Row | null {
  const row = Object.hasOwn(rows, mission) ? rows[mission as AimedMission] : null
  if (!row && !catalog.missions[mission]?.eliminationWins)
    throw new Error(`mission '${mission}' has aims of its own, and there is no ${what} for it`)
  return row
}
