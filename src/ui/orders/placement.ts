/** Where a ship may be put down, as the placing panel needs it. */
import type { Base, Pose, Vec } from '../../geometry/index.ts'
import type { Zone } from '../../rules/index.ts'

type Mat = { readonly width: number; readonly height: number }

/** The strip of a zone: range band `band` along its edge. */
export function zoneStrip(zone: Zone, mat: Mat): readonly Vec[] {
  const [w, h] = [mat.width / 2, mat.height / 2]
  const near = (zone.band - 1) * 100
  const far = zone.band * 100
  const strips = {
    north: [-w, h - far, w, h - near],
    south: [-w, -h + near, w, -h + far],
    east: [w - far, -h, w - near, h],
    west: [-w + near, -h, -w + far, h],
  } as const
  const [left, low, right, high] = strips[zone.edge]
  return [
    { x: left, y: low },
    { x: right, y: low },
    { x: right, y: high },
    { x: left, y: high },
  ]
}

/** Whole tenths of a millimetre, whole degrees, never −0: what a placement may say. */
export const quantised = (pose: Pose): Pose => ({
  x: Math.round(pose.x * 10) / 10 + 0,
  y: Math.round(pose.y * 10) / 10 + 0,
  heading: ((Math.round(pose.heading) % 360) + 360) % 360,
})

/** A pose bent to what the zone fixes, and kept so that the whole base stays in the strip. */
export function inZone(pose: Pose, zone: Zone, mat: Mat, base: Base): Pose {
  const strip = zoneStrip(zone, mat)
  const upright = zone.edge === 'north' || zone.edge === 'south'
  const turn = ((zone.heading ?? pose.heading) * Math.PI) / 180
  const [along, across] = [Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))]
  // How far the turned base reaches east and north of its middle, a hair more so that rounding stays inside.
  const reachX = (base.width * along + base.length * across) / 2 + 0.05
  const reachY = (base.length * along + base.width * across) / 2 + 0.05
  const clamp = (value: number, a: number, b: number) => Math.min(Math.max(value, a), b)
  const [low, , high] = strip as readonly [Vec, Vec, Vec, Vec]
  const x = clamp(pose.x, low.x + reachX, high.x - reachX)
  const y = clamp(pose.y, low.y + reachY, high.y - reachY)
  const fixed = zone.lateral
  return quantised({
    x: upright && fixed !== undefined ? fixed : x,
    y: !upright && fixed !== undefined ? fixed : y,
    heading: zone.heading ?? pose.heading,
  })
}
