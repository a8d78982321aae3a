/** A battle as a file on the person’s own disk: a replay once it has ended, else one to go on with. */
import { exportReplay } from '../../match/replay.ts'
import { namesIn } from '../../match/who.ts'
import { downloadBattle } from '../menu/battles/battle-files.ts'
import { standing } from '../menu/battles/keeper.ts'
import { saveText } from '../parts/save-file.ts'
import { isSealed } from './session/sealed.ts'
import type { BattleCore, Playing, Watching } from './session/session.ts'

/** Saves the battle so far as a file of the person's own. */
export function downloadReplay({ engine, match, setup }: BattleCore): void {
  const file = exportReplay(engine, match, namesIn(setup))
  const seed = setup.seed.toLowerCase().replace(/[^a-z0-9-]/g, '-')
  void saveText(`${JSON.stringify(file)}\n`, `koiogran-${setup.mission}-${seed}.replay.json`)
}

/** Saves the battle to go on with as a file of the person's own. `previewed`: previews of moves were to be had (PLAN-6). */
export const downloadStanding = (session: BattleCore, previewed: boolean): void =>
  downloadBattle(standing(session, previewed))

/** The same where a screen broke: a replay only of a battle that has ended. */
export const downloadRest = (session: Playing | Watching): void =>
  isSealed(session) ? downloadStanding(session, true) : downloadReplay(session)
