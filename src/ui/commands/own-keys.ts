/** The signs of commands that a person can change: as they are at first, as they were chosen, and which command a sign is. */
import { COMMANDS, type CommandId, IDS, rowOf } from './table.ts'

/** A command whose sign a person can change. */
export type Act = { [K in CommandId]: (typeof COMMANDS)[K] extends { own: string } ? K : never }[CommandId]
/** The sign of each, as `keyOf` gives it: a capital letter is pressed with Shift. */
export type Keys = Readonly<Record<Act, string>>
/** The signs that a person has chosen; the others are as at first. */
export type OwnKeys = Readonly<Partial<Record<Act, string>>>

const isAct = (id: CommandId): id is Act => rowOf(id).own !== undefined

export const ACTS: readonly Act[] = IDS.filter(isAct)

const FIRST = Object.fromEntries(ACTS.map(act => [act, COMMANDS[act].own])) as Keys

/** Signs that stay as they are, but for those of photo mode, which has the keyboard for itself. */
const FIXED = new Set(IDS.map(rowOf).flatMap(({ scope, keys = [] }) => (scope === 'dialog' ? [] : keys)))

/** Whether a sign keeps its meaning: every digit (dials), and what else stays as it is. */
export const isFixed = (sign: string): boolean => /^\d$/.test(sign) || FIXED.has(sign.toLowerCase())

/** Whether something can be a key: one sign. */
export const isSign = (key: unknown): key is string => typeof key === 'string' && /^[^\s\p{C}]$/u.test(key)

/** All keys as they are now. */
export const keysOf = (own: OwnKeys): Keys => ({ ...FIRST, ...own })

/** A key as it stands on a keyboard; `shifted` says a capital letter, which is pressed with Shift. */
export function keyWords(sign: string, shifted = (key: string): string => `⇧${key}`): string {
  if (sign === '-') return '−'
  return sign === sign.toLowerCase() ? sign.toUpperCase() : shifted(sign)
}

/** What is not as at first. */
const ownOf = (keys: Keys): OwnKeys =>
  Object.fromEntries(ACTS.filter(act => keys[act] !== FIRST[act]).map(act => [act, keys[act]]))

/** The keys that a person has chosen in something stored; none where one of them cannot be, or is there twice. */
export function ownKeysIn(stored: unknown): OwnKeys {
  const found: { readonly [key: string]: unknown } = typeof stored === 'object' && stored !== null ? { ...stored } : {}
  const keys: Record<Act, string> = { ...FIRST }
  for (const act of ACTS) {
    const sign = Object.hasOwn(found, act) ? found[act] : FIRST[act]
    if (!isSign(sign) || isFixed(sign)) return {}
    keys[act] = sign
  }
  return new Set(Object.values(keys)).size === ACTS.length ? ownOf(keys) : {}
}

/**
 * The command of a sign: the one that has it, else the one that has it small (Shift and Caps Lock change nothing else). The key of the
 * plus means it without Shift, too, where it lies at `code`; an `=` over a digit does not.
 */
export function actOf(sign: string, own: OwnKeys, code = ''): Act | null {
  const keys = keysOf(own)
  const also = sign === '=' && !code.startsWith('Digit') ? '+' : sign.toLowerCase()
  return ACTS.find(act => keys[act] === sign) ?? ACTS.find(act => keys[act] === also) ?? null
}

/** Gives a command a sign that is not fixed; whatever had it takes the old one. `other`: which that is, null for none. */
export function given(own: OwnKeys, act: Act, sign: string): { readonly own: OwnKeys; readonly other: Act | null } {
  const keys = keysOf(own)
  const other = ACTS.find(one => one !== act && keys[one] === sign) ?? null
  return { own: ownOf({ ...keys, ...(other && { [other]: keys[act] }), [act]: sign }), other }
}
