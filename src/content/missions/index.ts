import type { Mission } from '../../rules/index.ts'
import { politicalEscort } from './political-escort.ts'
import { standard } from './standard.ts'

export const missions: readonly Mission[] = [politicalEscort, standard]
