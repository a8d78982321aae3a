/** What the table shows while dials are chosen, and of those that are. */
import type { Marks } from '../../../playback/marks.ts'
import type { Catalog, GameState, ManoeuvreKey, Ship, ShipId, Side } from '../../../rules/index.ts'
import { type DraftDials, questionsOf } from './drafts.ts'
import { forecast } from './forecast.tsx'
import type { AskedOf } from './types.ts'

/** The ships that are to be given a dial now. */
export const dialShips = (asked: AskedOf<'dial'>): readonly Ship[] =>
  questionsOf(asked).map(({ ship }) => asked.view.ships.find(({ id }) => id === ship)!)

/**
 * The marks of a ship that is given a dial: the move looked at, if one is, and its arc, from where that ends (`lookedAt`). In table
 * mode nothing is tried out or measured in Planning: neither ghost nor template nor arc (PLAN-6). `dials`: what is set of the others,
 * whose ends are shown too.
 */
export function planningMarks(
  catalog: Catalog,
  view: GameState,
  ship: ShipId | null,
  looked: ManoeuvreKey | null,
  tableMode: boolean,
  dials: DraftDials = {},
): Partial<Marks> {
  if (!ship || tableMode) return {}
  const ahead = looked ? forecast(catalog, view, ship, looked)?.marks : undefined
  const others = Object.entries(dials).flatMap(([id, dial]) =>
    id === ship ? [] : (forecast(catalog, view, id, dial)?.marks.ghosts ?? []),
  )
  return { ...ahead, ghosts: [...(ahead?.ghosts ?? []), ...others], arcs: [ship], targets: [] }
}

/**
 * Where a side's ships would end whose dials are set and not yet turned up, as the ships lie now: who moves another before them need not
 * remember it. `mover`: that other ship.
 */
export function plannedMarks(
  catalog: Catalog,
  view: GameState,
  side: Side,
  mover: ShipId,
): Pick<Marks, 'ghosts' | 'templates'> {
  const planned = view.ships.flatMap(({ id, dial, revealed, status, side: whose }) =>
    whose === side && id !== mover && status === 'play' && !revealed && dial !== null && dial !== 'hidden'
      ? (forecast(catalog, view, id, dial)?.marks ?? [])
      : [],
  )
  return {
    ghosts: planned.flatMap(({ ghosts = [] }) => ghosts),
    templates: planned.flatMap(({ templates = [] }) => templates),
  }
}
