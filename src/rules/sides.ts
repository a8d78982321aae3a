/** Who is with whom, and who decides: the only ways to ask (MIRROR-1, TEAM-3, TEAM-7). */
import type { Catalog } from './catalog.ts'
import type { Decision } from './decisions.ts'
import type { Faction, GameState, PlayerId, Ship, Side } from './state.ts'

type OfSide = { readonly side: Side }

/** The other side. */
export const opponent = (side: Side): Side => (side === 'first' ? 'second' : 'first')

/** For whom the sides fly unless a scenario says otherwise: as in the printed missions of the set (MIRROR-2). */
export const usualFactions = ({
  factions: [first, second],
}: Pick<Catalog, 'factions'>): Readonly<Record<Side, Faction>> => ({
  first,
  second,
})

/** Whether two ships are enemies: of different sides, whatever they fly for (MIRROR-1). */
export const hostile = (one: OfSide, other: OfSide): boolean => one.side !== other.side

/** Whether two ships are friendly to each other, as a ship is to itself (MIRROR-1, TEAM-4). */
export const friendly = (one: OfSide, other: OfSide): boolean => one.side === other.side

/** The side of a player; throws for nobody. */
export function sideOf({ players }: Pick<GameState, 'players'>, id: PlayerId): Side {
  const player = players.find(one => one.id === id)
  if (!player) throw new Error(`no player ${id}`)
  return player.side
}

/** The members of a side, in the order agreed before the game. */
export const membersOf = ({ players }: Pick<GameState, 'players'>, side: Side): readonly PlayerId[] =>
  players.filter(one => one.side === side).map(one => one.id)

const isLeft = (ship: Ship): boolean => ship.status === 'play' || ship.status === 'reserve'

/** Who decides for a whole side: its first member that has a ship left, the first of all where nobody has (TEAM-7, TEAM-9). */
export function leaderOf(state: GameState, side: Side): PlayerId {
  const members = membersOf(state, side)
  if (members.length === 1) return members[0]!
  return members.find(id => state.ships.some(ship => ship.player === id && isLeft(ship))) ?? members[0]!
}

/** Who decides for a ship: who commands it (TEAM-3); for one without a pilot the leader of its side (TEAM-7). */
export const controllerOf = (state: GameState, ship: Ship): PlayerId =>
  ship.pilot === null ? leaderOf(state, ship.side) : ship.player

type Asked = Pick<Extract<Decision, OfSide>, 'side' | 'player' | 'at'>

/** A question to the leader of a side. */
export const askSide = (state: GameState, side: Side): Asked => ({ side, player: leaderOf(state, side), at: state.at })

/** A question to whoever decides for a ship. */
export const askShip = (state: GameState, ship: Ship): Asked => ({
  side: ship.side,
  player: controllerOf(state, ship),
  at: state.at,
})

/** A question about several ships of one side: to their commander, or to the leader where they have several (TEAM-7). */
export function askShips(state: GameState, ships: readonly Ship[]): Asked {
  const [first, ...others] = ships
  const asked = askShip(state, first!)
  return others.every(ship => controllerOf(state, ship) === asked.player) ? asked : askSide(state, first!.side)
}
