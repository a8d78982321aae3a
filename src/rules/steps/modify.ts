/** Modifying the dice of an attack: tokens, locks and cards, and what they make of the pools (COMBAT-3.*, COMBAT-5.*, DICE-2 … 5). */
import type { Game } from '../catalog.ts'
import type { Command } from '../commands.ts'
import { canonical, changed, named, rolled, without } from '../dice.ts'
import { type AttackInPlay, cardModifiers } from '../legal/modify.ts'
import { countSite, emit, siteOf } from '../run.ts'
import type { Ship } from '../state.ts'
import { loseToken, removeLock } from './tokens.ts'

/** The dice picked up with a target lock lie again (COMBAT-3.3, DICE-4, DICE-5). */
export function laidAgain(game: Game, frame: AttackInPlay, faces: Extract<Command, { type: 'roll' }>['faces']): void {
  const site = siteOf(game, frame.attacker, 'attack/reroll')
  countSite(game, frame.attacker, 'attack/reroll')
  const before = frame.attack
  const after = canonical([...without(before, frame.reroll!), ...rolled(faces, true)])
  frame.attack = after
  frame.reroll = null
  emit(game, {
    type: 'diceModified',
    dice: 'attack',
    ship: frame.attacker,
    effect: 'target-lock',
    how: 'reroll',
    site,
    before,
    after,
    rules: ['COMBAT-3.3', 'DICE-4', 'DICE-5'],
  })
}

/** Spends a token on the dice, or uses a card on them (COMBAT-3.3 … 3.5, COMBAT-5.3 … 5.5). */
export function spend(
  game: Game,
  frame: AttackInPlay,
  ship: Ship,
  dice: 'attack' | 'defence',
  command: Extract<Command, { type: 'modify' }>,
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
    turn(game, frame, ship, dice, command.effect)
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

/** A card turns dice of its owner's pool, once in this attack (COMBAT-3.5, COMBAT-5.5, CARD-4, DICE-3). */
function turn(game: Game, frame: AttackInPlay, ship: Ship, dice: 'attack' | 'defence', card: string): void {
  const { modifier } = cardModifiers(game, frame, dice, ship).find(other => other.card === card)!
  const before = frame[dice]
  for (const { from, to, most } of modifier.changes) frame[dice] = changed(frame[dice], from, to, most)
  frame.used.push(card)
  const rules = [...modifier.rules, 'CARD-4', 'DICE-3']
  const after = frame[dice]
  emit(game, {
    type: 'diceModified',
    dice,
    ship: ship.id,
    effect: card,
    how: 'change',
    site: null,
    before,
    after,
    rules,
  })
}
