/** Kept battles as files of the person's own. */
import { type KeptBattle, wrapBattle } from '../../../saves/kept.ts'
import { saveText } from '../../parts/save-file.ts'

/** Saves a battle as a file. */
export function downloadBattle(battle: KeptBattle): void {
  const text = `${JSON.stringify(wrapBattle(battle, Date.now()))}\n`
  void saveText(text, `koiogran-${battle.setup.mission}-round-${battle.round}.save.json`)
}
