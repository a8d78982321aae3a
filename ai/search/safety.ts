/** How much of a ship is lost by where it lies and flies: off the mat, with no way on, among rocks. */
import { leavesNext } from '../evaluate/leaving.ts'
import { hemmedIn, safeWays } from '../evaluate/prospect.ts'
import type { Unit } from '../evaluate/table.ts'
import type { Board } from './board.ts'
import type { Line } from './line.ts'

/** So few ways that stay on the mat that a ship in one of them may push it off. */
const FEW = 3

/** The ways on from a place that stay on the mat, counted to 3; more far from the edges. 3 for who has no dial. */
export const waysOn = (board: Board, line: Line, unit: Unit): number => {
  if (unit.skill === null) return FEW
  const pose = board.places.poses[line.place[unit.index]!]!
  return safeWays(board.table, unit, pose, line.stress[unit.index]! > 0)
}

/** The share of the ways on from a place that fly over an obstacle, 0 … 1. */
export const rocksAhead = (board: Board, line: Line, unit: Unit): number => {
  if (unit.skill === null || board.table.rocks.length === 0) return 0
  return hemmedIn(board.table, unit, board.places.poses[line.place[unit.index]!]!, line.stress[unit.index]! > 0)
}

const LOST = 0.6
const CORNERED = 0.35
const NARROW = 0.06
const HEMMED = 0.05

/** What a unit's place costs its side in a mission, in the measure of the value. */
export const safetyOf = (board: Board, line: Line, unit: Unit): number => {
  if (unit.skill === null) return 0
  if (line.fled[unit.index]! > 0) return line.saved[unit.index] ? 0 : LOST
  const place = line.place[unit.index]!
  if (place === 0) return 0
  let cost = 0
  const ways = waysOn(board, line, unit)
  if (ways < FEW) {
    if (!leavesNext(board.table, line, unit, board.places.poses[place]!)) cost += ways === 0 ? CORNERED : NARROW / ways
  }
  const rocks = rocksAhead(board, line, unit)
  return cost + (rocks === 1 ? HEMMED : 0.01 * rocks)
}
