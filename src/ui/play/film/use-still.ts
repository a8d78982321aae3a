/** Lets whatever must be read in peace stop the film. */
import { useEffect } from 'react'
import { useSession } from '../context.ts'

/** While the calling part is shown, and `when` holds, the film stands still; one that ran runs on afterwards. */
export function useStill(when = true): void {
  const { film } = useSession()
  useEffect(() => {
    if (!when || !film.clock.playing) return
    film.pause()
    return () => film.play()
  }, [when, film])
}
