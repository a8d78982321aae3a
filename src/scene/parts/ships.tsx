import { type Drawing, useDrawing, useDrawn, useOwned } from '../drawing.tsx'
import { liveryOf } from '../models/livery.ts'
import { shipMatrix } from '../space.ts'
import { createFleets } from './fleet.ts'

const MOST = 16

const fleetsOf = ({ hold, nodes }: Drawing) =>
  createFleets(
    MOST,
    model => void model.finally(hold()),
    (chassis, model) => nodes.set(chassis, model.nodes),
  )

/** The ships: one draw per model and distance, each loaded when the first ship of its kind appears. */
export function Ships() {
  const fleets = useOwned(fleetsOf, useDrawing())
  useDrawn(({ picture, marks, camera, view, style }) => {
    fleets.begin(style === 'cinematic', { camera, view })
    for (const ship of picture.ships) {
      if (ship.presence <= 0) continue
      const lit = marks.hovered === ship.id ? 0.12 : ship.active ? 0.04 : 0
      const livery = liveryOf(ship.chassis, ship.pilot, ship.id)
      fleets.add(ship.chassis, shipMatrix(ship), ship.thrust, ship.presence, lit, livery)
    }
    fleets.end()
  })
  return <primitive object={fleets.object} />
}
