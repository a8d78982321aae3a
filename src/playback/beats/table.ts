/** Setting up: the game begins, ships are put down, reinforcements come or do not. */
import type { EventOf } from '../../rules/index.ts'
import type { Beat } from '../beat.ts'
import { tap } from '../cues.ts'
import { type Attitude, ahead, along, level, NO_DRIFT } from '../flight.ts'
import type { ShipPicture } from '../picture.ts'
import { fade, hump, said, smooth, span, text, withShip } from '../tools.ts'
import { NO_WAKE, wakeOf } from '../wake.ts'

/** How high above its place a hand lets go of a ship, mm. */
const DROP = 70
/** Reinforcements come from so far off, mm, and so high, in so many seconds. */
const FAR = 330
const HIGH = 50
const ARRIVING = 1.9

export const gameStarted: Beat<EventOf<'gameStarted'>> = {
  duration: () => 0.8,
  seen: 0,
  lines: event => [
    said('log.gameStarted', event.rules, [], { mission: event.mission }),
    ...(event.initiative ? [said('log.initiative', event.rules, [], { side: event.initiative })] : []),
  ],
  caption: event => text('caption.gameStarted', event.rules, { mission: event.mission }),
  chapter: event => ({ kind: 'setup', title: text('log.chapter.setup', event.rules) }),
  after: (before, event) => ({
    ...before,
    mission: event.mission,
    initiative: event.initiative ?? before.initiative,
    factions: event.factions,
    mat: event.mat,
    ...(event.decks ? { decks: event.decks } : {}),
    camera: { shot: 'table' },
  }),
}

export const shipPlaced: Beat<EventOf<'shipPlaced'>> = {
  duration: event => (event.how === 'reinforcement' ? ARRIVING : 0.8),
  seen: 0,
  lines: event => [
    event.how === 'reinforcement'
      ? said('log.shipPlaced.reinforcement', event.rules, [event.ship], { ship: event.ship, side: event.side })
      : said('log.shipPlaced.setup', event.rules, [event.ship], { ship: event.ship }),
  ],
  caption: event => text(`caption.shipPlaced.${event.how}`, event.rules, { ship: event.ship }),
  cues: ({ event, duration, setting }) =>
    event.how === 'reinforcement'
      ? [
          {
            kind: 'arrive',
            at: 0,
            duration,
            ship: event.ship,
            where: setting.reducedMotion ? null : ahead(event.pose, 0 - FAR),
          },
        ]
      : [tap('token', 0.7 * duration, event.ship, 0.8)],
  show: ({ event, now, progress, seed, setting }) => {
    const still = setting.reducedMotion
    if (event.how === 'reinforcement' && !still) {
      const arriving = (at: number): Attitude => {
        const left = 1 - at
        return {
          ...level(event.pose),
          // Its base stands where it will be; the ship comes to it.
          drift: along(event.pose.heading, 0 - FAR * left * left * left),
          roll: 0 + 12 * hump(at) * (seed % 2 === 0 ? 1 : -1),
          pitch: 0 - 9 * hump(span(at, 0, 0.8)) + 7 * hump(span(at, 0.5, 1)),
          lift: HIGH * smooth(left),
          thrust: smooth(left),
        }
      }
      const flown = arriving(progress)
      return withShip(now, event.ship, {
        ...flown,
        presence: fade(progress, 0.2, 0, false),
        wake: wakeOf(arriving, progress, ARRIVING),
      })
    }
    return withShip(now, event.ship, {
      presence: fade(progress, 0.35, 0, still),
      lift: still ? 0 : DROP * (1 - smooth(progress)),
    })
  },
  after: (before, event, { catalog, worn }) => {
    const chassis = catalog.chassis[event.chassis]
    if (!chassis) throw new Error(`no chassis '${event.chassis}' in the catalog`)
    const pilot = event.pilot === null ? null : catalog.pilots[event.pilot]
    const placed: ShipPicture = {
      id: event.ship,
      side: event.side,
      chassis: chassis.id,
      pilot: event.pilot,
      skill: pilot?.skill ?? null,
      base: chassis.base,
      pose: event.pose,
      roll: 0,
      pitch: 0,
      lift: 0,
      yaw: 0,
      drift: NO_DRIFT,
      wake: NO_WAKE,
      thrust: 0,
      presence: 1,
      status: 'play',
      hull: event.hullLeft ?? chassis.hull,
      maxHull: chassis.hull,
      shields: event.shields,
      maxShields: event.shields,
      focus: 0,
      evade: 0,
      stress: 0,
      tokens: [],
      lock: null,
      lockedBy: [],
      crits: [],
      dial: null,
      moved: false,
      active: false,
      means: null,
      agility: null,
      marks: [],
      carries: [],
      lasting: [],
      worn: worn[event.ship] ?? null,
    }
    return {
      ...before,
      ships: [...before.ships.filter(ship => ship.id !== event.ship), placed],
      camera: { shot: 'ship', ship: event.ship },
    }
  },
}

export const reinforcementDeclined: Beat<EventOf<'reinforcementDeclined'>> = {
  duration: () => 0.4,
  seen: 0,
  lines: event => [
    said('log.reinforcementDeclined', event.rules, [event.lost], { side: event.side, ship: event.lost }),
  ],
  after: before => before,
}

export const reinforcementImpossible: Beat<EventOf<'reinforcementImpossible'>> = {
  duration: () => 0.9,
  seen: 0,
  lines: event => [
    said(`log.reinforcementImpossible.${event.why}`, event.rules, [event.lost], { side: event.side, ship: event.lost }),
  ],
  caption: event => text(`caption.reinforcementImpossible.${event.why}`, event.rules),
  after: before => before,
}
