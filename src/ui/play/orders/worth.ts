/** What a token is worth: exact odds of attacks with and without it, among the ships as they lie now. */
import type { ActionChoice, Catalog, GameState, Ship, ShipId } from '../../../rules/index.ts'
import type { Odds } from '../../../rules/odds.ts'
import { previewAttack } from '../../../rules/preview.ts'
import { actionToken } from './action-rows.ts'

/** An attack with one token more or less than there is; `lost`: the ship has it now and would be without. */
export type TokenWorth = (
  | { readonly of: 'attacker'; readonly token: 'focus' | 'lock' }
  | { readonly of: 'defender'; readonly token: 'focus' | 'evade' }
) & { readonly lost: boolean; readonly odds: Odds }

/** The state with one ship changed. */
const changed = (view: GameState, id: ShipId, change: Partial<Ship>): GameState => ({
  ...view,
  ships: view.ships.map(ship => (ship.id === id ? { ...ship, ...change } : ship)),
})

/** Without its tokens of a kind, or with the first. */
const other = (count: number): number => (count > 0 ? 0 : 1)

const same = (a: Odds, b: Odds): boolean =>
  a.pHit === b.pHit && a.expectedDamage === b.expectedDamage && a.pDestroy === b.pDestroy

/**
 * The same attack with each token that bears on it taken away, or given where there is none (COMBAT-3, COMBAT-5). Tokens that would
 * change nothing – nobody may use them here, or the weapon spends the lock itself (SECW-5) – are left out.
 */
export function tokenWorth(
  catalog: Catalog,
  view: GameState,
  attackerId: ShipId,
  defenderId: ShipId,
  weapon: string,
): readonly TokenWorth[] {
  const attacker = view.ships.find(ship => ship.id === attackerId)
  const defender = view.ships.find(ship => ship.id === defenderId)
  const now = previewAttack(catalog, view, attackerId, defenderId, weapon)
  if (!attacker || !defender || !now) return []
  const locked = attacker.lock?.target === defenderId
  const lock = locked ? null : { target: defenderId, letter: 'A' }
  const changes = [
    { of: 'attacker', token: 'focus', lost: attacker.focus > 0, change: { focus: other(attacker.focus) } },
    { of: 'attacker', token: 'lock', lost: locked, change: { lock } },
    { of: 'defender', token: 'focus', lost: defender.focus > 0, change: { focus: other(defender.focus) } },
    { of: 'defender', token: 'evade', lost: defender.evade > 0, change: { evade: other(defender.evade) } },
  ] as const
  return changes.flatMap(({ change, ...row }) => {
    const there = changed(view, row.of === 'attacker' ? attackerId : defenderId, change)
    const odds = previewAttack(catalog, there, attackerId, defenderId, weapon)?.odds
    return odds && !same(odds, now.odds) ? [{ ...row, odds }] : []
  })
}

/** Damage to be expected of an attack with an enemy, before and after. */
export type Difference = { readonly enemy: ShipId; readonly before: number; readonly after: number }

/**
 * What focus, evade, a lock or Protect would change at once, as the ships lie now: where it helps most in an attack by the ship that
 * gets the token (`own`) and where it saves most in one at it (`incoming`), by primary weapons; null where it changes nothing. Who
 * moves later may be elsewhere then.
 */
export function actionWorth(
  catalog: Catalog,
  view: GameState,
  actor: ShipId,
  choice: ActionChoice,
): { readonly own: Difference | null; readonly incoming: Difference | null } {
  const token = actionToken(choice)
  const id = token?.to ?? actor
  const ship = view.ships.find(one => one.id === id)
  let own: Difference | null = null
  let incoming: Difference | null = null
  if (!ship || !token) return { own, incoming }
  const there = changed(view, id, token.change(ship))
  const gain = (one: Difference | null) => (one ? Math.abs(one.after - one.before) : 0)
  const damage = (state: GameState, by: ShipId, on: ShipId) =>
    previewAttack(catalog, state, by, on)?.odds.expectedDamage ?? 0
  for (const { id: enemy, side, status, pose } of view.ships) {
    if (side === ship.side || status !== 'play' || !pose) continue
    const by = { enemy, before: damage(view, id, enemy), after: damage(there, id, enemy) }
    const on = { enemy, before: damage(view, enemy, id), after: damage(there, enemy, id) }
    if (gain(by) > gain(own)) own = by
    if (gain(on) > gain(incoming)) incoming = on
  }
  return { own, incoming }
}
