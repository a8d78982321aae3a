import { Vector3 } from 'three'
import { type Drawing, useDrawing, useDrawn, useOwned } from '../drawing.tsx'
import { heightShare, modelOf } from '../mat-tokens.ts'
import { lyingMatrix } from '../space.ts'
import { createFleets } from './fleet.ts'

/** Satellites are alike; of each asteroid there is one. */
const MOST = 8

const stretch = new Vector3()
const fleetsOf = ({ hold }: Drawing) => createFleets(MOST, model => void model.finally(hold()))

/** The asteroids and satellites on the mat: one draw per model. What a base lies on goes flat under it. */
export function Objects() {
  const fleets = useOwned(fleetsOf, useDrawing())
  useDrawn(({ picture, marks, style }) => {
    fleets.begin(style === 'cinematic')
    for (const token of [...picture.obstacles, ...picture.satellites]) {
      if (token.presence <= 0) continue
      const height = heightShare(token, picture.ships)
      const at = lyingMatrix(token.pose, token.pose.heading, token.lift, stretch.set(1, height, 1))
      const lit = marks.struck.includes(token.id) ? 0.3 : 0
      fleets.add(modelOf(token.what, token.id), at, 0.25, token.presence, lit)
    }
    fleets.end()
  })
  return <primitive object={fleets.object} />
}
