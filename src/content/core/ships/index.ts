/** All ships of the box and who flies them. A new chassis is a file beside this one and a row here. */
import type { Chassis, Pilot } from '../../../rules/index.ts'
import { senatorshuttle } from './senatorshuttle.ts'
import { tiefighter, tiefighterPilots } from './tiefighter.ts'
import { xwing, xwingPilots } from './xwing.ts'

const all = { xwing, tiefighter, senatorshuttle } as const satisfies Readonly<Record<string, Chassis>>

/** Every chassis there is: whatever must know them all has a row for each. */
export type ChassisId = keyof typeof all
export const chassis: readonly Chassis[] = Object.values(all)
export const pilots: readonly Pilot[] = [...xwingPilots, ...tiefighterPilots]
