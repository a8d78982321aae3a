/**
 * Modifying dice one step at a time: tokens and locks (COMBAT-3.1 … 3.4, COMBAT-5.1 … 5.4), and what cards turn (COMBAT-3.5,
 * COMBAT-5.5).
 */
import type { AttackFrame, Game, Modifier, Where } from '../catalog.ts'
import type { FaceCounts } from '../commands.ts'
import { count, facesOf, rerollable, total } from '../dice.ts'
import { forbiddenBy, type Said, speakersOf } from '../effects.ts'
import { refuse } from '../refuse.ts'
import type { Die, Face, Ship, ShipId } from '../state.ts'
import type { Refusal } from '../text.ts'
import { shipOf } from '../values.ts'

/** The attack under way with its pools. `used`: cards that have turned dice of it, once each (CARD-4). */
export type AttackInPlay = AttackFrame & {
  stage: string
  attack: Die[]
  defence: Die[]
  reroll: FaceCounts | null
  evades: number
  used: string[]
}

export type Modification = { readonly effect: string; readonly reroll?: FaceCounts }

/** A card that turns dice of an attack, and what it does. */
export type CardModifier = { readonly card: string; readonly modifier: Modifier }

/** The cards that may turn dice of a ship's own pool now: pilot and upgrades, and the weapon that fires (CARD-1, CARD-2). */
export function cardModifiers(
  game: Game,
  attack: Pick<AttackFrame, 'attacker' | 'weapon'>,
  dice: 'attack' | 'defence',
  ship: Ship,
): CardModifier[] {
  const found: CardModifier[] = []
  const add = (card: string, modifier: Modifier | undefined, where: Where): void => {
    if (modifier?.dice === dice && modifier.when?.(where) !== false) found.push({ card, modifier })
  }
  for (const { where, effects } of speakersOf(game, ship)) add(where.card, effects.modifier, where)
  if (ship.id === attack.attacker) {
    const weapon = game.catalog.upgrades[attack.weapon]?.weapon
    add(attack.weapon, weapon?.modifier, { game, owner: ship, card: attack.weapon, dealt: 0 })
  }
  return found
}

/** Who of attacker and defender forbids the attacker to change the attack's dice so: one "cannot" is enough (CONFLICT-2). */
function modifyBar(game: Game, attack: AttackFrame, how: 'focus' | 'reroll'): Said | null {
  const barOf = (id: ShipId): Said | null =>
    forbiddenBy(game, shipOf(game.state, id), 'mayModify', (may, where) => may(where, attack, how))
  return barOf(attack.attacker) ?? barOf(attack.defender)
}

/** Whether attacker and defender let the attacker change the attack's dice so (CONFLICT-2). */
export const mayModify = (game: Game, attack: AttackFrame, how: 'focus' | 'reroll'): boolean =>
  modifyBar(game, attack, how) === null

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
    const bar = dice === 'attack' ? modifyBar(game, frame, 'focus') : null
    if (bar) return refuse('forbidden', ['CONFLICT-2', ...bar.rules])
    return count(pool, 'focus') > 0 ? true : refuse('no-focus-results', rule)
  }
  if (choice.effect === 'evade') {
    if (dice !== 'defence' || !own || ship.evade === 0) return refuse('no-token', 'COMBAT-5.4', { token: 'evade' })
    const bar = forbiddenBy(game, ship, 'maySpendEvade', (may, where) => may(where, ship, frame.evades))
    return bar ? refuse('evade-limit', bar.rules) : true
  }
  if (choice.effect === 'target-lock') return judgeReroll(game, frame, dice, ship, own, choice.reroll ?? {})
  return judgeCard(game, frame, dice, ship, own, choice.effect)
}

function judgeCard(
  game: Game,
  frame: AttackInPlay,
  dice: 'attack' | 'defence',
  ship: Ship,
  own: boolean,
  effect: string,
): true | Refusal {
  const rule = dice === 'attack' ? 'COMBAT-3.5' : 'COMBAT-5.5'
  const found = own ? cardModifiers(game, frame, dice, ship).find(({ card }) => card === effect) : undefined
  if (!found) return refuse('unknown-effect', dice === 'attack' ? 'COMBAT-3.1' : 'COMBAT-5.1')
  if (frame.used.includes(effect)) return refuse('used-already', ['CARD-4', rule], { card: effect })
  const pool = dice === 'attack' ? frame.attack : frame.defence
  const turns = found.modifier.changes.some(({ from }) => count(pool, from) > 0)
  return turns ? true : refuse('nothing-to-change', rule, { card: effect })
}

function judgeReroll(
  game: Game,
  frame: AttackInPlay,
  dice: 'attack' | 'defence',
  ship: Ship,
  own: boolean,
  reroll: FaceCounts,
): true | Refusal {
  if (dice !== 'attack' || !own || ship.lock?.target !== frame.defender) return refuse('no-lock', 'COMBAT-3.3')
  const bar = modifyBar(game, frame, 'reroll')
  if (bar) return refuse('forbidden', ['CONFLICT-2', ...bar.rules])
  const may = rerollable(frame.attack)
  for (const face of Object.keys(reroll) as Face[]) {
    const wanted = reroll[face] ?? 0
    if (!Number.isInteger(wanted) || wanted < 0 || wanted > (may[face] ?? 0))
      return refuse('cannot-reroll', ['DICE-5', 'COMBAT-3.3'])
  }
  return total(reroll) > 0 ? true : refuse('nothing-to-reroll', 'COMBAT-3.3')
}

/** Every choice of dice for a reroll: how many of each face, at least one die in all. */
function rerolls(pool: readonly Die[]): FaceCounts[] {
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
  // Where nothing can hit, changing the defence changes nothing: nobody is asked.
  if (dice === 'defence' && count(frame.attack, 'hit') + count(frame.attack, 'crit') === 0) return []
  const found: Modification[] = []
  const cards = cardModifiers(game, frame, dice, ship).map(({ card }) => card)
  for (const effect of ['focus', 'evade', ...cards]) {
    if (judgeModification(game, frame, dice, ship, { effect }) === true) found.push({ effect })
  }
  if (dice === 'attack' && ship.id === frame.attacker && ship.lock?.target === frame.defender) {
    if (mayModify(game, frame, 'reroll'))
      for (const reroll of rerolls(frame.attack)) found.push({ effect: 'target-lock', reroll })
  }
  return found
}
