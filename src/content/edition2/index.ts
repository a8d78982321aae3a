/** The second edition as far as the Gauntlet Fighter needs it: what lies in its box, and two ships for it to meet. */
import { OWN_TOKENS } from '../../rules/index.ts'
import { secondLayer } from '../../rules/later/index.ts'
import type { ContentSet } from '../build.ts'
import { damageDeck } from './damage/index.ts'
import { kinds } from './kinds.ts'
import { missions } from './missions/index.ts'
import { builds } from './quick-builds.ts'
import { shipTokens } from './ship-tokens.ts'
import { chassis, pilots } from './ships/index.ts'
import { tokens } from './tokens.ts'
import { upgrades } from './upgrades/index.ts'

/** Tokens that every set has. */
const OWN: readonly string[] = OWN_TOKENS

export const edition2: ContentSet = {
  id: 'edition2',
  // In this order they are the first and the second side of a printed battle (MIRROR-2, SE-FACTION-1).
  factions: ['rebel', 'imperial', 'scum', 'republic', 'separatist'],
  chassis,
  pilots,
  upgrades,
  tokens,
  kinds,
  shipTokens,
  damage: damageDeck,
  missions,
  builds,
  layer: secondLayer,
  // They have a plain sign in their printed colour.
  undrawn: shipTokens.map(({ id }) => id).filter(id => !OWN.includes(id)),
}
