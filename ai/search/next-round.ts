/** The round after this one: a small matrix game from where a line of play ends. */
import { opponent, type Side } from '../../src/rules/index.ts'
import { onward } from '../model/default-plan.ts'
import { codeOf, NONE, type Plan } from '../model/plan.ts'
import { MISSION, type PlayoutState, STILL } from '../model/playout-state.ts'
import { endOf, fleesAt, savedBy } from '../model/pose-table.ts'
import type { Option, Unit } from '../model/position.ts'
import type { SearchContext } from '../model/search-context.ts'
import type { Thinking, Work } from '../thinking.ts'
import { type CellMemo, forget } from './cell-memo.ts'
import { addColumn, addRow, blankGame, type Choices, type Game } from './game.ts'
import { solve } from './matrix.ts'
import { type Met, type Response, respond, support } from './respond.ts'

/** Answers of both sides, and rounds of regret for a game that small. */
const TURNS = 3
const SKETCH = 60
/** Manoeuvres a ship that are looked at again after the first answer. */
const KEPT = 6

/** The manoeuvres that a unit may think of from where a line left it. */
const waysFrom = (context: SearchContext, playout: PlayoutState, unit: Unit): readonly Option[] => {
  const { poseTable } = context
  const place = playout.place[unit.index]!
  const stressed = playout.stress[unit.index]! > 0
  const calm = stressed ? unit.options.filter(({ difficulty }) => difficulty !== 'red') : unit.options
  const staying = calm.filter(option => {
    const edge = fleesAt(poseTable, unit, endOf(poseTable, unit, place, option))
    return edge === 0 || savedBy(poseTable, unit, edge, playout.later, playout.taken)
  })
  return staying.length > 0 ? staying : calm
}

/** The first answer of a side to everybody's flying on, and the better half of what each ship may choose. */
function* firstLook(
  game: Game,
  base: Plan,
  choices: readonly Choices[],
  sign: 1 | -1,
): Thinking<{ response: Response; choices: readonly Choices[] }> {
  const worths = new Map<number, { code: number; worth: number }[]>(choices.map(({ unit }) => [unit.index, []]))
  const response = yield* respond(game, base, choices, [{ plan: base, share: 1 }], sign, 1, (unit, code, worth) => {
    worths.get(unit)!.push({ code, worth: sign * worth })
  })
  const better = choices.map(({ unit }) => {
    const seen = worths.get(unit.index)!.sort((a, b) => b.worth - a.worth || a.code - b.code)
    return { unit, codes: seen.slice(0, KEPT).map(({ code }) => code) }
  })
  return { response, choices: better }
}

/** A side's chance to win from the start of the next round, as far as the budget goes. `memo` is written over. */
export function* nextValue(
  context: SearchContext,
  playout: PlayoutState,
  side: Side,
  work: Work,
  memo: CellMemo,
): Thinking<number> {
  const choices: Record<Side, Choices[]> = { first: [], second: [] }
  const base: Plan = new Int8Array(context.units.length).fill(NONE)
  for (const unit of context.units) {
    if (playout.moves[unit.index] === STILL) continue
    const options = waysFrom(context, playout, unit)
    const codes = options.map(({ index }) => index)
    if (playout.moves[unit.index] === MISSION) codes.push(NONE)
    choices[unit.side].push({ unit, codes })
    base[unit.index] = codeOf(options.find(onward) ?? options[0])
  }
  forget(memo)
  const game = blankGame(context, playout, side, work, memo, true)
  // Both sides answer at the same time, so that neither has the last word.
  const mine = yield* firstLook(game, base, choices[side], 1)
  const theirs = yield* firstLook(game, base, choices[opponent(side)], -1)
  addColumn(game, theirs.response.plan)
  addRow(game, mine.response.plan)
  for (let turn = 1; turn < TURNS; turn++) {
    const solution = solve(game.worth, null, 0, SKETCH)
    const rows: Met = support(game.rows, solution.rows)
    const columns: Met = support(game.columns, solution.columns)
    const row = yield* respond(game, rows[0]!.plan, mine.choices, columns, 1, 1)
    const column = yield* respond(game, columns[0]!.plan, theirs.choices, rows, -1, 1)
    const wider = addColumn(game, column.plan)
    if (!addRow(game, row.plan) && !wider) break
  }
  return solve(game.worth, null, 0, SKETCH).value
}
