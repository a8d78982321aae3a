/** Battles between computers are kept by themselves once their end has been seen. */
import { useEffect } from 'react'
import { useSession } from '../../play/context.ts'
import type { Session } from '../../play/session/session.ts'
import { battles } from './battle-store.ts'
import { battleWatched, shelve } from './shelve.ts'

/** Sessions whose battle was kept already: the film may be wound back and come to its end again. */
const done = new WeakSet<Session>()

/** Nothing to see: keeps a battle between computers. It is shown when the film has come to the battle's end. */
export function KeepWatched() {
  const session = useSession()
  useEffect(() => {
    const battle = done.has(session) ? null : battleWatched(session)
    if (!battle) return
    done.add(session)
    void battles().then(store => shelve(store, battle))
  }, [session])
  return null
}
