/** Reading who commands which ship, as a battle that was kept says it. */
import * as v from 'valibot'
import { SQUAD_MOST } from '../content/index.ts'
import { playerId } from '../match/read-replay.ts'

const force = v.pipe(v.array(playerId), v.maxLength(SQUAD_MOST.ships))

/** The players of each ship, by side. */
export const sharesSchema = v.object({ first: v.optional(force), second: v.optional(force) })
