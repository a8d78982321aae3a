/** Performing an action (ACTION-1 … 4, ACTION-PASS-1, and each action's own rules). */
import type { Game, Word } from '../catalog.ts'
import type { ActionChoice } from '../commands.ts'
import { missionOf, openWindow, speakersOf } from '../effects.ts'
import { actionKey, barredBy, canAct, rolledTo } from '../legal/actions.ts'
import { untouch } from '../movement.ts'
import { emit, pop, push, type Step, step } from '../run.ts'
import type { Frame, Ship } from '../state.ts'
import type { RuleId } from '../text.ts'
import { shipOf } from '../values.ts'
import { acquireLock, gainToken } from './tokens.ts'

/** `free`: the free actions granted, or null for the one action of the Perform Action step. */
export type ActionFrame = Frame & { ship: string; free: string[] | null }

const action = step<ActionFrame>(
  (game, frame) => {
    const ship = shipOf(game.state, frame.ship)
    if (ship.status === 'play') {
      if (ship.stress > 0) {
        if (!frame.free)
          emit(game, { type: 'actionSkipped', ship: ship.id, why: 'stressed', rules: ['ACT-7', 'STRESS-2'] })
      } else if (canAct(game, ship, frame.free)) {
        return [{ kind: 'action', seat: ship.seat, at: game.state.at, ship: ship.id, free: frame.free }]
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

const RULES: Record<ActionChoice['action'], RuleId[]> = {
  focus: ['ACTION-FO-1'],
  evade: ['ACTION-EV-1'],
  'barrel-roll': ['ACTION-BR-1'],
  'target-lock': ['ACTION-TL-1'],
  mission: ['ACTION-1'],
  repair: ['ACTION-CARD-1'],
  card: ['ACTION-CARD-1'],
}

function perform(game: Game, ship: Ship, choice: ActionChoice, free: boolean): void {
  ship.acted.push(actionKey(choice))
  // Only what belongs to the action: what else came with the command is not told.
  const carded = choice.action === 'card' || choice.action === 'repair'
  const named = choice.action === 'mission' ? choice.name : carded ? choice.card : null
  const target = choice.action === 'mission' || choice.action === 'target-lock' ? choice.target : null
  const offered = choice.action === 'mission' ? missionOf(game).actions[choice.name] : undefined
  emit(game, {
    type: 'actionPerformed',
    ship: ship.id,
    action: choice.action,
    free,
    name: named,
    target,
    rules: [...(free ? ['ACTION-2', 'ACTION-4'] : ['ACTION-1']), ...(offered?.rules ?? RULES[choice.action])],
  })
  openWindow(game, 'actionPerformed', { ship: ship.id })
  carryOut(game, ship, choice)
}

function carryOut(game: Game, ship: Ship, choice: ActionChoice): void {
  switch (choice.action) {
    case 'focus':
    case 'evade':
      gainToken(game, ship, choice.action, 1, 'action', RULES[choice.action])
      return
    case 'barrel-roll': {
      const from = { ...ship.pose! }
      ship.pose = rolledTo(game, ship, choice.side, choice.slide)
      untouch(game, ship)
      const { side } = choice
      emit(game, {
        type: 'barrelRolled',
        ship: ship.id,
        side,
        slide: choice.slide + 0,
        from,
        to: { ...ship.pose },
        rules: ['ACTION-BR-2', 'ACTION-BR-3', 'ACTION-BR-4'],
      })
      return
    }
    case 'target-lock':
      acquireLock(game, ship, shipOf(game.state, choice.target))
      return
    case 'mission': {
      const offered = missionOf(game).actions[choice.name]
      if (offered)
        push(game, { step: 'words', owner: choice.target, card: choice.name, words: [...offered.onTarget], index: 0 })
      return
    }
    case 'repair': {
      const faces = game.catalog.damage[choice.card]?.repair?.faces ?? null
      const turnDown = { do: 'turnDown' as const }
      const words = faces ? [{ do: 'rollDie' as const, faces, words: [turnDown] }] : [turnDown]
      push(game, { step: 'words', owner: ship.id, card: choice.card, words, index: 0, repair: true })
      return
    }
    case 'card': {
      const words = cardAction(game, ship, choice.card)
      push(game, { step: 'words', owner: ship.id, card: choice.card, words: [...words], index: 0 })
    }
  }
}

/** What a card's "Action" does (ACTION-CARD-1). */
function cardAction(game: Game, ship: Ship, card: string): readonly Word[] {
  return speakersOf(game, ship).find(speaker => speaker.where.card === card)?.effects.action ?? []
}

export const actionSteps: Record<string, Step> = { action }
