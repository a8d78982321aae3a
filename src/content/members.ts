/** Several members on a side: who they are, and how they share its ships (TEAM-1, TEAM-3). */
import {
  type ForceEntry,
  MEMBERS_MOST,
  type PlayerId,
  type Refusal,
  refuse,
  refused,
  type Scenario,
  SIDES,
  type Side,
} from '../rules/index.ts'
import { catalogOf } from './sets.ts'

/**
 * How a side is shared, in the order agreed (TEAM-7): among so many members – as the mission prints it for that number, otherwise in even shares –,
 * or, member by member, who commands which ships, by their places in the force.
 */
export type Agreed = number | readonly (readonly number[])[]

/** The ids of so many members: the first is called as the side. */
const idsOf = (side: Side, count: number): readonly PlayerId[] =>
  Array.from({ length: count }, (_, n): PlayerId => (n === 0 ? side : `${side}-${n + 1}`))

/** How many members may share so many ships: each has one at least, and there are three at most (TEAM-1). */
export const mostMembers = (ships: number): number => Math.max(1, Math.min(MEMBERS_MOST, ships))

/** Ships in even shares, the first members with one more where they do not come out even; who flies side by side stays together. */
const evenly = (ships: number, count: number): readonly (readonly number[])[] =>
  Array.from({ length: count }, (_, n) => {
    const from = Math.ceil((n * ships) / count)
    const until = Math.ceil(((n + 1) * ships) / count)
    return Array.from({ length: until - from }, (__, more) => from + more)
  })

/** Why the ships of a side cannot be shared so; null: they can. Somebody is on each side, three at most, each with a ship, and each ship has one commander. */
export function shareProblem(side: Side, ships: number, agreed: Agreed): Refusal | null {
  const count = typeof agreed === 'number' ? agreed : agreed.length
  if (!Number.isInteger(count) || count < 1) return refuse('bad-player', ['TEAM-1', 'TEAM-3'], { player: side })
  if (count > MEMBERS_MOST) return refuse('too-many-members', 'TEAM-1', { side, most: MEMBERS_MOST })
  if (count > ships && count > 1) return refuse('member-without-ship', 'TEAM-3', { side })
  if (typeof agreed === 'number') return null
  const given = agreed.flat()
  if (agreed.some(share => share.length === 0) && count > 1) return refuse('member-without-ship', 'TEAM-3', { side })
  const whole = given.length === ships && Array.from({ length: ships }, (_, n) => n).every(n => given.includes(n))
  return whole ? null : refuse('bad-share', 'TEAM-3', { side })
}

/**
 * A scenario in which members share the ships of each side; of a side that is left out one player commands all. Throws a refusal for what cannot
 * be shared so (`shareProblem`).
 */
export function withMembers(scenario: Scenario, agreed: Readonly<Partial<Record<Side, Agreed>>>): Scenario {
  const printed = catalogOf(scenario.set).missions[scenario.mission]?.members
  const { players: _, ...rest } = scenario
  const shares = (side: Side): readonly (readonly number[])[] => {
    const ships = scenario.forces[side].length
    const wanted = agreed[side] ?? 1
    const problem = shareProblem(side, ships, wanted)
    if (problem) throw refused(problem)
    if (typeof wanted !== 'number') return wanted
    const told = printed?.[side]
    const fits = told?.length === wanted && told.flat().length === ships
    return fits ? told : evenly(ships, wanted)
  }
  const all = { first: shares('first'), second: shares('second') }
  const force = (side: Side): readonly ForceEntry[] =>
    scenario.forces[side].map(({ player: __, ...entry }, place) => {
      const member = all[side].findIndex(share => share.includes(place))
      return member > 0 ? { ...entry, player: idsOf(side, member + 1)[member]! } : entry
    })
  const forces = { first: force('first'), second: force('second') }
  if (SIDES.every(side => all[side].length === 1)) return { ...rest, forces }
  return { ...rest, forces, players: SIDES.flatMap(side => idsOf(side, all[side].length).map(id => ({ id, side }))) }
}
