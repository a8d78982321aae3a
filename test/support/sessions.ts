/** Sessions that a test opens, known to be what it is about; anything else fails at once. */
import type { openSession } from '../../src/ui/play/session/open-session.ts'
import type { Playing, Replaying, Session, Watching } from '../../src/ui/play/session/session.ts'

type Opened = ReturnType<typeof openSession>

const sound = (opened: Opened): Session => {
  if ('trouble' in opened) throw new Error(opened.trouble.key)
  return opened
}

/** A battle that somebody plays here. */
export function playing(opened: Opened): Playing {
  const session = sound(opened)
  if (session.mode !== 'play') throw new Error(`nobody plays: ${session.mode}`)
  return session
}

/** A battle that is fought here, by whomever. */
export function fought(opened: Opened): Playing | Watching {
  const session = sound(opened)
  if (session.mode === 'replay') throw new Error('nothing is fought: a replay is shown')
  return session
}

/** A replay that is shown. */
export function replaying(opened: Opened): Replaying {
  const session = sound(opened)
  if (session.mode !== 'replay') throw new Error(`no replay: ${session.mode}`)
  return session
}
