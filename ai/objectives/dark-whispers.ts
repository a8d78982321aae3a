/**
 * What a position of Dark Whispers is worth: the rounds the second side still needs to scan every satellite and bring one home, what
 * the first will do to it in them, and a little for the ships.
 */

import type { Pose } from '../../src/geometry/index.ts'
import { cargoOf, friendly, hostile } from '../../src/rules/index.ts'
import { wayOut } from '../model/dial-path.ts'
import { outlookOn, reachOf, staysSafe } from '../model/mobility.ts'
import type { Objective, PlaceTerm } from '../model/objective.ts'
import type { Course } from '../model/path-to-edge.ts'
import { living, type PlayoutState, pointsLeft, poseOf } from '../model/playout-state.ts'
import type { Position, Unit } from '../model/position.ts'
import type { SearchContext } from '../model/search-context.ts'
import { type Aimed, aimed, safety, shareLeft } from './aim-standing.ts'
import { lineUp, turnedAway } from './placement-worth.ts'
import { apart, scanAt, scanTime } from './scan-race.ts'
import { atMost, danger, fighters, survives } from './threat.ts'

const FIGHTER_POINT = 0.012
/** Damage per round of a hunter that has the ships it hunts in reach, and of one that is still to come. */
const FIRE = { engaged: 0.62, away: 0.3, called: 0.35 }
/** What each round still needed costs by itself. */
const HASTE = 0.025
const homeward = (position: Position, unit: Unit, pose: Pose, stressed: boolean): Course =>
  wayOut(position, unit, pose, stressed, [position.game.state.sides.second.home], 0)

/** Damage per round that the first side does to the ships it hunts. */
const fireOf = (context: SearchContext, playout: PlayoutState): number => {
  const { position } = context
  let sum = 0
  for (const unit of position.units) {
    if (unit.side !== 'first') continue
    const there = living(context, playout, unit.index)
    sum += (1 - there) * FIRE.called
    const pose = poseOf(context, playout, unit)
    if (!pose || there <= 0) continue
    let best = -1
    for (const prey of position.units) {
      const at = poseOf(context, playout, prey)
      if (friendly(prey, unit) || !at || living(context, playout, prey.index) <= 0) continue
      best = Math.max(best, outlookOn(position, unit, pose, playout.stress[unit.index]! > 0, prey, at))
    }
    sum += there * (FIRE.away + (FIRE.engaged - FIRE.away) * Math.min(1, Math.max(-0.3, best)))
  }
  return sum
}

/** The second side’s chance to bring the data home, before time counts and after, and the rounds that it takes. */
type ScanForecast = { readonly chance: number; readonly late: number; readonly rounds: number }

/** Before the last scan: time for the rest and the way home, against all the points that the first side must shoot away. */
const hunt = (
  context: SearchContext,
  playout: PlayoutState,
  left: readonly number[],
  ships: readonly Unit[],
): ScanForecast => {
  const { position } = context
  const { time, tasks } = scanTime(context, playout, left, ships)
  let home = Number.POSITIVE_INFINITY
  const { height } = position.game.state.mat
  for (const { unit, free, at } of tasks) {
    const pose = poseOf(context, playout, unit)!
    // From a satellite, turned about, straight back; a carrier that has nothing else to do may wait near the edge.
    if (at) home = Math.min(home, Math.max(time, free + 1.5 + (height / 2 - at.y) / 180))
    else if (playout.taken.includes(unit.index))
      home = Math.min(home, Math.max(time + 1, homeward(position, unit, pose, playout.stress[unit.index]! > 0).moves))
  }
  const rounds = Math.min(30, home)
  const points = ships.reduce((sum, unit) => sum + pointsLeft(context, playout, unit.index), 0)
  const chance = atMost(points - 1, fireOf(context, playout) * Math.max(0, rounds - 1))
  return { chance, late: chance * (1 - Math.min(0.9, HASTE * rounds)), rounds }
}

/** After the last scan only those count that carry data: the chance that one gets home. */
const run = (context: SearchContext, playout: PlayoutState, ships: readonly Unit[]): ScanForecast => {
  const { position } = context
  let none = 1
  let lost = 1
  let share = 1
  const carriers = ships
    .filter(unit => playout.taken.includes(unit.index))
    .map(unit => ({
      unit,
      way: homeward(position, unit, poseOf(context, playout, unit)!, playout.stress[unit.index]! > 0),
    }))
    .sort((a, b) => a.way.moves - b.way.moves || a.unit.index - b.unit.index)
  for (const { unit, way } of carriers) {
    const mean = danger(context, playout, unit, way, 0)
    const chance = survives(context, playout, unit, mean)
    lost *= 1 - share * chance
    none *= 1 - share * chance * (1 - Math.min(0.9, HASTE * way.moves))
    share *= 0.6
  }
  const rounds = carriers[0]?.way.moves ?? 0
  return { chance: 1 - lost, late: 0.15 + 0.85 * (1 - none), rounds }
}

/** Whether a ship is home with the data. */
const dataIsHome = (context: SearchContext, playout: PlayoutState): boolean =>
  context.units.some(unit => unit.side === 'second' && playout.saved[unit.index] === 1)

const scanForecast = (context: SearchContext, playout: PlayoutState): ScanForecast | null => {
  const markers = cargoOf(context.position.game)
  const ships = context.units.filter(unit => unit.side === 'second' && living(context, playout, unit.index) > 0)
  if (ships.length === 0 || markers.length === 0) return null
  const left = markers.flatMap((marker, n) => (marker.ship === null && playout.taken[n]! < 0 ? [n] : []))
  return left.length > 0 ? hunt(context, playout, left, ships) : run(context, playout, ships)
}

/** Markers that nobody has scanned yet. */
const unscanned = (context: SearchContext, playout: PlayoutState): number => {
  let left = 0
  for (const [n, marker] of cargoOf(context.position.game).entries())
    if (marker.ship === null && playout.taken[n]! < 0) left += 1
  return left
}

/** Whether a ship may still bring the data home: every one of the second side until the last scan, then who carries some (MISSION-3-GOAL-IMPERIAL). */
const hunted = (context: SearchContext, playout: PlayoutState, unit: Unit, left: number): boolean =>
  unit.side === 'second' &&
  (left > 0 || cargoOf(context.position.game).length === 0 || playout.taken.includes(unit.index))

/** How likely nobody is left who may bring the data home (MISSION-3-GOAL-REBEL). */
const huntedDown = (context: SearchContext, playout: PlayoutState): number => {
  const left = unscanned(context, playout)
  let gone = 1
  for (const unit of context.units)
    if (hunted(context, playout, unit, left)) gone *= 1 - living(context, playout, unit.index)
  return gone
}

const dataHome = (context: SearchContext, playout: PlayoutState): number => {
  if (dataIsHome(context, playout)) return 1.2
  return scanForecast(context, playout)?.late ?? (cargoOf(context.position.game).length === 0 ? 0.5 : 0)
}

/**
 * What the model reads: how the hunt stands while satellites are left, and once all are scanned, when it is another battle; how many are
 * left, and what is left of the ships that may bring the data home; and how safely all lie.
 */
const HUNT = ['hunt', 'hunt way', 'run', 'run way', 'running', 'left', 'prey', 'ships', 'safety'] as const

const writeHunt = (
  context: SearchContext,
  playout: PlayoutState,
  { chance, way, open }: Aimed,
  into: Float64Array,
  at: number,
): void => {
  const left = unscanned(context, playout)
  const stage = left > 0 ? at : at + 2
  into[stage] = chance
  into[stage + 1] = way
  into[at + 4] = left > 0 ? 0 : 1
  into[at + 5] = left
  let points = 0
  let ships = 0
  for (const unit of context.units) {
    if (!hunted(context, playout, unit, left)) continue
    points += pointsLeft(context, playout, unit.index)
    ships += living(context, playout, unit.index)
  }
  into[at + 6] = shareLeft(points, open)
  into[at + 7] = ships / open
}

/** How well a hunter lies to keep the second side off the satellites: near them, and able to shoot who comes. */
const watchOver = (position: Position, unit: Unit, pose: Pose): readonly PlaceTerm[] => {
  const open = cargoOf(position.game).filter(marker => marker.ship === null)
  const near = open.reduce((sum, marker) => sum - apart(pose, marker) / 600, 0) / Math.max(1, open.length)
  const enemies = position.units.filter(other => hostile(other, unit))
  return [
    ['watches', near],
    ['hunts', enemies.reduce((sum, enemy) => sum + reachOf(position, unit, pose, false, enemy, enemy.start), 0)],
  ]
}

/** In a row before the satellites are laid; then near them, with ways on. */
const placement = (position: Position, unit: Unit): readonly PlaceTerm[] => {
  const { home } = position.game.state.sides[unit.side]
  if (unit.side === 'second') return lineUp(position, unit, [home])
  const safe = staysSafe(position, unit, unit.start, false)
  return [
    ...watchOver(position, unit, unit.start),
    ['faces-in', -turnedAway(unit.start, home)],
    ['ways-on', safe ? 0 : -2],
  ]
}

export const darkWhispers: Objective = {
  aim: 'dark-whispers',
  scan: scanAt,
  priority: (position, unit) => {
    if (unit.side === 'first') return 0.02
    const markers = cargoOf(position.game)
    const carries = markers.some(marker => marker.ship === unit.ship.id)
    if (!carries) return 0.06
    return markers.every(marker => marker.ship !== null) ? 0.2 : 0.09
  },
  worth: (context, playout) => 1 - dataHome(context, playout) + fighters(context, playout, undefined, FIGHTER_POINT),
  decided: (context, playout) =>
    dataIsHome(context, playout) ? { won: 0, lost: 1 } : { won: huntedDown(context, playout), lost: 0 },
  features: HUNT,
  write: (context, playout, decided, into, at) => {
    const found = scanForecast(context, playout)
    const stands = aimed(found && { chance: 1 - found.chance, moves: found.rounds }, decided)
    if (stands) writeHunt(context, playout, stands, into, at)
    into[at + 8]! += safety(context, playout)
  },
  judged: (into, at) => into[at]! + into[at + 2]!,
  placement,
}
