/** What an action of the bar would do, for whoever looks ahead. */
import type { Catalog } from '../catalog.ts'
import type { ActionChoice } from '../commands.ts'
import { copy } from '../copy.ts'
import type { GameState, Ship, ShipId } from '../state.ts'
import { shipOf } from '../values.ts'
import { actionRow } from './index.ts'

/**
 * The ships once a ship has performed an action, whether it may or not; the state is not changed, nothing is told. What words, dice or
 * further decisions make of it is still to come: of an action of the mission, a card or damage, everything.
 */
export function shipsAfter(catalog: Catalog, state: GameState, ship: ShipId, choice: ActionChoice): readonly Ship[] {
  const game = { catalog, state: copy(state), events: null }
  actionRow(catalog, choice.action)?.perform(game, shipOf(game.state, ship), choice)
  return game.state.ships
}
