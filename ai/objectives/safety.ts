/** How much of a ship is lost by where it lies and flies: off the mat, with no way on, among rocks. */
import { leavesNext } from '../model/leaving.ts'
import { hemmedIn, safeWays } from '../model/mobility.ts'
import type { PlayoutState } from '../model/playout-state.ts'
import type { Unit } from '../model/position.ts'
import type { SearchContext } from '../model/search-context.ts'

/** So few ways that stay on the mat that a ship in one of them may push it off. */
const FEW = 3

/** The ways on from a place that stay on the mat, counted to 3; more far from the edges. 3 for who has no dial. */
export const waysOn = (context: SearchContext, playout: PlayoutState, unit: Unit): number => {
  if (unit.skill === null) return FEW
  const pose = context.poseTable.poses[playout.place[unit.index]!]!
  return safeWays(context.position, unit, pose, playout.stress[unit.index]! > 0)
}

/** The share of the ways on from a place that fly over an obstacle, 0 … 1. */
export const rocksAhead = (context: SearchContext, playout: PlayoutState, unit: Unit): number => {
  if (unit.skill === null || context.position.rocks.length === 0) return 0
  return hemmedIn(
    context.position,
    unit,
    context.poseTable.poses[playout.place[unit.index]!]!,
    playout.stress[unit.index]! > 0,
  )
}

const LOST = 0.6
const CORNERED = 0.35
const NARROW = 0.06
const HEMMED = 0.05

/** What a unit's place costs its side in a mission, in the measure of the value. */
export const safetyOf = (context: SearchContext, playout: PlayoutState, unit: Unit): number => {
  if (unit.skill === null) return 0
  if (playout.fled[unit.index]! > 0) return playout.saved[unit.index] ? 0 : LOST
  const place = playout.place[unit.index]!
  if (place === 0) return 0
  let cost = 0
  const ways = waysOn(context, playout, unit)
  if (ways < FEW) {
    if (!leavesNext(context.position, playout, unit, context.poseTable.poses[place]!))
      cost += ways === 0 ? CORNERED : NARROW / ways
  }
  const rocks = rocksAhead(context, playout, unit)
  return cost + (rocks === 1 ? HEMMED : 0.01 * rocks)
}
