/** What is said over a battle that broke, or a replay that is not as it was. */
import { useState, useSyncExternalStore } from 'react'
import { t } from '../locale/index.ts'
import { RULES_VERSION } from '../rules/index.ts'
import type { BattleRequest } from '../ui/menu/types.ts'
import { Problem } from '../ui/parts/boundary.tsx'
import { Dialog } from '../ui/parts/dialog.tsx'
import { Notes } from '../ui/parts/notes.tsx'
import { downloadRest } from '../ui/play/download.ts'
import { isSealed } from '../ui/play/session/sealed.ts'
import type { Session } from '../ui/play/session/session.ts'
import { isBare } from '../ui/stream/frame.ts'

type Props = {
  readonly session: Session
  readonly onMenu: () => void
  readonly onStart: (request: BattleRequest) => void
}

/** A battle that broke, or a replay that does not go on as it should. */
export function Trouble({ session, onMenu, onStart }: Props) {
  const problem = useSyncExternalStore(session.subscribe, session.problem)
  const [read, setRead] = useState(false)
  if (problem)
    return (
      <div className="cover">
        <Problem what={t('ui.problem.text', { what: problem })} onMenu={onMenu} onStart={onStart}>
          {session.mode !== 'replay' && (
            <button type="button" className="key large" onClick={() => downloadRest(session)}>
              {t(isSealed(session) ? 'ui.battles.asFile' : 'ui.export')}
            </button>
          )}
        </Problem>
      </div>
    )
  // A replay of other rules is said to be one, even where it comes out the same.
  const was = session.mode === 'replay' ? session.replay.rulesVersion : RULES_VERSION
  if (!session.notice && was !== RULES_VERSION)
    return <Notes passing lines={[t('ui.replay.otherRules', { was, now: RULES_VERSION })]} />
  // On the air no dialog may lie over the picture: it is said in the console.
  if (session.notice && isBare()) return <Notes passing lines={[t(session.notice, { name: session.names })]} />
  if (!session.notice || read) return null
  return (
    <Dialog title={t(session.mode === 'play' ? 'ui.battles.notice' : 'ui.replay.notice')} onClose={() => setRead(true)}>
      <p>{t(session.notice, { name: session.names })}</p>
      <div className="row">
        <button type="button" className="key large primary" onClick={() => setRead(true)}>
          {t(session.mode === 'play' ? 'ui.battles.playOn' : 'ui.replay.watchSoFar')}
        </button>
        <button type="button" className="key large" onClick={onMenu}>
          {t('ui.problem.menu')}
        </button>
      </div>
    </Dialog>
  )
}
