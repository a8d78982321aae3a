/** Leaving a lesson: how much of them is to be passed over. */
import { useEffect, useRef } from 'react'
import { t } from '../../../locale/index.ts'
import { LESSONS, lessonDone, lessonsOver } from './lesson-progress.ts'

type Props = {
  readonly stage: number
  readonly onStage: (stage: number) => void
  readonly onMenu: () => void
  readonly onStay: () => void
}

/** What is to be skipped: this lesson, all of them, or nothing after all. */
export function Skip({ stage, onStage, onMenu, onStay }: Props) {
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => first.current?.focus(), [])
  const last = stage >= LESSONS.length
  return (
    <fieldset className="coach-skip">
      <legend>{t('ui.lesson.skip.head')}</legend>
      <div className="row">
        {!last && (
          <button
            ref={first}
            type="button"
            className="key"
            onClick={() => {
              lessonDone(stage)
              onStage(stage + 1)
            }}
          >
            {t('ui.lesson.skip.stage')}
          </button>
        )}
        <button
          ref={last ? first : null}
          type="button"
          className="key"
          onClick={() => {
            lessonsOver()
            onMenu()
          }}
        >
          {t('ui.lesson.skip.all')}
        </button>
        <button type="button" className="key" onClick={onStay}>
          {t('ui.lesson.skip.stay')}
        </button>
      </div>
    </fieldset>
  )
}
