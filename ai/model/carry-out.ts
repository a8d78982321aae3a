/** An action that is chosen, carried out where a playout stands. */
import type { Command, Decision } from '../../src/rules/index.ts'
import { ATTACK_EIGHTHS, never, rolledTo } from '../../src/rules/index.ts'
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

/** Carries an action out on a playout, in place. Repairs are another position's business (`repaired`). */
export const perform = (context: SearchContext, playout: PlayoutState, unit: Unit, act: Act): void => {
  const at = unit.index
  playout.acts[at] = 0
  switch (act.action) {
    case 'focus':
      playout.focus[at]! += 1
      break
    case 'evade':
      playout.evade[at]! += 1
      break
    case 'barrel-roll':
      playout.place[at] = placeAt(
        context.poseTable,
        unit,
        rolledTo(context.position.game, unit.ship, act.side, act.slide),
      )
      untouched(context, playout, at)
      break
    case 'target-lock':
      playout.lock[at] = unitById(context.position, act.target)?.index ?? -1
      break
    case 'mission': {
      const target = unitById(context.position, act.target)
      if (target) playout.evade[target.index]! += 1
      break
    }
    case 'card': {
      const card = unit.cards.indexOf(act.card)
      if (card >= 0) playout.cards[at]! |= 1 << card
      break
    }
    case 'repair':
      break
    default:
      never(act, 'action')
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
export const repairChance = ({ game }: Position, card: string): number => {
  const faces = game.catalog.damage[card]?.repair?.faces
  return faces ? faces.reduce((sum, face) => sum + ATTACK_EIGHTHS[face] / 8, 0) : 1
}
