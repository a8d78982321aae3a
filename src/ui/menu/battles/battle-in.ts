/** Battles out of files. */
import { t } from '../../../locale/index.ts'
import { playReplay } from '../../../match/replay.ts'
import type { KeptBattle } from '../../../saves/kept.ts'
import { unwrapText } from '../../../saves/open-envelope.ts'
import { battleOf } from '../../../saves/read-kept.ts'
import { setsHere } from '../../sets.ts'

/** The battle in a file's text, played through once; or what is wrong with it, in words. */
export async function battleIn(text: string): Promise<KeptBattle | { readonly trouble: string }> {
  const battle = battleOf(unwrapText(text))
  if ('problem' in battle) return { trouble: t(battle.problem) }
  if (!(await setsHere(battle.replay.scenario.set))) return { trouble: t('ui.problem.load') }
  const { state, problem } = playReplay(battle.replay)
  if (problem && !state) return { trouble: t(problem) }
  return battle
}
