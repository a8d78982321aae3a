/** Words of the command line, and how the arena tells what it found. */
import { isScripted, LEVELS, type LevelId, levelOf, type Unscripted } from '../levels.ts'
import { quit } from './options.ts'
import { SCENARIO_IDS, type ScenarioId, scenarioId } from './scenarios.ts'
import type { Speeds, Standing } from './series.ts'
import { LLR_BOUND, MOST_ELO } from './statistics.ts'

/** A level by its id; ends the tool if there is none. */
export const levelNamed = (name: string, word: string): LevelId =>
  levelOf(word)?.id ??
  quit(`--${name}: there is no level '${word}'; there are ${LEVELS.map(({ id }) => id).join(', ')}`)

/** A level that follows no script, for what is fitted; ends the tool if there is none. */
export const thinkerNamed = (name: string, word: string): Unscripted => {
  const level = levelNamed(name, word)
  return isScripted(level)
    ? quit(`--${name}: '${level}' is whom strength is measured against; nothing is fitted on it`)
    : level
}

/** A scenario by its id; ends the tool if there is none. */
export const scenarioNamed = (name: string, word: string): ScenarioId =>
  scenarioId(word) ?? quit(`--${name}: there is no scenario '${word}'; there are ${SCENARIO_IDS.join(', ')}`)

/** A seed of a run, part of file names; ends the tool if it is none. */
export const seedNamed = (word: string): string =>
  /^[\w-]{1,24}$/.test(word)
    ? word
    : quit(`--seed must be 1 to 24 letters, digits, '-' or '_', not '${word.slice(0, 60)}'`)

/** Minutes and seconds. */
export const clock = (seconds: number): string => {
  const whole = Math.max(0, Math.round(seconds))
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`

/** Elo with its interval; only the near end of it where every game ended alike. */
export const eloWords = ([low, middle, high]: readonly [number, number, number]): string => {
  if (middle >= MOST_ELO) return `> ${low.toFixed(0)}`
  if (middle <= -MOST_ELO) return `< ${high.toFixed(0)}`
  return `${middle.toFixed(0)} [${low.toFixed(0)}, ${high.toFixed(0)}]`
}

/** One line about a series that is going on. */
export const progressWords = (standing: Standing, pairs: number, seconds: number): string =>
  `${standing.pairs}/${pairs} pairs, ${percent(standing.score)}, Elo ${eloWords(standing.elo)}, LLR ${standing.llr.toFixed(2)}, ${clock(seconds)} to go`

const speedWords = (name: string, { plan, round }: Speeds): string =>
  `${name}: a dial ${plan.p50} / ${plan.p95} ms, in the round ${round.p50} / ${round.p95} ms (p50 / p95 of ${plan.decisions} and ${round.decisions})`

/** A series told in full. */
export function standingWords(standing: Standing, a: string, b: string, elo0: number, elo1: number): string {
  const { counts, llr } = standing
  const verdict = llr >= LLR_BOUND ? ', accepted' : llr <= -LLR_BOUND ? ', refused' : ''
  return [
    `${a} scores ${percent(standing.score)} against ${b} in ${standing.pairs} pairs: ${percent(standing.first)} as the first side, ${percent(standing.second)} as the second`,
    `pairs by points 0, ½, 1, 1½, 2: ${counts.join(', ')}`,
    `without the luck of the dice: ${percent(standing.adjusted.score)} ± ${(196 * standing.adjusted.error).toFixed(1)}, ${percent(standing.adjusted.share)} of the variance less`,
    `Elo ${eloWords(standing.elo)}, LLR ${llr.toFixed(2)} of [${elo0}, ${elo1}]${verdict}`,
    ...Object.entries(standing.reasons)
      .sort(([x], [y]) => (x < y ? -1 : 1))
      .map(([reason, n]) => `  ${reason}: ${n}`),
    `mean rounds ${standing.rounds.toFixed(1)}`,
    speedWords(a, standing.speeds.a),
    speedWords(b, standing.speeds.b),
    ...(standing.broken.length > 0 ? [`broken off: pairs ${standing.broken.join(', ')}`] : []),
  ].join('\n')
}

/** Progress on the error stream: over itself on a terminal, now and then elsewhere. */
export function teller(label: string, pairs: number): (standing: Standing, played: number) => void {
  const started = performance.now()
  const first = { at: -1 }
  let told = started
  return (standing, played) => {
    if (first.at < 0) first.at = standing.pairs - played
    const now = performance.now()
    const each = (now - started) / 1000 / played
    const left = pairs - first.at - played
    const last = left <= 0
    if (!last && now - told < (process.stderr.isTTY ? 200 : 15_000)) return
    told = now
    const words = `${label}: ${progressWords(standing, pairs, each * left)}`
    process.stderr.write(process.stderr.isTTY ? `\r\u001b[2K${words}${last ? '\n' : ''}` : `${words}\n`)
  }
}
