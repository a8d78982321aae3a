/** The whole damage deck of the box. */
import type { DamageKind } from '../../../rules/index.ts'
import { pilotDamage } from './pilot.ts'
import { shipDamage } from './ship.ts'

/** The 33 cards of the 2012 damage deck, by kind (COMP-6). */
export const damageDeck: readonly DamageKind[] = [...pilotDamage, ...shipDamage]
