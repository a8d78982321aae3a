import type { Temper } from '../../../ai/thought.ts'
import type { ForceEntry, PlayerSeat } from '../../rules/index.ts'
import type { KeptBattle } from '../../saves/battles.ts'
import type { Hold } from '../../saves/hold.ts'

/** Who sits in each seat: a person here, or the computer at a level. */
export type Seats = Readonly<Record<PlayerSeat, string>>
/** The word for a person in `Seats`. */
export const HUMAN = 'human'

/** What a battle is started from. */
export type BattleSetup = {
  readonly mission: string
  readonly seats: Seats
  /** How a computer in a seat leans; even where nothing is said. */
  readonly tempers?: Readonly<Partial<Record<PlayerSeat, Temper>>>
  readonly seed: string
  /** Squad points of each side; none or 0: the printed forces. */
  readonly points?: number
  /** Squads that were chosen; a missing one is drawn by lot. */
  readonly squads?: Readonly<Partial<Record<PlayerSeat, readonly ForceEntry[]>>>
  /** Nothing can be taken back. */
  readonly ironman?: boolean
  /** How many asteroids, where there may be some. */
  readonly obstacles?: number
  /** The mat, mm; without it the standard one. */
  readonly mat?: { readonly width: number; readonly height: number }
}

/** A battle to go on with. `hold` null: it has not been taken for this tab yet. */
export type Resumed = { readonly id: string; readonly battle: KeptBattle; readonly hold: Hold | null }

/** What the battle screen is asked to show. */
export type BattleRequest =
  | { readonly kind: 'battle'; readonly setup: BattleSetup; readonly kept?: Resumed }
  | { readonly kind: 'replay'; readonly text: string; readonly file: string }
