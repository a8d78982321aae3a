/** What a ground crew has painted on a ship that is a pilot's own, in the place of what the pilot's card wears. */

/** What is painted for a ship that was shot down: the two wings of a TIE, or crossed foils. */
export const KILL_MARKS = ['bars', 'cross'] as const
export type KillMark = (typeof KILL_MARKS)[number]

/** Paint as it was when a battle began: nobody paints during one. */
export type Worn = {
  /** The pilot's colour, sRGB as `#rrggbb`. */
  readonly colour: string
  /** Of the astromech, where there is one; none: one of the nameless. */
  readonly second?: string
  /** Bars of the colour, 1 … 5; none: as many as the ship's number says. */
  readonly bars?: number
  /** Ships shot down before, a mark each. */
  readonly kills: number
  readonly mark: KillMark
}
