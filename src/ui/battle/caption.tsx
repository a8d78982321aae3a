import { useSyncExternalStore } from 'react'
import { t } from '../../locale/index.ts'
import { usePicture, useSession } from './context.ts'
import { DiceTray } from './dice.tsx'

/** The headline of what is seen now, with the rule that says so, and the dice on the table. */
export function Caption() {
  const { names, subscribe, mishaps } = useSession()
  const stumbles = useSyncExternalStore(subscribe, mishaps)
  const picture = usePicture()
  const { caption, dice } = picture
  return (
    <section className="caption" aria-label={t('ui.caption')}>
      {dice && dice.opacity > 0 && <DiceTray dice={dice} />}
      {stumbles > 0 && (
        <p className="mishap" role="status">
          {t('ui.mishap', { count: stumbles })}
        </p>
      )}
      {caption && (
        <p>
          {t(caption, { name: names })}
          {caption.rules[0] && <small>{caption.rules[0]}</small>}
        </p>
      )}
    </section>
  )
}
