/** What the value looks at in a round's end, the first side less the second: the strength of both sides, then what its objective writes. */
import { log } from '../../src/geometry/index.ts'
import { SIDES } from '../../src/rules/index.ts'
import type { Decided } from '../model/objective.ts'
import { goneOf, living, type PlayoutState, pointsLeft } from '../model/playout-state.ts'
import type { Unit } from '../model/position.ts'
import type { SearchContext } from '../model/search-context.ts'
import { whole } from '../model/strength.ts'
import { type Aim, OBJECTIVES } from './index.ts'

const STRENGTH = ['alive', 'points', 'fire', 'toughness', 'number', 'initiative'] as const

const named = (aim: Aim): readonly string[] => [...STRENGTH, ...OBJECTIVES[aim].features, 'side']

/** The features of each aim, in the order in which they are written. */
export const FEATURES: Readonly<Record<Aim, readonly string[]>> = {
  skirmish: named('skirmish'),
  'political-escort': named('political-escort'),
  'asteroid-run': named('asteroid-run'),
  'dark-whispers': named('dark-whispers'),
}

/** Where what follows the strengths is written: how the ships lie, or how the mission stands. */
export const AFTER = STRENGTH.length

const price = (unit: Unit): number => Math.max(1, unit.points)

/** What is left of a side that has nothing, in squad points: no logarithm of 0. */
const LEAST = 0.3
/** The same in points of damage. */
const LITTLE = 0.02

/** Writes how the sides' strengths compare, of each side as if some of it were left. */
const writeStrength = (context: SearchContext, playout: PlayoutState, into: Float64Array): void => {
  const strengths = context.strengths()
  const alive = { first: LEAST, second: LEAST }
  const points = { first: LEAST, second: LEAST }
  const fire = { first: LITTLE, second: LITTLE }
  const toughness = { first: LITTLE, second: LITTLE }
  const number = { first: LITTLE, second: LITTLE }
  for (const unit of context.units) {
    const there = living(context, playout, unit.index)
    const left = pointsLeft(context, playout, unit.index)
    const strength = strengths[unit.index]!
    alive[unit.side] += price(unit) * there
    points[unit.side] += (price(unit) * left) / whole(context.position, unit)
    fire[unit.side] += strength.fire * there
    toughness[unit.side] += strength.toughness * left
    number[unit.side] += there
  }
  for (const side of SIDES) {
    const left = Math.max(0.01, 1 - goneOf(context, playout, side))
    alive[side] /= left
    points[side] /= left
    fire[side] /= left
    toughness[side] /= left
    number[side] /= left
  }
  into[0] = log(alive.first / alive.second)
  into[1] = log(points.first / points.second)
  into[2] = log(fire.first / fire.second)
  into[3] = log(toughness.first / toughness.second)
  into[4] = log(number.first / number.second)
  into[5] = context.position.game.state.initiative === 'first' ? 1 : -1
}

/** Writes the features of a round's end, as of one that is still open, and gives how likely it is decided already. */
export const readFeatures = (context: SearchContext, playout: PlayoutState, into: Float64Array): Decided => {
  const { objective } = context
  into.fill(0)
  writeStrength(context, playout, into)
  into[AFTER + objective.features.length] = 1
  const decided = objective.decided(context, playout)
  objective.write(context, playout, decided, into, AFTER)
  return decided
}
