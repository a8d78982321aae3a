/** A base where it lies, ready to reckon with, and the way from its own axes to the mat’s. */
import { setTurn } from './maths.ts'
import type { Base, Body, Pose, Vec } from './types.ts'

/**
 * A lying rectangle ready for arithmetic: centre, sine and cosine of its heading, half sizes, radius of the circle
 * around it. Forward is (sin, cos), right is (cos, −sin).
 */
export type Frame = {
  x: number
  y: number
  sin: number
  cos: number
  halfLength: number
  halfWidth: number
  radius: number
}

/** A frame to be filled by setFrame: hot paths fill the same one again rather than make another. */
export const blankFrame = (): Frame => ({ x: 0, y: 0, sin: 0, cos: 1, halfLength: 0, halfWidth: 0, radius: 0 })

/** Fills a frame from a base and its pose. */
export const setFrame = (frame: Frame, base: Base, pose: Pose): Frame => {
  frame.x = pose.x
  frame.y = pose.y
  setTurn(frame, pose.heading)
  return sizeFrame(frame, base)
}

/** Gives a frame a base's size and leaves its place alone. */
export const sizeFrame = (frame: Frame, base: Base): Frame => {
  frame.halfLength = base.length / 2
  frame.halfWidth = base.width / 2
  frame.radius = Math.sqrt(frame.halfLength * frame.halfLength + frame.halfWidth * frame.halfWidth)
  return frame
}

/** A new frame of a body. */
export const frameOf = (body: Body): Frame => setFrame(blankFrame(), body.base, body.pose)

/** The mat point that lies `right` and `ahead` mm from the frame's centre. */
export const toMat = (frame: Frame, right: number, ahead: number): Vec => ({
  x: frame.x + right * frame.cos + ahead * frame.sin,
  y: frame.y + (ahead * frame.cos - right * frame.sin),
})

/** The four corners of a body in mm, clockwise from its front left. */
export const corners = (body: Body): [Vec, Vec, Vec, Vec] => {
  const frame = frameOf(body)
  const { halfLength: l, halfWidth: w } = frame
  return [toMat(frame, -w, l), toMat(frame, w, l), toMat(frame, w, -l), toMat(frame, -w, -l)]
}
