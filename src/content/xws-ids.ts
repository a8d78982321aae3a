/** The names that squad builders use in XWS files for what this game knows. Spellings as met in files of either edition. */
import type { Catalog, Faction, Pilot, Upgrade } from '../rules/index.ts'

const FACTIONS: ReadonlyMap<string, Faction> = new Map([
  ['rebel', 'rebel'],
  ['rebels', 'rebel'],
  ['rebelalliance', 'rebel'],
  ['imperial', 'imperial'],
  ['imperials', 'imperial'],
  ['empire', 'imperial'],
  ['galacticempire', 'imperial'],
  ['resistance', 'resistance'],
  ['theresistance', 'resistance'],
  ['firstorder', 'firstorder'],
  ['thefirstorder', 'firstorder'],
])

/** Whose squads files of the first edition call so: it had no factions of their own for them. */
const HEIRS: ReadonlyMap<Faction, Faction> = new Map([
  ['rebel', 'resistance'],
  ['imperial', 'firstorder'],
])

/** Other spellings of ships than their ids. */
const SHIPS: ReadonlyMap<string, string> = new Map([
  ['t65xwing', 'xwing'],
  ['tielnfighter', 'tiefighter'],
  ['t70', 't70xwing'],
  ['xwingt70', 't70xwing'],
  ['tiefo', 'tiefofighter'],
])

/** Keys of upgrade lists, and the slot that each is here. */
const SLOTS: ReadonlyMap<string, string> = new Map([
  ['ept', 'elite'],
  ['elite', 'elite'],
  ['elitepilottalent', 'elite'],
  ['elitepilottalents', 'elite'],
  ['talent', 'elite'],
  ['amd', 'astromech'],
  ['astromech', 'astromech'],
  ['astromechdroid', 'astromech'],
  ['droid', 'astromech'],
  ['torpedo', 'torpedo'],
  ['torpedoes', 'torpedo'],
  ['tech', 'tech'],
])

/** The key of the first edition for each slot. */
const KEYS: Readonly<Record<string, string>> = { elite: 'ept', astromech: 'amd', torpedo: 'torpedo' }

/** Letters of an id that are looked at; the longest known has 22. */
const ID_LENGTH = 80

/** An id as the format makes it from a name: lower case, without accents and without all but letters and digits. */
export function idOf(text: string): string {
  const plain = text.slice(0, ID_LENGTH).normalize('NFD')
  return plain.toLowerCase().replace(/[^a-z0-9]/g, '')
}

const named = <T>(table: Readonly<Record<string, T>>, id: string): T | undefined =>
  Object.hasOwn(table, id) ? table[id] : undefined

/** The faction of a name in a set; the Rebels of 2015 are its Resistance. */
export function factionOf({ factions }: Catalog, text: string): Faction | undefined {
  const faction = FACTIONS.get(idOf(text))
  return [faction, faction && HEIRS.get(faction)].find(one => one !== undefined && factions.includes(one))
}

/** The id of a ship's name, whichever set it may be of. */
export const shipId = (text: string): string => SHIPS.get(idOf(text)) ?? idOf(text)

/** The id of the chassis that a ship's name means in a set; one without a dial is flown by nobody. */
export const shipOf = ({ chassis }: Catalog, text: string): string | undefined =>
  named(chassis, shipId(text))?.dial ? shipId(text) : undefined

/** The ids that a pilot's name may mean: all of it, or what is before a hyphen. */
export const pilotIds = (text: string): readonly string[] => [idOf(text), idOf(text.split('-', 1)[0]!)]

/**
 * The pilot that a name means in a set. A suffix behind a hyphen parts cards of one name: the pilot's own ship says nothing new, anything
 * else is another printing (`other`), of which only the pilot is known here.
 */
export function pilotOf(
  catalog: Catalog,
  text: string,
): { readonly pilot: Pilot; readonly other: boolean } | undefined {
  const [whole, stem] = pilotIds(text)
  const exact = named(catalog.pilots, whole!)
  if (exact) return { pilot: exact, other: false }
  const pilot = named(catalog.pilots, stem!)
  return pilot && { pilot, other: shipOf(catalog, text.slice(text.indexOf('-'))) !== pilot.chassis }
}

/** The upgrade of a name in the list of a key: the same name in another slot is another card. */
export function upgradeOf({ upgrades }: Catalog, key: string, text: string): Upgrade | undefined {
  const upgrade = named(upgrades, idOf(text))
  return upgrade && upgrade.slot === SLOTS.get(idOf(key)) ? upgrade : undefined
}

/** The id of an obstacle's name; some files write 'obstacle-' before it. */
export const obstacleId = (text: string): string => idOf(text.replace(/^obstacle-/, ''))

/** The obstacle token of a name in a set. */
export function obstacleOf({ tokens, kinds }: Catalog, text: string): string | undefined {
  const token = named(tokens, obstacleId(text))
  return token && named(kinds, token.what)?.obstacle ? token.id : undefined
}

/** The key under which an upgrade is listed in a file of the first edition. */
export const keyOf = (upgrade: Upgrade): string => KEYS[upgrade.slot] ?? upgrade.slot
