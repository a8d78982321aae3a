/**
 * One battle being played: all players and the dice answer the open decisions, and the log keeps their commands. The rules run
 * ahead of the picture; who shows the battle reads `events`.
 */
import type { Command, Decision, Engine, GameEvent, GameState, PlayerId, Result, Scenario } from '../rules/index.ts'
import { refuse, refused } from '../rules/index.ts'
import { type Seal, sealer } from './commitment.ts'
import { chance, diceSeed } from './dice.ts'
import { outcomeHash } from './outcome.ts'
import { seatsOf } from './seats.ts'

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
  /** Calls after every change; gives the way to stop listening. */
  subscribe(listener: () => void): () => void
  /** Plays to the end. Rejects when stopped, or when a player answers what the rules refuse. */
  run(): Promise<Result>
  /**
   * Takes back all but the first `keep` commands; whoever is being asked is asked no more. 'undo': a site that comes again has the dice
   * it had. 'rewind': a round begins again, with other dice. A match that was over has to be run again.
   */
  back(keep: number, how: 'undo' | 'rewind'): void
  /** Somebody else answers for a player from now on: what that one has not answered yet is asked anew, dials that it has laid stay (TEAM-15). */
  reseat(player: PlayerId, mind: Player): void
  /** Gives the battle up for the side of a player, whoever is being asked; nothing happens if it has ended. */
  concede(player: PlayerId): void
  stop(): void
}

/**
 * Seats the players at a scenario. `players`: by their ids in the scenario. `prefix`: commands of a log to be played first; `rewinds`: how often its rounds were begun again.
 * Throws a refusal for a bad scenario or prefix.
 */
export function createMatch(options: {
  readonly engine: Engine
  readonly scenario: Scenario
  readonly seed: string
  readonly players: Readonly<Partial<Record<PlayerId, Player>>>
  readonly prefix?: readonly Command[]
  readonly rewinds?: number
}): Match {
  const { engine, scenario, seed } = options
  const events: GameEvent[] = []
  const log: Command[] = []
  const hashes: Record<number, string> = {}
  const listeners = new Set<() => void>()
  let rewinds = options.rewinds ?? 0
  let roll = chance(engine, diceSeed(seed, rewinds))
  let state = engine.newGame(scenario, events)
  let sealing = sealer(diceSeed(seed, rewinds), state.players)
  /** Whom the questions of now belong to: aborted when the match is stopped, and when something is taken back. */
  let asking = new AbortController()
  let stopped = false
  const seats = seatsOf(options.players, () => asking.signal)

  const submit = (command: Command): void => {
    const { round } = state
    const told = events.length
    engine.apply(state, command, events)
    log.push(command)
    sealing.follow(command, round, events.slice(told), state, log.length)
    if (state.round !== round) hashes[state.round] = outcomeHash(state)
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
    state = engine.newGame(scenario, events)
    sealing = sealer(diceSeed(seed, rewinds), state.players)
    for (const command of kept) submit(command)
    changed()
  }

  const changed = (): void => {
    for (const listener of [...listeners]) listener()
  }

  const dialOf = (from: GameState, player: PlayerId): DialQuestion | undefined =>
    from.open.find((open): open is DialQuestion => open.kind === 'dial' && open.player === player)

  /** Every dial that a player has to lay, from the one that is asked for now (PLAN-1). */
  const share = (first: DialQuestion): readonly DialQuestion[] =>
    state.ships
      .filter(
        ship =>
          ship.player === first.player &&
          ship.status === 'play' &&
          ship.dial === null &&
          engine.catalog.chassis[ship.chassis]!.dial !== null,
      )
      .map((ship, n) => ({ ...first, at: first.at + n, ship: ship.id }))

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
    const asked = dialOf(scratch, player)
    if (asked && mind.plan) {
      for (const command of await mind.plan(engine.viewFor(scratch, player), share(asked), signal)) lay(command)
      if (dialOf(scratch, player)) throw refused(refuse('incomplete-plan', 'PLAN-1'))
    }
    // With everybody's dials laid on the copy the next phase would have begun there.
    for (let next = dialOf(scratch, player); next; next = dialOf(scratch, player)) {
      lay(await mind.decide(engine.viewFor(scratch, player), next, signal))
    }
    sealing.seal(player, state.round, commands)
    changed()
    return commands
  }

  const ask = (player: PlayerId, decision: Decision): Promise<Command> =>
    seats.put(player, async (mind, signal) => {
      const command = await mind.decide(engine.viewFor(state, player), decision, signal)
      if (signal.aborted) throw signal.reason
      if (command.player !== player) throw refused(refuse('not-your-turn', 'ROUND-1'))
      return command
    })

  const turn = async (): Promise<void> => {
    const planning = state.players.filter(({ id }) => dialOf(state, id)).map(({ id }) => id)
    if (planning.length > 0) {
      // Everybody plans at the same time; the log always holds them in the order of the players (PLAN-1, PLAN-2).
      const plans = await Promise.all(planning.map(id => seats.put(id, (mind, signal) => plan(id, mind, signal))))
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
    reseat: seats.replace,
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
