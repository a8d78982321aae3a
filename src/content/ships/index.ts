import type { Chassis, Pilot } from '../../rules/index.ts'
import { senatorshuttle } from './senatorshuttle.ts'
import { tiefighter, tiefighterPilots } from './tiefighter.ts'
import { xwing, xwingPilots } from './xwing.ts'

export const chassis: readonly Chassis[] = [xwing, tiefighter, senatorshuttle]
export const pilots: readonly Pilot[] = [...xwingPilots, ...tiefighterPilots]
