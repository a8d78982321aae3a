/** What ends a mission, and how well its aim stands: what the model of a mission knows beside the strength of both sides. */
import { type ByAim, demandAims } from '../../src/content/index.ts'
import { log } from '../../src/geometry/index.ts'
import { cargoOf } from '../../src/rules/index.ts'
import type { Sim } from '../evaluate/sim.ts'
import { goneOf, living, type PlayoutState, pointsLeft } from '../model/playout-state.ts'
import type { Unit } from '../model/position.ts'
import type { SearchContext } from '../model/search-context.ts'
import { dataIsHome } from './dark-whispers.ts'
import { standing } from './index.ts'

/** How likely the battle is already decided on a line: won and lost by the first side. What is left of 1 is open. */
export type Decided = { readonly won: number; readonly lost: number }

/** The logarithm of the odds of a chance, kept off the ends. */
const logit = (chance: number): number => {
  const p = Math.min(0.998, Math.max(0.002, chance))
  return log(p / (1 - p))
}

/** Who has nothing left has lost; both at once is the win of who has the initiative (WIN-1, WIN-2). */
export const decidedFight = (context: SearchContext, playout: PlayoutState): Decided => {
  const first = goneOf(context, playout, 'first')
  const second = goneOf(context, playout, 'second')
  return context.position.game.state.initiative === 'first'
    ? { won: second, lost: first * (1 - second) }
    : { won: second * (1 - first), lost: first }
}

/** Satellites that nobody has scanned yet. */
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

/** How likely a mission is decided: the prize is gone, rightly or not; the data is home, or nobody is left to bring it. */
export const decidedMission = (context: SearchContext, playout: PlayoutState, sim: Sim): Decided => {
  const { prize } = context
  if (!prize)
    return dataIsHome(context.position, sim) ? { won: 0, lost: 1 } : { won: huntedDown(context, playout), lost: 0 }
  const dead = playout.health[prize.index * context.most]!
  if (playout.saved[prize.index]) return { won: 1 - dead, lost: dead }
  return { won: 0, lost: playout.place[prize.index] === 0 ? 1 : dead }
}

/** Longer ways are all alike. */
const LONG = 16

/** What the model of an escort or a breakout reads: the first side’s chance to hold out as the logarithm of the odds, how long they must, and what the prize has left. */
const PRIZE = ['holds', 'way', 'ward'] as const
/**
 * What the model of a hunt reads: the same while satellites are left, and once all are scanned, when it is another battle; how many are
 * left, and what is left of the ships that may bring the data home.
 */
const HUNT = ['hunt', 'hunt way', 'run', 'run way', 'running', 'left', 'prey', 'ships'] as const

/** What the model of each mission reads beside strength and safety. */
export const AIM = {
  'political-escort': PRIZE,
  'asteroid-run': PRIZE,
  'dark-whispers': HUNT,
} as const satisfies ByAim<readonly string[]>

demandAims('ai/objectives/missions.ts', 'value', AIM)

/** Where the features of an aim go, and what stands open. */
type Into = { readonly into: Float64Array; readonly at: number; readonly chance: number; readonly way: number }

const writePrize = (
  context: SearchContext,
  playout: PlayoutState,
  prize: Unit,
  open: number,
  { into, at, chance, way }: Into,
): void => {
  into[at] = chance
  into[at + 1] = way
  into[at + 2] = log(0.3 + pointsLeft(context, playout, prize.index) / open)
}

const writeHunt = (
  context: SearchContext,
  playout: PlayoutState,
  open: number,
  { into, at, chance, way }: Into,
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
  into[at + 6] = log(0.3 + points / open)
  into[at + 7] = ships / open
}

/** Writes how the aim of a line that is still open stands, from a place on. */
export const writeAim = (
  context: SearchContext,
  playout: PlayoutState,
  sim: Sim,
  { won, lost }: Decided,
  into: Float64Array,
  at: number,
): void => {
  const stands = standing(context.position, sim)
  const open = 1 - won - lost
  if (!stands || open <= 0) return
  const { prize } = context
  const found = { into, at, chance: logit((stands.chance - won) / open), way: Math.min(LONG, stands.moves) / 4 }
  if (prize) writePrize(context, playout, prize, open, found)
  else writeHunt(context, playout, open, found)
}

/** The mission's own judgement among the features: the logarithm of the odds that the first side holds out. */
export const judgedIn = (context: SearchContext, features: Float64Array, at: number): number =>
  context.prize ? features[at]! : features[at]! + features[at + 2]!
