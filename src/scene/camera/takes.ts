/** Turns the director’s takes into camera moves: from an angle that hides nobody, slow, and the same whenever it is asked for. */
import { MathUtils, Vector3 } from 'three'
import { lookOf } from '../../looks/index.ts'
import type { Take } from '../../playback/director/take.ts'
import type { Picture, ShipPicture } from '../../playback/picture.ts'
import { inFlight } from '../flight.ts'
import { circle } from '../shapes.ts'
import { hangsAt, SHIP_HEIGHT, toScene } from '../space.ts'
import { ballOf, OVER_ROCKS } from './clear.ts'
import { chaseAngles, closeShot, hasForeground, mayPass, passBy, rideAlong } from './film-chase.ts'
import { type Angle, direction, fitIn, type Room, type Shot } from './fit.ts'
import { tableShot } from './shots.ts'
import { wayCamera } from './way.ts'

/** Attacker and defender in the central 80 %; below the tray, which lies over the upper part of the view. */
const DUEL: Room = { side: 0.8, low: -0.84, high: 0.22 }
const TALL: Room = { side: 0.8, low: -0.78, high: 0.22 }
/** The same where no tray lies there: in the middle, between the overlays of a stream above and below. */
const BARE: Room = { side: 0.8, low: -0.54, high: 0.58 }
/** Everything else: nothing lies over it. */
const WHOLE: Room = { side: 0.82, low: -0.8, high: 0.74 }

/** What a take's camera must know beside the take. */
export type Place = {
  /** Width to height of what panels leave free of the view. */
  readonly aspect: number
  /** The edge at which the viewer sits, as the azimuth of the view from there. */
  readonly home: number
  /** No camera moves. */
  readonly calm: boolean
  /** Every ship flies at its own height. */
  readonly aloft: boolean
  /** Dice lie in the view. */
  readonly tray: boolean
}

/** The camera of a take at a moment within it: a function of that moment's picture alone. */
export type TakeCamera = (picture: Picture) => Shot

/** A ship's model as points for a camera to hold, `radius` mm wide. */
const hull = (ship: ShipPicture, radius: number): Vector3[] => {
  const at = hangsAt(ship)
  return circle({ x: at.x, y: -at.z }, radius, 10).flatMap(point => [-14, 20].map(up => toScene(point, at.y + up)))
}

/** The base that a ship stands on, where bases are drawn. */
const footOf = ({ pose }: ShipPicture, { aloft }: Place): Vector3[] =>
  aloft ? [] : circle(pose, 24, 6).map(point => toScene(point))

/** Where manoeuvres may take a ship from where it stands: degrees off its heading, and mm. */
const WAYS = [
  [0, 245],
  [30, 200],
  [-30, 200],
  [55, 165],
  [-55, 165],
] as const
const reach = ({ pose, lift }: ShipPicture): Vector3[] =>
  WAYS.map(([turn, far]) => {
    const way = (pose.heading + turn) * MathUtils.DEG2RAD
    return toScene({ x: pose.x + far * Math.sin(way), y: pose.y + far * Math.cos(way) }, SHIP_HEIGHT + lift)
  })

const ray = new Vector3()
const nearest = new Vector3()

/** How many of a take's ships somebody or something hides from a place: other ships, and rocks in the way. */
const hidden = (eye: Vector3, subjects: readonly ShipPicture[], picture: Picture): number => {
  let count = 0
  const aims = subjects.map(ship => hangsAt(ship))
  for (const [index, aim] of aims.entries()) {
    ray.copy(aim).sub(eye)
    const far = ray.length()
    ray.normalize()
    /** How far the line of sight passes by a point, mm; Infinity behind either end. */
    const past = (point: Vector3): number => {
      const along = nearest.copy(point).sub(eye).dot(ray)
      if (along < 0 || along > far - 12) return Infinity
      return nearest.copy(eye).addScaledVector(ray, along).distanceTo(point)
    }
    const ship = subjects[index]!
    const ships = picture.ships.some(
      other => other.id !== ship.id && other.presence > 0.3 && past(hangsAt(other)) < ballOf(other.base) * 0.62,
    )
    const rocks = picture.objects.some(({ pose, polygon, presence }) => {
      if (presence <= 0.3) return false
      const radius = Math.max(...polygon.map(at => Math.hypot(at.x - pose.x, at.y - pose.y)))
      const middle = toScene(pose, OVER_ROCKS * 0.35)
      return past(middle) < radius * 0.85
    })
    if (ships || rocks) count += 1
  }
  return count
}

const placed = new Vector3()
/** Where the camera of a shot stands. */
const eyeOf = (shot: Shot): Vector3 =>
  direction(shot.azimuth, shot.polar, placed).multiplyScalar(shot.distance).add(shot.target)

/**
 * The first of some angles from which all of a take's ships are seen; else the one from which most are. With an aspect: the first of
 * those that have something in the foreground, too.
 */
const clearest = (
  angles: readonly Angle[],
  make: (angle: Angle) => Shot,
  subjects: readonly ShipPicture[],
  picture: Picture,
  deep: number | null = null,
): Shot => {
  if (deep !== null)
    for (const angle of angles) {
      const shot = make(angle)
      if (hidden(eyeOf(shot), subjects, picture) === 0 && hasForeground(shot, subjects, picture, deep)) return shot
    }
  let best: { readonly shot: Shot; readonly hidden: number } | null = null
  for (const angle of angles) {
    const shot = make(angle)
    const count = hidden(eyeOf(shot), subjects, picture)
    if (!best || count < best.hidden) best = { shot, hidden: count }
    if (count === 0) break
  }
  return best!.shot
}

/** From an angle upwards: whatever is in the way is looked over. */
const rising = (angle: Angle, steps = 7): Angle[] =>
  Array.from({ length: steps }, (_, step) => ({ ...angle, polar: Math.max(18, angle.polar - 6 * step) }))

/** How far around the attacker the camera of a duel stands: 0 behind it, 90 beside the line of fire, 180 behind the defender. */
const AROUND = { shoulder: 17, pair: 74, dice: 112, reverse: 157 } as const
/** The same where the view is taller than wide: the line of fire runs up the view. */
const AROUND_TALL = { shoulder: 20, pair: 34, dice: 30, reverse: 152 } as const
const POLAR = { shoulder: 73, pair: 66, dice: 60, reverse: 71 } as const

const duelShot = (take: Take, from: ShipPicture, to: ShipPicture, picture: Picture, place: Place): Shot => {
  const { aspect } = place
  const kind = take.kind as keyof typeof AROUND
  const dx = to.pose.x - from.pose.x
  const dy = to.pose.y - from.pose.y
  const line = Math.atan2(dx, dy) * MathUtils.RAD2DEG
  const tall = aspect < 0.9
  // Close together they would cover each other from low behind: further to the side, and higher.
  const near = MathUtils.clamp(1 - (Math.hypot(dx, dy) - 70) / 170, 0, 1)
  const along = kind === 'shoulder' || kind === 'reverse'
  const turn = (tall ? AROUND_TALL : AROUND)[kind] + (kind === 'shoulder' ? 24 : kind === 'reverse' ? -24 : 0) * near
  const film = take.manner === 'cinematic'
  const polar = POLAR[kind] + (film ? 8 : 0) - (along ? 9 * near : 0) - (tall ? 12 : 0)
  const angle = { azimuth: take.side * turn - line, polar, fov: film ? 24 : 30 }
  const points = [from, to].flatMap(ship => [...hull(ship, film ? 25 : 34), ...footOf(ship, place)])
  const room = place.tray ? (tall ? TALL : DUEL) : BARE
  const deep = film && !along ? aspect : null
  return clearest(rising(angle), one => fitIn(points, one, aspect, room), [from, to], picture, deep)
}

/** A plan is turned if the camera comes so much nearer by it. */
const TURNS_PLAN = 0.8

/** Everybody in play, or some of them with room to move. */
const wideShot = (take: Take, ships: readonly ShipPicture[], picture: Picture, place: Place): Shot => {
  const { aspect, home } = place
  if (ships.length === 0) return tableShot(aspect, home, picture.mat)
  const film = take.manner === 'cinematic'
  const points =
    take.ships.length > 0
      ? ships.flatMap(ship => [...hull(ship, 55), ...reach(ship)])
      : ships.flatMap(ship => hull(ship, 70))
  const polar = (take.kind === 'plan' ? 16 : aspect > 0.9 ? 63 : 44) + (film && take.kind !== 'plan' ? 10 : 0)
  const fov = take.kind === 'plan' ? 14 : film ? 20 : 24
  if (take.kind === 'plan') {
    const around = ships.flatMap(ship => hull(ship, 100))
    const [straight, turned] = [0, 90].map(turn => fitIn(around, { azimuth: home + turn, polar, fov }, aspect, WHOLE))
    // From the side edge, if the ships are far larger from there: the longer way lies along the longer side of the view.
    return turned!.distance < straight!.distance * TURNS_PLAN ? turned! : straight!
  }
  // From where the ships are largest, of some places around the viewer's edge.
  const lean = ((take.seed % 5) - 2) * 4
  const angles = [0, 24, -24, 46, -46].map(turn => ({ azimuth: home + lean + turn, polar, fov }))
  const shots = angles.map(angle => fitIn(points, angle, aspect, WHOLE))
  return shots.reduce((a, b) => (b.distance < a.distance * 0.94 ? b : a))
}

/** How a take moves: degrees around its target and shares of its distance in a second. */
const MOVES = { wide: [1.6, 0.006], plan: [0, 0.004], chase: [2.2, 0.012], blast: [3, -0.02] } as const
const DUEL_MOVE = [1.5, 0.01] as const
/** Seconds in which a take comes as near as it comes, and after which it does not turn any further. */
const NEARING = 5
const TURNING = 9

/** A shot after so many seconds of a take: a slow drift to the side it is on, and a slow push. */
const moved = (shot: Shot, take: Take, seconds: number): Shot => {
  const [turn, push] = take.kind in MOVES ? MOVES[take.kind as keyof typeof MOVES] : DUEL_MOVE
  const share = take.manner === 'cinematic' ? 0.55 : 1
  const turned = take.side * turn * MathUtils.clamp(seconds, 0, TURNING) * share
  // What it was made for it holds when it is nearest.
  const left = push * (NEARING - MathUtils.clamp(seconds, 0, NEARING)) * share
  return { ...shot, azimuth: shot.azimuth + turned, distance: shot.distance * (1 + left) }
}

/** The same without turning: who rides behind a ship stays there. */
const pushed = (shot: Shot, take: Take, seconds: number): Shot => ({
  ...moved(shot, take, seconds),
  azimuth: shot.azimuth,
})

/** A chase as a film has it: close and low behind the ship and leaning with it, or from beside its way as it goes by. */
const filmedChase = (take: Take, ship: ShipPicture, opening: Picture, { aspect }: Place): TakeCamera => {
  const passes = take.seed % 3 === 0 && mayPass(ship, opening)
  const close = () =>
    clearest(chaseAngles(take, ship), angle => closeShot(ship, angle, aspect), [ship], opening, aspect)
  const camera = passes ? passBy(take, ship, aspect) : rideAlong(ship, close())
  return picture => {
    const shot = camera(picture.ships.find(one => one.id === ship.id) ?? ship)
    return passes ? shot : pushed(shot, take, picture.t - take.start)
  }
}

/** A chase: the camera flies along with the ship, looking the way it looked as the take began. */
const chaseCamera = (take: Take, ship: ShipPicture, opening: Picture, place: Place): TakeCamera => {
  const { aspect, calm } = place
  const polar = aspect > 0.9 ? 68 : 58
  const { chase } = lookOf(ship.chassis)
  const angles = [take.side, -take.side].flatMap(side =>
    rising({ azimuth: -ship.pose.heading + side * chase, polar, fov: 32 }, 4),
  )
  if (calm) {
    const points = [...hull(ship, 40), ...reach(ship)]
    const shot = clearest(angles, angle => fitIn(points, angle, aspect, WHOLE), [ship], opening)
    return () => shot
  }
  const points = hull(ship, 62)
  const first = clearest(
    angles,
    angle => fitIn(points, angle, aspect, { side: 0.8, low: -0.7, high: 0.5 }),
    [ship],
    opening,
  )
  const off = first.target.clone().sub(hangsAt(ship))
  return picture => {
    const now = picture.ships.find(one => one.id === ship.id) ?? ship
    // With its base, and half way with what its model does: a loop is seen as one.
    const at = toScene(now.pose, SHIP_HEIGHT + now.lift * 0.5 + ship.lift * 0.5)
    const target = at.add(off)
    return moved({ ...first, target }, take, picture.t - take.start)
  }
}

const blastShot = (
  take: Take,
  ship: ShipPicture,
  by: ShipPicture | null,
  picture: Picture,
  { aspect, home }: Place,
) => {
  const line = by ? Math.atan2(ship.pose.x - by.pose.x, ship.pose.y - by.pose.y) * MathUtils.RAD2DEG : 90 - home
  const film = take.manner === 'cinematic'
  const polar = (aspect > 0.9 ? 69 : 60) + (film ? 4 : 0)
  // The wreck comes first; whoever shot stays in the view where that costs little.
  const angle = { azimuth: take.side * 62 - line, polar, fov: 28 }
  const points = hull(ship, film ? 84 : 105)
  return clearest(rising(angle), one => fitIn(points, one, aspect, WHOLE), [ship], picture)
}

/** The camera of a take. What it is made from is the take's opening, so it is the same whenever it is asked for. */
export const cameraOf = (take: Take, place: Place): TakeCamera => {
  if (take.way) return wayCamera(take.way, place)
  const opening = place.aloft ? inFlight(take.opening, place.calm) : take.opening
  const here = opening.ships.filter(ship => ship.presence > 0.3)
  const [first = null, second = null] = take.ships.map(id => here.find(ship => ship.id === id) ?? null)
  if (take.kind === 'chase' && first)
    return take.manner === 'cinematic' && !place.calm
      ? filmedChase(take, first, opening, place)
      : chaseCamera(take, first, opening, place)
  const some = take.ships.length > 0 ? here.filter(ship => take.ships.includes(ship.id)) : here
  const duel = take.kind === 'shoulder' || take.kind === 'pair' || take.kind === 'dice' || take.kind === 'reverse'
  const shot =
    duel && first && second
      ? duelShot(take, first, second, opening, place)
      : take.kind === 'blast' && first
        ? blastShot(take, first, second, opening, place)
        : wideShot(take, some, opening, place)
  return picture => (place.calm ? shot : moved(shot, take, picture.t - take.start))
}
