/** The numbers of a ship as they stand now: what is printed, then what its cards make of it. */
import type { Bearing } from '../geometry/index.ts'
import type { AttackFrame, Catalog, Chassis, Game, Weapon } from './catalog.ts'
import { damageKind } from './decks.ts'
import { forbiddenBy, mayBeForbidden, missionOf, permitted, relay, type Said } from './effects.ts'
import type { DiceTerm, ShipBody } from './events.ts'
import type { Difficulty, GameState, ManoeuvreKey, Ship, ShipId } from './state.ts'
import type { RuleId } from './text.ts'

/** A manoeuvre taken apart: 'bank-left 2' → bank-left at speed 2. */
export function manoeuvre(key: ManoeuvreKey): { bearing: Bearing; speed: number } {
  const space = key.lastIndexOf(' ')
  return { bearing: key.slice(0, space) as Bearing, speed: Number(key.slice(space + 1)) }
}

/** A manoeuvre as the dial names it (MAN-1). */
export function manoeuvreKey(bearing: Bearing, speed: number): ManoeuvreKey {
  return `${bearing} ${speed}`
}

/** Whether a colour is the easy one of its edition (MAN-8). */
export const isEasy = (difficulty: Difficulty | null): boolean => difficulty === 'green' || difficulty === 'blue'

/** The ship of an id; throws if there is none. */
export function shipOf(state: GameState, id: ShipId): Ship {
  for (const ship of state.ships) if (ship.id === id) return ship
  throw new Error(`no ship ${id}`)
}

/** The type of a ship. */
export function chassisOf(catalog: Catalog, ship: Ship): Chassis {
  const chassis = catalog.chassis[ship.chassis]
  if (!chassis) throw new Error(`no chassis ${ship.chassis}`)
  return chassis
}

/** A ship's base where it lies (GEN-4: for all geometry only the base counts, without its guides: RANGE-7, ARC-5). Throws for a ship off the mat. */
export function bodyOf(catalog: Catalog, ship: Ship): ShipBody {
  if (!ship.pose) throw new Error(`${ship.id} is not on the mat`)
  return { id: ship.id, base: chassisOf(catalog, ship).base, pose: ship.pose }
}

/** The bases on the mat, without the ship named. */
export function otherBodies(catalog: Catalog, state: GameState, except: ShipId | null): ShipBody[] {
  const bodies: ShipBody[] = []
  for (const ship of state.ships) {
    if (ship.status === 'play' && ship.pose && ship.id !== except) bodies.push(bodyOf(catalog, ship))
  }
  return bodies
}

/** Pilot skill now (ACT-1, COMBAT-0.1); null for a ship that is in no order list. */
export function skillOf(game: Game, ship: Ship): number | null {
  if (ship.pilot === null) return null
  const printed = game.catalog.pilots[ship.pilot]?.skill ?? 0
  return relay(game, ship, 'pilotSkill', printed, (effect, where, value) => effect(where, value))
}

/** Hull value (DESTROY-1). */
export function hullOf(game: Game, ship: Ship): number {
  return relay(game, ship, 'hull', chassisOf(game.catalog, ship).hull, (effect, where, value) => effect(where, value))
}

/** Damage a ship has taken to its hull: cards, a face-up one for as many as it says (DESTROY-1). */
export function damageOf(game: Game, ship: Ship): number {
  let sum = 0
  for (const card of ship.damage) {
    sum += card.faceUp && card.kind !== null ? (damageKind(game, ship, card.kind)?.counts ?? 1) : 1
  }
  return sum
}

/** The rule by which CRIT results count as HIT against a ship: of its kind (MISSION-1-SHUTTLE-5, TFA-LINE-2), else of the mission (TFA-INTRO-4). */
export const softenedBy = (game: Game, ship: Ship): string | undefined =>
  chassisOf(game.catalog, ship).critsCountAsHits ?? missionOf(game).critsCountAsHits

/** Agility (COMBAT-4.1), never below 0. */
export function agilityOf(game: Game, ship: Ship): number {
  const value = relay(game, ship, 'agility', chassisOf(game.catalog, ship).agility, (effect, where, v) =>
    effect(where, v),
  )
  return Math.max(0, value)
}

/** Difficulty of a manoeuvre for a ship, after its cards (MAN-9); null if its dial lacks it or it has none (PLAN-7, GEN-6). */
export function difficultyOf(game: Game, ship: Ship, bearing: Bearing, speed: number): Difficulty | null {
  const entry = chassisOf(game.catalog, ship).dial?.find(other => other.bearing === bearing && other.speed === speed)
  if (!entry) return null
  return relay(game, ship, 'difficulty', entry.difficulty, (effect, where, value) =>
    effect(where, value, bearing, speed),
  )
}

/** Who keeps a ship from putting a manoeuvre on its dial, and by which rules; null: nobody does (PLAN-8, CONFLICT-2). */
export function dialBar(game: Game, ship: Ship, key: ManoeuvreKey): Said | null {
  const { bearing, speed } = manoeuvre(key)
  return (
    forbiddenBy(game, ship, 'mayExecute', (may, where) => may(where, ship, bearing, speed)) ??
    forbiddenBy(game, ship, 'maySet', (may, where) => may(where, ship, bearing, speed))
  )
}

/** The manoeuvres a ship can put on its dial, to be asked of any ship by anybody (PLAN-1, PLAN-7, PLAN-8, MAN-9); red while stressed is allowed (STRESS-3). */
export function dialOf(game: Game, ship: Ship): ManoeuvreKey[] {
  return allowed(game, ship, 'maySet', flownOf(game, ship))
}

/** The manoeuvres of its dial that a ship can execute, whoever picks one: what binds Planning alone is not asked (STRESS-3). */
export function flownOf(game: Game, ship: Ship): ManoeuvreKey[] {
  const printed = chassisOf(game.catalog, ship).dial ?? []
  const keys = printed.map(({ bearing, speed }) => manoeuvreKey(bearing, speed))
  return allowed(game, ship, 'mayExecute', keys)
}

function allowed(game: Game, ship: Ship, name: 'mayExecute' | 'maySet', keys: ManoeuvreKey[]): ManoeuvreKey[] {
  if (!mayBeForbidden(game, ship, name)) return keys
  return keys.filter(key => {
    const { bearing, speed } = manoeuvre(key)
    return permitted(game, ship, name, (may, where) => may(where, ship, bearing, speed))
  })
}

/** Whether range brings dice: not in an introduction (COMBAT-2.3, COMBAT-4.3, TFA-INTRO-4). */
const rangeCounts = ({ catalog, state }: Game): boolean => catalog.missions[state.mission]?.noRangeBonus !== true

/** Whether the range of an attack with a weapon brings dice: of a card's only where the set has it so, and it has no ordnance mark (SECW-4, SE-RANGE-3). */
const bringsRange = ({ catalog }: Game, weapon: Weapon | undefined): boolean =>
  weapon === undefined || (catalog.layer?.rangeForCards === true && !weapon.ordnance)

/** The attack dice of an attack, term by term: weapon, range bonus, card effects (COMBAT-2.1 … 2.4, SECW-3, SECW-4, TFA-INTRO-4). */
export function attackDiceOf(game: Game, attacker: Ship, attack: AttackFrame): DiceTerm[] {
  const weapon = game.catalog.upgrades[attack.weapon]?.weapon
  const terms: { why: string; dice: number }[] = []
  if (weapon) {
    terms.push({ why: 'weapon', dice: weapon.attack })
    if (attack.band === 1 && bringsRange(game, weapon)) terms.push({ why: 'range-1', dice: 1 })
  } else {
    const { primaries } = chassisOf(game.catalog, attacker)
    const printed = primaries.find(({ id }) => id === attack.weapon)?.attack ?? 0
    const primary = Math.max(
      0,
      relay(game, attacker, 'primary', printed, (effect, where, value) => effect(where, value)),
    )
    terms.push({ why: 'weapon', dice: printed })
    if (primary !== printed) terms.push({ why: 'cards', dice: primary - printed })
    if (attack.band === 1 && rangeCounts(game)) terms.push({ why: 'range-1', dice: 1 })
  }
  const before = terms.reduce((sum, term) => sum + term.dice, 0)
  const after = relay(game, attacker, 'attackDice', before, (effect, where, value) => effect(where, value, attack))
  if (after !== before) terms.push({ why: 'cards', dice: after - before })
  return terms
}

/** The defence dice of an attack, term by term: agility, range 3 against a primary weapon, obstruction (COMBAT-4.1 … 4.4, OBST-12). */
export function defenceDiceOf(game: Game, defender: Ship, attack: AttackFrame): DiceTerm[] {
  const printed = chassisOf(game.catalog, defender).agility
  const agility = agilityOf(game, defender)
  const terms: { why: string; dice: number }[] = [{ why: 'agility', dice: printed }]
  if (agility !== printed) terms.push({ why: 'cards', dice: agility - printed })
  if (attack.band === 3 && bringsRange(game, game.catalog.upgrades[attack.weapon]?.weapon) && rangeCounts(game))
    terms.push({ why: 'range-3', dice: 1 })
  if (attack.obstructed) terms.push({ why: 'obstructed', dice: 1 })
  const before = terms.reduce((sum, term) => sum + term.dice, 0)
  const own = relay(game, defender, 'defenceDice', before, (effect, where, value) => effect(where, value, attack))
  const attacker = game.state.ships.find(({ id }) => id === attack.attacker)
  const after = attacker
    ? relay(game, attacker, 'targetDice', own, (effect, where, value) => effect(where, value, attack))
    : own
  if (after !== before) terms.push({ why: 'cards', dice: after - before })
  return terms
}

/** The rule behind a term of a number of dice; null where it is the cards' own. A card's weapon throws what the card says. */
export function termRule(dice: 'attack' | 'defence', why: string, primary: boolean): RuleId | null {
  const attacks = dice === 'attack'
  const behind: Readonly<Record<string, RuleId>> = {
    weapon: primary ? 'COMBAT-2.1' : 'SECW-3',
    agility: 'COMBAT-4.1',
    cards: attacks ? 'COMBAT-2.2' : 'COMBAT-4.2',
    'range-1': 'COMBAT-2.3',
    'range-3': 'COMBAT-4.3',
    obstructed: 'OBST-12',
  }
  return behind[why] ?? null
}

/** The number of dice that terms add up to; below 0 counts as 0 (COMBAT-2.4, COMBAT-4.4). */
export function diceTotal(terms: readonly DiceTerm[]): number {
  return Math.max(
    0,
    terms.reduce((sum, term) => sum + term.dice, 0),
  )
}
