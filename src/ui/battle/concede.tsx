import { t } from '../../locale/index.ts'
import { PLAYER_SEATS, type PlayerSeat } from '../../rules/index.ts'
import { lessonNumber } from '../lessons/progress.ts'
import { Dialog } from '../parts/dialog.tsx'
import { useSession } from './context.ts'
import type { Session } from './session.ts'

/** The sides that a person here may give up for; none in a lesson, nor once the battle has ended. */
export const concedable = ({ mode, match, humans, setup }: Session): readonly PlayerSeat[] =>
  mode === 'play' && match && !match.state.result && !lessonNumber(setup?.mission)
    ? PLAYER_SEATS.filter(seat => humans[seat])
    : []

/** The question before a battle is given up. */
export function Concede({ seats, onClose }: { readonly seats: readonly PlayerSeat[]; readonly onClose: () => void }) {
  const { film, match } = useSession()
  const concede = (seat: PlayerSeat) => {
    onClose()
    // Whoever gives up has seen enough.
    film.skip()
    match?.concede(seat)
    film.play()
  }
  return (
    <Dialog title={t('ui.concede.title')} onClose={onClose}>
      <p>{t('ui.concede.text')}</p>
      <div className="row">
        <button type="button" className="key large primary" onClick={onClose}>
          {t('ui.menu.resume')}
        </button>
        {seats.map(seat => (
          <button key={seat} type="button" className="key large" onClick={() => concede(seat)}>
            {seats.length === 1 ? t('ui.concede') : t('ui.concede.of', { seat: t(`seat.${seat}`) })}
          </button>
        ))}
      </div>
    </Dialog>
  )
}
