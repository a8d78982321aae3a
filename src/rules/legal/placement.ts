/** Where a ship may be put down at setup and as a reinforcement: whole tenths of a millimetre, whole degrees. */
import { type Body, insideBand, overlap, type Pose } from '../../geometry/index.ts'
import type { Game } from '../catalog.ts'
import type { Placement } from '../commands.ts'
import type { Zone } from '../decisions.ts'
import { refuse } from '../refuse.ts'
import type { Refusal } from '../text.ts'
import { chassisOf, otherBodies, shipOf } from '../values.ts'

const tenths = (value: number): boolean => Math.round(value * 10) / 10 === value
const whole = (value: number): boolean => Number.isInteger(value) && value >= 0 && value < 360

/** Whether a chassis may be put down so: quantised, wholly inside its band (SETUP-6, MISSION-GEN-3), over no other base. */
export function judgePlacement(game: Game, chassis: string, zone: Zone, at: Placement, rule: string): true | Refusal {
  const { state, catalog } = game
  const base = catalog.chassis[chassis]?.base
  if (!base) return refuse('unknown-ship', 'GEN-6')
  if (!(tenths(at.x) && tenths(at.y) && whole(at.heading))) return refuse('too-fine', rule)
  const body: Body = { base, pose: { x: at.x, y: at.y, heading: at.heading } }
  if (zone.heading !== undefined && at.heading !== zone.heading)
    return refuse('fixed-heading', rule, { heading: zone.heading })
  if (zone.lateral !== undefined && lateralOf(zone, at) !== zone.lateral) return refuse('fixed-place', rule)
  if (!insideBand(body, state.mat, zone.edge, zone.band))
    return refuse('outside-zone', [rule, 'MISSION-GEN-3'], { band: zone.band })
  for (const other of otherBodies(catalog, state, null)) {
    if (overlap(body, other)) return refuse('overlaps', 'SETUP-6', { other: other.id })
  }
  return true
}

function lateralOf(zone: Zone, at: Placement): number {
  return zone.edge === 'north' || zone.edge === 'south' ? at.x : at.y
}

/** A fixed lattice of legal placements, refined until it is not empty or as fine as 5 mm. */
export function placements(game: Game, chassis: string, zone: Zone, rule: string): Placement[] {
  for (const spacing of [100, 25, 5]) {
    const found = lattice(game, chassis, zone, spacing).filter(
      at => judgePlacement(game, chassis, zone, at, rule) === true,
    )
    if (found.length > 0) return found
  }
  return []
}

const tenth = (value: number): number => Math.round(value * 10) / 10 + 0

function* spread(limit: number, spacing: number): Generator<number> {
  yield 0
  for (let at = spacing; at <= limit; at += spacing) {
    yield at
    yield -at
  }
}

function lattice(game: Game, chassis: string, zone: Zone, spacing: number): Placement[] {
  const { width, height } = game.state.mat
  const vertical = zone.edge === 'north' || zone.edge === 'south'
  const half = (vertical ? height : width) / 2
  const away = zone.edge === 'north' || zone.edge === 'east' ? -1 : 1
  const base = game.catalog.chassis[chassis]!.base
  const extent = Math.max(base.length, base.width) / 2
  const inward = inwardHeading(zone.edge)
  const headings =
    zone.heading !== undefined
      ? [zone.heading]
      : [0, 45, 315, 90, 270, 135, 225, 180].map(turn => (inward + turn) % 360)
  const laterals =
    zone.lateral !== undefined ? [zone.lateral] : [...spread((vertical ? width : height) / 2 - extent, spacing)]
  const near = (zone.band - 1) * 100 + extent
  const far = zone.band * 100 - extent
  const depths =
    spacing === 100 ? [far, (near + far) / 2, near] : [...spread((far - near) / 2, 10)].map(d => (near + far) / 2 + d)
  const found: Placement[] = []
  for (const depth of depths) {
    // Away from the mat's edge at -half (south, west) or half (north, east).
    const across = tenth(away === 1 ? -half + depth : half - depth)
    for (const lateral of laterals) {
      for (const heading of headings) {
        found.push(vertical ? { x: tenth(lateral), y: across, heading } : { x: across, y: tenth(lateral), heading })
      }
    }
  }
  return found
}

/** The heading that faces straight in from an edge. */
export function inwardHeading(edge: Zone['edge']): number {
  return { north: 180, south: 0, east: 270, west: 90 }[edge]
}

/** The chassis of a ship in the reserve. */
export function chassisIdOf(game: Game, ship: string): string {
  return chassisOf(game.catalog, shipOf(game.state, ship)).id
}

/** The pose of a placement. */
export function poseOf(at: Placement): Pose {
  return { x: at.x, y: at.y, heading: at.heading }
}
