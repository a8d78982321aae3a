/** What the table shows while dials are chosen. */
import type { Marks } from '../../playback/marks.ts'
import type { Catalog, GameState, ManoeuvreKey, ShipId } from '../../rules/index.ts'
import { forecast } from './forecast.tsx'

/**
 * The marks of a ship that is given a dial: the move looked at, if one is, and its arc, from where that ends (`lookedAt`). In table
 * mode nothing is tried out or measured in Planning: neither ghost nor template nor arc (PLAN-6).
 */
export function planningMarks(
  catalog: Catalog,
  view: GameState,
  ship: ShipId | null,
  looked: ManoeuvreKey | null,
  tableMode: boolean,
): Partial<Marks> {
  if (!ship || tableMode) return {}
  const ahead = looked ? forecast(catalog, view, ship, looked)?.marks : undefined
  return { ...ahead, arcs: [ship], targets: [] }
}
