/** All ships of the box and who flies them. */
import type { Chassis, Pilot } from '../../../rules/index.ts'
import { t70xwing, t70xwingPilots } from './t70xwing.ts'
import { tiefofighter, tiefofighterPilots } from './tiefofighter.ts'

export const chassis: readonly Chassis[] = [t70xwing, tiefofighter]
export const pilots: readonly Pilot[] = [...t70xwingPilots, ...tiefofighterPilots]
