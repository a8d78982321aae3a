/** A person's own strength on the levels' scale: which battles count, and what the levels and the sides of missions are worth. */
import { OPPONENTS, SCORES } from '../../../ai/levels.ts'
import type { Side } from '../../rules/index.ts'
import { aheadBy, expectedScore, type Rated, type Rating, ratingOf } from '../../saves/rating.ts'
import type { BattleResult } from '../../saves/record.ts'
import { shareBetweenEquals } from '../menu/hardness.ts'

/** With fewer battles nothing is said of anybody's strength. */
export const FEWEST = 5
/** With fewer battles nothing is said of how somebody plays one side of a mission. */
const FEWEST_OF_ONE = 3

/** What the weakest level is on the scale. */
const WEAKEST = 1000

export type LevelStrength = { readonly level: string; readonly strength: number }

/** Every opponent's strength, the weakest first: as far above the one before as it took points from it (docs/strength.md). */
export const SCALE: readonly LevelStrength[] = OPPONENTS.reduce<readonly LevelStrength[]>((scale, level) => {
  const before = scale.at(-1)
  return [...scale, { level, strength: before ? before.strength + aheadBy((SCORES[level] ?? 50) / 100) : WEAKEST }]
}, [])

const strengthOf = (level: string): number | null => SCALE.find(one => one.level === level)?.strength ?? null

const WORTH = { won: 1, draw: 0.5, lost: 0 } as const

/** A battle as it counts; null: it does not, as a round was begun again, or its opponent is not on the scale. */
export function counted(one: BattleResult): Rated | null {
  const opponent = strengthOf(one.level)
  if (opponent === null || one.rewinds > 0) return null
  // Missions of a set that came later may have the name of one that was measured.
  const share = one.set === undefined ? shareBetweenEquals(one.mission, one.points, one.side, one.level) : 0.5
  return { opponent, advantage: aheadBy(share), score: WORTH[one.outcome] }
}

const rated = (results: readonly BattleResult[], fewest: number): Rating | null => {
  const battles = results.flatMap(one => counted(one) ?? [])
  return battles.length < fewest ? null : ratingOf(battles)
}

/** How strong somebody plays by a mission and a side. */
export type RatedSide = {
  readonly set: string | undefined
  readonly mission: string
  readonly side: Side
  readonly rating: Rating
}

export type OwnStrength = {
  /** Null: too few battles count yet. */
  readonly rating: Rating | null
  /** So many count. */
  readonly battles: number
  /** What of a hundred battles between equals is to be expected against each level, the weakest first. */
  readonly against: readonly { readonly level: string; readonly percent: number }[]
  /** The mission and side that was flown most first. */
  readonly by: readonly RatedSide[]
}

/** Somebody's strength by all battles that count. */
export function ownStrength(results: readonly BattleResult[]): OwnStrength {
  const rating = rated(results, FEWEST)
  const by = new Map<string, RatedSide>()
  for (const { set, mission, side } of results) {
    const key = JSON.stringify([set, mission, side])
    if (by.has(key)) continue
    const alike = results.filter(one => one.set === set && one.mission === mission && one.side === side)
    const found = rated(alike, FEWEST_OF_ONE)
    if (found) by.set(key, { set, mission, side, rating: found })
  }
  return {
    rating,
    battles: results.filter(one => counted(one)).length,
    against: rating
      ? SCALE.map(({ level, strength }) => ({
          level,
          percent: Math.round(100 * expectedScore(rating.strength - strength)),
        }))
      : [],
    by: [...by.values()].sort((a, b) => b.rating.battles - a.rating.battles),
  }
}
