/** What a lesson, and the battles after them, are started from. */
import { freshSeed } from '../../menu/fresh-seed.ts'
import type { BattleRequest, BattleSetup } from '../../menu/types.ts'
import { HUMAN } from '../../menu/types.ts'
import { ENOUGH, LESSONS } from './lesson-progress.ts'

/** Who is met in the lessons, and in the mission after them. */
const TEACHER = 'cadet'

/** The set of the lesson after the third, and of the second battle. */
const SECOND_SET = 'tfa'

/** The setup of a lesson, counted from 1, for the first side. */
export const lessonSetup = (stage: number, seed: string): BattleSetup => ({
  ...(stage > ENOUGH ? { set: SECOND_SET } : {}),
  mission: LESSONS[stage - 1] ?? LESSONS[0],
  sides: { first: HUMAN, second: TEACHER },
  seed,
  points: 0,
  obstacles: 0,
})

/** Mission 1, for somebody who has flown the lessons. */
export const firstMission = (seed: string): BattleSetup => ({ ...lessonSetup(1, seed), mission: 'political-escort' })

/** The mission that is the second battle of Quick start. */
export const SECOND = 'first-flight'

/** The second battle of Quick start: First Flight, with its briefing. */
export const secondBattle = (seed = freshSeed()): BattleRequest => ({
  kind: 'battle',
  briefing: true,
  setup: { ...lessonSetup(1, seed), set: SECOND_SET, mission: SECOND },
})

/** Whether a battle is that one, and somebody here flies it. */
export const isSecond = ({ mission, sides }: BattleSetup): boolean =>
  mission === SECOND && Object.values(sides).includes(HUMAN)
