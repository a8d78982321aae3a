/** The ships of a picture as models, each in its livery. */
import { liveryOf } from '../models/livery.ts'
import { DRESSES } from '../palette.ts'
import type { Frame } from '../part.ts'
import { MOST_SHIPS, shipMatrix } from '../space.ts'
import { InstancedModels, type ModelCopy } from './instanced-models.tsx'

function* ships({ picture }: Frame): Iterable<ModelCopy> {
  for (const ship of picture.ships) {
    if (ship.presence <= 0) continue
    yield {
      model: ship.chassis,
      at: shipMatrix(ship),
      thrust: ship.thrust,
      presence: ship.presence,
      light: ship.active ? 0.04 : 0,
      livery: liveryOf(ship.chassis, ship.pilot, ship.id, DRESSES[ship.side].squadron),
    }
  }
}

/** The ships: one draw per model and distance, each loaded when the first ship of its kind appears. */
export function Ships() {
  return <InstancedModels name="ships" most={MOST_SHIPS} copies={ships} eased />
}
