/** What is read off a ship by itself: what it costs, and whether it is a team mate's. */
import type { Decision, Game, Ship } from '../../src/rules/index.ts'

/** Squad points of its pilot and its upgrades. */
export const pointsOf = ({ catalog }: Game, ship: Ship): number =>
  ship.upgrades.reduce(
    (sum, { card }) => sum + (catalog.upgrades[card]?.points ?? 0),
    (ship.pilot && catalog.pilots[ship.pilot]?.points) || 0,
  )

/** Whether another member of the side that is asked commands it (TEAM-3); one without a pilot is the leader's. */
export const isMate = ({ side, pilot, player }: Ship, decision: Decision): boolean =>
  decision.player !== 'chance' && side === decision.side && pilot !== null && player !== decision.player
