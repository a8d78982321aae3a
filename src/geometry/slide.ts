/** Sliding along the template's end, as a base may that a Tallon Roll laid with a side against it (TFA-TALLON-2, TFA-OVERLAP-2). */
import { templateWidth } from './bases.ts'
import { endsSideways } from './bearings.ts'
import { blankFrame, type Frame, frameOf, setFrame } from './frame.ts'
import { aheadOf } from './moves.ts'
import type { Path } from './path.ts'
import { quantise } from './quantise.ts'
import { clearOf } from './retreat.ts'
import type { Base, Body } from './types.ts'

/** How far in mm a base may slide ahead or back before the template's end juts past its back or front edge (TFA-TALLON-2). */
export const endSlide = (base: Base): number => Math.max(0, (base.length - templateWidth) / 2)

/** A path at whose end the base slides so many mm ahead along the template's end. */
export const slid = (path: Path, slide: number): Path => ({ ...path, end: aheadOf(path.end, slide) })

const resting = blankFrame()

/** Where a slide may stop: at every whole mm (TFA-TALLON-2), or with its mark at the middle or at either end of the template's end (SE-TALLON-1). */
export type Stops = 'every-mm' | 'three'

/** The slides to its stops after which no body is overlapped: the least first, of two equal ones that ahead. `most`: no more of them. */
export const slidesClearOf = (
  path: Path,
  near: readonly { frame: Frame }[],
  most: number,
  stops: Stops = 'every-mm',
): number[] => {
  const found: number[] = []
  const limit = endSlide(path.base)
  const step = stops === 'three' && limit > 0 ? limit : 1
  for (let mm = 0; mm <= limit && found.length < most; mm += step)
    for (const slide of mm === 0 ? [0] : [mm, -mm])
      if (clearOf(near, setFrame(resting, path.base, quantise(aheadOf(path.end, slide))))) found.push(slide)
  return found
}

/**
 * The slides among which the player chooses, in whole mm unless told, the least first: those after which a Tallon Roll overlaps nobody. None where
 * none is free, and of a manoeuvre that does not end sideways (TFA-OVERLAP-2, SE-TALLON-1). `others` leaves the mover out.
 */
export const freeSlides = (path: Path, others: readonly Body[], stops: Stops = 'every-mm'): readonly number[] =>
  endsSideways(path.bearing)
    ? slidesClearOf(
        path,
        others.map(body => ({ frame: frameOf(body) })),
        Number.POSITIVE_INFINITY,
        stops,
      )
    : []
