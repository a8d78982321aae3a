/** The names that squad builders use in XWS files for what this game knows. Spellings as met in files of either edition. */
import type { Faction, ForceEntry, Pilot, Upgrade } from '../rules/index.ts'
import { chassis, pilots } from './core/ships/index.ts'
import { kinds, tokens } from './core/tokens.ts'
import { upgrades } from './core/upgrades/index.ts'

const FACTIONS: ReadonlyMap<string, Faction> = new Map([
  ['rebel', 'rebel'],
  ['rebels', 'rebel'],
  ['rebelalliance', 'rebel'],
  ['imperial', 'imperial'],
  ['imperials', 'imperial'],
  ['empire', 'imperial'],
  ['galacticempire', 'imperial'],
])

/** Ships under their first-edition id and the one of 2.0.0. */
const SHIPS: ReadonlyMap<string, string> = new Map([
  ...chassis.filter(ship => ship.dial).map(ship => [ship.id, ship.id] as const),
  ['t65xwing', 'xwing'],
  ['tielnfighter', 'tiefighter'],
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
])

/** The key of the first edition for each slot. */
const KEYS: Readonly<Record<string, string>> = { elite: 'ept', astromech: 'amd', torpedo: 'torpedo' }

const PILOTS: ReadonlyMap<string, Pilot> = new Map(pilots.map(pilot => [pilot.id, pilot]))
const UPGRADES: ReadonlyMap<string, Upgrade> = new Map(upgrades.map(upgrade => [upgrade.id, upgrade]))
const OBSTACLES: ReadonlySet<string> = new Set(
  tokens.filter(token => kinds.some(kind => kind.id === token.what && kind.obstacle)).map(token => token.id),
)

/** Letters of an id that are looked at; the longest known has 22. */
const ID_LENGTH = 80

/** An id as the format makes it from a name: lower case, without accents and without all but letters and digits. */
function idOf(text: string): string {
  const plain = text.slice(0, ID_LENGTH).normalize('NFD')
  return plain.toLowerCase().replace(/[^a-z0-9]/g, '')
}

/** The faction of a name. */
export const factionOf = (text: string): Faction | undefined => FACTIONS.get(idOf(text))

/** The id of the chassis that a ship's name means. */
export const shipOf = (text: string): string | undefined => SHIPS.get(idOf(text))

/**
 * The pilot that a name means. A suffix behind a hyphen parts cards of one name: the pilot's own ship says nothing new, anything
 * else is another printing (`other`), of which only the pilot is known here.
 */
export function pilotOf(text: string): { readonly pilot: Pilot; readonly other: boolean } | undefined {
  const exact = PILOTS.get(idOf(text))
  if (exact) return { pilot: exact, other: false }
  const cut = text.indexOf('-')
  const pilot = cut < 0 ? undefined : PILOTS.get(idOf(text.slice(0, cut)))
  return pilot && { pilot, other: shipOf(text.slice(cut)) !== pilot.chassis }
}

/** The upgrade of a name in the list of a key: the same name in another slot is another card. */
export function upgradeOf(key: string, text: string): Upgrade | undefined {
  const upgrade = UPGRADES.get(idOf(text))
  return upgrade && upgrade.slot === SLOTS.get(idOf(key)) ? upgrade : undefined
}

/** The obstacle token of a name; some files write 'obstacle-' before it. */
export function obstacleOf(text: string): string | undefined {
  const id = idOf(text.replace(/^obstacle-/, ''))
  return OBSTACLES.has(id) ? id : undefined
}

/** The pilot with this id. */
export const pilotById = (id: string): Pilot | undefined => PILOTS.get(id)

/** The upgrade with this id. */
export const upgradeById = (id: string): Upgrade | undefined => UPGRADES.get(id)

/** The faction that a pilot of this game flies for. */
export function sideOf(pilot: string): Faction {
  const ship = PILOTS.get(pilot)?.chassis
  return chassis.find(one => one.id === ship)?.faction ?? 'rebel'
}

/** Squad points of some ships with their upgrades (SQUAD-1). */
export function pointsOf(entries: readonly ForceEntry[]): number {
  let sum = 0
  for (const { pilot, upgrades: carried } of entries) {
    sum += PILOTS.get(pilot)?.points ?? 0
    for (const id of carried) sum += UPGRADES.get(id)?.points ?? 0
  }
  return sum
}

/** The key under which an upgrade is listed in a file of the first edition. */
export const keyOf = (upgrade: Upgrade): string => KEYS[upgrade.slot] ?? upgrade.slot
