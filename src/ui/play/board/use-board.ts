/** What the flat board draws, and how large its figures are. */
import { type RefObject, useLayoutEffect, useState } from 'react'
import type { Film } from '../../../playback/film.ts'
import { useTextScale } from '../../parts/dress.ts'
import { streamScale, useFrame } from '../../stream/frame.ts'
import { LEAST_TEXT } from './labels.ts'

/** What the board needs of a film: one that stands still will do. */
export type Shown = {
  readonly clock: { readonly speed: number }
  readonly picture: Film['picture']
  readonly subscribe: Film['subscribe']
  readonly onFrame: Film['onFrame']
}

/** The mat's margin on the board, mm. */
export const MARGIN = 24

/** So much larger text makes figures on the board at most: mm to a pixel. */
const MOST_MM = 4.6

/** Mm of the board that one pixel of the screen covers, more with larger text: what keeps its size there, figures and lines, is measured by it. */
export function usePixel(
  board: RefObject<SVGSVGElement | null>,
  { width, height }: { readonly width: number; readonly height: number },
): number {
  const scale = useTextScale()
  const [pixel, setPixel] = useState(1.5)
  useLayoutEffect(() => {
    const svg = board.current
    if (!svg) return
    const measure = () => {
      const box = svg.getBoundingClientRect()
      if (box.width > 0 && box.height > 0)
        setPixel(Math.max((width + 2 * MARGIN) / box.width, (height + 2 * MARGIN) / box.height))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(svg)
    return () => observer.disconnect()
  }, [board, width, height])
  const frame = useFrame()
  const least = frame.stream && frame.size ? streamScale(frame.size, LEAST_TEXT) : 1
  // On a small board larger figures would hide each other.
  return Math.max(pixel, Math.min(pixel * Math.max(scale, least), MOST_MM))
}
