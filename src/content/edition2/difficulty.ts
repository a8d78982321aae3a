/** Manoeuvres of the second edition: how hard they are, and what was flown in the place of what a dial shows. */
import { type Difficulty, difficultyOf, type Game, manoeuvre, type Ship } from '../../rules/index.ts'

/** One step harder: blue to white, white to red, and red stays (SE-DIFF-2). */
export const harder = (difficulty: Difficulty): Difficulty => (difficulty === 'blue' ? 'white' : 'red')

/**
 * Whether what a ship has executed, of that difficulty, was a straight: as its dial shows, or the white one that a stressed ship flies in the
 * place of a red manoeuvre (SE-STRESS-1).
 */
export function flewStraight(game: Game, ship: Ship, difficulty: Difficulty | null): boolean {
  if (ship.dial === null || ship.dial === 'hidden') return false
  const { bearing, speed } = manoeuvre(ship.dial)
  return bearing === 'straight' || difficultyOf(game, ship, bearing, speed) !== difficulty
}
