/** What whoever is asked knows beside the table: the own dials that lie face down still. */
import { playReplay } from '../../match/replay.ts'
import type { ManoeuvreKey, ShipId } from '../../rules/index.ts'
import type { Replaying } from '../play/session/session.ts'
import type { Puzzle } from './puzzle.ts'

/** The dials of a puzzle's side that have yet to be turned up. */
export function dialsToCome(
  { engine, replay }: Pick<Replaying, 'engine' | 'replay'>,
  { side }: Pick<Puzzle, 'side'>,
): readonly { readonly ship: ShipId; readonly dial: ManoeuvreKey }[] {
  const { state } = playReplay(replay)
  if (!state) return []
  const seen = engine.viewFor(state, 'table').ships
  return state.ships.flatMap(({ id, side: of, dial }) =>
    of === side && dial && dial !== 'hidden' && seen.find(ship => ship.id === id)?.dial === 'hidden'
      ? [{ ship: id, dial }]
      : [],
  )
}
