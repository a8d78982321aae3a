/** Views that show what matters now: table, plan, a ship, two that fight, the whole battle. Each is a function of the picture. */
import { MathUtils, Vector3 } from 'three'
import { type Mat, standardMat } from '../../geometry/index.ts'
import type { CameraProposal, Picture, ShipPicture } from '../../playback/picture.ts'
import { circle } from '../shapes.ts'
import { SHIP_HEIGHT, toScene } from '../space.ts'
import { direction, type Shot, shotOf } from './fit.ts'
import { halfHeight } from './lens.ts'

/**
 * How the viewer wants to look: led by the film; by hand; a plan from straight above; behind a ship; out of its cockpit;
 * past it at whom it has in its sights; in free flight. A ship that is not named is the one whose turn it is.
 */
export type CameraMode =
  | { readonly kind: 'auto' | 'orbit' | 'top' | 'free' }
  | { readonly kind: 'follow' | 'cockpit' | 'target'; readonly ship: string | null }

/** Mm around the ships that a view of the battle holds too: about the longest move. */
const ROOM = 190
/** A long lens: things far off stay large, straight lines stay calm. */
const LENS = 24

const matCorners = ({ width, height }: Mat): Vector3[] =>
  [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([x = 0, y = 0]) => toScene({ x: (x * width) / 2, y: (y * height) / 2 }))

/** The whole mat from the viewer's edge (`home`: azimuth, 0 the south), flatter in a wide view and steeper in a tall one. */
export const tableShot = (aspect: number, home = 0, mat = standardMat): Shot =>
  shotOf(
    matCorners(mat),
    { azimuth: home, polar: aspect > 1.25 ? 44 : aspect > 0.8 ? 34 : 30, fov: LENS },
    aspect,
    0.97,
  )

/** Where a camera that comes from a cockpit, a plan or a flight may be taken in hand: not too near, low or steep. */
export const handy = (shot: Shot): Shot => {
  const half = Math.max(halfHeight(shot), 110)
  const target = shot.target.clone().clamp(new Vector3(-500, 0, -500), new Vector3(500, 60, 500))
  const distance = half / Math.tan((LENS / 2) * MathUtils.DEG2RAD)
  return { target, distance, azimuth: shot.azimuth, polar: MathUtils.clamp(shot.polar, 30, 74), fov: LENS }
}

/** The whole mat as a plan, from straight above. */
export const topShot = (aspect: number, home = 0, mat = standardMat): Shot => ({
  ...shotOf(matCorners(mat), { azimuth: home, polar: 0, fov: 10 }, aspect, 0.96),
  flat: true,
})

/** How far the film's camera has drifted at a time of the film, degrees: slowly to and fro, and nowhere while it stands. */
const drift = (t: number): number => 2.4 * Math.sin(t * 0.21)

/** Points around a ship, `radius` mm wide, for a camera to hold. */
const around = (ship: ShipPicture, radius: number): Vector3[] => [
  // At the ship's height, so that it hangs in the middle of the view, not its base.
  ...circle(ship.pose, radius, 12).map(point => toScene(point, SHIP_HEIGHT * 0.8 + ship.lift)),
  toScene(ship.pose, SHIP_HEIGHT + 30 + ship.lift),
]

const clampTurn = (degrees: number, most: number): number => Math.max(-most, Math.min(most, degrees))

/** Degrees folded to −180 … 180. */
export const fold = (degrees: number): number => ((((degrees + 180) % 360) + 360) % 360) - 180

const shipShot = (ship: ShipPicture, aspect: number, home: number, sway: number): Shot => {
  // From the side on which the ship shows its flank, never far from the viewer's edge.
  const side = clampTurn(fold(ship.pose.heading - home) * 0.25, 28)
  return shotOf(
    around(ship, 118),
    { azimuth: home - side + sway, polar: aspect > 0.9 ? 54 : 44, fov: LENS },
    aspect,
    0.9,
  )
}

const pairShot = (from: ShipPicture, to: ShipPicture, aspect: number, home: number, sway: number): Shot => {
  const line = (Math.atan2(to.pose.x - from.pose.x, to.pose.y - from.pose.y) * 180) / Math.PI - home
  // Square to the line of fire where that is within 40° of the viewer's edge.
  const options = [fold(line + 90), fold(line - 90)].map(degrees => fold(degrees + 180))
  const best = options.reduce((a, b) => (Math.abs(a) <= Math.abs(b) ? a : b))
  const azimuth = home + clampTurn(-best, 40) + sway
  const points = [...around(from, 70), ...around(to, 70)]
  const shot = shotOf(points, { azimuth, polar: aspect > 0.9 ? 55 : 44, fov: LENS }, aspect, 0.78)
  // Both a little under the middle: the dice lie over the upper part of the view.
  const away = direction(azimuth, 90, new Vector3()).multiplyScalar(-shot.distance * 0.045)
  return { ...shot, target: shot.target.add(away) }
}

/** Degrees to either side of a ship, and how far from its middle its firing arc reaches, mm. */
const ARC = { turns: [-40, -20, 0, 20, 40], far: 320 } as const

/** The far edge of a ship's firing arc, as far as it lies on the mat. */
const arcOf = ({ pose }: ShipPicture, { width, height }: Mat): Vector3[] =>
  ARC.turns.map(turn => {
    const way = ((pose.heading + turn) * Math.PI) / 180
    const x = pose.x + ARC.far * Math.sin(way)
    const y = pose.y + ARC.far * Math.cos(way)
    return toScene({
      x: Math.max(-width / 2, Math.min(width / 2, x)),
      y: Math.max(-height / 2, Math.min(height / 2, y)),
    })
  })

/** Everybody in play with room to move; never less than a good part of the mat, so that the camera keeps calm. */
const battleShot = (
  picture: Picture,
  aspect: number,
  home: number,
  {
    only = [],
    arcs = [],
    sway = 0,
  }: Pick<Partial<Wanted>, 'arcs'> & {
    readonly only?: readonly string[]
    readonly sway?: number
  },
): Shot => {
  const here = picture.ships.filter(ship => ship.presence > 0 && (only.length === 0 || only.includes(ship.id)))
  if (here.length === 0) return tableShot(aspect, home, picture.mat)
  const span = (values: readonly number[], side: number, least: number) => {
    const half = side / 2
    const low = Math.max(-half, Math.min(...values) - ROOM)
    const high = Math.min(half, Math.max(...values) + ROOM)
    const spare = Math.max(0, least - (high - low)) / 2
    const middle = Math.max(
      -half + (high - low) / 2 + spare,
      Math.min(half - (high - low) / 2 - spare, (low + high) / 2),
    )
    return [middle - (high - low) / 2 - spare, middle + (high - low) / 2 + spare] as const
  }
  const [west, east] = span(
    here.map(ship => ship.pose.x),
    picture.mat.width,
    520,
  )
  const [south, north] = span(
    here.map(ship => ship.pose.y),
    picture.mat.height,
    420,
  )
  const points = [
    toScene({ x: west, y: south }),
    toScene({ x: east, y: south }),
    toScene({ x: east, y: north }),
    toScene({ x: west, y: north }),
    // Ships at the far edge stand up over it.
    ...here.map(ship => toScene(ship.pose, SHIP_HEIGHT + 40 + ship.lift)),
    ...here.filter(ship => arcs.includes(ship.id)).flatMap(ship => arcOf(ship, picture.mat)),
  ]
  const polar = aspect > 1.2 ? 46 : aspect > 0.8 ? 40 : 30
  return shotOf(points, { azimuth: home + sway * 0.6, polar, fov: LENS }, aspect, 0.97)
}

/** Mm around each ship that a battle's last view holds. */
const LAST_ROOM = 150

/** Who is left when a battle is over, in the middle of the view wherever on the mat that is. */
const endShot = (picture: Picture, aspect: number, home: number, sway: number): Shot => {
  const left = picture.ships.filter(ship => ship.presence > 0)
  if (left.length === 0) return tableShot(aspect, home, picture.mat)
  const polar = aspect > 1.2 ? 50 : aspect > 0.8 ? 44 : 34
  const points = left.flatMap(ship => around(ship, LAST_ROOM))
  return shotOf(points, { azimuth: home + sway * 0.6, polar, fov: LENS }, aspect, 0.9)
}

/**
 * What an open question is about: the table as a whole, or some ships to be seen together; and the edge at which the viewer
 * sits, as the azimuth of the view from there.
 */
export type Wanted = {
  readonly whole: boolean
  readonly frame: readonly string[]
  /** Ships whose firing arcs are drawn for the question. */
  readonly arcs?: readonly string[]
  readonly home?: number
  /** The viewer wants no motion but what is told: nothing drifts. */
  readonly calm?: boolean
}

/**
 * The film's proposal as a shot; a ship that is gone leaves the battle to look at. What a question is about comes first,
 * and while dials are set that is the whole table, where the view is wide enough for ships to stay legible. A battle that is
 * over is about those who are left.
 */
export const proposedShot = (
  proposal: CameraProposal,
  picture: Picture,
  aspect: number,
  { whole, frame, arcs = [], home = 0, calm = false }: Wanted,
): Shot => {
  if (frame.length > 0) return battleShot(picture, aspect, home, { only: frame, arcs })
  const sway = calm ? 0 : drift(picture.t)
  if (picture.result !== null && !whole) return endShot(picture, aspect, home, sway)
  if (whole || (picture.phase === 'planning' && aspect > 0.9)) return tableShot(aspect, home, picture.mat)
  const find = (id: string) => picture.ships.find(ship => ship.id === id)
  if (proposal.shot === 'ship') {
    const ship = find(proposal.ship)
    if (ship) return shipShot(ship, aspect, home, sway)
  }
  if (proposal.shot === 'pair') {
    const from = find(proposal.from)
    const to = find(proposal.to)
    if (from && to) return pairShot(from, to, aspect, home, sway)
  }
  return battleShot(picture, aspect, home, { sway })
}

/** The ships that the film's camera must have in its view: those the question is about, else those of its proposal. */
export const heldBy = (proposal: CameraProposal, { frame }: Wanted): readonly string[] => {
  if (frame.length > 0) return frame
  if (proposal.shot === 'ship') return [proposal.ship]
  return proposal.shot === 'pair' ? [proposal.from, proposal.to] : []
}
