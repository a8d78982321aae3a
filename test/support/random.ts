/** A small seeded generator for tests and tools. */
export type Random = () => number

/** Numbers in [0, 1) from a seed. */
export function random(seed: number): Random {
  let a = seed | 0
  return () => {
    a = (a + 0x6d2b79f5) | 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** One of a list. */
export function pick<T>(next: Random, list: readonly T[]): T {
  const found = list[Math.floor(next() * list.length)]
  if (found === undefined) throw new Error('nothing to pick from')
  return found
}
