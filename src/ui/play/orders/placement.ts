/** Where ships and tokens may be put down, as the placing panels need it. */
import type { Base, Pose, Vec } from '../../../geometry/index.ts'
import { type Choice, type Edge, type GameState, type TokenZone, type Zone, zoneBoxes } from '../../../rules/index.ts'

type Mat = GameState['mat']
type Box = ReturnType<typeof zoneBoxes>[number]

/** How far inside a border a thing is kept, so that rounding to tenths of a millimetre stays inside. */
const HAIR = 0.1

/** Edges of the mat to the north or the south: a place along them is a matter of x. */
export const upright = (edge: Edge | undefined): boolean => edge === 'north' || edge === 'south'

const clamp = (value: number, a: number, b: number) => (a > b ? (a + b) / 2 : Math.min(Math.max(value, a), b))

const corners = ({ left, right, bottom, top }: Box): readonly Vec[] => [
  { x: left, y: bottom },
  { x: right, y: bottom },
  { x: right, y: top },
  { x: left, y: top },
]

/** The parts of the mat that a zone covers. */
export const zoneStrips = (zone: Pick<Zone, 'edges' | 'band'>, mat: Mat): readonly (readonly Vec[])[] =>
  zoneBoxes(zone, mat).map(corners)

/** The places among some commands for one ship or token; a reinforcement has no id yet, and is the only thing asked for. */
export const placesFor = (commands: readonly Choice[], id: string): Pose[] =>
  commands.flatMap(command =>
    command.type === 'reinforce' ||
    (command.type === 'place' && command.ship === id) ||
    (command.type === 'placeToken' && command.token === id)
      ? [{ x: command.x, y: command.y, heading: command.heading }]
      : [],
  )

/** The strip along one edge of the mat, so deep, mm. */
export function edgeStrip(edge: Edge, depth: number, { width, height }: Mat): readonly Vec[] {
  const [w, h] = [width / 2, height / 2]
  return corners({
    left: edge === 'east' ? w - depth : -w,
    right: edge === 'west' ? -w + depth : w,
    bottom: edge === 'north' ? h - depth : -h,
    top: edge === 'south' ? -h + depth : h,
  })
}

/** The parts of the mat open to a token: its bands, less what lies too near to an edge. What ships and tokens take away is judged, not drawn. */
function tokenBoxes({ within, offEdges }: TokenZone, mat: Mat): readonly Box[] {
  const [w, h] = [mat.width / 2, mat.height / 2]
  const off = (edge: Edge): number => (offEdges?.edges.includes(edge) ? offEdges.mm : 0)
  const inner = { left: -w + off('west'), right: w - off('east'), bottom: -h + off('south'), top: h - off('north') }
  return (within ? zoneBoxes(within, mat) : [inner]).map(box => ({
    left: Math.max(box.left, inner.left),
    right: Math.min(box.right, inner.right),
    bottom: Math.max(box.bottom, inner.bottom),
    top: Math.min(box.top, inner.top),
  }))
}

/** The same parts as strips to be drawn. */
export const tokenStrips = (zone: TokenZone, mat: Mat): readonly (readonly Vec[])[] =>
  tokenBoxes(zone, mat).map(corners)

/** Directions in which the border of a surrounding is drawn. */
const ROUND = Array.from({ length: 48 }, (_, n) => (n * Math.PI) / 24).map(turn => ({
  x: Math.cos(turn),
  y: Math.sin(turn),
}))

/** Everything nearer than so many mm to an outline, hollows filled, as far as the mat goes: for drawing, judged it is by the rules. */
export const around = (outline: readonly Vec[], mm: number, mat: Mat): readonly Vec[] =>
  ROUND.map(way => {
    const ahead = (point: Vec): number => point.x * way.x + point.y * way.y
    const farthest = outline.reduce((best, point) => (ahead(point) > ahead(best) ? point : best), outline[0]!)
    return {
      x: clamp(farthest.x + way.x * mm, -mat.width / 2, mat.width / 2),
      y: clamp(farthest.y + way.y * mm, -mat.height / 2, mat.height / 2),
    }
  })

/** Whole tenths of a millimetre, whole degrees, never −0: what a placement may say. */
export const quantised = (pose: Pose): Pose => ({
  x: Math.round(pose.x * 10) / 10 + 0,
  y: Math.round(pose.y * 10) / 10 + 0,
  heading: ((Math.round(pose.heading) % 360) + 360) % 360,
})

/** How far a thing reaches from its pose to each side, mm. */
type Reach = { readonly left: number; readonly right: number; readonly down: number; readonly up: number }

/** The nearest place to a pose at which the thing lies wholly in one of the boxes. */
function nearest(pose: Pose, boxes: readonly Box[], reach: Reach): Vec {
  const places = boxes.map(({ left, right, bottom, top }) => ({
    x: clamp(pose.x, left + reach.left + HAIR, right - reach.right - HAIR),
    y: clamp(pose.y, bottom + reach.down + HAIR, top - reach.up - HAIR),
  }))
  const away = ({ x, y }: Vec): number => (x - pose.x) ** 2 + (y - pose.y) ** 2
  return places.reduce((best, place) => (away(place) < away(best) ? place : best), places[0]!)
}

/** A pose bent to what the zone fixes, and kept so that the whole base stays in it. */
export function inZone(pose: Pose, zone: Zone, mat: Mat, base: Base): Pose {
  const turn = ((zone.heading ?? pose.heading) * Math.PI) / 180
  const [along, across] = [Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))]
  const wide = (base.width * along + base.length * across) / 2
  const high = (base.length * along + base.width * across) / 2
  const { x, y } = nearest(pose, zoneBoxes(zone, mat), { left: wide, right: wide, down: high, up: high })
  const fixed = zone.lateral
  const sideways = upright(zone.edges[0])
  return quantised({
    x: sideways && fixed !== undefined ? fixed : x,
    y: !sideways && fixed !== undefined ? fixed : y,
    heading: zone.heading ?? pose.heading,
  })
}

/** Facing away from the nearest edge of a zone: a ship put down so looks into the battle. */
function inwards(at: Vec, { edges }: Pick<Zone, 'edges'>, mat: Mat): number {
  const ways = edges.map(edge => {
    if (edge === 'north') return { depth: mat.height / 2 - at.y, heading: 180 }
    if (edge === 'south') return { depth: mat.height / 2 + at.y, heading: 0 }
    return edge === 'east'
      ? { depth: mat.width / 2 - at.x, heading: 270 }
      : { depth: mat.width / 2 + at.x, heading: 90 }
  })
  return ways.reduce((best, way) => (way.depth < best.depth ? way : best)).heading
}

/** A pose moved to another place of its zone: at another edge it is turned as much, so that it does not look off the mat. */
export const turnedAlong = (from: Pose, to: Pose, zone: Pick<Zone, 'edges' | 'band'>, mat: Mat): Pose =>
  zone.band === 'beyond'
    ? to
    : quantised({ ...to, heading: from.heading + inwards(to, zone, mat) - inwards(from, zone, mat) })

/** A token's pose, kept so that its whole outline stays in its zone. `outline` in the token's own axes, mm. */
export function tokenInZone(pose: Pose, zone: TokenZone, mat: Mat, outline: readonly Vec[]): Pose {
  const turn = (pose.heading * Math.PI) / 180
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const xs = outline.map(point => point.x * cos + point.y * sin)
  const ys = outline.map(point => point.y * cos - point.x * sin)
  const reach = { left: -Math.min(...xs), right: Math.max(...xs), down: -Math.min(...ys), up: Math.max(...ys) }
  return quantised({ ...nearest(pose, tokenBoxes(zone, mat), reach), heading: pose.heading })
}
