/** What a round's end is worth by reckoning alone: the mission's own judgement, and that the own ships stay on the mat. */
import type { Side } from '../../src/rules/index.ts'
import { leavesNext } from '../model/leaving.ts'
import { hemmedIn, safeWays } from '../model/mobility.ts'
import { fledOver, type PlayoutState, poseOf } from '../model/playout-state.ts'
import type { SearchContext } from '../model/search-context.ts'

const LOST = 2
const CORNERED = 0.6
/** So few ways that stay on the mat that a ship in one of them may push it off. */
const FEW = 3
const NARROW = 0.08
/** No way on but over an obstacle. */
const HEMMED = 0.05

/** The worth to a side; its own ships must stay on the mat, now and next round, or leave it rightly. */
export const worthTo = (side: Side, context: SearchContext, playout: PlayoutState): number => {
  const { position } = context
  const first = context.objective.worth(context, playout)
  let worth = side === 'first' ? first : 1 - first
  for (const unit of context.units) {
    if (unit.side !== side || unit.skill === null) continue
    if (fledOver(playout, unit) && !playout.saved[unit.index]) worth -= LOST
    const pose = poseOf(context, playout, unit)
    if (!pose) continue
    const stressed = playout.stress[unit.index]! > 0
    const ways = safeWays(position, unit, pose, stressed)
    if (ways < FEW && !leavesNext(position, playout, unit, pose)) worth -= ways === 0 ? CORNERED : NARROW / ways
    const hemmed = hemmedIn(position, unit, pose, stressed)
    worth -= hemmed === 1 ? HEMMED : 0.01 * hemmed
  }
  return worth
}
