/** Rocks, satellites and what is dropped, where the picture has them. */
import { Vector3 } from 'three'
import { objectModel } from '../../looks/objects.ts'
import { heightShare } from '../mat-tokens.ts'
import type { Frame } from '../part.ts'
import { lyingMatrix } from '../space.ts'
import { InstancedModels, type ModelCopy } from './instanced-models.tsx'

/** Satellites are alike, and so is all that nobody has drawn; of each asteroid there is one. */
const MOST = 32

const stretch = new Vector3()

function* objects({ picture, marks }: Frame): Iterable<ModelCopy> {
  for (const token of picture.objects) {
    if (token.presence <= 0) continue
    const height = heightShare(token, picture.ships)
    yield {
      model: objectModel(token),
      at: lyingMatrix(token.pose, token.pose.heading, token.lift, stretch.set(1, height, 1)),
      thrust: 0.25,
      presence: token.presence,
      light: marks.struck.includes(token.id) ? 0.3 : 0,
    }
  }
}

/** All that lies on the mat beside ships: one draw per model. What a base lies on goes flat under it. */
export function Objects() {
  return <InstancedModels name="asteroids and satellites" most={MOST} copies={objects} />
}
