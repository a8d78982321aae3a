/** Whether a tour that comes from outside can be: it might have been edited by hand, or be of a version that knows other tours. */
import type { Catalog } from '../rules/index.ts'
import { conditionOf, type TourState, tourOf } from './state.ts'

/** Steps up and experience that nobody comes to. */
const MOST = { rank: 6, points: 99 } as const

/** Whether a tour of the right shape hangs together: missions, conditions and pilots as its data has them. */
export function isSound(catalog: Catalog, tour: TourState): boolean {
  const data = tourOf(tour.tour)
  if (!data || tour.leg !== tour.flown.length || tour.leg > data.legs.length) return false
  const known = data.sides[tour.side].pilots.map(({ id }) => id)
  const flies = [...tour.pilots.map(({ id }) => id)].sort()
  if (flies.join() !== [...known].sort().join()) return false
  const fit = tour.pilots.every(
    ({ upgrades, rank, damage, xp, kills }) =>
      upgrades.every(card => Object.hasOwn(catalog.upgrades, card)) &&
      new Set(upgrades).size === upgrades.length &&
      rank <= MOST.rank &&
      damage <= MOST.points &&
      xp <= MOST.points &&
      kills <= MOST.points,
  )
  if (!fit || tour.store > MOST.points) return false
  let condition = tour.flown[0]?.condition ?? tour.condition
  if (condition === null || !data.openings.includes(condition)) return false
  for (const [n, { mission, condition: held, outcome }] of tour.flown.entries()) {
    const leg = data.legs[n]!
    const reached = leg.outcomes.find(({ id }) => id === outcome)
    if (leg.mission !== mission || held !== condition || !reached) return false
    condition = reached.brings
  }
  return tour.condition === condition && (condition === null || conditionOf(data, condition) !== undefined)
}
