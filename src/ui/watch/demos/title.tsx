/** A demo’s title card, which keeps its film from running before it could be read. */
import { useEffect, useState } from 'react'
import { t } from '../../../locale/index.ts'
import type { Film } from '../../../playback/film.ts'
import { readingTime } from '../../parts/reading-time.ts'
import { onceStanding } from '../../play/table/standing.tsx'
import { beginningOf, type Reel } from './reel.ts'

/** So far from its beginning somebody has gone elsewhere in a film, seconds; less may run before this is here. */
const EARLY = 2

/** A table that does not stand by then – it does not come, or its layout leaves it no room – is waited for no more, milliseconds. */
export const PATIENCE = 20_000

/**
 * Holds a film at its beginning – where it comes back to if a little of it has run – until its idea is read: `done` is called so long
 * after its table stands, or as soon as somebody goes on. Gives the way to let it go.
 */
export function holdWhileRead(film: Film, begins: number, idea: string, done: () => void): () => void {
  film.seek(begins)
  const release = film.hold()
  const held = film.clock.t
  // While the ships are on their way nobody is kept from reading, but time is only counted where there is something to see next.
  let timer = setTimeout(done, PATIENCE + readingTime(idea))
  const leaveTable = onceStanding(film, () => {
    clearTimeout(timer)
    timer = setTimeout(done, readingTime(idea))
  })
  const leaveFrames = film.onFrame(() => film.clock.t !== held && done())
  return () => {
    clearTimeout(timer)
    leaveTable()
    leaveFrames()
    release()
  }
}

/** What a demo is about, in the words of the page of demos: the film is held while it is read. Whoever goes on is not kept. */
export function Title({ film, demo }: { readonly film: Film; readonly demo: Reel }) {
  const idea = t(`ui.demos.${demo.id}.idea`)
  const begins = beginningOf(demo, film.timeline)
  const [shown, setShown] = useState(() => Math.abs(film.clock.t - begins) < EARLY && film.clock.speed <= 1)
  useEffect(() => {
    if (shown) return holdWhileRead(film, begins, idea, () => setShown(false))
    return
  }, [film, begins, idea, shown])
  if (!shown) return null
  return (
    <section className="demo-title" role="status">
      <div className="demo-over-plate">
        <h2>{t(`ui.demos.${demo.id}`)}</h2>
        <p>{idea}</p>
      </div>
    </section>
  )
}
