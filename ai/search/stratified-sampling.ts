/** Where somebody begins to go through what it may want, in lines, and how far into the first, 0 … 1. */
export type Shift = { readonly step: number; readonly offset: number }

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b))

/** Strides that meet each of so many lines once. */
const stridesOf = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, at) => at + 1).filter(stride => divisor(stride, count) === 1)

/**
 * So many lines of what several may choose, drawn evenly over the chances of each: for every line the index of each one's choice.
 * Each goes through its choices in an order of its own, so that the lines pair them differently.
 */
export const sampled = (
  chances: readonly (readonly number[])[],
  count: number,
  shifts: readonly Shift[],
): readonly (readonly number[])[] => {
  const strides = stridesOf(count)
  return Array.from({ length: count }, (_, line) =>
    chances.map((wished, n) => {
      const { step, offset } = shifts[n]!
      let at = (((line * strides[n % strides.length]! + step) % count) + offset) / count
      const index = wished.findIndex(chance => {
        at -= chance
        return at < 0
      })
      return Math.max(0, index)
    }),
  )
}
