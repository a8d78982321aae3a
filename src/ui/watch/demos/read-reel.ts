/** What the file of a replay says of itself as a demo, read as what comes from outside. */
import type { OfTour, Reel, ReelChapter } from './reel.ts'

const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0
const isName = (value: unknown): value is string => typeof value === 'string' && /^[a-z0-9-]{1,32}$/.test(value)
/** More named moments than this are no help to anybody. */
const MOST_CHAPTERS = 64

const isCrew = (value: unknown): value is OfTour['crew'] =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every(one => isName(one?.pilot) && isCount(one?.kills) && one.kills < 100)

/** What it says of its tour; null: not properly. */
function tourIn({ tour, side, crew, outcome, brings }: Record<string, unknown>): OfTour | null {
  if (side !== 'first' && side !== 'second') return null
  if (!isName(tour) || !isCrew(crew) || !isName(outcome) || !(brings === null || isName(brings))) return null
  return { tour, side, crew, outcome, brings }
}

/** What a replay file says of itself as a demo, or null if it does not, or not properly. */
export function reelIn(text: string): Reel | null {
  try {
    const { id, from, chapters, ofTour } = (JSON.parse(text) as { demo: Record<string, unknown> }).demo
    if (!isName(id) || !isCount(from) || !Array.isArray(chapters) || chapters.length > MOST_CHAPTERS) return null
    const read = chapters.map((one: Record<string, unknown>) => ({
      at: one['at'],
      nth: one['nth'] ?? 0,
      name: one['name'],
    }))
    const sound = read.every((one): one is ReelChapter => isCount(one.at) && isCount(one.nth) && isName(one.name))
    if (!sound) return null
    if (ofTour === undefined) return { id, from, chapters: read }
    const of = tourIn(ofTour as Record<string, unknown>)
    return of && { id, from, chapters: read, ofTour: of }
  } catch {
    return null
  }
}
