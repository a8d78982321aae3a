/** The times at which cards and missions may speak (CARD-2, INIT-3), and what is told of each. */
import type { Difficulty, Edge, ShipId } from './state.ts'

/**
 * The windows, and what each tells its reactions beside the ship it happened to. A new one is a line here and in `WINDOW_FACTS`, and one
 * step that opens it.
 */
export type Windows = {
  readonly roundStart: Untold
  readonly planningStart: Untold
  /** A ship's turn in the System phase, which is played only where somebody speaks in it. */
  readonly systemPhase: Untold
  readonly activationStart: Untold
  /** Before a ship's dial is turned up. */
  readonly beforeReveal: Untold
  /** As its dial shows it, cards included; null: no colour. */
  readonly dialRevealed: { readonly difficulty: Difficulty | null }
  /** Fully executed is what overlapped no ship (SE-FULL-1). */
  readonly manoeuvreExecuted: {
    readonly difficulty: Difficulty | null
    readonly overlapped: boolean
    readonly onObstacle: boolean
  }
  readonly stressChecked: { readonly difficulty: Difficulty | null }
  readonly actionPerformed: Untold
  /** Every ship has been activated. */
  readonly activationEnd: Untold
  readonly combatStart: Untold
  /** A ship's turn in the Combat phase begins. */
  readonly beforeEngaging: Untold
  readonly targetDeclared: Untold
  readonly attackRolled: Untold
  readonly modifyAttack: Untold
  readonly defenceRolled: Untold
  readonly modifyDefence: Untold
  readonly compare: Untold
  readonly attackEnded: { readonly defender: ShipId }
  /** A ship's opportunity to attack is over, used or not (COMBAT-0.2). */
  readonly opportunityEnded: Untold
  /** A ship is about to suffer damage: so many points, and so many critical ones. */
  readonly beforeDamage: { readonly hits: number; readonly crits: number }
  /** It has suffered a point of critical damage, to its shields or its hull. */
  readonly criticalSuffered: Untold
  readonly tokenGained: { readonly token: string }
  /** The damage card dealt face up. */
  readonly cardDealtFaceUp: { readonly kind: string }
  readonly shipDestroyed: Untold
  readonly shipFled: { readonly edge: Edge; readonly escaped: boolean }
  /** A ship's manoeuvre or roll went over an object, or ended on it. */
  readonly objectSwept: About
  /** A ship's base lies on an object at the end of its manoeuvre or roll. */
  readonly objectOverlapped: About
  /** An object lies where it did not lie before: dropped, left behind, or moved. */
  readonly objectPlaced: About
  /** An object goes off, and is still there. */
  readonly objectDetonates: About
  readonly endPhase: Untold
}
type Untold = Readonly<Record<never, never>>
/** The object on the mat, and what it is. */
type About = { readonly object: string; readonly kind: string }
export type Window = keyof Windows

/** What each window tells, by name. */
export const WINDOW_FACTS: { readonly [W in Window]: readonly (keyof Windows[W])[] } = {
  roundStart: [],
  planningStart: [],
  systemPhase: [],
  activationStart: [],
  beforeReveal: [],
  dialRevealed: ['difficulty'],
  manoeuvreExecuted: ['difficulty', 'overlapped', 'onObstacle'],
  stressChecked: ['difficulty'],
  actionPerformed: [],
  activationEnd: [],
  combatStart: [],
  beforeEngaging: [],
  targetDeclared: [],
  attackRolled: [],
  modifyAttack: [],
  defenceRolled: [],
  modifyDefence: [],
  compare: [],
  attackEnded: ['defender'],
  opportunityEnded: [],
  beforeDamage: ['hits', 'crits'],
  criticalSuffered: [],
  tokenGained: ['token'],
  cardDealtFaceUp: ['kind'],
  shipDestroyed: [],
  shipFled: ['edge', 'escaped'],
  objectSwept: ['object', 'kind'],
  objectOverlapped: ['object', 'kind'],
  objectPlaced: ['object', 'kind'],
  objectDetonates: ['object', 'kind'],
  endPhase: [],
}

/** The windows in which objects on the mat speak themselves: those of the table, and those about the object. */
export const OBJECT_WINDOWS = [
  'roundStart',
  'planningStart',
  'activationStart',
  'activationEnd',
  'combatStart',
  'endPhase',
  'objectSwept',
  'objectOverlapped',
  'objectPlaced',
  'objectDetonates',
] as const satisfies readonly Window[]
export type ObjectWindow = (typeof OBJECT_WINDOWS)[number]

/** The ship it happened to, null: the table; and what the window tells. */
export type MomentOf<W extends Window> = { readonly ship: ShipId | null } & Windows[W]
type Told = { [W in Window]: Windows[W] }[Window]
type AnyFact = Told extends infer T ? (T extends unknown ? keyof T : never) : never
/** A moment of any window. */
export type Moment = { readonly ship: ShipId | null } & {
  readonly [F in AnyFact]?: Told extends infer T ? (T extends Readonly<Record<F, infer V>> ? V : never) : never
}
