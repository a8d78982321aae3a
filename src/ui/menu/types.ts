import type { PlayerSeat } from '../../rules/index.ts'

/** Who sits in each seat: a person here, or the computer at a level. */
export type Seats = Readonly<Record<PlayerSeat, string>>
/** The word for a person in `Seats`. */
export const HUMAN = 'human'

/** What a battle is started from. */
export type BattleSetup = { readonly mission: string; readonly seats: Seats; readonly seed: string }

/** What the battle screen is asked to show. */
export type BattleRequest =
  | { readonly kind: 'battle'; readonly setup: BattleSetup }
  | { readonly kind: 'replay'; readonly text: string; readonly file: string }
