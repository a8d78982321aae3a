/** When the stage is drawn: with every tick of a film that moves, else when something asks, at most so often. */
import { useThree } from '@react-three/fiber'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { createCap } from './cap.ts'
import type { StageFilm } from './props.ts'

/** Draws a film as it is ticked. Gives the way to ask for a frame, at most `fps` times a second: whatever asks, it is drawn soon. */
export function useFrames(film: StageFilm, fps: number | null): () => void {
  const { invalidate, advance } = useThree()
  const cap = useMemo(() => createCap(() => invalidate(), fps), [invalidate, fps])
  useEffect(() => cap.dispose, [cap])
  const latest = useRef(film)
  latest.current = film
  /** A frame is being drawn with a tick, and whether another one was asked for meanwhile. */
  const ticked = useRef({ now: false, again: false })
  const ask = useCallback(() => {
    if (ticked.current.now) ticked.current.again = true
    // A film that moves brings its frames with it.
    else if (!latest.current.moving) cap.ask()
  }, [cap])
  useEffect(
    () =>
      film.onTick(() => {
        ticked.current = { now: true, again: false }
        try {
          advance(performance.now())
        } finally {
          ticked.current.now = false
        }
        if (ticked.current.again) ask()
      }),
    [film, advance, ask],
  )
  return ask
}
