/** Frames are asked for no more often than so many times a second. */
export type Cap = { readonly ask: () => void; readonly dispose: () => void }

/** A frame may come so much before its time, ms: it waits for the screen's own beat anyway. */
const EARLY = 2

/** Passes on what is asked, at most `fps` times a second on the long run; null: always. `clock`: ms. */
export const createCap = (
  frame: () => void,
  fps: number | null,
  clock: () => number = () => performance.now(),
): Cap => {
  if (fps === null) return { ask: frame, dispose: () => {} }
  const beat = 1000 / fps
  let due = Number.NEGATIVE_INFINITY
  let timer: ReturnType<typeof setTimeout> | null = null
  const pass = () => {
    timer = null
    const now = clock()
    // After a rest the beat begins anew; else it is kept, however late one frame was.
    due = (now - due > beat ? now : due) + beat
    frame()
  }
  return {
    ask: () => {
      if (timer !== null) return
      const wait = due - EARLY - clock()
      if (wait <= 0) pass()
      else timer = setTimeout(pass, wait)
    },
    dispose: () => {
      if (timer !== null) clearTimeout(timer)
      timer = null
    },
  }
}
