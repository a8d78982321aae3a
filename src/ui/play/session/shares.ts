/** Which member of a side commands which of its ships, as agreed before the game (TEAM-3). */
import type { PlayerRecord } from '../../../match/who.ts'
import { type PlayerId, refuse, refused, type Scenario, SIDES, type Side } from '../../../rules/index.ts'
import { dealt } from '../../menu/seats/crew.ts'

/** Who commands each ship of a side, in the order of its force; a side that says nothing shares evenly. */
export type Shares = Readonly<Partial<Record<Side, readonly PlayerId[]>>>

/**
 * A scenario with its ships shared among those who play; as it is where each side has one. Throws a refusal where a side has more members
 * than ships (TEAM-3).
 */
export function sharedAmong(scenario: Scenario, players: readonly PlayerRecord[] = [], shares: Shares = {}): Scenario {
  if (players.length <= SIDES.length) return scenario
  const share = (side: Side) => {
    const force = scenario.forces[side]
    const members = players.filter(one => one.side === side).map(({ id }) => id)
    if (members.length < 2) return force
    if (members.length > force.length)
      throw refused(refuse('few-ships', 'TEAM-3', { side, ships: force.length, members: members.length }))
    const said = shares[side]
    const whose = said?.length === force.length ? said : dealt(members, force.length)
    return force.map((entry, ship) => ({ ...entry, player: whose[ship]! }))
  }
  return {
    ...scenario,
    players: players.map(({ id, side }) => ({ id, side })),
    forces: { first: share('first'), second: share('second') },
  }
}
