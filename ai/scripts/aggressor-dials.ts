/**
 * The dials of the aggressor: everybody else flies straight on; own ships one after the other in the order of Activation, each the
 * manoeuvre whose end scores most. Whole numbers, no dice.
 */
import type { Pose } from '../../src/geometry/index.ts'
import { isEasy, type ManoeuvreKey } from '../../src/rules/index.ts'
import { endFrom, hitsFrom, type Landing, land, staysOn } from '../model/landing.ts'
import type { Option, Position, Unit } from '../model/position.ts'
import { measureShot, NONE } from '../model/shot-odds.ts'
import { goalOf } from './goals.ts'
import { wayFor } from './script-path.ts'
import { apart, bearingOf, calm, enemiesOf, STRAIGHT_ON, stressedBy } from './visibility.ts'

/** How the faithful and the mended aggressor differ. */
export type Script = {
  /** Enemies stand where they are expected for every candidate, not only for the first one looked at. */
  readonly keepsGuess: boolean
  /** Looks whether a next manoeuvre stays on the mat and misses the obstacles; the faithful one reads the flags of the move itself. */
  readonly looksAhead: boolean
  readonly onRock: number
  readonly rock: number
  /** The same with an enemy within range 3. */
  readonly rockNear: number
  readonly nextRock: number
  readonly nextRockNear: number
  readonly nextOff: number
}

export const FAITHFUL: Script = {
  keepsGuess: false,
  looksAhead: false,
  onRock: -10_000,
  rock: -2000,
  rockNear: -2000,
  nextRock: -500,
  nextRockNear: -500,
  nextOff: -20_000,
}

export const MENDED: Script = {
  keepsGuess: true,
  looksAhead: true,
  onRock: -20_000,
  rock: -20_000,
  rockNear: -2000,
  nextRock: -10_000,
  nextRockNear: -1000,
  nextOff: -40_000,
}

const NEVER = Number.NEGATIVE_INFINITY
const BUMP = -500
const RELIEF = 500
const STRESS = -500
const SHOT = 1000
/** A tenth of the mat, by which closeness is counted. */
const TENTH = 91.44

type Poses = readonly (Pose | null)[]
type Prospect = Pick<Landing, 'pose' | 'bumped' | 'hits' | 'onRock'> & { readonly flees: boolean }

/** Whether some next manoeuvre stays on the mat, and whether one of those misses every obstacle. */
const nextMoves = (position: Position, unit: Unit, pose: Pose, option: Option): { stays: boolean; clear: boolean } => {
  const onMat = calm(unit.dial, stressedBy(unit, option)).filter(next =>
    staysOn(position, unit.base, endFrom(position, unit, next, pose)),
  )
  return { stays: onMat.length > 0, clear: onMat.some(next => hitsFrom(position, unit, next, pose) === 0) }
}

const warnings = (
  position: Position,
  script: Script,
  unit: Unit,
  option: Option,
  end: Prospect,
  near: boolean,
): number => {
  const rock = near ? script.rockNear : script.rock
  const next = near ? script.nextRockNear : script.nextRock
  let sum = (end.onRock ? script.onRock : 0) + rock * end.hits + (end.bumped ? BUMP : 0)
  if (script.looksAhead) {
    const { stays, clear } = nextMoves(position, unit, end.pose, option)
    sum += stays ? (clear ? 0 : next) : script.nextOff
  } else if (end.hits > 0) sum += next
  return sum
}

/** The score of an end, the enemies at some poses. */
const scoreOf = (
  position: Position,
  script: Script,
  unit: Unit,
  option: Option,
  end: Prospect,
  enemies: Poses,
): number => {
  const stressed = unit.ship.stress > 0
  if (end.flees || (stressed && option.difficulty === 'red')) return NEVER
  const goal = goalOf(position, unit)
  const quarry = goal.kind === 'fight' ? goal.quarry : null
  let [shots, least, angle] = [0, Number.POSITIVE_INFINITY, 180]
  let nearest = Number.POSITIVE_INFINITY
  for (const enemy of enemiesOf(position, unit)) {
    const at = enemies[enemy.index]!
    if (measureShot(position, unit, end.pose, enemy, at) !== NONE) shots += enemy === quarry ? 2 : 1
    const mm = apart(unit, end.pose, enemy, at)
    nearest = Math.min(nearest, mm)
    if (quarry && enemy !== quarry) continue
    least = Math.min(least, mm)
    angle = Math.min(angle, Math.abs(bearingOf(end.pose, at)))
  }
  let score = warnings(position, script, unit, option, end, nearest <= 300) + SHOT * shots
  if (stressed && isEasy(option.difficulty)) score += RELIEF
  if (option.difficulty === 'red') score += STRESS
  if (Number.isFinite(least)) score += 10 * (10 - Math.floor(least / TENTH)) + (180 - Math.round(angle))
  return score
}

/** Who is thought to move before whom: no skill first, lowest skill, initiative, then who is nearer to an enemy. */
const guessedOrder = (position: Position): readonly Unit[] => {
  const first = position.game.state.initiative
  const near = (unit: Unit): number =>
    Math.min(...enemiesOf(position, unit).map(enemy => apart(unit, unit.start, enemy, enemy.start)))
  const moving = position.units.filter(unit => unit.movement !== 'done')
  const closest = new Map(moving.map(unit => [unit, near(unit)]))
  return [...moving].sort(
    (a, b) =>
      (a.skill ?? -1) - (b.skill ?? -1) ||
      (a.side === b.side ? 0 : a.side === first ? -1 : 1) ||
      closest.get(a)! - closest.get(b)! ||
      a.index - b.index,
  )
}

const freely = (position: Position, unit: Unit, option: Option): Prospect => {
  const pose = endFrom(position, unit, option, unit.start)
  return { pose, bumped: false, hits: 0, onRock: false, flees: false }
}

/** The best by the quick scores is simulated in full and scored anew, until the best one has been. */
const best = (
  position: Position,
  script: Script,
  unit: Unit,
  quick: Poses,
  placed: (first: boolean) => Poses,
  enemies: Poses,
): { readonly option: Option; readonly pose: Pose } => {
  const { options } = unit
  const scores = options.map(option => scoreOf(position, script, unit, option, freely(position, unit, option), quick))
  const ends: (Pose | null)[] = options.map(() => null)
  for (let first = true; ; first = false) {
    const top = scores.reduce((most, score, n) => (score > scores[most]! ? n : most), 0)
    const option = options[top]!
    const end = ends[top]
    if (end) return { option, pose: end }
    if (scores[top] === NEVER) {
      // Every way is barred.
      const lost = calm(options, unit.ship.stress > 0)[0]!
      return { option: lost, pose: endFrom(position, unit, lost, unit.start) }
    }
    const landing = land(position, unit, option, placed(first))
    ends[top] = landing.pose
    scores[top] = scoreOf(position, script, unit, option, { ...landing, flees: landing.flees !== null }, enemies)
    if (scores[top] === NEVER) ends[top] = null
  }
}

/** The manoeuvres of all own ships that have a dial to set, by ship. */
export const aggressorDials = (position: Position, script: Script): ReadonlyMap<string, ManoeuvreKey> => {
  const real: Poses = position.units.map(unit => unit.start)
  const guess: Poses = position.units.map(unit =>
    unit.side === position.side || unit.movement === 'done'
      ? unit.start
      : endFrom(position, unit, STRAIGHT_ON, unit.start),
  )
  const reached: (Pose | null)[] = position.units.map(() => null)
  const dials = new Map<string, ManoeuvreKey>()
  for (const unit of guessedOrder(position)) {
    const now = position.units.map(other => reached[other.index] ?? other.start)
    if (unit.side !== position.side) {
      reached[unit.index] = land(position, unit, STRAIGHT_ON, now).pose
      continue
    }
    const enemies = position.units.map(other => reached[other.index] ?? guess[other.index]!)
    const old = position.units.map(other => (other.side === position.side ? now[other.index]! : real[other.index]!))
    const goal = goalOf(position, unit)
    const option = goal.kind === 'fight' ? null : wayFor(position, unit, unit.options, goal)
    if (goal.kind !== 'fight' || unit.options.length === 0) {
      reached[unit.index] = option ? land(position, unit, option, now).pose : unit.start
      if (option) dials.set(unit.ship.id, option.key)
      continue
    }
    const placed = (first: boolean): Poses => (first || script.keepsGuess ? now : old)
    const chosen = best(position, script, unit, guess, placed, enemies)
    reached[unit.index] = chosen.pose
    dials.set(unit.ship.id, chosen.option.key)
  }
  return dials
}
