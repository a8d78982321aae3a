/** Who is named on the command line of a match: a level, or a rival. */
import { LEVELS } from '../levels.ts'
import { quit } from './options.ts'
import { type ContestantId, contestantOf, RIVALS } from './rivals/index.ts'

/** Members of a side at most (TEAM-1). */
const MOST = 3

/** A contestant by its id; ends the tool if there is none. */
export const contestantNamed = (name: string, word: string): ContestantId =>
  contestantOf(word) ??
  quit(
    `--${name}: there is no player '${word}'; there are the levels ${LEVELS.map(({ id }) => id).join(', ')} and the rivals ${RIVALS.join(', ')}`,
  )

/** Contestants with commas between, who share a side; ends the tool if there is one whom nobody knows, or more than three. */
export const membersNamed = (name: string, words: string): readonly [ContestantId, ...ContestantId[]] => {
  const [first, ...others] = words.split(',')
  if (others.length >= MOST) quit(`--${name}: a side has ${MOST} members at most [TEAM-1]`)
  return [contestantNamed(name, first!), ...others.map(word => contestantNamed(name, word))]
}
