import { liveryOf } from '../models/livery.ts'
import type { Part } from '../part.ts'
import { shipMatrix } from '../space.ts'
import { createFleets, type OnModel } from './fleet.ts'

const MOST = 16

/** The ships: one draw per model and distance, each loaded when the first ship of its kind appears. */
export const createShips = (onModel: OnModel, waiting: (model: Promise<unknown>) => void): Part => {
  const fleets = createFleets(MOST, waiting, onModel)
  return {
    object: fleets.object,
    update: ({ picture, marks, camera, view, style }) => {
      fleets.begin(style === 'cinematic', { camera, view })
      for (const ship of picture.ships) {
        if (ship.presence <= 0) continue
        const lit = marks.hovered === ship.id ? 0.12 : ship.active ? 0.04 : 0
        const livery = liveryOf(ship.chassis, ship.pilot, ship.id)
        fleets.add(ship.chassis, shipMatrix(ship), ship.thrust, ship.presence, lit, livery)
      }
      fleets.end()
    },
    dispose: fleets.dispose,
  }
}
