/** Kept battles as files of the person's own. */
import { t } from '../../../locale/index.ts'
import { playReplay } from '../../../match/replay.ts'
import { unwrapText } from '../../../saves/envelope.ts'
import { battleOf, type KeptBattle, wrapBattle } from '../../../saves/kept.ts'
import { saveText } from '../../parts/save-file.ts'
import { setsHere } from '../../sets.ts'

/** Saves a battle as a file. */
export function downloadBattle(battle: KeptBattle): void {
  const text = `${JSON.stringify(wrapBattle(battle, Date.now()))}\n`
  void saveText(text, `koiogran-${battle.setup.mission}-round-${battle.round}.save.json`)
}

/** The battle in a file's text, played through once; or what is wrong with it, in words. */
export async function battleIn(text: string): Promise<KeptBattle | { readonly trouble: string }> {
  const battle = battleOf(unwrapText(text))
  if ('problem' in battle) return { trouble: t(battle.problem) }
  if (!(await setsHere(battle.replay.scenario.set))) return { trouble: t('ui.problem.load') }
  const { state, problem } = playReplay(battle.replay)
  if (problem && !state) return { trouble: t(problem) }
  return battle
}
