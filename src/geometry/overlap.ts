/** Whether two bases overlap, how deep, and how far apart they are otherwise. */
import { blankFrame, type Frame, setFrame } from './frame.ts'
import { BEYOND, CONTACT } from './tolerance.ts'
import type { Body } from './types.ts'

/**
 * How deep two rectangles lie in each other, in mm: the shortest move that parts them. Zero or less means apart, and
 * then the amount says nothing. The four face directions are all that two rectangles need.
 */
export const depthOf = (a: Frame, b: Frame): number => {
  const dx = b.x - a.x
  const dy = b.y - a.y
  const reach = a.radius + b.radius
  if (dx * dx + dy * dy > reach * reach) return -1
  const along = Math.abs(a.cos * b.cos + a.sin * b.sin)
  const across = Math.abs(a.sin * b.cos - a.cos * b.sin)
  let depth = a.halfLength + b.halfLength * along + b.halfWidth * across - Math.abs(dx * a.sin + dy * a.cos)
  if (depth <= 0) return depth
  let other = a.halfWidth + b.halfLength * across + b.halfWidth * along - Math.abs(dx * a.cos - dy * a.sin)
  if (other < depth) depth = other
  other = b.halfLength + a.halfLength * along + a.halfWidth * across - Math.abs(dx * b.sin + dy * b.cos)
  if (other < depth) depth = other
  other = b.halfWidth + a.halfLength * across + a.halfWidth * along - Math.abs(dx * b.cos - dy * b.sin)
  return Math.min(other, depth)
}

/** The least squared distance from a corner of b to the rectangle a. */
const cornerGap = (a: Frame, b: Frame): number => {
  const dx = b.x - a.x
  const dy = b.y - a.y
  const right = dx * a.cos - dy * a.sin
  const ahead = dx * a.sin + dy * a.cos
  const cos = a.cos * b.cos + a.sin * b.sin
  const sin = b.sin * a.cos - b.cos * a.sin
  let least = Number.POSITIVE_INFINITY
  for (let i = 0; i < 4; i++) {
    const l = i < 2 ? b.halfLength : -b.halfLength
    const w = i & 1 ? b.halfWidth : -b.halfWidth
    const u = Math.abs(right + w * cos + l * sin) - a.halfWidth
    const v = Math.abs(ahead - w * sin + l * cos) - a.halfLength
    const square = (u > 0 ? u * u : 0) + (v > 0 ? v * v : 0)
    if (square < least) least = square
  }
  return least
}

/** The distance in mm between two rectangles, 0 where they touch or overlap. */
export const gapOf = (a: Frame, b: Frame): number => {
  if (depthOf(a, b) >= 0) return 0
  return Math.sqrt(Math.min(cornerGap(a, b), cornerGap(b, a)))
}

const first = blankFrame()
const second = blankFrame()

/** How deep two bodies lie in each other, in mm: the length of the shortest move that parts them; 0 when apart. */
export const penetration = (a: Body, b: Body): number => {
  const depth = depthOf(setFrame(first, a.base, a.pose), setFrame(second, b.base, b.pose))
  return Math.max(0, depth)
}

/** Whether two bodies overlap: deeper than EPS in each other (OVERLAP-1). Mere contact is no overlap. */
export const overlap = (a: Body, b: Body): boolean => {
  const { length, width } = a.base
  const other = b.base
  const dx = b.pose.x - a.pose.x
  const dy = b.pose.y - a.pose.y
  const square = dx * dx + dy * dy
  // Most pairs need no angle: the circles around both bases are apart (twice the sum of two squares is never less than
  // the square of the sum), or the circles inside both lie in each other.
  const around = (length * length + width * width + other.length * other.length + other.width * other.width) / 2
  if (square > around) return false
  const inside = (Math.min(length, width) + Math.min(other.length, other.width)) / 2 - 2 * BEYOND
  if (inside > 0 && square < inside * inside) return true
  return depthOf(setFrame(first, a.base, a.pose), setFrame(second, b.base, b.pose)) > BEYOND
}

/** Whether two bases are at range 0 of each other: in contact, however they came to be (SE-RANGE-1). */
export const inContact = (a: Body, b: Body): boolean => gap(a, b) <= CONTACT + 1e-9

/** The shortest distance in mm between two bodies; 0 when they touch or overlap (RANGE-2, RANGE-7). */
export const gap = (a: Body, b: Body): number =>
  gapOf(setFrame(first, a.base, a.pose), setFrame(second, b.base, b.pose))
