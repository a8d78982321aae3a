/** What a player may see: all cards lie open (SETUP-7), but nobody else’s dials, a team mate’s neither (PLAN-4, TEAM-8); their planning looks untouched. */
import type { Game } from './catalog.ts'
import { copy } from './copy.ts'
import { refuse, refused } from './refuse.ts'
import type { GameState, ManoeuvreKey, PlayerId, Ship, ShipId } from './state.ts'
import { type PlanningFrame, planningQuestions } from './steps/round.ts'
import { chassisOf, manoeuvreKey } from './values.ts'

function planningFrame(state: GameState): PlanningFrame | null {
  const top = state.stack[state.stack.length - 1]
  return top?.step === 'planning' && top.started !== null ? (top as PlanningFrame) : null
}

/** The state as a player may know it; 'table' is a spectator who sees no hidden dial at all. */
export function viewFor(game: Game, viewer: PlayerId | 'table'): GameState {
  const view = copy(game.state)
  const planning = planningFrame(view)
  for (const ship of view.ships) {
    if (ship.player === viewer || ship.dial === null || ship.revealed) continue
    ship.dial = planning ? null : 'hidden'
  }
  if (planning) refresh({ ...game, state: view }, planning)
  return view
}

/** Puts `at` and the open questions of Planning in step with the dials that are set. */
function refresh(game: Game, planning: PlanningFrame): void {
  const { state } = game
  const set = state.ships.filter(ship => ship.dial !== null).length
  state.at = planning.started! + set
  state.open = planningQuestions(game, planning.started!)
}

/** A ship with a dial that does not lie open yet: in play, or lost before it could be revealed. */
function mayFill(game: Game, ship: Ship): boolean {
  if (ship.revealed || chassisOf(game.catalog, ship).dial === null) return false
  return ship.status === 'play' || ship.dial === 'hidden'
}

/** Whether a ship's dial shows a manoeuvre; what keeps it from some of them is not asked. */
function shows(game: Game, ship: Ship, key: unknown): boolean {
  return (chassisOf(game.catalog, ship).dial ?? []).some(({ bearing, speed }) => manoeuvreKey(bearing, speed) === key)
}

/**
 * A view with the dials of others filled in. With every dial filled, what is left of Planning is over at the next command. Throws
 * a refusal for a manoeuvre that the dial lacks (PLAN-7).
 */
export function withDials(game: Game, dials: Readonly<Record<ShipId, ManoeuvreKey>>): GameState {
  const filled = copy(game.state)
  for (const ship of filled.ships) {
    const dial = dials[ship.id]
    if (dial === undefined || !mayFill(game, ship)) continue
    if (!shows(game, ship, dial))
      throw refused(
        refuse('not-on-dial', ['PLAN-7', 'GEN-6'], { manoeuvre: typeof dial === 'string' ? dial : typeof dial }),
      )
    ship.dial = dial
  }
  const planning = planningFrame(filled)
  if (planning) refresh({ ...game, state: filled }, planning)
  return filled
}
