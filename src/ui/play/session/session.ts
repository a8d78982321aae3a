/** One battle on the screen: played by somebody here, watched, or shown from a replay. What all three have, and what each has of its own. */
import type { Explanation, PlayStyle } from '../../../../ai/thought.ts'
import type { Names } from '../../../locale/index.ts'
import type { Seal } from '../../../match/commitment.ts'
import type { HumanPlayer, Question } from '../../../match/human.ts'
import type { Match, Player } from '../../../match/match.ts'
import type { ReplayFile } from '../../../match/replay.ts'
import type { Undo } from '../../../match/undo.ts'
import type { Film } from '../../../playback/film.ts'
import type { Command, Engine, GameState, Ship, ShipId, Text } from '../../../rules/index.ts'
import type { Hold } from '../../../saves/hold.ts'
import type { BattleSetup } from '../../menu/types.ts'
import type { Puzzle } from '../../puzzles/puzzle.ts'
import type { Reel } from '../../watch/demos/reel.ts'
import type { Foresee } from '../forecast/foretell.ts'
import type { Reason } from '../reasons/reason.ts'
import type { Team } from '../together/members.ts'
import type * as Room from '../together/team.ts'
import type { Adviser } from './adviser.ts'
import type { Routines } from './routines.ts'

/** The computer at a level: a player that is thrown away when the battle is left. The application brings it. */
export type Opponent = Player & {
  dispose(): void
  /** Calls when it could not answer and a legal default was played for it. */
  onMishap(listener: () => void): () => void
  /** Calls with the reasons for an answer, before it is given. */
  onExplanation(listener: (explanation: Explanation) => void): () => void
}
/** `watched`: nobody plays, so the battle shall come out the same wherever it is watched. `set`: the one that is played. */
export type MakeOpponent = (level: string, seed: string, temper: PlayStyle, watched: boolean, set: string) => Opponent
/** Somebody who gives hints to the people at the sides of a battle of a set. */
export type MakeAdviser = (seed: string, set: string) => Adviser

/** What a battle of several members or several people is made with; it comes late. */
export type TeamRoom = typeof Room

/** The people who play here, in the order agreed before the game. */
export type People = Readonly<Record<string, HumanPlayer>>

/** What every battle on the screen has. */
export type SessionCore = {
  readonly engine: Engine
  readonly film: Film
  readonly names: Names
  /** What ships are called instead of their pilots' cards, by their ids. */
  readonly called: Readonly<Record<ShipId, string>>
  /** Who plays, where a side has several members or several people sit here; null: one on each side, and one person at most. */
  readonly team: Team | null
  /** Upgrade cards that a ship was given, discarded ones too: they lie open from the start (SETUP-7). */
  cardsOf(ship: ShipId): readonly string[]
  /** The ships that both sides begin with. */
  readonly squads: readonly Ship[]
  readonly mat: GameState['mat']
  /** Squad points of each side; 0: printed forces. */
  readonly points: number
  /** A replay, or a kept battle, that goes on only so far: what is wrong with the rest. */
  readonly notice: Text | null
  /** Each side's dials of each round under a hash; another list after every change. */
  seals(): readonly Seal[]
  /** What strong players would do with a table as all can see it; null: nobody is there to be asked. */
  readonly foresee: Foresee | null
  /** A message when the match broke; it stays as it was and can be saved. */
  problem(): string | null
  subscribe(listener: () => void): () => void
  start(): void
  /** Calls when the session is taken down, at once if it was already. */
  onLeave(listener: () => void): void
  dispose(): void
}

/** What every battle has that is fought here, by whomever. */
export type BattleCore = SessionCore & {
  readonly match: Match
  readonly setup: BattleSetup
  /** Commands that had been played when it began: a battle that goes on has some. */
  readonly began: number
  /** How often a legal default had to be played for the computer. */
  mishaps(): number
  /** What the computers told of their reasons; another list after every change. Most of it is not to be shown yet: see `mayShow`. */
  reasons(): readonly Reason[]
}

/** Somebody here plays. */
export type Playing = BattleCore & {
  readonly mode: 'play'
  readonly humans: People
  /** A hint for what a person here is asked; null: nobody gives any. */
  advise: ((question: Question) => Promise<Explanation | null>) | null
  /** What goes without saying for the people here. */
  readonly routines: Routines
  /** Under which id the battle is kept, and since when previews of moves were to be had (PLAN-6). */
  readonly keeping: { readonly id: string; readonly hold: Hold | null; readonly previewed: boolean }
  /** What may be taken back now, `agreed` by everybody at the table or not (TEAM-11); null where nothing ever can be (ironman). */
  undo(agreed?: boolean): Undo | null
  /** Takes back the last decision, as far as `undo` allows it, or begins a round again, with other dice and other plans of the computer. */
  back(to: 'undo' | 'agreed' | { readonly round: number }): void
}

/** Computers play, and somebody watches. */
export type Watching = BattleCore & { readonly mode: 'watch' }

/** What was played is shown once more, and nothing new is to come. */
export type Replaying = SessionCore & {
  readonly mode: 'replay'
  readonly replay: ReplayFile
  /** The replay is a demo: where its film begins, and its chapters by name; null: it is none. */
  readonly demo: Reel | null
  /** It ends with the position of a puzzle; null: it does not. */
  readonly puzzle: Puzzle | null
  /** It comes from among the battles that are kept. */
  readonly shelved: boolean
}

export type Session = Playing | Watching | Replaying

const NOBODY: People = {}

/** Who plays here. */
export const peopleOf = (session: Session): People => (session.mode === 'play' ? session.humans : NOBODY)

/** What waits for somebody here, the first member's first; null: nothing does. */
export const waitingIn = (session: Session): Question | null =>
  Object.values(peopleOf(session)).find(({ waiting }) => waiting)?.waiting ?? null

/** Whether several people share this screen. */
export const isShared = (session: Session): boolean => Object.keys(peopleOf(session)).length > 1

/** What the battle that is fought here was started from; null: a replay is shown. */
export const setupOf = (session: Session): BattleSetup | null => (session.mode === 'replay' ? null : session.setup)

/** The demo that is shown; null: none is. */
export const demoOf = (session: Session): Reel | null => (session.mode === 'replay' ? session.demo : null)

/** What has been played so far, here or where a replay was made. */
export type Played = Pick<ReplayFile, 'scenario' | 'seed'> & {
  readonly commands: readonly Command[]
  readonly rewinds: number
}

/** The commands of a session's battle in order, and what they were given in. */
export function playedOf(session: Session): Played {
  if (session.mode === 'replay') {
    const { scenario, seed, commands, rewinds = 0 } = session.replay
    return { scenario, seed, commands, rewinds }
  }
  const { scenario, seed, log, rewinds } = session.match
  return { scenario, seed, commands: log, rewinds }
}
