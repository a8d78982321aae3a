/** Performing an action (ACTION-1 … 4, ACTION-PASS-1, and each action's own rules). */
import { actionRow } from '../actions/index.ts'
import type { Game } from '../catalog.ts'
import type { ActionChoice } from '../commands.ts'
import { openWindow } from '../effects.ts'
import { actionKey, barredBy, canAct } from '../legal/actions.ts'
import { emit, pop, type Step, step } from '../run.ts'
import { isStressed } from '../ship-tokens.ts'
import { askShip } from '../sides.ts'
import type { Frame, Ship } from '../state.ts'
import { shipOf } from '../values.ts'

/** `free`: the free actions granted, or null for the one action of the Perform Action step. */
export type ActionFrame = Frame & { ship: string; free: string[] | null }

const action = step<ActionFrame>(
  (game, frame) => {
    const ship = shipOf(game.state, frame.ship)
    if (ship.status === 'play') {
      if (isStressed(game.catalog, ship)) {
        if (!frame.free)
          emit(game, { type: 'actionSkipped', ship: ship.id, why: 'stressed', rules: ['ACT-7', 'STRESS-2'] })
      } else if (canAct(game, ship, frame.free)) {
        return [{ kind: 'action', ...askShip(game.state, ship), ship: ship.id, free: frame.free }]
      } else if (!frame.free) {
        const card = barredBy(game, ship)
        if (card === null) emit(game, { type: 'actionSkipped', ship: ship.id, why: 'nothing', rules: ['ACTION-1'] })
        else emit(game, { type: 'actionSkipped', ship: ship.id, why: 'forbidden', card, rules: ['CONFLICT-2'] })
      }
    }
    pop(game)
    return
  },
  (game, frame, command) => {
    const ship = shipOf(game.state, frame.ship)
    pop(game)
    if (command.type === 'act') perform(game, ship, command, frame.free !== null)
    else emit(game, { type: 'actionSkipped', ship: ship.id, why: 'passed', rules: ['ACTION-PASS-1'] })
  },
)

function perform(game: Game, ship: Ship, choice: ActionChoice, free: boolean): void {
  const row = actionRow(game.catalog, choice.action)
  if (!row) throw new RangeError(`there is no action '${choice.action}'`)
  ship.acted.push(actionKey(game, choice))
  // Only what belongs to the action: what else came with the command is not told.
  const { name = null, target = null } = row.about?.(choice) ?? {}
  emit(game, {
    type: 'actionPerformed',
    ship: ship.id,
    action: choice.action,
    free,
    name,
    target,
    rules: [...(free ? ['ACTION-2', 'ACTION-4'] : ['ACTION-1']), ...row.rules(game, choice)],
  })
  openWindow(game, 'actionPerformed', { ship: ship.id })
  row.perform(game, ship, choice)
}

export const actionSteps: Record<string, Step> = { action }
