/** Replays: the scenario, the commands, and the hash of every round, so that another machine can check that it saw the same. */
import * as v from 'valibot'
import { isPoisoned, parseGuarded, SQUAD_MOST } from '../content/index.ts'
import {
  type Command,
  type Engine,
  type GameEvent,
  type GameState,
  isRefused,
  RULES_VERSION,
  type Scenario,
  type Text,
} from '../rules/index.ts'
import { type Seal, sealer } from './commitment.ts'
import { diceSeed } from './dice.ts'
import type { Match } from './match.ts'

/** Replay files above this size are not read, in bytes, nor such as are nested deeper. */
export const REPLAY_LIMIT = 1_000_000
const DEPTH_MOST = 32

export type ReplayFile = {
  readonly format: 'koiogran-replay'
  readonly version: 1
  readonly rulesVersion: string
  readonly scenario: Scenario
  readonly seed: string
  /** Who sat in the seats, e.g. { rebel: 'human', imperial: 'greedy' }. */
  readonly players: Readonly<Record<'rebel' | 'imperial', string>>
  readonly commands: readonly Command[]
  readonly hashes: Readonly<Record<string, string>>
  readonly finalHash: string
  /** How often a round was begun again; absent: never. */
  readonly rewinds?: number
}

/** The replay of a match so far. */
export function exportReplay(engine: Engine, match: Match, players: ReplayFile['players']): ReplayFile {
  return {
    format: 'koiogran-replay',
    version: 1,
    rulesVersion: RULES_VERSION,
    scenario: match.scenario,
    seed: match.seed,
    players,
    commands: [...match.log],
    hashes: { ...match.hashes },
    finalHash: engine.hash(match.state),
    ...(match.rewinds > 0 ? { rewinds: match.rewinds } : {}),
  }
}

const short = v.pipe(v.string(), v.maxLength(64))
const force = v.pipe(
  v.array(v.object({ pilot: short, upgrades: v.pipe(v.array(short), v.maxLength(SQUAD_MOST.upgrades)) })),
  v.maxLength(SQUAD_MOST.ships),
)
const schema = v.object({
  format: v.literal('koiogran-replay'),
  version: v.literal(1),
  rulesVersion: short,
  scenario: v.object({
    mission: short,
    forces: v.object({ rebel: force, imperial: force }),
    points: v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(1000)),
    mat: v.object({
      width: v.pipe(v.number(), v.minValue(400), v.maxValue(4000)),
      height: v.pipe(v.number(), v.minValue(400), v.maxValue(4000)),
    }),
    collection: v.picklist(['core', 'open']),
    obstacles: v.optional(v.pipe(v.array(short), v.maxLength(16))),
    maxRounds: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000))),
  }),
  seed: short,
  players: v.object({ rebel: short, imperial: short }),
  commands: v.pipe(v.array(v.looseObject({ type: short, seat: short, at: v.number() })), v.maxLength(20_000)),
  hashes: v.record(short, short),
  finalHash: short,
  rewinds: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000))),
})

/** A replay file from text, or what is wrong with it and where. */
export function parseReplay(text: string): ReplayFile | { readonly problem: Text } {
  const problem = (key: string, params: Text['params'] = {}) => ({
    problem: { key: `replay.${key}`, params, rules: [] },
  })
  const read = parseGuarded(text, REPLAY_LIMIT, DEPTH_MOST)
  if ('unparsed' in read) {
    if (read.unparsed === 'too-big') return problem('too-large', { size: text.length, limit: REPLAY_LIMIT })
    return problem('not-json')
  }
  return isPoisoned(read.value) ? problem('not-json') : readReplay(read.value)
}

/** A replay from data that came from outside, field by field, or what is wrong with it and where. */
export function readReplay(data: unknown): ReplayFile | { readonly problem: Text } {
  const parsed = v.safeParse(schema, data)
  if (parsed.success) return parsed.output as unknown as ReplayFile
  const issue = parsed.issues[0]
  const params = { field: v.getDotPath(issue) ?? 'format' }
  return { problem: { key: 'replay.bad-field', params, rules: [] } }
}

export type Replayed = {
  readonly state: GameState | null
  readonly events: readonly GameEvent[]
  /** The same as in the battle: they follow from seed and commands. */
  readonly seals: readonly Seal[]
  /** How many commands led to the last state whose hash agreed: a battle may go on from there. All of them without a problem. */
  readonly agreed: number
  readonly problem: Text | null
}

/** Plays a replay as far as its commands are legal and its hashes agree; `problem` says where they no longer do. */
export function runReplay(engine: Engine, file: ReplayFile): Replayed {
  const events: GameEvent[] = []
  const problem = (key: string, params: Text['params']): Text => ({ key: `replay.${key}`, params, rules: [] })
  let state: GameState
  try {
    state = engine.newGame(file.scenario, events)
  } catch (error) {
    const { key: reason, params } = isRefused(error) ? error.refusal : { key: 'refusal.not-a-command', params: {} }
    return { state: null, events: [], seals: [], agreed: 0, problem: problem('bad-scenario', { ...params, reason }) }
  }
  const sealing = sealer(diceSeed(file.seed, file.rewinds ?? 0))
  let agreed = 0
  const ended = (why: Text | null): Replayed => ({ state, events, seals: sealing.seals, agreed, problem: why })
  for (const [index, command] of file.commands.entries()) {
    const judged = engine.isLegal(state, command)
    if (judged !== true) {
      const why = { ...judged.params, index, round: state.round, reason: judged.key }
      return ended(problem('illegal-command', why))
    }
    const { round } = state
    const told = events.length
    engine.applyLegal(state, command, events)
    sealing.follow(command, round, events.slice(told), state, index + 1)
    const expected = file.hashes[state.round]
    if (state.round !== round && expected !== undefined) {
      if (expected !== engine.hash(state)) return ended(problem(differs(file), { round: state.round }))
      agreed = index + 1
    }
  }
  if (engine.hash(state) !== file.finalHash) return ended(problem(differs(file), { round: state.round }))
  agreed = file.commands.length
  return ended(null)
}

function differs(file: ReplayFile): string {
  return file.rulesVersion === RULES_VERSION ? 'tampered' : 'other-rules'
}
