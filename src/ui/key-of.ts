/** Keys of a keyboard whose letters are not Latin that carry a sign on one whose letters are. */
const SIGNS: Readonly<Record<string, string>> = { BracketLeft: '[', BracketRight: ']', Comma: ',', Period: '.' }

/**
 * What a key pressed stands for: its own letter or sign; on a keyboard without Latin letters (Russian) the one that the same place has
 * on an English keyboard, in its case. So a person need not switch to play by keys.
 */
export function keyOf({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  if (!/^\p{L}$/u.test(key) || /\p{Script=Latin}/u.test(key)) return key
  const letter = /^Key([A-Z])$/.exec(code)?.[1]
  if (letter) return key === key.toLowerCase() ? letter.toLowerCase() : letter
  return SIGNS[code] ?? key
}
