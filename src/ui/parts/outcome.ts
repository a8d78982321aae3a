import { t } from '../../locale/index.ts'
import { opponent, type PlayerSeat, type Result } from '../../rules/index.ts'

type Outcome = { readonly winner: PlayerSeat | null; readonly by: Result['by'] }

/** Why a battle is over, in words that are true for either side: what the winner has done, who gave up, else that time or ships ran out. */
export function outcomeWords(mission: string, { winner, by }: Outcome): string {
  if (winner && by === 'conceded') return t('ui.result.by.conceded', { seat: t(`seat.${opponent(winner)}`) })
  return winner && by !== 'limit' ? t(`mission.${mission}.won.${winner}`) : t(`ui.result.by.${by}`)
}
