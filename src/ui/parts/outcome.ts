/** The reason for a battle’s end, the same in its result and over a broadcast. */
import { t } from '../../locale/index.ts'
import { opponent, type Result, type Side } from '../../rules/index.ts'
import { usualName } from '../factions.ts'

type Outcome = { readonly winner: Side | null; readonly by: Result['by'] }

/** Why a battle is over, in words that are true for either side: what the winner has done, who gave up, else that time or ships ran out. */
export function outcomeWords(
  mission: string,
  { winner, by }: Outcome,
  nameOf: (side: Side) => string = usualName,
): string {
  if (winner && by === 'conceded') return t('ui.result.by.conceded', { side: nameOf(opponent(winner)) })
  if (!winner || by === 'limit') return t(`ui.result.by.${by}`)
  return t(`mission.${mission}.won.${winner}`, { side: nameOf(opponent(winner)) })
}
