/** All upgrade cards of the box, slot by slot. */
import type { Upgrade } from '../../../rules/index.ts'
import { astromechs } from './astromech.ts'
import { elites } from './elite.ts'
import { torpedoes } from './torpedo.ts'

export const upgrades: readonly Upgrade[] = [...elites, ...torpedoes, ...astromechs]
