/** Exact geometry of the table in mm and degrees: the same results to the last bit on every machine. Others import from here alone. */
export { printedArc } from './arc.ts'
export { largeBase, smallBase } from './bases.ts'
export { bearingRow, endsSideways } from './bearings.ts'
export { corners } from './frame.ts'
export { edgeDistance, fledOver, insideBand, insideMat, STANDARD_MAT, standardMat } from './mat.ts'
export { atan2, cos, cosDegrees, exp, headingTo, log, sin, sinDegrees, wrapDegrees } from './maths.ts'
export {
  aheadOf,
  type BoostBearing,
  boostPose,
  rollEnds,
  rollPose,
  rollSlide,
  rollTemplate,
  templateEnd,
  turnPose,
} from './moves.ts'
export { clearLine, obstructed } from './obstruction.ts'
export { gap, inContact, overlap, penetration } from './overlap.ts'
export { type Path, poseAt, travel, wayOf } from './path.ts'
export { carryPolygon, contains, extentOf, overlapsPolygon, type Polygon, placePolygon, polygonGap } from './polygon.ts'
export { quantise } from './quantise.ts'
export { bandDepth, bandOf, range, rangeInArc } from './range.ts'
export { reachOf } from './reach.ts'
export { asFlown, type Settled, settle } from './settle.ts'
export { endSlide, freeSlides, type Stops } from './slide.ts'
export { sweeps, templateOutline } from './sweep.ts'
export { CONTACT, EPS } from './tolerance.ts'
export * from './types.ts'
