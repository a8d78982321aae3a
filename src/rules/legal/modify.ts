/**
 * Modifying dice one step at a time: tokens and locks (COMBAT-3.1 … 3.4, COMBAT-5.1 … 5.4), and what cards do to dice
 * (COMBAT-3.5, COMBAT-5.5).
 */
import type { AttackFrame, DiceChange, Game, Modifier, Where } from '../catalog.ts'
import type { FaceCounts } from '../commands.ts'
import { count, facesOf, rerollable, total } from '../dice.ts'
import { forbiddenBy, type Said, speakersOf } from '../effects.ts'
import { never } from '../never.ts'
import { refuse } from '../refuse.ts'
import { tokenCount } from '../ship-tokens.ts'
import type { Die, Face, Ship, ShipId } from '../state.ts'
import { chargesOf } from '../steps/charges.ts'
import type { Refusal, RuleId } from '../text.ts'
import { shipOf } from '../values.ts'

/** A modifier that has been paid for, as plain data: what its card says of the dice, which of them are rolled again. */
export type Turn = {
  readonly card: string
  readonly rules: readonly RuleId[]
  readonly changes: readonly DiceChange[]
  readonly reroll: FaceCounts | null
}

/**
 * The attack under way with its pools. `used`: modifiers that have touched dice of it, once each (CARD-4). `turn`: one that is being
 * carried out. `reroll`: dice that are picked up, by it or, without one, by the target lock.
 */
export type AttackInPlay = AttackFrame & {
  stage: string
  attack: Die[]
  defence: Die[]
  reroll: FaceCounts | null
  evades: number
  used: string[]
  turn?: Turn
}

export type Modification = { readonly effect: string; readonly reroll?: FaceCounts }

/** A modifier of a card in an attack, and what commands call it. */
export type CardModifier = { readonly effect: string; readonly card: string; readonly modifier: Modifier }

/** What commands call a modifier: the card, and which of several it is. */
const effectOf = (card: string, { id }: Modifier): string => (id === undefined ? card : `${card}/${id}`)

/** The card of a modifier that a command names. */
export const cardOfEffect = (effect: string): string => effect.split('/')[0]!

/** The modifiers for a ship's own pool now: of pilot and upgrades, and of the weapon that fires (CARD-1, CARD-2). */
export function cardModifiers(
  game: Game,
  attack: Pick<AttackFrame, 'attacker' | 'weapon'>,
  dice: 'attack' | 'defence',
  ship: Ship,
): CardModifier[] {
  const found: CardModifier[] = []
  const add = (card: string, modifiers: readonly Modifier[] | undefined, where: Where): void => {
    if (modifiers)
      for (const modifier of modifiers)
        if (modifier.dice === dice && modifier.when?.(where) !== false)
          found.push({ effect: effectOf(card, modifier), card, modifier })
  }
  for (const { where, effects } of speakersOf(game, ship)) add(where.card, effects.modifiers, where)
  if (ship.id === attack.attacker) {
    const weapon = game.catalog.upgrades[attack.weapon]?.weapon
    add(attack.weapon, weapon?.modifiers, { game, owner: ship, card: attack.weapon, dealt: 0 })
  }
  return found
}

/** Whether a ship can pay all that a modifier costs, in an attack with another ship. */
export function canPay(ship: Ship, other: ShipId, { card, modifier }: CardModifier): boolean {
  return (modifier.costs ?? []).every(cost => {
    switch (cost.pay) {
      case 'token':
        return tokenCount(ship, cost.token) >= cost.count
      case 'lock':
        return ship.lock?.target === other
      case 'card':
        return ship.upgrades.some(upgrade => upgrade.card === card && !upgrade.discarded)
      case 'damage':
        return true
      case 'charge':
        return chargesOf(ship, card) >= cost.count
      default:
        return never(cost, 'cost')
    }
  })
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
  const kept = forbiddenBy(game, ship, 'mayChange', (may, where) => may(where, dice, choice.effect))
  if (kept) return refuse('forbidden', ['CONFLICT-2', ...kept.rules])
  if (choice.effect === 'focus') {
    if (!own || ship.focus === 0) return refuse('no-token', rule, { token: 'focus' })
    const bar = dice === 'attack' ? modifyBar(game, frame, 'focus') : null
    if (bar) return refuse('forbidden', ['CONFLICT-2', ...bar.rules])
    return count(pool, 'focus') > 0 ? true : refuse('no-focus-results', rule)
  }
  if (choice.effect === 'evade') {
    const spent = dice === 'defence' && own && ship.evade > 0 && !game.catalog.layer?.evadeByRow
    if (!spent) return refuse('no-token', 'COMBAT-5.4', { token: 'evade' })
    const bar = forbiddenBy(game, ship, 'maySpendEvade', (may, where) => may(where, ship, frame.evades))
    return bar ? refuse('evade-limit', bar.rules) : true
  }
  if (choice.effect === 'target-lock') return judgeReroll(game, frame, dice, ship, own, choice.reroll ?? {})
  return judgeCard(game, frame, dice, ship, own, choice)
}

/** Whether a modifier of a card can be used: not used before, paid for, permitted, and of some effect. */
function judgeCard(
  game: Game,
  frame: AttackInPlay,
  dice: 'attack' | 'defence',
  ship: Ship,
  own: boolean,
  { effect, reroll = {} }: Modification,
): true | Refusal {
  const rule = dice === 'attack' ? 'COMBAT-3.5' : 'COMBAT-5.5'
  const found = own ? cardModifiers(game, frame, dice, ship).find(one => one.effect === effect) : undefined
  if (!found) return refuse('unknown-effect', dice === 'attack' ? 'COMBAT-3.1' : 'COMBAT-5.1')
  const { card, modifier } = found
  if (frame.used.includes(effect)) return refuse('used-already', ['CARD-4', rule], { card })
  if (ship.used?.includes(effect)) return refuse('used-this-round', ['CARD-4', rule], { card })
  const other = dice === 'attack' ? frame.defender : frame.attacker
  if (!canPay(ship, other, found)) return refuse('cannot-pay', modifier.rules, { card })
  const bar = dice === 'attack' ? cardBar(game, frame, modifier) : null
  if (bar) return refuse('forbidden', ['CONFLICT-2', ...bar.rules])
  if (modifier.reroll)
    return judgeDice(dice === 'attack' ? frame.attack : frame.defence, reroll, modifier.reroll, modifier.rules)
  const pool = dice === 'attack' ? frame.attack : frame.defence
  const turns = modifier.changes?.some(({ from }) => count(pool, from) > 0)
  return turns ? true : refuse('nothing-to-change', rule, { card })
}

/** Who forbids what a modifier does to attack dice: it rerolls some, or spends a focus token on them (CONFLICT-2). */
function cardBar(game: Game, frame: AttackInPlay, { reroll, costs = [] }: Modifier): Said | null {
  const focus = costs.some(cost => cost.pay === 'token' && cost.token === 'focus')
  return (focus ? modifyBar(game, frame, 'focus') : null) ?? (reroll ? modifyBar(game, frame, 'reroll') : null)
}

type Reroll = NonNullable<Modifier['reroll']>

/** Whether these dice of a pool may be rolled again: each for the first time, of the faces that are named, and not too many (DICE-5). */
function judgeDice(
  pool: readonly Die[],
  reroll: FaceCounts,
  { faces, most }: Reroll,
  rules: readonly RuleId[],
): true | Refusal {
  const may = rerollable(pool)
  for (const face of Object.keys(reroll) as Face[]) {
    const wanted = reroll[face] ?? 0
    const left = faces.includes(face) ? (may[face] ?? 0) : 0
    if (!Number.isInteger(wanted) || wanted < 0 || wanted > left) return refuse('cannot-reroll', ['DICE-5', ...rules])
  }
  if (most !== null && total(reroll) > most) return refuse('too-many-dice', rules, { most })
  return total(reroll) > 0 ? true : refuse('nothing-to-reroll', rules)
}

/** What a target lock may pick up: any dice of the attack (COMBAT-3.3). */
const BY_LOCK: Reroll = { faces: facesOf('attack'), most: null }

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
  return judgeDice(frame.attack, reroll, BY_LOCK, ['COMBAT-3.3'])
}

/** Every choice of dice for a reroll: how many of each face, at least one die in all, at most so many; `whole`: no fewer than can be. */
function rerolls(pool: readonly Die[], { faces, most }: Reroll, whole: boolean): FaceCounts[] {
  const may = rerollable(pool)
  let choices: FaceCounts[] = [{}]
  for (const face of faces) {
    const left = may[face] ?? 0
    choices = choices.flatMap(choice =>
      Array.from({ length: left + 1 }, (_, n) => (n === 0 ? choice : { ...choice, [face]: n })),
    )
  }
  const allowed = choices.filter(choice => total(choice) > 0 && (most === null || total(choice) <= most))
  const least = whole ? Math.max(0, ...allowed.map(total)) : 0
  return allowed.filter(choice => total(choice) >= least)
}

/** Every modification open to `ship` now; empty if there is nothing to decide. */
export function modifications(
  game: Game,
  frame: AttackInPlay,
  dice: 'attack' | 'defence',
  shipId: string,
): Modification[] {
  const ship = shipOf(game.state, shipId)
  const own = dice === 'attack' ? ship.id === frame.attacker : ship.id === frame.defender
  // Where nothing can hit, changing the defence changes nothing: nobody is asked.
  if (dice === 'defence' && count(frame.attack, 'hit') + count(frame.attack, 'crit') === 0) return []
  const found: Modification[] = []
  const offer = (choice: Modification): void => {
    if (judgeModification(game, frame, dice, ship, choice) === true) found.push(choice)
  }
  offer({ effect: 'focus' })
  offer({ effect: 'evade' })
  if (own)
    for (const { effect, modifier } of cardModifiers(game, frame, dice, ship)) {
      if (!modifier.reroll) offer({ effect })
      else for (const reroll of rerolls(frame[dice], modifier.reroll, modifier.must === true)) offer({ effect, reroll })
    }
  if (dice === 'attack' && own && ship.lock?.target === frame.defender) {
    const free = forbiddenBy(game, ship, 'mayChange', (may, where) => may(where, dice, 'target-lock')) === null
    if (free && mayModify(game, frame, 'reroll'))
      for (const reroll of rerolls(frame.attack, BY_LOCK, false)) found.push({ effect: 'target-lock', reroll })
  }
  return found
}

/** A modifier that a ship must use before it may leave the dice as they are; null: there is none (CARD-3). */
export function mustUse(
  game: Game,
  frame: AttackInPlay,
  dice: 'attack' | 'defence',
  ship: Ship,
): Pick<Modifier, 'rules'> | null {
  const bound = cardModifiers(game, frame, dice, ship).filter(({ modifier }) => modifier.must)
  if (bound.length === 0) return null
  const open = modifications(game, frame, dice, ship.id)
  return bound.find(({ effect }) => open.some(one => one.effect === effect))?.modifier ?? null
}
