/** Squads that people name and keep, and squads drawn by lot (SQUAD-1 … 4). */
import type { Catalog, Faction, ForceEntry, Pilot, Upgrade } from '../rules/index.ts'
import { flownFor, refuse, refused, squadPoints } from '../rules/index.ts'

/** A squad that somebody has named: a draft, legal or not. */
export type NamedSquad = {
  /** The set of its cards; none: the box's. */
  readonly set?: string
  /** One clean line, '' if it has no name. */
  readonly name: string
  readonly faction: Faction
  /** Squad points agreed upon (SQUAD-2); null: no limit. */
  readonly limit: number | null
  readonly entries: readonly ForceEntry[]
  /** Obstacle tokens it would bring. */
  readonly obstacles?: readonly string[]
}

/** Ships in one squad, upgrades on one ship, and code points of a name, at most: what files and stored squads may hold. */
export const SQUAD_MOST = { ships: 20, upgrades: 12, name: 60 } as const

/** Slots in the order in which their cards are listed, before all others. */
const SLOTS: readonly string[] = ['elite', 'torpedo', 'astromech']

/** Upgrades of one ship in the order of their slots; unknown cards come last. */
export function inSlotOrder({ upgrades }: Catalog, ids: readonly string[]): readonly string[] {
  const slots = [...new Set([...SLOTS, ...Object.values(upgrades).map(({ slot }) => slot)])]
  const place = (id: string): number => (Object.hasOwn(upgrades, id) ? slots.indexOf(upgrades[id]!.slot) : slots.length)
  return [...ids].sort((a, b) => place(a) - place(b))
}

/** Squads tried before the fullest is taken. */
const TRIES = 60
/** Points left over that no better squad is looked for. */
const CHANGE = 1

type Pool = {
  readonly catalog: Catalog
  readonly faction: Faction
  readonly core: boolean
  readonly taken: readonly ForceEntry[]
  readonly random: () => number
}

const oneOf = <T>(list: readonly T[], random: () => number): T | undefined => list[Math.floor(random() * list.length)]

/** Whether a pilot may still join: a unique name once (UNIQUE-1), and in the box a card and a model for it (COMP-7). */
function mayJoin({ catalog, core, taken }: Pool, squad: readonly ForceEntry[], pilot: Pilot): boolean {
  if (squad.length >= SQUAD_MOST.ships) return false
  if (pilot.unique && squad.some(entry => entry.pilot === pilot.id)) return false
  if (!core) return true
  const all = [...taken, ...squad].flatMap(entry => catalog.pilots[entry.pilot] ?? [])
  const models = all.filter(other => other.chassis === pilot.chassis).length
  const cards = all.filter(other => other.id === pilot.id).length
  return cards < pilot.count && models < (catalog.chassis[pilot.chassis]?.models ?? 0)
}

/** Whether a card fits on a ship of a squad: an icon left for it (UPG-1), its name and card still free (UNIQUE-1, COMP-7). */
function mayCarry({ catalog, core, taken }: Pool, squad: readonly ForceEntry[], at: number, card: Upgrade): boolean {
  const entry = squad[at]!
  const icons = catalog.pilots[entry.pilot]?.slots.filter(slot => slot === card.slot).length ?? 0
  const filled = entry.upgrades.filter(id => catalog.upgrades[id]?.slot === card.slot).length
  if (filled >= icons) return false
  const carried = (side: readonly ForceEntry[]): number =>
    side.flatMap(other => other.upgrades).filter(id => id === card.id).length
  if (card.unique && carried(squad) > 0) return false
  return !core || carried(taken) + carried(squad) < card.count
}

/** A legal squad as chance will have it: ships while they can be paid, then upgrades for what is left. */
function drawn(pool: Pool, limit: number): ForceEntry[] {
  const { catalog, faction, random } = pool
  const squad: ForceEntry[] = []
  let left = limit
  const own = Object.values(catalog.pilots).filter(pilot => flownFor(catalog, pilot) === faction)
  for (;;) {
    const pilot = oneOf(
      own.filter(other => other.points <= left && mayJoin(pool, squad, other)),
      random,
    )
    if (!pilot) break
    squad.push({ pilot: pilot.id, upgrades: [] })
    left -= pilot.points
  }
  for (;;) {
    const fits = squad.flatMap((_, at) =>
      Object.values(catalog.upgrades)
        .filter(card => card.points <= left && mayCarry(pool, squad, at, card))
        .map(card => ({ at, card })),
    )
    const next = oneOf(fits, random)
    if (!next) break
    const { pilot, upgrades: carried } = squad[next.at]!
    squad[next.at] = { pilot, upgrades: inSlotOrder(catalog, [...carried, next.card.id]) }
    left -= next.card.points
  }
  return squad
}

/**
 * A legal squad by lot that spends most of its limit, best pilots first (SQUAD-4). `random` gives numbers in [0, 1). In 'core' it
 * fits the box beside `taken`, the other side's squad (COMP-7). Throws a refusal where not even one ship can be paid.
 */
export function randomSquad(
  catalog: Catalog,
  faction: Faction,
  limit: number,
  collection: 'core' | 'open',
  random: () => number,
  taken: readonly ForceEntry[] = [],
): ForceEntry[] {
  const pool: Pool = { catalog, faction, core: collection === 'core', taken, random }
  let best: ForceEntry[] = []
  for (let n = 0; n < TRIES; n += 1) {
    const squad = drawn(pool, limit)
    if (squadPoints(catalog, squad) > squadPoints(catalog, best)) best = squad
    if (limit - squadPoints(catalog, best) <= CHANGE) break
  }
  if (best.length === 0) throw refused(refuse('no-squad', 'SQUAD-4', { limit, faction }))
  const skill = (entry: ForceEntry): number => catalog.pilots[entry.pilot]?.skill ?? 0
  return best.sort((a, b) => skill(b) - skill(a))
}
