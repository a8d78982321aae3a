/** How hard a mission is for a side, by what levels won of battles against themselves (`npm run hardness`). */
import { has, t } from '../../locale/index.ts'
import type { Side } from '../../rules/index.ts'
import { LEVEL_IDS } from '../levels.ts'
import measured from './hardness.json'
import './english.ts'

/** What each side won of so many battles of a level against itself; the rest were drawn. */
export type Measured = {
  readonly mission: string
  /** Squad points of each side; 0: the printed forces. */
  readonly points: number
  readonly level: string
  readonly games: number
  readonly first: number
  readonly second: number
}

/** A side that wins fewer of a hundred is no more that easy; draws count half. */
const LEAST = { easy: 60, even: 40, hard: 20 } as const

/** How hard it is for a side, and by what: what it won of how many battles, and of which level. */
export type Hardness = {
  readonly grade: keyof typeof LEAST | 'harder'
  readonly won: number
  readonly games: number
  readonly level: string
}

const rows: readonly Measured[] = measured.rows

const strength = (level: string): number => LEVEL_IDS.indexOf(level as (typeof LEVEL_IDS)[number])

/** What was measured of a mission at a level: of that level against itself, or of the strongest measured one below it, or of the weakest. */
function measuredOf(mission: string, points: number, level: string): Measured | undefined {
  const own = rows
    .filter(row => row.mission === mission && row.points === points)
    .sort((a, b) => strength(a.level) - strength(b.level))
  return own.findLast(one => strength(one.level) <= strength(level)) ?? own[0]
}

/** What a side may expect of a battle between equals, as a share that is never 0 or 1: so many battles do not say that. A half where nothing was measured. */
export function shareBetweenEquals(mission: string, points: number, side: Side, level: string): number {
  const row = measuredOf(mission, points, level)
  if (!row) return 0.5
  const drawn = row.games - row.first - row.second
  return (row[side] + drawn / 2 + 1) / (row.games + 2)
}

/**
 * How hard a mission is for a side against a level (`measuredOf`). Null where it was not measured: a game without a mission, other points.
 */
export function hardnessOf(mission: string, points: number, side: Side, level: string): Hardness | null {
  const row = measuredOf(mission, points, level)
  return row ? hardnessBy(row, row.level, side) : null
}

/** How hard it is for a side, by what each side won of so many battles of a level against itself. */
export function hardnessBy(row: Pick<Measured, 'games' | Side>, level: string, side: Side): Hardness {
  const drawn = row.games - row.first - row.second
  const share = (100 * (row[side] + drawn / 2)) / row.games
  const grade = (['easy', 'even', 'hard'] as const).find(one => share >= LEAST[one]) ?? 'harder'
  return { grade, won: row[side], games: row.games, level }
}

/** What a side of a battle flies, and how hard it is, in a few words; of a faction that has no word for its ships only how hard it is. */
export const sideNote = (faction: string, hardness: Hardness | null): string => {
  const ships = `ui.setup.note.${faction}`
  return [...(has(ships) ? [t(ships)] : []), ...(hardness ? [t(`ui.hardness.${hardness.grade}`)] : [])].join(' · ')
}
