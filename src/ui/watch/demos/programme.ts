/** What Battle TV shows: battle n of a seed is a pure function of both, so a programme can be watched again. */
import { mix } from '../../../match/dice.ts'
import { FREE, MISSIONS, MOST_OBSTACLES } from '../../menu/missions.ts'
import type { BattleRequest, BattleSetup } from '../../menu/types.ts'
import type { OnAir } from './television.ts'

/** Squad points; 0: the printed forces. */
const POINTS = [0, 31, 48, 60, 0, 80] as const
/** Who fights well enough to be watched. */
const LEVELS = ['wingman', 'veteran', 'ace', 'ace'] as const
const TEMPERS = ['even', 'cautious', 'aggressive', 'objective'] as const

/** Battle `n` (from 0) of Battle TV: every mission once in each four battles, with other squads, levels and tempers each time. */
export function programme({ seed, n }: OnAir): BattleSetup {
  const draw = (site: string, count: number, at = n): number => Math.floor(mix(seed, `tv/${site}`, at) * count)
  const pick = <T>(site: string, list: readonly T[]): T => list[draw(site, list.length)]!
  const mission = MISSIONS[(n + draw('first', MISSIONS.length, 0)) % MISSIONS.length]!
  return {
    mission: mission.id,
    sides: { first: pick('first', LEVELS), second: pick('second', LEVELS) },
    tempers: { first: pick('first-temper', TEMPERS), second: pick('second-temper', TEMPERS) },
    seed: `${seed.slice(0, 20)}-${n}`,
    points: pick('points', POINTS),
    obstacles: mission.id === FREE ? draw('obstacles', MOST_OBSTACLES + 1) : 0,
  }
}

/** The request that begins battle `n` of Battle TV. */
export const televised = (onAir: OnAir): BattleRequest => ({ kind: 'battle', setup: programme(onAir), onAir })
