/** Colours a step harder or easier (SE-DIFF-2). */
import type { Difficulty } from '../state.ts'

const STEPS: readonly Difficulty[] = ['blue', 'white', 'red']

const stepped = (difficulty: Difficulty, by: 1 | -1): Difficulty =>
  STEPS[Math.min(STEPS.length - 1, Math.max(0, STEPS.indexOf(difficulty) + by))]!

/** Blue to white to red, and no further. */
export const hardened = (difficulty: Difficulty): Difficulty => stepped(difficulty, 1)

/** Red to white to blue, and no further. */
export const eased = (difficulty: Difficulty): Difficulty => stepped(difficulty, -1)
