/** What the director would like to see in each beat, and how much: an event is known with its outcome when it begins. */
import { bearingRow, rangeInArc } from '../../geometry/index.ts'
import { type Catalog, type GameEvent, hostile, manoeuvre, type ShipId } from '../../rules/index.ts'
import type { Picture, ShipPicture } from '../picture.ts'
import { scatter, shipIn } from '../tools.ts'
import type { Setup } from './take.ts'

/** What events weigh against each other; a take's weight halves every `HALF` seconds. */
const WEIGHTS = {
  destroyed: 10,
  crit: 8,
  likely: 7,
  objective: 7,
  collision: 5,
  loop: 4,
  attack: 4,
  lock: 3.5,
  move: 3,
  round: 2,
  calm: 1,
} as const
const HALF = 2

/** A weight after so many seconds. */
export const decayed = (weight: number, seconds: number): number => {
  let left = weight
  let rest = seconds
  for (; rest >= HALF; rest -= HALF) left /= 2
  // Straight between the halves: close enough, and the same on every machine.
  return left * (1 - rest / (2 * HALF))
}

/** A set-up that is wished for. */
export type Wish = Omit<Setup, 'side'> & { readonly weight: number; readonly side: 1 | -1 | null }

const wish = (
  kind: Setup['kind'],
  weight: number,
  ships: readonly ShipId[] = [],
  side: 1 | -1 | null = null,
): Wish => ({
  kind,
  weight,
  ships,
  side,
})

/** What through-going hits leave of a ship: nothing, if it dies of them for sure. */
const dies = (ship: ShipPicture | undefined, through: number): boolean =>
  ship !== undefined && through >= ship.hull + ship.shields

/** A defender that two hits would finish. */
const frail = (ship: ShipPicture | undefined): boolean => ship !== undefined && ship.hull + ship.shields <= 2

/** Whether a ship has somebody in its arc within range 3. */
function aims(ship: ShipPicture, picture: Picture, catalog: Catalog): boolean {
  const arcs = catalog.chassis[ship.chassis]?.arcs ?? []
  return picture.ships.some(
    other => hostile(other, ship) && other.status === 'play' && arcs.some(arc => rangeInArc(ship, arc, other) !== null),
  )
}

/** The ships that are about to move after one: among those of equal skill a player may choose. */
const nextOf = ({ order }: Picture, ship: ShipId): readonly ShipId[] => order.filter(id => id !== ship).slice(0, 3)

/** Seconds of a phase's title, and of a ship that has nobody to shoot at. */
const TITLE = 0.8
const SKIPPED = 0.6

/** Seconds from the start of the Combat phase until somebody is likely to shoot; null: nobody is. */
function untilShots(order: readonly ShipId[], picture: Picture, catalog: Catalog): number | null {
  for (const [index, id] of order.entries()) {
    const ship = shipIn(picture, id)
    if (ship && aims(ship, picture, catalog)) return TITLE + index * SKIPPED
  }
  return null
}

/**
 * What an event wants to be seen in, `picture` as it begins; null: nothing new; 'over': what was wished for before is over; 'flown': a
 * flight that was wished for is.
 * `least` is how long a take lasts at least: what would soon be cut away from again is not wished for.
 */
export function wishFor(
  event: GameEvent,
  picture: Picture,
  catalog: Catalog,
  least: number,
): Wish | 'over' | 'flown' | null {
  switch (event.type) {
    case 'gameStarted':
      return wish('wide', WEIGHTS.calm)
    case 'shipPlaced':
      return event.how === 'reinforcement' ? wish('chase', WEIGHTS.lock, [event.ship]) : null
    case 'roundStarted':
      return wish(event.round > 1 ? 'plan' : 'wide', WEIGHTS.round)
    case 'phaseStarted': {
      if (event.phase === 'planning') return wish('plan', WEIGHTS.calm)
      if (event.phase === 'end') return wish('wide', WEIGHTS.calm)
      if (event.phase !== 'combat') return null
      const wait = untilShots(event.order, picture, catalog)
      return wait === null || wait >= least ? wish('wide', WEIGHTS.calm) : null
    }
    case 'dialRevealed':
      return wish('chase', WEIGHTS.move, [event.ship])
    case 'moveDeclined':
      return wish('wide', WEIGHTS.move, [event.ship, ...nextOf(picture, event.ship)])
    case 'manoeuvreExecuted': {
      // Without a dial it is soon over, and the next ship is about to move: both are seen.
      const next = nextOf(picture, event.ship)
      if (event.difficulty === null && next.length > 0) return wish('wide', WEIGHTS.move, [event.ship, ...next])
      const crash = event.overlapped.length > 0 || event.obstacles.length > 0
      const loops = bearingRow(manoeuvre(event.manoeuvre).bearing).endTurn !== 0 && !event.endTurnCancelled
      return wish('chase', crash ? WEIGHTS.collision : loops ? WEIGHTS.loop : WEIGHTS.move, [event.ship])
    }
    // Who has flown already is not chased any more.
    case 'actionPerformed':
    case 'actionSkipped':
    case 'tokenGained':
    case 'barrelRolled':
    case 'boosted':
      return picture.phase === 'activation' ? 'flown' : null
    case 'obstacleRolled':
    case 'cardRolled':
      return wish('chase', WEIGHTS.collision, [event.ship])
    case 'lockAcquired':
      // Nobody else is to move: there is time for the two.
      return picture.order.length === 0 ? wish('pair', WEIGHTS.lock, [event.ship, event.target]) : null
    case 'objectTaken':
    case 'shipUnmarked':
    case 'shipMarked':
    case 'shipFled':
      return wish('chase', WEIGHTS.objective, [event.ship])
    case 'attackDeclared': {
      const target = shipIn(picture, event.defender)
      const kind = event.band > 1 && scatter(event.at, 11) % 3 === 0 ? 'pair' : 'shoulder'
      return wish(kind, frail(target) ? WEIGHTS.likely : WEIGHTS.attack, [event.attacker, event.defender])
    }
    case 'diceRolled': {
      const { attacker, defender } = picture.dice ?? { attacker: null, defender: null }
      if (event.dice !== 'defence' || attacker === null || defender === null) return null
      const kind = (['dice', 'pair', 'dice', 'reverse'] as const)[scatter(event.at, 29) % 4]!
      return wish(kind, WEIGHTS.attack, [attacker, defender])
    }
    case 'resultsCompared': {
      const { attacker, defender, hits, crits } = event
      const target = shipIn(picture, defender)
      if (dies(target, hits + crits)) return wish('reverse', WEIGHTS.destroyed, [attacker, defender])
      // Worth another look only if something comes of it.
      return hits + crits > 1 || crits > 0 ? wish('pair', WEIGHTS.crit, [attacker, defender]) : null
    }
    case 'shipDestroyed':
      return shipIn(picture, event.ship)?.status === 'play' ? wish('blast', WEIGHTS.destroyed, [event.ship]) : null
    case 'attackEnded':
      return 'over'
    case 'gameEnded':
      return wish('wide', WEIGHTS.round)
    default:
      return null
  }
}
