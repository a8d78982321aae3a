/** What the record of battles says: how far the campaign has come, the best of each mission, and the numbers of a lifetime. */
import { betterMedal, type Medal } from '../match/medals.ts'
import { addTallies, noTally, type SideTally } from '../match/tally.ts'
import type { Side } from '../rules/index.ts'
import type { BattleResult } from './record.ts'

/** A faction for each side. */
type Flown = Readonly<Record<Side, string>>

/** Whether a battle was one of a mission of a set; of the box, where none is named. */
const isOf = (one: BattleResult, mission: string | undefined, set?: string): boolean =>
  one.set === set && one.mission === mission

/** One mission of the campaign. `open`: it may be flown; `veteran`: with 100 points too. */
export type Stage = {
  readonly mission: string
  readonly open: boolean
  readonly won: boolean
  readonly veteran: boolean
}

/** For whom the person flew in a battle. */
export const factionOf = ({ faction, side }: BattleResult, usual: Flown): string => faction ?? usual[side]

/** The campaign's missions, in order: the first is open, the others once the one before is won from any side, with any forces. */
export function campaignOf(
  results: readonly BattleResult[],
  missions: readonly string[],
  openAll: boolean,
): readonly Stage[] {
  const won = (mission: string | undefined): boolean => results.some(one => isOf(one, mission) && one.outcome === 'won')
  return missions.map((mission, place) => {
    const own = won(mission)
    return {
      mission,
      open: openAll || place === 0 || own || won(missions[place - 1]),
      won: own,
      veteran: openAll || own,
    }
  })
}

/** The best that was reached in a mission by one faction against one level. `rounds`: of the quickest victory; null: none yet. */
export type Best = {
  readonly mission: string
  readonly faction: string
  readonly level: string
  readonly points: number
  readonly battles: number
  readonly won: number
  readonly medal: Medal | null
  readonly rounds: number | null
}

/** The best results of a mission with so many points, those of the usual factions first, levels in the order given and unknown ones last. */
export function bestOf(
  results: readonly BattleResult[],
  mission: string,
  points: number,
  levels: readonly string[],
  usual: Flown,
  set?: string,
): readonly Best[] {
  const order = [usual.first, usual.second]
  const rank = (faction: string): number => (order.indexOf(faction) + order.length + 1) % (order.length + 1)
  const place = (level: string): number => (levels.indexOf(level) + levels.length + 1) % (levels.length + 1)
  const found = new Map<string, Best>()
  for (const one of results) {
    if (!isOf(one, mission, set) || one.points !== points) continue
    const { level } = one
    const faction = factionOf(one, usual)
    const before = found.get(`${faction}/${level}`)
    const won = one.outcome === 'won'
    found.set(`${faction}/${level}`, {
      mission,
      faction,
      level,
      points,
      battles: (before?.battles ?? 0) + 1,
      won: (before?.won ?? 0) + (won ? 1 : 0),
      medal: betterMedal(before?.medal ?? null, one.medal),
      rounds: won ? Math.min(one.rounds, before?.rounds ?? one.rounds) : (before?.rounds ?? null),
    })
  }
  return [...found.values()].sort(
    (a, b) => rank(a.faction) - rank(b.faction) || place(a.level) - place(b.level) || (a.level < b.level ? -1 : 1),
  )
}

/** The best medal of a mission from one side, at any level. `points`: 0 the printed forces, 100 the veteran version. */
export const medalFor = (
  results: readonly BattleResult[],
  mission: string,
  side: Side,
  points: number,
  set?: string,
): Medal | null =>
  results
    .filter(one => isOf(one, mission, set) && one.side === side && one.points === points)
    .reduce<Medal | null>((best, one) => betterMedal(best, one.medal), null)

/** How often battles were won, lost and drawn. */
export type Score = { readonly battles: number; readonly won: number; readonly lost: number; readonly drawn: number }

/** The score of some battles. */
const scoreOf = (results: readonly BattleResult[]): Score => {
  const count = (outcome: BattleResult['outcome']) => results.filter(one => one.outcome === outcome).length
  return { battles: results.length, won: count('won'), lost: count('lost'), drawn: count('draw') }
}

/** Battles of one name, of a set; none: the box's. */
export type Group = { readonly set: string | undefined; readonly name: string; readonly score: Score }

/** All battles together: the numbers of the person's own side, and of the enemies. */
export type Lifetime = {
  readonly score: Score
  readonly rounds: number
  readonly own: SideTally
  readonly enemy: SideTally
  /** By mission, faction or level, each in the order in which it was first met, the newest battle first. */
  readonly by: Readonly<Record<'mission' | 'faction' | 'level', readonly Group[]>>
}

/** The numbers of a lifetime. `usual`: for whom the sides fly where a battle of a set says nothing of it. */
export function lifetimeOf(results: readonly BattleResult[], usual: (set: string | undefined) => Flown): Lifetime {
  /** `ofSet`: the same name in another set is another. */
  const groups = (nameIn: (one: BattleResult) => string, ofSet = false): readonly Group[] => {
    const found = new Map<string, BattleResult[]>()
    for (const one of results) {
      const key = JSON.stringify([nameIn(one), ofSet ? one.set : undefined])
      found.set(key, [...(found.get(key) ?? []), one])
    }
    return [...found.values()].map(all => ({ set: all[0]!.set, name: nameIn(all[0]!), score: scoreOf(all) }))
  }
  return {
    score: scoreOf(results),
    rounds: results.reduce((sum, one) => sum + one.rounds, 0),
    own: results.reduce((sum, one) => addTallies(sum, one.own), noTally()),
    enemy: results.reduce((sum, one) => addTallies(sum, one.enemy), noTally()),
    by: {
      mission: groups(one => one.mission, true),
      faction: groups(one => factionOf(one, usual(one.set))),
      level: groups(one => one.level),
    },
  }
}

/** Victories in a row: up to the latest battle, and the most there ever were. */
export type Streaks = { readonly now: number; readonly longest: number }

/** The rows of victories in battles of which the newest comes first. */
export function streaksOf(results: readonly BattleResult[]): Streaks {
  let [run, longest] = [0, 0]
  for (const { outcome } of results) {
    run = outcome === 'won' ? run + 1 : 0
    longest = Math.max(longest, run)
  }
  const ended = results.findIndex(({ outcome }) => outcome !== 'won')
  return { now: ended < 0 ? results.length : ended, longest }
}

/** What battles were lost by: so many that were looked back over, and what plan, read and dice did to a chance to win in one of them. */
export type Losses = { readonly battles: number; readonly plan: number; readonly read: number; readonly dice: number }

/** The means over lost battles whose causes are kept; null: there is none. */
export function lossesOf(results: readonly BattleResult[]): Losses | null {
  const known = results.flatMap(({ outcome, causes }) => (outcome === 'lost' && causes ? [causes] : []))
  const mean = (part: 'plan' | 'read' | 'dice') => known.reduce((sum, one) => sum + one[part], 0) / known.length
  if (known.length === 0) return null
  return { battles: known.length, plan: mean('plan'), read: mean('read'), dice: mean('dice') }
}
