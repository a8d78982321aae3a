/** Where a manoeuvre really ends: at its end, or back along the template until nobody is overlapped. */
import { bearingRow, endsSideways } from './bearings.ts'
import { blankFrame, type Frame, frameOf, sizeFrame } from './frame.ts'
import { cosDegrees, sinDegrees } from './maths.ts'
import { depthOf, gapOf } from './overlap.ts'
import { blankChord, chordAt, type Path, poseAt, setResting, unturned } from './path.ts'
import { quantise } from './quantise.ts'
import { clearOf, firstOverlap, retreat, topSpeed } from './retreat.ts'
import { endSlide, type Stops, slid, slidesClearOf } from './slide.ts'
import { BEYOND, CONTACT, EPS } from './tolerance.ts'
import type { Body, Pose } from './types.ts'

/** Who stood in the way: all that were overlapped, and those of them in contact at the end, the last overlapped first. */
export type Blockers = { overlapped: string[]; touching: string[] }

/**
 * Where a manoeuvre ends: its pose on the settled grid, the s it belongs to, who stood in the way. `endTurnCancelled`: it was not turned at
 * its end; `slide`: how far a Tallon Roll slid ahead along the template's end, mm.
 */
export type Settled = { pose: Pose; s: number; blockers: Blockers; endTurnCancelled?: boolean; slide?: number }

/** Another body near the path; `last` is the least s at which the moving base was seen overlapping it. */
type Obstacle = { id: string; frame: Frame; last: number; depth: number }

const chord = blankChord()
const mover = blankFrame()
const resting = blankFrame()

/** Moves the frame of a path's base to s, as it flies; sinStart and cosStart belong to the start's heading. */
const moveTo = (path: Path, s: number, sinStart: number, cosStart: number): Frame => {
  chordAt(path, s, chord)
  const right = path.side < 0 ? -chord.x : chord.x
  const turn = path.side < 0 ? -chord.dx : chord.dx
  mover.x = path.start.x + (right * cosStart + chord.y * sinStart)
  mover.y = path.start.y + (chord.y * cosStart - right * sinStart)
  mover.sin = turn * cosStart + chord.dy * sinStart
  mover.cos = chord.dy * cosStart - turn * sinStart
  return mover
}

/** The others that the moving base can meet at all: within the circle that holds every pose of the path. */
const within = (path: Path, others: readonly (Body & { id: string })[]): Obstacle[] => {
  const near: Obstacle[] = []
  const own = sizeFrame(mover, path.base).radius + path.reach + (endsSideways(path.bearing) ? endSlide(path.base) : 0)
  for (const other of others) {
    const dx = other.pose.x - path.start.x
    const dy = other.pose.y - path.start.y
    const limit = own + (other.base.length + other.base.width) / 2
    if (dx * dx + dy * dy <= limit * limit) {
      near.push({ id: other.id, frame: frameOf(other), last: Number.POSITIVE_INFINITY, depth: 0 })
    }
  }
  return near
}

/** Notes who is overlapped at s and returns the greatest depth, 0 when all are clear. */
const meet = (near: readonly Obstacle[], s: number): number => {
  let deepest = 0
  for (const one of near) {
    const depth = depthOf(mover, one.frame)
    if (depth <= BEYOND) continue
    one.last = s
    one.depth = depth
    if (depth > deepest) deepest = depth
  }
  return deepest
}

const byLast = (a: Obstacle, b: Obstacle): number =>
  a.last - b.last || b.depth - a.depth || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)

/**
 * Ends a manoeuvre among the other bodies (OVERLAP-1 … OVERLAP-3). The end pose if it is free; else the base slides
 * back along the template to the first free pose, found by conservative advancement: depth ÷ top speed never steps over a
 * free window. Nothing free: s = 0. The pose is on the settled grid; where rounding makes an overlap it steps
 * back EPS more. What turns at its end is flown without that turn if it overlaps (OVERLAP-6, TFA-OVERLAP-1). `others` leaves the mover
 * out. A Tallon Roll ends at `slide`, which the caller knows to be free, or at the least of its stops that is; without one it is flown as its
 * turn (TFA-OVERLAP-2). Who stays where it is overlaps nobody (SE-STATION-1).
 */
export const settle = (
  path: Path,
  others: readonly (Body & { id: string })[],
  slide?: number,
  stops: Stops = 'every-mm',
): Settled => {
  const near = bearingRow(path.bearing).template === 'none' ? [] : within(path, others)
  if (!endsSideways(path.bearing)) return settleAlong(path, near)
  const at = slide ?? slidesClearOf(path, near, 1, stops)[0]
  if (at === undefined) return { ...settleAlong(unturned(path), near), endTurnCancelled: true }
  return { pose: quantise(slid(path, at).end), s: path.reach, blockers: { overlapped: [], touching: [] }, slide: at }
}

/** The same, at the path's end or back along it; its end is not turned sideways. */
const settleAlong = (path: Path, near: readonly Obstacle[]): Settled => {
  const sinStart = sinDegrees(path.start.heading)
  const cosStart = cosDegrees(path.start.heading)
  const speed = near.length > 0 ? topSpeed(path) : 1
  const { endTurn } = bearingRow(path.bearing)
  const turns = endTurn === 180
  let s = path.reach
  let blocked = false
  let pose = quantise(path.end)
  while (near.length > 0) {
    moveTo(path, s, sinStart, cosStart)
    const deepest = meet(near, s)
    if (deepest > 0) {
      blocked = true
      s = Math.max(0, retreat(path, near, mover, s, deepest, speed))
    }
    if (deepest === 0 || s === 0) {
      const at = poseAt(path, s)
      const turned = turns && !blocked && s < path.reach
      pose = quantise(turned ? { ...at, heading: at.heading + endTurn } : at)
      if (s === 0 || clearOf(near, setResting(resting, path, pose))) break
      s = Math.max(0, s - EPS)
    }
  }
  if (!blocked) return { pose, s, blockers: { overlapped: [], touching: [] } }
  for (const one of near) {
    const to = Math.min(one.last, path.reach)
    const first = firstOverlap(path, one.frame, s, to, speed, at => moveTo(path, at, sinStart, cosStart))
    one.last = Math.min(one.last, first)
  }
  const overlapped = near.filter(one => one.last !== Number.POSITIVE_INFINITY).sort(byLast)
  setResting(resting, path, pose)
  const touching = overlapped.filter(one => gapOf(resting, one.frame) <= CONTACT)
  const blockers = { overlapped: overlapped.map(one => one.id), touching: touching.map(one => one.id) }
  return turns ? { pose, s, blockers, endTurnCancelled: true } : { pose, s, blockers }
}

/** The path as it was flown in the end: slid along the template's end, or not turned there. At its s it lies where the base does. */
export const asFlown = (path: Path, { slide = 0, endTurnCancelled = false }: Settled): Path =>
  slide !== 0 ? slid(path, slide) : endTurnCancelled ? unturned(path) : path
