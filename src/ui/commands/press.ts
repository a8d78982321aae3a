/** A key that was pressed: what it stands for on whatever keyboard, where it lies, what is held with it, and what had the focus. */

/** Keys of a keyboard whose letters are not Latin that carry a sign on one whose letters are. */
const SIGNS: Readonly<Record<string, string>> = { BracketLeft: '[', BracketRight: ']', Comma: ',', Period: '.' }

/** What is known of a key's event; a part of `KeyboardEvent`. */
export type KeyFacts = Pick<KeyboardEvent, 'key' | 'code'>

export type Press = {
  /** What it stands for: a sign, or a key's name (`Enter`, ` ` is Space). Empty for a digit of the number pad, which is a place alone. */
  readonly key: string
  /** Where it lies. */
  readonly code: string
  readonly shift: boolean
  readonly ctrl: boolean
  /** It is held down. */
  readonly repeat: boolean
  /** It writes something: one sign, and no space. */
  readonly writes: boolean
  /** What had the focus. */
  readonly target: Element | null
}

/**
 * What a key pressed stands for: its own letter or sign; on a keyboard without Latin letters (Russian) the one that the same place has
 * on an English keyboard, in its case. So a person need not switch to play by keys.
 */
export function keyOf({ key, code }: KeyFacts): string {
  if (!/^\p{L}$/u.test(key) || /\p{Script=Latin}/u.test(key)) return key
  const letter = /^Key([A-Z])$/.exec(code)?.[1]
  if (letter) return key === key.toLowerCase() ? letter.toLowerCase() : letter
  return SIGNS[code] ?? key
}

/** The digit written on a key, else that of its place. */
export const digitOf = ({ key, code }: Press): number => Number(/^\d$/.test(key) ? key : code.at(-1))

type Held = Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'getModifierState'>

/** Whether Alt and Ctrl were held to write a sign: AltGr, which some systems tell as both, and the Option key over a digit or letter. */
function wrote(event: KeyFacts & Held): boolean {
  if (!/^[^\s\p{C}]$/u.test(event.key) || event.metaKey || !event.altKey) return false
  const odd = /^(Digit|Key)/.test(event.code) && !/^[\p{L}\d]$/u.test(event.key)
  return event.getModifierState('AltGraph') || odd
}

/** A key's event as commands hear it; null where it is the browser's, or the system's. */
export function pressOf(event: KeyboardEvent): Press | null {
  const { code, shiftKey, repeat, target } = event
  const written = wrote(event)
  if (event.isComposing || event.metaKey || (event.altKey && !written)) return null
  const writes = [...event.key].length === 1 && event.key !== ' '
  return {
    key: code.startsWith('Numpad') && /^\d$/.test(event.key) ? '' : keyOf(event),
    code,
    shift: shiftKey,
    ctrl: event.ctrlKey && !written,
    repeat,
    writes,
    target: target && 'closest' in target ? (target as Element) : null,
  }
}
