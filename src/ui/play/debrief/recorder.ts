/** Writes battles that are over into the record. */

import { record } from '../../campaign/open-record.ts'
import { dateOfId } from '../../daily/ids.ts'
import { daily } from '../../daily/open-daily.ts'
import type { Playing } from '../session/session.ts'
import { resultOf } from './debrief-summary.ts'

/**
 * Watches a session and keeps its result whenever its battle ends: again when the end was taken back and came another way. Gives the
 * way to stop. What counts as a day's battle is entered among those, too.
 */
export function recordSession(session: Playing, previewed: () => boolean): () => void {
  const { match } = session
  /** The last command of the end that was kept. */
  let kept: unknown = null
  const look = () => {
    const last = match.log.at(-1)
    if (!match.state.result || kept === last) return
    kept = last
    const result = resultOf(session, previewed(), Date.now())
    if (result) void record().then(store => store.keep(result))
  }
  look()
  let left = false
  const stops = [match.subscribe(look)]
  if (dateOfId(session.keeping.id))
    void import('../../daily/counted.ts').then(({ followDaily }) => {
      if (!left) stops.push(followDaily(session, daily()))
    })
  return () => {
    left = true
    for (const stop of stops) stop()
  }
}
