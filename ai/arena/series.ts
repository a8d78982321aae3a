/** A series of mirrored pairs between two players: what the journal has, the rest played now, and what it comes to. */

import type { Bout, PairLine, Times } from './duel.ts'
import { type Journal, openJournal } from './journal.ts'
import { type Adjusted, adjusted } from './luck.ts'
import type { ProcessPool } from './process-pool.ts'
import { eloInterval, LLR_BOUND, llrOf, momentsOf, type Pentanomial, pentanomial, quantile } from './statistics.ts'

export type Speed = { readonly decisions: number; readonly p50: number; readonly p95: number }
export type Speeds = { readonly plan: Speed; readonly round: Speed }

/** What a series has come to; points and shares are those of a. */
export type Standing = {
  readonly pairs: number
  readonly points: readonly number[]
  readonly counts: Pentanomial
  readonly score: number
  readonly elo: readonly [number, number, number]
  readonly llr: number
  /** The score with the dice's luck taken out, its standard error, and how much of the variance went with it. */
  readonly adjusted: Adjusted
  /** Share of the points as each side. */
  readonly first: number
  readonly second: number
  readonly reasons: Readonly<Record<string, number>>
  readonly rounds: number
  readonly speeds: { readonly a: Speeds; readonly b: Speeds }
  /** Pairs in which a battle broke off; they count for nothing. */
  readonly broken: readonly number[]
}

const speedOf = (ms: readonly number[]): Speed => ({
  decisions: ms.length,
  p50: quantile(ms, 0.5),
  p95: quantile(ms, 0.95),
})

const speedsOf = (all: readonly Times[]): Speeds => ({
  plan: speedOf(all.flatMap(times => times.plan)),
  round: speedOf(all.flatMap(times => times.round)),
})

const mean = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : numbers.reduce((sum, one) => sum + one, 0) / numbers.length

/** Adds up pairs, in the order of their numbers. */
export function standingOf(lines: readonly PairLine[], elo0: number, elo1: number): Standing {
  const sorted = [...lines].sort((a, b) => a.pair - b.pair)
  const whole = sorted.filter(({ games }) => games.every(({ points }) => points !== null))
  const games = whole.flatMap(line => line.games)
  const points = whole.map(line => line.games.reduce((sum, one) => sum + (one.points ?? 0), 0))
  const counts = pentanomial(points)
  const reasons: Record<string, number> = {}
  for (const { points: got, by } of games) {
    const reason = `${got === 1 ? 'won' : got === 0 ? 'lost' : 'drawn'} by ${by}`
    reasons[reason] = (reasons[reason] ?? 0) + 1
  }
  const shareAs = (side: string): number => mean(games.filter(one => one.side === side).map(one => one.points ?? 0))
  return {
    pairs: whole.length,
    points,
    counts,
    score: momentsOf(counts).mean,
    elo: eloInterval(counts),
    llr: llrOf(counts, elo0, elo1),
    adjusted: adjusted(
      points,
      whole.map(line => line.games.reduce((sum, one) => sum + one.luck, 0)),
    ),
    first: shareAs('first'),
    second: shareAs('second'),
    reasons,
    rounds: mean(games.map(one => one.rounds)),
    speeds: { a: speedsOf(whole.map(line => line.times.a)), b: speedsOf(whole.map(line => line.times.b)) },
    broken: sorted.filter(line => !whole.includes(line)).map(line => line.pair),
  }
}

export type SeriesOptions = {
  readonly pairs: number
  /** Hypotheses of the log-likelihood ratio. */
  readonly elo0: number
  readonly elo1: number
  /** Ends as soon as the ratio is beyond its bounds. */
  readonly untilSure: boolean
  readonly fresh: boolean
  /** Keeps the battles that a lost, too, not only those that broke off. */
  readonly keepLost: boolean
}

export type Series = { readonly standing: Standing; readonly journal: Journal; readonly saved: readonly string[] }

/** Plays a bout to its end, or until stopped; `report` hears of every pair. */
export async function playSeries(
  pool: ProcessPool,
  code: string,
  bout: Bout,
  options: SeriesOptions,
  report: (standing: Standing, played: number) => void,
): Promise<Series> {
  const journal = openJournal(bout, code, options.fresh)
  const saved: string[] = []
  const wanted = Array.from({ length: options.pairs }, (_, n) => n + 1)
  const standing = (): Standing =>
    standingOf(
      wanted.flatMap(pair => journal.lines.get(pair) ?? []),
      options.elo0,
      options.elo1,
    )
  const sure = (now: Standing): boolean => options.untilSure && Math.abs(now.llr) >= LLR_BOUND
  const missing = wanted.filter(pair => !journal.lines.has(pair)).map(pair => ({ bout, pair }))
  let played = 0
  if (missing.length > 0 && !sure(standing())) {
    await pool.play(missing, ({ pair }, { line, kept }) => {
      journal.add(line)
      for (const one of kept) if (one.why === 'broken' || options.keepLost) saved.push(journal.keep(pair, one))
      played += 1
      const now = standing()
      report(now, played)
      return !sure(now)
    })
  }
  return { standing: standing(), journal, saved }
}
