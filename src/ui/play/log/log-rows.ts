/** The rows of the log: lines of the film under their rounds, seals where Planning begins, and the same as plain text. */
import { type Names, t } from '../../../locale/index.ts'
import type { Seal } from '../../../match/commitment.ts'
import type { LogLine } from '../../../playback/picture.ts'

export type Row =
  | { readonly line: LogLine; readonly title: string | null; readonly key: string }
  | { readonly seal: Seal; readonly key: string }
  | { readonly said: string; readonly key: string }

/** What members called in a round, in words. */
type SaidIn = (round: number) => readonly string[]

/** The lines in order, each round under its title, with what was called as it was planned; with a `ship` only what concerns it, and neither seals nor calls. */
export function rowsOf(
  lines: readonly LogLine[],
  seals: readonly Seal[],
  ship: string | null = null,
  saidIn: SaidIn = () => [],
): readonly Row[] {
  const wanted = ship === null ? lines : lines.filter(({ ships }) => ships.includes(ship))
  return wanted.flatMap((line, index) => {
    const before = wanted[index - 1]
    const title = line.round > 0 && line.round !== before?.round ? t('ui.log.round', { round: line.round }) : null
    const key = `${line.beat}/${line.key}/${line.time}/${before?.beat === line.beat ? index : 0}`
    if (line.key !== 'log.phaseStarted.planning') return [{ line, title, key }]
    const sealed = seals.filter(seal => seal.round === line.round)
    return [
      { line, title, key },
      ...sealed.map(seal => ({ seal, key: `seal/${seal.round}/${seal.player}` })),
      ...saidIn(line.round).map(said => ({ said, key: `said/${line.round}/${said}` })),
    ]
  })
}

/** Rows that stand in the page at first, and that come with every press for more. */
export const STRETCH = 400

/** The last rows, and how many there are before them: a list of thousands would slow the page. */
export const lastOf = (
  rows: readonly Row[],
  most: number,
): { readonly rows: readonly Row[]; readonly earlier: number } => ({
  rows: rows.slice(-most),
  earlier: Math.max(0, rows.length - most),
})

/** The rows as text to be pasted anywhere: a line each, rounds set off; seals are left out. */
export const textOf = (rows: readonly Row[], names: Names): string =>
  rows
    .flatMap(row =>
      'seal' in row
        ? []
        : 'said' in row
          ? [row.said]
          : [...(row.title ? ['', row.title] : []), t(row.line, { name: names })],
    )
    .join('\n')
    .trim()
