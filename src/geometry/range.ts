/** Range between two ships, all around or in an arc: mm, band, and the lines to draw (RANGE-1 … RANGE-7). */
import { wedges } from './arc.ts'
import { type Frame, frameOf, toMat } from './frame.ts'
import { depthOf } from './overlap.ts'
import { clip, clipToStrip, load, type Shape } from './shape.ts'
import { BEYOND, EPS } from './tolerance.ts'
import type { Arc, Body, Measure, RangeBand, Segment } from './types.ts'
import { type Witness, witnessOf } from './witness.ts'

/** The depth of one range band in mm (RANGE-1). */
export const bandDepth = 100

/** The band of a distance in mm, null beyond the third; a border belongs to the lower band (RANGE-3, RANGE-5). */
export const bandOf = (mm: number): RangeBand | null =>
  mm <= bandDepth + BEYOND ? 1 : mm <= 2 * bandDepth + BEYOND ? 2 : mm <= 3 * bandDepth + BEYOND ? 3 : null

const measured = (a: Frame, witness: Witness): Measure => ({
  mm: witness.mm,
  band: bandOf(witness.mm),
  segments: witness.ends.map((end): Segment => ({ from: toMat(a, end.au, end.av), to: toMat(a, end.bu, end.bv) })),
})

/** The shortest distance between two bodies, all around (RANGE-2, RANGE-7). */
export const range = (a: Body, b: Body): Measure => {
  const own = frameOf(a)
  const target = frameOf(b)
  return measured(own, witnessOf(own, load(own, target), depthOf(own, target) > 0))
}

const same = (p: number, q: number): boolean => Math.abs(p - q) <= 1e-6

/** The nearer of two witnesses; equal bands that meet at an end, as the two parts of one arc make them, become one. */
const nearer = (one: Witness, two: Witness): Witness => {
  if (two.mm < one.mm - 1e-9) return two
  if (one.mm < two.mm - 1e-9) return one
  for (const e of one.ends) {
    for (const f of two.ends) {
      if (!same(e.au, f.au) || !same(e.av, f.av) || !same(e.bu, f.bu) || !same(e.bv, f.bv)) continue
      const left = one.ends.find(end => end !== e) ?? e
      const right = two.ends.find(end => end !== f) ?? f
      return { mm: one.mm, ends: left === e && right === f ? [e] : [left, right] }
    }
  }
  return one
}

/**
 * The shortest distance from a's base to the part of b's base inside a's arc; null when no part is (RANGE-6, ARC-2).
 * A base on the arc's border is inside, up to EPS. In arc and in range are told apart (ARC-4).
 */
export const rangeInArc = (a: Body, arc: Arc, b: Body): Measure | null => {
  const parts = wedges(a.base, arc)
  if (parts === null) return range(a, b)
  const own = frameOf(a)
  const target = frameOf(b)
  const overlapping = depthOf(own, target) > 0
  const shape = load(own, target)
  for (const slack of [0, EPS]) {
    let best: Witness | null = null
    for (const part of parts) {
      const between: Shape = clip(clip(shape, part.from, -1, slack), part.to, 1, slack)
      const inside = arc.strip === undefined ? between : clipToStrip(between, arc.strip + slack)
      if (inside.length === 0) continue
      const witness = witnessOf(own, inside, overlapping)
      best = best ? nearer(best, witness) : witness
    }
    if (best) return measured(own, best)
  }
  return null
}
