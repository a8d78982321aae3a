import { lazy } from 'react'
import { usePicture, useScreen, useSession } from '../battle/context.ts'
import type { Params } from '../params.ts'
import { Later } from '../parts/later.tsx'

// A link may lead to a moment of a battle, and who is ahead is told when the address or the control panel asks.
const AtMoment = lazy(() => import('./at-moment.tsx').then(module => ({ default: module.AtMoment })))
const Chances = lazy(() => import('./chances.tsx').then(module => ({ default: module.Chances })))
const KeepWatched = lazy(() => import('../battles/keep-watched.tsx').then(module => ({ default: module.KeepWatched })))
const Forecast = lazy(() => import('../forecast/forecast.tsx').then(module => ({ default: module.Forecast })))

/** What address, control panel and keys ask for beside a battle. */
export function Beside({ params }: { params: Params }) {
  const { mode } = useSession()
  const ahead = useScreen(state => state.eval)
  const foretold = useScreen(state => state.overlays.includes('forecast'))
  const { result } = usePicture()
  const { time } = params
  return (
    <>
      <Later>
        {time && typeof time === 'object' && mode === 'replay' && <AtMoment moment={time} />}
        {ahead !== 'off' && mode !== 'play' && <Chances mode={ahead} />}
      </Later>
      <Later>{foretold && <Forecast />}</Later>
      <Later>{mode === 'watch' && result && <KeepWatched />}</Later>
    </>
  )
}
