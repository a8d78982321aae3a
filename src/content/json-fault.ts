/** Where a text stops being JSON: line and place, both from 1, and the sign that should not stand there; null: the text ends too soon. */
export type JsonFault = { readonly line: number; readonly place: number; readonly sign: string | null }

const WORDS = /(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)/y
const TEXT = /"(?:[^"\\\p{Cc}]|[\u007f-\u009f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*/uy
const BLANKS = /[ \t\n\r]*/y

/** How far a pattern reaches from a place; null if it does not begin there. */
function reach(pattern: RegExp, text: string, at: number): number | null {
  pattern.lastIndex = at
  return pattern.test(text) ? pattern.lastIndex : null
}

/** What may come next: a value (or the end of an empty list), a key (or the end of an empty object), a colon, or what follows a value. */
type Wanted = 'value' | 'first value' | 'key' | 'first key' | 'colon' | 'next'

/** The place of the first sign that JSON does not allow; the text's length where it ends too soon; null if it is JSON. No recursion. */
function faultAt(text: string): number | null {
  const open: string[] = []
  let wanted = 'value' as Wanted
  for (let at = 0; ; ) {
    at = reach(BLANKS, text, at)!
    const sign = text[at]
    if (sign === undefined) return wanted === 'next' && open.length === 0 ? null : at
    const inside = open.at(-1)
    if (wanted === 'next' || (wanted === 'first value' && sign === ']') || (wanted === 'first key' && sign === '}')) {
      if (inside === undefined) return at
      if (sign === ',' && wanted === 'next') wanted = inside === '{' ? 'key' : 'value'
      else if (sign === (inside === '{' ? '}' : ']')) {
        open.pop()
        wanted = 'next'
      } else return at
      at += 1
    } else if (wanted === 'colon') {
      if (sign !== ':') return at
      wanted = 'value'
      at += 1
    } else if (sign === '"') {
      const end = reach(TEXT, text, at)!
      if (text[end] !== '"') return end
      wanted = wanted === 'key' || wanted === 'first key' ? 'colon' : 'next'
      at = end + 1
    } else if (wanted === 'key' || wanted === 'first key') return at
    else if (sign === '{' || sign === '[') {
      open.push(sign)
      wanted = sign === '{' ? 'first key' : 'first value'
      at += 1
    } else {
      const end = reach(WORDS, text, at)
      if (end === null) return at
      wanted = 'next'
      at = end
    }
  }
}

/** Where a text stops being JSON; null if it is JSON. */
export function jsonFault(text: string): JsonFault | null {
  const at = faultAt(text)
  if (at === null) return null
  const lines = text.slice(0, at).split(/\r\n|\r|\n/)
  const sign = text.codePointAt(at)
  return {
    line: lines.length,
    place: [...lines.at(-1)!].length + 1,
    sign: sign === undefined ? null : String.fromCodePoint(sign),
  }
}
