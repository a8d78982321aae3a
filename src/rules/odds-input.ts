/** What the rules make of an attack for its odds: dice, tokens that may be spent, cards at no cost, the deck (COMBAT-2.1 … 5.5). */
import type { AttackFrame, Game } from './catalog.ts'
import { deckOf, isEmpty, kindsFor } from './decks.ts'
import { faceUpBy, permitted, refuserOf } from './effects.ts'
import { canPay, cardModifiers, mayModify } from './legal/modify.ts'
import type { OddsInput } from './odds.ts'
import { faceUpMix } from './odds-damage.ts'
import type { PoolCard } from './odds-pool.ts'
import { tokenCount } from './ship-tokens.ts'
import type { Ship } from './state.ts'
import { attackDiceOf, damageOf, defenceDiceOf, diceTotal, hullOf, softenedBy } from './values.ts'

/** How many evade tokens a ship may spend on one attack (COMBAT-5.4, MISSION-1-PROTECT-2). */
export function evadesOf(game: Game, ship: Ship): number {
  let spent = 0
  while (spent < ship.evade && permitted(game, ship, 'maySpendEvade', (may, where) => may(where, ship, spent)))
    spent += 1
  return spent
}

/** The modifiers of a ship in an attack that cost nothing which odds would have to weigh: no lock, no card, no damage, none of the core's tokens. */
function freeCards(game: Game, attack: AttackFrame, dice: 'attack' | 'defence', ship: Ship): readonly PoolCard[] {
  const other = dice === 'attack' ? attack.defender : attack.attacker
  const free = cardModifiers(game, attack, dice, ship).filter(
    (found, at, all) =>
      (found.modifier.costs ?? []).every(cost => cost.pay === 'token' && !weighed(game).includes(cost.token)) &&
      // Of what one kind of token may pay for in two ways the first is what it is spent on.
      !(found.modifier.often && all.findIndex(({ card }) => card === found.card) < at) &&
      !ship.used?.includes(found.effect) &&
      canPay(ship, other, found) &&
      !(dice === 'attack' && found.modifier.reroll && !mayModify(game, attack, 'reroll')),
  )
  return free.map(({ card, modifier: { changes, reroll, must, often } }) => ({
    ...(changes ? { changes: often ? changes.map(one => ({ ...one, most: tokenCount(ship, card) })) : changes } : {}),
    ...(reroll ? { reroll } : {}),
    ...(must ? { must } : {}),
  }))
}

/** Tokens that odds spend themselves. */
const weighed = ({ catalog }: Game): readonly string[] => (catalog.layer?.evadeByRow ? ['focus'] : ['focus', 'evade'])

/** Whether a card only turns FOCUS results into better ones. */
const turnsFocus = ({ changes = [], reroll, must }: PoolCard): boolean =>
  !reroll && !must && changes.every(({ from, to }) => from === 'focus' && to !== 'blank')

/** What the cards of both ships do to the dice of an attack at no cost (COMBAT-3.5, COMBAT-5.5). */
function cardsIn(game: Game, attack: AttackFrame, attacker: Ship, defender: Ship): Pick<OddsInput, 'turned' | 'cards'> {
  const cards = {
    attack: freeCards(game, attack, 'attack', attacker),
    defence: freeCards(game, attack, 'defence', defender),
  }
  const all = [...cards.attack, ...cards.defence]
  if (!all.every(turnsFocus)) return { cards }
  const sum = (face: string): number =>
    all
      .flatMap(({ changes = [] }) => changes)
      .reduce((most, change) => (change.to === face ? most + (change.most ?? ALL_DICE) : most), 0)
  return { turned: { crits: sum('crit'), hits: sum('hit'), evades: sum('evade') } }
}

/** More dice than any attack rolls. */
const ALL_DICE = 32

/** What the rules make of an attack's numbers: dice, tokens, shields, hull, deck (COMBAT-2.1 … 4.4). */
export function oddsInput(game: Game, attacker: Ship, defender: Ship, attack: AttackFrame): OddsInput {
  const deck = deckOf(game.state, defender.side)
  const most = game.catalog.layer?.mostDice ?? ALL_DICE
  return {
    attackDice: Math.min(most, diceTotal(attackDiceOf(game, attacker, attack))),
    attackTokens: {
      focus: mayModify(game, attack, 'focus') ? attacker.focus : 0,
      lock: attacker.lock?.target === defender.id && mayModify(game, attack, 'reroll'),
    },
    defenceDice: Math.min(most, diceTotal(defenceDiceOf(game, defender, attack))),
    defenceTokens: { focus: defender.focus, evade: game.catalog.layer?.evadeByRow ? 0 : evadesOf(game, defender) },
    shields: defender.shields,
    hull: hullOf(game, defender) - damageOf(game, defender),
    critsCountAsHits: softenedBy(game, defender) !== undefined || isEmpty(deck),
    ...cardsIn(game, attack, attacker, defender),
    deck: faceUpMix(
      kindsFor(game, defender.side),
      deck.unseen[deck.shuffle] ?? {},
      kind => refuserOf(game, defender, kind) !== null,
      faceUpBy(game, defender) !== null,
    ),
  }
}
