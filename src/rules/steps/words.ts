/** Carrying out what cards and missions say: reactions in their order, then each declarative word (INIT-3, CARD-3, CARD-4). */
import type { Game, Moment, Reaction, Word } from '../catalog.ts'
import type { Decision } from '../decisions.ts'
import { type ReactionsFrame, type Waiting, waitingReaction } from '../effects.ts'
import { canAct } from '../legal/actions.ts'
import { weaponsOf } from '../legal/attacks.ts'
import { move } from '../movement.ts'
import { countSite, emit, pop, push, type Step, siteOf, step } from '../run.ts'
import type { Frame, ManoeuvreKey, Ship } from '../state.ts'
import { agilityOf, chassisOf, manoeuvre, shipOf } from '../values.ts'
import { rollForObstacles } from './obstacle.ts'
import { end } from './round.ts'
import { gainToken } from './tokens.ts'

/** Words being carried out for a card; `owner` null: the mission speaks. `asking` is the word that waits for an answer. */
type WordsFrame = Frame & { owner: string | null; card: string; words: Word[]; index: number; repair?: boolean }

const reactions = step<ReactionsFrame>(
  (game, frame): Decision[] | undefined => {
    const entry = frame.waiting[0]
    if (!entry) {
      pop(game)
      return
    }
    const found = waitingReaction(game, frame, entry)
    if (!found || (found.reaction.when && !found.reaction.when(found.where, frame.moment))) {
      frame.waiting.shift()
      if (found?.reaction.optional) later(game, frame, entry)
      return
    }
    const owner = found.where.owner
    if (found.reaction.optional && owner) {
      if (!worthAsking(game, owner, found.reaction)) {
        frame.waiting.shift()
        return
      }
      return [{ kind: 'effect', seat: owner.seat, at: game.state.at, ship: owner.id, card: entry.card }]
    }
    frame.waiting.shift()
    begin(game, entry, found.reaction, frame.moment)
    return
  },
  (game, frame, command) => {
    const entry = frame.waiting.shift()!
    const found = waitingReaction(game, frame, entry)
    if (command.type === 'useEffect' && found) begin(game, entry, found.reaction, frame.moment)
  },
)

/**
 * An offer that is void as yet comes after what must still happen to its ship: its controller would have it so (INIT-3). Otherwise
 * it is gone.
 */
function later(game: Game, frame: ReactionsFrame, entry: Waiting): void {
  const last = frame.waiting.findLastIndex(
    other => other.owner === entry.owner && waitingReaction(game, frame, other)?.reaction.optional !== true,
  )
  if (last >= 0) frame.waiting.splice(last + 1, 0, entry)
}

/** Whether an offer is more than empty words: a free action that the ship cannot perform now is none (STRESS-2, ACTION-3). */
function worthAsking(game: Game, owner: Ship, { do: offered }: Reaction): boolean {
  const first = typeof offered === 'function' ? undefined : offered[0]
  return first?.do !== 'freeAction' || canAct(game, owner, first.actions)
}

function begin(game: Game, entry: Waiting, reaction: Reaction, moment: Moment): void {
  const { owner, card } = entry
  if (owner !== null) emit(game, { type: 'cardTriggered', ship: owner, card, rules: ['CARD-2', ...reaction.rules] })
  const words = typeof reaction.do === 'function' ? reaction.do(moment) : reaction.do
  push<WordsFrame>(game, { step: 'words', owner, card, words: [...words], index: 0 })
}

const words = step<WordsFrame>(
  (game, frame): Decision[] | undefined => {
    const word = frame.words[frame.index]
    const ship = frame.owner === null ? null : shipOf(game.state, frame.owner)
    if (!word || (ship && ship.status !== 'play')) {
      pop(game)
      return
    }
    if (word.do === 'rollDie') {
      const site = siteOf(game, ship!.id, frame.card)
      return [
        {
          kind: 'roll',
          seat: 'chance',
          at: game.state.at,
          site,
          dice: 'attack',
          count: 1,
          reroll: false,
          ship: ship!.id,
          card: frame.card,
        },
      ]
    }
    if (word.do === 'discardWeapon') {
      const cards = weaponsOf(game, ship!).filter(weapon => weapon !== 'primary')
      if (cards.length > 1)
        return [{ kind: 'card', seat: ship!.seat, at: game.state.at, ship: ship!.id, why: frame.card, cards }]
      frame.index += 1
      if (cards[0]) discardUpgrade(game, ship!, cards[0])
      return
    }
    frame.index += 1
    carryOut(game, frame, word, ship)
    return
  },
  (game, frame, command) => {
    const word = frame.words[frame.index]!
    const ship = shipOf(game.state, frame.owner!)
    frame.index += 1
    if (command.type === 'chooseCard') discardUpgrade(game, ship, command.card)
    if (command.type !== 'roll' || word.do !== 'rollDie') return
    const site = siteOf(game, ship.id, frame.card)
    countSite(game, ship.id, frame.card)
    const face = command.faces[0]!
    const effect = (word.faces as readonly string[]).includes(face)
    emit(game, { type: 'cardRolled', ship: ship.id, card: frame.card, site, face, effect, rules: ['CARD-3', 'CRIT-1'] })
    if (effect) frame.words.splice(frame.index, 0, ...word.words)
  },
)

function discardUpgrade(game: Game, ship: Ship, card: string): void {
  const equipped = ship.upgrades.find(other => other.card === card && !other.discarded)
  if (!equipped) return
  equipped.discarded = true
  emit(game, { type: 'upgradeDiscarded', ship: ship.id, card, rules: ['UPG-3'] })
}

function carryOut(game: Game, frame: WordsFrame, word: Word, ship: Ship | null): void {
  const { state } = game
  switch (word.do) {
    case 'suffer':
      push(game, { step: 'damage', ship: ship!.id, hits: word.damage, crits: 0, by: null, drawing: false })
      return
    case 'gainToken':
      gainToken(game, ship!, word.token, word.count, frame.card, ['CARD-2'])
      return
    case 'turnDown': {
      const card = ship!.damage.find(other => other.faceUp && other.kind === frame.card)
      if (!card) return
      card.faceUp = false
      emit(game, {
        type: 'damageTurnedDown',
        ship: ship!.id,
        kind: frame.card,
        why: frame.repair ? 'repaired' : 'resolved',
        rules: ['CRIT-3'],
      })
      return
    }
    case 'regainShield': {
      if (ship!.shields >= chassisOf(game.catalog, ship!).shields) return
      ship!.shields += 1
      const rules = ['SETUP-9', 'CARD-2']
      emit(game, { type: 'shieldRegained', ship: ship!.id, left: ship!.shields, card: frame.card, rules })
      return
    }
    case 'lastThisRound':
      ship!.lasting.push(frame.card)
      emit(game, {
        type: 'effectBegan',
        ship: ship!.id,
        card: frame.card,
        agility: agilityOf(game, ship!),
        rules: ['ACTION-CARD-1', 'CARD-2'],
      })
      return
    case 'trackRound': {
      const count = Number(state.memory.tracking ?? 0) + 1
      state.memory.tracking = count
      emit(game, { type: 'roundTracked', count, rules: ['MISSION-2-ROUND-1'] })
      return
    }
    case 'repairShip':
      state.memory.repaired = 1
      emit(game, { type: 'shipRepaired', ship: String(state.memory.disabled), rules: ['MISSION-2-DISABLED-2'] })
      return
    case 'freeAction':
      push(game, { step: 'action', ship: ship!.id, free: [...word.actions] })
      return
    case 'offerManoeuvre': {
      const mover = state.ships.find(other => other.chassis === word.chassis && other.status === 'play')
      if (mover) push(game, { step: 'offerManoeuvre', ship: mover.id, options: [...word.options], rule: word.rule })
      return
    }
    case 'offerReinforcements':
      push(game, { step: 'reinforce', seat: word.seat, pilot: word.pilot, zone: word.zone, rule: word.rule, index: 0 })
      return
    case 'win':
      end(game, { winner: word.seat, by: 'goal' }, ['MISSION-GEN-6'])
  }
}

type OfferFrame = Frame & { ship: string; options: ManoeuvreKey[]; rule: string }

/** A move that the mission offers a ship without a dial: optional, no colour, no stress (MISSION-1-SHUTTLE-3). */
const offerManoeuvre = step<OfferFrame>(
  (game, frame) => {
    const ship = shipOf(game.state, frame.ship)
    return [
      {
        kind: 'manoeuvre',
        seat: ship.seat,
        at: game.state.at,
        ship: ship.id,
        why: 'mission',
        options: frame.options,
        mayPass: true,
      },
    ]
  },
  (game, frame, command) => {
    const ship = shipOf(game.state, frame.ship)
    pop(game)
    if (command.type !== 'chooseManoeuvre') {
      emit(game, { type: 'moveDeclined', ship: ship.id, rules: [frame.rule] })
      return
    }
    const { bearing, speed } = manoeuvre(command.manoeuvre)
    const { obstacles } = move(game, ship, bearing, speed, null)
    rollForObstacles(game, ship, obstacles)
  },
)

export const wordSteps: Record<string, Step> = { reactions, words, offerManoeuvre }
