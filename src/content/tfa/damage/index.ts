/** The whole damage deck of the box. */
import type { DamageKind } from '../../../rules/index.ts'
import { pilotDamage } from './pilot.ts'
import { shipDamage } from './ship.ts'

/** The 33 cards of the 2015 damage deck, by kind (TFA-CARD-17). */
export const damageDeck: readonly DamageKind[] = [...pilotDamage, ...shipDamage]
