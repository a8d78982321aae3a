import type { Catalog } from './catalog.ts'
import type { Command } from './commands.ts'
import type { Decision, Outcome } from './decisions.ts'
import type { GameEvent } from './events.ts'
import type { GameState, ManoeuvreKey, PlayerSeat, Result, ShipId } from './state.ts'
import type { Refusal } from './text.ts'

/** What a game starts from. */
export type Scenario = {
  readonly mission: string
  readonly forces: Readonly<
    Record<PlayerSeat, readonly { readonly pilot: string; readonly upgrades: readonly string[] }[]>
  >
  /** Squad points each side plays with; 0 means the printed forces. */
  readonly points: number
  readonly mat: { readonly width: number; readonly height: number }
  readonly collection: 'core' | 'open'
  /** Obstacle tokens for a game in which they are optional, by id (OBST-1). */
  readonly obstacles?: readonly string[]
  readonly maxRounds: number | null
}

/** The rules over a catalog. See src/rules/README.md for the contract of each field. */
export type Engine = {
  readonly catalog: Catalog
  /** The state at the first decision, and (when `events` is given) what happened before it. Throws on a scenario that cannot be. */
  newGame(scenario: Scenario, events?: GameEvent[]): GameState
  open(state: GameState): readonly Decision[]
  legal(state: GameState, decision: Decision): readonly Command[]
  isLegal(state: GameState, command: Command): true | Refusal
  /** In place. Throws a `RefusedCommand` with the refusal, the state unchanged, if the command is illegal. */
  apply(state: GameState, command: Command, events?: GameEvent[]): void
  applyLegal(state: GameState, command: Command, events?: GameEvent[]): void
  step(state: GameState, command: Command): { state: GameState; events: GameEvent[] }
  viewFor(state: GameState, seat: PlayerSeat | 'table'): GameState
  withDials(view: GameState, dials: Readonly<Record<ShipId, ManoeuvreKey>>): GameState
  outcomes(decision: Decision): readonly Outcome[]
  /** One outcome, drawn with `random(n)`, the n-th number in [0, 1) of the decision's site. */
  sample(decision: Decision, random: (n: number) => number): Command
  result(state: GameState): Result | null
  hash(state: GameState): string
  copy(state: GameState): GameState
}
