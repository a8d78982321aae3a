/** What a lesson, and the battle after the last one, is started from. */
import type { BattleSetup } from '../../menu/types.ts'
import { HUMAN } from '../../menu/types.ts'
import { LESSONS } from './lesson-progress.ts'

/** Who is met in the lessons, and in the mission after them. */
const TEACHER = 'cadet'

/** The setup of a lesson, counted from 1, for the first side. */
export const lessonSetup = (stage: number, seed: string): BattleSetup => ({
  mission: LESSONS[stage - 1] ?? LESSONS[0],
  sides: { first: HUMAN, second: TEACHER },
  seed,
  points: 0,
  obstacles: 0,
})

/** Mission 1, for somebody who has flown the lessons. */
export const firstMission = (seed: string): BattleSetup => ({ ...lessonSetup(1, seed), mission: 'political-escort' })
