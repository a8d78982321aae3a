/** Where barrel rolls and boosts end, and what is laid by a template lies, before anybody asks what is in the way. */
import { isBig, straightUnit, templateWidth } from './bases.ts'
import { blankFrame, frameOf, setFrame, toMat } from './frame.ts'
import { cosDegrees, sinDegrees, wrapDegrees } from './maths.ts'
import { travel } from './path.ts'
import { quantise } from './quantise.ts'
import type { Base, Bearing, Body, Manoeuvre, Pose, Side } from './types.ts'

/** What a boost may fly: the bearings of TFA-BOOST-1, and the turns of a card. */
export type BoostBearing = Exclude<
  Bearing,
  'koiogran' | 'stationary' | `segnor-${Side}` | `tallon-${Side}` | `slip-${string}`
>

/**
 * The straight template of a barrel roll as it lies: `across` is its extent sideways, `along` its extent along the
 * heading. A small base rolls over its length, a bigger one lays the template's long side against its own side.
 */
const rolledOver = (base: Base, speed = 1): { across: number; along: number } => {
  const length = straightUnit * speed
  return isBig(base) ? { across: templateWidth, along: length } : { across: length, along: templateWidth }
}

/**
 * How far in mm the template may slide forward or back at either end of a barrel roll before it juts past the base's
 * front or back edge (ACTION-BR-2, ACTION-BR-3).
 */
export const rollSlide = (base: Base): number => Math.max(0, (base.length - rolledOver(base).along) / 2)

/**
 * The places in mm ahead of the template's middle at which a barrel roll of the second edition ends, its template centred on the side mark:
 * middle, front, back (SE-BR-1).
 */
export const rollEnds = (base: Base): readonly number[] => {
  const limit = rollSlide(base)
  return [0, limit, -limit]
}

const rolling = blankFrame()

/**
 * The pose after a barrel roll with a straight template – that of speed 1, unless told –, on the settled grid; the heading stays (ACTION-BR-1 …
 * ACTION-BR-4). `from` is how far in mm the template lies ahead of the start base's middle, `to` how far the final
 * base's middle lies ahead of the template's; each is −rollSlide … rollSlide, and the caller refuses more. Overlaps and
 * the play area are the caller's to judge (ACTION-BR-5).
 */
export const rollPose = (base: Base, pose: Pose, side: Side, from: number, to: number, speed = 1): Pose => {
  const shift = base.width + rolledOver(base, speed).across
  const { x, y } = toMat(setFrame(rolling, base, pose), side === 'left' ? -shift : shift, from + to)
  return quantise({ x, y, heading: pose.heading })
}

/** The barrel roll's template as it lies beside the start base, a rectangle on the mat: to draw and to judge. */
export const rollTemplate = (base: Base, pose: Pose, side: Side, from: number, speed = 1): Body => {
  const { across, along } = rolledOver(base, speed)
  const shift = (base.width + across) / 2
  const point = toMat(frameOf({ base, pose }), side === 'left' ? -shift : shift, from)
  return { base: { length: along, width: across }, pose: { ...point, heading: pose.heading } }
}

/** The pose after a boost, on the settled grid: the end of a speed-1 manoeuvre of that bearing (TFA-BOOST-1). */
export const boostPose = (base: Base, pose: Pose, bearing: BoostBearing): Pose =>
  quantise(travel(base, pose, { bearing, speed: 1 }).end)

/** The pose of a ship that is turned where it lies by so many degrees clockwise, on the settled grid; overlaps are the caller's to judge (SE-ROTATE-1). */
export const turnPose = (pose: Pose, degrees: number): Pose => quantise({ ...pose, heading: pose.heading + degrees })

/** A pose moved straight ahead, in mm; back where they are negative. */
export const aheadOf = ({ x, y, heading }: Pose, mm: number): Pose => ({
  x: x + mm * sinDegrees(heading),
  y: y + mm * cosDegrees(heading),
  heading,
})

/**
 * The far end of a template laid between the front or the rear guides of a base, pointing away from it. To the left of one laid astern is
 * to the left of who looks astern.
 */
export const templateEnd = (base: Base, pose: Pose, manoeuvre: Manoeuvre, from: 'front' | 'rear'): Pose => {
  const start = from === 'front' ? pose : { ...pose, heading: wrapDegrees(pose.heading + 180) }
  return aheadOf(travel(base, start, manoeuvre).end, -base.length / 2)
}
