/**
 * What the arena counts: mirrored pairs as a pentanomial, Elo with its interval, the log-likelihood ratio of two hypotheses, strengths
 * by Bradley and Terry. Pure functions over plain numbers; a score is a share of the games, 0 … 1.
 */

/** How many pairs ended with 0, ½, 1, 1½ and 2 points. */
export type Pentanomial = readonly [number, number, number, number, number]

/** The pairs by points, from the points of each pair. Throws on points that no two games can give. */
export function pentanomial(points: readonly number[]): Pentanomial {
  const counts: [number, number, number, number, number] = [0, 0, 0, 0, 0]
  for (const sum of points) {
    const at = 2 * sum
    if (!Number.isInteger(at) || at < 0 || at > 4) throw new Error(`two games do not give ${sum} points`)
    counts[at]! += 1
  }
  return counts
}

export type Moments = { readonly pairs: number; readonly mean: number; readonly variance: number }

/** Pairs, mean score and variance of a pair's score. */
export function momentsOf(counts: readonly number[]): Moments {
  const pairs = counts.reduce((sum, n) => sum + n, 0)
  if (pairs === 0) return { pairs, mean: 0.5, variance: 0 }
  const mean = counts.reduce((sum, n, at) => sum + (n * at) / 4, 0) / pairs
  const variance = counts.reduce((sum, n, at) => sum + n * (at / 4 - mean) * (at / 4 - mean), 0) / pairs
  return { pairs, mean, variance }
}

/** The Elo difference that a score stands for; ±Infinity for 1 and 0. */
export const eloOf = (score: number): number => -400 * Math.log10(1 / score - 1)

/** The score that an Elo difference gives. */
export const scoreOf = (elo: number): number => 1 / (1 + 10 ** (-elo / 400))

/** A normal distribution lies within this many deviations with 95 %. */
const Z95 = 1.959964

/** No rating is told beyond this. */
export const MOST_ELO = 1200
const told = (score: number): number =>
  score <= 0 ? -MOST_ELO : score >= 1 ? MOST_ELO : Math.max(-MOST_ELO, Math.min(MOST_ELO, eloOf(score)))

/**
 * Elo with its 95 % interval by the normal approximation on the pairs, cut off at ±1200. Where all pairs ended alike nothing is known
 * of their variance: then the interval is that of as many pairs and two won and two lost ones more.
 */
export function eloInterval(counts: Pentanomial): readonly [low: number, middle: number, high: number] {
  const { pairs, mean, variance } = momentsOf(counts)
  if (pairs === 0) return [-MOST_ELO, 0, MOST_ELO]
  const [a, b, c, d, e] = counts
  const wide = variance > 0 ? { pairs, mean, variance } : momentsOf([a + 2, b, c, d, e + 2])
  const reach = Z95 * Math.sqrt(wide.variance / wide.pairs)
  const low = Math.min(mean, wide.mean - reach)
  const high = Math.max(mean, wide.mean + reach)
  return [told(low), told(mean), told(high)]
}

/** The bounds at which a test of two hypotheses is over, with 5 % error either way. */
export const LLR_BOUND = 2.94

/**
 * The log-likelihood ratio of "stronger by elo1" over "stronger by elo0", by the normal approximation on the pairs (GSPRT). The variance
 * of n pairs counts as at least 1 / 4n, so that a few that all ended alike prove nothing: eleven won in a row do.
 */
export function llrOf(counts: Pentanomial, elo0 = 0, elo1 = 10): number {
  const { pairs, mean, variance } = momentsOf(counts)
  if (pairs === 0) return 0
  const [s0, s1] = [scoreOf(elo0), scoreOf(elo1)]
  return (pairs * (s1 - s0) * (2 * mean - s0 - s1)) / (2 * Math.max(variance, 0.25 / pairs))
}

/** The number below which a share of some numbers lies; 0 of none. */
export function quantile(numbers: readonly number[], share: number): number {
  if (numbers.length === 0) return 0
  const sorted = [...numbers].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!
}

/** What two players made of each other: the points of the first out of so many games. */
export type Meeting = { readonly a: string; readonly b: string; readonly points: number; readonly games: number }

/**
 * Strengths in Elo by the model of Bradley and Terry, fitted by minorisation and shifted so that `anchor` stands at 0. `draws`: drawn
 * games added to every meeting, so that who never lost stays finite.
 */
export function bradleyTerry(meetings: readonly Meeting[], anchor: string, draws = 0): ReadonlyMap<string, number> {
  const names = [...new Set(meetings.flatMap(({ a, b }) => [a, b]))]
  const strength = new Map(names.map(name => [name, 1]))
  const played = meetings.filter(({ games }) => games > 0)
  for (let n = 0; n < 2000; n += 1) {
    let change = 0
    for (const name of names) {
      let [points, weight] = [0, 0]
      for (const { a, b, points: won, games } of played) {
        if (a !== name && b !== name) continue
        points += (a === name ? won : games - won) + draws / 2
        weight += (games + draws) / (strength.get(a)! + strength.get(b)!)
      }
      const next = weight > 0 ? points / weight : 1
      change = Math.max(change, Math.abs(next / strength.get(name)! - 1))
      strength.set(name, Math.max(1e-9, next))
    }
    const scale = strength.get(anchor) ?? 1
    for (const name of names) strength.set(name, strength.get(name)! / scale)
    if (change < 1e-9) break
  }
  return new Map(names.map(name => [name, 400 * Math.log10(strength.get(name)!)]))
}

/** The pairs of one meeting, by the first one's points of each. */
export type Pairing = { readonly a: string; readonly b: string; readonly points: readonly number[] }

export type Rating = { readonly name: string; readonly elo: number; readonly low: number; readonly high: number }

const meetingOf = ({ a, b }: Pairing, points: readonly number[]): Meeting => ({
  a,
  b,
  points: points.reduce((sum, one) => sum + one, 0),
  games: 2 * points.length,
})

/** A drawn game in every meeting of a ladder. */
const LADDER_DRAWS = 1

/** Strengths with 95 % intervals by drawing the pairs anew `rounds` times with the numbers of `random`; the best first. */
export function rate(pairings: readonly Pairing[], anchor: string, random: () => number, rounds = 200): Rating[] {
  const fitted = bradleyTerry(
    pairings.map(pairing => meetingOf(pairing, pairing.points)),
    anchor,
    LADDER_DRAWS,
  )
  const drawn = new Map<string, number[]>([...fitted.keys()].map(name => [name, []]))
  for (let n = 0; n < rounds; n += 1) {
    const again = pairings.map(pairing => {
      const { points } = pairing
      return meetingOf(
        pairing,
        points.map(() => points[Math.floor(random() * points.length)]!),
      )
    })
    for (const [name, elo] of bradleyTerry(again, anchor, LADDER_DRAWS)) drawn.get(name)!.push(elo)
  }
  return [...fitted]
    .map(([name, elo]) => ({
      name,
      elo,
      low: quantile(drawn.get(name)!, 0.025),
      high: quantile(drawn.get(name)!, 0.975),
    }))
    .sort((a, b) => b.elo - a.elo)
}
