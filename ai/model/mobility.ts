/** What a unit could do from a pose in the rounds after this one: stay on the mat, get a shot at a target that moves on. */
import { cosDegrees, type Pose, sinDegrees } from '../../src/geometry/index.ts'
import { isEasy, obstaclesOf } from '../../src/rules/index.ts'
import { endFrom, endsFrom, fleeing, hitsFrom, onRock, staysOn } from './landing.ts'
import { escapesLater } from './leaving.ts'
import { LIMITS } from './limits.ts'
import { type Option, type Position, remember, type Unit } from './position.ts'
import { expected, FOCUS, measureShot, NONE } from './shot-odds.ts'

/** The manoeuvres a unit may count on next round: no red ones while stressed (STRESS-2, STRESS-3). */
const ready = (unit: Unit, stressed: boolean): readonly Option[] =>
  stressed ? unit.options.filter(option => option.difficulty !== 'red') : unit.options

const power = (base: number, times: number): number => {
  let value = 1
  for (let n = 0; n < times; n++) value *= base
  return value
}

const CALM = 230

/** Ways on the mat that are enough: nobody counts further. */
const ENOUGH = 3

/** How many manoeuvres keep a unit on the mat and leave it another one after, counted to 3; more far from the edges. */
export const safeWays = (position: Position, unit: Unit, pose: Pose, stressed: boolean): number => {
  const { width, height } = position.game.state.mat
  const roomy = Math.abs(pose.x) < width / 2 - CALM && Math.abs(pose.y) < height / 2 - CALM
  if (unit.options.length === 0 || roomy) return Number.POSITIVE_INFINITY
  return remember(position, `safe/${unit.index}/${stressed}`, pose, () => {
    let safe = 0
    for (const option of ready(unit, stressed)) {
      const end = endFrom(position, unit, option, pose)
      if (!staysOn(position, unit.base, end)) continue
      const calm = option.difficulty === 'red' || (stressed && !isEasy(option.difficulty))
      if (ready(unit, calm).some(next => staysOn(position, unit.base, endFrom(position, unit, next, end)))) safe += 1
      if (safe === ENOUGH) break
    }
    return safe
  })
}

/** Where and when a unit stands: its stress, so many rounds on, and who has the markers then. */
export type Standpoint = {
  readonly pose: Pose
  readonly stress: number
  readonly later: number
  readonly taken: ArrayLike<number>
}

/** For how many rounds a unit finds a way on that stays on the mat, counted to `most`; who may leave rightly by then needs none. */
export const roundsOn = (position: Position, unit: Unit, at: Standpoint, most: number): number => {
  const { width, height } = position.game.state.mat
  const { pose, stress, later, taken } = at
  const roomy = Math.abs(pose.x) < width / 2 - CALM && Math.abs(pose.y) < height / 2 - CALM
  if (most === 0 || roomy || unit.options.length === 0) return most
  const calm = ready(unit, stress > 0)
  const endOf = endsFrom(position, unit, pose)
  let best = 0
  for (const option of calm.length > 0 ? calm : unit.options) {
    const end = endOf(option)
    if (staysOn(position, unit.base, end)) {
      const next = { pose: end, stress: stressBy(stress, option), later: later + 1, taken }
      best = Math.max(best, 1 + roundsOn(position, unit, next, most - 1))
    } else {
      const edge = fleeing(position, unit, end)
      if (edge && escapesLater(position, unit, edge, later, taken)) return most
    }
    if (best === most) break
  }
  return best
}

/** Stress tokens after a manoeuvre (ACT-5). */
export const stressBy = (stress: number, { difficulty }: Option): number =>
  Math.max(0, stress + (difficulty === 'red' ? 1 : isEasy(difficulty) ? -1 : 0))

/** Whether a unit has a manoeuvre that keeps it on the mat, and after it another one. */
export const staysSafe = (position: Position, unit: Unit, pose: Pose, stressed: boolean): boolean =>
  safeWays(position, unit, pose, stressed) > 0

/** The share of a unit's next manoeuvres that fly over an obstacle, 0 … 1; 0 where none is near. */
export const hemmedIn = (position: Position, unit: Unit, pose: Pose, stressed: boolean): number => {
  if (!obstaclesOf(position.game).some(({ x, y }) => Math.abs(x - pose.x) < CALM && Math.abs(y - pose.y) < CALM))
    return 0
  return remember(position, `hemmed/${unit.index}/${stressed}`, pose, () => {
    const options = ready(unit, stressed)
    const clear = options.filter(option => hitsFrom(position, unit, option, pose) === 0)
    return options.length === 0 ? 0 : 1 - clear.length / options.length
  })
}

/** How well a unit could fight next round where all lie now: its best shot, or how it looks at the nearest enemy. */
export const outlookOn = (
  position: Position,
  unit: Unit,
  pose: Pose,
  stressed: boolean,
  target: Unit,
  at: Pose,
): number => {
  const reach = reachOf(position, unit, pose, stressed, target, at)
  if (reach > 0) return reach
  const dx = at.x - pose.x
  const dy = at.y - pose.y
  const distance = Math.sqrt(dx * dx + dy * dy)
  const facing = distance === 0 ? 0 : (dx * sinDegrees(pose.heading) + dy * cosDegrees(pose.heading)) / distance
  return 0.08 * facing - distance / 8000
}

/** Average damage of a shot, half of the time with focus unless the shooter is stressed. */
const average = (position: Position, unit: Unit, from: Pose, target: Unit, to: Pose, stressed: boolean): number => {
  const shot = measureShot(position, unit, from, target, to)
  // From an obstacle nobody shoots (OBST-10).
  if (shot === NONE || onRock(position, unit.base, from)) return 0
  const plain = expected(position, unit, target, shot, 0)
  return stressed ? plain : (plain + expected(position, unit, target, shot, FOCUS)) / 2
}

/** How well a pose looks for a later shot at a point: pointing there, about range 2 away; 1 is best. */
const outlook = (from: Pose, to: Pose): number => {
  const dx = to.x - from.x
  const dy = to.y - from.y
  const distance = Math.sqrt(dx * dx + dy * dy)
  const facing = distance === 0 ? 0 : (dx * sinDegrees(from.heading) + dy * cosDegrees(from.heading)) / distance
  return facing - Math.abs(distance - 190) / 300
}

/** Rounds looked ahead, lines kept in each, and how much less a shot counts for every round it is away. */
const DEPTH = 5
const BEAM = 3
const DOUBT = 0.9

/** One way to chase: where it has come, what its last shot was worth, and the line it goes on from. */
type Line = {
  readonly pose: Pose
  readonly stressed: boolean
  readonly damage: number
  readonly before: Line | null
  readonly sum: number
  readonly rank: number
}

const ahead = (a: Line, b: Line): boolean =>
  a.rank > b.rank || (a.rank === b.rank && (a.pose.x < b.pose.x || (a.pose.x === b.pose.x && a.pose.y < b.pose.y)))

/** Puts a line among the best few, kept in order. */
const keep = (best: Line[], line: Line): void => {
  if (best.length === BEAM && !ahead(line, best[BEAM - 1]!)) return
  let at = best.length
  while (at > 0 && ahead(line, best[at - 1]!)) at -= 1
  best.splice(at, 0, line)
  if (best.length > BEAM) best.pop()
}

/** Goes on from a line with every manoeuvre; the best lines of this round collect in `best`. */
const grow = (
  position: Position,
  unit: Unit,
  line: Line,
  target: Unit,
  course: readonly Pose[],
  round: number,
  best: Line[],
): void => {
  const at = course[round]!
  const later = course[round + 1]
  const weight = power(DOUBT, round)
  const endOf = endsFrom(position, unit, line.pose)
  for (const option of ready(unit, line.stressed)) {
    const pose = endOf(option)
    if (!staysOn(position, unit.base, pose)) continue
    const stressed = option.difficulty === 'red' || (line.stressed && !isEasy(option.difficulty))
    const damage = weight * average(position, unit, pose, target, at, stressed)
    const sum = line.sum + damage
    keep(best, { pose, stressed, damage, before: line, sum, rank: later ? sum + 0.25 * outlook(pose, later) : sum })
  }
}

const chase = (
  position: Position,
  unit: Unit,
  pose: Pose,
  stressed: boolean,
  target: Unit,
  course: readonly Pose[],
): readonly number[] => {
  const seen = course.slice(0, DEPTH)
  let lines: Line[] = [{ pose, stressed, damage: 0, before: null, sum: 0, rank: 0 }]
  for (let round = 0; round < seen.length; round++) {
    const grown: Line[] = []
    for (const line of lines) grow(position, unit, line, target, seen, round, grown)
    if (grown.length === 0) break
    lines = grown
  }
  let best = lines[0]!
  for (const line of lines) if (line.sum > best.sum) best = line
  const shots: number[] = []
  for (let line = best; line.before; line = line.before) shots.unshift(line.damage)
  return shots
}

/** Courses are shorter than this. */
const LONGEST = 32

/** A pose as one number, to the millimetre and degree: what lies ahead is not known more finely. */
const placeOf = (pose: Pose): number =>
  ((Math.round(pose.x) + LIMITS.mat / 2) * LIMITS.mat + Math.round(pose.y) + LIMITS.mat / 2) * 360 +
  (Math.round(pose.heading) % 360)

/**
 * Average damage, round by round, of the best chase found of a target that will lie along `course` in the coming rounds.
 * Later rounds count less, for nobody knows them.
 */
export const pursuit = (
  position: Position,
  unit: Unit,
  pose: Pose,
  stressed: boolean,
  target: Unit,
  course: readonly Pose[],
): readonly number[] => {
  const next = course[0]
  if (!next || unit.arcs.length === 0) return []
  const pair = (unit.index * LIMITS.units + target.index) * 2 + (stressed ? 1 : 0)
  const place = (placeOf(pose) * 2 * LIMITS.units * LIMITS.units + pair) * LONGEST + course.length
  let rows = position.chases.get(place)
  if (!rows) {
    rows = new Map()
    position.chases.set(place, rows)
  }
  const to = placeOf(next)
  let found = rows.get(to)
  if (!found) {
    found = chase(position, unit, pose, stressed, target, course)
    rows.set(to, found)
  }
  return found
}

/** The best average damage of one shot next round at a target that stays where it is. */
export const reachOf = (
  position: Position,
  unit: Unit,
  pose: Pose,
  stressed: boolean,
  target: Unit,
  at: Pose,
): number => {
  const rows = remember(
    position,
    `reach/${unit.index}/${target.index}/${stressed}`,
    pose,
    () => new Map<Pose, number>(),
  )
  let best = rows.get(at)
  if (best === undefined) {
    best = 0
    const endOf = endsFrom(position, unit, pose)
    for (const option of ready(unit, stressed)) {
      const end = endOf(option)
      if (staysOn(position, unit.base, end))
        best = Math.max(best, average(position, unit, end, target, at, option.difficulty === 'red'))
    }
    rows.set(at, best)
  }
  return best
}
