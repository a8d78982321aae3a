/**
 * A fingerprint of plain data: two 32-bit lanes over keys in alphabetical order. Null, undefined, empty lists and empty objects
 * are skipped, so a new empty field changes nothing.
 */
const double = new Float64Array(1)
const words = new Uint32Array(double.buffer)

type Lanes = { a: number; b: number }

function mix(lanes: Lanes, word: number): void {
  lanes.a = Math.imul(lanes.a ^ word, 0x9e3779b1)
  lanes.a ^= lanes.a >>> 15
  lanes.b = Math.imul(lanes.b ^ word, 0x85ebca6b)
  lanes.b = (lanes.b ^ (lanes.b >>> 13)) + lanes.a
}

function text(lanes: Lanes, value: string): void {
  mix(lanes, value.length)
  for (let n = 0; n < value.length; n += 1) mix(lanes, value.charCodeAt(n))
}

function empty(value: unknown): boolean {
  if (value === null || value === undefined) return true
  if (typeof value !== 'object') return false
  if (Array.isArray(value)) return value.length === 0
  for (const key in value) if (!empty((value as Record<string, unknown>)[key])) return false
  return true
}

function walk(lanes: Lanes, value: unknown, skip: readonly string[]): void {
  if (typeof value === 'number') {
    double[0] = value + 0
    mix(lanes, 1)
    mix(lanes, words[0]!)
    mix(lanes, words[1]!)
  } else if (typeof value === 'string') {
    mix(lanes, 2)
    text(lanes, value)
  } else if (typeof value === 'boolean') mix(lanes, value ? 3 : 4)
  else if (Array.isArray(value)) {
    mix(lanes, 5)
    mix(lanes, value.length)
    for (const item of value) walk(lanes, item, [])
  } else if (typeof value === 'object' && value !== null) {
    mix(lanes, 6)
    const record = value as Record<string, unknown>
    for (const key of Object.keys(record).sort()) {
      if (skip.includes(key) || empty(record[key])) continue
      text(lanes, key)
      walk(lanes, record[key], [])
    }
    mix(lanes, 7)
  } else mix(lanes, 8)
}

/** The hash of plain data, 16 hexadecimal digits; top-level keys in `skip` are left out. */
export function hashOf(value: unknown, skip: readonly string[] = []): string {
  const lanes: Lanes = { a: 0x12345678, b: 0x9abcdef0 }
  walk(lanes, value, skip)
  mix(lanes, 9)
  mix(lanes, 10)
  const hex = (lane: number) => (lane >>> 0).toString(16).padStart(8, '0')
  return hex(lanes.a) + hex(lanes.b)
}
