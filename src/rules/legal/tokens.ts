/** Where an obstacle or a mission token may be put down (OBST-3, OBST-14, MISSION-2-SETUP-5, MISSION-3-SETUP-5). */
import { corners, EPS, placePolygon, polygonGap, type Vec } from '../../geometry/index.ts'
import type { Game } from '../catalog.ts'
import type { Placement } from '../commands.ts'
import type { TokenKind, TokenZone } from '../decisions.ts'
import { kindOf } from '../objects.ts'
import { refuse } from '../refuse.ts'
import type { MatObject } from '../state.ts'
import type { Refusal } from '../text.ts'
import { bodyOf } from '../values.ts'
import { isQuantised, SPACINGS, spread, zoneBoxes } from './placement.ts'

type Outline = MatObject['polygon']

/** A distance must pass a border by more than this to lie beyond it, mm: the kernel's tolerance and its rounding. */
const BORDER = 0.002

/** The outline of a token's shape laid at a place. Throws for a token that the catalog does not know. */
export function outlineAt(game: Game, shape: string, at: Placement): Outline {
  const token = game.catalog.tokens[shape]
  if (!token) throw new Error(`no token ${shape}`)
  return placePolygon(token.outline, { x: at.x, y: at.y, heading: at.heading })
}

/**
 * Between which two numbers the gap of two outlines lies, mm: along the line from one middle to the other, and from corner to corner
 * there. Seldom does a place need more to be judged.
 */
function gapBounds(one: Outline, a: Vec, two: Outline, b: Vec): { least: number; most: number } {
  const [x, y] = [b.x - a.x, b.y - a.y]
  const length = Math.sqrt(x * x + y * y)
  if (length === 0) return { least: 0, most: Number.POSITIVE_INFINITY }
  let [far, near] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]
  let [p, q] = [a, b]
  for (const corner of one) {
    const along = (corner.x * x + corner.y * y) / length
    if (along > far) [far, p] = [along, corner]
  }
  for (const corner of two) {
    const along = (corner.x * x + corner.y * y) / length
    if (along < near) [near, q] = [along, corner]
  }
  const [dx, dy] = [q.x - p.x, q.y - p.y]
  return { least: near - far, most: Math.sqrt(dx * dx + dy * dy) }
}

const reaches = new WeakMap<Outline, number>()
/** How far an outline reaches from the middle it was laid at, mm. */
function reachOf(outline: Outline, { x, y }: Vec): number {
  let reach = reaches.get(outline)
  if (reach === undefined) {
    let square = 0
    for (const corner of outline)
      square = Math.max(square, (corner.x - x) * (corner.x - x) + (corner.y - y) * (corner.y - y))
    reach = Math.sqrt(square)
    reaches.set(outline, reach)
  }
  return reach
}

/** The gap of two outlines as far as it matters: exact where it could be 0 or near one of the borders asked for. */
function gapOf(one: Outline, a: Vec, two: Outline, b: Vec, borders: readonly number[]): number {
  const { least, most } = gapBounds(one, a, two, b)
  const clear = least > BORDER && borders.every(mm => least > mm + BORDER || most <= mm)
  return clear ? least : polygonGap(one, two)
}

/** The same to something that lies: most lie so far apart that a circle about each says enough. `reach`: of the first outline. */
function gapTo(one: Outline, a: Vec, reach: number, other: MatObject, borders: readonly number[]): number {
  const [x, y] = [other.x - a.x, other.y - a.y]
  const apart = Math.sqrt(x * x + y * y) - reach - reachOf(other.polygon, other)
  for (const mm of borders) if (apart <= mm + BORDER) return gapOf(one, a, other.polygon, other, borders)
  return apart > BORDER ? apart : gapOf(one, a, other.polygon, other, borders)
}

type Box = { readonly north: number; readonly south: number; readonly east: number; readonly west: number }

/** How far the nearest point of an outline lies inside each edge of the mat, mm; negative beyond it. */
function edgeGaps(game: Game, outline: Outline): Box {
  const { width, height } = game.state.mat
  let [west, east, south, north] = [outline[0]!.x, outline[0]!.x, outline[0]!.y, outline[0]!.y]
  for (const { x, y } of outline) {
    if (x < west) west = x
    else if (x > east) east = x
    if (y < south) south = y
    else if (y > north) north = y
  }
  return { north: height / 2 - north, south: height / 2 + south, east: width / 2 - east, west: width / 2 + west }
}

/** Whether a token of that shape may be put down so. `what`: which of the tokens that lie count as its kind. */
export function judgeToken(
  game: Game,
  what: TokenKind,
  shape: string,
  zone: TokenZone,
  at: Placement,
  rule: string,
): true | Refusal {
  if (!isQuantised(at)) return refuse('too-fine', rule)
  const outline = outlineAt(game, shape, at)
  const gap = edgeGaps(game, outline)
  if (Math.min(gap.north, gap.east, gap.south, gap.west) < -EPS) return refuse('token-off-mat', 'OBST-14')
  const { within, offEdges, offShips, near } = zone
  const spacing = () => [rule, ...kindOf(game.catalog, what).spacing]
  if (within && !insideBoxes(game, outline, within))
    return refuse('outside-zone', [rule, 'MISSION-GEN-3'], { band: within.band })
  for (const edge of offEdges?.edges ?? []) {
    const { mm } = offEdges!
    if (gap[edge] <= mm + BORDER) return refuse('near-edge', spacing(), { edge, range: mm / 100 })
  }
  const ships = offShips ? judgeShips(game, outline, at, offShips, rule) : true
  if (ships !== true) return ships
  // Thousands of places are judged for one question: what lies is gone through without a list of it.
  const { objects } = game.state
  const reach = reachOf(game.catalog.tokens[shape]!.outline, MIDDLE)
  for (const other of objects)
    if (other.ship === null && other.kind !== what && gapTo(outline, at, reach, other, NO_BORDERS) === 0)
      return refuse('overlaps', 'OBST-14', { other: other.id })
  const borders = near ? [zone.apart, near.from, near.to] : [zone.apart]
  const least = zone.apart > 0 ? zone.apart + BORDER : 0
  let alone = true
  let isNear = false
  for (const other of objects) {
    if (other.ship !== null || other.kind !== what) continue
    const mm = gapTo(outline, at, reach, other, borders)
    if (mm === 0) return refuse('overlaps', 'OBST-14', { other: other.id })
    if (mm <= least) return refuse('near-token', rule, { other: other.id, range: zone.apart / 100 })
    alone = false
    if (near && mm > near.from + BORDER && mm <= near.to + BORDER) isNear = true
  }
  if (near && !alone && !isNear)
    return refuse('not-near-token', spacing(), { from: near.from / 100 + 1, to: near.to / 100 })
  return true
}

function insideBoxes(game: Game, outline: Outline, within: NonNullable<TokenZone['within']>): boolean {
  return zoneBoxes(within, game.state.mat).some(({ left, right, bottom, top }) =>
    outline.every(({ x, y }) => x >= left - BORDER && x <= right + BORDER && y >= bottom - BORDER && y <= top + BORDER),
  )
}

function judgeShips(
  game: Game,
  outline: Outline,
  at: Placement,
  { side, mm }: NonNullable<TokenZone['offShips']>,
  rule: string,
): true | Refusal {
  for (const ship of game.state.ships) {
    if (ship.status !== 'play') continue
    const distance = gapOf(outline, at, corners(bodyOf(game.catalog, ship)), ship.pose!, [mm])
    if (distance === 0) return refuse('overlaps', rule, { other: ship.id })
    if (ship.side === side && distance <= mm + BORDER)
      return refuse('near-ship', rule, { other: ship.id, range: mm / 100 })
  }
  return true
}

const HEADINGS = [0, 90]
const MIDDLE: Vec = { x: 0, y: 0 }
const NO_BORDERS: readonly number[] = []

/** A fixed lattice of legal places for a token, refined until it is not empty or as fine as 5 mm. */
export function tokenPlaces(game: Game, what: TokenKind, shape: string, zone: TokenZone): Placement[] {
  for (const spacing of SPACINGS) {
    const found = [...lattice(game, what, shape, zone, spacing)]
    if (found.length > 0) return found
  }
  return []
}

/** Whether a token has a place anywhere. */
export function tokenHasRoom(game: Game, what: TokenKind, shape: string, zone: TokenZone): boolean {
  return SPACINGS.some(spacing => !lattice(game, what, shape, zone, spacing).next().done)
}

function* lattice(game: Game, what: TokenKind, shape: string, zone: TokenZone, spacing: number): Generator<Placement> {
  const { width, height } = game.state.mat
  const boxes = zone.within
    ? zoneBoxes(zone.within, game.state.mat)
    : [{ left: -width / 2, right: width / 2, bottom: -height / 2, top: height / 2 }]
  for (const { left, right, bottom, top } of boxes) {
    const [midX, midY] = [(left + right) / 2, (bottom + top) / 2]
    // Along the middle of a strip that is narrower than the lattice.
    for (const dy of spread((top - bottom) / 2, spacing)) {
      for (const dx of spread((right - left) / 2, spacing)) {
        for (const heading of HEADINGS) {
          const at = { x: Math.round((midX + dx) * 10) / 10 + 0, y: Math.round((midY + dy) * 10) / 10 + 0, heading }
          if (judgeToken(game, what, shape, zone, at, '') === true) yield at
        }
      }
    }
  }
}
