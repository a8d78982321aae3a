/** Cards that only tests know: pilots, missions and effects to put beside the printed ones. */
import { catalog } from '../../src/content/index.ts'
import type { Catalog, DamageKind, Effects, Mission, Pilot } from '../../src/rules/index.ts'

/** A pilot for tests. */
export function testPilot(id: string, chassis: string, skill: number, effects?: Effects): Pilot {
  const printed = {
    id,
    chassis,
    skill,
    points: 20,
    unique: false,
    slots: ['elite', 'torpedo', 'torpedo', 'astromech'],
    count: 9,
  }
  return effects ? { ...printed, effects } : printed
}

/** The printed catalog with pilots, damage cards and missions of a test beside or instead of its own. */
export function withCards(cards: {
  readonly pilots?: readonly Pilot[]
  readonly damage?: readonly DamageKind[]
  readonly missions?: readonly Mission[]
}): Catalog {
  const named = <T extends { readonly id: string }>(list: readonly T[] = []) =>
    Object.fromEntries(list.map(card => [card.id, card]))
  return {
    ...catalog,
    pilots: { ...catalog.pilots, ...named(cards.pilots) },
    damage: { ...catalog.damage, ...named(cards.damage) },
    missions: { ...catalog.missions, ...named(cards.missions) },
  }
}

/** Pilots of the rulebook's examples whose cards are not in the catalog, here without their abilities. */
const EXTRAS: readonly Pilot[] = [
  testPilot('luke', 'xwing', 8),
  testPilot('night-beast', 'tiefighter', 5),
  testPilot('black-squadron', 'tiefighter', 4),
  testPilot('obsidian-squadron', 'tiefighter', 3),
  testPilot('tie-of-two', 'tiefighter', 2),
]

/** The printed catalog with these pilots. */
export const extended: Catalog = withCards({ pilots: EXTRAS })
