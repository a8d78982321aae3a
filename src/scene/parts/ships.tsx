/** The ships of a picture as models, each in its livery. */
import { crewOf, liveryOf } from '../models/livery.ts'
import { DRESSES } from '../palette.ts'
import type { Frame } from '../part.ts'
import { MOST_SHIPS, shipMatrix } from '../space.ts'
import { InstancedModels, type ModelCopy } from './instanced-models.tsx'
import { useCrew } from './use-crew.ts'

function* ships({ picture }: Frame): Iterable<ModelCopy> {
  for (const ship of picture.ships) {
    if (ship.presence <= 0) continue
    const { worn } = ship
    yield {
      model: ship.chassis,
      at: shipMatrix(ship),
      thrust: ship.thrust,
      presence: ship.presence,
      light: ship.active ? 0.04 : 0,
      livery: liveryOf(ship.chassis, ship.pilot, ship.id, DRESSES[ship.side].squadron, worn),
      crew: crewOf(worn, ship.maxHull - ship.hull),
    }
  }
}

/** The ships: one draw per model and distance, each loaded when the first ship of its kind appears. */
export function Ships() {
  return <InstancedModels name="ships" most={MOST_SHIPS} copies={ships} eased crewed={useCrew()} />
}
