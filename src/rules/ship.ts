/** How a ship comes into the game: its id, and everything it has before its first round. */
import type { Catalog, ForceEntry } from './catalog.ts'
import type { PlayerId, Ship, Side } from './state.ts'

/** The force of a pilot lies at its ship as tokens do, charges on their cards; none of them leaves no trace. */
function markersOf(
  { pilots, upgrades }: Pick<Catalog, 'pilots' | 'upgrades'>,
  entry: ForceEntry | { readonly chassis: string },
): Pick<Ship, 'tokens' | 'charges'> {
  if (!('pilot' in entry)) return {}
  const pilot = pilots[entry.pilot]
  const cards = [pilot, ...entry.upgrades.map(card => upgrades[card])]
  const charges = cards.flatMap(card => (card?.charges ? [[card.id, card.charges.count] as const] : []))
  return {
    ...(pilot?.force ? { tokens: { force: pilot.force.count } } : {}),
    ...(charges.length > 0 ? { charges: Object.fromEntries(charges) } : {}),
  }
}

/** What the ids of each side’s ships begin with; dice hang on them, so they stay. */
const LETTERS: Readonly<Record<Side, string>> = { first: 'r', second: 'i' }

/**
 * A new ship in the reserve, with the next free id of its side: 'r1', 'r2', … never used twice. Wherever several fly the same pilot
 * the id stands beside the name, as ID tokens do on a table (ID-1).
 */
export function createShip(
  catalog: Catalog,
  ships: readonly Ship[],
  side: Side,
  entry: ForceEntry | { readonly chassis: string; readonly shields: number },
  player: PlayerId = side,
): Ship {
  const number = ships.filter(ship => ship.side === side).length + 1
  const pilot = 'pilot' in entry ? entry.pilot : null
  const chassis = 'pilot' in entry ? catalog.pilots[entry.pilot]!.chassis : entry.chassis
  return {
    id: `${LETTERS[side]}${number}`,
    side,
    player,
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
    ...markersOf(catalog, entry),
  }
}
