/**
 * The envelope around whatever is kept or leaves as a file: what it is, who wrote it, and a hash over the rest. A changed byte is
 * noticed; an older shape is brought up to date step by step; a later one is told apart.
 */
import * as v from 'valibot'
import { version as APP } from '../../package.json'
import { isPoisoned, parseGuarded } from '../content/index.ts'
import { hashOf } from '../match/hash.ts'
import { RULES_VERSION, type Text } from '../rules/index.ts'
import { payloadFrom1 } from './format-1.ts'
import { FILE_BYTES, MAGIC } from './magic.ts'

/** The shape of a payload. One higher whenever it changes, with a step in `STEPS` that makes the new shape of the old. */
export const SCHEMA = 2
/** Bytes of a save file, and levels of nesting, at most. */
export const SAVE_MOST = { bytes: FILE_BYTES, depth: 32 } as const

/** What is inside: a battle, finished or not. */
export type Kind = 'battle'

export type Envelope = {
  readonly magic: typeof MAGIC
  readonly schema: number
  /** The version of the page that wrote it; the first that wrote any did not say. */
  readonly app?: string | undefined
  /** The rules it was written under. */
  readonly rules: string
  /** Milliseconds since 1970. */
  readonly created: number
  readonly kind: Kind
  readonly payload: unknown
  /** SHA-256 of all the other fields. */
  readonly sum: string
}

/** Payloads of a schema made into payloads of the next, by the schema they come from. */
export type Steps = Readonly<Record<number, (payload: unknown) => unknown>>
const STEPS: Steps = { 1: payloadFrom1 }

const wrapped = v.object({
  magic: v.literal(MAGIC),
  schema: v.pipe(v.number(), v.integer(), v.minValue(1)),
  app: v.optional(v.pipe(v.string(), v.maxLength(64))),
  rules: v.pipe(v.string(), v.maxLength(64)),
  created: v.pipe(v.number(), v.finite()),
  kind: v.picklist(['battle']),
  payload: v.unknown(),
  sum: v.pipe(v.string(), v.length(64)),
})

/** The hash over all other fields of an envelope. */
export const sumOf = ({ magic, schema, app, rules, created, kind, payload }: Omit<Envelope, 'sum'>): string =>
  hashOf(JSON.stringify([magic, schema, rules, created, kind, payload, ...(app === undefined ? [] : [app])]))

/** Puts a payload of plain data into an envelope. `created`: milliseconds since 1970. */
export function wrap(kind: Kind, payload: unknown, created: number): Envelope {
  const inside = { magic: MAGIC, schema: SCHEMA, app: APP, rules: RULES_VERSION, created, kind, payload } as const
  return { ...inside, sum: sumOf(inside) }
}

/** What an envelope held, and whether a later version of the game wrote it; or why it is not believed. */
export type Unwrapped =
  | { readonly payload: unknown; readonly created: number; readonly later: boolean }
  | { readonly problem: Text }

const problem = (key: string, params: Text['params'] = {}): { readonly problem: Text } => ({
  problem: { key: `save.${key}`, params, rules: [] },
})

/** Opens an envelope: refuses what is none, and what was changed since. What a later version of the game wrote comes as it is. */
export function unwrap(data: unknown, schema = SCHEMA, steps = STEPS): Unwrapped {
  if (isPoisoned(data)) return problem('changed')
  const read = v.safeParse(wrapped, data)
  if (!read.success) return problem('none')
  const found = read.output
  if (found.sum !== sumOf(found as Envelope)) return problem('changed')
  let { payload } = found
  for (let step = found.schema; step < schema; step += 1) {
    const next = steps[step]
    if (!next) return problem('none')
    payload = next(payload)
  }
  return { payload, created: found.created, later: found.schema > schema }
}

/** The same for the text of a file, which is measured before it is parsed. */
export function unwrapText(text: string): Unwrapped {
  const read = parseGuarded(text, SAVE_MOST.bytes, SAVE_MOST.depth)
  if ('value' in read) return unwrap(read.value)
  return problem(read.unparsed === 'too-big' ? 'too-big' : 'none')
}
