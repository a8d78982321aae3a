/** What a game begins with, and all that the rules can be asked. */
import type { Catalog, ForceEntry } from './catalog.ts'
import type { Command } from './commands.ts'
import type { Decision, Outcome } from './decisions.ts'
import type { GameEvent } from './events.ts'
import type { Faction, GameState, ManoeuvreKey, PlayerId, Result, ShipId, Side } from './state.ts'
import type { Refusal } from './text.ts'

/** What a game starts from. */
export type Scenario = {
  /** The set whose cards and missions are played; left out, the only one that the engine has. */
  readonly set?: string
  readonly mission: string
  /** For whom each side flies; left out, the sides of the set’s printed missions (MIRROR-2). Both may fly for one (MIRROR-3). */
  readonly factions?: Readonly<Record<Side, Faction>>
  /** Who plays, in the order agreed; left out, one a side, of the side's own id (TEAM-3, TEAM-7). */
  readonly players?: readonly { readonly id: PlayerId; readonly side: Side }[]
  readonly forces: Readonly<Record<Side, readonly ForceEntry[]>>
  /** The damage deck that each side's cards come from; left out, the set's own. */
  readonly decks?: Readonly<Record<Side, string>>
  /** Squad points each side plays with; 0 means the printed forces. */
  readonly points: number
  readonly mat: { readonly width: number; readonly height: number }
  readonly collection: 'core' | 'open'
  /** What is laid on the mat for a game in which that is optional, by id: obstacle tokens (OBST-1). */
  readonly objects?: readonly string[]
  readonly maxRounds: number | null
  /** What is other than the mission prints it, as a campaign has it; left out: nothing. */
  readonly terms?: Terms
}

/** What a campaign may change in the setup of a mission, beside its forces. */
export type Terms = {
  /** How many obstacles there are, where a mission prints all of them. */
  readonly obstacles?: number
  /** Shields of ships without a pilot, by chassis. */
  readonly shields?: Readonly<Record<string, number>>
}

/** The rules over a catalog; src/rules/README.md has the tables of decisions, commands and events. */
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
  viewFor(state: GameState, viewer: PlayerId | 'table'): GameState
  withDials(view: GameState, dials: Readonly<Record<ShipId, ManoeuvreKey>>): GameState
  outcomes(decision: Decision): readonly Outcome[]
  /** One outcome, drawn with `random(n)`, the n-th number in [0, 1) of the decision's site. */
  sample(decision: Decision, random: (n: number) => number): Command
  result(state: GameState): Result | null
  hash(state: GameState): string
  copy(state: GameState): GameState
}
