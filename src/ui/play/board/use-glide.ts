/** Smooth moves of the flat board’s view, with no frame drawn while it rests. */
import { type RefObject, useEffect, useRef } from 'react'
import { createCap } from '../../../scene/cap.ts'
import { glided, resting } from './glide.ts'
import { isSame, type Zoom } from './zoom.ts'

/** Two frames lie no further apart for a view than this, s: a tab that was asleep does not jump. */
const LONGEST = 0.05

type Ways = {
  /** What is seen now. */
  readonly now: RefObject<Zoom>
  readonly put: (zoom: Zoom) => void
  /** It cuts, and does not glide. */
  readonly calm: boolean
  readonly fps: 30 | 60 | null
}

/** Brings a view to where it is to look, and asks for frames only while it moves; null: it is in a person's hand. */
export function useGlide(to: Zoom | null, { now, put, calm, fps }: Ways): void {
  const putNow = useRef(put)
  putNow.current = put
  const glide = useRef(resting(now.current))
  useEffect(() => {
    if (!to || isSame(now.current, to)) {
      glide.current = resting(now.current)
      return
    }
    if (calm) return putNow.current(to)
    // A hand has moved it meanwhile.
    if (!isSame(glide.current.zoom, now.current)) glide.current = resting(now.current)
    let frame = 0
    let last = 0
    const run = (time: number) => {
      glide.current = glided(glide.current, to, last === 0 ? 1 / 60 : Math.min(LONGEST, (time - last) / 1000))
      last = time
      putNow.current(glide.current.zoom)
      if (!isSame(glide.current.zoom, to)) cap.ask()
    }
    const cap = createCap(() => {
      frame = requestAnimationFrame(run)
    }, fps)
    cap.ask()
    return () => {
      cap.dispose()
      cancelAnimationFrame(frame)
    }
  }, [to, calm, fps, now])
}
