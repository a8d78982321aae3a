/**
 * The sets there are: each a folder and one line here. Whatever is at hand – a battle, a file, a question – names its set, and is looked up
 * in it. The box's is there from the start, every other comes late: whoever lets a battle, file or question in fetches its set first.
 */
import {
  type Catalog,
  type Engine,
  engine,
  type Faction,
  refuse,
  refused,
  type Side,
  usualFactions,
} from '../rules/index.ts'
import { buildCatalog, type ContentSet } from './build.ts'
import { core } from './core/index.ts'
import { checkRows, type Fetching, fetchRows, rowsCame } from './rows.ts'

/** A set that comes late, with what is known of it before. */
export type LateSet = {
  readonly id: string
  /** The sides of its printed missions. */
  readonly factions: readonly [first: Faction, second: Faction]
  readonly load: () => Promise<ContentSet>
}

/** Sets that come late, in the order in which they are offered. */
const LATE: readonly LateSet[] = [
  { id: 'tfa', factions: ['resistance', 'firstorder'], load: async () => (await import('./tfa/index.ts')).tfa },
]

/** The set in the box that the menu opens; whatever names none is of it, as all was before there were others. */
export const BOX = core.id

/** By id, in the order in which they came. */
const games = new Map<string, Engine>()
const late = new Map<string, LateSet & { set?: ContentSet }>()

/** Takes a set in. Throws an Error that names what is missing or twice in it, or a room that lacks a row for something of it. */
export function addSet(set: ContentSet): Engine {
  if (games.has(set.id)) throw new Error(`set ${set.id}: it is there twice`)
  const game = engine(buildCatalog(set))
  checkRows(set)
  games.set(set.id, game)
  return game
}

/** A set that is fetched when it is asked for (`fetchSet`). Throws an Error if there is one of its id. */
export function addLateSet(set: LateSet): void {
  if (games.has(set.id) || late.has(set.id)) throw new Error(`set ${set.id}: it is there twice`)
  late.set(set.id, { ...set })
}

addSet(core)
for (const set of LATE) addLateSet(set)

/** The ids of all sets, those that have not come yet among them. */
export const setIds = (): readonly string[] => [...new Set([...games.keys(), ...late.keys()])]

/** Whether a set has come, with all that the rooms on the page have for it: then nothing has to be fetched. */
export const isSetHere = (set: string = BOX): boolean => !late.has(set) || (games.has(set) && rowsCame(set))

/**
 * Fetches a set, and what the rooms on the page have for it; whatever has come is not fetched again. Of an unknown one there is nothing to
 * fetch: whoever asks for its game is refused. Rejects if some of it cannot be had. `fetching` is how to ask for it more than once.
 */
export async function fetchSet(id: string = BOX, fetching: Fetching = load => load()): Promise<void> {
  const known = late.get(id)
  if (!known || isSetHere(id)) return
  const [set] = await Promise.all([known.set ?? fetching(known.load), fetchRows(id, fetching)])
  known.set = set
  if (games.has(id)) checkRows(set)
  else addSet(set)
}

const unknown = (set: string) => refused(refuse('unknown-set', 'GEN-1', { set }))

/** The rules over the cards of a set; of the box for what names none. Throws a refusal for a set that is not here. */
export function gameOf(set: string = BOX): Engine {
  const game = games.get(set)
  if (!game) throw unknown(set)
  return game
}

/** The cards of a set; as `gameOf`. */
export const catalogOf = (set?: string): Catalog => gameOf(set).catalog

/** For whom the sides fly in the printed missions of a set, whether it has come or not. Throws a refusal for one that there is not. */
export function usualIn(set: string): Readonly<Record<Side, Faction>> {
  const known = games.get(set)?.catalog ?? late.get(set)
  if (!known) throw unknown(set)
  return usualFactions(known)
}
