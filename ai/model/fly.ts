/** The moves of a round on a line: the mission's first, then by skill, each exactly where the rules would leave it. */

import { isEasy } from '../../src/rules/index.ts'
import { burst, harm, mend, runInto, scrape } from './harm.ts'
import { flownBy, type Plan } from './plan.ts'
import { DIAL, lieAt, MISSION, type PlayoutState, STILL, untouch } from './playout-state.ts'
import { bumpOf, endOf, fleesAt, meetsAt, metOn, rockyAt, savedBy } from './pose-table.ts'
import type { Option, Unit } from './position.ts'
import type { SearchContext } from './search-context.ts'

/** Flies one manoeuvre; null: the unit stays. */
const flyOne = (context: SearchContext, playout: PlayoutState, unit: Unit, option: Option | null): void => {
  const { poseTable, units } = context
  const at = unit.index
  const from = playout.place[at]!
  if (!option || from === 0) return
  let place = endOf(poseTable, unit, from, option)
  let hits = poseTable.hits[from]![option.index]!
  let met = metOn(poseTable, unit, from, option)
  let bumped = false
  for (const other of units) {
    const lies = playout.place[other.index]!
    if (other === unit || lies === 0 || !meetsAt(poseTable, unit, place, other, lies)) continue
    bumped = true
    break
  }
  untouch(playout, units.length, at)
  if (bumped) {
    const bump = bumpOf(poseTable, unit, from, option, playout.place)
    place = bump.place
    hits = bump.hits
    met = bump.met
    jostle(context, playout, unit, bump.friends)
    // A Tallon Roll may slide clear of them.
    bumped = bump.overlapped
    for (const other of bump.touching) {
      playout.touching[at * units.length + other] = 1
      playout.touching[other * units.length + at] = 1
    }
  }
  arrive(context, playout, unit, option, { place, hits, met, bumped })
}

/** How many own ships running into one without a dial counts for: it cannot get out of the way. */
const JOSTLED = 3

/** Counts own ships that were run into. */
const jostle = ({ units }: SearchContext, playout: PlayoutState, unit: Unit, friends: readonly number[]): void => {
  for (const other of friends) {
    const led = unit.skill === null || units[other]!.skill === null
    playout.jostled += (unit.side === 'first' ? 1 : -1) * (led ? JOSTLED : 1)
  }
}

/** Where a manoeuvre has ended, and what it ran into. */
type Arrival = {
  readonly place: number
  readonly hits: number
  readonly met: ReturnType<typeof metOn>
  readonly bumped: boolean
}

/** What comes of having flown: stress and what it takes, what was run into, whether the mat is left. */
export const arrive = (
  context: SearchContext,
  playout: PlayoutState,
  unit: Unit,
  option: Option,
  { place, hits, met, bumped }: Arrival,
): void => {
  const { poseTable, units } = context
  const at = unit.index
  playout.place[at] = place
  if (option.difficulty === 'red') playout.stress[at]! += 1
  if (isEasy(option.difficulty) && playout.stress[at]! > 0) playout.stress[at]! -= 1
  if (bumped || hits > 0 || playout.stress[at]! > 0) playout.acts[at] = 0
  if (isEasy(option.difficulty)) {
    if (unit.mends) mend(context, playout, unit)
    if (unit.freeFocus && playout.stress[at] === 0) playout.focus[at]! += 1
  }
  const edge = fleesAt(poseTable, unit, place)
  if (edge === 0 && unit.harms.length > 0) {
    const moment = {
      ship: unit.ship.id,
      difficulty: option.difficulty,
      overlapped: bumped,
      onObstacle: rockyAt(poseTable, unit, place),
    }
    for (const { chance, when } of unit.harms) if (when?.(moment)) harm(context, playout, unit, chance)
  }
  if (met.length > 0 && edge === 0) {
    runInto(context, playout, unit, met)
    if (playout.stress[at]! > 0) playout.acts[at] = 0
  }
  if (hits > 0 && edge === 0) scrape(context, playout, unit, hits)
  if (edge > 0) {
    playout.fled[at] = edge
    playout.saved[at] = savedBy(poseTable, unit, edge, playout.later, playout.taken) ? 1 : 0
    lieAt(playout, units.length, unit, 0)
  }
}

/** Flies the rest of the round's moves by a plan. */
export const flyRound = (context: SearchContext, playout: PlayoutState, plan: Plan): void => {
  playout.was.set(playout.place)
  burst(context, playout, 'start')
  for (const unit of context.units) {
    if (playout.moves[unit.index] !== MISSION) continue
    playout.moves[unit.index] = STILL
    flyOne(context, playout, unit, flownBy(plan, unit))
  }
  for (const unit of context.flying) {
    if (playout.moves[unit.index] !== DIAL) continue
    playout.moves[unit.index] = STILL
    flyOne(context, playout, unit, flownBy(plan, unit))
  }
}
