/** The round after this one: a small matrix game from a line's end, for the cells that both sides are likely to meet in. */
import { opponent, type Side } from '../../src/rules/index.ts'
import { onward } from '../model/default-plan.ts'
import { nextRound, playRound } from '../model/playout.ts'
import { copyState, MISSION, type PlayoutState, STILL } from '../model/playout-state.ts'
import { endOf, fleesAt, savedBy } from '../model/pose-table.ts'
import type { Option, Unit } from '../model/position.ts'
import type { Plan, SearchContext } from '../model/search-context.ts'
import type { Thinking } from '../thinking.ts'
import { joined, samePlan, withOption } from './belief.ts'
import { solve } from './matrix.ts'
import { addColumn, addRow, type Choices, cell, type Found, type Game, type Met, respond, support } from './plans.ts'

/** Plans of either side whose meetings are looked into, at most. */
const MOST = { rows: 12, columns: 9 } as const
/** Answers of both sides in the next round, and rounds of regret for a game that small. */
const TURNS = 3
const SKETCH = 60
/** A plan mixed at least so often is looked into before all others. */
const UNLIKELY = 0.03

/** The manoeuvres that a unit may think of from where a line left it. */
const waysFrom = (context: SearchContext, playout: PlayoutState, unit: Unit): readonly Option[] => {
  const place = playout.place[unit.index]!
  const calm = unit.options.filter(option => playout.stress[unit.index]! === 0 || option.difficulty !== 'red')
  const staying = calm.filter(option => {
    const edge = fleesAt(context.poseTable, unit, endOf(context.poseTable, unit, place, option))
    return edge === 0 || savedBy(context.poseTable, unit, edge, playout.later, playout.taken)
  })
  return staying.length > 0 ? staying : calm
}

const onwardOf = (options: readonly Option[]): Option | null => options.find(onward) ?? options[0] ?? null

/** The own chance to win from the start of the next round. */
function* nextValue(found: Found, playout: PlayoutState): Thinking<number> {
  const { context, side, work } = found.game
  const choices: Record<Side, Choices[]> = { first: [], second: [] }
  const base: Plan = context.units.map(unit => {
    if (playout.moves[unit.index] === STILL) return null
    const options = waysFrom(context, playout, unit)
    const stays = playout.moves[unit.index] === MISSION
    choices[unit.side].push({ unit, options: stays ? [...options, null] : options })
    return onwardOf(options)
  })
  const game: Game = { context, from: playout, side, work, rows: [], columns: [], worth: [], prior: [] }
  // Both sides answer at the same time, so that neither has the last word.
  const other = opponent(side)
  let rows: Met = [{ plan: base, share: 1 }]
  let columns: Met = rows
  for (let turn = 0; turn < TURNS; turn++) {
    const row = yield* respond(game, rows[0]!.plan, choices[side], columns, 1, 1)
    const column = yield* respond(game, columns[0]!.plan, choices[other], rows, -1, 1)
    addColumn(game, column.plan)
    addRow(game, row.plan)
    if (turn === TURNS - 1) break
    const solution = solve(game.worth, null, 0, SKETCH)
    rows = support(game.rows, solution.rows)
    columns = support(game.columns, solution.columns)
  }
  return solve(game.worth, null, 0, SKETCH).value
}

/** Plans of a side in the order of what they are worth against the other's mixture: those of the game, and every change of one ship. */
function* ranked(found: Found, side: Side): Thinking<readonly Plan[]> {
  const { game, solution, choices } = found
  const rowing = side === game.side
  const [plans, shares] = rowing ? [game.rows, solution.rows] : [game.columns, solution.columns]
  const against = rowing ? support(game.columns, solution.columns) : support(game.rows, solution.rows)
  const base = support(plans, shares)[0]!.plan
  const tried = [...plans]
  for (const { unit, options } of rowing ? choices.own : choices.theirs) {
    for (const option of options) {
      const plan = withOption(base, unit, option)
      if (!tried.some(other => samePlan(other, plan))) tried.push(plan)
    }
  }
  const scored: { plan: Plan; worth: number; index: number }[] = []
  for (const [index, plan] of tried.entries()) {
    if (game.work.used >= game.work.limit && scored.length > 0) break
    let worth = 0
    for (const other of against)
      worth += other.share * (rowing ? cell(game, plan, other.plan) : -cell(game, other.plan, plan))
    // What is mixed already comes before what only looks as good.
    const mixed = index < plans.length && shares[index]! >= UNLIKELY ? 1 + shares[index]! : 0
    scored.push({ plan, worth: worth + mixed, index })
    yield game.work
  }
  return scored.sort((a, b) => b.worth - a.worth || a.index - b.index).map(({ plan }) => plan)
}

/** What the plan of the other side is expected with, 0 where it is not. */
const expectedOf = (game: Game, plan: Plan): number => {
  const at = game.columns.findIndex(other => samePlan(other, plan))
  return at < 0 ? 0 : game.prior[at]!
}

/**
 * Looks one round further over the most promising plans of both sides, as many as the budget has room for, and solves that game. What
 * it gives stands for the round's game from then on.
 */
export function* deepen(found: Found, priorWeight: number): Thinking<Found> {
  const { game } = found
  const { context, work, side } = game
  const rows = yield* ranked(found, side)
  const columns = yield* ranked(found, opponent(side))
  const playout = copyState(context.start, context.scratch[2]!)
  const deep: Game = { ...game, rows: [], columns: [], worth: [], prior: [] }
  const before = work.used
  const meet = function* (row: Plan, column: Plan): Thinking<number> {
    copyState(context.start, playout)
    playRound(context, playout, joined(context, side, row, column))
    nextRound(context, playout)
    return yield* nextValue(found, playout)
  }
  const first = yield* meet(rows[0]!, columns[0]!)
  const room = Math.max(0, Math.floor((work.limit - work.used) / Math.max(1, work.used - before)))
  const wide = Math.min(columns.length, MOST.columns, Math.max(1, Math.floor(Math.sqrt(room * 0.7))))
  const high = Math.min(rows.length, MOST.rows, Math.floor((room + 1) / wide))
  if (high < 2) return found
  for (const [i, row] of rows.slice(0, high).entries()) {
    const cells: number[] = []
    for (const [j, column] of columns.slice(0, wide).entries()) {
      // A stop, or time that has run out: what was found one round deep holds.
      if (work.used >= work.limit) return i < 2 ? found : settled(deep, priorWeight, found)
      cells.push(i + j === 0 ? first : yield* meet(row, column))
      if (i === 0) {
        deep.columns.push(column)
        deep.prior.push(expectedOf(game, column))
      }
      yield work
    }
    deep.rows.push(row)
    deep.worth.push(cells)
  }
  return settled(deep, priorWeight, found)
}

/** The deeper game solved, what is expected of the other side made whole again. */
const settled = (deep: Game, priorWeight: number, found: Found): Found => {
  const known = deep.prior.reduce((sum, share) => sum + share, 0)
  const prior = deep.prior.map(share => (known > 0 ? share / known : 0))
  const relied = known > 0 ? priorWeight : 0
  return { ...found, game: { ...deep, prior }, trust: relied, solution: solve(deep.worth, prior, relied) }
}
