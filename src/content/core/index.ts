/** The core set of 2012: what its box holds. */
import type { ContentSet } from '../build.ts'
import { damageDeck } from './damage/index.ts'
import { missions } from './missions/index.ts'
import { shipTokens } from './ship-tokens.ts'
import { chassis, pilots } from './ships/index.ts'
import { kinds, tokens } from './tokens.ts'
import { upgrades } from './upgrades/index.ts'

export const core: ContentSet = {
  id: 'core',
  // In this order they are the first and the second side of a printed mission (MIRROR-2).
  factions: ['rebel', 'imperial'],
  chassis,
  pilots,
  upgrades,
  tokens,
  kinds,
  shipTokens,
  damage: damageDeck,
  missions,
}
