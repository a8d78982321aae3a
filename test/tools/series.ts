/** Many battles of the same two levels, one seed after the other, and how they ended: strength as a number. */
import { game } from '../../src/content/index.ts'
import { hashOf } from '../../src/rules/index.ts'

/** One battle of a series, as it ended. */
export type Ended = {
  readonly winner: 'first' | 'second' | null
  readonly by: string
  readonly rounds: number
  readonly hash: string
}

/** What a series comes to: wins by side and reason, mean rounds, seconds; `hash` over the final hashes, in order. */
export type Series = {
  readonly games: number
  readonly wins: Readonly<Record<'first' | 'second' | 'nobody', number>>
  readonly reasons: Readonly<Record<string, number>>
  readonly meanRounds: number
  readonly seconds: number
  readonly secondsPerGame: number
  readonly hash: string
}

const round = (value: number, digits: number): number => Number(value.toFixed(digits))

/** The seed of battle n of a series, counted from 1: the seed itself, then seed-2, seed-3 … */
export const seedOf = (seed: string, n: number): string => (n === 1 ? seed : `${seed}-${n}`)

/** Plays battles 1 to `games` one after the other and adds up how they ended. */
export async function playSeries(games: number, play: (n: number) => Promise<Ended>): Promise<Series> {
  const started = performance.now()
  const ended: Ended[] = []
  for (let n = 1; n <= games; n += 1) ended.push(await play(n))
  const seconds = (performance.now() - started) / 1000
  const wins = { first: 0, second: 0, nobody: 0 }
  const reasons: Record<string, number> = {}
  for (const { winner, by } of ended) {
    wins[winner ?? 'nobody'] += 1
    const reason = `${winner ?? 'nobody'} by ${by}`
    reasons[reason] = (reasons[reason] ?? 0) + 1
  }
  return {
    games,
    wins,
    reasons,
    meanRounds: round(ended.reduce((sum, one) => sum + one.rounds, 0) / games, 2),
    seconds: round(seconds, 1),
    secondsPerGame: round(seconds / games, 3),
    hash: hashOf(ended.map(one => one.hash)),
  }
}

/** A series as a table to read. */
export function tableOf(series: Series, levels: Readonly<Record<'first' | 'second', string>>): string {
  const percent = (n: number) => `${((100 * n) / series.games).toFixed(1)} %`
  const row = (name: string, n: number) => `${name.padEnd(28)}${String(n).padStart(6)}${percent(n).padStart(9)}`
  const reasons = Object.keys(series.reasons).sort()
  return [
    `${series.games} battles, first ${levels.first} against second ${levels.second}`,
    row('first wins', series.wins.first),
    row('second wins', series.wins.second),
    row('nobody wins', series.wins.nobody),
    ...reasons.map(reason => row(`  ${reason}`, series.reasons[reason]!)),
    `mean rounds ${series.meanRounds}, ${series.seconds} s in all, ${series.secondsPerGame} s a battle, hash ${series.hash}`,
  ].join('\n')
}

/** How a finished state ended. */
export function endOf(state: Parameters<typeof game.hash>[0]): Ended {
  const { winner = null, by = 'limit' } = state.result ?? {}
  return { winner, by, rounds: state.round, hash: game.hash(state) }
}
