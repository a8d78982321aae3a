/** Where a ship may be put down at setup and as a reinforcement: whole tenths of a millimetre, whole degrees. */
import { type Body, insideBand, overlap } from '../../geometry/index.ts'
import type { Game } from '../catalog.ts'
import type { Placement } from '../commands.ts'
import type { Zone } from '../decisions.ts'
import { refuse } from '../refuse.ts'
import type { Refusal } from '../text.ts'
import { otherBodies } from '../values.ts'

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

const SPACINGS = [100, 25, 5]
const TURNS = [0, 45, 315, 90, 270, 135, 225, 180]

const tenth = (value: number): number => Math.round(value * 10) / 10 + 0

/** 0 and then ever farther to both sides, as far as a limit. */
function spread(limit: number, spacing: number): number[] {
  const found = [0]
  for (let at = spacing; at <= limit; at += spacing) found.push(at, -at)
  return found
}

function* lattice(game: Game, chassis: string, zone: Zone, spacing: number): Generator<Placement> {
  const { state, catalog } = game
  const { width, height } = state.mat
  const vertical = zone.edge === 'north' || zone.edge === 'south'
  const inwards = zone.edge === 'south' || zone.edge === 'west' ? 1 : -1
  const edge = (-inwards * (vertical ? height : width)) / 2
  const { base } = catalog.chassis[chassis]!
  const extent = Math.max(base.length, base.width) / 2
  const headings =
    zone.heading !== undefined ? [zone.heading] : TURNS.map(turn => (inwardHeading(zone.edge) + turn) % 360)
  // Never nearer to a corner of the mat than half a diagonal, so that the band alone says whether a base is inside.
  const widest = (vertical ? width : height) / 2 - Math.sqrt(base.length * base.length + base.width * base.width) / 2
  const laterals = zone.lateral !== undefined ? [zone.lateral] : spread(widest, spacing)
  const middle = (zone.band - 0.5) * 100
  // Where only the depth is free there is room for more of it.
  const fine = zone.lateral !== undefined ? 10 : spacing === SPACINGS[0] ? 100 : spacing / 5
  const depths = spread(50 - extent, fine).map(shift => middle + shift)
  const others = otherBodies(catalog, state, null)
  for (const depth of depths) {
    const across = tenth(edge + inwards * depth)
    for (const heading of headings) {
      const at = (lateral: number): Placement =>
        vertical ? { x: lateral, y: across, heading } : { x: across, y: lateral, heading }
      // Being inside the band depends on depth and heading alone.
      if (!insideBand({ base, pose: at(zone.lateral ?? 0) }, state.mat, zone.edge, zone.band)) continue
      for (const lateral of laterals) {
        const body = { base, pose: at(tenth(lateral)) }
        if (!others.some(other => overlap(body, other))) yield body.pose
      }
    }
  }
}

/** The heading that faces straight in from an edge. */
export function inwardHeading(edge: Zone['edge']): number {
  return { north: 180, south: 0, east: 270, west: 90 }[edge]
}
