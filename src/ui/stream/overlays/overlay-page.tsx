/** A page that shows one thing over a stream's picture: nothing behind it, nothing to press, nothing at all where no battle is. */

import { useEffect, useLayoutEffect } from 'react'
import { type Names, t } from '../../../locale/index.ts'
import type { Params, StageOverlay } from '../../params.ts'
import { useSideColours } from '../../parts/side-colours.ts'
import type { Summary } from '../summary.ts'
import { useAir } from '../use-air.ts'
import { useNames } from '../use-names.ts'
import { adoptCustomCss } from './custom-css.ts'
import { Dice } from './dice-overlay.tsx'
import '../../play/english.ts'
import './english.ts'
import { Lines } from './events-overlay.tsx'
import { Lower } from './lower.tsx'
import './overlays.css'
import { Score } from './score-overlay.tsx'

export type OverlayProps = { readonly state: Summary; readonly names: Names }

const PARTS: Readonly<Record<StageOverlay, (props: OverlayProps) => React.ReactNode>> = {
  score: Score,
  lower: Lower,
  log: Lines,
  dice: Dice,
}

/** Nothing lies behind the page: what is under it in the stream is seen. */
function useGlass(): void {
  useLayoutEffect(() => {
    const root = document.documentElement
    root.dataset['view'] = 'overlay'
    // A dark scheme would lay a dark ground under the page in some browsers.
    const scheme = document.querySelector<HTMLMetaElement>('meta[name="color-scheme"]')
    const before = scheme?.content
    if (scheme) scheme.content = 'normal'
    return () => {
      delete root.dataset['view']
      if (scheme && before !== undefined) scheme.content = before
    }
  }, [])
}

/** The overlay that the address asks for; the score where it asks for none. */
export function OverlayPage({ params }: { params: Pick<Params, 'overlay' | 'safe'> }) {
  const what = params.overlay ?? 'score'
  const { state } = useAir('overlay', what)
  useGlass()
  useSideColours(state?.factions ?? null)
  useEffect(adoptCustomCss, [])
  const names = useNames(state)
  const Part = PARTS[what]
  return (
    <main className={`kg-overlay kg-${what}-overlay`} data-overlay={what} data-on={state ? 'true' : 'false'}>
      {state && <Part state={state} names={names} />}
      {params.safe && (
        <>
          <i className="kg-safe" aria-hidden="true" />
          {!state && <p className="kg-waiting">{t('ui.air.waiting')}</p>}
        </>
      )}
    </main>
  )
}
