/** All tours of duty that can be flown. A new one is a folder here and a line. */
import { longPatrol } from './long-patrol/index.ts'
import type { TourData } from './types.ts'

export type { Change, TourCondition, TourData, TourPilot } from './types.ts'

export const TOURS: readonly TourData[] = [longPatrol]
