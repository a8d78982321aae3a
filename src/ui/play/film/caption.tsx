/** What is happening now, told over the table: headline, dice, the order of turns, and notes of small mishaps. */
import { useEffect, useState, useSyncExternalStore } from 'react'
import { t } from '../../../locale/index.ts'
import { Later } from '../../parts/later.tsx'
import { lazy } from '../../parts/lazy.ts'
import { Why } from '../../rules/why.tsx'
import { useCaptions } from '../../watch/level.ts'
import { usePicture, useScreen, useSession } from '../context.ts'
import { DiceTray } from './dice.tsx'
import { trayEdge } from './tray.ts'
import { Turns } from './turns.tsx'

// What those need who watch, and who want to be told why.
const Watch = lazy(() => import('../../watch/watch.tsx').then(module => ({ default: module.Watch })))
const Teach = lazy(() => import('../../watch/watch.tsx').then(module => ({ default: module.Teach })))

/** A card that has just been turned up: what it does is said too. */
const DEALT = 'caption.damageDealt.faceUp'
const none = () => 0
/** How long a note stays, milliseconds. */
const NOTE_MS = 8000

/** The headline of what is seen now, with the rule that says so, the dice on the table, and under them the line of the film. */
export function Caption() {
  const session = useSession()
  const { mode, names, team } = session
  const stumbles = useSyncExternalStore(session.subscribe, session.mode === 'replay' ? none : session.mishaps)
  const [told, setTold] = useState(0)
  useEffect(() => {
    const timer = setTimeout(() => setTold(stumbles), NOTE_MS)
    return () => clearTimeout(timer)
  }, [stumbles])
  const picture = usePicture()
  const { dice } = picture
  const level = useCaptions()
  const caption = level === 'off' ? null : picture.caption
  const line = useScreen(state => state.hud === 'full' && (mode !== 'play' || state.timeline))
  return (
    <>
      <section className="caption" aria-label={t('ui.caption')}>
        {dice && dice.opacity > 0 && <DiceTray dice={dice} edge={trayEdge(picture)} />}
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
        {caption && level === 'teach' && (
          <Later>
            <Teach caption={caption} />
          </Later>
        )}
        {team && <team.Heard />}
        <Turns />
      </section>
      {line && (
        <Later>
          <Watch />
        </Later>
      )}
    </>
  )
}
