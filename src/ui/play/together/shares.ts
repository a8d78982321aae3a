/** A scenario with its ships shared among those who play, as they agreed before the game (TEAM-3). */
import { type Agreed, withMembers } from '../../../content/index.ts'
import type { PlayerRecord } from '../../../match/who.ts'
import { type PlayerId, type Scenario, SIDES, type Side } from '../../../rules/index.ts'

/** Who commands each ship of a side, in the order of its force; a side that says nothing shares as is usual. */
export type Shares = Readonly<Partial<Record<Side, readonly PlayerId[]>>>

/** The scenario as it is where each side has one player. What was agreed of another force counts for nothing. Throws a refusal where somebody has no ship (TEAM-3). */
export function sharedAmong(scenario: Scenario, players: readonly PlayerRecord[] = [], shares: Shares = {}): Scenario {
  if (players.length <= SIDES.length) return scenario
  const agreed = (side: Side): Agreed => {
    const members = players.filter(one => one.side === side).map(({ id }) => id)
    const said = shares[side]
    if (said?.length !== scenario.forces[side].length) return members.length
    return members.map(id => said.flatMap((whose, ship) => (whose === id ? [ship] : [])))
  }
  return withMembers(scenario, { first: agreed('first'), second: agreed('second') })
}
