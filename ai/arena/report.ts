/** The ladder as a page: ratings, and every meeting it stands on. */

import { eloWords } from './command-line.ts'
import type { Bout, Times } from './duel.ts'
import type { ScenarioId } from './scenarios.ts'
import type { Speed, Standing } from './series.ts'
import { type Pairing, type Rating, rate } from './statistics.ts'

export type Met = { readonly bout: Bout; readonly standing: Standing }

/** Where the figures come from. `random`: numbers for drawing pairs anew. */
export type Source = {
  readonly command: string
  readonly date: string
  readonly machine: string
  readonly code: string
  readonly anchor: string
  readonly random: () => number
}

export type Ladder = {
  readonly all: readonly Rating[]
  readonly scenarios: Readonly<Record<string, readonly Rating[]>>
}

const pairingOf = ({ bout, standing }: Met): Pairing => ({ a: bout.a, b: bout.b, points: standing.points })

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`
const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(head), row(head.map((_, n) => (n === 0 ? '---' : '--:'))), ...rows.map(row)].join('\n')

/** The slowest that a level was seen to think in any meeting. */
const slowest = (met: readonly Met[], level: string, kind: keyof Times): string => {
  const speeds = met.flatMap(({ bout, standing }): Speed[] => [
    ...(bout.a === level ? [standing.speeds.a[kind]] : []),
    ...(bout.b === level ? [standing.speeds.b[kind]] : []),
  ])
  const most = (of: (speed: Speed) => number): number => Math.max(0, ...speeds.map(of))
  return `${most(speed => speed.p50).toFixed(1)} / ${most(speed => speed.p95).toFixed(1)}`
}

const nodes = (met: readonly Met[], level: string): number =>
  met
    .map(({ bout }) => (bout.a === level ? bout.nodesA : bout.b === level ? bout.nodesB : 0))
    .reduce((most, one) => Math.max(most, one), 0)

const rated = ({ elo, low, high }: Rating): string => eloWords([low, elo, high])

function ratingsTable(met: readonly Met[], { all, scenarios }: Ladder): string {
  const ids = Object.keys(scenarios)
  const head = ['player', 'all', ...ids, 'nodes', 'dial, ms', 'in the round, ms']
  const rows = all.map(rating => [
    rating.name,
    rated(rating),
    ...ids.map(id => {
      const here = scenarios[id]!.find(other => other.name === rating.name)
      return here ? rated(here) : '–'
    }),
    String(nodes(met, rating.name)),
    slowest(met, rating.name, 'plan'),
    slowest(met, rating.name, 'round'),
  ])
  return table(head, rows)
}

function meetingsTable(met: readonly Met[]): string {
  const head = [
    'meeting',
    'pairs',
    'score',
    'without luck',
    'Elo',
    'as first',
    'as second',
    'pairs by points',
    'rounds',
  ]
  const rows = met.map(({ bout, standing }) => [
    `${bout.a} v ${bout.b}`,
    String(standing.pairs),
    percent(standing.score),
    `${percent(standing.adjusted.score)} ± ${(196 * standing.adjusted.error).toFixed(1)}`,
    eloWords(standing.elo),
    percent(standing.first),
    percent(standing.second),
    standing.counts.join(' '),
    standing.rounds.toFixed(1),
  ])
  return table(head, rows)
}

/** The page, and the ratings on it. `met` may not be empty. */
export function report(met: readonly Met[], source: Source): { readonly text: string; readonly ratings: Ladder } {
  const ids = [...new Set(met.map(({ bout }) => bout.scenario))]
  const within = (id: ScenarioId): readonly Met[] => met.filter(({ bout }) => bout.scenario === id)
  const rateOf = (some: readonly Met[]): readonly Rating[] => rate(some.map(pairingOf), source.anchor, source.random)
  const ratings: Ladder = {
    all: rateOf(met),
    scenarios: Object.fromEntries(ids.map(id => [id, rateOf(within(id))])),
  }
  const broken = met.filter(({ standing }) => standing.broken.length > 0)
  const parts = [
    '# How strong the computer plays',
    `\`${source.command}\` wrote this page on ${source.date} (${source.machine}; code ${source.code}).`,
    [
      'Each pair is one battle played twice with the same dice, the sides swapped; a battle of more than 40 rounds is drawn. Ratings',
      `are Elo by the model of Bradley and Terry, \`${source.anchor}\` at 0, one drawn game added to every meeting so that they stay`,
      'finite; the intervals hold 95 % of 200 fits to pairs drawn anew. They know nothing of luck that a meeting won by one player',
      'throughout may have had. Where one side wins a scenario whoever plays it, equal scores say little.',
      'Times are the slowest p50 / p95 of any meeting. Without luck: what the points owe to the faces of the dice is taken off, ± 95 %.',
    ].join('\n'),
    '## Ratings',
    ratingsTable(met, ratings),
    ...ids.flatMap(id => [`## ${id}`, meetingsTable(within(id))]),
    ...(broken.length > 0
      ? [
          `Broken off: ${broken.map(({ bout, standing }) => `${bout.a} v ${bout.b}, ${bout.scenario}: pairs ${standing.broken.join(', ')}`).join('; ')}.`,
        ]
      : []),
  ]
  return { text: `${parts.join('\n\n')}\n`, ratings }
}
