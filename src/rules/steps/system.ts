/** The System phase: between Planning and Activation, and only where somebody speaks in it, in ascending skill (CARD-2, ACT-8, ACT-9). */
import type { Game } from '../catalog.ts'
import { anyListens, openWindow, speakersOf } from '../effects.ts'
import { pop, type Step, step } from '../run.ts'
import { askShips } from '../sides.ts'
import type { Frame, Ship } from '../state.ts'
import { shipOf, skillOf } from '../values.ts'
import { nextInOrder } from './activation.ts'
import { enterPhase, orderOf } from './round.ts'

type SystemFrame = Frame & { stage: string; done?: string[] }

/** Whether a ship's own cards have something to say. */
const speaks = (game: Game, ship: Ship): boolean =>
  speakersOf(game, ship).some(({ where, effects }) => {
    const reaction = effects.reactions?.systemPhase
    return reaction !== undefined && (!reaction.when || reaction.when(where, { ship: ship.id }))
  })

const system = step<SystemFrame>(
  (game, frame) => {
    if (frame.stage === 'start') {
      frame.stage = 'ships'
      frame.done = []
      enterPhase(game, 'system')
      return
    }
    const done = frame.done ?? []
    const ordered = orderOf(game, 'ascending').filter(ship => anyListens(game, 'systemPhase', { ship: ship.id }))
    const next = nextInOrder(
      ordered,
      ship => skillOf(game, ship),
      ship => done.includes(ship.id),
    )
    if (next.length === 0) {
      pop(game)
      return
    }
    // Among equals the controller chooses; a ship that has nothing to say does not make it a question.
    const quiet = next.find(ship => !speaks(game, ship))
    if (quiet || next.length === 1) {
      turn(game, frame, quiet ?? next[0]!)
      return
    }
    return [{ kind: 'order', ...askShips(game.state, next), phase: 'system', ships: next.map(ship => ship.id) }]
  },
  (game, frame, command) => {
    if (command.type === 'chooseShip') turn(game, frame, shipOf(game.state, command.ship))
  },
)

function turn(game: Game, frame: SystemFrame, ship: Ship): void {
  frame.done = [...(frame.done ?? []), ship.id]
  openWindow(game, 'systemPhase', { ship: ship.id })
}

export const systemSteps: Record<string, Step> = { system }
