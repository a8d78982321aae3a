/** A film that the debriefing of a tour shows: the passage that is told, and the way back. */
import { useCallback, useContext, useEffect, useRef, useState } from 'react'
import { t } from '../../locale/index.ts'
import type { Film } from '../../playback/film.ts'
import { passageOf } from '../../playback/passage.ts'
import { WaysContext } from '../campaign/ways-on.ts'
import { useCommands } from '../commands/use-commands.ts'
import type { OfTour } from '../menu/types.ts'
import './english.ts'
import './passage.css'

/** Plays its passage once, then stands; Escape and a key lead back to the debriefing. */
export function Passage({ film, id, passage }: OfTour & { readonly film: Film }) {
  const ways = useContext(WaysContext)
  const [over, setOver] = useState(false)
  const back = useRef<HTMLButtonElement>(null)
  const play = useCallback(() => {
    if (!passage) return
    film.seek(passageOf(film.timeline, passage).begins)
    film.play()
    setOver(false)
  }, [film, passage])
  useEffect(play, [play])
  // Enter leads back, and whoever listens hears what is shown.
  useEffect(() => back.current?.focus(), [])
  useEffect(() => {
    if (!passage || over) return
    const { ends } = passageOf(film.timeline, passage)
    return film.onFrame(() => {
      if (film.clock.t < ends) return
      film.pause()
      setOver(true)
    })
  }, [film, passage, over])
  const leave = () => ways?.onTour(id)
  useCommands({ endAgain: leave })
  return (
    <section className="passage" aria-label={t('ui.tour.debriefing')}>
      {passage && (
        <p id="passage-said" className="passage-said">
          {passage.said}
        </p>
      )}
      <button
        ref={back}
        type="button"
        className="key primary"
        aria-describedby={passage && 'passage-said'}
        onClick={leave}
      >
        {t('ui.tour.toDebriefing')}
      </button>
      {passage && (
        <button type="button" className="key" onClick={play}>
          {t('ui.tour.turn.again')}
        </button>
      )}
    </section>
  )
}
