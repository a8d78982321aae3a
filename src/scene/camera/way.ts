/** A camera that flies from place to place over the table, and looks around at each. */
import { MathUtils } from 'three'
import type { Waypoint } from '../../playback/director/take.ts'
import { SHIP_HEIGHT, toScene } from '../space.ts'
import { fitIn, type Room, type Shot } from './fit.ts'
import { type Look, lookOf, shotFrom } from './look.ts'
import type { Place, TakeCamera } from './takes.ts'

/** What the view holds of a place: words lie over its foot. */
const ROOM: Room = { side: 0.86, low: -0.82, high: 0.8 }
/** A long lens: the table is calm. */
const LENS = 26
/** Seconds from one place to the next, and of looking around at it; degrees and shares of what is seen in a second. */
const FLIGHT = 2.4
const LOOKS = 8
const TURNS = 1.5
const NEARS = 0.012
/** Where the view is taller than wide the table is looked at so much steeper, degrees. */
const STEEPER = 16

/** Where the flight comes from: degrees aside and lower, and so much nearer. */
const APPROACH = { turn: -32, polar: 17, near: 0.22 } as const

/** Slow away, slow to rest. */
const eased = (share: number): number => {
  const s = MathUtils.clamp(share, 0, 1)
  return s * s * s * (s * (6 * s - 15) + 10)
}

/** The look at a place. */
const lookAt = ({ points, turn, polar }: Waypoint, { aspect, home }: Place): Look => {
  const angle = { azimuth: home + turn, polar: aspect < 0.9 ? Math.max(24, polar - STEEPER) : polar, fov: LENS }
  // On the mat, and as high as ships fly.
  const held = points.flatMap(point => [toScene(point), toScene(point, SHIP_HEIGHT)])
  return lookOf(fitIn(held, angle, aspect, ROOM))
}

/** A look after so many seconds of looking around, to one side or the other. */
const drifted = ([x, y, z, size = 0, azimuth = 0, ...rest]: Look, seconds: number, side: number): Look => {
  const s = MathUtils.clamp(seconds, 0, LOOKS)
  return [x!, y!, z!, size - NEARS * s, azimuth + side * TURNS * s, ...rest]
}

/** The look from which a flight comes to its first place. */
const approach = ([x, y, z, size = 0, azimuth = 0, polar = 0, ...rest]: Look): Look => [
  x!,
  y!,
  z!,
  size - APPROACH.near,
  azimuth + APPROACH.turn,
  polar + APPROACH.polar,
  ...rest,
]

/** The camera of a way: a function of the film's time alone. Where nothing may move it cuts from place to place, and stands. */
export const wayCamera = (way: readonly Waypoint[], place: Place): TakeCamera => {
  const looks = way.map(one => lookAt(one, place))
  return ({ t }): Shot => {
    const n = Math.max(
      0,
      way.findLastIndex(({ start }) => start <= t),
    )
    const now = looks[n]!
    if (place.calm) return shotFrom(now)
    const side = n % 2 === 0 ? 1 : -1
    const here = drifted(now, t - way[n]!.start, side)
    const share = eased((t - way[n]!.start) / FLIGHT)
    if (share >= 1) return shotFrom(here)
    const before = looks[n - 1]
    const from = before ? drifted(before, t - way[n - 1]!.start, -side) : approach(now)
    return shotFrom(from.map((value, at) => MathUtils.lerp(value, here[at]!, share)))
  }
}
