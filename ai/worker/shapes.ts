/** Shapes of outside data: each says what is wrong with a value, and where, or nothing. Nothing here throws. */

/** What is wrong with the value at a path, e.g. 'view.ships[2].stress'; null if nothing is. */
export type Shape = (value: unknown, at: string) => string | null

type Fields = Readonly<Record<string, unknown>>

/** Whether a value has fields at all: an object, not a list. */
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const when =
  (fits: (value: unknown) => boolean, what: string): Shape =>
  (value, at) =>
    fits(value) ? null : `${at} is not ${what}`

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
export const orNull =
  (shape: Shape): Shape =>
  (value, at) =>
    value === null ? null : shape(value, at)

/** Left out, or of a shape. */
export const orNone =
  (shape: Shape): Shape =>
  (value, at) =>
    value === undefined ? null : shape(value, at)

/** Either of two shapes; says what is wrong with the second. */
export const either =
  (first: Shape, second: Shape): Shape =>
  (value, at) =>
    first(value, at) === null ? null : second(value, at)

/** A list of at most so many entries; a hole in it is an entry that is not there. */
export const list =
  (entry: Shape, most = 64): Shape =>
  (value, at) => {
    if (!Array.isArray(value)) return `${at} is not a list`
    if (value.length > most) return `${at} has more than ${most} entries`
    for (let n = 0; n < value.length; n += 1) {
      const fault = entry(value[n], `${at}[${n}]`)
      if (fault) return fault
    }
    return null
  }

/** Fields of any name, all of one shape, at most so many. */
export const table =
  (entry: Shape, most = 256): Shape =>
  (value, at) => {
    if (!isFields(value)) return `${at} is not a table`
    const names = Object.keys(value)
    if (names.length > most) return `${at} has more than ${most} entries`
    for (const name of names) {
      const fault = entry(value[name], `${at}.${name.slice(0, 32)}`)
      if (fault) return fault
    }
    return null
  }

/** At least these fields; others are let through unseen. */
export const fields =
  (shapes: Readonly<Record<string, Shape>>): Shape =>
  (value, at) => {
    if (!isFields(value)) return `${at} is missing or has no fields`
    for (const name in shapes) {
      const fault = shapes[name]!(value[name], `${at}.${name}`)
      if (fault) return fault
    }
    return null
  }
