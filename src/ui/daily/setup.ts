/** The battle of a day as it is begun: the try that counts, and practice. */
import type { Side } from '../../rules/index.ts'
import { levelId, nodesOf } from '../levels.ts'
import { type BattleRequest, type BattleSetup, HUMAN } from '../menu/types.ts'
import type { DailyBattle } from './day.ts'
import { countedId } from './ids.ts'

/** The setup of a day: its computer is bound by nodes, not by a clock, so that the same answers meet the same play everywhere. */
function setupOf({ set, mission, points, squads, obstacles, side, level, seed }: DailyBattle): BattleSetup {
  const nodes = nodesOf(levelId(level))
  const sides: Readonly<Record<Side, string>> = { first: level, second: level, [side]: HUMAN }
  return {
    ...(set ? { set } : {}),
    mission,
    sides,
    seed,
    points,
    obstacles,
    ...(squads ? { squads } : {}),
    ...(nodes === null ? {} : { think: nodes }),
  }
}

/** The try that counts: nothing of it can be taken back. */
export const countedTry = (battle: DailyBattle): BattleRequest => ({
  kind: 'battle',
  briefing: true,
  id: countedId(battle.date),
  setup: { ...setupOf(battle), ironman: true },
})

/** Practice. `seed`: other dice than those of the day, before its try is over: nobody shall know them. */
export const practice = (battle: DailyBattle, seed: string | null): BattleRequest => ({
  kind: 'battle',
  briefing: true,
  setup: { ...setupOf(battle), ...(seed === null ? {} : { seed }) },
})
