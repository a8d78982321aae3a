/** Squads: what they cost and which rules they break (SQUAD-*, UNIQUE-1, UPG-1, COMP-7). */
import type { Catalog, ForceEntry, Pilot } from './catalog.ts'
import { refuse } from './refuse.ts'
import type { Faction, Side } from './state.ts'
import { SIDES } from './state.ts'
import type { Refusal } from './text.ts'

type Forces = Readonly<Record<Side, readonly ForceEntry[]>>

/** A card by its id; ids come from outside, so what every object inherits is none. */
export function cardOf<T>(cards: Readonly<Record<string, T>>, id: string): T | undefined {
  return typeof id === 'string' && Object.hasOwn(cards, id) ? cards[id] : undefined
}

/** For whom a pilot flies: as its card says, or as its chassis does (GEN-2). */
export const flownFor = ({ chassis }: Pick<Catalog, 'chassis'>, pilot: Pilot): Faction | undefined =>
  pilot.faction ?? chassis[pilot.chassis]?.faction

/** Squad points of the cards that a squad spends (SQUAD-1); a card nobody knows costs nothing. */
export function squadPoints(catalog: Catalog, squad: readonly ForceEntry[]): number {
  let sum = 0
  for (const { pilot, upgrades } of squad) {
    sum += cardOf(catalog.pilots, pilot)?.points ?? 0
    for (const card of upgrades) sum += cardOf(catalog.upgrades, card)?.points ?? 0
  }
  return sum
}

/**
 * Everything that forbids a side to field a squad, one refusal each: unknown cards and those of another set (SETUP-2, TFA-LAYER-1), the wrong faction (GEN-2), an
 * upgrade without an icon left for it (UPG-1, UPG-2), a unique name twice (UNIQUE-1), more points than the limit (SQUAD-4; null:
 * no limit), no ship at all. Empty for a legal squad.
 */
export function squadProblems(
  catalog: Catalog,
  faction: Faction,
  squad: readonly ForceEntry[],
  limit: number | null,
): readonly Refusal[] {
  const late = catalog.layer?.late
  if (late) return late.squadProblems(catalog, faction, squad, limit)
  const found: Refusal[] = []
  if (squad.length === 0) found.push(refuse('empty-squad', 'SQUAD-4'))
  const names = new Map<string, number>()
  const count = (id: string): unknown => names.set(id, (names.get(id) ?? 0) + 1)
  for (const entry of squad) {
    const pilot = cardOf(catalog.pilots, entry.pilot)
    if (!pilot) {
      found.push(refuse('unknown-pilot', ['SETUP-2', 'TFA-LAYER-1'], { pilot: String(entry.pilot) }))
      continue
    }
    if (flownFor(catalog, pilot) !== faction)
      found.push(refuse('wrong-faction', ['GEN-2', 'SETUP-1'], { pilot: pilot.id, faction }))
    if (pilot.unique) count(pilot.id)
    const free = [...pilot.slots]
    for (const id of entry.upgrades) {
      const card = cardOf(catalog.upgrades, id)
      if (!card) {
        found.push(refuse('unknown-upgrade', ['SETUP-2', 'TFA-LAYER-1'], { card: String(id) }))
        continue
      }
      if (card.unique) count(card.id)
      const icon = free.indexOf(card.slot)
      if (icon >= 0) free.splice(icon, 1)
      else found.push(refuse('no-slot', ['UPG-1', 'UPG-2'], { pilot: pilot.id, card: card.id, slot: card.slot }))
    }
  }
  for (const [card, times] of names) if (times > 1) found.push(refuse('not-unique', 'UNIQUE-1', { card }))
  const points = squadPoints(catalog, squad)
  if (limit !== null && points > limit) found.push(refuse('over-limit', ['SQUAD-2', 'SQUAD-4'], { points, limit }))
  return found
}

/**
 * Models and cards that both sides together want more of than the box holds (COMP-7). Where they want the same upgrade card the
 * second side has it, for it chooses first (MISSION-GEN-8, A-27). `ships`: models without a pilot, by chassis.
 */
export function boxProblems(catalog: Catalog, forces: Forces, ships: readonly string[] = []): readonly Refusal[] {
  const found: Refusal[] = []
  const used = new Map<string, number>()
  const take = (what: string, most: number): boolean => {
    const now = (used.get(what) ?? 0) + 1
    used.set(what, now)
    return now <= most
  }
  for (const chassis of ships) take(`model ${chassis}`, 1)
  for (const side of [...SIDES].reverse()) {
    for (const entry of forces[side]) {
      const pilot = cardOf(catalog.pilots, entry.pilot)
      if (!pilot) continue
      const model = take(`model ${pilot.chassis}`, catalog.chassis[pilot.chassis]?.models ?? 0)
      const card = take(`pilot ${pilot.id}`, pilot.count)
      if (!model || !card) found.push(refuse('not-in-box', 'COMP-7', { pilot: pilot.id }))
      for (const id of entry.upgrades) {
        const upgrade = cardOf(catalog.upgrades, id)
        if (upgrade && !take(`upgrade ${id}`, upgrade.count))
          found.push(refuse('card-not-in-box', ['COMP-7', 'MISSION-GEN-8'], { card: id, side }))
      }
    }
  }
  return found
}
