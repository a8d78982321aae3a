/** The weapons of a ship: the primary ones of its chassis, and the secondary ones of its cards (COMBAT-1.5, SECW-1). */
import type { ArcKind } from '../geometry/index.ts'
import type { Catalog, Chassis, Game, Weapon } from './catalog.ts'
import type { Ship } from './state.ts'
import { chassisOf } from './values.ts'

/** The value printed large on a ship: its first primary weapon's; 0 without one. */
export const printedAttack = ({ primaries }: Pick<Chassis, 'primaries'>): number => primaries[0]?.attack ?? 0

/** Whether a weapon is a primary one: no card's. */
export const isPrimary = (catalog: Pick<Catalog, 'upgrades'>, weapon: string): boolean =>
  !catalog.upgrades[weapon]?.weapon

/** A secondary weapon equipped and not discarded (SECW-1); null if it is not there. */
export function weaponOf(game: Game, ship: Ship, weapon: string): Weapon | null {
  const equipped = ship.upgrades.find(other => other.card === weapon && !other.discarded)
  return equipped ? (game.catalog.upgrades[equipped.card]?.weapon ?? null) : null
}

/** The weapons a ship can choose from: its primary ones and each equipped secondary one (COMBAT-1.5). */
export function weaponsOf(game: Game, ship: Ship): string[] {
  const secondary = ship.upgrades.filter(other => !other.discarded && game.catalog.upgrades[other.card]?.weapon)
  return [...chassisOf(game.catalog, ship).primaries.map(({ id }) => id), ...secondary.map(other => other.card)]
}

/** The arcs that a weapon of a ship fires from; null: it has no such weapon. */
export const firedFrom = (game: Game, ship: Ship, weapon: string): readonly ArcKind[] | null =>
  (chassisOf(game.catalog, ship).primaries.find(({ id }) => id === weapon) ?? weaponOf(game, ship, weapon))?.arcs ??
  null
