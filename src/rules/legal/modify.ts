/** Modifying dice with tokens, one step at a time: attack dice (COMBAT-3.1 … 3.4), defence dice (COMBAT-5.1 … 5.4). */
import type { AttackFrame, Game } from '../catalog.ts'
import type { FaceCounts } from '../commands.ts'
import { count, facesOf, rerollable, total } from '../dice.ts'
import { permitted } from '../effects.ts'
import { refuse } from '../refuse.ts'
import type { Die, Face, Ship } from '../state.ts'
import type { Refusal } from '../text.ts'
import { shipOf } from '../values.ts'

/** The attack under way with its pools. `turn` counts through the modifiers: see steps/attack.ts. */
export type AttackInPlay = AttackFrame & {
  stage: string
  attack: Die[]
  defence: Die[]
  reroll: FaceCounts | null
  evades: number
}

export type Modification = { readonly effect: string; readonly reroll?: FaceCounts }

/** Whether `ship` may modify the attack or defence dice so now. */
export function judgeModification(
  game: Game,
  frame: AttackInPlay,
  dice: 'attack' | 'defence',
  ship: Ship,
  choice: Modification,
): true | Refusal {
  const own = dice === 'attack' ? ship.id === frame.attacker : ship.id === frame.defender
  const pool = dice === 'attack' ? frame.attack : frame.defence
  const rule = dice === 'attack' ? 'COMBAT-3.4' : 'COMBAT-5.3'
  if (choice.effect === 'focus') {
    if (!own || ship.focus === 0) return refuse('no-token', rule, { token: 'focus' })
    return count(pool, 'focus') > 0 ? true : refuse('no-focus-results', rule)
  }
  if (choice.effect === 'evade') {
    if (dice !== 'defence' || !own || ship.evade === 0) return refuse('no-token', 'COMBAT-5.4', { token: 'evade' })
    const may = permitted(game, ship, 'maySpendEvade', (permission, where) => permission(where, ship, frame.evades))
    return may ? true : refuse('evade-limit', 'MISSION-1-PROTECT-2')
  }
  if (choice.effect === 'target-lock') return judgeReroll(frame, dice, ship, own, choice.reroll ?? {})
  return refuse('unknown-effect', 'COMBAT-3.1')
}

function judgeReroll(
  frame: AttackInPlay,
  dice: 'attack' | 'defence',
  ship: Ship,
  own: boolean,
  reroll: FaceCounts,
): true | Refusal {
  if (dice !== 'attack' || !own || ship.lock?.target !== frame.defender) return refuse('no-lock', 'COMBAT-3.3')
  const may = rerollable(frame.attack)
  for (const face of Object.keys(reroll) as Face[]) {
    const wanted = reroll[face] ?? 0
    if (!Number.isInteger(wanted) || wanted < 0 || wanted > (may[face] ?? 0))
      return refuse('cannot-reroll', ['DICE-5', 'COMBAT-3.3'])
  }
  return total(reroll) > 0 ? true : refuse('nothing-to-reroll', 'COMBAT-3.3')
}

/** Every choice of dice for a reroll: how many of each face, at least one die in all. */
export function rerolls(pool: readonly Die[]): FaceCounts[] {
  const may = rerollable(pool)
  let choices: FaceCounts[] = [{}]
  for (const face of facesOf('attack')) {
    const most = may[face] ?? 0
    choices = choices.flatMap(choice =>
      Array.from({ length: most + 1 }, (_, n) => (n === 0 ? choice : { ...choice, [face]: n })),
    )
  }
  return choices.filter(choice => total(choice) > 0)
}

/** Every modification open to `ship` now; empty if there is nothing to decide. */
export function modifications(
  game: Game,
  frame: AttackInPlay,
  dice: 'attack' | 'defence',
  shipId: string,
): Modification[] {
  const ship = shipOf(game.state, shipId)
  // Where nothing can hit, spending tokens on defence changes nothing: nobody is asked.
  if (dice === 'defence' && count(frame.attack, 'hit') + count(frame.attack, 'crit') === 0) return []
  const found: Modification[] = []
  for (const effect of ['focus', 'evade']) {
    if (judgeModification(game, frame, dice, ship, { effect }) === true) found.push({ effect })
  }
  if (dice === 'attack' && ship.id === frame.attacker && ship.lock?.target === frame.defender) {
    for (const reroll of rerolls(frame.attack)) found.push({ effect: 'target-lock', reroll })
  }
  return found
}
