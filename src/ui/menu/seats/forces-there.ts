/** The ships of a side before its battle: of the squad that is chosen, or those that the mission prints. */
import { catalogOf, type NamedSquad } from '../../../content/index.ts'
import type { ForceEntry, Side } from '../../../rules/index.ts'

/** What is played so far: `squads` count where there are points. */
export type Placed = {
  readonly set: string
  readonly mission: string
  readonly points: number
  readonly squads: Readonly<Partial<Record<Side, NamedSquad>>>
}

/** The force of a side; empty while its squad is being drawn. */
export function forceOf({ set, mission, points, squads }: Placed, side: Side): readonly ForceEntry[] {
  if (points > 0) return squads[side]?.entries ?? []
  return catalogOf(set).missions[mission]?.forces[side] ?? []
}
