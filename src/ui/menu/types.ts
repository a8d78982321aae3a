/** What a screen hands over to have a battle begun, gone on with or shown. */
import type { PlayStyle } from '../../../ai/thought.ts'
import type { PlayerId, Side } from '../../rules/index.ts'
import type { Hold } from '../../saves/hold.ts'
import type { KeptBattle, KeptSetup } from '../../saves/kept.ts'
import type { Puzzle } from '../puzzles/puzzle.ts'
import type { Reel } from '../watch/demos/reel.ts'
import type { OnAir } from '../watch/demos/television.ts'

/** Who plays each side: a person here, or the computer at a level. */
export type Sides = Readonly<Record<Side, string>>
/** The word for a person in `Sides`. */
export const HUMAN = 'human'

/** Whether a person here answers for a player. */
export const isPerson = (
  { sides, players }: Pick<KeptSetup, 'sides' | 'players'>,
  player: PlayerId | 'chance',
): boolean =>
  players
    ? players.some(({ id, who }) => id === player && who.kind === HUMAN)
    : (player === 'first' || player === 'second') && sides[player] === HUMAN

/** What a battle is started from: what is kept of it, with tempers that this version knows. */
export type BattleSetup = Omit<KeptSetup, 'tempers'> & {
  /** How a side’s computer leans; even where nothing is said. */
  readonly tempers?: Readonly<Partial<Record<Side, PlayStyle>>>
}

/** A battle to go on with. `hold` null: it has not been taken for this tab yet. */
export type Resumed = {
  readonly id: string
  readonly battle: KeptBattle
  readonly hold: Hold | null
  /** It goes on from an earlier moment than it was played to: counted like a round that is begun again. */
  readonly again?: boolean
}

/** Where a film that the debriefing of a tour shows leads back to, and what it shows. */
export type OfTour = {
  /** The tour, by its row's id. */
  readonly id: string
  /** From one event to another, by number, and what that is in a sentence; left out: all of it. */
  readonly passage?: { readonly from: number; readonly until: number; readonly said: string }
}

/** What the battle screen is asked to show. */
export type BattleRequest =
  | {
      readonly kind: 'battle'
      readonly setup: BattleSetup
      readonly kept?: Resumed
      /** Under which id it is kept, where that is not drawn by lot. */
      readonly id?: string
      /** The briefing lies over the table before the first decision. */
      readonly briefing?: boolean
      /** It is on Battle TV: another follows. */
      readonly onAir?: OnAir
    }
  | {
      readonly kind: 'replay'
      readonly text: string
      readonly file: string
      /** It is a demo, and its film begins where this says. */
      readonly demo?: Reel
      /** It is the position of a puzzle, which is asked at its end. */
      readonly puzzle?: Puzzle
      /** It comes from among the battles that are kept. */
      readonly shelved?: boolean
      /** What ships are called instead of their pilots' cards, by their ids. */
      readonly called?: Readonly<Record<string, string>>
      /** What they wear, where they were pilots' own. */
      readonly worn?: KeptSetup['worn']
      readonly ofTour?: OfTour
    }
