/**
 * An adversary that knows the program: before it sets its dials it runs the program for the other side, with seeds of its own, and answers
 * the mean of the mixtures that it finds. It sees no more than its own view. Everything within the round it plays as the program does.
 */
import { type Decision, type GameState, opponent, type Side } from '../../src/rules/index.ts'
import type { Ask } from '../ask.ts'
import { levelOf } from '../levels.ts'
import { usualPlan } from '../model/default-plan.ts'
import { joined, type Plan, samePlan, sideOf } from '../model/plan.ts'
import { nextRound, playRound } from '../model/playout.ts'
import { copyState } from '../model/playout-state.ts'
import type { SearchContext } from '../model/search-context.ts'
import { contextOf } from '../objectives/index.ts'
import { thinkUnscripted } from '../opponents.ts'
import { type Rng, rngOf } from '../rng.ts'
import { candidatePlans } from '../search/candidate-plans.ts'
import { blankMemo } from '../search/cell-memo.ts'
import { dialsOf, planOf } from '../search/dials.ts'
import { blankGame, choicesOf } from '../search/game.ts'
import { nextValue } from '../search/next-round.ts'
import { learned } from '../search/opponent-model.ts'
import { type Found, searchRound } from '../search/plans.ts'
import { type Met, respond, worthOf } from '../search/respond.ts'
import { thinkToEnd } from '../thinking.ts'
import type { Dials, Likely, Notes, Thought } from '../thought.ts'

/** Runs of the program that the mean is taken of, and plans of it that are answered. */
const RUNS = 2
const ANSWERED = 12
/** Own plans that are looked at one round further, against so many of the other side's. */
const DEEP = { own: 5, theirs: 5 } as const

/** What the adversary remembers: what the program would, in its place; its own dials of the round; what it foretold. */
export type Memory = {
  notes: Notes | null
  theirs: Notes | null
  round: number
  own: Dials
  foretold: Dials
}

export const blankMemory = (): Memory => ({ notes: null, theirs: null, round: 0, own: {}, foretold: {} })

type DialAsk = Ask & { readonly decision: Extract<Decision, { kind: 'dial' }> }

/** The view of a side before anybody has set a dial. */
const untouched = (view: GameState): GameState => ({
  ...view,
  ships: view.ships.map(ship => ({ ...ship, dial: null })),
})

const paramsOf = () => levelOf('legend')!.params!

/** What the program finds for a side, with a seed of the adversary's own. */
const foundBy = (ask: DialAsk, side: Side, rng: Rng, notes: Notes | null, nodes: number): Found => {
  const { engine, view, decision } = ask
  const start = untouched(view)
  const ship = start.ships.find(one => one.side === side && one.pose !== null && one.status === 'play')
  const asked = { ...decision, side, player: ship?.player ?? decision.player, ship: ship?.id ?? decision.ship }
  const context = contextOf(engine.catalog, start, asked, side)
  const work = { used: 0, limit: nodes }
  return thinkToEnd(searchRound(context, paramsOf(), rng, work, [], [], learned(notes, view.round)))
}

/** The mean of mixtures of dials, the likeliest first. */
const meanOf = (mixtures: readonly (readonly Likely[])[]): readonly Likely[] => {
  const mean = new Map<string, { dials: Dials; share: number }>()
  for (const mixture of mixtures)
    for (const { dials, share } of mixture) {
      const name = JSON.stringify(Object.entries(dials).sort())
      const known = mean.get(name) ?? { dials, share: 0 }
      mean.set(name, { dials, share: known.share + share / mixtures.length })
    }
  return [...mean.values()].sort((a, b) => b.share - a.share)
}

const rowsOf = ({ game, solution }: Found): readonly Likely[] =>
  game.rows.map((plan, n) => ({ dials: dialsOf(game.context, plan, game.side), share: solution.rows[n]! }))

const columnsOf = ({ game, solution }: Found): readonly Likely[] =>
  game.columns.map((plan, n) => ({
    dials: dialsOf(game.context, plan, opponent(game.side)),
    share: solution.columns[n]!,
  }))

/** The own plan that is worth most against a mixture: the best by this round, looked at one round further. */
const answerTo = (context: SearchContext, mixture: readonly Likely[]): Plan => {
  const { side } = context.position
  const usual = usualPlan(context)
  const work = { used: 0, limit: Number.POSITIVE_INFINITY }
  const game = blankGame(context, context.start, side, work)
  const met: Met = mixture.slice(0, ANSWERED).map(({ dials, share }) => ({
    plan: sideOf(context.units, planOf(context, dials, usual), opponent(side)),
    share,
  }))
  const own = choicesOf(context, side)
  const found: { plan: Plan; worth: number }[] = []
  const add = (plan: Plan): void => {
    if (!found.some(one => samePlan(one.plan, plan))) found.push({ plan, worth: worthOf(game, plan, met, 1) })
  }
  for (const start of [sideOf(context.units, usual, side), ...candidatePlans(context, side, usual)]) {
    const { plan } = thinkToEnd(respond(game, start, own, met, 1, 3))
    add(plan)
  }
  const [best] = found.toSorted((a, b) => b.worth - a.worth)
  for (const { unit, codes } of own)
    for (const code of codes) {
      const plan = best!.plan.slice()
      plan[unit.index] = code
      add(plan)
    }
  const memo = blankMemo(context.units.length)
  const playout = copyState(context.start, context.scratch[2]!)
  const deep = (plan: Plan): number => {
    let sum = 0
    for (const other of met.slice(0, DEEP.theirs)) {
      copyState(context.start, playout)
      playRound(context, playout, joined(context.units, side, plan, other.plan))
      nextRound(context, playout)
      sum += other.share * thinkToEnd(nextValue(context, playout, side, work, memo))
    }
    return sum
  }
  const tried = found.sort((a, b) => b.worth - a.worth).slice(0, DEEP.own)
  return tried.map(({ plan }) => ({ plan, worth: deep(plan) })).reduce((a, b) => (b.worth > a.worth ? b : a)).plan
}

/** Plans a round: `informed` by the program's own mixture, or by what its own search expects of the other side. */
const planned = (ask: DialAsk, memory: Memory, nodes: number, informed: boolean, seed: string): void => {
  const { engine, view, decision } = ask
  const theirSide = opponent(decision.side)
  // The program has seen the own dials of the round before.
  const { theirs, own } = memory
  const before: Notes | null =
    theirs?.opponentModel && theirs.round < view.round
      ? { ...theirs, opponentModel: { ...theirs.opponentModel, seen: own } }
      : theirs
  const runs = Array.from({ length: RUNS }, (_, run) => {
    const rng = rngOf(`${seed}/informed/${view.round}/${run}`)
    return informed
      ? foundBy(ask, theirSide, rng, before, nodes)
      : foundBy(ask, decision.side, rng, memory.notes, nodes)
  })
  const mixture = meanOf(runs.map(informed ? rowsOf : columnsOf))
  const context = contextOf(engine.catalog, untouched(view), decision, decision.side)
  memory.round = view.round
  memory.own = dialsOf(context, answerTo(context, mixture), decision.side)
  memory.foretold = mixture[0]?.dials ?? {}
  memory.notes = { round: view.round, own: memory.own, theirs: mixture, opponentModel: null }
  // What the program will remember of this round is what its own run would have told.
  const rng = rngOf(`${seed}/shadow/${view.round}`)
  const start = untouched(view)
  const ship = start.ships.find(one => one.side === theirSide && one.pose !== null && one.status === 'play')
  if (!ship) return
  const asked = { ...decision, side: theirSide, player: ship.player, ship: ship.id }
  const work = { used: 0, limit: nodes }
  const shadow = thinkToEnd(
    thinkUnscripted('legend', { ...ask, view: start, decision: asked, rng, work, notes: before }),
  )
  memory.theirs = shadow.notes
}

/** What the adversary answers; its memory goes on with it. */
export function informedAnswer(ask: Ask, memory: Memory, nodes: number, informed: boolean, seed: string): Thought {
  const { engine, view, decision } = ask
  if (decision.kind === 'dial') {
    const { ship } = decision
    if (memory.round !== view.round) planned({ ...ask, decision }, memory, nodes, informed, seed)
    const legal = engine.legal(view, decision)
    const command = legal.find(one => one.type === 'setDial' && one.manoeuvre === memory.own[ship]) ?? legal[0]!
    return { command, notes: null, explanation: null }
  }
  const thought = thinkToEnd(thinkUnscripted('legend', { ...ask, notes: memory.notes }))
  memory.notes = thought.notes ?? memory.notes
  return thought
}
