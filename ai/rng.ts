/** A small seeded generator of its own for the opponents: same seed, same numbers, in every process and browser. */

/** The next number in [0, 1). */
export type Rng = () => number

const mix = (h: number, k: number): number => {
  const x = Math.imul(h ^ k, 0x9e3779b1)
  return (x ^ (x >>> 15)) >>> 0
}

/** Four 32-bit lanes of a text; nothing of the text can be read back from them. */
const lanes = (text: string): [number, number, number, number] => {
  const out: [number, number, number, number] = [0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344]
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    for (let lane = 0; lane < 4; lane++)
      out[lane] = mix(out[lane]! ^ (out[(lane + 1) % 4]! >>> 3), code + lane * 0x3c6ef372)
  }
  for (let round = 0; round < 8; round++) {
    for (let lane = 0; lane < 4; lane++) out[lane] = mix(out[lane]! + out[(lane + 3) % 4]!, 0x7f4a7c15 + round)
  }
  return out
}

/** A generator (sfc32) seeded with a text. */
export const rngOf = (seed: string): Rng => {
  let [a, b, c, counter] = lanes(seed)
  const next = (): number => {
    const t = (a + b + counter) >>> 0
    counter = (counter + 1) >>> 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) >>> 0
    c = ((c << 21) | (c >>> 11)) >>> 0
    c = (c + t) >>> 0
    return t / 4294967296
  }
  for (let i = 0; i < 12; i++) next()
  return next
}

/** The seed of one decision, mixed one way from a match's seed, the player and the number of the decision. */
export const decisionSeed = (seed: string, player: string, at: number): string =>
  lanes(`opponent/${seed.length}:${seed}/${player}/${at}`)
    .map(lane => lane.toString(16).padStart(8, '0'))
    .join('')
