/** A Tallon Roll on a line of play that slides so far at its end, clear of everybody, as the rules ask for it (TFA-TALLON-2). */
import { asFlown, settle, travel } from '../../src/geometry/index.ts'
import { obstaclesHit } from '../../src/rules/index.ts'
import { arrive } from './fly.ts'
import { type PlayoutState, STILL, untouch } from './playout-state.ts'
import { metBy, placeAt } from './pose-table.ts'
import type { Option, Unit } from './position.ts'
import type { SearchContext } from './search-context.ts'

/** Flies it; the unit has moved then. */
export const flySlide = (
  context: SearchContext,
  playout: PlayoutState,
  unit: Unit,
  option: Option,
  slide: number,
): void => {
  const { poseTable } = context
  const { position } = poseTable
  const path = travel(unit.base, poseTable.poses[playout.place[unit.index]!]!, option)
  const settled = settle(path, [], slide)
  const flown = asFlown(path, settled)
  untouch(playout, context.units.length, unit.index)
  playout.moves[unit.index] = STILL
  arrive(context, playout, unit, option, {
    place: placeAt(poseTable, unit, settled.pose),
    hits: obstaclesHit(position.game, unit.ship, flown, settled.s).obstacles.length,
    met: metBy(position, flown, settled.s),
    bumped: false,
  })
}
