/** What cards of the second edition ask of the attack under way. */
import { printedArc, rangeInArc } from '../../geometry/index.ts'
import { type AttackFrame, bodyOf, type Game, isPrimary, type Ship, type ShipId, shipOf } from '../../rules/index.ts'

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
