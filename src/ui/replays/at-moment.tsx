import { useEffect } from 'react'
import { t } from '../../locale/index.ts'
import { useSession } from '../battle/context.ts'
import type { Moment } from '../params.ts'
import { Notes } from '../parts/notes.tsx'
import './english.ts'
import { timeOf } from './moment.ts'

/** Holds the film of a replay at a moment that the address names; where there is none, it runs, and a note says so. */
export function AtMoment({ moment }: { moment: Moment }) {
  const { film } = useSession()
  // All of a replay is there from the beginning.
  const at = timeOf(film.timeline, moment)
  useEffect(() => {
    if (at === null) return
    film.pause()
    film.seek(at)
  }, [film, at])
  return at === null && <Notes lines={[t('ui.replays.noRound', { round: moment.round })]} passing />
}
