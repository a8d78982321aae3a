/** Ships are lost: destroyed, fled off the mat, or kept a moment longer. */
import { type EventOf, SIDES, type Text } from '../../rules/index.ts'
import type { Beat } from '../beat.ts'
import { type Attitude, along, level } from '../flight.ts'
import { shaken, tumbling, withShake } from '../kicks.ts'
import type { Picture, ShipPicture } from '../picture.ts'
import { hump, said, scatter, shipIn, smooth, span, text, withShip, withShips } from '../tools.ts'
import { wakeOf } from '../wake.ts'

/** How far past its last place a fleeing ship is seen, mm. */
const AWAY = 420
/** A ship that flees climbs so high, mm, and leans so far, degrees; seconds it takes. */
const HIGH = 46
const CLIMB = 16
const WEAVE = 26
const FLEEING = 1.9

/** What a ship that left the game has: nothing (DESTROY-2, ACTION-TL-7). */
const BARE = {
  focus: 0,
  evade: 0,
  stress: 0,
  tokens: [],
  shields: 0,
  lock: null,
  lockedBy: [],
  crits: [],
  dial: null,
  moved: false,
  active: false,
  agility: null,
  marks: [],
  lasting: [],
}

/** The picture after a ship left: its tokens and every lock from or on it are gone. */
function without(picture: Picture, id: string, change: Partial<ShipPicture>): Picture {
  const letter = shipIn(picture, id)?.lock?.letter
  const rest = withShips(picture, ship => {
    const locking = ship.lock?.target === id
    const locked = letter !== undefined && ship.lockedBy.includes(letter)
    if (!locking && !locked) return null
    return {
      lock: locking ? null : ship.lock,
      lockedBy: locked ? ship.lockedBy.filter(other => other !== letter) : ship.lockedBy,
    }
  })
  return withShip(rest, id, { ...BARE, thrust: 0, presence: 0, ...change })
}

export const shipKept: Beat<EventOf<'shipKept'>> = {
  duration: () => 1.2,
  seen: 0,
  lines: ({ ship, rules }) => [said('log.shipKept', rules, [ship], { ship })],
  caption: ({ ship, rules }) => text('caption.shipKept', rules, { ship }),
  after: before => before,
}

export const shipDestroyed: Beat<EventOf<'shipDestroyed'>> = {
  duration: (event, before) => (shipIn(before, event.ship)?.status === 'play' ? 2.5 : 0),
  seen: 0.04,
  captionLate: true,
  lines: ({ ship, by, rules }) => [
    by === null
      ? said('log.shipDestroyed.alone', rules, [ship], { ship })
      : said('log.shipDestroyed.by', rules, [ship, by], { ship, other: by }),
  ],
  caption: ({ ship, rules }) => text('caption.shipDestroyed', rules, { ship }),
  cues: ({ event, duration }) => [{ kind: 'explosion', at: 0, duration, ship: event.ship }],
  flash: (_event, before) => (shipIn(before, _event.ship)?.status === 'play' ? 0 : undefined),
  show: ({ event, before, now, progress, seconds, flash, seed, setting }) => {
    const still = setting.reducedMotion
    const trayed = still ? null : before.dice
    const opacity = 1 - smooth(span(progress, 0, 0.12))
    const dying = withShip(now, event.ship, {
      presence: still ? (progress < 0.15 ? 1 : 0) : 1 - smooth(span(seconds, 0.08, 0.29)),
      ...(still ? {} : tumbling(seed, seconds)),
    })
    return {
      ...(still ? dying : withShake(dying, shaken(seed, seconds, 1.5))),
      dice: trayed && opacity > 0 ? { ...trayed, opacity: trayed.opacity * opacity } : null,
      effects:
        progress > 0 && progress < 1
          ? [{ kind: 'explosion', ship: event.ship, at: event.pose, lift: 0, flash, progress, seed: scatter(seed, 0) }]
          : [],
      camera: { shot: 'ship', ship: event.ship },
    }
  },
  after: (before, event) => ({
    ...without(before, event.ship, { hull: 0, status: 'destroyed' }),
    dice: null,
    camera: { shot: 'ship', ship: event.ship },
  }),
}

/** How the edge is told that a ship fled over: as somebody's home, or as one of the two that are nobody's (SETUP-4). */
function over({ ship, edge }: EventOf<'shipFled'>, { homes }: Picture): { what: string; params: Text['params'] } {
  const home = SIDES.find(side => homes[side] === edge)
  return home ? { what: 'home', params: { ship, home } } : { what: 'side', params: { ship } }
}

export const shipFled: Beat<EventOf<'shipFled'>> = {
  duration: () => FLEEING,
  seen: 0.3,
  captionLate: true,
  lines: (event, before) => {
    const { what, params } = over(event, before)
    return [said(`log.shipFled.${event.escaped ? 'escaped' : 'lost'}.${what}`, event.rules, [event.ship], params)]
  },
  caption: (event, before) => {
    const { ship, escaped, rules } = event
    const { what, params } = over(event, before)
    return escaped
      ? text(`caption.shipFled.escaped.${what}`, rules, params)
      : text('caption.shipFled.lost', rules, { ship })
  },
  cues: ({ event, duration }) => [
    { kind: 'leave', at: 0, duration, ship: event.ship },
    { kind: 'flyby', at: 0.1 * duration, duration: 0.6 * duration, ship: event.ship, gain: 0.7 },
  ],
  show: ({ event, now, progress, seed, setting }) => {
    const still = setting.reducedMotion
    const flying = (at: number): Attitude => {
      const x = smooth(span(at, 0.05, 0.6))
      return {
        ...level(event.pose),
        drift: along(event.pose.heading, AWAY * at * at),
        roll: 0 + WEAVE * hump(span(at, 0.05, 0.75)) * (seed % 2 === 0 ? 1 : -1),
        pitch: CLIMB * hump(span(at, 0.05, 1)),
        lift: HIGH * x,
        thrust: smooth(span(at, 0, 0.25)),
      }
    }
    return {
      ...withShip(now, event.ship, {
        ...(still ? { thrust: 0 } : { ...flying(progress), wake: wakeOf(flying, progress, FLEEING) }),
        presence: still ? (progress < 0.7 ? 1 : 0) : 1 - smooth(span(progress, 0.55, 1)),
      }),
      camera: { shot: 'ship', ship: event.ship },
    }
  },
  after: (before, event) => ({
    ...without(before, event.ship, { pose: event.pose, status: 'fled' }),
    camera: { shot: 'ship', ship: event.ship },
  }),
}
