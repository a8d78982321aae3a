/** How the ships would lie when both sides fly these dials, and who would have whom in arc then. Actions and dice are left out. */
import type { Dials } from '../../../../ai/thought.ts'
import {
  type Catalog,
  type GameState,
  type Ship,
  type ShipId,
  SIDES,
  type Side,
  skillOf,
} from '../../../rules/index.ts'
import { placedAt, previewManoeuvre, threats } from '../../../rules/preview.ts'

/** Ships that would have a shot on each side, and the nearest range of any; null: nobody has a shot. */
export type Shots = { readonly own: number; readonly theirs: number; readonly band: 1 | 2 | 3 | null }

/** The table after the dials, flown in order of pilot skill (ACT-1); who leaves the mat is off it. */
export function flown(catalog: Catalog, view: GameState, dials: Dials): GameState {
  const skill = (ship: Ship) => skillOf({ catalog, state: view, events: null }, ship) ?? 0
  const first = (ship: Ship) => SIDES.indexOf(ship.side)
  const order = view.ships
    .filter(ship => ship.status === 'play' && ship.pose && dials[ship.id])
    .toSorted((a, b) => skill(a) - skill(b) || first(a) - first(b))
  let state = view
  for (const { id } of order) {
    const { to, touching, flees } = previewManoeuvre(catalog, state, id, dials[id]!)
    state = placedAt(state, id, to, touching)
    if (flees) state = { ...state, ships: state.ships.map(ship => (ship.id === id ? { ...ship, pose: null } : ship)) }
  }
  return state
}

/** Who would have a shot after these dials of both sides, seen from a side. */
export function shotsAfter(catalog: Catalog, view: GameState, side: Side, dials: Dials): Shots {
  const after = flown(catalog, view, dials)
  const shooting = { own: 0, theirs: 0 }
  let band: Shots['band'] = null
  for (const ship of after.ships) {
    if (ship.status !== 'play' || !ship.pose || ship.pilot === null) continue
    const { on } = threats(catalog, after, ship.id, ship.pose)
    if (on.length === 0) continue
    shooting[ship.side === side ? 'own' : 'theirs'] += 1
    for (const shot of on) if (band === null || shot.band < band) band = shot.band
  }
  return { ...shooting, band }
}

/** A ship that its dial leads over rocks (OBST-6), how many, and whether it ends on one (OBST-9). */
export type Rough = { readonly ship: ShipId; readonly rocks: number; readonly ends: boolean }

/** Who of these dials runs into rocks with open eyes. */
export const roughOf = (catalog: Catalog, view: GameState, dials: Dials): readonly Rough[] =>
  Object.entries(dials).flatMap(([ship, key]) => {
    const { obstacles, onObstacle, flees } = previewManoeuvre(catalog, view, ship, key)
    return obstacles.length > 0 && !flees ? [{ ship, rocks: obstacles.length, ends: onObstacle }] : []
  })
