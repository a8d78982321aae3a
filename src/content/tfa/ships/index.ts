/** All ships of the box and who flies them. */
import type { Chassis, Pilot } from '../../../rules/index.ts'
import { cargo } from './cargo.ts'
import { t70xwing, t70xwingPilots } from './t70xwing.ts'
import { tiefofighter, tiefofighterPilots } from './tiefofighter.ts'

export const chassis: readonly Chassis[] = [t70xwing, tiefofighter, cargo]
export const pilots: readonly Pilot[] = [...t70xwingPilots, ...tiefofighterPilots]
