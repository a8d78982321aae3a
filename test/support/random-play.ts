import { insideMat, travel } from '../../src/geometry/index.ts'
import {
  type Command,
  chassisOf,
  type Decision,
  type Engine,
  type GameEvent,
  type GameState,
  isRefused,
  manoeuvre,
  type Scenario,
  shipOf,
} from '../../src/rules/index.ts'
import { checkState, storyChecker } from './invariants.ts'
import { pick, type Random } from './random.ts'

export type Played = {
  readonly state: GameState
  readonly log: readonly Command[]
  readonly events: readonly GameEvent[]
}

/** A random legal answer; chance by its true odds. */
export function randomCommand(engine: Engine, state: GameState, decision: Decision, next: Random): Command {
  if (decision.seat === 'chance') return engine.sample(decision, () => next())
  return pick(next, engine.legal(state, decision))
}

/**
 * A random legal answer of somebody who wants a fight: never off the mat if it can be helped, never an attack or a modification
 * passed up. Random play alone leaves the mat long before the damage deck runs out.
 */
export function brawlCommand(engine: Engine, state: GameState, decision: Decision, next: Random): Command {
  if (decision.seat === 'chance') return engine.sample(decision, () => next())
  const all = engine.legal(state, decision)
  const staying = all.filter(command => {
    if (command.type === 'pass') return decision.kind === 'manoeuvre' || decision.kind === 'action'
    if (command.type !== 'setDial' && command.type !== 'chooseManoeuvre') return true
    const ship = shipOf(state, command.ship)
    const { base } = chassisOf(engine.catalog, ship)
    return insideMat({ base, pose: travel(base, ship.pose!, manoeuvre(command.manoeuvre)).end }, state.mat)
  })
  return pick(next, staying.length > 0 ? staying : all)
}

/** A failure with the commands that led to it. */
export type FuzzFailure = Error & { readonly log: readonly Command[] }

/** Plays a random legal game with every invariant checked after every command and event; throws a FuzzFailure. */
export function checkedGame(
  engine: Engine,
  scenario: Scenario,
  next: Random,
  answer: typeof randomCommand = randomCommand,
  onState?: (state: GameState, decision: Decision) => void,
): Played {
  const log: Command[] = []
  const events: GameEvent[] = []
  const check = storyChecker()
  let told = 0
  try {
    const state = engine.newGame(scenario, events)
    for (;;) {
      for (; told < events.length; told += 1) check(events[told]!)
      checkState(engine, state)
      if (state.result) return { state, log, events }
      const decision = pick(next, state.open)
      onState?.(state, decision)
      const command = answer(engine, state, decision, next)
      log.push(command)
      engine.apply(state, command, events)
    }
  } catch (error) {
    const failure = error instanceof Error ? error : new Error(String(error))
    const text = isRefused(error) ? `a legal command was refused: ${failure.message}` : failure.message
    throw Object.assign(new Error(text), { log, stack: failure.stack })
  }
}
