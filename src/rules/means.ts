/** What a ship has to fly and to fire with, as its cards leave it: told with each event that may change it, so that a viewer needs no rules to show it. */
import type { Game } from './catalog.ts'
import type { EventType } from './events.ts'
import { speakingTokens } from './ship-tokens.ts'
import type { Difficulty, ManoeuvreKey, Ship, ShipId } from './state.ts'
import { attackDiceOf, chassisOf, dialOf, diceTotal, difficultyOf, manoeuvre } from './values.ts'

/** What a ship has to fly and to fire with, as its cards leave it. */
export type Means = {
  /** Attack dice of its first primary weapon at range 1, 2 and 3; null: it has none. */
  readonly dice: readonly [number, number, number] | null
  /** The manoeuvres that may be put on its dial, and how hard each is. */
  readonly dial: readonly { readonly manoeuvre: ManoeuvreKey; readonly difficulty: Difficulty }[]
}

/** The means of a ship now, against nobody in particular (COMBAT-2.1 … 2.4, PLAN-7, PLAN-8, MAN-9). */
export function meansOf(game: Game, ship: Ship): Means {
  const gun = chassisOf(game.catalog, ship).primaries[0]
  const diceAt = (weapon: string, band: 1 | 2 | 3) =>
    diceTotal(
      attackDiceOf(game, ship, {
        step: 'attack',
        attacker: ship.id,
        defender: '',
        weapon,
        band,
        obstructed: false,
      }),
    )
  const dial = dialOf(game, ship).map(key => {
    const { bearing, speed } = manoeuvre(key)
    return { manoeuvre: key, difficulty: difficultyOf(game, ship, bearing, speed)! }
  })
  return { dice: gun ? [diceAt(gun.id, 1), diceAt(gun.id, 2), diceAt(gun.id, 3)] : null, dial }
}

/** Facts that make cards of the ship they are about speak, or be silent. */
const OWN: readonly EventType[] = ['shipPlaced', 'damageTurnedDown', 'upgradeDiscarded', 'effectBegan', 'effectEnded']
/** Facts after which cards or mission may say something else to everybody. */
const ALL: readonly EventType[] = ['roundStarted', 'shipMarked', 'shipUnmarked']

/** As much of a fact as says whom it may leave with other means. */
type Fact = {
  readonly type: EventType
  readonly ship?: ShipId | null
  readonly token?: string
  readonly faceUp?: boolean
}

function touched({ state, catalog }: Game, { type, ship, token, faceUp }: Fact): readonly Ship[] {
  if (ALL.includes(type)) return state.ships.filter(({ status }) => status === 'play')
  const own =
    OWN.includes(type) ||
    (type === 'damageDealt' && faceUp === true) ||
    ((type === 'tokenGained' || type === 'tokenRemoved') && speakingTokens(catalog).some(({ id }) => id === token))
  return own ? state.ships.filter(({ id }) => id === ship) : []
}

/** The means of everybody whose means a fact may have changed; undefined: nobody's. */
export function meansAfter(game: Game, fact: Fact): Readonly<Record<ShipId, Means>> | undefined {
  const ships = touched(game, fact)
  return ships.length > 0 ? Object.fromEntries(ships.map(ship => [ship.id, meansOf(game, ship)])) : undefined
}
