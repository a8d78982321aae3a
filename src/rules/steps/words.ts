/** Carrying out what cards and missions say: reactions in their order, then each declarative word (INIT-3, CARD-3, CARD-4). */
import type { Game, Reaction } from '../catalog.ts'
import type { Decision } from '../decisions.ts'
import { type ReactionsFrame, type Waiting, waitingReaction } from '../effects.ts'
import { canAct } from '../legal/actions.ts'
import { move } from '../movement.ts'
import { objectOf } from '../objects.ts'
import { emit, pop, push, type Step, step } from '../run.ts'
import { askShip } from '../sides.ts'
import type { Frame, ManoeuvreKey, MatObject, Ship } from '../state.ts'
import { manoeuvre, shipOf } from '../values.ts'
import type { Moment } from '../windows.ts'
import { meet } from './objects.ts'
import { rollForObstacles } from './obstacle.ts'
import type { WordsFrame } from './word-row.ts'
import { wordRow } from './word-rows.ts'

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
      return [{ kind: 'effect', ...askShip(game.state, owner), ship: owner.id, card: entry.card }]
    }
    frame.waiting.shift()
    begin(game, entry, found, frame.moment)
    return
  },
  (game, frame, command) => {
    const entry = frame.waiting.shift()!
    const found = waitingReaction(game, frame, entry)
    if (command.type === 'useEffect' && found) begin(game, entry, found, frame.moment)
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
  return first?.do !== 'freeAction' || canAct(game, owner, first.actions, first.colour)
}

function begin(
  game: Game,
  entry: Waiting,
  { reaction, where }: NonNullable<ReturnType<typeof waitingReaction>>,
  moment: Moment,
): void {
  const { owner, card, object } = entry
  const words = typeof reaction.do === 'function' ? reaction.do(moment, where) : reaction.do
  // What is dropped, or not, says so itself; and so does what lies on the mat.
  if (owner !== null && object === undefined && words[0]?.do !== 'drop')
    emit(game, { type: 'cardTriggered', ship: owner, card, rules: ['CARD-2', ...reaction.rules] })
  const of = object === undefined ? {} : { object }
  push<WordsFrame>(game, { step: 'words', owner, card, words: [...words], index: 0, ...of })
}

const words = step<WordsFrame>(
  (game, frame): readonly Decision[] | undefined => {
    const word = frame.words[frame.index]
    const ship = frame.owner === null ? null : shipOf(game.state, frame.owner)
    const gone = ship !== null && ship.status !== 'play'
    if (!word || (gone && frame.object === undefined)) {
      pop(game)
      return
    }
    const row = wordRow(game.catalog, word)
    const object = speakerOf(game, frame)
    // What lies on the mat goes on when the ship is gone, and the other way round: as far as there is somebody for it.
    if (lacks(row.needs, gone, frame.object !== undefined && object === null)) {
      frame.index += 1
      return
    }
    const asked = row.ask?.({ game, frame, ship, object }, word)
    if (asked) return asked
    frame.index += 1
    row.run({ game, frame, ship, object }, word)
    return
  },
  (game, frame, command) => {
    const word = frame.words[frame.index]!
    frame.index += 1
    const ship = frame.owner === null ? null : shipOf(game.state, frame.owner)
    wordRow(game.catalog, word).answer?.({ game, frame, ship, object: speakerOf(game, frame) }, word, command)
  },
)

/** What speaks from the mat; null: nothing does, or it is gone. */
const speakerOf = ({ state }: Game, { object }: WordsFrame): MatObject | null =>
  object === undefined ? null : objectOf(state, object)

/** Whether whom a word needs is no longer there. */
const lacks = (needs: ReturnType<typeof wordRow>['needs'], noShip: boolean, noObject: boolean): boolean =>
  (needs === 'ship' && noShip) || (noObject && (needs === 'object' || needs === 'either'))

type OfferFrame = Frame & { ship: string; options: ManoeuvreKey[]; rule: string }

/** A move that the mission offers a ship without a dial: optional, no colour, no stress (MISSION-1-SHUTTLE-3). */
const offerManoeuvre = step<OfferFrame>(
  (game, frame) => {
    const ship = shipOf(game.state, frame.ship)
    return [
      {
        kind: 'manoeuvre',
        ...askShip(game.state, ship),
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
    const { obstacles, met } = move(game, ship, { bearing, speed }, null)
    rollForObstacles(game, ship, obstacles)
    meet(game, ship, met)
  },
)

export const wordSteps: Record<string, Step> = { reactions, words, offerManoeuvre }
