/** The panel after a lesson, in place of a battle’s result. */
import { useContext, useEffect } from 'react'
import { t } from '../../../locale/index.ts'
import { Icon } from '../../parts/icon.tsx'
import { usePicture, usePlaying } from '../../play/context.ts'
import { Panel } from '../../play/orders/panel.tsx'
import { WaysContext } from '../ways-on.ts'
import { ideasOf } from './ideas.ts'
import { PUPIL } from './lesson-moment.ts'
import { ENOUGH, LESSONS, lessonDone } from './lesson-progress.ts'

type Props = {
  /** The lesson that is over, counted from 1. */
  readonly stage: number
  /** Begins a lesson. */
  readonly onStage: (stage: number) => void
  readonly onMission: () => void
  readonly onMenu: () => void
}

/** After a lesson: how it went, what it was about, and the way on. */
export function LessonEnd({ stage, onStage, onMission, onMenu }: Props) {
  const playing = usePlaying()
  const ways = useContext(WaysContext)
  const { result, ships } = usePicture()
  const won = result?.winner === 'first'
  const last = stage >= LESSONS.length
  useEffect(() => {
    if (won) lessonDone(stage)
  }, [won, stage])
  const pupil = ships.find(ship => ship.id === PUPIL)?.status
  const kill = ships.some(ship => ship.id !== PUPIL && ship.status === 'destroyed')
  const title = won ? (kill ? 'kill' : 'won') : pupil === 'fled' ? 'fled' : 'lost'
  const on = () => {
    lessonDone(stage)
    if (last) onMission()
    else onStage(stage + 1)
  }
  const again = () => onStage(stage)
  const enough = stage >= ENOUGH
  const fly = () => {
    lessonDone(stage)
    onMission()
  }
  return (
    <Panel kind={`result lesson-end ${won ? 'first' : 'second'}`} title={t(`ui.lesson.end.${title}`)} told>
      {!won && <p className="result-reason">{t('ui.lesson.end.lost.text')}</p>}
      <p>{t('ui.lesson.end.text')}</p>
      <ul className="lesson-ideas">
        {ideasOf(stage, playing?.match.events ?? []).map(({ id, met }) => (
          <li key={id} className={met ? 'met' : undefined}>
            {met ? <Icon name="tick" /> : <i />}
            <span>
              {t(`ui.lesson.idea.${id}`)}{' '}
              <small className={met ? 'unseen' : undefined}>
                {t(met ? 'ui.lesson.end.met' : 'ui.lesson.end.unmet')}
              </small>
            </span>
          </li>
        ))}
      </ul>
      {enough && <p className="panel-note">{t('ui.lesson.end.all')}</p>}
      <div className="row">
        <button type="button" className={won ? 'key primary large' : 'key large'} onClick={on}>
          {t(last ? 'ui.lesson.mission' : 'ui.lesson.next')}
        </button>
        <button type="button" className={won ? 'key large' : 'key primary large'} onClick={again}>
          {t('ui.lesson.again')}
        </button>
        {last && ways && (
          <button
            type="button"
            className="key large"
            title={t('ui.lesson.tour.note')}
            onClick={() => {
              lessonDone(stage)
              ways.onTour()
            }}
          >
            {t('ui.lesson.tour')}
          </button>
        )}
        {enough && !last && (
          <button type="button" className="key large" onClick={fly}>
            {t('ui.lesson.mission')}
          </button>
        )}
        <button type="button" className="key large" onClick={onMenu}>
          {t('ui.lesson.menu')}
        </button>
      </div>
    </Panel>
  )
}
