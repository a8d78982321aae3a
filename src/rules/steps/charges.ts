/** Charges on cards: every change goes through here, so that it is told. */
import type { Game } from '../catalog.ts'
import { emit } from '../run.ts'
import type { Ship } from '../state.ts'
import type { RuleId } from '../text.ts'

/** How many charges lie on a card of a ship. */
export const chargesOf = (ship: Ship, card: string): number => ship.charges?.[card] ?? 0

/** Leaves so many charges on a card of a ship. */
export function setCharges(game: Game, ship: Ship, card: string, left: number, rules: readonly RuleId[]): void {
  ship.charges = { ...ship.charges, [card]: left }
  emit(game, { type: 'chargesChanged', ship: ship.id, card, left, rules })
}
