/**
 * Logistic regression on typed arrays, and how well chances fit what came of them. Pure functions over plain numbers.
 */

/** Rows of numbers, one after another, with what came of each: 0 … 1. */
export type Data = {
  readonly columns: number
  readonly features: Float64Array
  readonly results: Float64Array
}

/** Rows as data. Throws where one has another length. */
export function dataOf(rows: readonly { readonly features: readonly number[]; readonly result: number }[]): Data {
  const columns = rows[0]?.features.length ?? 0
  const features = new Float64Array(rows.length * columns)
  rows.forEach((row, n) => {
    if (row.features.length !== columns) throw new Error(`row ${n} has ${row.features.length} numbers, not ${columns}`)
    features.set(row.features, n * columns)
  })
  return { columns, features, results: Float64Array.from(rows, row => row.result) }
}

/** The chance of a model's sum. */
export const chanceOf = (sum: number): number => 1 / (1 + Math.exp(-sum))

/** The chances that a model gives to each row. */
export function predict({ columns, features, results }: Data, weights: readonly number[]): Float64Array {
  const chances = new Float64Array(results.length)
  for (let row = 0; row < results.length; row++) {
    let sum = 0
    for (let n = 0; n < columns; n++) sum += weights[n]! * features[row * columns + n]!
    chances[row] = chanceOf(sum)
  }
  return chances
}

/** Solves a symmetric positive definite system by Cholesky's method; `matrix` by rows, is written over. */
function solved(matrix: Float64Array, right: Float64Array): Float64Array {
  const size = right.length
  for (let i = 0; i < size; i++) {
    for (let j = 0; j <= i; j++) {
      let sum = matrix[i * size + j]!
      for (let k = 0; k < j; k++) sum -= matrix[i * size + k]! * matrix[j * size + k]!
      matrix[i * size + j] = i === j ? Math.sqrt(Math.max(sum, 1e-12)) : sum / matrix[j * size + j]!
    }
  }
  const out = Float64Array.from(right)
  for (let i = 0; i < size; i++) {
    for (let k = 0; k < i; k++) out[i]! -= matrix[i * size + k]! * out[k]!
    out[i]! /= matrix[i * size + i]!
  }
  for (let i = size - 1; i >= 0; i--) {
    for (let k = i + 1; k < size; k++) out[i]! -= matrix[k * size + i]! * out[k]!
    out[i]! /= matrix[i * size + i]!
  }
  return out
}

export type FitOptions = {
  /** How strongly weights are held at 0, as so many rows would. */
  readonly ridge?: number
  /** Weights that stay what they are: columns left out of the fit, with what they are held at. */
  readonly held?: ReadonlyMap<number, number>
}

const STEPS = 40

/** The weights that make what came of the rows most likely, by Newton's method. */
export function fitLogistic(data: Data, { ridge = 1, held = new Map() }: FitOptions = {}): number[] {
  const { columns, features, results } = data
  const weights = Array.from({ length: columns }, (_, n) => held.get(n) ?? 0)
  const free = weights.map((_, n) => n).filter(n => !held.has(n))
  const size = free.length
  for (let step = 0; step < STEPS; step++) {
    const chances = predict(data, weights)
    const slope = Float64Array.from(free, n => -ridge * weights[n]!)
    const bend = new Float64Array(size * size)
    for (let i = 0; i < size; i++) bend[i * size + i] = ridge
    for (let row = 0; row < results.length; row++) {
      const chance = chances[row]!
      const miss = results[row]! - chance
      const weight = chance * (1 - chance)
      for (let i = 0; i < size; i++) {
        const x = features[row * columns + free[i]!]!
        if (x === 0) continue
        slope[i]! += x * miss
        for (let j = 0; j <= i; j++) bend[i * size + j]! += weight * x * features[row * columns + free[j]!]!
      }
    }
    const change = solved(bend, slope)
    let most = 0
    for (let i = 0; i < size; i++) {
      // A long step may overshoot where nearly all rows are sure.
      const by = Math.max(-2, Math.min(2, change[i]!))
      weights[free[i]!]! += by
      most = Math.max(most, Math.abs(by))
    }
    if (most < 1e-7) break
  }
  return weights
}

export type Bin = { readonly rows: number; readonly said: number; readonly came: number }

/** How good chances were. `ece`: how far they were off on average, by bins weighted with their rows. */
export type Score = {
  readonly rows: number
  readonly loss: number
  readonly accuracy: number
  readonly ece: number
  readonly bins: readonly Bin[]
}

/** Bins of a reliability table. */
export const BINS = 10

/** Compares chances with what came of them. */
export function scoreOf(chances: ArrayLike<number>, results: ArrayLike<number>): Score {
  const rows = chances.length
  const sums = Array.from({ length: BINS }, () => ({ rows: 0, said: 0, came: 0 }))
  let [loss, right] = [0, 0]
  for (let row = 0; row < rows; row++) {
    const chance = Math.min(1 - 1e-9, Math.max(1e-9, chances[row]!))
    const result = results[row]!
    loss -= result * Math.log(chance) + (1 - result) * Math.log(1 - chance)
    right += result === 0.5 ? 0.5 : chance > 0.5 === result > 0.5 ? 1 : 0
    const bin = sums[Math.min(BINS - 1, Math.floor(chance * BINS))]!
    bin.rows += 1
    bin.said += chance
    bin.came += result
  }
  const bins = sums.map(bin => ({ rows: bin.rows, said: bin.said / (bin.rows || 1), came: bin.came / (bin.rows || 1) }))
  const off = bins.reduce((sum, bin) => sum + bin.rows * Math.abs(bin.said - bin.came), 0)
  return { rows, loss: loss / (rows || 1), accuracy: right / (rows || 1), ece: off / (rows || 1), bins }
}
