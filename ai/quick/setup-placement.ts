/** What a place to put a ship down is worth before the next round is planned. */
import type { Position, Unit } from '../model/position.ts'
import { objectiveOf } from '../objectives/index.ts'
import { lineUp } from '../objectives/placement-worth.ts'

/** The worth of a unit's place, about 0 … 1 for what matters; only to compare places for the same unit. */
export const placementWorth = (position: Position, unit: Unit): number =>
  objectiveOf(position).placement?.(position, unit) ??
  lineUp(position, unit, [position.game.state.sides[unit.side].home])
