/** All upgrades of the set that are in the game. */
import type { Upgrade } from '../../../rules/index.ts'
import { astromechs } from './astromechs.ts'
import { fittings } from './fittings.ts'
import { foils } from './foils.ts'
import { talents } from './talents.ts'
import { torpedoes } from './torpedoes.ts'

export const upgrades: readonly Upgrade[] = [...talents, ...torpedoes, ...astromechs, ...foils, ...fittings]
