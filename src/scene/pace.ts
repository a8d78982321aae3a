/**
 * What `auto` gives up, in this order, when frames take too long: resolution twice, then shadows, then effects. A pure
 * decision over measured frame times; whoever calls measures only while frames follow one another.
 */

/** What is left at a level: the share of the full pixel ratio, and whether shadows and spilling light are drawn. */
export type Relief = { readonly share: number; readonly shadows: boolean; readonly effects: boolean }

/** The levels, from everything to the least. */
export const RELIEFS: readonly Relief[] = [
  { share: 1, shadows: true, effects: true },
  { share: 0.8, shadows: true, effects: true },
  { share: 0.6, shadows: true, effects: true },
  { share: 0.6, shadows: false, effects: true },
  { share: 0.6, shadows: false, effects: false },
]
export const LEAST = RELIEFS.length - 1

/** What is known of the pace of the picture. Times in ms. */
export type Pace = {
  readonly level: number
  /** Frames to let pass after a change, whose programs and buffers are made anew. */
  readonly skip: number
  /** Frames measured in this window, the time they took, and the longest of them, which does not count: a download, a page that was hidden. */
  readonly many: number
  readonly sum: number
  readonly longest: number
  /** Slower than `slow` is too slow; quicker than `quick` leaves room for more. */
  readonly slow: number
  readonly quick: number
  /** Windows with room in a row, and how many it takes to go up. */
  readonly calm: number
  readonly patience: number
  /** Windows since the last way up; a way down soon after it makes the next one rarer. */
  readonly since: number
  /** The mean before the first of a row of steps down that helped nothing, the level then, and how many there were. */
  readonly vain: { readonly mean: number; readonly level: number; readonly steps: number } | null
}

const WINDOW = 24
const SKIP = 8
const SLOW = 24
const QUICK = 18.5
const PATIENCE = 12
const MOST_PATIENCE = 192
/** A way up that is taken back within so many windows was a mistake. */
const SOON = 20
/** A mean above this many times `slow` takes two steps at once. */
const FAR = 2.5
/** A step down helps if the frame takes less than this share of the time before. */
const HELPS = 0.92

/** A picture that waits for its next frame is not slow, nor has it room for as long as it waits: shares of its own beat. */
const CAPPED = { slow: 1.3, quick: 1.06 } as const

/** The pace at the start, at a level; `fps`: no more frames a second are drawn, null: as many as the screen has. */
export const paceAt = (level: number, fps: number | null = null): Pace => ({
  level,
  skip: SKIP,
  many: 0,
  sum: 0,
  longest: 0,
  slow: fps ? Math.max(SLOW, (1000 / fps) * CAPPED.slow) : SLOW,
  quick: fps ? Math.max(QUICK, (1000 / fps) * CAPPED.quick) : QUICK,
  calm: 0,
  patience: PATIENCE,
  since: SOON,
  vain: null,
})

/** At another level, with nothing measured yet. */
const moved = (pace: Pace, level: number, change: Partial<Pace>): Pace => ({
  ...pace,
  level,
  skip: SKIP,
  calm: 0,
  ...change,
})

/** A window is over and took `mean` ms a frame. */
const judge = (pace: Pace, mean: number): Pace => {
  const { level, slow, quick, vain } = pace
  const since = pace.since + 1
  if (mean > slow) {
    if (vain && vain.steps >= 2 && mean > vain.mean * HELPS)
      // Fewer pixels are no quicker: it is the display's own pace, or not the picture's fault. All comes back.
      return moved(pace, vain.level, { slow: mean * 1.3, quick: mean * 1.06, since, vain: null })
    if (level === LEAST) return { ...pace, since, calm: 0 }
    const still = vain !== null && mean > vain.mean * HELPS
    const row = still ? { ...vain, steps: vain.steps + 1 } : { mean, level, steps: 1 }
    const patience = pace.since < SOON ? Math.min(MOST_PATIENCE, pace.patience * 2) : pace.patience
    return moved(pace, Math.min(LEAST, level + (mean > slow * FAR ? 2 : 1)), { since: SOON, patience, vain: row })
  }
  if (mean > quick || level === 0) return { ...pace, since, calm: 0, vain: null }
  const calm = pace.calm + 1
  if (calm < pace.patience) return { ...pace, since, calm, vain: null }
  return moved(pace, level - 1, { since: 0, vain: null })
}

/** The pace after a frame that took `ms`; `held`: nothing may change now, e.g. while dice roll. */
export const paced = (pace: Pace, ms: number, held = false): Pace => {
  if (pace.skip > 0) return { ...pace, skip: pace.skip - 1 }
  if (held) return pace.many === 0 ? pace : { ...pace, many: 0, sum: 0, longest: 0 }
  const many = pace.many + 1
  const sum = pace.sum + ms
  const longest = Math.max(pace.longest, ms)
  if (many < WINDOW) return { ...pace, many, sum, longest }
  return judge({ ...pace, many: 0, sum: 0, longest: 0 }, (sum - longest) / (many - 1))
}
