/** The tokens that lie at ships of the second edition, beside locks (SE-END-1). */
import type { ShipToken } from '../../rules/index.ts'
import { secondTokens } from '../../rules/later/index.ts'
import { foilsClosed } from './upgrades/foils.ts'

export const shipTokens: readonly ShipToken[] = [...secondTokens, foilsClosed]
