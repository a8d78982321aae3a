/** Shapes of outside data, and what is wrong with what has not its shape, and where. Nothing here throws, unless reading does. */
import * as v from 'valibot'

/** What a value must look like. */
export type Shape = v.GenericSchema<unknown>

/** Whether a value has fields at all: an object, not a list. */
export const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const when = (fits: (value: unknown) => boolean, what: string): Shape => v.custom(fits, `is not ${what}`)

/** A finite number from … to. */
export const number = (from = -1e6, to = 1e6): Shape =>
  when(
    value => typeof value === 'number' && Number.isFinite(value) && value >= from && value <= to,
    `a number from ${from} to ${to}`,
  )

/** A whole number from … to. */
export const whole = (from = 0, to = 1e6): Shape =>
  when(
    value => Number.isSafeInteger(value) && Number(value) >= from && Number(value) <= to,
    `a whole number from ${from} to ${to}`,
  )

/** A text of at most so many characters. */
export const text = (most = 64): Shape =>
  when(value => typeof value === 'string' && value.length <= most, `a text of at most ${most} characters`)

/** A text of a form. */
export const form = (pattern: RegExp, what: string): Shape =>
  when(value => typeof value === 'string' && value.length <= 64 && pattern.test(value), what)

/** True or false. */
export const flag: Shape = when(value => typeof value === 'boolean', 'true or false')

/** One of these values, or a value that a card or a table is known by. */
export const one = (choices: readonly unknown[]): Shape =>
  when(value => choices.includes(value), `one of ${choices.map(String).join(', ')}`)

/** The id of an entry of a table. */
export const known = (entries: Readonly<Record<string, unknown>>, what: string): Shape =>
  when(value => typeof value === 'string' && Object.hasOwn(entries, value), `a known ${what}`)

/** Null, or of a shape. */
export const orNull = (shape: Shape): Shape => v.nullable(shape)

/** Left out, or of a shape. */
export const orNone = (shape: Shape): Shape => v.optional(shape)

/** Either of two shapes. */
export const either = (first: Shape, second: Shape): Shape =>
  v.custom(
    value => [first, second].some(shape => v.safeParse(shape, value, { abortEarly: true }).success),
    'is of no shape that it may have',
  )

/** A list of at most so many entries, counted before they are looked at; a hole in it is an entry that is not there. */
export const list = (entry: Shape, most = 64): Shape =>
  v.pipe(
    v.custom<unknown[]>(Array.isArray, 'is not a list'),
    v.custom<unknown[]>(value => (value as unknown[]).length <= most, `has more than ${most} entries`),
    v.array(entry),
  )

/** Fields of any name, all of one shape, at most so many. */
export const table = (entry: Shape, most = 256): Shape =>
  v.pipe(
    v.custom<Record<string, unknown>>(isFields, 'is not a table'),
    v.custom(value => Object.keys(value as object).length <= most, `has more than ${most} entries`),
    v.record(
      v.custom<string>(() => true),
      entry,
    ),
  )

/** At least these fields; others are let through unseen. */
export const fields = (shapes: Readonly<Record<string, Shape>>): Shape =>
  v.pipe(
    v.custom<Record<string, unknown>>(isFields, 'is missing or has no fields'),
    v.object(shapes, 'is missing or has no fields'),
  )

/** Where an issue is, e.g. 'request.view.ships[2].stress'. */
const placeOf = (at: string, path: v.BaseIssue<unknown>['path']): string =>
  (path ?? []).reduce(
    (place, { key }) => place + (typeof key === 'number' ? `[${key}]` : `.${String(key).slice(0, 32)}`),
    at,
  )

/** What is first wrong with a value, and where; null if nothing is. */
export const faultOf = (shape: Shape, value: unknown, at: string): string | null => {
  const { issues } = v.safeParse(shape, value, { abortEarly: true })
  return issues ? `${placeOf(at, issues[0].path)} ${issues[0].message}` : null
}
