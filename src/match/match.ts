/**
 * One battle being played: all players and the dice answer the open decisions, and the log keeps their commands. The rules run
 * ahead of the picture; who shows the battle reads `events`.
 */
import type { Command, Decision, Engine, GameEvent, GameState, PlayerId, Result, Scenario } from '../rules/index.ts'
import { refuse, refused } from '../rules/index.ts'
import { type Call, callProblem } from './calls.ts'
import { type Seal, sealer } from './commitment.ts'
import { chance, diceSeed } from './dice.ts'
import { outcomeHash } from './outcome.ts'
import { seatsOf } from './seats.ts'
import { type Heir, heirProblem, type Taken } from './succession.ts'
import { dialsToLay, veiled } from './veil.ts'

/** The question for one dial. */
export type DialQuestion = Extract<Decision, { readonly kind: 'dial' }>

/** Who plays: human, computer or script. It sees its own view only, and lets go when its signal is aborted. */
export type Player = {
  decide(view: GameState, decision: Decision, signal: AbortSignal): Promise<Command>
  /** Lays all of its dials at once, one command for each question in their order; without it each is asked for by itself. */
  plan?(view: GameState, questions: readonly DialQuestion[], signal: AbortSignal): Promise<readonly Command[]>
}

export type Match = {
  readonly scenario: Scenario
  readonly seed: string
  /** How often a round was begun again: each time the dice to come are other ones. */
  readonly rewinds: number
  /** The state now; changed in place by the match, read-only for everybody else. */
  readonly state: GameState
  readonly log: readonly Command[]
  readonly events: readonly GameEvent[]
  /** What the battle had come to at the start of each round (`outcomeHash`). */
  readonly hashes: Readonly<Record<number, string>>
  /** Each player's dials of each round under a hash: there as soon as they are planned, opened when they lie open. */
  readonly seals: readonly Seal[]
  /** What members have called to each other, in their order: no commands (TEAM-13). */
  readonly calls: readonly Call[]
  /** Seats that changed hands, in their order (TEAM-15). */
  readonly taken: readonly Taken[]
  /** Calls after every change; gives the way to stop listening. */
  subscribe(listener: () => void): () => void
  /** Plays to the end. Rejects when stopped, or when a player answers what the rules refuse. */
  run(): Promise<Result>
  /**
   * Takes back all but the first `keep` commands; whoever is being asked is asked no more. 'undo': a site that comes again has the dice
   * it had. 'rewind': a round begins again, with other dice. A match that was over has to be run again.
   */
  back(keep: number, how: 'undo' | 'rewind'): void
  /** A member calls something to its mates, in everybody's hearing. Throws a refusal (`callProblem`). */
  call(call: Call): void
  /**
   * A member leaves, and somebody else answers for its ships from now on: whatever it has not answered yet is asked anew. Dials that it has
   * laid stay, and the heir does not see them before they are revealed (TEAM-15). Throws a refusal (`heirProblem`).
   */
  replace(player: PlayerId, heir: Heir, mind: Player): void
  /** Gives the battle up for the side of a player, whoever is being asked; nothing happens if it has ended. */
  concede(player: PlayerId): void
  stop(): void
}

/**
 * Seats the players at a scenario. `players`: by their ids in the scenario, as they are seated now. `prefix`: commands of a log to be played first, with
 * the `calls` and changes of seats (`taken`) beside it; `rewinds`: how often its rounds were begun again.
 * Throws a refusal for a bad scenario or prefix.
 */
export function createMatch(options: {
  readonly engine: Engine
  readonly scenario: Scenario
  readonly seed: string
  readonly players: Readonly<Partial<Record<PlayerId, Player>>>
  readonly prefix?: readonly Command[]
  readonly rewinds?: number
  readonly calls?: readonly Call[]
  readonly taken?: readonly Taken[]
}): Match {
  const { engine, scenario, seed } = options
  const events: GameEvent[] = []
  const log: Command[] = []
  const hashes: Record<number, string> = {}
  let calls = [...(options.calls ?? [])]
  let taken: readonly Taken[] = []
  const listeners = new Set<() => void>()
  let rewinds = options.rewinds ?? 0
  let roll = chance(engine, diceSeed(seed, rewinds))
  let state = engine.newGame(scenario, events)
  let sealing = sealer(diceSeed(seed, rewinds), state.players)
  /** Whom the questions of now belong to: aborted when the match is stopped, and when something is taken back. */
  let asking = new AbortController()
  let stopped = false
  const seats = seatsOf(options.players, () => asking.signal)
  /** Who has laid all dials of the round while others still plan. */
  const laid = new Set<PlayerId>()

  const submit = (command: Command): void => {
    const { round } = state
    const told = events.length
    engine.apply(state, command, events)
    log.push(command)
    sealing.follow(command, round, events.slice(told), state, log.length)
    if (state.round !== round) hashes[state.round] = outcomeHash(state)
  }
  for (const command of options.prefix ?? []) submit(command)
  /** What was to come after dials that are laid anew begins with them. */
  const takenBy = (at: number, list: readonly Taken[]) => list.map(one => ({ ...one, at: Math.min(one.at, at) }))
  taken = takenBy(log.length, options.taken ?? [])

  const back = (keep: number, how: 'undo' | 'rewind'): void => {
    asking.abort()
    asking = new AbortController()
    const kept = log.slice(0, keep)
    for (const list of [events, log]) list.length = 0
    for (const round of Object.keys(hashes)) delete hashes[Number(round)]
    if (how === 'rewind') rewinds += 1
    roll = chance(engine, diceSeed(seed, rewinds))
    // Seals too: the same plan under the same hash would be known again.
    state = engine.newGame(scenario, events)
    sealing = sealer(diceSeed(seed, rewinds), state.players)
    for (const command of kept) submit(command)
    laid.clear()
    // Nobody comes back, and what was called was heard; of a round that begins again nothing has been said.
    taken = takenBy(keep, taken)
    calls = calls.filter(({ round }) => round < state.round || (how === 'undo' && round === state.round))
    changed()
  }

  const changed = (): void => {
    for (const listener of [...listeners]) listener()
  }

  const dialOf = (from: GameState, player: PlayerId): DialQuestion | undefined =>
    from.open.find((open): open is DialQuestion => open.kind === 'dial' && open.player === player)

  /** Every dial that a player has to lay, from the one that is asked for now (PLAN-1). */
  const share = (first: DialQuestion): readonly DialQuestion[] =>
    dialsToLay(engine, state, first.player).map((ship, n) => ({ ...first, at: first.at + n, ship: ship.id }))

  const viewOf = (from: GameState, player: PlayerId): GameState =>
    veiled(engine.viewFor(from, player), player, { state, log, taken })

  /** Asks one player for all of its dials on a copy, so that it sees nothing of anybody else's planning (TEAM-8), and seals them at once. */
  const plan = async (player: PlayerId, mind: Player, signal: AbortSignal): Promise<readonly Command[]> => {
    const scratch = engine.copy(state)
    const commands: Command[] = []
    const lay = (command: Command): void => {
      if (signal.aborted) throw signal.reason
      if (command.player !== player) throw refused(refuse('not-your-turn', 'ROUND-1'))
      engine.apply(scratch, command)
      commands.push(command)
    }
    const first = dialOf(scratch, player)
    if (first && mind.plan) {
      for (const command of await mind.plan(viewOf(scratch, player), share(first), signal)) lay(command)
      if (dialOf(scratch, player)) throw refused(refuse('incomplete-plan', 'PLAN-1'))
    }
    // With everybody's dials laid on the copy the next phase would have begun there.
    for (let next = dialOf(scratch, player); next; next = dialOf(scratch, player)) {
      lay(await mind.decide(viewOf(scratch, player), next, signal))
    }
    laid.add(player)
    sealing.seal(player, state.round, commands)
    changed()
    return commands
  }

  const ask = (player: PlayerId, decision: Decision): Promise<Command> =>
    seats.put(player, async (mind, signal) => {
      const command = await mind.decide(viewOf(state, player), decision, signal)
      if (signal.aborted) throw signal.reason
      if (command.player !== player) throw refused(refuse('not-your-turn', 'ROUND-1'))
      return command
    })

  const turn = async (): Promise<void> => {
    const planning = state.players.filter(({ id }) => dialOf(state, id)).map(({ id }) => id)
    if (planning.length > 0) {
      // Everybody plans at the same time; the log always holds them in the order of the players (PLAN-1, PLAN-2).
      const plans = await Promise.all(planning.map(id => seats.put(id, (mind, signal) => plan(id, mind, signal))))
      laid.clear()
      for (const command of plans.flat()) submit(command)
      return
    }
    const decision = state.open[0]
    if (!decision) throw new Error('nobody is asked and nobody has won')
    submit(decision.player === 'chance' ? roll(decision) : await ask(decision.player, decision))
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
    get calls() {
      return calls
    },
    get taken() {
      return taken
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
    call(call) {
      const problem = callProblem(state, calls, call)
      if (problem) throw refused(problem)
      calls = [...calls, call]
      changed()
    },
    replace(player, heir, mind) {
      const problem = heirProblem(state, player, heir)
      if (problem) throw refused(problem)
      // Dials that lie under a seal come into the log with those of everybody.
      const still = laid.has(player) ? state.players.flatMap(({ id }) => dialsToLay(engine, state, id)).length : 0
      taken = [...taken, { at: log.length + still, round: state.round, player, heir }]
      seats.replace(player, mind)
      changed()
    },
    concede(player) {
      if (state.result) return
      asking.abort()
      asking = new AbortController()
      submit({ type: 'concede', player, at: state.at })
      changed()
    },
    stop() {
      stopped = true
      asking.abort()
    },
  }
}
