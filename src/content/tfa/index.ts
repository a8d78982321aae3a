/** The core set of 2015, The Force Awakens: what its box holds. */
import type { ContentSet } from '../build.ts'
import { shipTokens } from '../core/ship-tokens.ts'
import { damageDeck } from './damage/index.ts'
import { kinds } from './kinds.ts'
import { lesson4 } from './lesson.ts'
import { missions } from './missions/index.ts'
import { chassis, pilots } from './ships/index.ts'
import { tokens } from './tokens.ts'
import { upgrades } from './upgrades.ts'

export const tfa: ContentSet = {
  id: 'tfa',
  // In this order they are the first and the second side (MIRROR-2).
  factions: ['resistance', 'firstorder'],
  chassis,
  pilots,
  upgrades,
  tokens,
  kinds,
  shipTokens,
  damage: damageDeck,
  missions: [...missions, lesson4],
  // TFA-LAYER-1, TFA-BR-1
  layer: { rollsClearOfObstacles: true },
}
