/** How a ship hangs in the air while its base travels: banking, the half loop of a Koiogran turn, a bump, a roll. */
import { cosDegrees, headingTo, type Path, type Pose, poseAt, sinDegrees, travel } from '../geometry/index.ts'
import { type ManoeuvreKey, manoeuvre } from '../rules/index.ts'
import type { ShipPicture } from './picture.ts'
import { compass, hump, mix, signedDegrees, smooth, span } from './tools.ts'

/** The part of a ShipPicture that a flight changes. */
export type Attitude = Pick<ShipPicture, 'pose' | 'roll' | 'pitch' | 'lift' | 'thrust'>

/** Highest bank in degrees (bank template, turn template), and the share of it that the ship rolls over when it settles. */
const BANK = { bank: 35, turn: 60 }
const OVERSHOOT = 0.12

/** The half loop's plane stands at this angle to the mat, so that the heading turns without a jump; its height in mm. */
const LOOP_TILT = 60
const LOOP_HEIGHT = 60

/** What a flight is drawn from. `s`: how far along its path it goes, mm; `flips`: the Koiogran turn is carried out. */
export type Flight = {
  readonly path: Path
  readonly s: number
  readonly from: Pose
  readonly to: Pose
  readonly flips: boolean
  readonly bumped: boolean
  /** Moments (progress of the whole beat) at which it scrapes over a rock. */
  readonly jolts?: readonly number[]
}

/** The flight of a ship with that base; a Koiogran turn flies its straight first. */
export function flightOf(
  base: ShipPicture['base'],
  event: {
    manoeuvre: ManoeuvreKey
    from: Pose
    to: Pose
    s: number
    overlapped: readonly string[]
    koiogranCancelled: boolean
  },
): Flight {
  const { bearing, speed } = manoeuvre(event.manoeuvre)
  const koiogran = bearing === 'koiogran'
  return {
    path: travel(base, event.from, { bearing: koiogran ? 'straight' : bearing, speed }),
    s: event.s,
    from: event.from,
    to: event.to,
    flips: koiogran && !event.koiogranCancelled,
    bumped: event.overlapped.length > 0,
  }
}

/** Shares of the beat between which the straight part of a flight lies: along a template, and before a loop. */
const CRUISE = [0.08, 0.84] as const
const RUN_UP = [0.05, 0.5] as const

/** The progress of the beat at which a share of the way (0 … 1) lies behind the ship, to within a hundredth. */
export function cruising(flight: Flight, share: number): number {
  const [from, to] = flight.flips ? RUN_UP : CRUISE
  let u = 0
  while (u < 1 && smooth(u) < share) u += 0.01
  return mix(from, to, Math.min(1, u))
}

/** How hard a ship is shaken at `progress` by the rocks it has scraped over, −1 … 1, dying away. */
function shaken(flight: Flight, progress: number): number {
  let shake = 0
  for (const when of flight.jolts ?? []) {
    const gone = span(progress, when, when + 0.22)
    if (gone > 0 && gone < 1) shake += sinDegrees(720 * gone) * (1 - gone) * (1 - gone)
  }
  return Math.max(-1, Math.min(1, shake))
}

/** Level flight at a pose. */
function level(pose: Pose): Attitude {
  return { pose, roll: 0, pitch: 0, lift: 0, thrust: 0 }
}

/** A ship on its way at `progress` of the whole beat; `side` (−1, 1) is where a Koiogran turn leans. */
export function fly(flight: Flight, progress: number, side: 1 | -1, still: boolean): Attitude {
  if (progress <= 0) return level(flight.from)
  if (progress >= 1) return level(flight.to)
  return flight.flips ? flip(flight, progress, side, still) : cruise(flight, progress, still)
}

/** The share of full thrust while `u` of the way in time is gone: up quickly, down at the end. */
function throttle(flight: Flight, u: number): number {
  return (Math.min(flight.path.speed, 5) / 5) * Math.min(smooth(span(u, 0, 0.2)), 1 - smooth(span(u, 0.7, 1)))
}

function cruise(flight: Flight, progress: number, still: boolean): Attitude {
  const { path, s } = flight
  const u = span(progress, CRUISE[0], CRUISE[1])
  const pose = u >= 1 ? flight.to : poseAt(path, s * smooth(u))
  const thrust = throttle(flight, u)
  if (still) return { ...level(pose), thrust }
  const curve = path.bearing.startsWith('turn') ? BANK.turn : path.bearing.startsWith('bank') ? BANK.bank : 0
  const share = smooth(span(progress, 0.04, 0.3)) * (1 - smooth(span(progress, 0.58, 0.86)))
  const settling = OVERSHOOT * hump(span(progress, 0.8, 1))
  const reached = path.reach > 0 ? Math.min(1, s / path.reach) : 0
  const shake = flight.bumped ? span(progress, 0.8, 1) : 0
  const jolt = shake > 0 ? sinDegrees(540 * shake) * (1 - shake) * (1 - shake) : 0
  const scraped = shaken(flight, progress) * (1 - span(progress, 0.9, 1))
  return {
    pose,
    roll: path.side * curve * reached * (share - settling) + 5 * jolt + 8 * scraped,
    pitch: 0 - 7 * jolt + 3 * scraped,
    lift: 4 * Math.abs(scraped),
    thrust,
  }
}

function flip(flight: Flight, progress: number, side: 1 | -1, still: boolean): Attitude {
  const u = span(progress, RUN_UP[0], RUN_UP[1])
  const thrust = throttle(flight, u * 0.7 + 0.3 * span(progress, 0.5, 0.96))
  if (still) {
    const pose = progress < 0.6 ? poseAt(flight.path, flight.s * smooth(u)) : flight.to
    return { ...level(pose), thrust }
  }
  const straight = poseAt(flight.path, flight.s * smooth(u))
  // The nose runs along a great circle: ahead, up and over to the side, back.
  const along = 180 * smooth(span(progress, 0.44, 0.88))
  const across = sinDegrees(along)
  const up = across * sinDegrees(LOOP_TILT)
  const turned = side * headingTo(across * cosDegrees(LOOP_TILT), cosDegrees(along))
  const x = span(progress, 0.44, 0.99)
  return {
    pose: {
      x: u >= 1 ? flight.to.x : straight.x,
      y: u >= 1 ? flight.to.y : straight.y,
      heading: along >= 180 ? flight.to.heading : compass(flight.from.heading + turned),
    },
    roll: signedDegrees(side * 360 * smooth(x)),
    pitch: headingTo(up, Math.sqrt(Math.max(0, 1 - up * up))),
    lift: LOOP_HEIGHT * hump(x),
    thrust,
  }
}

/** A barrel roll at `progress`: slides from pose to pose and turns once about its own axis (`side`: −1 left, 1 right). */
export function rollOver(from: Pose, to: Pose, side: 1 | -1, progress: number, still: boolean): Attitude {
  if (progress <= 0) return level(from)
  if (progress >= 1) return level(to)
  const u = smooth(span(progress, 0.08, 0.9))
  const pose = { x: mix(from.x, to.x, u), y: mix(from.y, to.y, u), heading: to.heading }
  if (still) return level(pose)
  return { pose, roll: signedDegrees(side * 360 * u), pitch: 0, lift: 14 * hump(u), thrust: 0.4 * hump(u) }
}

/** A pose moved straight ahead by mm. */
export function ahead(pose: Pose, mm: number): Pose {
  return {
    x: pose.x + mm * sinDegrees(pose.heading),
    y: pose.y + mm * cosDegrees(pose.heading),
    heading: pose.heading,
  }
}
