/** Reading replays that come from outside – files, and what was kept –, field by field: fetched with the first of them. */
import * as v from 'valibot'
import { cleanText, isPoisoned, parseGuarded, SQUAD_MOST } from '../content/index.ts'
import { type PlayerId, SIDES, type Text } from '../rules/index.ts'
import { SAYINGS, saidProblem } from './calls.ts'
import { fromFormat1, isFormat1 } from './format-1.ts'
import type { ReplayFile } from './replay.ts'
import { takenProblem } from './succession.ts'
import { membersIn } from './who.ts'

/** Replay files above this size are not read, in bytes, nor such as are nested deeper. */
export const REPLAY_LIMIT = 1_000_000
const DEPTH_MOST = 32

/** Code points of a person's name, at most. */
const NAME_LONG = 20

const short = v.pipe(v.string(), v.maxLength(64))
/** What a person is called, fit to be shown. */
const called = v.pipe(
  v.string(),
  v.transform(name => cleanText(name, NAME_LONG)),
)
/** A player by id. */
export const playerId = v.custom<PlayerId>(id => typeof id === 'string' && /^(?:first|second)(?:-[1-9]\d?)?$/.test(id))
const bySide = <T extends v.GenericSchema>(one: T) => v.object({ first: one, second: one })
const few = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99))
/** What is other than a mission prints it. */
export const termsSchema = v.object({
  obstacles: v.optional(few),
  shields: v.optional(v.record(short, few)),
})
/** The ships of a side. */
export const forceSchema = v.pipe(
  v.array(
    v.object({
      pilot: short,
      upgrades: v.pipe(v.array(short), v.maxLength(SQUAD_MOST.upgrades)),
      player: v.optional(playerId),
      damage: v.optional(few),
    }),
  ),
  v.maxLength(SQUAD_MOST.ships),
)
const who = v.variant('kind', [
  v.object({ kind: v.literal('human'), name: v.optional(called) }),
  v.object({ kind: v.literal('computer'), level: short }),
  v.object({ kind: v.literal('remote'), name: short }),
])
export const playersSchema = v.pipe(
  v.array(v.object({ id: playerId, side: v.picklist(SIDES), who })),
  v.minLength(SIDES.length),
  v.maxLength(16),
)
const commandCount = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(20_000))
const round = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000))
const call = v.object({ round, by: playerId, say: v.picklist(SAYINGS), ship: v.optional(short) })
const taken = v.object({
  at: commandCount,
  round,
  player: playerId,
  heir: v.variant('kind', [
    v.object({ kind: v.literal('computer'), level: short }),
    v.object({ kind: v.literal('member'), id: playerId }),
  ]),
})
const millimetres = v.pipe(v.number(), v.minValue(400), v.maxValue(4000))
const schema = v.object({
  format: v.literal('koiogran-replay'),
  version: v.literal(2),
  rulesVersion: short,
  scenario: v.object({
    set: short,
    mission: short,
    factions: bySide(short),
    decks: bySide(short),
    forces: bySide(forceSchema),
    points: v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(1000)),
    mat: v.object({ width: millimetres, height: millimetres }),
    collection: v.picklist(['core', 'open']),
    objects: v.optional(v.pipe(v.array(short), v.maxLength(16))),
    maxRounds: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000))),
    terms: v.optional(termsSchema),
  }),
  players: playersSchema,
  chance: v.picklist(['seed', 'recorded', 'both']),
  seed: short,
  commands: v.pipe(v.array(v.looseObject({ type: short, player: short, at: v.number() })), v.maxLength(20_000)),
  hashes: v.record(short, short),
  finalHash: short,
  rewinds: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000))),
  calls: v.optional(v.pipe(v.array(call), v.maxLength(6000))),
  taken: v.optional(v.pipe(v.array(taken), v.maxLength(100))),
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

/** A replay from data that came from outside, field by field, or what is wrong with it and where. One of an older format is made into this one. */
export function readReplay(data: unknown): ReplayFile | { readonly problem: Text } {
  const parsed = v.safeParse(schema, isFormat1(data) ? fromFormat1(data) : data)
  if (parsed.success) {
    const { scenario, ...rest } = parsed.output
    const { calls = [], taken = [], players } = rest
    const wrong = saidProblem(players, calls) ? 'calls' : takenProblem(players, taken) ? 'taken' : null
    if (wrong) return { problem: { key: 'replay.bad-field', params: { field: wrong }, rules: [] } }
    const members = membersIn(rest.players)
    return { ...rest, scenario: { ...scenario, ...(members ? { players: members } : {}) } } as unknown as ReplayFile
  }
  const issue = parsed.issues[0]
  const params = { field: v.getDotPath(issue) ?? 'format' }
  return { problem: { key: 'replay.bad-field', params, rules: [] } }
}
