/** All missions that can be played: those of the box with aims of their own, the standard game, one for teams, and the lessons. */
import type { Mission } from '../../../rules/index.ts'
import { asteroidRun } from './asteroid-run.ts'
import { darkWhispers } from './dark-whispers.ts'
import { fourHands } from './four-hands.ts'
import { lessons } from './lessons.ts'
import { politicalEscort } from './political-escort.ts'
import { standard } from './standard.ts'

/** The missions with aims of their own. */
const aimed = {
  'political-escort': politicalEscort,
  'asteroid-run': asteroidRun,
  'dark-whispers': darkWhispers,
} as const satisfies Readonly<Record<string, Mission>>

/** Whatever must know what a mission is about – opponent, medals, how it stands – has a row for each. */
export type AimedMission = keyof typeof aimed

export const missions: readonly Mission[] = [...Object.values(aimed), standard, fourHands, ...lessons]
