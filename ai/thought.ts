/** What a player answers: the command, what it wants to remember, and why. Plain data, made from one player's view. */
import type { Command, Decision, ManoeuvreKey, Side } from '../src/rules/index.ts'

/** The dials of one side's ships, by ship. */
export type Dials = Readonly<Record<string, ManoeuvreKey>>

/** Some dials, and how often they are to be shown or met, 0 … 1. */
export type Likely = { readonly dials: Dials; readonly share: number }

/** What the other side may fly like: each ship for its own good, more or less sharply; or as cannot be foreseen. */
export const PLAYER_KINDS = ['sharp', 'usual', 'loose', 'free'] as const
export type PlayerKind = (typeof PLAYER_KINDS)[number]

/** How likely each kind is; they sum to 1. */
export type Shares = Readonly<Record<PlayerKind, number>>

/** How likely each dial of some ships is, by ship and manoeuvre. */
export type Foreseen = Readonly<Record<string, Readonly<Record<ManoeuvreKey, number>>>>

/** What the other side was taken for when the round began, the dials that each kind foresaw, and those that it has shown since. */
export type OpponentModel = {
  readonly shares: Shares
  /** Dials that it had shown in the rounds before. */
  readonly shown: number
  readonly foreseen: Readonly<Record<PlayerKind, Foreseen>>
  readonly seen: Dials
}

/**
 * What a player takes along from one decision to the next: its plan of the round, what it thinks the other side may show, and what it
 * has learned of it. It comes from the view alone, and a player without it thinks again.
 */
export type Notes = {
  readonly round: number
  readonly own: Dials
  readonly theirs: readonly Likely[]
  readonly opponentModel: OpponentModel | null
  /** How it means to come to the enemy; left out where that is past, or was never thought of. */
  readonly intent?: Intent
}

/** How a squad means to come to the enemy: slowly, or as it comes. */
export const INTENTS = ['slow', 'free'] as const
export type Intent = (typeof INTENTS)[number]

/** How a player leans: what it values beside winning. It never changes what it may do or know. */
export const PLAY_STYLES = ['even', 'cautious', 'aggressive', 'objective'] as const
export type PlayStyle = (typeof PLAY_STYLES)[number]

/** A plan that was thought of: how often it is played, the chance to win by it, points dealt and taken, and the answer it fears most. */
export type Weighed = Likely & {
  readonly win: number
  readonly dealt: number
  readonly taken: number
  readonly feared: (Likely & { readonly win: number }) | null
}

/** One of several commands, and how good each was found to be: what was not looked at closely is left out. */
export type Choice = {
  readonly command: Command
  readonly choices: readonly Considered[]
}

/** A reason for a place to put something down: what it has over the others. */
export const PLACE_REASONS = [
  'faces-in',
  'off-corner',
  'beside',
  'lane',
  'room',
  'ways-on',
  'short-way',
  'escorts',
  'clears-way',
  'hunts',
  'out-of-fire',
  'aim',
  'surrounds',
  'watches',
  'hinders',
  'lets-pass',
  'spread',
  'own-room',
  'out-of-reach',
  'apart',
] as const
export type PlaceReason = (typeof PLACE_REASONS)[number]

/** A command that was considered, how good it was found to be, and of what is put down the reasons, the weightiest first. */
export type Considered = { readonly command: Command; readonly win: number; readonly why?: readonly PlaceReason[] }

/** What choices are measured by: the chance to win, or a worth of their own that only compares them, about 0 … 1. */
export type Measure = 'chance' | 'worth'

/** Why a command was chosen. `win`: the own chance to win, 0 … 1. `gap`: how much a better answer could still gain, in the same measure. */
export type Explanation = {
  readonly side: Side
  readonly round: number
  readonly decision: Decision['kind']
  /** What `win` says, here and in the choices. */
  readonly measure: Measure
  readonly nodes: number
  readonly win: number
  readonly gap: number | null
  /** For dials: the plans by share, the most often played first. */
  readonly plans: readonly Weighed[]
  /** For everything else: the choices by their measure, the best first. */
  readonly choices: Choice['choices']
}

/** Plans that others have found, to begin with. */
export type Candidates = { readonly own: readonly Dials[]; readonly theirs: readonly Dials[] }

export type Thought = {
  readonly command: Command
  readonly notes: Notes | null
  readonly explanation: Explanation | null
}

/** How a level thinks: its honest limits. */
export type SearchParams = {
  /** How loosely it prefers what looks better, in chance to win; 0: it plays the mixture of the matrix game. */
  readonly temperature: number
  /** How much the other side is taken to follow what is expected of it, 0 … 1; 1: there is no game to solve, ships plan one by one. */
  readonly priorWeight: number
  /** Lines drawn of what is expected of the other side; 0: it is taken to fly straight on. */
  readonly samples: number
  /** Whether the round after this one is looked at. */
  readonly deep: boolean
  /** Whether the dials that the other side shows are learned from. */
  readonly learns: boolean
}
