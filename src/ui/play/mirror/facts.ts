/**
 * The board without a picture: what lies where, as seen from each ship. Only of what `picture` shows, measured by the kernel
 * of the rules. Lengths in mm on the mat, degrees clockwise from north.
 */
import {
  type Body,
  CONTACT,
  corners,
  type Edge,
  edgeDistance,
  gap,
  headingTo,
  overlapsPolygon,
  polygonGap,
  type Vec,
  wrapDegrees,
} from '../../../geometry/index.ts'
import { apart, inArc, shipsInPlay } from '../../../playback/measure.ts'
import { lyingIn } from '../../../playback/objects.ts'
import type { ObjectPicture, Picture, ShipPicture } from '../../../playback/picture.ts'
import type { Catalog, Side } from '../../../rules/index.ts'
import { hostile } from '../../../rules/index.ts'

/** How far somebody is from a ship, and in which direction. */
export type Other = {
  readonly id: string
  readonly kind: 'enemy' | 'friend' | 'obstacle' | 'satellite'
  /** Where it lies by the ship's own clock: 12 straight ahead, 3 to its right; null: under the ship. */
  readonly clock: number | null
  /** From base to base; of a target in arc: to the nearest part of it in the arc (RANGE-6). */
  readonly mm: number
  /** null: beyond range 3. */
  readonly band: 1 | 2 | 3 | null
  readonly touching: boolean
  /** null: the ship has no guns, or this is nobody to shoot at. */
  readonly inArc: boolean | null
  /** The ship is in the other's arc and within range 3; null as above. */
  readonly inItsArc: boolean | null
  /** Something lies in the way of the shot (OBST-11). */
  readonly obstructed: boolean
}

/** A ship and the table around it. */
export type Surroundings = {
  readonly ship: ShipPicture
  /** Which of eight winds its nose points to: 0 north, 2 east … */
  readonly wind: number
  /** The nearest edge across and the nearest along the mat, how far its base is from them. */
  readonly edges: readonly { readonly edge: Edge; readonly mm: number }[]
  readonly enemies: readonly Other[]
  /** Own ships within range 1: one runs into them. */
  readonly friends: readonly Other[]
  readonly obstacles: readonly Other[]
  readonly satellites: readonly Other[]
}

const CLOCK = 30
const WIND = 45
/** Rocks farther than this are told only with themselves. */
const NEAR = 200

const bandOf = (mm: number): 1 | 2 | 3 | null =>
  mm <= 100 + CONTACT ? 1 : mm <= 200 + CONTACT ? 2 : mm <= 300 + CONTACT ? 3 : null

/** Where a place lies by the clock of a body: 1 … 12, 12 ahead. */
export function clockOf({ pose }: Body, at: Vec): number {
  const turn = wrapDegrees(headingTo(at.x - pose.x, at.y - pose.y) - pose.heading)
  return Math.round(turn / CLOCK) % 12 || 12
}

/** Which of eight winds a heading points to: 0 north, clockwise to 7. */
export const windOf = (heading: number): number => Math.round(wrapDegrees(heading) / WIND) % 8

const nearer = (a: Other, b: Other): number => a.mm - b.mm || (a.id < b.id ? -1 : 1)

/** Another ship, from a ship: the line a shot would take if it is in arc, else the shortest. */
function otherShip(catalog: Catalog, picture: Picture, ship: ShipPicture, other: ShipPicture): Other {
  const enemy = hostile(other, ship)
  const armed = (one: ShipPicture) => enemy && (catalog.chassis[one.chassis]?.primaries.length ?? 0) > 0
  const shot = armed(ship) ? inArc(catalog, picture, ship, other) : null
  const back = armed(other) ? inArc(catalog, picture, other, ship) : null
  const { mm, band, obstructed } = shot ?? apart(picture, ship, other)
  return {
    id: other.id,
    kind: enemy ? 'enemy' : 'friend',
    clock: clockOf(ship, other.pose),
    mm,
    band,
    touching: gap(ship, other) <= CONTACT,
    inArc: armed(ship) ? shot !== null : null,
    inItsArc: armed(other) ? back !== null && back.band !== null : null,
    obstructed: shot !== null && obstructed,
  }
}

/** A token on the mat, from a ship. */
function otherToken(kind: 'obstacle' | 'satellite', ship: ShipPicture, { id, pose, polygon }: ObjectPicture): Other {
  const on = overlapsPolygon(ship, polygon)
  const mm = on ? 0 : polygonGap(corners(ship), polygon)
  const clock = on ? null : clockOf(ship, pose)
  return { id, kind, clock, mm, band: bandOf(mm), touching: false, inArc: null, inItsArc: null, obstructed: false }
}

/** What lies on the mat in a picture, obstacles apart from what ships may take. */
export function tokensOf(picture: Picture): Record<'obstacles' | 'satellites', readonly ObjectPicture[]> {
  const lying = lyingIn(picture).filter(one => one.presence > 0.5)
  return { obstacles: lying.filter(one => one.obstacle), satellites: lying.filter(one => !one.obstacle) }
}

/** How far a body is from the nearer of two edges that face each other. */
function nearestOf(body: Body, { mat }: Picture, edges: readonly [Edge, Edge]) {
  const [one, other] = edges.map(edge => ({ edge, mm: edgeDistance(body, mat, edge).near }))
  return one!.mm <= other!.mm ? one! : other!
}

/** Where a body lies on the mat: the nearer edge of each pair. */
export const edgesNear = (picture: Picture, body: Body): Surroundings['edges'] => [
  nearestOf(body, picture, ['north', 'south']),
  nearestOf(body, picture, ['west', 'east']),
]

/** Every ship in play and what is about it, the nearest first; the ships of `first` lead, each side in order of its ids. */
export function surroundings(catalog: Catalog, picture: Picture, first: Side): readonly Surroundings[] {
  const ships = shipsInPlay(picture)
  const { obstacles, satellites } = tokensOf(picture)
  const order = (ship: ShipPicture) => (ship.side === first ? 0 : 1000) + Number(ship.id.slice(1))
  return [...ships]
    .sort((a, b) => order(a) - order(b))
    .map(ship => {
      const others = ships.filter(one => one !== ship).map(one => otherShip(catalog, picture, ship, one))
      return {
        ship,
        wind: windOf(ship.pose.heading),
        edges: edgesNear(picture, ship),
        enemies: others.filter(one => one.kind === 'enemy').sort(nearer),
        friends: others.filter(one => one.kind === 'friend' && one.band === 1).sort(nearer),
        obstacles: obstacles
          .map(one => otherToken('obstacle', ship, one))
          .filter(one => one.mm <= NEAR)
          .sort(nearer),
        satellites: satellites.map(one => otherToken('satellite', ship, one)).sort(nearer),
      }
    })
}
