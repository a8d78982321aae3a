/** Opening envelopes: a changed byte is noticed, an older shape is brought up to date step by step, a later one is told apart. */
import * as v from 'valibot'
import { isPoisoned, parseGuarded } from '../content/index.ts'
import type { Text } from '../rules/index.ts'
import { type Envelope, SCHEMA, sumOf } from './envelope.ts'
import { payloadFrom1 } from './format-1.ts'
import { FILE_BYTES, MAGIC } from './magic.ts'

/** Bytes of a save file, and levels of nesting, at most. */
export const SAVE_MOST = { bytes: FILE_BYTES, depth: 32 } as const

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
