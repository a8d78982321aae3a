/** The engine: pure rules over a catalog of cards. Start here. */
import type { Catalog, Game } from './catalog.ts'
import { outcomes, sample } from './chance.ts'
import type { Command } from './commands.ts'
import { copy } from './copy.ts'
import type { Engine } from './engine-type.ts'
import type { GameEvent } from './events.ts'
import { hashOf } from './hash.ts'
import { citedIn } from './later/late.ts'
import { isLegal as judged, legal } from './legal/legal.ts'
import { setUp } from './new-game.ts'
import { refused } from './refuse.ts'
import { run, type Step } from './run.ts'
import { sideOf } from './sides.ts'
import type { GameState } from './state.ts'
import { actionSteps } from './steps/action.ts'
import { activationSteps } from './steps/activation.ts'
import { attackSteps } from './steps/attack.ts'
import { combatSteps } from './steps/combat.ts'
import { damageSteps } from './steps/damage.ts'
import { objectSteps } from './steps/objects.ts'
import { obstacleSteps } from './steps/obstacle.ts'
import { reinforceSteps } from './steps/reinforce.ts'
import { concede, roundSteps } from './steps/round.ts'
import { setupSteps } from './steps/setup.ts'
import { systemSteps } from './steps/system.ts'
import { wordSteps } from './steps/words.ts'
import { viewFor, withDials } from './view.ts'

/** The version of these rules: replays and saves carry it. */
export const RULES_VERSION = '1e-3'

const STEPS: Readonly<Record<string, Step>> = {
  ...setupSteps,
  ...roundSteps,
  ...systemSteps,
  ...activationSteps,
  ...actionSteps,
  ...obstacleSteps,
  ...objectSteps,
  ...combatSteps,
  ...attackSteps,
  ...damageSteps,
  ...wordSteps,
  ...reinforceSteps,
}

/** The rules over a catalog. */
export function engine(catalog: Catalog): Engine {
  const steps = { ...STEPS, ...catalog.layer?.late?.steps }
  const game = (state: GameState, events: GameEvent[] | null = null): Game => ({ catalog, state, events })

  const applyLegal = (state: GameState, command: Command, events?: GameEvent[]): void => {
    const at = game(state, events ?? null)
    if (command.type === 'concede') {
      concede(at, sideOf(state, command.player))
      return
    }
    const frame = state.stack[state.stack.length - 1]!
    state.at += 1
    state.open = []
    steps[frame.step]!.answer!(at, frame, command)
    run(at, steps)
  }

  const isLegal = (at: Game, command: Command): ReturnType<typeof judged> => {
    const refusal = judged(at, command)
    return refusal === true ? true : { ...refusal, rules: citedIn(catalog, refusal.rules) }
  }

  const apply = (state: GameState, command: Command, events?: GameEvent[]): void => {
    const refusal = isLegal(game(state), command)
    if (refusal !== true) throw refused(refusal)
    applyLegal(state, command, events)
  }

  return {
    catalog,
    newGame(scenario, events) {
      const created = setUp(catalog, scenario, events ?? null)
      run(created, steps)
      return created.state
    },
    open: state => state.open,
    legal: (state, decision) => legal(game(state), decision),
    isLegal: (state, command) => isLegal(game(state), command),
    apply,
    applyLegal,
    step(state, command) {
      const next = copy(state)
      const events: GameEvent[] = []
      apply(next, command, events)
      return { state: next, events }
    },
    viewFor: (state, viewer) => viewFor(game(state), viewer),
    withDials(view, dials) {
      const filled = withDials(game(view), dials)
      // Nobody is left to ask: Planning is over.
      if (filled.open.length === 0 && !filled.result) run(game(filled), steps)
      return filled
    },
    outcomes,
    sample,
    result: state => state.result,
    hash: state => hashOf(state, ['open']),
    copy,
  }
}
