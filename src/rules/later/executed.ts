/** What comes of a manoeuvre in the second edition, once its colour has been looked at (SE-ION-1, SE-OVERLAP-1, SE-OVERLAP-2). */
import type { Game } from '../catalog.ts'
import type { Moved } from '../movement.ts'
import type { Difficulty, Ship } from '../state.ts'
import { loseToken } from '../steps/tokens.ts'
import { overlapped } from './overlap.ts'

/** Whether the manoeuvre that a ship is executing is the one of ionised ships, for cards that ask. */
export const fliesIonised = ({ state }: Game, ship: Ship): boolean =>
  state.stack.some(frame => frame.step === 'activate' && frame.ship === ship.id && frame.fixed === 'blue')

/** `fixed`: how hard it was, where it was flown in the place of another: blue is the one of ionised ships. */
export function executed(game: Game, ship: Ship, moved: Moved, fixed: Difficulty | undefined): void {
  if (fixed === 'blue') loseToken(game, ship, 'ion', Number.POSITIVE_INFINITY, 'spent', ['SE-ION-1'])
  if (moved.first) overlapped(game, ship, moved)
}
