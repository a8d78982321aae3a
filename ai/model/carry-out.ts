/** An action that is chosen, carried out where a playout stands. */
import { ATTACK_EIGHTHS, type Command, type Decision, damageKind, shipsAfter } from '../../src/rules/index.ts'
import type { PlayoutState } from './playout-state.ts'
import { placeAt } from './pose-table.ts'
import { type Position, positionOf, type Unit, unitById } from './position.ts'
import type { SearchContext } from './search-context.ts'

/** A command to act. */
export type Act = Extract<Command, { type: 'act' }>

const untouched = (context: SearchContext, playout: PlayoutState, at: number): void => {
  const { length } = context.units
  for (let other = 0; other < length; other++) {
    playout.touching[at * length + other] = 0
    playout.touching[other * length + at] = 0
  }
}

/** Gives the units what an action of the bar does to them, as its row in the rules has it: tokens, locks, places. */
const barAction = (context: SearchContext, playout: PlayoutState, act: Act): void => {
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
    playout.place[index] = placeAt(poseTable, unit, pose)
    untouched(context, playout, index)
  }
}

/** Carries an action out on a playout that stands as the view does, in place. Repairs are another position's business (`repaired`). */
export const perform = (context: SearchContext, playout: PlayoutState, unit: Unit, act: Act): void => {
  playout.acts[unit.index] = 0
  switch (act.action) {
    case 'mission': {
      const target = unitById(context.position, act.target)
      if (target) playout.evade[target.index]! += 1
      break
    }
    case 'card': {
      const card = unit.cards.indexOf(act.card)
      if (card >= 0) playout.cards[unit.index]! |= 1 << card
      break
    }
    case 'repair':
      break
    default:
      barAction(context, playout, act)
  }
}

/** The position with a face-up damage card of a ship turned down; its numbers are made anew. */
export const repaired = ({ game, side }: Position, unit: Unit, card: string, decision: Decision): Position => {
  const { state, catalog } = game
  const at = unit.ship.damage.findIndex(other => other.faceUp && other.kind === card)
  const damage = unit.ship.damage.map((other, index) => (index === at ? { ...other, faceUp: false } : other))
  const ships = state.ships.map(ship => (ship.id === unit.ship.id ? { ...ship, damage } : ship))
  return positionOf(catalog, { ...state, ships }, decision, side)
}

/** How likely a repair of a damage card succeeds: by the faces of its die, or surely. */
export const repairChance = ({ game }: Position, unit: Unit, card: string): number => {
  const faces = damageKind(game, unit.ship, card)?.repair?.faces
  return faces ? faces.reduce((sum, face) => sum + ATTACK_EIGHTHS[face] / 8, 0) : 1
}
