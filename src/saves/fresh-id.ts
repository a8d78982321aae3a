/**
 * Numbers of 32 bits drawn by lot, from the machine's own randomness. A browser that has none, or lets no page have it, draws them by
 * `Math.random`: that is good enough for an id, and for a seed, as nobody plays against whoever could foretell them.
 */
export function lots(many: number): readonly number[] {
  try {
    return [...crypto.getRandomValues(new Uint32Array(many))]
  } catch {
    return Array.from({ length: many }, () => Math.floor(Math.random() * 0x1_0000_0000))
  }
}

/** An id that nothing else has: letters and digits, drawn by lot. */
export const freshId = (): string =>
  lots(3)
    .map(word => word.toString(36).padStart(7, '0'))
    .join('')
