/** What a ship has to fly and to fire with, as its cards leave it: told with each event that may change it, so that a viewer needs no rules to show it. */
import type { Chassis, Game } from './catalog.ts'
import { mayBeForbidden, speakersOf } from './effects.ts'
import type { EventType } from './events.ts'
import { isOwnToken } from './ship-tokens.ts'
import type { Difficulty, ManoeuvreKey, Ship, ShipId } from './state.ts'
import { attackDiceOf, chassisOf, dialOf, diceTotal, difficultyOf, manoeuvre } from './values.ts'

/** What a ship has to fly and to fire with, as its cards leave it. */
export type Means = {
  /** Attack dice of its first primary weapon at range 1, 2 and 3; null: it has none. */
  readonly dice: readonly [number, number, number] | null
  /** The manoeuvres that may be put on its dial, and how hard each is. */
  readonly dial: readonly { readonly manoeuvre: ManoeuvreKey; readonly difficulty: Difficulty }[]
}

/** What cards may say about them. */
const VALUES = ['primary', 'attackDice', 'difficulty'] as const

/** Whether any card, or the mission, has a word in what a ship has to fly and to fire with. */
const touched = (game: Game, ship: Ship): boolean =>
  mayBeForbidden(game, ship, 'mayExecute') ||
  mayBeForbidden(game, ship, 'maySet') ||
  speakersOf(game, ship).some(({ effects }) => VALUES.some(name => effects.values?.[name] !== undefined))

/** Most ships have what is printed: by their kind, found once. */
const printed = new WeakMap<Chassis, Means>()

/** The means of a ship now, against nobody in particular (COMBAT-2.1 … 2.4, PLAN-7, PLAN-8, MAN-9). */
export function meansOf(game: Game, ship: Ship): Means {
  if (touched(game, ship)) return reckoned(game, ship)
  const chassis = chassisOf(game.catalog, ship)
  const means = printed.get(chassis) ?? reckoned(game, ship)
  printed.set(chassis, means)
  return means
}

function reckoned(game: Game, ship: Ship): Means {
  const gun = chassisOf(game.catalog, ship).primaries[0]
  const attack = { step: 'attack', attacker: ship.id, defender: '', weapon: gun?.id ?? '', obstructed: false }
  const dice = ([1, 2, 3] as const).map(band => diceTotal(attackDiceOf(game, ship, { ...attack, band })))
  const dial = dialOf(game, ship).map(key => {
    const { bearing, speed } = manoeuvre(key)
    return { manoeuvre: key, difficulty: difficultyOf(game, ship, bearing, speed)! }
  })
  return { dice: gun ? (dice as [number, number, number]) : null, dial }
}

/** Facts after which cards may say something else, or nothing, about the ship they tell of; about every ship, where they tell of none. */
const CHANGES: readonly EventType[] = [
  'roundStarted',
  'shipPlaced',
  'shipMarked',
  'shipUnmarked',
  'damageDealt',
  'hullMended',
  'damageTurnedDown',
  'upgradeDiscarded',
  'effectBegan',
  'effectEnded',
  'tokenGained',
  'tokenRemoved',
]

/** The means of everybody whose means a fact may have changed; undefined: nobody's. The tokens of the rules themselves change none. */
export function meansAfter(
  game: Game,
  { type, ship, token }: { readonly type: EventType; readonly ship?: ShipId | null; readonly token?: string },
): Readonly<Record<ShipId, Means>> | undefined {
  if (!CHANGES.includes(type) || (token && isOwnToken(token))) return
  const touched = game.state.ships.filter(({ id, status }) => (ship ? id === ship : status === 'play'))
  return Object.fromEntries(touched.map(one => [one.id, meansOf(game, one)]))
}
