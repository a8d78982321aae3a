/** Overlays and replay tools that stand beside a battle only when called for, fetched then. */

import type { Params } from '../../params.ts'
import { Later } from '../../parts/later.tsx'
import { lazy } from '../../parts/lazy.ts'
import { usePicture, useScreen, useSession } from '../../play/context.ts'

// A link may lead to a moment of a battle, and who is ahead is told when the address or the control panel asks.
const AtMoment = lazy(() => import('./at-moment.tsx').then(module => ({ default: module.AtMoment })))
const Chances = lazy(() => import('./chances.tsx').then(module => ({ default: module.Chances })))
const KeepWatched = lazy(() =>
  import('../../menu/battles/keep-watched.tsx').then(module => ({ default: module.KeepWatched })),
)
const Heat = lazy(() => import('../../play/heat/heat.tsx').then(module => ({ default: module.Heat })))
const Forecast = lazy(() => import('../../play/forecast/forecast.tsx').then(module => ({ default: module.Forecast })))

/** Where the enemy may fire, if that is wished for; `full`: its legend stands among the instruments, else over the bare table. */
export function Heated({ full }: { full: boolean }) {
  const here = useScreen(state => state.overlays.includes('heat') && (state.hud === 'full') === full)
  return <Later>{here && <Heat />}</Later>
}

/** What address, control panel and keys ask for beside a battle. Nothing is foretold of one that is over. */
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
      <Later>{foretold && !result && <Forecast />}</Later>
      <Heated full={false} />
      <Later>{mode === 'watch' && result && <KeepWatched />}</Later>
    </>
  )
}
