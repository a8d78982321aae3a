/**
 * What a position of Asteroid Run is worth: the chance that the disabled ship holds out until it is repaired and gets over one of
 * the two sides' edges; and a little for the others.
 */

import { friendly } from '../../src/rules/index.ts'
import { wayOut } from '../model/dial-path.ts'
import { exitOf } from '../model/leaving.ts'
import type { Objective, PlaceTerm, Standing } from '../model/objective.ts'
import type { Course } from '../model/path-to-edge.ts'
import { fledOver, type PlayoutState, pointsLeft, poseOf } from '../model/playout-state.ts'
import type { Position, Unit } from '../model/position.ts'
import { contextFor, type SearchContext } from '../model/search-context.ts'
import { aimed, decidedByPrize, PRIZE, writePrize } from './aim-standing.ts'
import { distance, nearestEdge, turnedAway } from './placement-worth.ts'
import { danger, fighters, survives } from './threat.ts'

const FIGHTER_POINT = 0.02
/** What each move still to make after the repair costs. */
const HASTE = 0.06
/** Out over the right edge: nothing that may still turn out well is worth as much. */
const WON = 1.2
/** Over a wrong edge, or too early. */
const LOST = -0.5
/** What a reinforcement at the nearer edge does to it at once. */
const FRESH = 0.35

/** The disabled ship; before it is named the one that will be: the sturdiest. */
export const disabledOf = (position: Position): Unit | undefined => {
  const { disabled } = position.game.state.memory
  if (disabled !== undefined) return position.units.find(unit => unit.ship.id === disabled)
  const own = position.units.filter(unit => unit.side === 'first')
  return own.reduce<Unit | undefined>((best, unit) => (!best || sturdy(unit) > sturdy(best) ? unit : best), undefined)
}

/** How much a ship can take: points, cards that help it, skill to break ties. */
const sturdy = (unit: Unit): number =>
  unit.shields + unit.hull + (unit.mends ? 2 : 0) + 0.5 * unit.cards.length + 0.1 * (unit.skill ?? 0)

/** The way out of the disabled ship from its place at a line's end, and the moves that it must stay before. */
const escapeCourse = (
  context: SearchContext,
  playout: PlayoutState,
  unit: Unit,
): { readonly course: Course; readonly opens: number } | null => {
  const { position } = context
  const pose = poseOf(context, playout, unit)
  // Before it is named nobody may leave yet; what it will be allowed is asked as if it were.
  const named = position.game.state.memory.disabled === undefined ? withName(position, unit) : position
  const exit = exitOf(named, unit)
  if (!pose || !exit) return null
  const opens = Math.max(0, exit.round - position.game.state.round - 1 - playout.later)
  return { course: wayOut(position, unit, pose, playout.stress[unit.index]! > 0, exit.edges, opens), opens }
}

const withName = (position: Position, unit: Unit): Position => {
  const { state } = position.game
  const named = { ...state, memory: { ...state.memory, disabled: unit.ship.id } }
  return { ...position, game: { ...position.game, state: named } }
}

type Way = Standing & { readonly opens: number }

const stands = (context: SearchContext, playout: PlayoutState, unit: Unit): Way | null => {
  const way = escapeCourse(context, playout, unit)
  if (!way) return null
  const { course, opens } = way
  const harm = danger(context, playout, unit, course, FRESH)
  return { chance: survives(context, playout, unit, harm), moves: course.moves, opens }
}

const escapeChance = (context: SearchContext, playout: PlayoutState, unit: Unit): number => {
  if (fledOver(playout, unit)) return playout.saved[unit.index] ? WON : LOST
  const way = stands(context, playout, unit)
  if (!way) return 0
  const late = Math.max(0, way.moves - way.opens)
  return way.chance * (1 - Math.min(0.8, HASTE * late)) + 0.004 * pointsLeft(context, playout, unit.index)
}

const worth = (context: SearchContext, playout: PlayoutState): number => {
  const prize = context.prize ?? undefined
  return (prize ? escapeChance(context, playout, prize) : 0) + fighters(context, playout, prize, FIGHTER_POINT)
}

/** Before anybody else lies there: one at each edge, then beside those. */
const surround = (position: Position, unit: Unit): readonly PlaceTerm[] => {
  const { first, second } = position.game.state.sides
  const edges = [second.home, first.home]
  const pose = unit.start
  const edge = nearestEdge(position, pose, edges)
  const friends = position.units.filter(other => other !== unit && friendly(other, unit))
  const here = friends.filter(other => nearestEdge(position, other.start, edges) === edge)
  const close = here.some(other => distance(pose, other.start) < 90)
  return [
    ['faces-in', 1 - turnedAway(pose, edge)],
    ['off-corner', -Math.abs(pose.x) / 1500],
    ['surrounds', -here.length / Math.max(1, friends.length)],
    ['lane', close ? -0.3 : 0],
  ]
}

const placement = (position: Position, unit: Unit): readonly PlaceTerm[] => {
  const prize = disabledOf(position)
  if (!prize) return surround(position, unit)
  const { first, second } = position.game.state.sides
  const edge = nearestEdge(position, unit.start, [second.home, first.home])
  const context = contextFor(position, asteroidRun)
  const chance = worth(context, context.start)
  const facing = unit === prize ? 0 : 0.02 * turnedAway(unit.start, edge)
  return [
    ['aim', position.side === 'first' ? chance : 1 - chance],
    ['faces-in', -facing],
  ]
}

export const asteroidRun: Objective = {
  aim: 'asteroid-run',
  prize: disabledOf,
  priority: (position, unit) => {
    if (unit === disabledOf(position)) return unit.shields + unit.hull <= 2 ? 0.3 : 0.16
    return 0.04
  },
  worth,
  decided: (context, playout) =>
    context.prize ? decidedByPrize(context, playout, context.prize) : { won: 0, lost: 1 },
  features: PRIZE,
  write: (context, playout, decided, into, at) => {
    const { prize } = context
    const there = prize !== null && playout.place[prize.index] !== 0
    const stood = there ? (stands(context, playout, prize) ?? { chance: 0, moves: 0 }) : null
    writePrize(context, playout, prize, aimed(stood, decided), into, at)
  },
  judged: (into, at) => into[at]!,
  placement,
}
