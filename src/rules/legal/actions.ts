/** Which actions a ship may perform now, and why not the others (ACTION-*). */
import { actionRow, OFF_BAR } from '../actions/index.ts'
import type { ActionRow } from '../actions/row.ts'
import type { ActionColour, Game } from '../catalog.ts'
import type { ActionChoice } from '../commands.ts'
import { forbiddenBy } from '../effects.ts'
import { refuse } from '../refuse.ts'
import { isStressed, tokenCount } from '../ship-tokens.ts'
import type { Ship } from '../state.ts'
import type { Refusal } from '../text.ts'
import { barOf, colourOf } from './bar.ts'

/** The name under which an action counts for "once per round" (ACTION-3). */
export function actionKey({ catalog }: Pick<Game, 'catalog'>, choice: ActionChoice): string {
  return actionRow(catalog, choice.action)?.key?.(choice) ?? choice.action
}

/** Whether a ship may perform an action: stress, once per round, icon, and what the action itself asks for. */
export function judgeAction(
  game: Game,
  ship: Ship,
  choice: ActionChoice,
  free: readonly string[] | null,
  colour?: ActionColour,
): true | Refusal {
  if (isStressed(game.catalog, ship)) return refuse('stressed', 'STRESS-2')
  if (ship.pilot === null) return refuse('no-actions', 'MISSION-1-SHUTTLE-4')
  if (ship.acted.includes(actionKey(game, choice))) return refuse('acted', 'ACTION-3')
  const row = actionRow(game.catalog, choice.action)
  if (!row) return refuse(free ? 'not-offered' : 'no-icon', free ? 'ACTION-2' : 'ACTION-1')
  if (free) {
    if (!free.includes(choice.action)) return refuse('not-offered', 'ACTION-2')
  } else {
    const lacking = lacks(game, ship, row, choice)
    if (lacking) return lacking
  }
  if (colourOf(game, ship, choice.action, free, colour) === 'purple' && tokenCount(ship, 'force') === 0)
    return refuse('cannot-pay', 'SE-ACTION-1', { card: 'force' })
  const bar = forbiddenBy(game, ship, 'mayAct', (may, where) => may(where, ship, choice))
  if (bar) return refuse('forbidden', ['CONFLICT-2', ...bar.rules])
  return row.judge(game, ship, choice)
}

/** Why a ship has no such action at all: its bar shows none, or what else would offer it does not (ACTION-1); null: it has it. */
function lacks(game: Game, ship: Ship, row: ActionRow, choice: ActionChoice): Refusal | null {
  if (row.lacks) return row.lacks(game, ship, choice)
  return barOf(game, ship).some(({ action }) => action === choice.action) ? null : refuse('no-icon', 'ACTION-1')
}

/** The actions that are worth judging one by one: those of the bar, or the free ones; then the mission's, the cards' and every repair. */
function candidates(game: Game, ship: Ship, free: readonly string[] | null): ActionChoice[] {
  const found: ActionChoice[] = []
  for (const name of free ?? new Set(barOf(game, ship).map(({ action }) => action))) {
    const row = actionRow(game.catalog, name)
    if (row?.from === 'bar') found.push(...row.variants(game, ship))
  }
  if (!free) for (const row of OFF_BAR) found.push(...row.variants(game, ship))
  return found
}

/** Every legal action of the lattice: rolls and locks are measured before the ship decides (ACTION-BR-6, ACTION-TL-4). */
export function legalActions(
  game: Game,
  ship: Ship,
  free: readonly string[] | null,
  colour?: ActionColour,
): ActionChoice[] {
  if (isStressed(game.catalog, ship)) return []
  return candidates(game, ship, free).filter(choice => judgeAction(game, ship, choice, free, colour) === true)
}

/** Whether a ship has any action to perform; gives up looking at the first. */
export function canAct(game: Game, ship: Ship, free: readonly string[] | null, colour?: ActionColour): boolean {
  if (isStressed(game.catalog, ship)) return false
  return candidates(game, ship, free).some(choice => judgeAction(game, ship, choice, free, colour) === true)
}

/** The card or mission that forbids a ship an action which it could perform otherwise; null if none does (CONFLICT-2). */
export function barredBy(game: Game, ship: Ship): string | null {
  for (const choice of candidates(game, ship, null)) {
    const free = !ship.acted.includes(actionKey(game, choice))
    if (!free || actionRow(game.catalog, choice.action)?.judge(game, ship, choice) !== true) continue
    const bar = forbiddenBy(game, ship, 'mayAct', (may, where) => may(where, ship, choice))
    if (bar) return bar.where.card
  }
  return null
}
