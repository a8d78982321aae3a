/**
 * The machine: a stack of plain frames, innermost last. A step does one thing and pushes frames, pops itself, or asks.
 * A step that asks changes nothing, so that it can be asked again.
 */
import type { Game } from './catalog.ts'
import type { Command } from './commands.ts'
import type { Decision } from './decisions.ts'
import type { GameEvent } from './events.ts'
import { citedIn } from './later/late.ts'
import { meansAfter } from './means.ts'
import type { Frame } from './state.ts'

/** What a step does when its frame is on top: work, or the questions it waits for. */
export type Step = {
  readonly run: (game: Game, frame: Frame) => readonly Decision[] | undefined
  /** Puts the answer to its question into the frame and the state. */
  readonly answer?: (game: Game, frame: Frame, command: Command) => void
}

/** A step over its own type of frame. */
export function step<F extends Frame>(
  run: (game: Game, frame: F) => readonly Decision[] | undefined,
  answer?: (game: Game, frame: F, command: Command) => void,
): Step {
  return { run, answer } as Step
}

const DEPTH = 256
const STEPS = 10_000

/** Runs until a decision is open or the game is over; then `state.open` holds the questions. */
export function run(game: Game, steps: Readonly<Record<string, Step>>): void {
  const { state } = game
  for (let n = 0; n < STEPS; n += 1) {
    if (state.result) {
      state.stack.length = 0
      state.open = []
      return
    }
    const frame = state.stack[state.stack.length - 1]
    if (!frame) throw new Error('the stack is empty and nobody has won')
    if (state.stack.length > DEPTH) throw new Error(`the stack is ${state.stack.length} deep at ${frame.step}`)
    const found = steps[frame.step]
    if (!found) throw new Error(`no step ${frame.step}`)
    const asked = found.run(game, frame)
    if (asked && asked.length > 0) {
      state.open = asked
      return
    }
  }
  throw new Error(`no decision after ${STEPS} steps`)
}

/** Takes the top frame off the stack. */
export function pop(game: Game): void {
  game.state.stack.pop()
}

/** Puts a frame on top of the stack. */
export function push<F extends Frame>(game: Game, frame: F): void {
  game.state.stack.push(frame)
}

type Fact = GameEvent extends infer E ? (E extends GameEvent ? Omit<E, 'at' | 'means'> : never) : never

/**
 * Tells the listener what has happened, if there is one; the state is as the fact leaves it. `at` is the command that caused it, −1 for
 * the start.
 */
export function emit(game: Game, fact: Fact): void {
  if (!game.events) return
  const means = meansAfter(game, fact)
  const rules = citedIn(game.catalog, fact.rules)
  game.events.push({ ...fact, at: game.state.at - 1, rules, ...(means && { means }) } as GameEvent)
}

/** The name of the next roll or draw of this kind this round, e.g. 'r3/combat/i2/attack/roll'; counted when answered. */
export function siteOf(game: Game, ship: string, what: string): string {
  const { state } = game
  const base = `r${state.round}/${state.phase}/${ship}/${what}`
  const times = state.sites[base]
  return times ? `${base}/${times}` : base
}

/** Counts a roll or draw, so that the next one of its kind has another name. */
export function countSite(game: Game, ship: string, what: string): void {
  const { state } = game
  const base = `r${state.round}/${state.phase}/${ship}/${what}`
  state.sites[base] = (state.sites[base] ?? 0) + 1
}
