/** Performing an action (ACTION-1 … 4, ACTION-PASS-1, and each action's own rules). */
import { actionRow } from '../actions/index.ts'
import type { ActionColour, Game } from '../catalog.ts'
import type { ActionChoice } from '../commands.ts'
import { forbiddenBy, openWindow } from '../effects.ts'
import { actionKey, barredBy, canAct } from '../legal/actions.ts'
import { colourOf, linksOf } from '../legal/bar.ts'
import { emit, pop, push, type Step, step } from '../run.ts'
import { isStressed } from '../ship-tokens.ts'
import { askShip } from '../sides.ts'
import type { Frame, Ship } from '../state.ts'
import { shipOf } from '../values.ts'
import { gainToken, loseToken } from './tokens.ts'

/**
 * `free`: the free actions granted, or null for the one action of the Perform Action step. `colour`: of what is free; left out: white.
 * `linked`: it follows another action, and no further one follows it. `rule`: by which it is free, where that is no card's.
 */
export type ActionFrame = Frame & {
  ship: string
  free: string[] | null
  colour?: ActionColour
  linked?: true
  rule?: string
}

const action = step<ActionFrame>(
  (game, frame) => {
    const ship = shipOf(game.state, frame.ship)
    if (ship.status === 'play') {
      if (isStressed(game.catalog, ship)) {
        if (!frame.free)
          emit(game, { type: 'actionSkipped', ship: ship.id, why: 'stressed', rules: ['ACT-7', 'STRESS-2'] })
      } else if (canAct(game, ship, frame.free, frame.colour)) {
        const { free, colour } = frame
        const asked = { kind: 'action', ...askShip(game.state, ship), ship: ship.id, free } as const
        return [colour ? { ...asked, colour } : asked]
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
    if (command.type === 'act') perform(game, ship, command, frame)
    else emit(game, { type: 'actionSkipped', ship: ship.id, why: 'passed', rules: ['ACTION-PASS-1'] })
  },
)

function perform(
  game: Game,
  ship: Ship,
  choice: ActionChoice,
  { free: granted, colour, linked, rule }: ActionFrame,
): void {
  const free = granted !== null
  const row = actionRow(game.catalog, choice.action)
  if (!row) throw new RangeError(`there is no action '${choice.action}'`)
  ship.acted.push(actionKey(game, choice))
  const price = colourOf(game, ship, choice.action, granted, colour)
  if (price === 'red') gainToken(game, ship, 'stress', 1, 'red', ['SE-ACTION-1', 'STRESS-1'])
  if (price === 'purple') loseToken(game, ship, 'force', 1, 'spent', ['SE-ACTION-1', 'SE-FORCE-1'])
  const failed = forbiddenBy(game, ship, 'mayComplete', (may, where) => may(where, ship, choice))
  if (failed) {
    const { card } = failed.where
    emit(game, {
      type: 'actionSkipped',
      ship: ship.id,
      why: 'forbidden',
      card,
      rules: ['SE-ACTION-1', ...failed.rules],
    })
    return
  }
  const [link] = linked ? [] : linksOf(game, ship, choice.action)
  // Only what belongs to the action: what else came with the command is not told.
  const { name = null, target = null } = row.about?.(choice) ?? {}
  emit(game, {
    type: 'actionPerformed',
    ship: ship.id,
    action: choice.action,
    free,
    name,
    target,
    rules: [...(rule ? [rule] : free ? ['ACTION-2', 'ACTION-4'] : ['ACTION-1']), ...row.rules(game, choice)],
  })
  if (link)
    push<ActionFrame>(game, {
      step: 'action',
      ship: ship.id,
      free: [link.action],
      colour: link.colour,
      linked: true,
      rule: 'SE-ACTION-2',
    })
  openWindow(game, 'actionPerformed', { ship: ship.id })
  row.perform(game, ship, choice)
}

export const actionSteps: Record<string, Step> = { action }
