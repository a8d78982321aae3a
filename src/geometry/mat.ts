/** The play area: who is on it, who has left it and over which edge, and the range bands along its edges. */
import { corners } from './frame.ts'
import { bandDepth } from './range.ts'
import { BEYOND } from './tolerance.ts'
import { type Base, type Body, EDGES, type Edge, type Mat, type Pose, type RangeBand } from './types.ts'

/** The side in mm of the standard play area, three feet (AREA-4). */
export const STANDARD_MAT = 914.4

/** The standard play area. */
export const standardMat: Mat = { width: STANDARD_MAT, height: STANDARD_MAT }

/** How far a body's nearest and farthest points lie inside an edge, in mm; negative beyond it. */
export const edgeDistance = (body: Body, mat: Mat, edge: Edge): { near: number; far: number } => {
  const flat = edge === 'east' || edge === 'west'
  const sign = edge === 'north' || edge === 'east' ? 1 : -1
  const border = (flat ? mat.width : mat.height) / 2
  let near = Number.POSITIVE_INFINITY
  let far = Number.NEGATIVE_INFINITY
  for (const corner of corners(body)) {
    const distance = border - sign * (flat ? corner.x : corner.y)
    near = Math.min(near, distance)
    far = Math.max(far, distance)
  }
  return { near, far }
}

/** Whether even the circle around a base lies inside, as most do: quick to say, and no corner needs to be looked at. */
const wellInside = (base: Base, pose: Pose, mat: Mat): boolean => {
  const reach = (base.length + base.width) / 2
  return Math.abs(pose.x) + reach < mat.width / 2 && Math.abs(pose.y) + reach < mat.height / 2
}

/**
 * The edges that a base lies beyond, by more than EPS, with the depth in mm of its farthest corner; deepest first, then
 * north, east, south, west; empty when it is inside (FLEE-1). Which edge decides on a tie is the rules' business (A-31).
 */
export const fledOver = (base: Base, pose: Pose, mat: Mat): readonly { edge: Edge; depth: number }[] => {
  if (wellInside(base, pose, mat)) return []
  return EDGES.map(edge => ({ edge, depth: -edgeDistance({ base, pose }, mat, edge).near }))
    .filter(({ depth }) => depth > BEYOND)
    .sort((a, b) => b.depth - a.depth || EDGES.indexOf(a.edge) - EDGES.indexOf(b.edge))
}

/** Whether no part of a body is outside the mat, contact with the edge included (FLEE-1, ACTION-BR-5). */
export const insideMat = (body: Body, mat: Mat): boolean => fledOver(body.base, body.pose, mat).length === 0

/**
 * Whether the whole base lies on the mat and inside one range band of an edge: band 2 is band 2 alone. Both borders of
 * the band belong to it, up to EPS (A-26, SETUP-6).
 */
export const insideBand = (body: Body, mat: Mat, edge: Edge, band: RangeBand): boolean => {
  const { near, far } = edgeDistance(body, mat, edge)
  return near >= (band - 1) * bandDepth - BEYOND && far <= band * bandDepth + BEYOND && insideMat(body, mat)
}
