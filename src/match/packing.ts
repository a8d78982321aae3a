/**
 * Small numbers packed tightly into a text that an address may hold: each number takes just the room that the count of its possible values
 * needs. Values share words of 48 bits in mixed radix; a word that the next value would not fit into is full.
 */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const DIGITS = new Map([...ALPHABET].map((sign, value) => [sign, value]))
/** Possible values of a word: below 2^53, so that every step is exact. */
const FULL = 281_474_976_710_656
const WORD_BYTES = 6
/** What the digits of three bytes are worth, in base 64 and in base 256, the first one the most. */
const BASE_64 = [262_144, 4096, 64, 1] as const
const BASE_256 = [65_536, 256, 1] as const

/** Bytes that hold any value below `size`. */
const bytesFor = (size: number): number => {
  let bytes = 0
  for (let room = 1; room < size; room *= 256) bytes += 1
  return bytes
}

export type Packer = {
  /** Adds a value of 0 … radix − 1; radix up to 2^32. */
  add(value: number, radix: number): void
  bytes(): readonly number[]
}

/** Numbers into bytes. */
export function packer(): Packer {
  const out: number[] = []
  let word = 0
  let size = 1
  const close = (bytes: number): void => {
    let left = word
    for (let n = 0; n < bytes; n += 1) {
      out.push(left % 256)
      left = Math.floor(left / 256)
    }
    word = 0
    size = 1
  }
  return {
    add(value, radix) {
      if (size * radix > FULL) close(WORD_BYTES)
      word += value * size
      size *= radix
    },
    bytes() {
      close(bytesFor(size))
      return out
    },
  }
}

export type Unpacker = {
  /** The next value, 0 … radix − 1: whoever reads asks with the radixes of whoever wrote. Zeros after the end. */
  take(radix: number): number
}

/** Bytes back into numbers. */
export function unpacker(bytes: readonly number[]): Unpacker {
  let at = 0
  let word = 0
  let size = FULL
  const open = (): void => {
    word = 0
    let worth = 1
    for (let n = 0; n < WORD_BYTES; n += 1) {
      word += (bytes[at] ?? 0) * worth
      worth *= 256
      at += 1
    }
    size = 1
  }
  return {
    take(radix) {
      if (size * radix > FULL) open()
      const value = word % radix
      word = Math.floor(word / radix)
      size *= radix
      return value
    },
  }
}

/** Bytes as a text of letters, digits, '-' and '_' (base64url without padding). */
export function textOfBytes(bytes: readonly number[]): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 3) {
    const three = (bytes[at] ?? 0) * 65536 + (bytes[at + 1] ?? 0) * 256 + (bytes[at + 2] ?? 0)
    const signs = Math.min(4, bytes.length - at + 1)
    for (const worth of BASE_64.slice(0, signs)) text += ALPHABET[Math.floor(three / worth) % 64]
  }
  return text
}

/** The bytes of such a text; null for any other text. */
export function bytesOfText(text: string): number[] | null {
  if (text.length % 4 === 1) return null
  const bytes: number[] = []
  for (let at = 0; at < text.length; at += 4) {
    let three = 0
    for (let n = 0; n < 4; n += 1) {
      const sign = text[at + n]
      const digit = sign === undefined ? 0 : DIGITS.get(sign)
      if (digit === undefined) return null
      three = three * 64 + digit
    }
    const count = Math.min(3, text.length - at - 1)
    for (const worth of BASE_256.slice(0, count)) bytes.push(Math.floor(three / worth) % 256)
  }
  return bytes
}
