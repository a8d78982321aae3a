/** A manoeuvre’s way over the mat: where the base is at every mm of it, and where it ends. */
import { straightUnit } from './bases.ts'
import { bearingRow, endsSideways } from './bearings.ts'
import { type Frame, setFrame } from './frame.ts'
import { cos, cosDegrees, headingTo, sin, sinDegrees, wrapDegrees } from './maths.ts'
import type { Base, Bearing, Manoeuvre, Pose } from './types.ts'

/**
 * A manoeuvre laid out on the mat: the centre line of the start base, the template's centre line, and a straight final
 * base length, all in mm. `length` is the whole line, `reach` = length − base length is the largest s, `template` the
 * template's own length; a curve has radius, angle (degrees) and side (−1 left, 1 right), a straight has zeros. Without a template
 * (SE-STATION-1) `length` is the base's own, `reach` 0. A slip's path is that of a base turned to the side that goes ahead: `base` and `start`
 * are turned, `end` and every pose asked of it are turned back by `ahead` (GAUNT-SLIP-5).
 */
export type Path = {
  base: Base
  start: Pose
  bearing: Bearing
  speed: number
  length: number
  reach: number
  template: number
  radius: number
  angle: number
  side: -1 | 0 | 1
  ahead?: 90 | -90
  end: Pose
}

/** Centre-line radii in mm of banks and turns by speed. */
const RADII: Record<'bank' | 'turn', readonly number[]> = { bank: [80, 130, 180], turn: [35, 62.5, 90] }

const RADIANS_PER_DEGREE = 0.017453292519943295

/**
 * The base on its way in the path's own axes: x to the curve's side, y ahead, origin at the start centre. (x, y) is the
 * base's centre, (dx, dy) the unit vector it points along.
 */
export type Chord = { x: number; y: number; dx: number; dy: number }

/** A chord to be filled by chordAt. */
export const blankChord = (): Chord => ({ x: 0, y: 0, dx: 0, dy: 1 })

/**
 * Fills in where the base is at s. Its rear middle stands on the line at s, its front middle is the first point ahead
 * at straight distance L; each of the pairs that occur (straight or arc behind, arc or straight ahead) has a closed form.
 */
export const chordAt = (path: Path, s: number, out: Chord): Chord => {
  const length = path.base.length
  const half = length / 2
  const radius = path.radius
  out.dx = 0
  out.dy = 1
  if (radius === 0 || s <= 0) {
    out.x = 0
    out.y = Math.max(0, Math.min(path.reach, s))
    return out
  }
  const sinEnd = sinDegrees(path.angle)
  const cosEnd = cosDegrees(path.angle)
  // The far end of the template.
  const ex = radius * (1 - cosEnd)
  const ey = half + radius * sinEnd
  if (s >= path.reach) {
    out.x = ex + half * sinEnd
    out.y = ey + half * cosEnd
    out.dx = sinEnd
    out.dy = cosEnd
    return out
  }
  const onStraight = s < length
  const turned = onStraight ? 0 : (s - length) / radius
  const sinRear = onStraight ? 0 : sin(turned)
  const cosRear = onStraight ? 1 : cos(turned)
  const bx = radius * (1 - cosRear)
  const by = onStraight ? s - half : half + radius * sinRear
  const wx = ex - bx
  const wy = ey - by
  const square = wx * wx + wy * wy
  if (square < length * length) {
    // The front middle is on the final straight.
    const ahead = wx * sinEnd + wy * cosEnd
    const t = Math.sqrt(ahead * ahead - square + length * length) - ahead
    out.dx = (wx + t * sinEnd) / length
    out.dy = (wy + t * cosEnd) / length
  } else if (onStraight) {
    // The front middle is on the arc: the half-angle tangent solves |front − rear| = L.
    const d = length - s
    const k = length * length - d * d
    const slope = 2 * d * radius
    const u = k / (slope + Math.sqrt(slope * slope + (4 * radius * radius - k) * k))
    const scale = (2 * u * radius) / (1 + u * u)
    out.dx = (scale * u) / length
    out.dy = (d + scale) / length
  } else {
    // Both on the arc: the base points half its own chord's angle further than the tangent at its rear.
    const sinHalf = half / radius
    const cosHalf = Math.sqrt(1 - sinHalf * sinHalf)
    out.dx = sinRear * cosHalf + cosRear * sinHalf
    out.dy = cosRear * cosHalf - sinRear * sinHalf
  }
  out.x = bx + half * out.dx
  out.y = by + half * out.dy
  return out
}

/** Sets a pose from the path's start and a chord of that path; an exact turn in degrees may be given where it is known. */
const placed = (path: Path, chord: Chord, turn?: number): Pose => {
  const { start } = path
  const sinStart = sinDegrees(start.heading)
  const cosStart = cosDegrees(start.heading)
  const right = path.side < 0 ? -chord.x : chord.x
  const change = turn ?? (path.radius === 0 ? 0 : path.side * headingTo(chord.dx, chord.dy))
  return {
    x: start.x + (right * cosStart + chord.y * sinStart),
    y: start.y + (chord.y * cosStart - right * sinStart),
    heading: wrapDegrees(start.heading + change - (path.ahead ?? 0)),
  }
}

/**
 * Lays a manoeuvre out from a pose (ACT-3, ACT-4, MAN-3 … MAN-6). `end` is where it ends unhindered; a Koiogran turn is
 * a straight whose end pose is turned by 180° (KTURN-1), a Segnor's Loop a bank (TFA-SLOOP-1). A Tallon Roll is a turn after which
 * the middle of a side lies against the template's end (TFA-TALLON-1); a stationary one ends where it starts, a slip as the bank or turn of a
 * base that is turned to its side (SE-STATION-1, GAUNT-SLIP-5). Throws for a speed that has no template, and for no bearing.
 */
export const travel = (base: Base, pose: Pose, { bearing, speed }: Manoeuvre): Path => {
  const { template: shape, side, endTurn, ahead } = bearingRow(bearing)
  const stays = shape === 'none'
  const curve = stays || shape === 'straight' ? null : shape
  const radius = curve ? RADII[curve][speed - 1] : 0
  if (radius === undefined || !(speed >= 0) || (stays && speed !== 0))
    throw new RangeError(`no template for ${bearing} ${speed}`)
  const angle = curve === 'bank' ? 45 : curve === 'turn' ? 90 : 0
  const template = curve ? radius * angle * RADIANS_PER_DEGREE : straightUnit * speed
  const flown = ahead === 0 ? base : { length: base.width, width: base.length }
  const length = stays ? base.length : template + 2 * flown.length
  const path: Path = {
    base: flown,
    start: ahead === 0 ? { ...pose } : { ...pose, heading: wrapDegrees(pose.heading + ahead) },
    bearing,
    speed,
    length,
    reach: length - flown.length,
    template,
    radius,
    angle,
    side,
    end: pose,
    ...(ahead === 0 ? {} : { ahead }),
  }
  const chord = chordAt(path, path.reach, blankChord())
  if (endsSideways(bearing)) {
    const nearer = (base.width - base.length) / 2
    chord.x += nearer * chord.dx
    chord.y += nearer * chord.dy
  }
  path.end = placed(path, chord, side * angle + endTurn)
  return path
}

/** A path without what its manoeuvre turns at its end. */
export const unturned = (path: Path): Path => ({
  ...path,
  end: placed(path, chordAt(path, path.reach, blankChord()), path.side * path.angle),
})

/** The same as it is flown and drawn until it turns at its end: a Koiogran turn is its straight, a Tallon Roll its turn. */
export const wayOf = (base: Base, pose: Pose, manoeuvre: Manoeuvre): Path => unturned(travel(base, pose, manoeuvre))

/**
 * The pose at s mm along the path, 0 (start) … path.reach (end); s beyond is held at that end. What a
 * manoeuvre turns at its end shows there alone: anywhere before it the ship flies along the template (KTURN-1).
 */
export const poseAt = (path: Path, s: number): Pose => {
  if (s >= path.reach) return { ...path.end }
  return placed(path, chordAt(path, s, blankChord()))
}

/** Fills a frame with a path's base where it comes to rest: that of a slip lies turned as it flew (GAUNT-SLIP-5). */
export const setResting = (frame: Frame, path: Path, pose: Pose): Frame =>
  setFrame(frame, path.base, path.ahead === undefined ? pose : { ...pose, heading: pose.heading + path.ahead })
