import { lazy } from 'react'
import { useSession } from '../battle/context.ts'
import type { Params } from '../params.ts'
import { Later } from '../parts/later.tsx'

// A link may lead to a moment of a battle, and who is ahead is told when the address asks.
const AtMoment = lazy(() => import('./at-moment.tsx').then(module => ({ default: module.AtMoment })))
const Chances = lazy(() => import('./chances.tsx').then(module => ({ default: module.Chances })))

/** What the address asks for beside a battle that is watched. */
export function Beside({ params }: { params: Params }) {
  const { mode } = useSession()
  const { time } = params
  return (
    <Later>
      {time && typeof time === 'object' && mode === 'replay' && <AtMoment moment={time} />}
      {params.eval !== 'off' && mode !== 'play' && <Chances mode={params.eval} />}
    </Later>
  )
}
