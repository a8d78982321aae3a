/** Giving up: for which sides it may be done, and the question whether it is meant. */
import { t } from '../../locale/index.ts'
import { SIDES, type Side } from '../../rules/index.ts'
import { lessonNumber } from '../campaign/lessons/lesson-progress.ts'
import { Dialog } from '../parts/dialog.tsx'
import { usePlaying, useSession, useSideName } from './context.ts'
import type { Session } from './session/session.ts'

/** The sides that a person here may give up for; none in a lesson, nor once the battle has ended. */
export const concedable = (session: Session): readonly Side[] =>
  session.mode === 'play' && !session.match.state.result && !lessonNumber(session.setup.mission)
    ? SIDES.filter(side => Object.keys(session.humans).some(id => id.startsWith(side)))
    : []

/** The question before a battle is given up. */
export function Concede({ sides, onClose }: { readonly sides: readonly Side[]; readonly onClose: () => void }) {
  const { film } = useSession()
  const playing = usePlaying()
  const nameOf = useSideName()
  const concede = (side: Side) => {
    onClose()
    // Whoever gives up has seen enough.
    film.skip()
    playing?.match.concede(side)
    film.play()
  }
  return (
    <Dialog title={t('ui.concede.title')} onClose={onClose}>
      <p>{t('ui.concede.text')}</p>
      <div className="row">
        <button type="button" className="key large primary" onClick={onClose}>
          {t('ui.menu.resume')}
        </button>
        {sides.map(side => (
          <button key={side} type="button" className="key large" onClick={() => concede(side)}>
            {sides.length === 1 ? t('ui.concede') : t('ui.concede.of', { side: nameOf(side) })}
          </button>
        ))}
      </div>
    </Dialog>
  )
}
