import { t } from '../../locale/index.ts'
import { roundStarts } from '../../match/undo.ts'
import { Dialog } from '../parts/dialog.tsx'
import { usePicture, useScreen, useSession } from './context.ts'

/** Which round to begin again. */
export function Rewind({ onClose }: { onClose: () => void }) {
  const session = useSession()
  const { round: now } = usePicture()
  const set = useScreen(state => state.set)
  const rounds = roundStarts(session.match?.events ?? []).filter(({ round }) => round > 0 && round <= now)
  const begin = (round: number) => {
    set({ drafts: { round: -1, dials: {}, committed: false }, marks: {}, suggested: null, hint: null, dialog: null })
    session.back({ round })
    session.film.play()
  }
  return (
    <Dialog title={t('ui.rewind')} onClose={onClose}>
      <p>{t('ui.rewind.text')}</p>
      {rounds.length === 0 && <p className="panel-note">{t('ui.rewind.none')}</p>}
      <ul className="rounds">
        {rounds.toReversed().map(({ round }) => (
          <li key={round}>
            <button type="button" className="key large" onClick={() => begin(round)}>
              {t('ui.rewind.round', { round })}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
