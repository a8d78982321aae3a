/**
 * Reading squads in XWS, the exchange format of the community's squad builders: files of the first edition (0.x, 1.0.0) and of the
 * 2.0.0 specification. What a file says of points, versions and vendors is ignored; what is unknown here, or of another set than its first
 * ship, is told and left out.
 */
import { type Catalog, type Faction, type ForceEntry, squadPoints, type Text } from '../rules/index.ts'
import { cleanText } from './clean-text.ts'
import { parseGuarded } from './guarded-json.ts'
import { jsonFault } from './json-fault.ts'
import { asTyped } from './pasted-json.ts'
import { BOX, catalogOf, isSetHere } from './sets.ts'
import { inSlotOrder, type NamedSquad, SQUAD_MOST } from './squads.ts'
import * as ids from './xws-ids.ts'
import { setOfObstacle, setOfPilot, setOfShip, setOfUpgrade } from './xws-sets.ts'

/** Bytes of a file and levels of nesting, at most. */
export const XWS_MOST = { bytes: 65_536, depth: 16 } as const
/** Problems told one by one; of more only the number. */
const TOLD = 40
/** Code points of a foreign id that are shown. */
const SHOWN = 40
/** The usual limit of the first edition (SQUAD-2). */
const USUAL_LIMIT = 100

/** For which edition a file was made, and the version of the format that it names; null where it does not say. */
export type XwsEdition = { readonly edition: 'first' | 'second' | null; readonly version: string | null }
/** What a file gives: the squad, null if nothing in it can be used, and what was not understood, for a person to see first. */
export type XwsReading = XwsEdition & {
  readonly squad: NamedSquad | null
  readonly problems: readonly Text[]
  /** The set in whose words it is told; none: the box's. */
  readonly set?: string
}

type Tell = (key: string, params?: Text['params']) => void
type Fields = Readonly<Record<string, unknown>>

const problem = (key: string, params: Text['params'] = {}): Text => ({
  key: `xws.${key}`,
  params,
  rules: key === 'other-set' ? ['TFA-LAYER-1'] : [],
})

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A field of its own, never one that every object inherits; null counts as absent. */
const field = (fields: Fields, name: string): unknown =>
  Object.hasOwn(fields, name) ? (fields[name] ?? undefined) : undefined

/** The texts of a list; what is none is told. An absent or empty list has none. */
function textsOf(value: unknown, where: string, tell: Tell): readonly string[] {
  if (value === undefined || value === null) return []
  if (!Array.isArray(value)) {
    tell('not-list', { where })
    return []
  }
  return value.filter((item: unknown, at): item is string => {
    if (typeof item === 'string') return true
    tell('not-text', { where: `${where}[${at}]` })
    return false
  })
}

/** Tells what is of another set than the squad; false: it is of none, as far as is known. */
function foreign({ set }: Catalog, home: string | undefined, text: string, tell: Tell): boolean {
  if (home === undefined || home === set) return false
  tell('other-set', { what: cleanText(text, SHOWN), set: home })
  return true
}

function readUpgrades(catalog: Catalog, value: unknown, where: string, tell: Tell): readonly string[] {
  // Some builders write an empty list where there are none.
  if (value === undefined || (Array.isArray(value) && value.length === 0)) return []
  if (!isFields(value)) {
    tell('not-object', { where })
    return []
  }
  const found: string[] = []
  let over = 0
  for (const [key, list] of Object.entries(value)) {
    const slot = cleanText(key, SHOWN)
    for (const text of textsOf(list, `${where}.${slot}`, tell)) {
      const upgrade = ids.upgradeOf(catalog, key, text)
      if (!upgrade) {
        if (!foreign(catalog, setOfUpgrade(key, text), text, tell))
          tell('unknown-upgrade', { what: cleanText(text, SHOWN), slot, where })
      } else if (found.length < SQUAD_MOST.upgrades) found.push(upgrade.id)
      else over += 1
    }
  }
  if (over > 0) tell('too-many-upgrades', { where, count: over })
  return inSlotOrder(catalog, found)
}

function readPilot(catalog: Catalog, value: unknown, where: string, tell: Tell): ForceEntry | null {
  if (!isFields(value)) {
    tell('not-object', { where })
    return null
  }
  // 2.0.0 says `id`, the first edition `name`; some files say both.
  const names: string[] = []
  for (const key of ['id', 'name']) {
    const name = field(value, key)
    if (typeof name === 'string') names.push(name)
    else if (name !== undefined) tell('not-text', { where: `${where}.${key}` })
  }
  const [first] = names
  if (first === undefined) {
    tell('no-pilot', { where })
    return null
  }
  const known = names.map(name => ids.pilotOf(catalog, name)).find(one => one !== undefined)
  const what = cleanText(first, SHOWN)
  const ship = field(value, 'ship')
  if (!known) {
    if (foreign(catalog, names.map(setOfPilot).find(Boolean), first, tell)) return null
    const chassis = typeof ship === 'string' ? (ids.shipOf(catalog, ship) ?? cleanText(ship, SHOWN)) : ''
    tell(chassis ? 'unknown-pilot-of' : 'unknown-pilot', { what, where, ...(chassis ? { chassis } : {}) })
    return null
  }
  if (typeof ship === 'string') {
    if (ids.shipOf(catalog, ship) !== known.pilot.chassis) {
      tell('unknown-ship', { what: cleanText(ship, SHOWN), pilot: known.pilot.id, where })
      return null
    }
  } else if (ship !== undefined) tell('not-text', { where: `${where}.ship` })
  if (known.other) tell('read-as', { what, pilot: known.pilot.id })
  const upgrades = readUpgrades(catalog, field(value, 'upgrades'), `${where}.upgrades`, tell)
  return { pilot: known.pilot.id, upgrades }
}

/** The faction that the file names, or else that of its first ship. */
function readFaction(catalog: Catalog, value: unknown, entries: readonly ForceEntry[], tell: Tell): Faction {
  const named = typeof value === 'string' ? ids.factionOf(catalog, value) : undefined
  if (named) return named
  if (typeof value === 'string') tell('unknown-faction', { what: cleanText(value, SHOWN) })
  else if (value === undefined) tell('no-faction')
  else tell('not-text', { where: 'faction' })
  return catalog.chassis[catalog.pilots[entries[0]!.pilot]!.chassis]!.faction
}

function readObstacles(catalog: Catalog, value: unknown, tell: Tell): readonly string[] {
  const found: string[] = []
  for (const text of textsOf(value, 'obstacles', tell)) {
    const id = ids.obstacleOf(catalog, text)
    if (!id) {
      if (!foreign(catalog, setOfObstacle(text), text, tell)) tell('unknown-obstacle', { what: cleanText(text, SHOWN) })
    } else if (found.includes(id)) tell('obstacle-twice', { what: id })
    else found.push(id)
  }
  return found
}

/** The squad in a parsed file: itself, or the first of a container of several. */
function soleSquad(value: unknown, tell: Tell): Fields | null {
  const container = isFields(value) ? (field(value, 'container') ?? field(value, 'collection')) : value
  if (Array.isArray(container)) {
    const [first, ...others] = container as readonly unknown[]
    if (others.length > 0) tell('several', { count: others.length })
    return isFields(first) ? first : null
  }
  return isFields(value) ? value : null
}

/** By the version of the format; files without one tell it by how they name faction and pilots. */
function readEdition(fields: Fields): XwsEdition {
  const named = field(fields, 'version')
  const [version = null, major] =
    typeof named === 'string' ? (/^(\d{1,3})(?:\.\d{1,3}){0,3}$/.exec(named.trim()) ?? []) : []
  if (version) return { version, edition: Number(major) >= 2 ? 'second' : 'first' }
  const pilots = field(fields, 'pilots')
  const second = (pilot: unknown): boolean => isFields(pilot) && field(pilot, 'id') !== undefined
  const first = (pilot: unknown): boolean => isFields(pilot) && field(pilot, 'name') !== undefined
  if (!Array.isArray(pilots)) return { version, edition: null }
  return { version, edition: pilots.some(second) ? 'second' : pilots.some(first) ? 'first' : null }
}

/** The set of the first ship that is of one: by its pilot, else by its chassis. Without any it is the box's. */
function setOf(fields: Fields): string {
  const pilots = field(fields, 'pilots')
  const texts = (pilot: Fields, keys: readonly string[]): readonly string[] =>
    keys.map(key => field(pilot, key)).filter(name => typeof name === 'string')
  for (const pilot of Array.isArray(pilots) ? pilots.slice(0, SQUAD_MOST.ships) : []) {
    if (!isFields(pilot)) continue
    const homes = [...texts(pilot, ['id', 'name']).map(setOfPilot), ...texts(pilot, ['ship']).map(setOfShip)]
    const home = homes.find(one => one !== undefined)
    if (home !== undefined) return home
  }
  return BOX
}

function readSquad(catalog: Catalog, fields: Fields, tell: Tell): NamedSquad | null {
  const name = field(fields, 'name')
  if (name !== undefined && typeof name !== 'string') tell('not-text', { where: 'name' })
  const pilots = field(fields, 'pilots')
  if (pilots === undefined) tell('no-pilots')
  else if (!Array.isArray(pilots)) tell('not-list', { where: 'pilots' })
  const list: readonly unknown[] = Array.isArray(pilots) ? pilots : []
  if (list.length > SQUAD_MOST.ships) {
    tell('too-many-pilots', { count: list.length, most: SQUAD_MOST.ships })
    return null
  }
  const entries = list.flatMap((pilot, at) => readPilot(catalog, pilot, `pilots[${at}]`, tell) ?? [])
  const obstacles = readObstacles(catalog, field(fields, 'obstacles'), tell)
  const faction = field(fields, 'faction')
  if (entries.length === 0) {
    if (faction !== undefined && typeof faction !== 'string') tell('not-text', { where: 'faction' })
    tell('nothing')
    return null
  }
  const points = squadPoints(catalog, entries)
  return {
    ...(catalog.set === BOX ? {} : { set: catalog.set }),
    name: typeof name === 'string' ? cleanText(name, SQUAD_MOST.name) : '',
    faction: readFaction(catalog, faction, entries, tell),
    limit: points <= USUAL_LIMIT ? USUAL_LIMIT : null,
    entries,
    ...(obstacles.length > 0 ? { obstacles } : {}),
  }
}

const unread = (key: string, params?: Text['params']): XwsReading => ({
  squad: null,
  edition: null,
  version: null,
  problems: [problem(key, params)],
})

/** Why a text is no JSON, down to the sign. */
function notJson(text: string): XwsReading {
  const fault = /[{[]/.test(text) ? jsonFault(text) : null
  if (!fault) return unread('not-json')
  const { line, place, sign } = fault
  if (sign === null) return unread('ends-early', { line })
  // What is drawn as nothing is told by its number.
  const code = sign.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')
  return unread('wrong-sign', { line, place, what: cleanText(sign, 1) || `U+${code}` })
}

/** The text of a file as JSON, also as it is pasted; else why it is none. A text too long or too deep is not parsed at all. */
function parse(text: string): { readonly value: unknown } | { readonly failed: XwsReading } {
  let parsed = parseGuarded(text, XWS_MOST.bytes, XWS_MOST.depth)
  if ('unparsed' in parsed && parsed.unparsed !== 'too-big') {
    const typed = asTyped(text)
    parsed = parseGuarded(typed, XWS_MOST.bytes, XWS_MOST.depth)
    if ('unparsed' in parsed && parsed.unparsed === 'not-json') return { failed: notJson(typed) }
  }
  return 'unparsed' in parsed ? { failed: unread(parsed.unparsed, XWS_MOST) } : parsed
}

/** The set that a text is of, to be fetched before it is read; the box's for what is no squad. Never throws. */
export function setOfXws(text: string): string {
  const parsed = parse(text)
  const fields = 'failed' in parsed ? null : soleSquad(parsed.value, () => undefined)
  return fields ? setOf(fields) : BOX
}

/**
 * Reads a squad from the text of an XWS file, also as it is pasted from a chat or a letter; never throws. A set that has not come
 * (`setOfXws`) is told, and nothing read. Whether the squad is legal is not asked here: that is `squadProblems`. Its limit is 100 points
 * if it keeps to that, else none.
 */
export function readXws(text: string): XwsReading {
  const parsed = parse(text)
  if ('failed' in parsed) return parsed.failed
  const problems: Text[] = []
  const tell: Tell = (key, params) => problems.push(problem(key, params))
  const fields = soleSquad(parsed.value, tell)
  if (!fields) tell('not-squad')
  const set = setOf(fields ?? {})
  if (!isSetHere(set)) return unread('set-not-here', { set })
  const squad = fields && readSquad(catalogOf(set), fields, tell)
  const told = problems.slice(0, TOLD)
  const over = problems.length - told.length
  return {
    ...readEdition(fields ?? {}),
    ...(set === BOX ? {} : { set }),
    squad,
    problems: over > 0 ? [...told, problem('more', { count: over })] : told,
  }
}
