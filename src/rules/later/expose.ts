/** A face-down damage card is turned up, at random if there are several, and resolved (SE-DAMAGE-2, SE-DECK-1). */
import type { Game } from '../catalog.ts'
import type { Decision } from '../decisions.ts'
import { deckOf } from '../decks.ts'
import { openWindow } from '../effects.ts'
import { countSite, emit, pop, type Step, siteOf, step } from '../run.ts'
import type { DamageCard, Deck, Frame, Ship } from '../state.ts'
import { reshuffle } from '../steps/damage.ts'
import { damageOf, hullOf, shipOf } from '../values.ts'
import { noteCards } from './deck.ts'

/** `which`: among which of the cards that lie face down it is; null: that is not settled. */
type ExposeFrame = Frame & { ship: string; which: string | null }

const UNSEEN = '?'

/** Cards that lie face down, by what is known of them: their kind, or the shuffle from which they came unseen. */
const nameOf = ({ kind, shuffle }: DamageCard): string => kind ?? `${UNSEEN}${shuffle}`

/** The unseen cards among which one is that came from a shuffle; one that is only noted is any of the deck (SE-DECK-1). */
const unseenOf = (deck: Deck, { shuffle }: DamageCard): Record<string, number> =>
  deck.unseen[shuffle === 0 ? deck.shuffle : shuffle] ?? {}

const expose = step<ExposeFrame>(
  (game, frame): Decision[] | undefined => {
    const { state } = game
    const ship = shipOf(state, frame.ship)
    const down = ship.damage.filter(({ faceUp }) => !faceUp)
    if (ship.status !== 'play' || down.length === 0) {
      pop(game)
      return
    }
    const draw = { kind: 'draw', player: 'chance', at: state.at, site: siteOf(game, ship.id, 'expose') } as const
    if (frame.which === null) {
      const among: Record<string, number> = {}
      for (const card of down) among[nameOf(card)] = (among[nameOf(card)] ?? 0) + 1
      if (Object.keys(among).length > 1) return [{ ...draw, ship: ship.id, unseen: among }]
      frame.which = nameOf(down[0]!)
    }
    const card = down.find(one => nameOf(one) === frame.which)!
    const deck = deckOf(state, ship.side)
    // The top card of the deck is taken for one that is only noted: there must be one.
    if (card.shuffle === 0 && deck.draw === 0) {
      if (deck.discard.length > 0) {
        reshuffle(game, ship.side)
        return
      }
      if (noteCards(game, deck)) return
    }
    const unseen = unseenOf(deck, card)
    if (card.kind !== null || Object.keys(unseen).length === 0) {
      pop(game)
      if (card.kind !== null) turnUp(game, ship, card, card.kind)
      return
    }
    return [{ ...draw, ship: ship.id, unseen: { ...unseen } }]
  },
  (game, frame, command) => {
    if (command.type !== 'drawCard') return
    const ship = shipOf(game.state, frame.ship)
    countSite(game, ship.id, 'expose')
    if (frame.which === null) {
      frame.which = command.kind
      return
    }
    pop(game)
    const card = ship.damage.find(one => !one.faceUp && nameOf(one) === frame.which)!
    const deck = deckOf(game.state, ship.side)
    const unseen = unseenOf(deck, card)
    unseen[command.kind] = unseen[command.kind]! - 1
    if (unseen[command.kind] === 0) delete unseen[command.kind]
    if (card.shuffle === 0) {
      card.shuffle = deck.shuffle
      deck.draw -= 1
    }
    turnUp(game, ship, card, command.kind)
  },
)

function turnUp(game: Game, ship: Ship, card: DamageCard, kind: string): void {
  Object.assign(card, { kind, faceUp: true, round: game.state.round })
  const hullLeft = Math.max(0, hullOf(game, ship) - damageOf(game, ship))
  const rules = ['SE-DAMAGE-2', 'CRIT-3']
  emit(game, { type: 'damageDealt', ship: ship.id, faceUp: true, kind, hullLeft, exposed: true, rules })
  openWindow(game, 'cardDealtFaceUp', { ship: ship.id, kind })
}

export const exposeSteps: Readonly<Record<string, Step>> = { expose }
