/** Whether a question from the page can be thought about, and if not, why. Nothing that comes in is believed before. */
import { gameOf, setIds } from '../../src/content/index.ts'
import { type Decision, type GameState, hashOf, RULES_VERSION, SIDES } from '../../src/rules/index.ts'
import { LEVELS } from '../levels.ts'
import { type DecideRequest, MOST_MS, MOST_NODES } from '../protocol.ts'
import { INTENTS, PLAY_STYLES, PLAYER_KINDS } from '../thought.ts'
import { faultOf, fields, list, number, one, orNone, orNull, type Shape, table, text, whole } from './data-shapes.ts'
import { manoeuvre, player, stateOf } from './state-shape.ts'

const share = number(0, 1.001)
const dials = table(manoeuvre, 64)
const ofKinds = (shape: Shape): Shape => fields(Object.fromEntries(PLAYER_KINDS.map(kind => [kind, shape])))
const opponentModel = fields({
  shares: ofKinds(share),
  shown: whole(),
  foreseen: ofKinds(table(table(share, 64), 64)),
  seen: dials,
})

/** What is asked, but for the view: the set says of which cards that is. */
const request = (): Shape =>
  fields({
    id: whole(0, Number.MAX_SAFE_INTEGER),
    rules: one([RULES_VERSION]),
    set: one(setIds()),
    level: one(LEVELS.map(({ id }) => id)),
    seed: text(128),
    style: one(PLAY_STYLES),
    budget: fields({ nodes: whole(1, MOST_NODES), ms: orNull(number(1, MOST_MS)) }),
    notes: orNull(
      fields({
        round: whole(),
        own: dials,
        theirs: list(fields({ dials, share }), 256),
        opponentModel: orNull(opponentModel),
        intent: orNone(one(INTENTS)),
      }),
    ),
    candidates: orNull(fields({ own: list(dials, 256), theirs: list(dials, 256) })),
    decision: fields({ kind: text(), side: one(SIDES), player, at: whole() }),
  })

/** A dial that the asking player may not see (PLAN-4, TEAM-8), if one lies open in the view: whoever sends it plays with marked cards. */
const betrayed = (view: GameState, asked: Decision): string | null => {
  const ship = view.ships.find(
    ({ player, dial, revealed }) => player !== asked.player && !revealed && dial !== null && dial !== 'hidden',
  )
  return ship ? `view shows the hidden dial of ${ship.id}` : null
}

/** The question is one of those that are open in the view, word for word. */
const notOpen = (view: GameState, decision: Decision): string | null => {
  const asked = hashOf(decision)
  return view.open.some(open => hashOf(open) === asked) ? null : 'decision is not open in the view'
}

/** Questions whose answers are listed in no time; places, tokens and rolls would take longer than a slice of thinking. */
const SOON: readonly Decision['kind'][] = [
  'edge',
  'initiative',
  'ship',
  'dial',
  'order',
  'manoeuvre',
  'attack',
  'modify',
  'effect',
  'card',
]

/** The rest of the view bears the question out: it has an answer. */
const unanswerable = ({ set, view, decision }: DecideRequest): string | null =>
  !SOON.includes(decision.kind) || gameOf(set).legal(view, decision).length > 0 ? null : 'decision has no legal answer'

/** Why a request is refused; null if it can be thought about. Never throws, whatever it is given. */
export const problemOf = (outside: unknown): string | null => {
  try {
    const fault = faultOf(request(), outside, 'request')
    if (fault) return fault
    const asked = outside as DecideRequest
    const { set, view, decision } = asked
    const strange = faultOf(stateOf(gameOf(set).catalog), view, 'request.view')
    return strange ?? betrayed(view, decision) ?? notOpen(view, decision) ?? unanswerable(asked)
  } catch (error) {
    return `request cannot be read: ${error instanceof Error ? error.message : String(error)}`
  }
}
