/** What the keys do that a person can change, and the sign that each of them is until then. Plain data, for battle, desk and help. */
import { OVERLAYS, type Overlay } from '../../playback/marks.ts'

const FIRST = {
  pause: 'p',
  earlier: ',',
  later: '.',
  slower: '-',
  faster: '+',
  sound: 'n',
  camera: 'c',
  cameraBack: 'C',
  style: 'v',
  arcs: 'f',
  bands: 'b',
  forecast: 'j',
  // With Shift: beside who can shoot whom now, who may next.
  heat: 'K',
  lines: 'm',
  obstruction: 'o',
  templates: 't',
  threats: 'k',
  captions: 's',
  line: 'g',
  again: 'R',
  clip: 'u',
  photo: 'y',
  hint: 'h',
  undo: 'z',
  rewind: 'Z',
  why: 'w',
  log: 'l',
  mirror: 'i',
  rules: 'r',
  help: '?',
} as const satisfies Readonly<Record<Overlay, string>> & Readonly<Record<string, string>>

/** What a key does. */
export type Act = keyof typeof FIRST
/** The sign of each, as `keyOf` gives it: a capital letter is pressed with Shift. */
export type Keys = Readonly<Record<Act, string>>
/** The signs that a person has chosen; the others are as at first. */
export type OwnKeys = Readonly<Partial<Record<Act, string>>>

export const ACTS = Object.keys(FIRST) as readonly Act[]

/** Signs that dials, and ships that are placed, keep for themselves: `0 5 [ ] q e x`. */
const FIXED = /^[\d[\]qex ]$/i

export const isFixed = (sign: string): boolean => FIXED.test(sign)

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

/** What a sign does: the one that has it, else the one that has it small (Shift and Caps Lock change nothing else). */
export function actOf(sign: string, own: OwnKeys): Act | null {
  const keys = keysOf(own)
  const small = sign.toLowerCase()
  // The key of the plus, without Shift.
  const also = sign === '=' ? '+' : small
  return ACTS.find(act => keys[act] === sign) ?? ACTS.find(act => keys[act] === also) ?? null
}

/** Gives an act a sign that is not fixed; whatever had it takes the old one. `other`: which that is, null for none. */
export function given(own: OwnKeys, act: Act, sign: string): { readonly own: OwnKeys; readonly other: Act | null } {
  const keys = keysOf(own)
  const other = ACTS.find(one => one !== act && keys[one] === sign) ?? null
  return { own: ownOf({ ...keys, ...(other && { [other]: keys[act] }), [act]: sign }), other }
}

/** Whether an act draws something on the table. */
export const isOverlay = (act: string): act is Overlay => OVERLAYS.some(one => one === act)
