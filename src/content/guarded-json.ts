/** JSON from outside, looked at before it is parsed – neither long nor deeply nested text reaches the parser –, and after. */

/** Why a text was not parsed. */
export type Unparsed = 'too-big' | 'too-deep' | 'not-json'

/** Bytes that a UTF-16 unit takes in UTF-8; each half of a pair counts for two of its four. */
function bytesOf(unit: number): number {
  if (unit < 0x80) return 1
  if (unit < 0x800 || (unit >= 0xd800 && unit <= 0xdfff)) return 2
  return 3
}

/** Scans a text once, without recursion, until a measure is exceeded. */
function tooMuch(text: string, bytes: number, depth: number): Unparsed | null {
  if (text.length > bytes) return 'too-big'
  let size = 0
  let deep = 0
  let quoted = false
  for (let i = 0; i < text.length; i += 1) {
    size += bytesOf(text.charCodeAt(i))
    if (size > bytes) return 'too-big'
    const sign = text[i]
    if (quoted && sign === '\\') {
      i += 1
      if (i < text.length) size += bytesOf(text.charCodeAt(i))
    } else if (sign === '"') quoted = !quoted
    else if (!quoted && (sign === '{' || sign === '[')) {
      deep += 1
      if (deep > depth) return 'too-deep'
    } else if (!quoted && (sign === '}' || sign === ']')) deep -= 1
  }
  return null
}

const POISON = new Set(['__proto__', 'constructor', 'prototype'])

/** Whether some object in it has a key that could change what every object is; without recursion. */
export function isPoisoned(data: unknown): boolean {
  const left = [data]
  while (left.length > 0) {
    const value = left.pop()
    if (typeof value !== 'object' || value === null) continue
    if (Object.getOwnPropertyNames(value).some(key => POISON.has(key))) return true
    for (const inner of Object.values(value)) left.push(inner)
  }
  return false
}

/** The value of a JSON text of at most so many bytes (UTF-8) and levels, or why there is none. A byte order mark is skipped. */
export function parseGuarded(text: string, bytes: number, depth: number): { value: unknown } | { unparsed: Unparsed } {
  const plain = text.startsWith('\ufeff') ? text.slice(1) : text
  const unparsed = tooMuch(plain, bytes, depth)
  if (unparsed) return { unparsed }
  try {
    return { value: JSON.parse(plain) as unknown }
  } catch {
    return { unparsed: 'not-json' }
  }
}
