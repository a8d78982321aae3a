/** A member who leaves a running battle: who flies its ships from then on, and who says so (TEAM-15). */
import { type GameState, membersOf, type PlayerId, type Refusal, refuse, type Side, sideOf } from '../rules/index.ts'
import type { PlayerRecord, Who } from './who.ts'

/** Who takes over: a computer of some level, or another member of the side. */
export type Heir =
  | { readonly kind: 'computer'; readonly level: string }
  | { readonly kind: 'member'; readonly id: PlayerId }

/** A seat that changed hands. `at`: how many commands had been played when the heir answered for the first time; dials laid before are not the heir's. */
export type Taken = {
  readonly at: number
  readonly round: number
  readonly player: PlayerId
  readonly heir: Heir
}

/**
 * Why a member's ships cannot go to an heir; null: they can (TEAM-15). It is a member of a battle that goes on, and the heir a computer or
 * another member of its side.
 */
export function heirProblem(state: GameState, player: PlayerId, heir: Heir): Refusal | null {
  const plays = (id: PlayerId) => state.players.some(one => one.id === id)
  if (!plays(player)) return refuse('bad-player', ['TEAM-15', 'TEAM-3'], { player })
  if (state.result) return refuse('game-over', ['TEAM-15', 'WIN-1'])
  if (heir.kind === 'computer') return null
  const mate = heir.id !== player && plays(heir.id) && sideOf(state, heir.id) === sideOf(state, player)
  return mate ? null : refuse('bad-player', ['TEAM-15', 'TEAM-3'], { player: heir.id })
}

/** What is wrong with the changes of seats of a battle that comes from outside; null: each is of a member, in their order, and its heir fits. */
export function takenProblem(players: GameState['players'], taken: readonly Taken[]): Refusal | null {
  for (const [index, { player, heir, at }] of taken.entries()) {
    const sides = [player, heir.kind === 'member' ? heir.id : player].map(
      id => players.find(one => one.id === id)?.side,
    )
    if (!sides[0]) return refuse('bad-player', ['TEAM-15', 'TEAM-3'], { player })
    if (heir.kind === 'member' && (heir.id === player || sides[0] !== sides[1]))
      return refuse('bad-player', ['TEAM-15', 'TEAM-3'], { player: heir.id })
    if (taken.slice(0, index).some(one => one.at > at)) return refuse('late', 'TEAM-15')
  }
  return null
}

/**
 * Who chooses the heir of a member who leaves: of its side the first in the order agreed who has a ship left, of those who are still there; where
 * nobody is, the first of the other side (TEAM-7, TEAM-15). `left`: those who have left before.
 */
export function choosesHeir(state: GameState, player: PlayerId, left: readonly PlayerId[] = []): PlayerId | null {
  const there = (side: Side) => membersOf(state, side).filter(id => id !== player && !left.includes(id))
  const hasShip = (id: PlayerId) =>
    state.ships.some(ship => ship.player === id && (ship.status === 'play' || ship.status === 'reserve'))
  const side = sideOf(state, player)
  const mates = there(side)
  const others = there(side === 'first' ? 'second' : 'first')
  return mates.find(hasShip) ?? mates[0] ?? others.find(hasShip) ?? others[0] ?? null
}

/** Who answers for a seat after so many commands: whoever began there, or the last heir by then. */
export function whoAt(players: readonly PlayerRecord[], taken: readonly Taken[], player: PlayerId, at: number): Who {
  let seat = player
  // An heir may be a member who left later: then its own heir flies.
  for (let steps = 0; steps <= players.length; steps += 1) {
    const last = taken.findLast(one => one.player === seat && one.at <= at)
    if (last?.heir.kind === 'computer') return last.heir
    if (!last) break
    seat = last.heir.id
  }
  return players.find(({ id }) => id === seat)!.who
}

/** All who play, as they are seated after so many commands. */
export const seatedAt = (
  players: readonly PlayerRecord[],
  taken: readonly Taken[],
  at: number,
): readonly PlayerRecord[] => players.map(one => ({ ...one, who: whoAt(players, taken, one.id, at) }))

/**
 * A battle that goes on without members whom its save no longer names: each of them has left, and the first of its side that is named flies its ships
 * on (TEAM-15). `played`: who began it; `named`: who the save says plays; where it names nobody of a side, that side stays as it was.
 */
export function missed(
  played: readonly PlayerRecord[],
  named: readonly PlayerRecord[],
  at: Pick<Taken, 'at' | 'round'>,
): readonly Taken[] {
  return played.flatMap(({ id: player, side }) => {
    if (named.some(({ id }) => id === player)) return []
    const heir = played.find(one => one.side === side && named.some(({ id }) => id === one.id))
    return heir ? [{ ...at, player, heir: { kind: 'member', id: heir.id } }] : []
  })
}
