/** The envelope around whatever is kept or leaves as a file: what it is, who wrote it, and a hash over the rest. */
import { version as APP } from '../../package.json'
import { hashOf } from '../match/hash.ts'
import { RULES_VERSION } from '../rules/index.ts'
import { MAGIC } from './magic.ts'

/** The shape of a payload. One higher whenever it changes, with a step in `STEPS` (`open-envelope.ts`) that makes the new shape of the old. */
export const SCHEMA = 2
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

/** The hash over all other fields of an envelope. */
export const sumOf = ({ magic, schema, app, rules, created, kind, payload }: Omit<Envelope, 'sum'>): string =>
  hashOf(JSON.stringify([magic, schema, rules, created, kind, payload, ...(app === undefined ? [] : [app])]))

/** Puts a payload of plain data into an envelope. `created`: milliseconds since 1970. */
export function wrap(kind: Kind, payload: unknown, created: number): Envelope {
  const inside = { magic: MAGIC, schema: SCHEMA, app: APP, rules: RULES_VERSION, created, kind, payload } as const
  return { ...inside, sum: sumOf(inside) }
}
