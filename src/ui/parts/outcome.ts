import { t } from '../../locale/index.ts'
import type { PlayerSeat, Result } from '../../rules/index.ts'

type Outcome = { readonly winner: PlayerSeat | null; readonly by: Result['by'] }

/** Why a battle is over, in words that are true for either side: what the winner has done, else that time or ships ran out. */
export const outcomeWords = (mission: string, { winner, by }: Outcome): string =>
  winner && by !== 'limit' ? t(`mission.${mission}.won.${winner}`) : t(`ui.result.by.${by}`)
