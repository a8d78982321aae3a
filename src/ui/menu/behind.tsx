/** The menu’s backdrop: nothing moves there before the menu is ready, and nothing dear is fetched unasked. */
import { useEffect, useState } from 'react'
import type { Params } from '../params.ts'
import { Later } from '../parts/later.tsx'
import { lazy } from '../parts/lazy.ts'
import { useSettings } from '../settings.ts'
import { useLiving } from '../watch/demos/living.ts'
import { Chart } from './chart.tsx'

const DemoLiving = lazy(() => import('../watch/demos/demo-living.tsx').then(module => ({ default: module.DemoLiving })))

/** How long the menu has the machine for itself, and how much longer it may be busy, milliseconds. */
const CALM = 700
const LATEST = 5000

/** The address or the visitor wants no battle here, or the way to it is dear. */
const isUnwanted = ({ demo, quality }: Params): boolean =>
  demo === 'off' ||
  quality === '2d' ||
  useSettings.getState().flat ||
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true

/** What is seen behind the menu: a chart, and a living battle in its place once the menu has answered and the machine has nothing to do. */
export function Behind({ params }: { params: Params }) {
  const on = useLiving(state => state.on)
  const [due, setDue] = useState(false)
  const [shown, setShown] = useState(false)
  const wanted = on && !isUnwanted(params)
  useEffect(() => {
    if (!wanted) return
    let idle = 0
    const timer = setTimeout(() => {
      if ('requestIdleCallback' in window) idle = requestIdleCallback(() => setDue(true), { timeout: LATEST })
      else setDue(true)
    }, CALM)
    return () => {
      clearTimeout(timer)
      if (idle) cancelIdleCallback(idle)
      setDue(false)
      setShown(false)
    }
  }, [wanted])
  return (
    <>
      {!shown && <Chart />}
      {wanted && due && (
        <Later>
          <DemoLiving params={params} onShown={setShown} />
        </Later>
      )}
    </>
  )
}
