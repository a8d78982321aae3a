import type { Part } from '../part.ts'
import { shipMatrix } from '../space.ts'
import { createFleets, type OnModel } from './fleet.ts'

const MOST = 16

/** The ships: one draw per model, each loaded when the first ship of its kind appears. */
export const createShips = (onModel: OnModel, waiting: (model: Promise<unknown>) => void): Part => {
  const fleets = createFleets(MOST, waiting, onModel)
  return {
    object: fleets.object,
    update: ({ picture, marks }) => {
      fleets.begin()
      for (const ship of picture.ships) {
        if (ship.presence <= 0) continue
        const lit = marks.hovered === ship.id ? 0.12 : ship.active ? 0.04 : 0
        fleets.add(ship.chassis, shipMatrix(ship), ship.thrust, ship.presence, lit)
      }
      fleets.end()
    },
    dispose: fleets.dispose,
  }
}
