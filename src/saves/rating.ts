/** How strong somebody plays, on the scale of those that were played against: what fits the battles best, and how sure that is. */

/** A battle as it counts: how strong the other was, what the own side of the battle is worth between equals (both Elo), and how it ended. */
export type Rated = { readonly opponent: number; readonly advantage: number; readonly score: 0 | 0.5 | 1 }

/** A strength, and how far off it may be on either side in nineteen cases of twenty, both Elo; of so many battles. */
export type Rating = { readonly strength: number; readonly error: number; readonly battles: number }

/** Elo to the natural logarithm of odds. */
const UNIT = Math.LN10 / 400
/** Standard errors of nineteen cases of twenty. */
const WIDE = 1.96

/** How many of a hundred battles whoever is so much stronger (Elo) is expected to win, as a share. */
export const expectedScore = (ahead: number): number => 1 / (1 + Math.exp(-UNIT * ahead))

/** Elo that a share of battles comes to; of 0 or 1 there is none. */
export const aheadBy = (share: number): number => Math.log(share / (1 - share)) / UNIT

/**
 * The strength that makes these battles likeliest, with one draw added against an even opponent of the kind that was met: whoever has won
 * all is strong, not boundless. Null without a battle.
 */
export function ratingOf(battles: readonly Rated[]): Rating | null {
  if (battles.length === 0) return null
  const met = battles.map(({ opponent, advantage }) => opponent - advantage)
  const usual = met.reduce((sum, one) => sum + one, 0) / met.length
  const lines = [...battles.map(({ score }, n) => ({ even: met[n]!, score })), { even: usual, score: 0.5 }]
  let strength = usual
  let information = 0
  // Newton's method on a function with one hollow; a step is held short where few battles make it flat.
  for (let step = 0; step < 60; step += 1) {
    let slope = 0
    information = 0
    for (const { even, score } of lines) {
      const expected = expectedScore(strength - even)
      slope += UNIT * (score - expected)
      information += UNIT * UNIT * expected * (1 - expected)
    }
    const move = Math.max(-200, Math.min(200, slope / information))
    strength += move
    if (Math.abs(move) < 1e-6) break
  }
  return { strength, error: WIDE / Math.sqrt(information), battles: battles.length }
}
