import { Vector3 } from 'three'
import { heightShare, modelOf } from '../mat-tokens.ts'
import type { Part } from '../part.ts'
import { lyingMatrix } from '../space.ts'
import { createFleets } from './fleet.ts'

/** Satellites are alike; of each asteroid there is one. */
const MOST = 8

const stretch = new Vector3()

/** The asteroids and satellites on the mat: one draw per model. What a base lies on goes flat under it. */
export const createMatTokens = (waiting: (model: Promise<unknown>) => void): Part => {
  const fleets = createFleets(MOST, waiting)
  return {
    object: fleets.object,
    update: ({ picture, marks, style }) => {
      fleets.begin(style === 'cinematic')
      for (const token of [...picture.obstacles, ...picture.satellites]) {
        if (token.presence <= 0) continue
        const height = heightShare(token, picture.ships)
        const at = lyingMatrix(token.pose, token.pose.heading, token.lift, stretch.set(1, height, 1))
        const lit = marks.struck.includes(token.id) ? 0.3 : 0
        fleets.add(modelOf(token.what, token.id), at, 0.25, token.presence, lit)
      }
      fleets.end()
    },
    dispose: fleets.dispose,
  }
}
