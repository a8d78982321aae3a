import { useEffect, useState } from 'react'
import { t } from '../../locale/index.ts'
import type { Film } from '../../playback/film.ts'
import { readingTime } from '../watch/teach.ts'
import { beginningOf, type Reel } from './reel.ts'

/** So far from its beginning somebody has gone elsewhere in a film, seconds; less may run before this is here. */
const EARLY = 2

/** What a demo is about, in the words of the page of demos: the film is held while it is read. Whoever goes on is not kept. */
export function Title({ film, demo }: { readonly film: Film; readonly demo: Reel }) {
  const idea = t(`ui.demos.${demo.id}.idea`)
  const begins = beginningOf(demo, film.timeline)
  const [shown, setShown] = useState(() => Math.abs(film.clock.t - begins) < EARLY && film.clock.speed <= 1)
  useEffect(() => {
    if (!shown) return
    const release = film.hold()
    const held = film.clock.t
    const timer = setTimeout(setShown, readingTime(idea), false)
    const leave = film.onFrame(() => film.clock.t !== held && setShown(false))
    return () => {
      clearTimeout(timer)
      leave()
      release()
    }
  }, [film, idea, shown])
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
