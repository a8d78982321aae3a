/**
 * One battle being played: two players and the dice answer the open decisions, and the log keeps their commands. The rules run
 * ahead of the picture; who shows the battle reads `events`.
 */
import type { Command, Decision, Engine, GameEvent, GameState, PlayerSeat, Result, Scenario } from '../rules/index.ts'
import { PLAYER_SEATS, refuse, refused } from '../rules/index.ts'
import { type Seal, sealer } from './commitment.ts'
import { chance, diceSeed } from './dice.ts'

/** Who sits in a seat: human, computer or script. It sees its own view only, and lets go when its signal is aborted. */
export type Player = { decide(view: GameState, decision: Decision, signal: AbortSignal): Promise<Command> }

export type Match = {
  readonly scenario: Scenario
  readonly seed: string
  /** How often a round was begun again: each time the dice to come are other ones. */
  readonly rewinds: number
  /** The state now; changed in place by the match, read-only for everybody else. */
  readonly state: GameState
  readonly log: readonly Command[]
  readonly events: readonly GameEvent[]
  /** Hash of the state at the start of each round. */
  readonly hashes: Readonly<Record<number, string>>
  /** Each side's dials of each round under a hash: there as soon as the side has planned, opened when its dials lie open. */
  readonly seals: readonly Seal[]
  /** Calls after every change; gives the way to stop listening. */
  subscribe(listener: () => void): () => void
  /** Plays to the end. Rejects when stopped, or when a player answers what the rules refuse. */
  run(): Promise<Result>
  /**
   * Takes back all but the first `keep` commands; whoever is being asked is asked no more. 'undo': a site that comes again has the dice
   * it had. 'rewind': a round begins again, with other dice. A match that was over has to be run again.
   */
  back(keep: number, how: 'undo' | 'rewind'): void
  /** Gives the battle up for a side, whoever is being asked; nothing happens if it has ended. */
  concede(seat: PlayerSeat): void
  stop(): void
}

/**
 * Seats the players at a scenario. `prefix`: commands of a log to be played first; `rewinds`: how often its rounds were begun again.
 * Throws a refusal for a bad scenario or prefix.
 */
export function createMatch(options: {
  readonly engine: Engine
  readonly scenario: Scenario
  readonly seed: string
  readonly players: Readonly<Record<PlayerSeat, Player>>
  readonly prefix?: readonly Command[]
  readonly rewinds?: number
}): Match {
  const { engine, scenario, seed, players } = options
  const events: GameEvent[] = []
  const log: Command[] = []
  const hashes: Record<number, string> = {}
  const listeners = new Set<() => void>()
  let rewinds = options.rewinds ?? 0
  let roll = chance(engine, diceSeed(seed, rewinds))
  let sealing = sealer(diceSeed(seed, rewinds))
  let state = engine.newGame(scenario, events)
  /** Whom the questions of now belong to: aborted when the match is stopped, and when something is taken back. */
  let asking = new AbortController()
  let stopped = false

  const submit = (command: Command): void => {
    const { round } = state
    const told = events.length
    engine.apply(state, command, events)
    log.push(command)
    sealing.follow(command, round, events.slice(told), state, log.length)
    if (state.round !== round) hashes[state.round] = engine.hash(state)
  }
  for (const command of options.prefix ?? []) submit(command)

  const back = (keep: number, how: 'undo' | 'rewind'): void => {
    asking.abort()
    asking = new AbortController()
    const kept = log.slice(0, keep)
    for (const list of [events, log]) list.length = 0
    for (const round of Object.keys(hashes)) delete hashes[Number(round)]
    if (how === 'rewind') rewinds += 1
    roll = chance(engine, diceSeed(seed, rewinds))
    // Seals too: the same plan under the same hash would be known again.
    sealing = sealer(diceSeed(seed, rewinds))
    state = engine.newGame(scenario, events)
    for (const command of kept) submit(command)
    changed()
  }

  const changed = (): void => {
    for (const listener of [...listeners]) listener()
  }

  /** Asks one seat for all of its dials on a copy, so that it sees nothing of the other side's planning, and seals them at once. */
  const plan = async (seat: PlayerSeat): Promise<Command[]> => {
    const { signal } = asking
    const scratch = engine.copy(state)
    const commands: Command[] = []
    for (;;) {
      const decision = scratch.open.find(open => open.seat === seat && open.kind === 'dial')
      if (!decision) break
      const command = await ask(scratch, seat, decision, signal)
      engine.apply(scratch, command)
      commands.push(command)
      if (scratch.open.every(open => open.seat !== seat || open.kind !== 'dial')) break
    }
    sealing.seal(seat, state.round, commands)
    changed()
    return commands
  }

  const ask = async (from: GameState, seat: PlayerSeat, decision: Decision, signal: AbortSignal): Promise<Command> => {
    const command = await players[seat].decide(engine.viewFor(from, seat), decision, signal)
    if (signal.aborted) throw signal.reason
    if (command.seat !== seat) throw refused(refuse('not-your-turn', 'ROUND-1'))
    return command
  }

  const turn = async (): Promise<void> => {
    const planning = PLAYER_SEATS.filter(seat => state.open.some(open => open.seat === seat && open.kind === 'dial'))
    if (planning.length > 0) {
      // Both sides plan at the same time; the log always holds them in seat order (PLAN-1, PLAN-2).
      const plans = await Promise.all(planning.map(plan))
      for (const command of plans.flat()) submit(command)
      return
    }
    const decision = state.open[0]
    if (!decision) throw new Error('nobody is asked and nobody has won')
    submit(decision.seat === 'chance' ? roll(decision) : await ask(state, decision.seat, decision, asking.signal))
  }

  return {
    scenario,
    seed,
    log,
    events,
    hashes,
    get rewinds() {
      return rewinds
    },
    get state() {
      return state
    },
    get seals() {
      return sealing.seals
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async run() {
      while (!state.result) {
        const { signal } = asking
        if (stopped) throw signal.reason
        try {
          await turn()
        } catch (error) {
          // What was taken back is asked anew.
          if (signal.aborted && !stopped) continue
          throw error
        }
        changed()
      }
      return state.result
    },
    back,
    concede(seat) {
      if (state.result) return
      asking.abort()
      asking = new AbortController()
      submit({ type: 'concede', seat, at: state.at })
      changed()
    },
    stop() {
      stopped = true
      asking.abort()
    },
  }
}
