/** Solving a matrix game: what each side should mix, and what the game is worth. */
import { exp } from '../../src/geometry/index.ts'

/** A mixed strategy for either side, the row player's expectation, and how much a better answer of either side could still gain. */
export type Solution = {
  readonly rows: Float64Array
  readonly columns: Float64Array
  readonly value: number
  readonly gap: number
}

const ROUNDS = 300

/** Shares in proportion to what is regretted; evenly where nothing is. */
const match = (regret: Float64Array, into: Float64Array): void => {
  let sum = 0
  for (let n = 0; n < regret.length; n++) sum += regret[n]!
  for (let n = 0; n < regret.length; n++) into[n] = sum > 0 ? regret[n]! / sum : 1 / regret.length
}

/** The cells in one row; what each row earns of whoever follows the prior; how far the other side is free. */
const laidOut = (
  worth: readonly (readonly number[])[],
  prior: readonly number[] | null,
  priorWeight: number,
): { readonly flat: Float64Array; readonly given: Float64Array; readonly free: number } => {
  const n = worth.length
  const m = worth[0]?.length ?? 0
  const flat = new Float64Array(n * m)
  for (let i = 0; i < n; i++) for (let j = 0; j < m; j++) flat[i * m + j] = worth[i]![j]!
  const given = new Float64Array(n)
  if (prior)
    for (let i = 0; i < n; i++)
      for (let j = 0; j < m; j++) given[i]! += priorWeight * (prior[j] ?? 0) * flat[i * m + j]!
  return { flat, given, free: prior ? 1 - priorWeight : 1 }
}

/**
 * Regret matching+ with linear averaging. With a `prior` over the columns the column player follows it with the chance `trust` and is
 * free otherwise: a restricted Nash response, safe against whoever is free and better against whoever is not. The columns returned are
 * what the row player then meets.
 */
export const solve = (
  worth: readonly (readonly number[])[],
  prior: readonly number[] | null = null,
  priorWeight = 0,
  rounds = ROUNDS,
): Solution => {
  const n = worth.length
  const m = worth[0]?.length ?? 0
  const { flat, given, free } = laidOut(worth, prior, priorWeight)
  const rowRegret = new Float64Array(n)
  const columnRegret = new Float64Array(m)
  const x = new Float64Array(n)
  const y = new Float64Array(m)
  const rows = new Float64Array(n)
  const columns = new Float64Array(m)
  const gains = new Float64Array(n)
  const losses = new Float64Array(m)
  for (let t = 1; t <= rounds; t++) {
    match(rowRegret, x)
    match(columnRegret, y)
    let mean = 0
    for (let i = 0; i < n; i++) {
      let gain = 0
      for (let j = 0; j < m; j++) gain += flat[i * m + j]! * y[j]!
      gains[i] = given[i]! + free * gain
      mean += x[i]! * gains[i]!
    }
    for (let i = 0; i < n; i++) {
      rowRegret[i] = Math.max(0, rowRegret[i]! + gains[i]! - mean)
      rows[i]! += t * x[i]!
    }
    // The columns answer what the rows have just learned.
    match(rowRegret, x)
    losses.fill(0)
    for (let i = 0; i < n; i++) if (x[i]! > 0) for (let j = 0; j < m; j++) losses[j]! += flat[i * m + j]! * x[i]!
    mean = 0
    for (let j = 0; j < m; j++) mean += y[j]! * losses[j]!
    for (let j = 0; j < m; j++) {
      columnRegret[j] = Math.max(0, columnRegret[j]! + mean - losses[j]!)
      columns[j]! += t * y[j]!
    }
  }
  const weight = (rounds * (rounds + 1)) / 2
  for (let i = 0; i < n; i++) rows[i]! /= weight
  for (let j = 0; j < m; j++) columns[j]! /= weight
  return finish(flat, rows, columns, given, free, prior, priorWeight)
}

/** Steps of the loose solution, and how long each is against the spread of what is at stake. */
const STEPS = 250
const STRIDE = { of: 3, least: 2, most: 15 } as const

const softly = (scores: Float64Array, into: Float64Array): void => {
  let most = Number.NEGATIVE_INFINITY
  for (let n = 0; n < scores.length; n++) most = Math.max(most, scores[n]!)
  let sum = 0
  for (let n = 0; n < scores.length; n++) {
    into[n] = exp(scores[n]! - most)
    sum += into[n]!
  }
  for (let n = 0; n < scores.length; n++) into[n]! /= sum
}

/**
 * The same where neither side minds a little: each mixes every plan, the better the likelier, as loosely as `heat` says, in chance to win
 * (a quantal response equilibrium, by mirror descent drawn to the even mixture).
 */
export const solveLoosely = (
  worth: readonly (readonly number[])[],
  heat: number,
  prior: readonly number[] | null = null,
  priorWeight = 0,
): Solution => {
  const n = worth.length
  const m = worth[0]?.length ?? 0
  const { flat, given, free } = laidOut(worth, prior, priorWeight)
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const one of flat) {
    low = Math.min(low, one)
    high = Math.max(high, one)
  }
  const stride = Math.max(STRIDE.least, Math.min(STRIDE.most, STRIDE.of / Math.max(1e-9, high - low)))
  const shrink = 1 / (1 + stride * heat)
  const rowScores = new Float64Array(n)
  const columnScores = new Float64Array(m)
  const x = new Float64Array(n)
  const y = new Float64Array(m)
  softly(rowScores, x)
  softly(columnScores, y)
  for (let step = 0; step < STEPS; step++) {
    for (let i = 0; i < n; i++) {
      let gain = 0
      for (let j = 0; j < m; j++) gain += flat[i * m + j]! * y[j]!
      rowScores[i] = (rowScores[i]! + stride * (given[i]! + free * gain)) * shrink
    }
    softly(rowScores, x)
    for (let j = 0; j < m; j++) {
      let loss = 0
      for (let i = 0; i < n; i++) loss += flat[i * m + j]! * x[i]!
      columnScores[j] = (columnScores[j]! - stride * loss) * shrink
    }
    softly(columnScores, y)
  }
  return finish(flat, x, y, given, free, prior, priorWeight)
}

/** The value of both mixtures against each other, and the gap between the best answers to them. */
const finish = (
  flat: Float64Array,
  rows: Float64Array,
  columns: Float64Array,
  given: Float64Array,
  free: number,
  prior: readonly number[] | null,
  priorWeight: number,
): Solution => {
  const n = rows.length
  const m = columns.length
  let value = 0
  let best = Number.NEGATIVE_INFINITY
  let fixed = 0
  const losses = new Float64Array(m)
  for (let i = 0; i < n; i++) {
    let gain = 0
    for (let j = 0; j < m; j++) {
      gain += flat[i * m + j]! * columns[j]!
      losses[j]! += flat[i * m + j]! * rows[i]!
    }
    gain = given[i]! + free * gain
    value += rows[i]! * gain
    fixed += rows[i]! * given[i]!
    best = Math.max(best, gain)
  }
  let least = Number.POSITIVE_INFINITY
  for (let j = 0; j < m; j++) least = Math.min(least, fixed + free * losses[j]!)
  const met = columns.map((share, j) => (prior ? priorWeight * (prior[j] ?? 0) + free * share : share))
  return { rows, columns: met, value, gap: Math.max(0, best - least) }
}
