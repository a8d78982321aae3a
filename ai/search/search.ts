/** The searching player: dials are a matrix game over whole-squad plans; within the round every choice is weighed over what is still hidden. */
import { exp } from '../../src/geometry/index.ts'
import { type Command, type GameState, opponent } from '../../src/rules/index.ts'
import type { Ask } from '../ask.ts'
import { actionModel } from '../model/action-models.ts'
import { usualPlan } from '../model/default-plan.ts'
import { joined } from '../model/plan.ts'
import { STILL } from '../model/playout-state.ts'
import type { SearchContext } from '../model/search-context.ts'
import { contextOf } from '../objectives/index.ts'
import { weighGreedy } from '../quick/greedy.ts'
import type { Rng } from '../rng.ts'
import type { Thinking } from '../thinking.ts'
import type { Explanation, Measure, SearchParams, Thought } from '../thought.ts'
import { expect } from './belief.ts'
import { answerDial, planOf } from './dials.ts'
import { blankGame } from './game.ts'
import {
  type Ahead,
  bestOf,
  chooseDice,
  type Weighed,
  weighActions,
  weighAttacks,
  weighMoves,
  weighOrders,
  weighSlides,
} from './inround.ts'
import { noticed, STRANGER } from './opponent-model.ts'

/** Lines looked at within a round. */
const LINES = 6
/** What was thought of in Planning counts while so much of it still agrees with what is revealed. */
const AGREES = 0.15

/** What may still be flown this round, seen from within it: what was thought of in Planning, as far as what is revealed agrees. */
function* aheadOf(context: SearchContext, ask: Ask, params: SearchParams): Thinking<Ahead> {
  const { side } = context.position
  const { notes, view, decision } = ask
  const thought = notes?.round === view.round ? notes : null
  const base = thought ? planOf(context, thought.own, usualPlan(context)) : usualPlan(context)
  const open = context.units.some(
    unit => (unit.side !== side || unit.mate) && context.start.moves[unit.index] !== STILL,
  )
  if (!open || params.samples === 0) return [{ plan: base, share: 1 }]
  const lines = Math.min(LINES, params.samples)
  if (thought) {
    const shown = view.ships.filter(
      ({ player, dial }) => player !== decision.player && dial !== null && dial !== 'hidden',
    )
    const likely = thought.theirs
      .filter(({ dials }) => shown.every(({ id, dial }) => dials[id] === undefined || dials[id] === dial))
      .slice(0, lines)
    const sum = likely.reduce((all, { share }) => all + share, 0)
    if (sum > AGREES)
      return likely.map(({ dials, share }) => ({ plan: planOf(context, dials, base), share: share / sum }))
  }
  const game = blankGame(context, context.start, side, ask.work)
  const expected = yield* expect(game, opponent(side), ask.rng, lines, STRANGER.shares)
  return expected.plans.map(({ plan, share }) => ({ plan: joined(context.units, side, base, plan), share }))
}

function* weigh(
  ask: Ask,
  params: SearchParams,
  context: SearchContext,
  commands: readonly Command[],
): Thinking<readonly Weighed[] | null> {
  const { decision, work } = ask
  switch (decision.kind) {
    case 'action':
      return yield* weighActions(context, decision, commands, yield* aheadOf(context, ask, params), work)
    case 'attack':
      return yield* weighAttacks(context, decision, commands, work)
    case 'order':
      return yield* weighOrders(context, commands, yield* aheadOf(context, ask, params), work)
    case 'slide':
      return yield* weighSlides(context, decision, commands, yield* aheadOf(context, ask, params), work)
    case 'manoeuvre':
      return yield* weighMoves(context, decision, commands, yield* aheadOf(context, ask, params), work)
    default:
      return null
  }
}

/** One of the choices: the best, or the better the likelier, as loosely as the level likes. */
const chosen = (weighed: readonly Weighed[], temperature: number, rng: Rng): Weighed => {
  if (temperature === 0) return bestOf(weighed, rng)
  const most = bestOf(weighed, rng).win
  const weights = weighed.map(({ win }) => exp((win - most) / temperature))
  let at = rng() * weights.reduce((sum, weight) => sum + weight, 0)
  for (const [n, one] of weighed.entries()) {
    at -= weights[n]!
    if (at < 0) return one
  }
  return weighed[0]!
}

/**
 * A shot or an action costs nothing: nobody does without out of looseness, only where that is worth more than all there is. A shot of the
 * primary weapon never is worth less than none: no token need be spent for it, whatever the model thinks of what else may come.
 */
const worthwhile = (weighed: readonly Weighed[]): readonly Weighed[] => {
  const done = weighed.filter(({ command }) => command.type !== 'pass')
  const left = weighed.find(({ command }) => command.type === 'pass')
  if (!left) return weighed
  const free = done.some(({ command }) => command.type === 'attack' && command.weapon === 'primary')
  return free || done.some(({ win }) => win >= left.win) ? done : weighed
}

/** Whether an action takes nothing away: a token, a repair, a card's. */
export const isFree = ({ ships }: GameState, command: Command): boolean => {
  if (command.type !== 'act') return false
  const ship = ships.find(({ id }) => id === command.ship)
  return ship !== undefined && !actionModel(command.action).givesUp?.(ship)
}

/** Going without an action is worth no more than a free one, whatever the model thinks that the enemy would do then. */
export const sound = (view: GameState, weighed: readonly Weighed[]): readonly Weighed[] => {
  const free = weighed.filter(({ command }) => isFree(view, command))
  if (free.length === 0) return weighed
  const most = free.reduce((best, { win }) => Math.max(best, win), 0)
  return weighed.map(one => (one.command.type === 'pass' ? { ...one, win: Math.min(one.win, most) } : one))
}

/** With going without as the last one: whoever has little to think with thinks of what there is to do. */
const passLast = (commands: readonly Command[]): readonly Command[] => [
  ...commands.filter(({ type }) => type !== 'pass'),
  ...commands.filter(({ type }) => type === 'pass'),
]

/** Why one of some choices; null where there was nothing to set it against. */
const reasons = (ask: Ask, weighed: readonly Weighed[], measure: Measure): Explanation | null => {
  const { decision, view, work } = ask
  if (decision.player === 'chance' || weighed.length === 0) return null
  const choices = weighed.toSorted((a, b) => b.win - a.win)
  return {
    side: decision.side,
    round: view.round,
    decision: decision.kind,
    measure,
    nodes: work.used,
    win: choices[0]!.win,
    gap: null,
    plans: [],
    choices,
  }
}

const SEARCHED: readonly string[] = ['action', 'attack', 'order', 'manoeuvre', 'slide', 'modify']

/** Thinks about what a searching level is asked; the command is legal. Same ask, same answer. */
export function* thinkSearch(ask: Ask, params: SearchParams): Thinking<Thought> {
  const { view, decision } = ask
  if (decision.kind === 'dial') return yield* answerDial(ask, decision, params)
  const thought = yield* withinRound(ask, params)
  return decision.player === 'chance' ? thought : { ...thought, notes: noticed(ask.notes, view, decision.side) }
}

function* withinRound(ask: Ask, params: SearchParams): Thinking<Thought> {
  const { engine, view, decision, rng, work } = ask
  const plain = { notes: null, explanation: null }
  if (decision.player === 'chance' || !SEARCHED.includes(decision.kind)) {
    const { command, choices } = yield* weighGreedy(engine, view, decision, rng, work)
    return { command, notes: null, explanation: reasons(ask, choices, 'worth') }
  }
  const commands = engine.legal(view, decision)
  if (commands.length === 1) return { command: commands[0]!, ...plain }
  const context = contextOf(engine.catalog, view, decision, decision.side, ask.style)
  if (decision.kind === 'modify') {
    const { command, choices } = yield* chooseDice(context, decision.dice, commands, work)
    return { command, notes: null, explanation: reasons(ask, choices, 'chance') }
  }
  const found = yield* weigh(ask, params, context, passLast(commands))
  if (!found) return { command: commands[0]!, ...plain }
  const weighed = sound(view, found)
  const free = decision.kind === 'attack' || decision.kind === 'action'
  const { command } = chosen(free ? worthwhile(weighed) : weighed, params.temperature, rng)
  return { command, notes: null, explanation: reasons(ask, weighed, 'chance') }
}
