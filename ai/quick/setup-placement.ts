/** What a place to put a ship down is worth before the next round is planned. */
import type { PlaceTerm } from '../model/objective.ts'
import type { Position, Unit } from '../model/position.ts'
import { objectiveOf } from '../objectives/index.ts'
import { lineUp } from '../objectives/placement-worth.ts'

/** What makes a unit's place a good one, part by part, about 0 … 1 together for what matters; only to compare places for the same unit. */
export const placementTerms = (position: Position, unit: Unit): readonly PlaceTerm[] =>
  objectiveOf(position).placement?.(position, unit) ??
  lineUp(position, unit, [position.game.state.sides[unit.side].home])
