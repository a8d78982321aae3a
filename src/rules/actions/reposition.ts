/** What actions have in common that move a ship and are no manoeuvre: where it may end, and what its template may lie on. */
import { type Body, insideMat, overlap, overlapsPolygon, type Polygon, type Pose } from '../../geometry/index.ts'
import type { Game } from '../catalog.ts'
import { blockersOf, obstaclesOf } from '../objects.ts'
import { refuse } from '../refuse.ts'
import type { Ship } from '../state.ts'
import type { Refusal, RuleId } from '../text.ts'
import { chassisOf, otherBodies } from '../values.ts'

/** Whether a ship may end at a pose: wholly on the mat, over no other ship and over nothing that is in the way (ACTION-BR-5, TFA-BOOST-2). */
export function judgeEnd(game: Game, ship: Ship, pose: Pose, rule: RuleId): true | Refusal {
  const body: Body = { base: chassisOf(game.catalog, ship).base, pose }
  if (!insideMat(body, game.state.mat)) return refuse('ends-off-mat', rule)
  for (const other of otherBodies(game.catalog, game.state, ship.id)) {
    if (overlap(body, other)) return refuse('ends-overlapping', rule, { other: other.id })
  }
  for (const { id, polygon } of blockersOf(game)) {
    if (overlapsPolygon(body, polygon)) return refuse('ends-overlapping', rule, { other: id })
  }
  return true
}

/** Whether no obstacle lies under a template (TFA-BR-1, TFA-BOOST-2). `meets`: whether the template meets an outline. */
export function judgeTemplate(game: Game, meets: (polygon: Polygon) => boolean, rule: RuleId): true | Refusal {
  const under = obstaclesOf(game).find(({ polygon }) => meets(polygon))
  return under ? refuse('template-on-obstacle', rule, { other: under.id }) : true
}
