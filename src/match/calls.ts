/** What members of a side call to each other: public to both sides, once a round each, no order and no command of the battle (TEAM-6, TEAM-13). */
import {
  type GameState,
  hostile,
  membersOf,
  type PlayerId,
  type Refusal,
  refuse,
  type ShipId,
  sideOf,
  type Text,
} from '../rules/index.ts'

/** "I take that one", "stay behind me", "I go left", "I go right", "help me", "understood". */
export const SAYINGS = ['take', 'behind', 'left', 'right', 'help', 'ok'] as const

/** One call. `ship`: the enemy that is taken; of any other call, which of the caller's own ships it is of, if it says so. */
export type Call = {
  readonly round: number
  readonly by: PlayerId
  readonly say: 'take' | 'behind' | 'left' | 'right' | 'help' | 'ok'
  readonly ship?: ShipId
}

/**
 * Why a call cannot be made now, after those that were; null: it can. It is made by somebody with a team mate (TEAM-13), in the round that
 * is played, once; it takes an enemy that is on the mat, or is of a ship of the caller's own there (TEAM-3).
 */
export function callProblem(state: GameState, before: readonly Call[], call: Call): Refusal | null {
  if (!state.players.some(({ id }) => id === call.by)) return refuse('call-nobody', 'TEAM-13', { player: call.by })
  if (state.result || call.round !== state.round || state.round === 0) return refuse('call-late', 'TEAM-13')
  const side = sideOf(state, call.by)
  if (membersOf(state, side).length < 2) return refuse('call-alone', ['TEAM-13', 'TEAM-1'])
  if (before.some(({ by, round }) => by === call.by && round === call.round)) return refuse('call-twice', 'TEAM-13')
  const ship = state.ships.find(({ id, status }) => id === call.ship && status === 'play')
  if (call.say === 'take') return ship && hostile(ship, { side }) ? null : refuse('call-no-enemy', 'TEAM-13')
  return call.ship === undefined || ship?.player === call.by ? null : refuse('call-not-yours', ['TEAM-13', 'TEAM-3'])
}

/**
 * What is wrong with the calls of a battle that comes from outside; null: each is of a member with a mate, in the order of their rounds, one a
 * round. Which ships there were at the time is not asked.
 */
export function saidProblem(players: GameState['players'], calls: readonly Call[]): Refusal | null {
  for (const [index, { by, round, say, ship }] of calls.entries()) {
    const side = players.find(({ id }) => id === by)?.side
    if (!side) return refuse('call-nobody', 'TEAM-13', { player: by })
    if (players.filter(one => one.side === side).length < 2) return refuse('call-alone', ['TEAM-13', 'TEAM-1'])
    const before = calls.slice(0, index)
    if (round === 0 || before.some(one => one.round > round)) return refuse('call-late', 'TEAM-13')
    if (before.some(one => one.by === by && one.round === round)) return refuse('call-twice', 'TEAM-13')
    if (say === 'take' && ship === undefined) return refuse('call-no-enemy', 'TEAM-13')
  }
  return null
}

/** A call in words, those of the part `calls`. */
export const textOfCall = ({ say, ship }: Call): Text => ({
  key: say !== 'take' && ship !== undefined ? `call.${say}.of` : `call.${say}`,
  params: ship === undefined ? {} : { ship },
  rules: ['TEAM-13'],
})
