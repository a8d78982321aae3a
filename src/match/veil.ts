/** Dials that somebody else laid: whoever takes a seat over does not see them before they are revealed (TEAM-15, TEAM-8). */
import type { Command, Engine, GameState, PlayerId, Ship } from '../rules/index.ts'
import type { Taken } from './succession.ts'

/** The ships of a player whose dials are still to be laid (PLAN-1). */
export const dialsToLay = ({ catalog }: Engine, { ships }: GameState, player: PlayerId): readonly Ship[] =>
  ships.filter(
    ship =>
      ship.player === player &&
      ship.status === 'play' &&
      ship.dial === null &&
      catalog.chassis[ship.chassis]!.dial !== null,
  )

/**
 * A player's view, without the dials that lay in `state` before its seat changed hands; what it has laid since is its own. `log`: the
 * commands of that state. The view is changed in place.
 */
export function veiled(
  view: GameState,
  player: PlayerId,
  {
    state,
    log,
    taken,
  }: { readonly state: GameState; readonly log: readonly Command[]; readonly taken: readonly Taken[] },
): GameState {
  const since = taken.findLast(one => one.player === player)?.at
  if (since === undefined) return view
  for (const [index, ship] of view.ships.entries()) {
    if (ship.player !== player || ship.revealed || state.ships[index]!.dial === null) continue
    const laid = log.findLastIndex(one => one.type === 'setDial' && one.ship === ship.id)
    if (laid >= 0 && laid < since) ship.dial = 'hidden'
  }
  return view
}
