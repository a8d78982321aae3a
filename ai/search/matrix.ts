/** Solving a matrix game by regret matching+: what each side should mix, and what the game is worth. */

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
  const flat = new Float64Array(n * m)
  for (let i = 0; i < n; i++) for (let j = 0; j < m; j++) flat[i * m + j] = worth[i]![j]!
  const free = prior ? 1 - priorWeight : 1
  // What each row earns of whoever follows the prior.
  const given = new Float64Array(n)
  if (prior)
    for (let i = 0; i < n; i++)
      for (let j = 0; j < m; j++) given[i]! += priorWeight * (prior[j] ?? 0) * flat[i * m + j]!
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
