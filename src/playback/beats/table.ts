/** Setting up: the game begins, ships are put down, reinforcements come or do not. */
import type { EventOf } from '../../rules/index.ts'
import type { Beat } from '../beat.ts'
import { tap } from '../cues.ts'
import type { ShipPicture } from '../picture.ts'
import { fade, said, smooth, text, withShip } from '../tools.ts'

/** How high above its place a hand lets go of a ship, mm. */
const DROP = 70

export const gameStarted: Beat<EventOf<'gameStarted'>> = {
  duration: () => 0.8,
  seen: 0,
  lines: event => [
    said('log.gameStarted', event.rules, [], { mission: event.mission }),
    said('log.initiative', event.rules, [], { seat: event.initiative }),
  ],
  caption: event => text('caption.gameStarted', event.rules, { mission: event.mission }),
  chapter: event => ({ kind: 'setup', title: text('log.chapter.setup', event.rules) }),
  after: (before, event) => ({
    ...before,
    mission: event.mission,
    initiative: event.initiative,
    mat: event.mat,
    camera: { shot: 'table' },
  }),
}

export const shipPlaced: Beat<EventOf<'shipPlaced'>> = {
  duration: event => (event.how === 'reinforcement' ? 1.4 : 0.8),
  seen: 0,
  lines: event => [
    event.how === 'reinforcement'
      ? said('log.shipPlaced.reinforcement', event.rules, [event.ship], { ship: event.ship, seat: event.seat })
      : said('log.shipPlaced.setup', event.rules, [event.ship], { ship: event.ship }),
  ],
  caption: event => text(`caption.shipPlaced.${event.how}`, event.rules, { ship: event.ship }),
  cues: ({ event, duration }) =>
    event.how === 'reinforcement'
      ? [{ kind: 'arrive', at: 0, duration, ship: event.ship }]
      : [tap('token', 0.7 * duration, event.ship, 0.8)],
  show: ({ event, now, progress, setting }) => {
    const still = setting.reducedMotion
    return withShip(now, event.ship, {
      presence: fade(progress, 0.35, 0, still),
      lift: still ? 0 : DROP * (1 - smooth(progress)),
    })
  },
  after: (before, event, { catalog }) => {
    const chassis = catalog.chassis[event.chassis]
    if (!chassis) throw new Error(`no chassis '${event.chassis}' in the catalog`)
    const pilot = event.pilot === null ? null : catalog.pilots[event.pilot]
    const placed: ShipPicture = {
      id: event.ship,
      seat: event.seat,
      faction: chassis.faction,
      chassis: chassis.id,
      pilot: event.pilot,
      skill: pilot?.skill ?? null,
      base: chassis.base,
      pose: event.pose,
      roll: 0,
      pitch: 0,
      lift: 0,
      thrust: 0,
      presence: 1,
      status: 'play',
      hull: chassis.hull,
      maxHull: chassis.hull,
      shields: event.shields,
      maxShields: event.shields,
      focus: 0,
      evade: 0,
      stress: 0,
      lock: null,
      lockedBy: [],
      crits: [],
      dial: null,
      active: false,
      agility: null,
      disabled: false,
      carries: [],
      lasting: [],
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
    said('log.reinforcementDeclined', event.rules, [event.lost], { seat: event.seat, ship: event.lost }),
  ],
  after: before => before,
}

export const reinforcementImpossible: Beat<EventOf<'reinforcementImpossible'>> = {
  duration: () => 0.9,
  seen: 0,
  lines: event => [
    said(`log.reinforcementImpossible.${event.why}`, event.rules, [event.lost], { seat: event.seat, ship: event.lost }),
  ],
  caption: event => text(`caption.reinforcementImpossible.${event.why}`, event.rules),
  after: before => before,
}
