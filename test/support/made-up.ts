/** Weapons, upgrades, pilots and damage decks that no box holds, for rules that no printed card of today reaches. */
import { catalog as printed } from '../../src/content/index.ts'
import type { Catalog, Effects, Pilot, Upgrade, Weapon } from '../../src/rules/index.ts'
import { testPilot, withCards } from './cards.ts'

/** The printed catalog with more cards in it; `deck`: kinds of damage cards and how many of each, the whole deck. */
export function catalogWith(more: {
  readonly pilots?: readonly Pilot[]
  readonly upgrades?: readonly Upgrade[]
  readonly deck?: Readonly<Record<string, number>>
}): Catalog {
  const { pilots = [], upgrades = [], deck } = more
  return {
    ...withCards({ pilots }),
    upgrades: { ...printed.upgrades, ...Object.fromEntries(upgrades.map(upgrade => [upgrade.id, upgrade])) },
    damage: deck
      ? Object.fromEntries(Object.entries(deck).map(([kind, count]) => [kind, { ...printed.damage[kind]!, count }]))
      : printed.damage,
  }
}

/** A pilot that exists for a test only. */
export const pilot = testPilot

/** An upgrade that exists for a test only. */
export function upgrade(id: string, slot: string, effects: Effects = {}): Upgrade {
  return { id, slot, points: 1, unique: false, count: 9, effects }
}

/** A secondary weapon that exists for a test only: 4 dice at R2-3, lock and card spent to fire, unless told. */
export function weapon(id: string, change: Partial<Weapon> = {}): Upgrade {
  return {
    id,
    slot: 'torpedo',
    points: 4,
    unique: false,
    count: 9,
    weapon: { arcs: ['front'], attack: 4, bands: [2, 3], needsLock: true, spendsLock: true, discards: true, ...change },
  }
}

/** An upgrade as it lies beside a ship. */
export const carried = (card: string) => ({ card, discarded: false })
