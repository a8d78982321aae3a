/** How hard a mission of a tour is for a side under the condition that holds in it, as measured (`npm run battle -- --tour … --conditions --write`). */
import { dataOf, type TourState } from '../../tour/state.ts'
import { type Hardness, hardnessBy } from '../menu/hardness.ts'
import file from './measured.json'

/** What each side won of so many battles of a level against itself, with the printed forces; the rest were drawn. `condition` null: none held. */
export type MeasuredCondition = {
  readonly mission: string
  readonly condition: string | null
  readonly games: number
  readonly first: number
  readonly second: number
}

/** By tour: the level that flew, the command that made it, and what it counted. */
type Measured = Readonly<
  Record<string, { readonly level: string; readonly command: string; readonly rows: readonly MeasuredCondition[] }>
>

const measured: Measured = file

/** How hard the next mission of a tour is for who flies it; null: it was not measured, or the tour is over. */
export function legHardness(tour: TourState): Hardness | null {
  const mission = dataOf(tour).legs[tour.leg]?.mission
  const known = measured[tour.tour]
  const row = known?.rows.find(one => one.mission === mission && one.condition === tour.condition)
  return known && row ? hardnessBy(row, known.level, tour.side) : null
}
