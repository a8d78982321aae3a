/**
 * One battle being played: two players and the dice answer the open decisions, and the log keeps their commands. The rules run
 * ahead of the picture; who shows the battle reads `events`.
 */
import type { Command, Decision, Engine, GameEvent, GameState, PlayerSeat, Result, Scenario } from '../rules/index.ts'
import { PLAYER_SEATS, refuse, refused } from '../rules/index.ts'
import { type Seal, sealer } from './commitment.ts'
import { chance } from './dice.ts'

/** Who sits in a seat: human, computer or script. It sees its own view only. */
export type Player = { decide(view: GameState, decision: Decision, signal: AbortSignal): Promise<Command> }

export type Match = {
  readonly scenario: Scenario
  readonly seed: string
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
  stop(): void
}

/** Seats the players at a scenario. `prefix`: commands of a log to be played first. Throws a refusal for a bad scenario or prefix. */
export function createMatch(options: {
  readonly engine: Engine
  readonly scenario: Scenario
  readonly seed: string
  readonly players: Readonly<Record<PlayerSeat, Player>>
  readonly prefix?: readonly Command[]
}): Match {
  const { engine, scenario, seed, players } = options
  const events: GameEvent[] = []
  const log: Command[] = []
  const hashes: Record<number, string> = {}
  const listeners = new Set<() => void>()
  const roll = chance(engine, seed)
  const sealing = sealer(seed)
  const state = engine.newGame(scenario, events)
  const stopping = new AbortController()

  const submit = (command: Command): void => {
    const { round } = state
    const told = events.length
    engine.apply(state, command, events)
    log.push(command)
    sealing.follow(command, round, events.slice(told), state, log.length)
    if (state.round !== round) hashes[state.round] = engine.hash(state)
  }
  for (const command of options.prefix ?? []) submit(command)

  const changed = (): void => {
    for (const listener of [...listeners]) listener()
  }

  /** Asks one seat for all of its dials on a copy, so that it sees nothing of the other side's planning, and seals them at once. */
  const plan = async (seat: PlayerSeat): Promise<Command[]> => {
    const scratch = engine.copy(state)
    const commands: Command[] = []
    for (;;) {
      const decision = scratch.open.find(open => open.seat === seat && open.kind === 'dial')
      if (!decision) break
      const command = await ask(scratch, seat, decision)
      engine.apply(scratch, command)
      commands.push(command)
      if (scratch.open.every(open => open.seat !== seat || open.kind !== 'dial')) break
    }
    sealing.seal(seat, state.round, commands)
    changed()
    return commands
  }

  const ask = async (from: GameState, seat: PlayerSeat, decision: Decision): Promise<Command> => {
    const command = await players[seat].decide(engine.viewFor(from, seat), decision, stopping.signal)
    if (stopping.signal.aborted) throw stopping.signal.reason
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
    submit(decision.seat === 'chance' ? roll(decision) : await ask(state, decision.seat, decision))
  }

  return {
    scenario,
    seed,
    state,
    log,
    events,
    hashes,
    get seals() {
      return sealing.seals
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async run() {
      while (!state.result) {
        if (stopping.signal.aborted) throw stopping.signal.reason
        await turn()
        changed()
      }
      return state.result
    },
    stop: () => stopping.abort(),
  }
}
