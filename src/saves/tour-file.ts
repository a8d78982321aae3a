/** A tour of duty as one file, with its battle under way, on its way out of the game and in. */
import * as v from 'valibot'
import { version as APP } from '../../package.json'
import { isPoisoned, parseGuarded } from '../content/index.ts'
import { hashOf } from '../match/hash.ts'
import type { Text } from '../rules/index.ts'
import type { TourState } from '../tour/state.ts'
import { type KeptBattle, wrapBattle } from './kept.ts'
import { TOUR } from './magic.ts'
import { SAVE_MOST, unwrap } from './open-envelope.ts'
import { battleOf } from './read-kept.ts'
import { tourSchema } from './tours.ts'

/** The shape of the file; a later one is told apart. */
const VERSION = 1

/** What a file holds. */
export type TourFile = { readonly tour: TourState; readonly battle: KeptBattle | null }

const shape = v.object({
  format: v.literal(TOUR),
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  app: v.pipe(v.string(), v.maxLength(64)),
  created: v.pipe(v.number(), v.finite()),
  tour: v.unknown(),
  battle: v.unknown(),
  sum: v.pipe(v.string(), v.length(64)),
})
type Shape = v.InferOutput<typeof shape>

const sumOf = ({ format, version, app, created, tour, battle }: Omit<Shape, 'sum'>): string =>
  hashOf(JSON.stringify([format, version, app, created, tour, battle]))

/** The text of a file. `created`: milliseconds since 1970. */
export function writeTour({ tour, battle }: TourFile, created: number): string {
  const wrapped = battle && wrapBattle(battle, created)
  const inside = { format: TOUR, version: VERSION, app: APP, created, tour, battle: wrapped } as const
  return `${JSON.stringify({ ...inside, sum: sumOf(inside) })}\n`
}

const problem = (key: 'none' | 'changed' | 'later' | 'too-big'): { readonly problem: Text } => ({
  problem: { key: `ui.tour.file.${key}`, rules: [] },
})

/** The tour in a file's text, or what is wrong with it. A battle in it that cannot be read is left out: its mission is flown anew. */
export function readTour(text: string): TourFile | { readonly problem: Text } {
  const read = parseGuarded(text, SAVE_MOST.bytes, SAVE_MOST.depth)
  if ('unparsed' in read) return problem(read.unparsed === 'too-big' ? 'too-big' : 'none')
  if (isPoisoned(read.value)) return problem('changed')
  const file = v.safeParse(shape, read.value)
  if (!file.success) return problem('none')
  if (file.output.sum !== sumOf(file.output)) return problem('changed')
  if (file.output.version > VERSION) return problem('later')
  const tour = v.safeParse(tourSchema, file.output.tour)
  if (!tour.success) return problem('later')
  const battle = file.output.battle === null ? null : battleOf(unwrap(file.output.battle))
  return { tour: tour.output as TourState, battle: battle && !('problem' in battle) ? battle : null }
}
