import { useEffect, useState, useSyncExternalStore } from 'react'
import { t } from '../../locale/index.ts'
import { Why } from '../rules/why.tsx'
import { usePicture, useSession } from './context.ts'
import { DiceTray } from './dice.tsx'

/** A card that has just been turned up: what it does is said too. */
const DEALT = 'caption.damageDealt.faceUp'
/** How long a note stays, milliseconds. */
const NOTE_MS = 8000

/** The headline of what is seen now, with the rule that says so, and the dice on the table. */
export function Caption() {
  const { names, subscribe, mishaps } = useSession()
  const stumbles = useSyncExternalStore(subscribe, mishaps)
  const [told, setTold] = useState(0)
  useEffect(() => {
    const timer = setTimeout(() => setTold(stumbles), NOTE_MS)
    return () => clearTimeout(timer)
  }, [stumbles])
  const picture = usePicture()
  const { caption, dice } = picture
  return (
    <section className="caption" aria-label={t('ui.caption')}>
      {dice && dice.opacity > 0 && <DiceTray dice={dice} />}
      {stumbles > told && (
        <p className="mishap" role="status">
          {t('ui.mishap', { count: stumbles })}
        </p>
      )}
      {caption && (
        <p>
          {t(caption, { name: names })}
          <Why rules={caption.rules} />
          {caption.key === DEALT && <em>{t(`damage.${caption.params?.['card']}.text`)}</em>}
        </p>
      )}
    </section>
  )
}
