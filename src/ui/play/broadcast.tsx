/** What only a stream needs beside a battle, each part fetched once the battle stands. */
import type { Params } from '../params.ts'
import { Later } from '../parts/later.tsx'
import { lazy } from '../parts/lazy.ts'

// Only who sets a stream up sees its guides, and only a streaming program has scenes.
const Guides = lazy(() => import('../stream/set-up.tsx').then(module => ({ default: module.Guides })))
const Obs = lazy(() => import('../stream/obs.ts').then(module => ({ default: module.Obs })))

// Overlays and the control panel of a broadcast hear of the battle when it stands.
const OnAir = lazy(() => import('../stream/control/on-air.tsx').then(module => ({ default: module.OnAir })))

// Who leads camera and clock of the film: the table can be seen before.
const Directed = lazy(() => import('../watch/director/directed.tsx').then(module => ({ default: module.Directed })))

/** What makes a broadcast of a battle: guides, OBS, the channel to overlays and control panel, and the director. */
export function Broadcast({ params }: { params: Params }) {
  return (
    <>
      {params.safe && (
        <Later>
          <Guides params={params} />
        </Later>
      )}
      {'obsstudio' in window && (
        <Later>
          <Obs />
        </Later>
      )}
      <Later>
        <OnAir />
      </Later>
      <Later>
        <Directed params={params} />
      </Later>
    </>
  )
}
