/** The whole damage deck of the set. */
import type { DamageKind } from '../../../rules/index.ts'
import { pilotDamage } from './pilot.ts'
import { shipDamage } from './ship.ts'

/** The 33 cards of the second edition's deck, by kind (SE-DECK-1). */
export const damageDeck: readonly DamageKind[] = [...pilotDamage, ...shipDamage]
