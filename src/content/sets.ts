/** The sets there are: each a folder and one line here. Whatever is at hand – a battle, a file, a question – names its set, and is looked up in it. */
import { type Catalog, type Engine, engine, refuse, refused } from '../rules/index.ts'
import { buildCatalog, type ContentSet } from './build.ts'
import { core } from './core/index.ts'
import { checkRows } from './rows.ts'

/** The set in the box that the menu opens; whatever names none is of it, as all was before there were others. */
export const BOX = core.id

/** By id, in the order in which they are offered. */
const games = new Map<string, Engine>()

/** Takes a set in. Throws an Error that names what is missing or twice in it, or a room that lacks a row for something of it. */
export function addSet(set: ContentSet): Engine {
  if (games.has(set.id)) throw new Error(`set ${set.id}: it is there twice`)
  const game = engine(buildCatalog(set))
  checkRows(set)
  games.set(set.id, game)
  return game
}

for (const set of [core]) addSet(set)

/** The ids of all sets. */
export const setIds = (): readonly string[] => [...games.keys()]

/** The rules over the cards of a set; of the box for what names none. Throws a refusal for a set that is not here. */
export function gameOf(set: string = BOX): Engine {
  const game = games.get(set)
  if (!game) throw refused(refuse('unknown-set', 'GEN-1', { set }))
  return game
}

/** The cards of a set; as `gameOf`. */
export const catalogOf = (set?: string): Catalog => gameOf(set).catalog
