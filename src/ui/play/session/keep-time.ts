/** The one loop that lets a film run: whoever shows it only draws. */
import type { Film } from '../../../playback/film.ts'
import { createCap } from '../../../scene/cap.ts'

/** What the loop needs of a film. */
type Running = Pick<Film, 'tick' | 'moving' | 'subscribe'>

/**
 * Ticks a film with the screen's own rhythm while it moves, at most `fps` times a second, and asks for no frame while it rests: paused,
 * held or at its end. The returned function ends that.
 */
export function keepTime(film: Running, fps: number | null): () => void {
  let frame = 0
  let last: number | null = null
  const run = (now: number) => {
    frame = 0
    if (film.moving) {
      // Before anybody draws and asks for frames too: the next tick comes before the next drawing.
      cap.ask()
      // After a rest the clock has gone on without the film: the first frame is a sixtieth.
      const dt = last === null ? 1 / 60 : (now - last) / 1000
      last = now
      film.tick(dt)
    }
    if (!film.moving) last = null
  }
  const cap = createCap(() => {
    if (frame === 0) frame = requestAnimationFrame(run)
  }, fps)
  const ask = () => {
    if (film.moving) cap.ask()
  }
  ask()
  const leave = film.subscribe(ask)
  return () => {
    leave()
    cap.dispose()
    cancelAnimationFrame(frame)
  }
}
