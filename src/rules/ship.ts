import type { Catalog, ForceEntry } from './catalog.ts'
import type { PlayerSeat, Ship } from './state.ts'

/**
 * A new ship in the reserve, with the next free id of its seat: 'r1', 'r2', … never used twice. Wherever several fly the same pilot
 * the id stands beside the name, as ID tokens do on a table (ID-1).
 */
export function createShip(
  catalog: Catalog,
  ships: readonly Ship[],
  seat: PlayerSeat,
  entry: ForceEntry | { readonly chassis: string; readonly shields: number },
): Ship {
  const number = ships.filter(ship => ship.seat === seat).length + 1
  const pilot = 'pilot' in entry ? entry.pilot : null
  const chassis = 'pilot' in entry ? catalog.pilots[entry.pilot]!.chassis : entry.chassis
  return {
    id: `${seat.charAt(0)}${number}`,
    seat,
    chassis,
    pilot,
    upgrades: 'pilot' in entry ? entry.upgrades.map(card => ({ card, discarded: false })) : [],
    status: 'reserve',
    pose: null,
    shields: 'pilot' in entry ? catalog.chassis[chassis]!.shields : entry.shields,
    damage: [],
    focus: 0,
    evade: 0,
    stress: 0,
    lock: null,
    dial: null,
    revealed: false,
    activated: false,
    fought: false,
    acted: [],
    kept: false,
    lasting: [],
  }
}
