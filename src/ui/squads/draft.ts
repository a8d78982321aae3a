/** A squad being built: what a person does to it, as plain functions, and what the rules say of it. */
import { catalogOf, inSlotOrder, type NamedSquad, randomSquad, SQUAD_MOST } from '../../content/index.ts'
import {
  boxProblems,
  type Catalog,
  type Faction,
  type ForceEntry,
  type Refusal,
  squadPoints,
  squadProblems,
} from '../../rules/index.ts'
import { boxPoints } from '../factions.ts'

/** The usual limit (SQUAD-2). */
export const USUAL_LIMIT = 100
/** Limits that may be typed. */
export const LIMITS = { least: 12, most: 1000 } as const

/** A ship of a draft; its key stays the same while others come and go. */
export type DraftShip = ForceEntry & { readonly key: number }
export type Draft = Omit<NamedSquad, 'entries'> & {
  /** Under which id it is saved; null: not yet. */
  readonly id: string | null
  readonly entries: readonly DraftShip[]
  readonly nextKey: number
}

/** A draft of a squad, saved under an id or not yet. */
export function draftOf(squad: NamedSquad, id: string | null = null): Draft {
  const { set, name, faction, limit, entries, obstacles } = squad
  return {
    id,
    ...(set ? { set } : {}),
    name,
    faction,
    limit,
    entries: entries.map(({ pilot, upgrades }, key) => ({ pilot, upgrades, key })),
    nextKey: entries.length,
    ...(obstacles ? { obstacles } : {}),
  }
}

/** An empty draft for a faction of a set; of the box, where none is named. */
export const newDraft = (faction: Faction, limit: number | null = USUAL_LIMIT, set?: string): Draft =>
  draftOf({ ...(set ? { set } : {}), name: '', faction, limit, entries: [] })

/** The squad of a draft, as it is kept and written. */
export function squadOf({ set, name, faction, limit, entries, obstacles }: Draft): NamedSquad {
  return {
    ...(set ? { set } : {}),
    name,
    faction,
    limit,
    entries: entries.map(({ pilot, upgrades }) => ({ pilot, upgrades })),
    ...(obstacles ? { obstacles } : {}),
  }
}

/** Whether two squads are the same in everything that is kept. */
export const sameSquad = (a: NamedSquad, b: NamedSquad): boolean =>
  JSON.stringify(squadOf(draftOf(a))) === JSON.stringify(squadOf(draftOf(b)))

/** The ships of a squad, those with the same pilot and upgrades once, with how many they are. */
export function alike(
  entries: readonly ForceEntry[],
): readonly { readonly entry: ForceEntry; readonly times: number }[] {
  const counts = new Map<string, { readonly entry: ForceEntry; readonly times: number }>()
  for (const entry of entries) {
    const ship = JSON.stringify([entry.pilot, ...entry.upgrades])
    counts.set(ship, { entry, times: (counts.get(ship)?.times ?? 0) + 1 })
  }
  return [...counts.values()]
}

/** Whether another ship finds room in the list. */
export const hasRoom = (draft: Draft): boolean => draft.entries.length < SQUAD_MOST.ships

/** One more ship, at the end. A full list stays as it is. */
export function addShip(draft: Draft, { pilot, upgrades }: ForceEntry): Draft {
  if (!hasRoom(draft)) return draft
  const ship = { pilot, upgrades, key: draft.nextKey }
  return { ...draft, entries: [...draft.entries, ship], nextKey: draft.nextKey + 1 }
}

export const removeShip = (draft: Draft, key: number): Draft => ({
  ...draft,
  entries: draft.entries.filter(ship => ship.key !== key),
})

const slotOf = ({ upgrades }: Catalog, card: string): string | undefined =>
  Object.hasOwn(upgrades, card) ? upgrades[card]?.slot : undefined

/** What a ship carries in its slots, and what it has no icon for (UPG-1). */
export function loadout(
  catalog: Catalog,
  ship: ForceEntry,
): {
  readonly slots: readonly { readonly slot: string; readonly card: string | null }[]
  readonly extra: readonly string[]
} {
  const extra = [...ship.upgrades]
  const icons = Object.hasOwn(catalog.pilots, ship.pilot) ? (catalog.pilots[ship.pilot]?.slots ?? []) : []
  const slots = icons.map(slot => {
    const at = extra.findIndex(card => slotOf(catalog, card) === slot)
    return { slot, card: at < 0 ? null : extra.splice(at, 1)[0]! }
  })
  return { slots, extra }
}

const withUpgrades = (draft: Draft, key: number, change: (ship: DraftShip) => readonly string[]): Draft => ({
  ...draft,
  entries: draft.entries.map(ship =>
    ship.key === key ? { ...ship, upgrades: inSlotOrder(catalogOf(draft.set), change(ship)) } : ship,
  ),
})

/** Puts a card into a slot of a ship in place of what was there; null empties the slot. */
export const equip = (draft: Draft, key: number, slot: string, card: string | null): Draft =>
  withUpgrades(draft, key, ship => {
    const { slots, extra } = loadout(catalogOf(draft.set), ship)
    const carried = slots.flatMap(one => (one.slot === slot ? (card ?? []) : (one.card ?? [])))
    return [...carried, ...extra]
  })

/** Takes a card away that a ship has no icon for. */
export const unload = (draft: Draft, key: number, card: string): Draft =>
  withUpgrades(draft, key, ship => {
    const { slots, extra } = loadout(catalogOf(draft.set), ship)
    const at = extra.indexOf(card)
    return [...slots.flatMap(one => one.card ?? []), ...extra.filter((_, index) => index !== at)]
  })

/** Which models and cards there are: where one box pays the points those of one box, otherwise as many as are wanted (SQUAD-3, COMP-7). */
const collectionFor = ({ set, limit }: Pick<NamedSquad, 'set' | 'limit'>): 'core' | 'open' =>
  limit !== null && limit <= boxPoints(set) ? 'core' : 'open'

export const pointsOf = ({ set, entries }: Pick<NamedSquad, 'set' | 'entries'>): number =>
  squadPoints(catalogOf(set), entries)

/** All that forbids fielding a squad, the limits of the box among it where they count (COMP-7). */
export function problemsOf(squad: NamedSquad | Draft): readonly Refusal[] {
  const { set, faction, limit, entries } = squad
  const catalog = catalogOf(set)
  const problems = squadProblems(catalog, faction, entries, limit)
  if (collectionFor(squad) === 'open') return problems
  return [...problems, ...boxProblems(catalog, { first: entries, second: [] })]
}

/** Whether the box has models and cards enough for a squad beside the other side's, where that matters (COMP-7). */
export function fitsBeside(squad: NamedSquad, taken: readonly ForceEntry[]): boolean {
  const { set, entries } = squad
  if (collectionFor(squad) === 'open') return true
  return boxProblems(catalogOf(set), { first: entries, second: taken }).length === 0
}

/**
 * The ships of a legal squad by lot for a faction and limit; without one, for the usual limit. Where one box must do, it fits beside `taken`,
 * the other side's. Throws a refusal below the cheapest ship.
 */
export const drawSquad = (
  of: Pick<NamedSquad, 'set' | 'faction' | 'limit'>,
  random: () => number,
  taken: readonly ForceEntry[] = [],
): readonly ForceEntry[] =>
  randomSquad(catalogOf(of.set), of.faction, of.limit ?? USUAL_LIMIT, collectionFor(of), random, taken)

/** The same draft with other ships. */
export const withShips = (draft: Draft, entries: readonly ForceEntry[]): Draft => ({
  ...draft,
  ...draftOf({ ...draft, entries }, draft.id),
})
