/**
 * What a position of Political Escort is worth: the chance that the shuttle gets over the second side’s edge, from the points it
 * has left, the rounds it still needs and what each hunter can do to it in them; and a little for the fighters themselves.
 */
import { overlap } from '../../src/geometry/index.ts'
import { friendly, hostile, opponent } from '../../src/rules/index.ts'
import { freeFlight } from '../model/landing.ts'
import { pursuit, reachOf, staysSafe } from '../model/mobility.ts'
import type { Objective, PlaceTerm, Standing } from '../model/objective.ts'
import { type Course, courseAfter, courseFrom } from '../model/path-to-edge.ts'
import { fledOver, type PlayoutState, poseOf } from '../model/playout-state.ts'
import type { Option, Position, Unit } from '../model/position.ts'
import type { SearchContext } from '../model/search-context.ts'
import { aimed, decidedByPrize, PRIZE, writePrize } from './aim-standing.ts'
import { distance, turnedAway } from './placement-worth.ts'
import { danger, fighters, survives } from './threat.ts'

const FIGHTER_POINT = 0.02
/** What each move still to make costs, for what cannot be foreseen. */
const HASTE = 0.05
/** Over a wrong edge: worse than anything that may still turn out well. */
const LOST = -0.5

/** The shuttle, while it is in play. */
const shuttleOf = (position: Position): Unit | undefined => position.units.find(unit => unit.skill === null)

/** What a reinforcement can do to the shuttle in its first round, by how far the shuttle has come. */
const freshRate = (position: Position, course: Course): number => {
  const next = course.next[0]
  if (!next) return 0
  const depth = position.game.state.mat.height / 2 - next.y
  return depth < 480 ? 0.6 : depth < 610 ? 0.35 : 0.05
}

/** The shuttle's chance to hold out on its way, and the moves until it is over its goal edge. */
const stands = (context: SearchContext, playout: PlayoutState, shuttle: Unit): Standing => {
  const { position } = context
  const goal = position.game.state.sides[opponent(shuttle.side)].home
  const course = courseAfter(position, unit => poseOf(context, playout, unit), shuttle, goal)
  const harm = danger(context, playout, shuttle, course, freshRate(position, course))
  return { chance: survives(context, playout, shuttle, harm), moves: course.moves }
}

const escapeChance = (context: SearchContext, playout: PlayoutState, shuttle: Unit): number => {
  const goal = context.position.game.state.sides[opponent(shuttle.side)].home
  const fled = fledOver(playout, shuttle)
  if (fled) return fled === goal ? 1 : LOST
  // Taken off the mat because it is likelier gone than not.
  if (playout.place[shuttle.index] === 0) return 0
  const { chance, moves } = stands(context, playout, shuttle)
  return moves >= 16 ? 0.2 * chance : chance * (1 - HASTE * moves)
}

/** Where an escort wants to fly beside its ward, mm from its next place. */
const BESIDE = 75

/** What each move of the ward costs that an escort would stand in the way of. */
const IN_THE_WAY = 0.15

const inTheWay = (position: Position, unit: Unit, ward: Unit, option: Option): boolean =>
  overlap({ base: unit.base, pose: unit.start }, { base: ward.base, pose: freeFlight(position, ward, option).pose })

/** A place beside the shuttle's way, or from which it can be hunted. */
const placement = (position: Position, unit: Unit): readonly PlaceTerm[] | undefined => {
  const ward = position.units.find(other => other.skill === null && other.options.length > 0)
  if (!ward) return undefined
  const { state } = position.game
  const pose = unit.start
  const home = state.sides[unit.side].home
  const goal = state.sides[opponent(ward.side)].home
  if (unit === ward) return [['short-way', 1 - courseFrom(position, unit, pose, goal).moves / 20]]
  const course = courseAfter(position, other => other.start, ward, goal)
  const next = course.next[0] ?? ward.start
  const safe: PlaceTerm = ['ways-on', staysSafe(position, unit, pose, false) ? 0 : -2]
  if (friendly(unit, ward)) {
    const blocked = ward.options.filter(option => inTheWay(position, unit, ward, option)).length
    return [
      safe,
      ['short-way', -0.2 * course.moves],
      ['faces-in', -0.5 * turnedAway(pose, home)],
      ['escorts', -Math.abs(distance(pose, next) - BESIDE) / 400],
      ['clears-way', -IN_THE_WAY * blocked],
    ]
  }
  const guards = position.units.filter(other => hostile(other, unit) && other !== ward)
  const fire = guards.reduce((sum, guard) => sum + reachOf(position, guard, guard.start, false, unit, pose), 0)
  const near = position.units.filter(
    other => other !== unit && friendly(other, unit) && distance(pose, other.start) < 75,
  ).length
  return [
    safe,
    ['hunts', pursuit(position, unit, pose, false, ward, course.next).reduce((sum, damage) => sum + damage, 0)],
    ['out-of-fire', -0.2 * fire],
    ['lane', -0.15 * near],
  ]
}

export const politicalEscort: Objective = {
  aim: 'political-escort',
  prize: shuttleOf,
  priority: (_position, unit) => {
    if (unit.skill !== null) return unit.side === 'first' ? 0.035 : 0.045
    const points = unit.shields + unit.hull
    return points <= 2 ? 0.3 : 0.16
  },
  worth: (context, playout) => {
    const shuttle = context.prize ?? undefined
    return (
      (shuttle ? escapeChance(context, playout, shuttle) : 0.5) + fighters(context, playout, shuttle, FIGHTER_POINT)
    )
  },
  decided: (context, playout) =>
    context.prize ? decidedByPrize(context, playout, context.prize) : { won: 0, lost: 1 },
  features: PRIZE,
  write: (context, playout, decided, into, at) => {
    const { prize } = context
    const there = prize && playout.place[prize.index] !== 0 ? stands(context, playout, prize) : null
    writePrize(context, playout, prize, aimed(there, decided), into, at)
  },
  judged: (into, at) => into[at]!,
  placement,
}
