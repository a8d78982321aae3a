/** How the flat board keeps time with a film, and how large its figures are. */
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import type { Film } from '../../../playback/film.ts'
import { createCap } from '../../../scene/cap.ts'
import { useTextScale } from '../../parts/dress.ts'
import { streamScale, useFrame } from '../../stream/frame.ts'
import { LEAST_TEXT } from './labels.ts'

/** What the board needs of a film: one that stands still will do. */
export type Shown = {
  readonly timeline: { readonly duration: number }
  readonly clock: { readonly t: number; readonly playing: boolean; readonly speed: number }
  readonly picture: Film['picture']
  readonly tick: Film['tick']
  readonly subscribe: Film['subscribe']
  readonly onFrame: Film['onFrame']
}

/** Lets the film run with the screen's own rhythm while it has something to show, at most `fps` times a second; the returned function ends that. */
export function keepTime(film: Shown, fps: 30 | 60 | null): () => void {
  let frame = 0
  let last = 0
  const run = (now: number) => {
    film.tick(last === 0 ? 0.001 : (now - last) / 1000)
    // Two frames may bear the same time, so a film that did not move may still have somewhere to go.
    const more = film.clock.playing && film.clock.t < film.timeline.duration
    last = more ? now : 0
    frame = 0
    if (more) cap.ask()
  }
  const cap = createCap(() => {
    if (frame === 0) frame = requestAnimationFrame(run)
  }, fps)
  cap.ask()
  const leave = film.subscribe(cap.ask)
  return () => {
    leave()
    cap.dispose()
    cancelAnimationFrame(frame)
  }
}

/** Keeps time with a film for as long as the board is shown. */
export function useTicker(film: Shown, fps: 30 | 60 | null): void {
  useEffect(() => keepTime(film, fps), [film, fps])
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
