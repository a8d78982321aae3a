/** What cards of the second edition ask of the attack under way. */
import { printedArc, rangeInArc } from '../../geometry/index.ts'
import {
  type AttackFrame,
  bodyOf,
  cardOfEffect,
  chassisOf,
  type Game,
  isPrimary,
  type Ship,
  type ShipId,
  shipOf,
} from '../../rules/index.ts'

/** The attack under way, if there is one. */
export const attackIn = ({ state }: Pick<Game, 'state'>): AttackFrame | undefined =>
  state.stack.find((frame): frame is AttackFrame => frame.step === 'attack')

/** Whether an attack is a primary one (SE-ARC-1). */
export const primaryAttack = ({ catalog }: Pick<Game, 'catalog'>, attack: AttackFrame | undefined): boolean =>
  attack !== undefined && isPrimary(catalog, attack.weapon)

/** Whether the defender lies in the bullseye of the attacker (SE-ARC-2). */
export function inBullseye({ catalog, state }: Pick<Game, 'catalog' | 'state'>, attack: AttackFrame): boolean {
  const own = bodyOf(catalog, shipOf(state, attack.attacker))
  const target = bodyOf(catalog, shipOf(state, attack.defender))
  return rangeInArc(own, printedArc('bullseye', own.base, 'second'), target) !== null
}

/** Whether a ship lies in the front arc of another, and so was attacked from there if it was attacked with a primary weapon (SE-ARC-1). */
export function liesAhead({ catalog, state }: Pick<Game, 'catalog' | 'state'>, own: Ship, target: ShipId): boolean {
  const other = shipOf(state, target)
  if (!own.pose || !other.pose) return false
  const body = bodyOf(catalog, own)
  return rangeInArc(body, printedArc('front', body.base, 'second'), bodyOf(catalog, other)) !== null
}

/** Whether the attacker lies in none of the arcs from which the primary weapons of its target fire (SE-CARD-3). */
export function unseenBy({ catalog, state }: Pick<Game, 'catalog' | 'state'>, attack: AttackFrame): boolean {
  const target = shipOf(state, attack.defender)
  const attacker = bodyOf(catalog, shipOf(state, attack.attacker))
  const body = bodyOf(catalog, target)
  const kinds = chassisOf(catalog, target).primaries.flatMap(({ arcs }) => arcs)
  return kinds.every(kind => rangeInArc(body, printedArc(kind, body.base, 'second'), attacker) === null)
}

/** Whether the weapon of an attack fires from the front arc. */
export function firesAhead(game: Pick<Game, 'catalog' | 'state'>, { attacker, weapon }: AttackFrame): boolean {
  const { primaries } = chassisOf(game.catalog, shipOf(game.state, attacker))
  const gun = game.catalog.upgrades[weapon]?.weapon ?? primaries.find(({ id }) => id === weapon)
  return gun?.arcs.includes('front') === true
}

/** Whether a card has touched dice of the attack under way. */
export const usedIn = (game: Pick<Game, 'state'>, card: string): boolean =>
  ((attackIn(game)?.['used'] ?? []) as readonly string[]).some(effect => cardOfEffect(effect) === card)
