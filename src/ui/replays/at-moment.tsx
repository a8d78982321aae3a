import { useEffect } from 'react'
import { useSession } from '../battle/context.ts'
import type { Moment } from '../params.ts'
import { timeOf } from './moment.ts'

/** Holds the film of a replay at a moment that the address names. */
export function AtMoment({ moment }: { moment: Moment }) {
  const { film } = useSession()
  useEffect(() => {
    const t = timeOf(film.timeline, moment)
    if (t === null) return console.warn(`t: this battle has no round ${moment.round}`)
    film.pause()
    film.seek(t)
  }, [film, moment])
  return null
}
