/** Who is named on the command line of a match: a level, or a rival. */
import { LEVELS } from '../levels.ts'
import { quit } from './options.ts'
import { type ContestantId, contestantOf, RIVALS } from './rivals/index.ts'

/** A contestant by its id; ends the tool if there is none. */
export const contestantNamed = (name: string, word: string): ContestantId =>
  contestantOf(word) ??
  quit(
    `--${name}: there is no player '${word}'; there are the levels ${LEVELS.map(({ id }) => id).join(', ')} and the rivals ${RIVALS.join(', ')}`,
  )
