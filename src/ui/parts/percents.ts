/**
 * Shares of one whole as percent with so many digits behind the point, together exactly what they come to: all are rounded down, and what
 * that leaves over goes to the largest remainders, the first of equals first.
 */
export function percents(shares: readonly number[], digits = 0): readonly number[] {
  const scale = 10 ** digits
  const exact = shares.map(share => share * 100 * scale)
  const whole = exact.map(Math.floor)
  const over = Math.round(exact.reduce((sum, one) => sum + one, 0)) - whole.reduce((sum, one) => sum + one, 0)
  const rest = (n: number): number => exact[n]! - whole[n]!
  const first = shares.map((_, n) => n).toSorted((a, b) => rest(b) - rest(a) || a - b)
  for (const n of first.slice(0, over)) whole[n]! += 1
  return whole.map(one => one / scale)
}
