/** What can be played with the box of 2015: the introduction, missions of our own, and the full game. */
import type { Mission } from '../../../rules/index.ts'
import { comradeInArms } from './comrade-in-arms.ts'
import { firstFlight } from './first-flight.ts'
import { lastLine } from './last-line.ts'
import { standard } from './standard.ts'

/** Missions with aims of their own; none of them is the publisher's. */
const aimed = {
  'last-line': lastLine,
  'comrade-in-arms': comradeInArms,
} as const satisfies Readonly<Record<string, Mission>>

/** Whatever must know what a mission is about has a row for each. */
export type AimedMission = keyof typeof aimed

export const missions: readonly Mission[] = [firstFlight, standard, ...Object.values(aimed)]
