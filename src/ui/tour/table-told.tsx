/** The mission's table beside its briefing: the drawing, and the key to the flight over it, which comes by itself the first time. */
import { useCallback, useEffect, useRef, useState } from 'react'
import { t } from '../../locale/index.ts'
import { machine } from '../../scene/machine.ts'
import type { TourState } from '../../tour/state.ts'
import type { Params } from '../params.ts'
import { Icon } from '../parts/icon.tsx'
import { Later } from '../parts/later.tsx'
import { lazy } from '../parts/lazy.ts'
import { useSettings } from '../settings.ts'
import { isFirstLook } from './flown-over.ts'
import { legSetup } from './leg-battle.ts'
import { LegChart } from './leg-chart.tsx'

const FlyOver = lazy(() => import('./fly-over.tsx').then(module => ({ default: module.FlyOver })))

type Props = {
  readonly id: string
  readonly tour: TourState
  readonly mission: string
  readonly params: Params
}

/** The drawing of a table; where a stage can be had, the key that shows it. By itself it comes only where a graphics card draws and things may move. */
export function TableTold({ id, tour, mission, params }: Props) {
  const flat = useSettings(state => state.flat) || params.quality === '2d'
  const calm = params.motion === 'reduced'
  const [drawn, setDrawn] = useState(false)
  const [flying, setFlying] = useState(false)
  useEffect(() => {
    const means = flat ? null : machine()
    setDrawn(means !== null)
    if (!means) return
    void FlyOver.ahead()
    if (!means.bare && !calm && isFirstLook(id, tour.leg)) setFlying(true)
  }, [flat, calm, id, tour.leg])
  const flown = useRef(false)
  useEffect(() => {
    // What came by itself gives the focus back to nobody: the briefing is read from its head.
    if (flown.current && !flying && document.activeElement === document.body)
      document.querySelector<HTMLElement>('#tour-part')?.focus()
    flown.current = flying
  }, [flying])
  const end = useCallback(() => setFlying(false), [])
  return (
    <div className="table-told">
      {drawn && (
        <button type="button" className="key" onClick={() => setFlying(true)}>
          <Icon name="play" /> {t(calm ? 'ui.tour.table.look' : 'ui.tour.table.fly')}
        </button>
      )}
      <LegChart mission={mission} side={tour.side} />
      {flying && (
        <Later>
          <FlyOver setup={legSetup({ id, tour })} side={tour.side} params={params} onOver={end} />
        </Later>
      )}
    </div>
  )
}
