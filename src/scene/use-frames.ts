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
  const ask = useCallback(() => {
    // A film that moves brings its frames with it.
    if (!latest.current.moving) cap.ask()
  }, [cap])
  useEffect(
    () =>
      film.onTick(() => {
        advance(performance.now())
        // Within that frame none could be asked for: after the last one the view may still glide.
        ask()
      }),
    [film, advance, ask],
  )
  return ask
}
