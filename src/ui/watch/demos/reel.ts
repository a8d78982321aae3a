/** A demo: a replay file that says besides where its film begins and what its chapters are called. */
import type { Named } from '../../../playback/chapters.ts'
import type { Timeline } from '../../../playback/timeline.ts'

/**
 * A named moment of a demo: the event that has `nth` before it of those that command `at` caused. `name` with `ui.demos.chapter.` before
 * it is a key of the locale.
 */
export type ReelChapter = { readonly at: number; readonly nth: number; readonly name: string }

/** What makes a replay a demo. It ends with the last command of its replay. */
export type Reel = {
  readonly id: string
  /** The film begins with what this command caused. */
  readonly from: number
  /** In the order of the film. */
  readonly chapters: readonly ReelChapter[]
}

/** Where a film begins, seconds: a demo's with what its first command caused, any other at 0. */
export const beginningOf = (demo: Reel | null, timeline: Pick<Timeline, 'timeOfCommand'>): number =>
  demo ? timeline.timeOfCommand(demo.from) : 0

/** The named moments of a film that is a demo; none of any other. */
export const namedIn = (demo: Reel | null): readonly Named[] =>
  (demo?.chapters ?? []).map(({ at, nth, name }) => ({
    at,
    nth,
    title: { key: `ui.demos.chapter.${name}`, rules: [] },
  }))

const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0
const isName = (value: unknown): value is string => typeof value === 'string' && /^[a-z0-9-]{1,32}$/.test(value)
/** More named moments than this are no help to anybody. */
const MOST_CHAPTERS = 64

/** What a replay file says of itself as a demo, or null if it does not, or not properly. */
export function reelIn(text: string): Reel | null {
  try {
    const { id, from, chapters } = (JSON.parse(text) as { demo: Record<string, unknown> }).demo
    if (!isName(id) || !isCount(from) || !Array.isArray(chapters) || chapters.length > MOST_CHAPTERS) return null
    const read = chapters.map((one: Record<string, unknown>) => ({
      at: one['at'],
      nth: one['nth'] ?? 0,
      name: one['name'],
    }))
    const sound = read.every((one): one is ReelChapter => isCount(one.at) && isCount(one.nth) && isName(one.name))
    return sound ? { id, from, chapters: read } : null
  } catch {
    return null
  }
}
