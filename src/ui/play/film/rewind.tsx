/** Beginning a round again: the list of rounds, and the dialog around it. */
import { t } from '../../../locale/index.ts'
import { roundStarts } from '../../../match/undo.ts'
import { Dialog } from '../../parts/dialog.tsx'
import { usePicture, usePlaying, useScreen } from '../context.ts'
import { freshDrafts } from '../orders/drafts.ts'

/** Keys for the rounds that can be begun again, the latest first. */
export function Rounds() {
  const playing = usePlaying()
  const { round: now } = usePicture()
  const set = useScreen(state => state.set)
  const rounds = roundStarts(playing?.match.events ?? []).filter(({ round }) => round > 0 && round <= now)
  const begin = (round: number) => {
    set({ drafts: freshDrafts(-1), seated: null, marks: {}, suggested: null, hint: null, dialog: null })
    playing?.back({ round })
    playing?.film.play()
  }
  if (rounds.length === 0) return <p className="panel-note">{t('ui.rewind.none')}</p>
  return (
    <ul className="rounds">
      {rounds.toReversed().map(({ round }) => (
        <li key={round}>
          <button type="button" className="key large" onClick={() => begin(round)}>
            {t('ui.rewind.round', { round })}
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Which round to begin again. */
export function Rewind({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={t('ui.rewind')} onClose={onClose}>
      <p>{t('ui.rewind.text')}</p>
      <Rounds />
    </Dialog>
  )
}
