/** Replays in the address of the page: behind `#r=`, which no server is sent. */
import { linkOf } from '../../../match/link.ts'
import { exportReplay, type ReplayFile } from '../../../match/replay.ts'
import { namesIn } from '../../../match/who.ts'
import type { Moment } from '../../params.ts'
import type { Session } from '../../play/session/session.ts'
import { momentText } from './moment-names.ts'

/** The battle of a session as a replay: as far as it has been played, or as it was recorded. */
const replayIn = (session: Session): ReplayFile =>
  session.mode === 'replay' ? session.replay : exportReplay(session.engine, session.match, namesIn(session.setup))

/** The address at which a battle is watched, from a moment on if one is given; null: it does not fit into an address. */
export function addressOf(session: Session, moment: Moment | null): string | null {
  const link = linkOf(replayIn(session))
  if (!link) return null
  const page = window.location.href.replace(/[?#].*$/, '')
  return `${page}?view=replay${moment ? `&t=${momentText(moment)}` : ''}#r=${link}`
}
