/** Where a ship may be put down at setup and as a reinforcement: whole tenths of a millimetre, whole degrees. */
import {
  type Body,
  bandDepth,
  edgeDistance,
  insideBand,
  insideMat,
  overlap,
  overlapsPolygon,
  range,
} from '../../geometry/index.ts'
import type { Game, SetupZone } from '../catalog.ts'
import type { Placement } from '../commands.ts'
import type { Zone } from '../decisions.ts'
import { blockersOf } from '../objects.ts'
import { refuse } from '../refuse.ts'
import type { Edge, GameState, Side } from '../state.ts'
import type { Refusal } from '../text.ts'
import { bodyOf, otherBodies } from '../values.ts'

const tenths = (value: number): boolean => Math.round(value * 10) / 10 === value
const whole = (value: number): boolean => Number.isInteger(value) && value >= 0 && value < 360

/** Whether a placement is as coarse as the rules want it: x, y in 0.1 mm, the heading in whole degrees. */
export function isQuantised(at: Placement): boolean {
  return tenths(at.x) && tenths(at.y) && whole(at.heading)
}

/** The zone that a setup prints, for a side as the edges are now. */
export function zoneOf(state: GameState, side: Side, { of, ...rest }: SetupZone): Zone {
  const { first, second } = state.sides
  return { ...rest, edges: of === 'own' ? [state.sides[side].home] : [second.home, first.home] }
}

/** Whether a body lies wholly in a zone: in its band of one of the edges, or beyond Range 3 of all of them (MISSION-GEN-3, A-26). */
function insideZone(body: Body, zone: Pick<Zone, 'edges' | 'band'>, mat: GameState['mat']): boolean {
  const { band } = zone
  if (band !== 'beyond') return zone.edges.some(edge => insideBand(body, mat, edge, band))
  // A border belongs to the lower band, so what touches Range 3 lies in it (RANGE-3).
  return insideMat(body, mat) && zone.edges.every(edge => edgeDistance(body, mat, edge).near > 3 * bandDepth + BORDER)
}

const BORDER = 0.002

/**
 * Whether a chassis may be put down so: quantised, wholly inside its band (SETUP-6, MISSION-GEN-3), over no other base and, as a
 * reinforcement among asteroids, over none of those (MISSION-GEN-10).
 */
export function judgePlacement(game: Game, chassis: string, zone: Zone, at: Placement, rule: string): true | Refusal {
  const { state, catalog } = game
  const base = catalog.chassis[chassis]?.base
  if (!base) return refuse('unknown-ship', 'GEN-6')
  if (!isQuantised(at)) return refuse('too-fine', rule)
  const body: Body = { base, pose: { x: at.x, y: at.y, heading: at.heading } }
  if (zone.heading !== undefined && at.heading !== zone.heading)
    return refuse('fixed-heading', rule, { heading: zone.heading })
  if (zone.lateral !== undefined && lateralOf(zone.edges[0]!, at) !== zone.lateral) return refuse('fixed-place', rule)
  if (!insideZone(body, zone, state.mat))
    return zone.band === 'beyond'
      ? refuse('inside-range-3', [rule, 'MISSION-GEN-3'])
      : refuse('outside-zone', [rule, 'MISSION-GEN-3'], { band: zone.band })
  for (const other of otherBodies(catalog, state, null)) {
    if (overlap(body, other)) return refuse('overlaps', 'SETUP-6', { other: other.id })
  }
  const close = tooClose(game, chassis, zone, body)
  if (close !== null) return refuse('near-ship', rule, { other: close, range: zone.apart! / 100 })
  for (const { id, polygon } of blockersOf(game)) {
    if (overlapsPolygon(body, polygon)) return refuse('overlaps', 'MISSION-GEN-10', { other: id })
  }
  return true
}

/** A ship of the same type that is nearer than the zone allows; null: there is none. */
function tooClose({ state, catalog }: Game, chassis: string, { apart }: Zone, body: Body): string | null {
  if (apart === undefined) return null
  const near = state.ships.find(
    ship =>
      ship.chassis === chassis && ship.status === 'play' && range(body, bodyOf(catalog, ship)).mm <= apart + BORDER,
  )
  return near?.id ?? null
}

const upright = (edge: Edge): boolean => edge === 'north' || edge === 'south'

function lateralOf(edge: Edge, at: Placement): number {
  return upright(edge) ? at.x : at.y
}

/** A fixed lattice of legal placements, refined until it is not empty or as fine as 5 mm. */
export function placements(game: Game, chassis: string, zone: Zone): Placement[] {
  for (const spacing of SPACINGS) {
    const found = [...lattice(game, chassis, zone, spacing)]
    if (found.length > 0) return found
  }
  return []
}

/** Whether a chassis has a place anywhere in a zone. */
export function hasRoom(game: Game, chassis: string, zone: Zone): boolean {
  return SPACINGS.some(spacing => !lattice(game, chassis, zone, spacing).next().done)
}

export const SPACINGS = [100, 25, 5]
const TURNS = [0, 45, 315, 90, 270, 135, 225, 180]

const tenth = (value: number): number => Math.round(value * 10) / 10 + 0

/** 0 and then ever farther to both sides, as far as a limit. */
export function spread(limit: number, spacing: number): number[] {
  const found = [0]
  for (let at = spacing; at <= limit; at += spacing) found.push(at, -at)
  return found
}

/** A strip of the mat along an edge: from how deep to how deep, mm. */
type Strip = { readonly edge: Edge; readonly from: number; readonly to: number }

function stripsOf(zone: Zone, mat: GameState['mat']): Strip[] {
  const { band, edges } = zone
  if (band !== 'beyond') return edges.map(edge => ({ edge, from: (band - 1) * bandDepth, to: band * bandDepth }))
  // The edges of a zone beyond Range 3 lie opposite each other: one strip between them.
  const edge = edges.find(upright) ?? edges[0]!
  return [{ edge, from: 3 * bandDepth, to: (upright(edge) ? mat.height : mat.width) - 3 * bandDepth }]
}

/** The parts of the mat that a zone covers, as boxes in mm. */
export function zoneBoxes(
  zone: Pick<Zone, 'edges' | 'band'>,
  mat: GameState['mat'],
): readonly { left: number; right: number; bottom: number; top: number }[] {
  const [w, h] = [mat.width / 2, mat.height / 2]
  return stripsOf(zone, mat).map(({ edge, from, to }) => {
    if (edge === 'north') return { left: -w, right: w, bottom: h - to, top: h - from }
    if (edge === 'south') return { left: -w, right: w, bottom: from - h, top: to - h }
    if (edge === 'east') return { left: w - to, right: w - from, bottom: -h, top: h }
    return { left: from - w, right: to - w, bottom: -h, top: h }
  })
}

function* lattice(game: Game, chassis: string, zone: Zone, spacing: number): Generator<Placement> {
  for (const strip of stripsOf(zone, game.state.mat)) yield* latticeIn(game, chassis, zone, strip, spacing)
}

function* latticeIn(game: Game, chassis: string, zone: Zone, strip: Strip, spacing: number): Generator<Placement> {
  const { state, catalog } = game
  const { base } = catalog.chassis[chassis]!
  const { width, height } = state.mat
  const { edge } = strip
  const vertical = upright(edge)
  const inwards = edge === 'south' || edge === 'west' ? 1 : -1
  const border = (-inwards * (vertical ? height : width)) / 2
  const extent = Math.max(base.length, base.width) / 2
  const headings = zone.heading !== undefined ? [zone.heading] : TURNS.map(turn => (inwardHeading(edge) + turn) % 360)
  // Never nearer to a corner of the mat than half a diagonal, so that the band alone says whether a base is inside.
  const widest = (vertical ? width : height) / 2 - Math.sqrt(base.length * base.length + base.width * base.width) / 2
  const laterals = zone.lateral !== undefined ? [zone.lateral] : spread(widest, spacing)
  const middle = (strip.from + strip.to) / 2
  // Where only the depth is free there is room for more of it.
  const fine = zone.lateral !== undefined ? 10 : spacing === SPACINGS[0] ? 100 : spacing / 5
  const depths = spread((strip.to - strip.from) / 2 - extent, fine).map(shift => middle + shift)
  const others = otherBodies(catalog, state, null)
  const rocks = blockersOf(game)
  for (const depth of depths) {
    const across = tenth(border + inwards * depth)
    for (const heading of headings) {
      const at = (lateral: number): Placement =>
        vertical ? { x: lateral, y: across, heading } : { x: across, y: lateral, heading }
      // Being inside the zone depends on depth and heading alone.
      if (!insideZone({ base, pose: at(zone.lateral ?? 0) }, zone, state.mat)) continue
      for (const lateral of laterals) {
        const body = { base, pose: at(tenth(lateral)) }
        const free =
          !rocks.some(({ polygon }) => overlapsPolygon(body, polygon)) && !others.some(other => overlap(body, other))
        if (free && tooClose(game, chassis, zone, body) === null) yield body.pose
      }
    }
  }
}

/** The heading that faces straight in from an edge. */
function inwardHeading(edge: Edge): number {
  return { north: 180, south: 0, east: 270, west: 90 }[edge]
}
