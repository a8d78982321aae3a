import { lazy } from 'react'
import { useScreen, useSession } from '../battle/context.ts'
import type { Params } from '../params.ts'
import { Later } from '../parts/later.tsx'

// A link may lead to a moment of a battle, and who is ahead is told when the address or the control panel asks.
const AtMoment = lazy(() => import('./at-moment.tsx').then(module => ({ default: module.AtMoment })))
const Chances = lazy(() => import('./chances.tsx').then(module => ({ default: module.Chances })))

/** What address and control panel ask for beside a battle that is watched. */
export function Beside({ params }: { params: Params }) {
  const { mode } = useSession()
  const ahead = useScreen(state => state.eval)
  const { time } = params
  return (
    <Later>
      {time && typeof time === 'object' && mode === 'replay' && <AtMoment moment={time} />}
      {ahead !== 'off' && mode !== 'play' && <Chances mode={ahead} />}
    </Later>
  )
}
