/** The round after this one: a small matrix game from a line's end, for the cells that both sides are likely to meet in. */
import { opponent, type PlayerSeat } from '../../src/rules/index.ts'
import { escapesNow } from '../evaluate/leaving.ts'
import type { Thinking } from '../evaluate/round.ts'
import type { Option, Unit } from '../evaluate/table.ts'
import { joined } from './belief.ts'
import type { Board, Plan } from './board.ts'
import { copyLine, type Line, MISSION, STILL } from './line.ts'
import { type Solution, solve } from './matrix.ts'
import { EDGES, endOf, fleesAt } from './places.ts'
import { addColumn, addRow, type Choices, type Found, type Game, type Met, respond, support } from './plans.ts'
import { nextRound, playLine } from './round.ts'

/** Plans of either side whose meetings are looked into. */
const WIDE = 5
/** Answers of both sides in the next round, and rounds of regret for a game that small. */
const TURNS = 3
const SKETCH = 60
/** A plan less likely than this is not looked into. */
const UNLIKELY = 0.03

/** The manoeuvres that a unit may think of from where a line left it. */
const waysFrom = (board: Board, line: Line, unit: Unit): readonly Option[] => {
  const place = line.place[unit.index]!
  const calm = unit.options.filter(option => line.stress[unit.index]! === 0 || option.difficulty !== 'red')
  const staying = calm.filter(option => {
    const edge = fleesAt(board.places, unit, endOf(board.places, unit, place, option))
    return edge === 0 || escapesNow(board.table, unit, EDGES[edge - 1]!)
  })
  return staying.length > 0 ? staying : calm
}

const onward = (options: readonly Option[]): Option | null =>
  options.find(option => option.bearing === 'straight' && option.speed === 2) ?? options[0] ?? null

/** The own chance to win from the start of the next round. */
function* nextValue(found: Found, line: Line): Thinking<number> {
  const { board, seat, work } = found.game
  const choices: Record<PlayerSeat, Choices[]> = { rebel: [], imperial: [] }
  const base: Plan = board.units.map(unit => {
    if (line.moves[unit.index] === STILL) return null
    const options = waysFrom(board, line, unit)
    const stays = line.moves[unit.index] === MISSION
    choices[unit.seat].push({ unit, options: stays ? [...options, null] : options })
    return onward(options)
  })
  const game: Game = { board, from: line, seat, work, rows: [], columns: [], worth: [], prior: [] }
  // Both sides answer at the same time, so that neither has the last word.
  const other = opponent(seat)
  let rows: Met = [{ plan: base, share: 1 }]
  let columns: Met = rows
  for (let turn = 0; turn < TURNS; turn++) {
    const row = yield* respond(game, rows[0]!.plan, choices[seat], columns, 1, 1)
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

/** The likeliest plans, at most so many. */
const likeliest = (shares: ArrayLike<number>): number[] =>
  Array.from(shares, (share, index) => ({ share, index }))
    .filter(({ share }) => share >= UNLIKELY)
    .sort((a, b) => b.share - a.share || a.index - b.index)
    .slice(0, WIDE)
    .map(({ index }) => index)

/**
 * Looks one round further where both sides are likely to come, as far as the budget goes, and solves the round again over those plans.
 * The solution has shares for all plans, 0 for those left out.
 */
export function* deepen(found: Found, trust: number): Thinking<Solution> {
  const { game, solution } = found
  const { board, work } = game
  const rows = likeliest(solution.rows)
  const columns = likeliest(solution.columns)
  const line = copyLine(board.start, board.scratch[2]!)
  const worth: number[][] = []
  for (const row of rows) {
    const cells: number[] = []
    for (const column of columns) {
      if (work.used >= work.limit) return solution
      copyLine(board.start, line)
      playLine(board, line, joined(board, game.seat, game.rows[row]!, game.columns[column]!))
      nextRound(board, line)
      cells.push(yield* nextValue(found, line))
      yield work
    }
    worth.push(cells)
  }
  const known = columns.reduce((sum, column) => sum + game.prior[column]!, 0)
  const prior = columns.map(column => (known > 0 ? game.prior[column]! / known : 1 / columns.length))
  const deep = solve(worth, prior, known > 0 ? trust : 0)
  const all = { rows: new Float64Array(game.rows.length), columns: new Float64Array(game.columns.length) }
  for (const [n, row] of rows.entries()) all.rows[row] = deep.rows[n]!
  for (const [n, column] of columns.entries()) all.columns[column] = deep.columns[n]!
  return { ...all, value: deep.value, gap: deep.gap }
}
