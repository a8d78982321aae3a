/** Suffering damage point by point, and the deck it is dealt from (DAMAGE-*, CRIT-*, COMP-10). */
import type { Game } from '../catalog.ts'
import type { Decision } from '../decisions.ts'
import { damageKind, deckOf } from '../decks.ts'
import { faceUpBy, openWindow, refuserOf } from '../effects.ts'
import { lateOf } from '../later/late.ts'
import { countSite, emit, pop, push, type Step, siteOf, step } from '../run.ts'
import { speaksIn } from '../spoken.ts'
import type { Deck, Frame, Ship, Side } from '../state.ts'
import { damageOf, hullOf, shipOf } from '../values.ts'
import { checkHull } from './leave.ts'

/** Damage still to be dealt to a ship, wherever it comes from (DAMAGE-1): all normal damage before any critical damage (DAMAGE-2). */
export type DamageFrame = Frame & {
  ship: string
  hits: number
  crits: number
  by: string | null
  drawing: boolean
  /** Cards are dealt, not damage suffered: shields do not help (SE-DAMAGE-1). */
  dealt?: true
  /** Whoever has something to say before it has been asked. */
  told?: true
}

const damage = step<DamageFrame>(
  (game, frame) => {
    const { state } = game
    const ship = shipOf(state, frame.ship)
    const deck = deckOf(state, ship.side)
    if (ship.status !== 'play') {
      pop(game)
      return
    }
    if (frame.drawing) {
      const unseen = deck.unseen[deck.shuffle] ?? {}
      const site = siteOf(game, ship.id, 'draw')
      return [{ kind: 'draw', player: 'chance', at: state.at, site, ship: ship.id, unseen: { ...unseen } }]
    }
    if (frame.hits + frame.crits === 0) {
      pop(game)
      // Surplus points are dealt first; the ship is removed when all of its damage is (DESTROY-1, SIM-2).
      const outer = state.stack.some(other => other.step === 'damage' && other.ship === ship.id)
      if (!outer) checkHull(game, ship, frame.by)
      return
    }
    if (!frame.told && !frame.dealt && speaksIn(game.catalog, 'beforeDamage')) {
      frame.told = true
      openWindow(game, 'beforeDamage', { ship: ship.id, hits: frame.hits, crits: frame.crits })
      return
    }
    const crit = frame.hits === 0
    if (ship.shields > 0 && !frame.dealt) {
      ship.shields -= 1
      spent(frame, crit)
      emit(game, { type: 'shieldLost', ship: ship.id, left: ship.shields, crit, rules: ['DAMAGE-3'] })
      if (crit || (lateOf(game) && faceUpBy(game, ship))) openWindow(game, 'criticalSuffered', { ship: ship.id })
      return
    }
    if (deck.draw === 0 && deck.discard.length > 0) {
      reshuffle(game, ship.side)
      return
    }
    if (deck.draw === 0 && lateOf(game)?.noteCards(game, deck)) return
    // Critical damage comes face up, and all of it where a card has it so.
    if (deck.draw > 0 && (crit || (!frame.dealt && faceUpBy(game, ship)))) {
      frame.drawing = true
      return
    }
    spent(frame, crit)
    deal(game, ship, deck.draw > 0)
    return
  },
  (game, frame, command) => {
    if (command.type !== 'drawCard') return
    const ship = shipOf(game.state, frame.ship)
    const behind = frame.hits > 0 ? (faceUpBy(game, ship)?.rules ?? []) : []
    frame.drawing = false
    spent(frame, frame.hits === 0)
    openWindow(game, 'criticalSuffered', { ship: ship.id })
    turnUp(game, ship, command.kind, behind)
  },
)

function spent(frame: DamageFrame, crit: boolean): void {
  if (crit) frame.crits -= 1
  else frame.hits -= 1
}

/** One card face down; without any card left anywhere a proxy counts for it, also for critical damage (COMP-10). */
function deal(game: Game, ship: Ship, card: boolean): void {
  const { state } = game
  const deck = deckOf(state, ship.side)
  ship.damage.push({ kind: null, faceUp: false, shuffle: card ? deck.shuffle : 0, round: state.round })
  if (card) deck.draw -= 1
  const rules = card ? ['DAMAGE-3', 'DAMAGE-4'] : ['COMP-10']
  emit(game, { type: 'damageDealt', ship: ship.id, faceUp: false, kind: null, hullLeft: hullLeft(game, ship), rules })
}

function hullLeft(game: Game, ship: Ship): number {
  return Math.max(0, hullOf(game, ship) - damageOf(game, ship))
}

/** `behind`: the rules by which a point of normal damage is dealt face up. */
function turnUp(game: Game, ship: Ship, kind: string, behind: readonly string[]): void {
  const { state } = game
  const deck = deckOf(state, ship.side)
  countSite(game, ship.id, 'draw')
  deck.draw -= 1
  const unseen = deck.unseen[deck.shuffle]!
  unseen[kind] = (unseen[kind] ?? 0) - 1
  if (unseen[kind] === 0) delete unseen[kind]
  const refusing = refuserOf(game, ship, damageKind(game, ship, kind)!)
  if (refusing !== null) {
    // Thrown away before its text is looked at, so it is no damage (DESTROY-1).
    deck.discard.push({ kind, shuffle: deck.shuffle })
    emit(game, {
      type: 'damageDiscarded',
      ship: ship.id,
      kind,
      card: refusing.where.card,
      rules: [...refusing.rules, 'DESTROY-1'],
    })
    return
  }
  ship.damage.push({ kind, faceUp: true, shuffle: deck.shuffle, round: state.round })
  emit(game, {
    type: 'damageDealt',
    ship: ship.id,
    faceUp: true,
    kind,
    hullLeft: hullLeft(game, ship),
    rules: ['DAMAGE-3', 'CRIT-1', 'CRIT-3', ...behind],
  })
  openWindow(game, 'cardDealtFaceUp', { ship: ship.id, kind })
}

/** `side`: whose own deck it is; left out, the one of both. */
type ShuffleFrame = Frame & { side?: Side }

/** Makes the discard pile the new deck of a side. */
export function reshuffle(game: Game, side: Side): void {
  push<ShuffleFrame>(game, game.state.decks?.[side] ? { step: 'shuffle', side } : { step: 'shuffle' })
}

/** The deck that is being shuffled, and what its dice are called after. */
const shuffled = ({ state }: Game, { side }: ShuffleFrame): { deck: Deck; site: string } =>
  side ? { deck: deckOf(state, side), site: `deck-${side}` } : { deck: state.deck, site: 'deck' }

/** Makes the discard pile the new deck; cards in it that nobody has seen are named by chance first (DAMAGE-5, DESTROY-2). */
const shuffle = step<ShuffleFrame>(
  (game, frame): Decision[] | undefined => {
    const { state } = game
    const { deck, site } = shuffled(game, frame)
    const hidden = deck.discard.find(card => card.kind === null)
    if (hidden) {
      const unseen = deck.unseen[hidden.shuffle] ?? {}
      const count = deck.discard.filter(card => card.kind === null && card.shuffle === hidden.shuffle).length
      const sizes = Object.values(unseen)
      const all = sizes.reduce((sum, n) => sum + n, 0)
      if (count === all || sizes.length === 1) {
        name(deck, hidden.shuffle, sorted(unseen).slice(0, count))
        return
      }
      return [
        {
          kind: 'name',
          player: 'chance',
          at: state.at,
          site: siteOf(game, site, 'name'),
          count,
          unseen: { ...unseen },
        },
      ]
    }
    pop(game)
    deck.shuffle += 1
    const counts: Record<string, number> = {}
    for (const card of deck.discard) counts[card.kind!] = (counts[card.kind!] ?? 0) + 1
    deck.unseen[deck.shuffle] = counts
    deck.draw = deck.discard.length
    deck.discard = []
    emit(game, { type: 'deckShuffled', cards: deck.draw, rules: ['DAMAGE-5'] })
    return
  },
  (game, frame, command) => {
    if (command.type !== 'nameCards') return
    const { deck, site } = shuffled(game, frame)
    countSite(game, site, 'name')
    const hidden = deck.discard.find(card => card.kind === null)!
    name(deck, hidden.shuffle, command.kinds)
  },
)

/** The kinds of a multiset, one entry a card, sorted. */
function sorted(counts: Readonly<Record<string, number>>): string[] {
  return Object.keys(counts)
    .sort()
    .flatMap(kind => Array.from({ length: counts[kind]! }, () => kind))
}

function name(deck: Deck, shuffle: number, kinds: readonly string[]): void {
  const unseen = deck.unseen[shuffle]!
  const waiting = deck.discard.filter(card => card.kind === null && card.shuffle === shuffle)
  waiting.forEach((card, n) => {
    const kind = kinds[n]!
    card.kind = kind
    unseen[kind] = (unseen[kind] ?? 0) - 1
    if (unseen[kind] === 0) delete unseen[kind]
  })
  if (Object.keys(unseen).length === 0 && shuffle !== deck.shuffle) delete deck.unseen[shuffle]
}

/** Replaces proxies by face-down cards as soon as there are cards of their deck again (COMP-10). */
const proxies = step<Frame>(game => {
  const { state } = game
  const filled = ({ draw, discard }: Deck): boolean => draw > 0 || discard.length > 0
  const owner = state.ships.find(
    ({ side, damage }) => damage.some(card => card.shuffle === 0) && filled(deckOf(state, side)),
  )
  if (!owner) {
    pop(game)
    return
  }
  const deck = deckOf(state, owner.side)
  if (deck.draw === 0) reshuffle(game, owner.side)
  else {
    owner.damage.find(card => card.shuffle === 0)!.shuffle = deck.shuffle
    deck.draw -= 1
  }
  return
})

export const damageSteps: Record<string, Step> = { damage, shuffle, proxies }
