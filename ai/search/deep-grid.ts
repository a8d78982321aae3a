/** A game of which only some meetings have been looked into one round further: what the others are taken for, which comes next, which plans are known well enough. */
import { exp } from '../../src/geometry/index.ts'
import { solve } from './matrix.ts'

/** The own side's chance by this round alone, and by the next one, too, null where that was not looked into: by row and column. */
export type Grid = { readonly flat: number[][]; readonly deep: (number | null)[][] }

/** A plan that is not mixed is looked at the likelier, the nearer to the best answer it is: at most so much, and by such a measure. */
const CURIOUS = 0.12
const NEAR = 0.006
/** Meetings less likely than this are not worth a look. */
const SELDOM = 0.0004
/** Rounds of regret between two looks. */
const SKETCH = 100
/** What is seen beside a meeting counts against so many looks at nothing. */
const SHY = 1
/** So much of what a plan meets must have been looked into for it to be played. */
const SEEN = 0.5

/** The game as far as it is known: a meeting that was not looked into takes the change that its row, its column and all have shown so far. */
export const estimate = ({ flat, deep }: Grid): number[][] => {
  const changes: { row: number; column: number; by: number }[] = []
  for (const [row, cells] of deep.entries())
    for (const [column, worth] of cells.entries())
      if (worth !== null) changes.push({ row, column, by: worth - flat[row]![column]! })
  const mean = changes.reduce((sum, { by }) => sum + by, 0) / Math.max(1, changes.length)
  const shift = (of: 'row' | 'column', at: number): number => {
    const beside = changes.filter(change => change[of] === at)
    return beside.reduce((sum, { by }) => sum + (by - mean) / 2, 0) / (beside.length + SHY)
  }
  const ofColumn = (flat[0] ?? []).map((_, column) => shift('column', column))
  return flat.map((cells, row) => {
    const ofRow = shift('row', row)
    return cells.map((worth, column) => deep[row]![column] ?? worth + mean + ofRow + ofColumn[column]!)
  })
}

/** What each plan is looked at for: how often it is mixed, and how near it is to the best answer. */
const interest = (shares: Float64Array, worths: readonly number[]): readonly number[] => {
  const most = worths.reduce((best, worth) => Math.max(best, worth), Number.NEGATIVE_INFINITY)
  return worths.map((worth, n) => shares[n]! + CURIOUS * exp((worth - most) / NEAR))
}

/** A meeting that was not looked into: the one that both sides are likeliest to come to; null when none is likely. */
export const nextMeeting = (
  grid: Grid,
  prior: readonly number[],
  trust: number,
): { readonly row: number; readonly column: number } | null => {
  const worth = estimate(grid)
  const { rows, columns } = solve(worth, prior, trust, SKETCH)
  const ofRow = interest(
    rows,
    worth.map(cells => cells.reduce((sum, one, j) => sum + one * columns[j]!, 0)),
  )
  const ofColumn = interest(
    columns,
    prior.map((_, j) => -worth.reduce((sum, cells, i) => sum + cells[j]! * rows[i]!, 0)),
  )
  let best: { readonly row: number; readonly column: number } | null = null
  let most = SELDOM
  for (const [row, one] of ofRow.entries())
    for (const [column, other] of ofColumn.entries()) {
      if (one * other <= most || grid.deep[row]![column] !== null) continue
      most = one * other
      best = { row, column }
    }
  return best
}

/** The rows that were looked into against most of what they meet, or against the most where none was; none if nothing was looked into. */
export const familiar = (grid: Grid, prior: readonly number[], trust: number): readonly number[] => {
  const { columns } = solve(estimate(grid), prior, trust, SKETCH)
  const seen = grid.deep.map(cells =>
    cells.reduce<number>((sum, one, n) => (one === null ? sum : sum + columns[n]!), 0),
  )
  const least = Math.min(
    SEEN,
    seen.reduce((most, one) => Math.max(most, one), 0),
  )
  return seen.flatMap((one, row) => (one >= least && one > 0 ? [row] : []))
}
