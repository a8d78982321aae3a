/** Small answers about ordered pairs of places, remembered in flat memory. */

/** Open addressing; a slot with key 0 is free, for no place has number 0 in a pair. */
export type PairCache = { keys: Int32Array; values: Int16Array; count: number }

const FIRST = 4096
/** Places beyond this number are asked anew each time. */
const MOST = 65535

/** Nothing remembered. */
export const blankPairCache = (): PairCache => ({
  keys: new Int32Array(FIRST),
  values: new Int16Array(FIRST),
  count: 0,
})

const slotOf = (keys: Int32Array, key: number): number => {
  const mask = keys.length - 1
  let slot = (Math.imul(key, 0x9e3779b1) >>> 12) & mask
  for (;;) {
    const found = keys[slot]!
    if (found === key || found === 0) return slot
    slot = (slot + 1) & mask
  }
}

/** What is remembered about a pair; −1 if nothing. */
export const pairOf = (cache: PairCache, from: number, to: number): number => {
  if (from > MOST || to > MOST) return -1
  const key = (from << 16) | to
  const slot = slotOf(cache.keys, key)
  return cache.keys[slot] === key ? cache.values[slot]! : -1
}

const grow = (cache: PairCache): void => {
  const { keys, values } = cache
  cache.keys = new Int32Array(2 * keys.length)
  cache.values = new Int16Array(2 * keys.length)
  for (let n = 0; n < keys.length; n++) {
    const key = keys[n]!
    if (key === 0) continue
    const slot = slotOf(cache.keys, key)
    cache.keys[slot] = key
    cache.values[slot] = values[n]!
  }
}

/** Remembers a small whole number, at least 0, about a pair. */
export const putPair = (cache: PairCache, from: number, to: number, value: number): void => {
  if (from > MOST || to > MOST) return
  if (3 * cache.count > 2 * cache.keys.length) grow(cache)
  const key = (from << 16) | to
  const slot = slotOf(cache.keys, key)
  if (cache.keys[slot] === 0) {
    cache.keys[slot] = key
    cache.count += 1
  }
  cache.values[slot] = value
}
