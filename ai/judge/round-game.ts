/** A round before its dials are revealed: the matrix game of both sides' plans, those that were flown among them, and every other dial. */
import type { Command, Decision, Engine, GameState, ManoeuvreKey, ShipId, Side } from '../../src/rules/index.ts'
import { usualPlan } from '../model/default-plan.ts'
import { flownBy, joined, NONE, optionOf, type Plan, samePlan, sideOf } from '../model/plan.ts'
import { playRound } from '../model/playout.ts'
import { copyState, MISSION } from '../model/playout-state.ts'
import type { Option } from '../model/position.ts'
import type { SearchContext } from '../model/search-context.ts'
import { contextOf } from '../objectives/index.ts'
import { rngOf } from '../rng.ts'
import { planOf } from '../search/dials.ts'
import { addColumn, addRow, type Choices, cell, type Game } from '../search/game.ts'
import { solve } from '../search/matrix.ts'
import { searchRound } from '../search/plans.ts'
import { type Met, respond, support } from '../search/respond.ts'
import type { Thinking } from '../thinking.ts'
import type { Dials, SearchParams } from '../thought.ts'
import { byDamage, ownOf, pointsOf } from './open-game.ts'

/** Lines of play for a round's game, and rounds of regret for solving it at last. */
const NODES = 1200
const ROUNDS = 1500
/** One round ahead, against somebody who answers best. */
const MANNER: SearchParams = { temperature: 0, priorWeight: 0, samples: 4, deep: false, learns: false }

/** What both sides flew in a round: dials, and the moves that the mission offered (null: it stayed). */
export type Flown = { readonly dials: Dials; readonly moves: Readonly<Record<ShipId, ManoeuvreKey | null>> }

/** The round's game. Chances are the first side’s. */
export type Planned = {
  readonly context: SearchContext
  /** The worth of the game before anything is revealed, and of both sides' plans as flown. */
  readonly before: number
  readonly flown: number
  /** What each side's plan was worth against the mixture of the other. */
  readonly hoped: Readonly<Record<Side, number>>
  /** What each side could be expected to fly. */
  readonly mixtures: Readonly<Record<Side, Met>>
}

/** Another dial for one ship: what it gains for the side against the enemy's mixture, and what it would have to do with damage. */
export type OtherDial = {
  readonly ship: ShipId
  readonly side: Side
  readonly done: ManoeuvreKey
  readonly other: ManoeuvreKey
  readonly by: number
  readonly damage: { readonly why: 'deal' | 'spare'; readonly amount: number } | null
}

/** What is flown in the round whose Planning begins: the commands that follow, from `at` on, say it. */
export function flownFrom(game: Engine, state: GameState, commands: readonly Command[], at: number): Flown {
  const dials: Record<ShipId, ManoeuvreKey> = {}
  const moves: Record<ShipId, ManoeuvreKey | null> = {}
  const ahead = game.copy(state)
  for (let n = at; n < commands.length; n++) {
    const command = commands[n]!
    const [asked] = ahead.open
    if (command.type === 'setDial') dials[command.ship] = command.manoeuvre
    else if (asked?.kind !== 'manoeuvre' || asked.why !== 'mission') break
    else moves[asked.ship] = command.type === 'chooseManoeuvre' ? command.manoeuvre : null
    game.apply(ahead, command)
  }
  return { dials, moves }
}

const planFlown = (context: SearchContext, { dials, moves }: Flown): Plan =>
  planOf(context, dials, usualPlan(context)).map((code, index) => {
    const unit = context.units[index]!
    const move = moves[unit.ship.id]
    if (context.start.moves[index] !== MISSION || move === undefined) return code
    return unit.options.find(({ key }) => key === move)?.index ?? NONE
  })

/** A table at which each side is one player's: a round is judged by sides, however many command them. */
const bySides = (view: GameState): GameState => ({
  ...view,
  ships: view.ships.map(ship => ({ ...ship, player: ship.side })),
})

/** The game of the round whose Planning begins, with what was flown in it as a row and a column. */
export function* planRound(
  game: Engine,
  state: GameState,
  flown: Flown,
): Thinking<{ planned: Planned; others: readonly OtherDial[] }> {
  const view = game.viewFor(state, 'table')
  const context = contextOf(
    game.catalog,
    bySides(view),
    { ...view.open[0]!, player: 'first', side: 'first' } as Decision,
    'first',
  )
  const plan = planFlown(context, flown)
  const own = {
    first: sideOf(context.units, plan, 'first'),
    second: sideOf(context.units, plan, 'second'),
  }
  const work = { used: 0, limit: NODES }
  const rng = rngOf(`review/${state.at}`)
  const found = yield* searchRound(context, MANNER, rng, work, [own.first], [own.second])
  const matrix = found.game
  work.limit = Number.POSITIVE_INFINITY
  addRow(matrix, own.first)
  addColumn(matrix, own.second)
  // The best that either side could have made of its plan ship by ship: nothing better is to be found that is not in the game.
  const first = solve(matrix.worth)
  const row = yield* respond(matrix, own.first, found.choices.own, support(matrix.columns, first.columns), 1, 1)
  const column = yield* respond(matrix, own.second, found.choices.theirs, support(matrix.rows, first.rows), -1, 1)
  addRow(matrix, row.plan)
  addColumn(matrix, column.plan)
  const { rows, columns, value } = solve(matrix.worth, null, 0, ROUNDS)
  const i = matrix.rows.findIndex(other => samePlan(other, own.first))
  const j = matrix.columns.findIndex(other => samePlan(other, own.second))
  const planned: Planned = {
    context,
    before: value,
    flown: matrix.worth[i]![j]!,
    hoped: {
      first: matrix.worth[i]!.reduce((sum, worth, n) => sum + worth * columns[n]!, 0),
      second: matrix.worth.reduce((sum, worths, n) => sum + worths[j]! * rows[n]!, 0),
    },
    mixtures: { first: support(matrix.rows, rows), second: support(matrix.columns, columns) },
  }
  const choices = { first: found.choices.own, second: found.choices.theirs }
  const others: OtherDial[] = []
  for (const side of ['first', 'second'] as const) {
    const met = planned.mixtures[side === 'first' ? 'second' : 'first']
    for (const one of choices[side]) {
      const other = otherDial(matrix, own[side], one, met)
      if (other) others.push(other)
      yield work
    }
  }
  return { planned, others }
}

/** The best other manoeuvre for one ship, the rest of its side flying as it flew. */
function otherDial(matrix: Game, own: Plan, { unit, codes }: Choices, met: Met): OtherDial | null {
  const { side } = unit
  const done = flownBy(own, unit)
  if (!done) return null
  const worthOf = (plan: Plan): number =>
    met.reduce((sum, { plan: theirs, share }) => {
      const first = side === 'first' ? cell(matrix, plan, theirs) : cell(matrix, theirs, plan)
      return sum + share * ownOf(side, first)
    }, 0)
  let best: { plan: Plan; option: Option; worth: number } | null = null
  for (const code of codes) {
    const option = optionOf(unit, code)
    if (!option || option.key === done.key) continue
    const plan = own.slice()
    plan[unit.index] = code
    const worth = worthOf(plan)
    if (!best || worth > best.worth) best = { plan, option, worth }
  }
  if (!best) return null
  const by = best.worth - worthOf(own)
  const ends = [endOf(matrix.context, best.plan, side, met), endOf(matrix.context, own, side, met)] as const
  const damage = by > 0 ? byDamage(side, ends[0], ends[1]) : byDamage(side, ends[1], ends[0])
  return { ship: unit.ship.id, side, done: done.key, other: best.option.key, by, damage }
}

/** Points left on average after a plan of one side meets a mixture of the other. */
function endOf(context: SearchContext, own: Plan, side: Side, met: Met): Record<Side, number> {
  const sum = { first: 0, second: 0 }
  for (const { plan, share } of met) {
    const playout = copyState(context.start, context.scratch[1]!)
    playRound(context, playout, joined(context.units, side, own, plan))
    const left = pointsOf(context, playout)
    sum.first += share * left.first
    sum.second += share * left.second
  }
  return sum
}
