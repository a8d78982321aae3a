/** The review of a battle, reckoned in a worker once, stopped when nobody looks. */
import { useEffect, useRef, useState } from 'react'
import type { Reviewed } from '../../../../ai/judge/reviewed.ts'
import { openReview } from '../../../../ai/judge-client.ts'
import { record } from '../../campaign/open-record.ts'
import { useSession } from '../../play/context.ts'
import { playedOf, type Session } from '../../play/session/session.ts'
import { keepCauses } from './keep-causes.ts'

/** What the review of a battle has found so far. `stuck`: the rest cannot be judged; `stopped`: it was not to be. */
export type Found = {
  readonly reviewed: readonly Reviewed[]
  readonly followed: number
  readonly of: number
  readonly over: boolean
  readonly stuck: boolean
  readonly stopped: boolean
}

const NOTHING: Found = { reviewed: [], followed: 0, of: 0, over: false, stuck: false, stopped: false }

/** Reviews that came to their end: a battle is judged once, however often it is looked at. */
const known = new WeakMap<Session, Found>()

/** Has the battle of this screen reviewed in a worker for as long as the calling part is shown, or until `stop`. */
export function useReview(): Found & { readonly stop: () => void } {
  const session = useSession()
  const [found, setFound] = useState(NOTHING)
  const end = useRef<() => void>(() => {})
  useEffect(() => {
    const { scenario, commands } = playedOf(session)
    // To give up is no decision that is judged.
    const log = commands.filter(({ type }) => type !== 'concede')
    const before = known.get(session)
    if (before?.of === log.length) return setFound(before)
    let now: Found = { ...NOTHING, of: log.length }
    setFound(now)
    end.current = openReview(scenario, log, ({ reviewed, ...told }) => {
      now = { ...now, ...told, reviewed: [...now.reviewed, ...reviewed] }
      if (told.over && !told.stuck) {
        known.set(session, now)
        const swings = now.reviewed.filter(one => one.what === 'swing')
        // Without the record it is told all the same.
        void keepCauses(session, swings, record).catch(() => {})
      }
      setFound(now)
    })
    return () => end.current()
  }, [session])
  const stop = () => {
    end.current()
    setFound(now => ({ ...now, over: true, stopped: true }))
  }
  return { ...found, stop }
}
