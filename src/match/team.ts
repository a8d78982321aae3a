/**
 * What members of a side do beside their commands: they call to each other, and one who leaves is replaced (TEAM-13, TEAM-15). It is kept beside the
 * log and changes nothing of the battle; it comes late, with the first team that plays.
 */
import { type Command, type Engine, type GameState, type PlayerId, refused, type Ship } from '../rules/index.ts'
import { type Call, callProblem } from './calls.ts'
import type { Match, Player } from './match.ts'
import { type Heir, heirProblem, type Taken } from './succession.ts'

export type Team = {
  /** What members have called, in their order. */
  readonly calls: readonly Call[]
  /** Seats that changed hands, in their order. */
  readonly taken: readonly Taken[]
  /** A member calls something to its mates, in everybody's hearing. Throws a refusal (`callProblem`). */
  call(call: Call): void
  /**
   * A member leaves, and somebody else answers for its ships from now on. Dials that it has laid stay, and the heir does not see them before they
   * are revealed (TEAM-8). Throws a refusal (`heirProblem`).
   */
  replace(player: PlayerId, heir: Heir, mind: Player): void
  /** Calls after every call and change of seats; gives the way to stop listening. */
  subscribe(listener: () => void): () => void
}

/** How many ships have a dial that is still to be laid (PLAN-1). */
const toLay = ({ catalog }: Engine, { ships }: GameState): number =>
  ships.filter(
    ({ status, dial, chassis }) => status === 'play' && dial === null && catalog.chassis[chassis]!.dial !== null,
  ).length

/**
 * The team side of a match. `calls`, `taken`: what a battle that goes on had. Players of seats that changed hands before are seated anew, so that they
 * still see no dial that somebody else laid: `players` are whoever sits there now.
 */
export function teamOf(options: {
  readonly engine: Engine
  readonly match: Match
  readonly calls?: readonly Call[]
  readonly taken?: readonly Taken[]
  readonly players?: Readonly<Partial<Record<PlayerId, Player>>>
}): Team {
  const { engine, match, players = {} } = options
  const listeners = new Set<() => void>()
  const until = (at: number, list: readonly Taken[]) => list.map(one => ({ ...one, at: Math.min(one.at, at) }))
  let calls: readonly Call[] = options.calls ?? []
  let taken = until(match.log.length, options.taken ?? [])
  let { length } = match.log
  let { rewinds } = match
  const tell = () => {
    for (const listener of [...listeners]) listener()
  }

  // Nobody comes back with what is taken back, and what was called was heard; of a round that begins again nothing has been said.
  match.subscribe(() => {
    const { log, state } = match
    if (log.length < length || match.rewinds !== rewinds) {
      taken = until(log.length, taken)
      const again = match.rewinds !== rewinds ? 1 : 0
      calls = calls.filter(({ round }) => round + again <= state.round)
    }
    length = log.length
    rewinds = match.rewinds
  })

  /** A ship's dial that lay there before its seat changed hands; one that the heir has laid is its own. */
  const isVeiled = (ship: Ship, index: number, since: number): boolean => {
    if (ship.revealed || match.state.ships[index]!.dial === null) return false
    const laid = match.log.findLastIndex((one: Command) => one.type === 'setDial' && one.ship === ship.id)
    return laid >= 0 && laid < since
  }
  /** A view without dials that somebody else laid; it is changed in place. */
  const veil = (view: GameState, player: PlayerId): GameState => {
    const since = taken.findLast(one => one.player === player)?.at ?? 0
    for (const [index, ship] of view.ships.entries())
      if (ship.player === player && isVeiled(ship, index, since)) ship.dial = 'hidden'
    return view
  }
  const veiled = (mind: Player, player: PlayerId): Player => {
    const { plan } = mind
    return {
      ...mind,
      decide: (view, decision, signal) => mind.decide(veil(view, player), decision, signal),
      ...(plan ? { plan: (view, questions, signal) => plan.call(mind, veil(view, player), questions, signal) } : {}),
    }
  }
  for (const player of new Set(taken.map(one => one.player))) {
    const mind = players[player]
    if (mind) match.reseat(player, veiled(mind, player))
  }

  return {
    get calls() {
      return calls
    },
    get taken() {
      return taken
    },
    call(call) {
      const problem = callProblem(match.state, calls, call)
      if (problem) throw refused(problem)
      calls = [...calls, call]
      tell()
    },
    replace(player, heir, mind) {
      const { state, log, seals } = match
      const problem = heirProblem(state, player, heir)
      if (problem) throw refused(problem)
      // Dials that lie under a seal come into the log with those of everybody.
      const sealed = state.phase === 'planning' && seals.some(one => one.player === player && one.round === state.round)
      taken = [...taken, { at: log.length + (sealed ? toLay(engine, state) : 0), round: state.round, player, heir }]
      match.reseat(player, veiled(mind, player))
      tell()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
