/** What no first decision needs is fetched once that is asked: on a slow line it would go before it. */
import { useEffect, useState } from 'react'
import { useSession } from './context.ts'
import { peopleOf, type Session } from './session/session.ts'
import { onceStanding } from './table/standing.tsx'

/**
 * Calls once when the table stands and a person here is asked for the first time; where nobody plays, when the table stands. The returned
 * function ends that.
 */
export function onceAsked(session: Session, asked: () => void): () => void {
  const { film } = session
  const people = Object.values(peopleOf(session))
  let leaves: readonly (() => void)[] = []
  const leave = () => {
    for (const one of leaves) one()
    leaves = []
  }
  const stands = () => {
    const heed = () => {
      if (people.length > 0 && !people.some(({ waiting }) => waiting && film.hasSeen(waiting.decision.at))) return
      leave()
      asked()
    }
    leaves = [film.subscribe(heed), ...people.map(person => person.subscribe(heed))]
    heed()
  }
  const standing = onceStanding(film, stands)
  return () => {
    standing()
    leave()
  }
}

/** Whether the first question here has been drawn, so that what it does not need may be fetched; true at once where nobody plays. */
export function useFirstAsked(): boolean {
  const session = useSession()
  const [asked, setAsked] = useState(session.mode !== 'play')
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let frame = 0
    const leave = onceAsked(session, () => {
      // After the frame that shows it.
      frame = requestAnimationFrame(() => {
        timer = setTimeout(() => setAsked(true))
      })
    })
    return () => {
      leave()
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [session])
  return asked
}
