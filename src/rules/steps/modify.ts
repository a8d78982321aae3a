/** Modifying the dice of an attack: tokens, locks and cards, and what they make of the pools (COMBAT-3.*, COMBAT-5.*, DICE-2 … 5). */
import type { Cost, Game } from '../catalog.ts'
import type { Command } from '../commands.ts'
import { canonical, changed, named, rolled, without } from '../dice.ts'
import { type AttackInPlay, cardModifiers, type Modification, type Turn } from '../legal/modify.ts'
import { never } from '../never.ts'
import { countSite, emit, push, siteOf } from '../run.ts'
import type { Ship } from '../state.ts'
import { chargesOf, setCharges } from './charges.ts'
import { loseToken, removeLock } from './tokens.ts'
import { discardUpgrade } from './word-rows.ts'

/** Dice that were picked up lie again: by the target lock, or by a card (COMBAT-3.3, COMBAT-3.5, COMBAT-5.5, DICE-4, DICE-5). */
export function laidAgain(
  game: Game,
  frame: AttackInPlay,
  dice: 'attack' | 'defence',
  ship: Ship,
  faces: Extract<Command, { type: 'roll' }>['faces'],
): void {
  const site = siteOf(game, frame.attacker, `${dice}/reroll`)
  countSite(game, frame.attacker, `${dice}/reroll`)
  const before = frame[dice]
  const after = canonical([...without(before, frame.reroll!), ...rolled(faces, true)])
  const rules = frame.turn ? [...frame.turn.rules, 'CARD-4'] : ['COMBAT-3.3']
  const effect = frame.turn?.card ?? 'target-lock'
  frame[dice] = after
  frame.reroll = null
  delete frame.turn
  emit(game, {
    type: 'diceModified',
    dice,
    ship: ship.id,
    effect,
    how: 'reroll',
    site,
    before,
    after,
    rules: [...rules, 'DICE-4', 'DICE-5'],
  })
}

/** Spends a token on the dice, or uses a card on them (COMBAT-3.3 … 3.5, COMBAT-5.3 … 5.5). */
export function spend(
  game: Game,
  frame: AttackInPlay,
  ship: Ship,
  dice: 'attack' | 'defence',
  command: Modification,
): void {
  const before = frame[dice]
  if (command.effect === 'target-lock') {
    removeLock(game, ship, 'spent', ['COMBAT-3.3', 'ACTION-TL-7'])
    frame.reroll = named(command.reroll ?? {})
    return
  }
  if (command.effect === 'focus') {
    const rules = [dice === 'attack' ? 'COMBAT-3.4' : 'COMBAT-5.3', 'DICE-3']
    loseToken(game, ship, 'focus', 1, 'spent', rules)
    frame[dice] = changed(before, 'focus', dice === 'attack' ? 'hit' : 'evade')
    emit(game, {
      type: 'diceModified',
      dice,
      ship: ship.id,
      effect: 'focus',
      how: 'change',
      site: null,
      before,
      after: frame[dice],
      rules,
    })
    return
  }
  if (command.effect !== 'evade') {
    use(game, frame, ship, dice, command)
    return
  }
  loseToken(game, ship, 'evade', 1, 'spent', ['COMBAT-5.4', 'DICE-2'])
  frame.evades += 1
  frame.defence = canonical([...before, { face: 'evade', rerolled: false, added: true }])
  emit(game, {
    type: 'diceModified',
    dice,
    ship: ship.id,
    effect: 'evade',
    how: 'add',
    site: null,
    before,
    after: frame.defence,
    rules: ['COMBAT-5.4', 'DICE-2'],
  })
}

/** A modifier of a card is paid for; what it does to the dice comes when all that this brings has happened (CARD-4). */
function use(
  game: Game,
  frame: AttackInPlay,
  ship: Ship,
  dice: 'attack' | 'defence',
  { effect, reroll = {} }: Modification,
): void {
  const { card, modifier } = cardModifiers(game, frame, dice, ship).find(other => other.effect === effect)!
  if (!modifier.often) frame.used.push(effect)
  if (modifier.once === 'round') ship.used = [...(ship.used ?? []), effect]
  frame.turn = {
    card,
    rules: modifier.rules,
    changes: modifier.changes ?? [],
    reroll: modifier.reroll ? named(reroll) : null,
  }
  for (const cost of modifier.costs ?? []) pay(game, ship, card, cost, modifier.rules)
}

/** Pays for a modifier. */
function pay(game: Game, ship: Ship, card: string, cost: Cost, rules: readonly string[]): void {
  switch (cost.pay) {
    case 'token':
      loseToken(game, ship, cost.token, cost.count, 'spent', rules)
      return
    case 'lock':
      removeLock(game, ship, 'spent', [...rules, 'ACTION-TL-7'])
      return
    case 'card':
      discardUpgrade(game, ship, card)
      return
    case 'charge':
      setCharges(game, ship, card, chargesOf(ship, card) - cost.count, rules)
      return
    case 'damage':
      push(game, { step: 'damage', ship: ship.id, hits: cost.damage, crits: 0, by: null, drawing: false })
      return
    default:
      never(cost, 'cost')
  }
}

/** Carries out a modifier that is paid for: dice are turned, or picked up (COMBAT-3.5, COMBAT-5.5, DICE-3, DICE-4). */
export function carryOut(game: Game, frame: AttackInPlay, dice: 'attack' | 'defence', ship: Ship, turn: Turn): void {
  if (turn.reroll) {
    frame.reroll = turn.reroll
    return
  }
  const before = frame[dice]
  for (const { from, to, most } of turn.changes) frame[dice] = changed(frame[dice], from, to, most)
  delete frame.turn
  emit(game, {
    type: 'diceModified',
    dice,
    ship: ship.id,
    effect: turn.card,
    how: 'change',
    site: null,
    before,
    after: frame[dice],
    rules: [...turn.rules, 'CARD-4', 'DICE-3'],
  })
}
