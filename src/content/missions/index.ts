import type { Mission } from '../../rules/index.ts'
import { asteroidRun } from './asteroid-run.ts'
import { darkWhispers } from './dark-whispers.ts'
import { lessons } from './lessons.ts'
import { politicalEscort } from './political-escort.ts'
import { standard } from './standard.ts'

export const missions: readonly Mission[] = [politicalEscort, asteroidRun, darkWhispers, standard, ...lessons]
