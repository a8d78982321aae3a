/** An action that is chosen, carried out where a playout stands, as its row says. */
import { type Command, type Decision, shipsAfter } from '../../src/rules/index.ts'
import { actionModel } from './action-models.ts'
import { metUnder, runInto } from './harm.ts'
import { lieAt, type PlayoutState } from './playout-state.ts'
import { placeAt } from './pose-table.ts'
import { type Position, positionOf, type Unit, unitById } from './position.ts'
import type { SearchContext } from './search-context.ts'

/** A command to act. */
export type Act = Extract<Command, { type: 'act' }>

/** Gives the units what an action does to them, as its row in the rules has it: tokens, locks, places. */
const asTheRules = (context: SearchContext, playout: PlayoutState, act: Act): void => {
  const { units, position, poseTable } = context
  const { catalog, state } = position.game
  const ships = shipsAfter(catalog, state, act.ship, act)
  for (const unit of units) {
    const { ship: before, index } = unit
    const after = ships.find(({ id }) => id === before.id)!
    playout.focus[index]! += after.focus - before.focus
    playout.evade[index]! += after.evade - before.evade
    playout.stress[index]! += after.stress - before.stress
    if (after.lock?.target !== before.lock?.target)
      playout.lock[index] = (after.lock && unitById(position, after.lock.target)?.index) ?? -1
    const { pose } = after
    if (!pose || (pose.x === unit.start.x && pose.y === unit.start.y && pose.heading === unit.start.heading)) continue
    lieAt(playout, units.length, unit, placeAt(poseTable, unit, pose))
    runInto(context, playout, unit, metUnder(context, unit, playout.place[index]!))
  }
}

/** Carries an action out on a playout that stands as the view does, in place. What makes another position is `remade`'s business. */
export const perform = (context: SearchContext, playout: PlayoutState, unit: Unit, act: Act): void => {
  playout.acts[unit.index] = 0
  const { carryOut } = actionModel(act.action)
  if (carryOut) carryOut(context, playout, unit, act)
  else asTheRules(context, playout, act)
}

/** The position that an action makes where it changes the numbers of its ship, and how likely; null for one that a playout can hold. */
export const remade = (
  { game, side }: Position,
  unit: Unit,
  act: Act,
  decision: Decision,
): { readonly position: Position; readonly chance: number } | null => {
  const made = actionModel(act.action).remakes?.(game, unit.ship, act)
  if (!made) return null
  const ships = game.state.ships.map(ship => (ship.id === unit.ship.id ? made.ship : ship))
  return { position: positionOf(game.catalog, { ...game.state, ships }, decision, side), chance: made.chance }
}
