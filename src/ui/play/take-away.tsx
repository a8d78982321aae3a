/** Keys of the battle’s menu that save it as a file; no replay leaves before the battle has ended. */
import { t } from '../../locale/index.ts'
import { useScreen, useSession } from './context.ts'
import { downloadReplay, downloadStanding } from './download.ts'
import { useSealed } from './session/sealed.ts'

/** A key that saves a battle which is played as a file to go on with. */
export function FileKey() {
  const session = useSession()
  const previewed = useScreen(state => state.previewed)
  if (session.mode !== 'play') return null
  return (
    <button type="button" className="key large" onClick={() => downloadStanding(session, previewed)}>
      {t('ui.battles.asFile')}
    </button>
  )
}

/** A key that saves the replay of a battle, once it has ended. */
export function ExportKey() {
  const session = useSession()
  const sealed = useSealed()
  if (session.mode === 'replay') return null
  return (
    <button
      type="button"
      className="key large"
      aria-disabled={sealed || undefined}
      onClick={() => !sealed && downloadReplay(session)}
    >
      {t('ui.export')}
      {sealed && <small>{t('ui.sealed')}</small>}
    </button>
  )
}
