/** The first key of the menu for whoever left a battle unfinished. */
import { Suspense, useEffect, useState } from 'react'
import { t } from '../../../locale/index.ts'
import { Boundary } from '../../parts/boundary.tsx'
import { lazy } from '../../parts/lazy.ts'
import type { BattleRequest } from '../types.ts'
import { isMarkedOpen } from './open-mark.ts'

// The menu answers before the browser has been asked what it keeps.
const Continue = lazy(() => import('./continue.tsx').then(module => ({ default: module.Continue })))

/**
 * The menu's way back into the battle that was played last. Where one was open its key is there from the first moment on, and it is the
 * same key once the battle is found: a press, or the half of one, is not lost meanwhile.
 */
export function WayBack({ onStart }: { readonly onStart: (request: BattleRequest) => void }) {
  const [pressed, setPressed] = useState(false)
  /** Which battle it is; undefined: it is being looked for; null: there is none. */
  const [words, setWords] = useState<string | null | undefined>(undefined)
  const shown = words === undefined ? isMarkedOpen() : words !== null
  return (
    <>
      {shown && (
        <button type="button" className="menu-item continue" onClick={() => setPressed(true)}>
          <strong>{t('ui.battles.continue')}</strong>
          <span>{words ?? t('ui.battles.loading')}</span>
        </button>
      )}
      <Boundary fallback={() => <Unknown tell={setWords} />}>
        <Suspense fallback={null}>
          <Continue pressed={pressed} onStart={onStart} onFound={setWords} onHeard={() => setPressed(false)} />
        </Suspense>
      </Boundary>
    </>
  )
}

/** What the browser keeps cannot be asked: there is no way back. */
function Unknown({ tell }: { readonly tell: (words: null) => void }) {
  useEffect(() => tell(null), [tell])
  return null
}
