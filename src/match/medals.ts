/**
 * Medals for a mission that is won: what silver and gold ask for, as data. Bronze is for winning. Who begins a round again gets bronze
 * at most.
 */
import type { ByAim } from '../content/index.ts'
import type { Side } from '../rules/index.ts'
import type { Tally } from './tally.ts'

/** The worst first. */
export const MEDALS = ['bronze', 'silver', 'gold'] as const
export type Medal = (typeof MEDALS)[number]

/** What is counted: ships of the own side lost, rounds played, points of shields and hull lost, satellites the second side scanned. */
export const COUNTED = ['ships', 'rounds', 'damage', 'scans'] as const
/** No more than `most` of something. */
export type Condition = { readonly count: (typeof COUNTED)[number]; readonly most: number }
/** Gold asks for silver as well. */
export type MedalRules = { readonly silver: Condition; readonly gold: Condition }

const ships = (most: number): Condition => ({ count: 'ships', most })
const rounds = (most: number): Condition => ({ count: 'rounds', most })
const damage = (most: number): Condition => ({ count: 'damage', most })
const scans = (most: number): Condition => ({ count: 'scans', most })

type Both = Readonly<Record<Side, MedalRules>>

type Rules = { readonly printed: Both; readonly veteran: Both }

/** The medals of a mission that are the same with its printed forces and with squads of 100 points, if it may be played with them. */
const same = (both: Both): Rules => ({
  printed: both,
  veteran: both,
})

/** By mission: with the printed forces, and with squads of 100 points. */
export const MEDAL_RULES: ByAim<Rules> & { readonly 'four-hands': Rules } = {
  'political-escort': {
    printed: {
      first: { silver: ships(0), gold: damage(4) },
      second: { silver: ships(1), gold: ships(0) },
    },
    veteran: {
      first: { silver: ships(1), gold: ships(0) },
      second: { silver: ships(3), gold: ships(1) },
    },
  },
  'asteroid-run': {
    printed: {
      first: { silver: rounds(6), gold: damage(2) },
      second: { silver: ships(0), gold: damage(1) },
    },
    veteran: {
      first: { silver: ships(1), gold: rounds(6) },
      second: { silver: ships(2), gold: ships(0) },
    },
  },
  'dark-whispers': {
    printed: {
      first: { silver: ships(0), gold: scans(1) },
      second: { silver: ships(1), gold: ships(0) },
    },
    veteran: {
      first: { silver: ships(2), gold: ships(0) },
      second: { silver: ships(3), gold: ships(1) },
    },
  },
  'last-line': same({
    first: { silver: ships(1), gold: ships(0) },
    second: { silver: ships(0), gold: rounds(7) },
  }),
  'comrade-in-arms': same({
    first: { silver: rounds(10), gold: rounds(7) },
    second: { silver: ships(1), gold: ships(0) },
  }),
  'four-hands': same({
    first: { silver: ships(2), gold: ships(1) },
    second: { silver: ships(4), gold: ships(2) },
  }),
}

/** Squad points of the veteran version (MISSION-GEN-7). */
export const VETERAN_POINTS = 100

/** What the medals of a battle ask for; null where there are none: no mission, or other squads. `points` 0: the printed forces. */
export function medalRules(mission: string, side: Side, points: number): MedalRules | null {
  const rules = Object.hasOwn(MEDAL_RULES, mission) ? MEDAL_RULES[mission as keyof typeof MEDAL_RULES] : null
  if (!rules || (points !== 0 && points !== VETERAN_POINTS)) return null
  return rules[points === 0 ? 'printed' : 'veteran'][side]
}

/** How much of what a condition counts there was. */
export function countOf({ count }: Condition, side: Side, { rounds, sides }: Tally): number {
  const own = sides[side]
  if (count === 'ships') return own.shipsLost
  if (count === 'rounds') return rounds
  return count === 'damage' ? own.shieldsLost + own.hullLost : sides.second.scans
}

/** The medal that a side has earned; null: none. `rewinds`: how often a round was begun again. */
export function medalOf(battle: {
  readonly mission: string
  readonly points: number
  readonly side: Side
  readonly winner: Side | null
  readonly tally: Tally
  readonly rewinds: number
}): Medal | null {
  const { mission, points, side, winner, tally, rewinds } = battle
  const rules = medalRules(mission, side, points)
  if (!rules || winner !== side) return null
  const met = (one: Condition): boolean => countOf(one, side, tally) <= one.most
  if (rewinds > 0 || !met(rules.silver)) return 'bronze'
  return met(rules.gold) ? 'gold' : 'silver'
}

/** The better of two medals. */
export const betterMedal = (a: Medal | null, b: Medal | null): Medal | null =>
  MEDALS.findLast(medal => medal === a || medal === b) ?? null
