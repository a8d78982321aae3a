/** What can be played with the set. */
import type { Mission } from '../../../rules/index.ts'
import { standard } from './standard.ts'

export const missions: readonly Mission[] = [standard]
