/** An id that nothing else has: letters and digits, drawn by lot. */
export const freshId = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(3)), word => word.toString(36).padStart(7, '0')).join('')
