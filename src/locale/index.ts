/** Everything the game says. Keys are flat; a `Text` of the rules, the film or the interface becomes a sentence here. */
import { book, whole, wordOfSet } from './books.ts'
import type { Key } from './keys.ts'
import { fetchTexts, type Language } from './languages.ts'

export { brings, bringsSet, wordOfSet } from './books.ts'
export type { Key, Within } from './keys.ts'
export { fitting, LANGUAGES, type Language, languageName } from './languages.ts'

/** What a line is filled with. Ids go in plain; some names of parameters are translated, see `TABLES`. */
export type Params = Readonly<Record<string, string | number>>
/** A line by key, as rules and film hand it out. */
export type Line = { readonly key: string; readonly params?: Params }
/** Turns the id of a ship, of a side, of an edge or of a token into what a person calls it. */
export type Names = (id: string) => string
/** For whom each side flies: a faction by the id of the side. */
export type Factions = Readonly<Record<string, string>>
/** Keys of what is said of a side by its name (`{{side}}`); under `.` and a faction it may be said in better words. */
type Stem = Extract<Key, `${string}.of`>

let spoken: Language = 'en'
let plurals = new Intl.PluralRules('en')
/** Counts what was asked for, so that the last wish wins however long an earlier one takes. */
let wishes = 0

/** The set of what is spoken of; null: nobody has said. */
let set: string | null = null

/** The cards of this set are spoken of from now on; null: those of the box. */
export const speakOf = (of: string | null): void => {
  set = of
}

/** What `say` says, while the cards of a set are spoken of. */
export function inSet<T>(of: string | null, say: () => T): T {
  const before = set
  set = of
  try {
    return say()
  } finally {
    set = before
  }
}

/** The language that is spoken now. */
export const speaking = (): Language => spoken

/**
 * Speaks another language from now on: everything said by what is on the page is in it once this resolves, as far as it can be had.
 * Rejects if not even what the menu says can be had; then everything stays as it was. False: another language was asked for meanwhile.
 * `fetch` gives the texts that are not there yet.
 */
export async function speak(language: Language, fetch = fetchTexts): Promise<boolean> {
  wishes += 1
  const wish = wishes
  try {
    await whole(language, fetch)
  } catch (error) {
    if (wish === wishes) throw error
  }
  if (wish !== wishes) return false
  spoken = language
  plurals = new Intl.PluralRules(language)
  return true
}

/**
 * Waits for what all parts on the page say in the language that is spoken; what failed to come before is asked for again.
 * False: some cannot be had, and are said in English. Never rejects.
 */
export async function allSaid(): Promise<boolean> {
  for (;;) {
    const language = spoken
    const all = await whole(language).catch(() => false)
    if (language === spoken) return all
  }
}

/** A number as the language writes it, with so many digits behind the point; below 0 with a minus, which is no hyphen. */
export const decimal = (value: number, digits: number): string =>
  new Intl.NumberFormat(spoken, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: false,
    signDisplay: 'negative',
  })
    .format(value)
    .replace('-', '−')

/** A number as the language writes it, with no more digits than it has: 0.25, 8. */
export const factor = (value: number): string =>
  new Intl.NumberFormat(spoken, { maximumFractionDigits: 3, useGrouping: false }).format(value)

/** A whole number as the language writes it: 12,345. */
export const grouped = (value: number): string =>
  new Intl.NumberFormat(spoken, { maximumFractionDigits: 0 }).format(value)

/** A text of a language: as the set says it that is spoken of, else as all do. */
const own = (language: Language, key: string): string | undefined => {
  const texts = book(language)
  return (
    (set === null ? undefined : wordOfSet(set, language, key)) ?? (Object.hasOwn(texts, key) ? texts[key] : undefined)
  )
}

/** The text of a key: the plural form that a count asks for, else the key's own; in English where the language has none. */
function found(key: string, count: string | number | undefined): string | undefined {
  if (typeof count !== 'number') return own(spoken, key) ?? own('en', key)
  return (
    own(spoken, `${key}_${plurals.select(count)}`) ??
    own(spoken, key) ??
    own('en', count === 1 ? `${key}_one` : `${key}_other`) ??
    own('en', key)
  )
}

/** Keys that there were no words for when they were said. */
const missed = new Set<string>()

/** The key itself, for want of words; it is told once in the console, where every test of a page looks for errors. */
function unsaid(key: string): string {
  if (!missed.has(key)) console.error(`no words for “${key}”`)
  missed.add(key)
  return key
}

/** A sentence, its holes filled; the key itself where there is none. */
const say = (key: string, params: Params = {}): string =>
  (found(key, params['count']) ?? unsaid(key)).replace(/\{\{(\w+)\}\}/g, (_, name: string) =>
    String(params[name] ?? ''),
  )

/** True if there is a sentence for this key. */
export const has = (key: string): key is Key => found(key, undefined) !== undefined || found(key, 2) !== undefined

/** What turns or hides the text around it: signs of control, of direction, of no width. */
const UNSEEN = /[\p{Cc}\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/gu

/** A text from outside as it may be shown: without signs that nobody sees, and not longer than so many. */
export function plain(text: string, most = 200): string {
  const seen = [...text.slice(0, 4 * most).replace(UNSEEN, '')]
  return seen.length > most ? `${seen.slice(0, most - 1).join('')}…` : seen.join('')
}

const SHIPS = new Set(['ship', 'attacker', 'defender', 'target', 'other', 'lost', 'by', 'guard'])

/** A manoeuvre in words, speed first as players say it: '2 bank left'. */
export const manoeuvreWords = (key: string): string => {
  const [bearing = '', speed = '', more] = key.split(' ')
  if (!has(`bearing.${bearing}`) || !/^\d$/.test(speed) || more !== undefined) return `“${plain(key, 40)}”`
  return say('manoeuvre.words', { speed, bearing: say(`bearing.${bearing}`) })
}

/** The name of a card, whatever deck it is from. */
export const cardName = (id: string): string => {
  const key = [`damage.${id}.name`, `upgrade.${id}.name`, `mission.${id}.name`, `pilot.${id}`].find(has)
  return key ? say(key) : plain(id)
}

const word = (table: string) => (value: string) => (has(`${table}.${value}`) ? say(`${table}.${value}`) : plain(value))

/** What a token of ships is called. */
export const shipTokenName: (id: string) => string = word('token')

/** What a faction is called. */
export const factionName: (id: string) => string = word('faction')

/** The sides that fly for the same faction as this one, itself too; none of a side that nobody flies for. */
const alike = (side: string, factions: Factions): readonly string[] =>
  Object.keys(factions).filter(one => factions[side] !== undefined && factions[one] === factions[side])

/** What the sides of a battle are called: their factions, numbered where both fly for one. */
export const sideNames =
  (factions: Factions) =>
  (side: string): string => {
    const same = alike(side, factions)
    if (same.length === 0) return word('side')(side)
    const faction = factionName(factions[side]!)
    return same.length === 1 ? faction : say('side.mirror', { faction, number: same.indexOf(side) + 1 })
  }

/** What is said of a faction: in words of its own, or else with its name. */
export const ofFaction = (stem: Stem, faction: string): string => {
  const key = `${stem}.${faction}`
  return has(key) ? say(key) : say(stem, { side: factionName(faction) })
}

/** What is said of a side: in the words of its faction, or with its name where both fly for one. */
export const ofSide = (stem: Stem, side: string, factions: Factions): string =>
  alike(side, factions).length === 1 ? ofFaction(stem, factions[side]!) : say(stem, { side: sideNames(factions)(side) })

/** Parameters whose values are sides; a faction is said too, where no side is known yet. */
const OF_SIDE = new Set(['side', 'winner', 'has', 'decides'])
/** The sides: every line may say their names, as `{{first}}` and `{{second}}`. */
const SIDES = ['first', 'second'] as const
/** What names are asked for the edge of a side. */
const HOME = 'home/'

const sideSaid = (value: string, names: Names): string => {
  const name = names(value)
  return name !== value ? name : has(`faction.${value}`) ? factionName(value) : word('side')(value)
}

/** The edge of a side, as whoever names the ships of its battle calls it. */
const homeSaid = (side: string, names: Names): string => {
  const name = names(HOME + side)
  return name !== HOME + side ? name : say('edge.of', { side: sideSaid(side, names) })
}

/** Parameters whose values are ids, by name, and how each is said. */
const TABLES: Readonly<Record<string, (value: string) => string>> = {
  manoeuvre: manoeuvreWords,
  from: manoeuvreWords,
  to: manoeuvreWords,
  pilot: word('pilot'),
  chassis: word('chassis'),
  card: cardName,
  kind: cardName,
  mission: cardName,
  object: word('object'),
  difficulty: word('difficulty'),
  phase: word('phase'),
  faction: factionName,
  action: word('action'),
  edge: word('edge'),
  face: word('face'),
  weapon: value => (has(`weapon.${value}`) ? say(`weapon.${value}`) : cardName(value)),
  token: shipTokenName,
  level: word('level'),
  set: word('set'),
}

const translated = (params: Params, names: Names): Params => {
  const out: Record<string, string | number> = Object.fromEntries(SIDES.map(side => [side, sideSaid(side, names)]))
  const { reason, ...rest } = params
  for (const [name, value] of Object.entries(rest)) {
    if (typeof value === 'number') out[name] = value
    else if (SHIPS.has(name)) out[name] = names(value)
    else if (OF_SIDE.has(name)) out[name] = sideSaid(value, names)
    else if (name === 'home') out[name] = homeSaid(value, names)
    else if (name === 'edge' && names(value) !== value) out[name] = names(value)
    else if (name === 'ships') out[name] = value.split(',').map(names).join(', ')
    else out[name] = TABLES[name]?.(value) ?? plain(value)
  }
  // A reason is a line of its own, filled with the same parameters.
  if (reason !== undefined) out['reason'] = typeof reason === 'string' && has(reason) ? say(reason, out) : reason
  return out
}

const plainNames: Names = id => id

/**
 * A sentence. A bare key takes its parameters as they are; the parameters of a `Line` are ids where `TABLES` says so,
 * and ships and sides are named by `names`.
 */
export function t(key: Key, params?: Params): string
export function t(line: Line, names?: { readonly name: Names }): string
export function t(what: string | Line, more?: Params | { readonly name: Names }): string {
  if (typeof what === 'string') return say(what, more as Params | undefined)
  const names = (more as { readonly name: Names } | undefined)?.name ?? plainNames
  return say(what.key, translated(what.params ?? {}, names))
}

/** What is known of a ship to name it. */
export type Named = { readonly id: string; readonly pilot: string | null; readonly chassis: string }

/** What a token of cardboard is called: its kind, with its number; null for what is none. Shapes count from 0, as printed. */
const tokenName = (id: string): string | null => {
  const [, asteroid, satellite] = /^(?:core2?asteroid(\d)|satellite-(\d))$/.exec(id) ?? []
  if (asteroid) return say('token.name.asteroid', { number: Number(asteroid) + 1 })
  if (satellite) return say('token.name.satellite', { number: satellite })
  const [, kind, number] = /^([a-z]+)-?(\d+)$/.exec(id) ?? []
  const key = `token.name.${kind}`
  if (number && has(key)) return say(key, { number })
  return id === 'satellite' ? say('token.name.one') : null
}

/** What an edge of the mat is called: whose it is, or where it lies if it is nobody's. */
const edgeName = (id: string, homes: Readonly<Record<string, string>>, factions: Factions): string | null => {
  const side = Object.keys(homes).find(one => homes[one] === id)
  if (side !== undefined && factions[side] !== undefined) return ofSide('edge.of', side, factions)
  return has(`edge.${id}`) ? say(`edge.${id}`) : null
}

/** What a side or its edge is called; null for what is neither. */
const ofBattle = (id: string, factions: Factions): string | null => {
  if (Object.hasOwn(factions, id)) return sideNames(factions)(id)
  const side = id.startsWith(HOME) ? id.slice(HOME.length) : ''
  return Object.hasOwn(factions, side) ? ofSide('edge.of', side, factions) : null
}

/**
 * Names for all ships of a battle: the pilot's, the chassis' for a ship without a pilot; with the id where several share it.
 * Tokens on the mat have names too, sides if it is told for whom they fly, and edges if it is told whose they are besides
 * (`homes`: edge by side).
 */
export const shipNames = (
  ships: () => readonly Named[],
  homes: () => Readonly<Record<string, string>> | null = () => null,
  factions: () => Factions | null = () => null,
  called: Readonly<Record<string, string>> = {},
): Names => {
  return id => {
    const all = ships()
    const ship = all.find(one => one.id === id)
    if (!ship) {
      const [edges, sides] = [homes(), factions() ?? {}]
      return ofBattle(id, sides) ?? (edges && edgeName(id, edges, sides)) ?? tokenName(id) ?? id
    }
    const own = called[id]
    if (own !== undefined) return own
    // Whoever has no pilot is called by the chassis; those that share a name are told apart.
    const alike = all.filter(one => one.pilot === ship.pilot && (ship.pilot !== null || one.chassis === ship.chassis))
    const name = say(ship.pilot === null ? `chassis.${ship.chassis}` : `pilot.${ship.pilot}`)
    return alike.length > 1 ? `${name} ${id}` : name
  }
}
