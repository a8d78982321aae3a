/** How a ship hangs in the air while its base travels: it leads with its nose, banks, settles; bumps, scrapes, rolls. */
import { bearingRow, cosDegrees, type Path, type Pose, poseAt, sinDegrees, wayOf } from '../geometry/index.ts'
import { type EventOf, type ManoeuvreKey, manoeuvre } from '../rules/index.ts'
import { loop } from './loop.ts'
import type { ShipPicture } from './picture.ts'
import { compass, hump, mix, signedDegrees, smooth, span } from './tools.ts'

/** The part of a ShipPicture that a flight changes. */
export type Attitude = Pick<ShipPicture, 'pose' | 'roll' | 'pitch' | 'yaw' | 'drift' | 'lift' | 'thrust'>

/** Highest bank in degrees (bank template, turn template), and the share of it that the ship rolls over when it settles. */
const BANK = { straight: 0, bank: 35, turn: 60, none: 0 }
const OVERSHOOT = 0.2
/** How far ahead on its path the nose of a ship points, mm; how far it swings past at the end, degrees. */
const LEAD = 14
const SWING = 5
/** The nose lifts as engines push and dips as they brake, degrees at speed 5. */
const SQUAT = 6

/** The model straight over its peg. */
export const NO_DRIFT = { x: 0, y: 0 } as const

/** What a flight is drawn from. `s`: how far along its path it goes, mm; `endTurn`: by how much it turns at its end, degrees. */
export type Flight = {
  readonly path: Path
  readonly s: number
  readonly from: Pose
  readonly to: Pose
  readonly endTurn: number
  readonly bumped: boolean
  /** Moments (progress of the whole beat) at which it scrapes over a rock. */
  readonly jolts?: readonly number[]
}

/** The flight of a ship with that base; what turns at its end flies along its template first. */
export function flightOf(
  base: ShipPicture['base'],
  event: {
    manoeuvre: ManoeuvreKey
    from: Pose
    to: Pose
    s: number
    overlapped: readonly string[]
    endTurnCancelled: boolean
  },
): Flight {
  const { bearing, speed } = manoeuvre(event.manoeuvre)
  const { endTurn } = bearingRow(bearing)
  return {
    path: wayOf(base, event.from, { bearing, speed }),
    s: event.s,
    from: event.from,
    to: event.to,
    endTurn: event.endTurnCancelled ? 0 : endTurn,
    bumped: event.overlapped.length > 0,
  }
}

/** The flight of a boost: over a template of speed 1, with more push than that. */
export function boostOf(base: ShipPicture['base'], { bearing, from, to }: EventOf<'boosted'>): Flight {
  const path = { ...wayOf(base, from, { bearing, speed: 1 }), speed: 4 }
  return { path, s: path.reach, from, to, endTurn: 0, bumped: false }
}

/** Shares of the beat between which a flight along its template lies: to its end, and before it loops or rolls there. */
const CRUISE = [0.08, 0.84] as const
const RUN_UP = [0.04, 0.46] as const
/** The share of a flight after which a ship that is in another's way feels it. */
export const BUMP = 0.78

/** The progress of the beat at which a share of the way (0 … 1) lies behind the ship, to within a hundredth. */
export function cruising(flight: Flight, share: number): number {
  const [from, to] = flight.endTurn === 0 ? CRUISE : RUN_UP
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
export function level(pose: Pose): Attitude {
  return { pose, roll: 0, pitch: 0, yaw: 0, drift: NO_DRIFT, lift: 0, thrust: 0 }
}

/** A swing that dies away over 0 … 1: out, back past the middle, and at rest. */
export function swing(x: number): number {
  return x <= 0 || x >= 1 ? 0 : sinDegrees(450 * x) * (1 - x) * (1 - x)
}

/** The share of a flight after which a ship that may not be seen to move is where it goes. */
const CUT = 0.5

/**
 * A ship on its way at `progress` of the whole beat; `side` (−1, 1) is where a Koiogran turn leans, others to their own side; `still`: it is at its
 * start, and then, by a cut, at its end.
 */
export function fly(flight: Flight, progress: number, side: 1 | -1, still: boolean): Attitude {
  if (progress <= 0) return level(flight.from)
  if (progress >= 1) return level(flight.to)
  if (still) return level(progress < CUT ? flight.from : flight.to)
  if (flight.endTurn === 0) return cruise(flight, progress)
  return flight.endTurn === 180 ? flip(flight, progress, side) : twist(flight, progress)
}

/** The share of full thrust while `u` of the way in time is gone: up quickly, down at the end. */
function throttle(flight: Flight, u: number): number {
  return (Math.min(flight.path.speed, 5) / 5) * Math.min(smooth(span(u, 0, 0.2)), 1 - smooth(span(u, 0.7, 1)))
}

function cruise(flight: Flight, progress: number): Attitude {
  const { path, s } = flight
  const u = span(progress, CRUISE[0], CRUISE[1])
  const gone = s * smooth(u)
  const pose = u >= 1 ? flight.to : poseAt(path, gone)
  const thrust = throttle(flight, u)
  const curve = BANK[bearingRow(path.bearing).template]
  const share = smooth(span(progress, 0.03, 0.28)) * (1 - smooth(span(progress, 0.56, 0.84)))
  const reached = path.reach > 0 ? Math.min(1, s / path.reach) : 0
  const nose = signedDegrees(poseAt(path, Math.min(s, gone + LEAD)).heading - pose.heading)
  const settling = swing(span(progress, 0.8, 1))
  const jolt = flight.bumped ? bumped(progress) : 0
  const scraped = shaken(flight, progress) * (1 - span(progress, 0.9, 1))
  const swung = curve > 0 ? path.side * SWING * reached * settling : 0
  const push = (Math.min(path.speed, 5) / 5) * SQUAT
  return {
    pose,
    roll: path.side * curve * reached * (share - OVERSHOOT * settling) + 5 * jolt + 8 * scraped,
    pitch: push * (hump(span(progress, 0.02, 0.4)) - 0.7 * settling) - 8 * jolt + 3 * scraped,
    yaw: nose * smooth(span(progress, 0, 0.14)) + swung + 4 * jolt,
    drift: jolt === 0 ? NO_DRIFT : along(pose.heading, 6 * jolt),
    lift: 4 * Math.abs(scraped),
    thrust,
  }
}

/** How hard a bump is felt at `progress` of the flight that ends in it, −1 … 1. */
export function bumped(progress: number): number {
  return swing(span(progress, BUMP, 1))
}

/** A way of mm along a heading. */
export function along(heading: number, mm: number): { x: number; y: number } {
  return { x: 0 + mm * sinDegrees(heading), y: 0 + mm * cosDegrees(heading) }
}

function flip(flight: Flight, progress: number, lean: 1 | -1): Attitude {
  const side = flight.path.side === 0 ? lean : flight.path.side
  const u = span(progress, RUN_UP[0], RUN_UP[1])
  const thrust = throttle(flight, u * 0.7 + 0.3 * span(progress, 0.5, 0.96))
  const gone = poseAt(flight.path, flight.s * smooth(u))
  const turned = side * 180 * smooth(span(progress, 0.44, 0.84))
  const place = u >= 1 ? flight.to : gone
  const heading = turned * side >= 180 ? flight.to.heading : compass(gone.heading + turned)
  return { ...loop(gone.heading, heading, progress, side), pose: { x: place.x, y: place.y, heading }, thrust }
}

/** Along the template with its nose ahead, then once about its own axis while the base turns on and slides into its place. */
function twist(flight: Flight, progress: number): Attitude {
  const { path, s, to, endTurn } = flight
  const side = endTurn < 0 ? -1 : 1
  const u = span(progress, RUN_UP[0], RUN_UP[1])
  const v = smooth(span(progress, 0.4, 0.86))
  const gone = poseAt(path, s * smooth(u))
  const settling = swing(span(progress, 0.8, 1))
  const pose = {
    x: mix(gone.x, to.x, v),
    y: mix(gone.y, to.y, v),
    heading: v >= 1 ? to.heading : compass(gone.heading + endTurn * v),
  }
  const bank = BANK.turn * smooth(span(progress, 0.03, 0.24)) * (1 - v)
  return {
    pose,
    roll: signedDegrees(side * (bank + 360 * v + 12 * settling)),
    pitch: 6 * hump(v),
    yaw: signedDegrees(side * 8 * hump(v)),
    drift: NO_DRIFT,
    lift: 16 * hump(v),
    thrust: throttle(flight, u * 0.7 + 0.3 * span(progress, 0.5, 0.96)),
  }
}

/** A barrel roll at `progress`: slides from pose to pose and turns once about its own axis (`side`: −1 left, 1 right). */
export function rollOver(from: Pose, to: Pose, side: 1 | -1, progress: number, still: boolean): Attitude {
  if (progress <= 0) return level(from)
  if (progress >= 1) return level(to)
  if (still) return level(progress < CUT ? from : to)
  const u = smooth(span(progress, 0.08, 0.84))
  const pose = { x: mix(from.x, to.x, u), y: mix(from.y, to.y, u), heading: to.heading }
  const settling = swing(span(progress, 0.78, 1))
  return {
    pose,
    roll: signedDegrees(side * (360 * u + 12 * settling)),
    pitch: 5 * hump(u),
    yaw: signedDegrees(side * 6 * hump(u)),
    drift: NO_DRIFT,
    lift: 14 * hump(u),
    thrust: 0.4 * hump(u),
  }
}

/** A pose moved straight ahead by mm. */
export function ahead(pose: Pose, mm: number): Pose {
  const way = along(pose.heading, mm)
  return { x: pose.x + way.x, y: pose.y + way.y, heading: pose.heading }
}
