/** Replays: the scenario, the commands, and a hash of what every round came to, so that another machine can check that it saw the same. */
import { gameOf } from '../content/index.ts'
import {
  type Command,
  type Engine,
  type GameEvent,
  type GameState,
  isRefused,
  RULES_VERSION,
  type Scenario,
  SIDES,
  type Text,
  usualFactions,
} from '../rules/index.ts'
import type { Call } from './calls.ts'
import { type Seal, sealer } from './commitment.ts'
import { chance, diceSeed } from './dice.ts'
import type { Match } from './match.ts'
import { outcomeHash } from './outcome.ts'
import type { Taken } from './succession.ts'
import type { Team } from './team.ts'
import { membersIn, type PlayerRecord, whoOf } from './who.ts'

/**
 * What the dice of a replay come from. `both`: its commands hold every die, and its seed gives them. `seed`: the seed alone. `recorded`: its
 * commands alone, as of a battle whose dice lay on a table.
 */
export type Chance = 'seed' | 'recorded' | 'both'

export type ReplayFile = {
  readonly format: 'koiogran-replay'
  readonly version: 2
  readonly rulesVersion: string
  readonly scenario: Scenario
  /** Who played, in the order agreed. */
  readonly players: readonly PlayerRecord[]
  readonly chance: Chance
  /** '' where the dice are recorded only. */
  readonly seed: string
  readonly commands: readonly Command[]
  /** What the battle had come to as each round began (`outcomeHash`), as far as it was noted. */
  readonly hashes: Readonly<Record<string, string>>
  /** The same for its end; '' where it was not noted. */
  readonly finalHash: string
  /** How often a round was begun again; absent: never. */
  readonly rewinds?: number
  /** What members called to each other; absent: nothing (TEAM-13). */
  readonly calls?: readonly Call[]
  /** Seats that changed hands: `players` says who sat there first; absent: none did (TEAM-15). */
  readonly taken?: readonly Taken[]
}

/** A scenario with all said that it may leave out. */
function spoken({ catalog }: Engine, { players: _, ...scenario }: Scenario): Scenario {
  const deck = catalog.set
  return {
    ...scenario,
    set: scenario.set ?? catalog.set,
    factions: scenario.factions ?? usualFactions(catalog),
    decks: scenario.decks ?? { first: deck, second: deck },
  }
}

/** Who played, by the names of the players of a scenario. */
const playersIn = ({ players }: Scenario, names: Readonly<Record<string, string>>): readonly PlayerRecord[] =>
  (players ?? SIDES.map(side => ({ id: side, side }))).map(({ id, side }) => ({
    id,
    side,
    who: whoOf(names[id] ?? ''),
  }))

/** The replay of a match so far. `names`: who its players were when it began, by their ids, as `whoOf` takes them; `team`: what its members did beside. */
export function exportReplay(
  engine: Engine,
  match: Pick<Match, 'scenario' | 'seed' | 'rewinds' | 'log' | 'hashes' | 'state'>,
  names: Readonly<Record<string, string>>,
  team: Partial<Pick<Team, 'calls' | 'taken'>> = {},
): ReplayFile {
  const players = playersIn(match.scenario, names)
  const members = membersIn(players)
  const { calls = [], taken = [] } = team
  return {
    format: 'koiogran-replay',
    version: 2,
    rulesVersion: RULES_VERSION,
    scenario: { ...spoken(engine, match.scenario), ...(members ? { players: members } : {}) },
    players,
    chance: 'both',
    seed: match.seed,
    commands: [...match.log],
    hashes: { ...match.hashes },
    finalHash: outcomeHash(match.state),
    ...(match.rewinds > 0 ? { rewinds: match.rewinds } : {}),
    ...(calls.length > 0 ? { calls: [...calls] } : {}),
    ...(taken.length > 0 ? { taken: [...taken] } : {}),
  }
}

export type Replayed = {
  readonly state: GameState | null
  readonly events: readonly GameEvent[]
  /** What was played: the commands of the file, and the dice of its seed where it has none of its own. */
  readonly commands: readonly Command[]
  /** The same as in the battle: they follow from seed and commands. */
  readonly seals: readonly Seal[]
  /** How many commands led to the last state that was the one noted, or, where nothing was noted, are legal: a battle may go on from there. All of them without a problem. */
  readonly agreed: number
  readonly problem: Text | null
}

/** What is wrong with a battle, in words. */
const problem = (key: string, params: Text['params']): Text => ({ key: `replay.${key}`, params, rules: [] })

/** Of a battle that cannot be begun there is nothing but the reason. */
function unplayed(error: unknown): Replayed {
  const { key: reason, params } = isRefused(error) ? error.refusal : { key: 'refusal.not-a-command', params: {} }
  const why = problem('bad-scenario', { ...params, reason })
  return { state: null, events: [], commands: [], seals: [], agreed: 0, problem: why }
}

/** Plays a replay by the rules of its own set, and says by which; null: that set is not here, which is its problem then. */
export function playReplay(file: ReplayFile): Replayed & { readonly engine: Engine | null } {
  try {
    const engine = gameOf(file.scenario.set)
    return { ...runReplay(engine, file), engine }
  } catch (error) {
    if (!isRefused(error)) throw error
    return { ...unplayed(error), engine: null }
  }
}

/** Plays a replay as far as its commands are legal and it comes to what was noted; `problem` says where it no longer does. */
export function runReplay(engine: Engine, file: ReplayFile): Replayed {
  const events: GameEvent[] = []
  let state: GameState
  try {
    state = engine.newGame(file.scenario, events)
  } catch (error) {
    return unplayed(error)
  }
  const seed = diceSeed(file.seed, file.rewinds ?? 0)
  const sealing = sealer(seed, state.players)
  const roll = file.chance === 'seed' ? chance(engine, seed) : null
  const noted = file.finalHash !== '' || Object.keys(file.hashes).length > 0
  const commands: Command[] = []
  let agreed = 0
  const ended = (why: Text | null): Replayed => ({
    state,
    events,
    commands,
    seals: sealing.seals,
    agreed,
    problem: why,
  })
  /** Plays a legal command; whether it comes to what was noted. */
  const play = (command: Command): boolean => {
    const { round } = state
    const told = events.length
    engine.applyLegal(state, command, events)
    commands.push(command)
    sealing.follow(command, round, events.slice(told), state, commands.length)
    if (!noted) agreed = commands.length
    const expected = file.hashes[state.round]
    if (state.round === round || expected === undefined) return true
    if (expected !== outcomeHash(state)) return false
    agreed = commands.length
    return true
  }
  const rollOn = (): boolean => {
    while (roll && !state.result && state.open[0]?.player === 'chance') if (!play(roll(state.open[0]))) return false
    return true
  }
  for (const [index, command] of file.commands.entries()) {
    if (!rollOn()) return ended(problem(differs(file), { round: state.round }))
    const judged = engine.isLegal(state, command)
    if (judged !== true) {
      const why = { ...judged.params, index, round: state.round, reason: judged.key }
      return ended(problem('illegal-command', why))
    }
    if (!play(command)) return ended(problem(differs(file), { round: state.round }))
  }
  const same = rollOn() && (file.finalHash === '' || outcomeHash(state) === file.finalHash)
  if (!same) return ended(problem(differs(file), { round: state.round }))
  agreed = commands.length
  return ended(null)
}

function differs(file: ReplayFile): string {
  return file.rulesVersion === RULES_VERSION ? 'tampered' : 'other-rules'
}
