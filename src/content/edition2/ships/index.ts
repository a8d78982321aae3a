/** All chassis of the set, and all their pilots. */
import type { Chassis, Pilot } from '../../../rules/index.ts'
import { absent } from '../absent.ts'
import { gauntletPilots } from './gauntlet-pilots.ts'
import { gauntletfighter } from './gauntletfighter.ts'
import { t65xwing, t65xwingPilots } from './t65xwing.ts'
import { tielnfighter, tielnfighterPilots } from './tielnfighter.ts'

export const chassis: readonly Chassis[] = [t65xwing, tielnfighter, gauntletfighter]

/** Everybody whom the set prints. */
export const printedPilots: readonly Pilot[] = [...t65xwingPilots, ...tielnfighterPilots, ...gauntletPilots]

/** Everybody who can be flown. */
export const pilots: readonly Pilot[] = printedPilots.filter(({ id }) => absent[id] === undefined)
