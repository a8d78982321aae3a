/** Ships fly: manoeuvres with their template, barrel rolls, moves that a mission offered and nobody took. */
import { bearingRow, sinDegrees, wrapDegrees } from '../../geometry/index.ts'
import { type EventOf, type ManoeuvreKey, manoeuvre } from '../../rules/index.ts'
import type { Beat } from '../beat.ts'
import type { Heard } from '../cues.ts'
import type { EffectPicture } from '../effect-picture.ts'
import { along, BUMP, boostOf, bumped, flightOf, fly, rollOver } from '../flight.ts'
import { obstaclesIn } from '../objects.ts'
import type { Picture } from '../picture.ts'
import { scrapesOf } from '../scrapes.ts'
import { activate, fade, said, scatter, shipIn, span, text, withShip } from '../tools.ts'
import { NO_WAKE, wakeOf } from '../wake.ts'

/** Shares of the beat in which a template is laid down and taken up. */
const LAY = 0.08
const TAKE = 0.12
/** The share of a flight after which its end is known. */
const SEEN = 0.84
/** Seconds of a barrel roll. */
const ROLL = 1.3

/** The figure that a manoeuvre flies, whatever its side: 'koiogran', 'segnor', 'tallon'. */
const figureOf = (key: ManoeuvreKey): string => key.split(/[- ]/)[0]!

/** Which way a ship slid along the end of its template. */
const slid = (mm: number): 'ahead' | 'back' => (mm > 0 ? 'ahead' : 'back')

function secondsOf(event: EventOf<'manoeuvreExecuted'>): number {
  const { bearing, speed } = manoeuvre(event.manoeuvre)
  const loops = bearingRow(bearing).endTurn !== 0 && !event.endTurnCancelled
  return 1.1 + 0.2 * speed + (loops ? 1.2 : 0) + (event.overlapped.length > 0 ? 0.5 : 0)
}

/** Who is bumped into is jostled too, away from the one who came. */
function jostled(picture: Picture, event: EventOf<'manoeuvreExecuted'>, progress: number): Picture {
  const [other] = event.overlapped
  const force = bumped(progress)
  if (other === undefined || force === 0) return picture
  return withShip(picture, other, ({ pose }) => ({
    roll: 4 * force * (sinDegrees(event.to.heading - pose.heading) >= 0 ? 1 : -1),
    pitch: 3 * force,
    drift: along(event.to.heading, 3 * force),
  }))
}

export const manoeuvreExecuted: Beat<EventOf<'manoeuvreExecuted'>> = {
  duration: secondsOf,
  seen: SEEN,
  lines: event => {
    const { ship } = event
    const blocked = event.overlapped[0]
    const words = { ship, manoeuvre: event.manoeuvre }
    const lines = event.difficulty === null ? [said('log.manoeuvreExecuted.moved', event.rules, [ship], words)] : []
    if (event.endTurnCancelled)
      lines.push(said(`log.manoeuvreExecuted.${figureOf(event.manoeuvre)}`, event.rules, [ship], words))
    if (event.slide) {
      const mm = Math.abs(event.slide)
      lines.push(said(`log.manoeuvreExecuted.slid.${slid(event.slide)}`, event.rules, [ship], { ship, mm }))
    }
    if (blocked !== undefined) {
      const about = [ship, ...event.overlapped]
      lines.push(said('log.manoeuvreExecuted.bumped', event.rules, about, { ...words, other: blocked }))
    }
    const count = event.obstacles.length
    if (count > 0) lines.push(said('log.manoeuvreExecuted.grazed', event.rules, [ship], { ship, count }))
    return lines
  },
  captionLate: true,
  caption: event => {
    const { ship } = event
    if (event.endTurnCancelled)
      return text(`caption.manoeuvreExecuted.${figureOf(event.manoeuvre)}`, event.rules, { ship })
    if (event.overlapped.length > 0) return text('caption.manoeuvreExecuted.bumped', event.rules, { ship })
    if (event.obstacles.length > 0) return text('caption.manoeuvreExecuted.grazed', event.rules, { ship })
    if (event.slide) return text(`caption.manoeuvreExecuted.slid.${slid(event.slide)}`, event.rules, { ship })
    if (event.difficulty === null)
      return text('caption.manoeuvreExecuted.moved', event.rules, { ship, manoeuvre: event.manoeuvre })
    return undefined
  },
  cues: ({ event, before, duration }) => {
    const { speed } = manoeuvre(event.manoeuvre)
    const ship = shipIn(before, event.ship)
    const heard: Heard[] = [
      { kind: 'engine', at: 0, duration, ship: event.ship, gain: 0.3 + 0.14 * speed },
      { kind: 'flyby', at: 0.2 * duration, duration: 0.6 * duration, ship: event.ship, gain: 0.4 + 0.12 * speed },
    ]
    for (const { when, at } of ship ? scrapesOf(ship.base, event, obstaclesIn(before)) : [])
      heard.push({ kind: 'scrape', at: when * duration, duration: 0.3 * duration, ship: event.ship, where: at })
    if (event.overlapped.length > 0)
      heard.push({ kind: 'hull', at: BUMP * duration, duration: 0.4, ship: event.ship, gain: 0.5 })
    return heard
  },
  show: ({ event, now, progress, seed, setting }) => {
    const ship = shipIn(now, event.ship)
    if (!ship) return now
    const still = setting.reducedMotion
    const scrapes = scrapesOf(ship.base, event, obstaclesIn(now))
    const flight = { ...flightOf(ship.base, event), jolts: scrapes.map(scrape => scrape.when) }
    const { bearing, speed } = manoeuvre(event.manoeuvre)
    const opacity = fade(progress, LAY, TAKE, still)
    // A move without a dial was announced by none: it is said as it begins. How it ends waits until it is seen.
    const words = { ship: event.ship, manoeuvre: event.manoeuvre }
    const caption =
      event.difficulty === null && progress < SEEN
        ? text('caption.manoeuvreExecuted.moved', event.rules, words)
        : now.caption
    const attitude = (at: number) => fly(flight, at, seed % 2 === 0 ? 1 : -1, still)
    const flying = withShip(activate(now, event.ship), event.ship, {
      ...attitude(progress),
      wake: still ? NO_WAKE : wakeOf(attitude, progress, secondsOf(event)),
    })
    return {
      ...(still ? flying : jostled(flying, event, progress)),
      caption,
      effects: scrapes.flatMap(({ when, at }, index): EffectPicture[] => {
        const gone = span(progress, when, when + 0.3)
        return gone > 0 && gone < 1
          ? [{ kind: 'scrape', ship: event.ship, at, lift: 0, progress: gone, seed: scatter(seed, index) }]
          : []
      }),
      template: { base: ship.base, from: event.from, bearing, speed, difficulty: event.difficulty, opacity },
      camera: { shot: 'ship', ship: event.ship },
    }
  },
  after: (before, event) => ({
    ...activate(withShip(before, event.ship, { pose: event.to, moved: true }), event.ship),
    template: null,
    camera: { shot: 'ship', ship: event.ship },
  }),
}

export const barrelRolled: Beat<EventOf<'barrelRolled'>> = {
  duration: () => ROLL,
  seen: 0.9,
  lines: event => [said(`log.barrelRolled.${event.side}`, event.rules, [event.ship], { ship: event.ship })],
  cues: ({ event, duration }) => [
    { kind: 'engine', at: 0, duration, ship: event.ship, gain: 0.5 },
    { kind: 'flyby', at: 0.1 * duration, duration: 0.8 * duration, ship: event.ship, gain: 0.5 },
  ],
  show: ({ event, now, progress, setting }) => {
    const ship = shipIn(now, event.ship)
    if (!ship) return now
    const still = setting.reducedMotion
    const side = event.side === 'left' ? -1 : 1
    const attitude = (at: number) => rollOver(event.from, event.to, side, at, still)
    return {
      ...withShip(now, event.ship, {
        ...attitude(progress),
        wake: still ? NO_WAKE : wakeOf(attitude, progress, ROLL),
      }),
      template: {
        roll: event.side,
        slide: event.slide,
        ...(event.speed === undefined ? {} : { speed: event.speed }),
        base: ship.base,
        from: event.from,
        opacity: fade(progress, LAY, TAKE, still),
      },
    }
  },
  after: (before, event) => ({ ...withShip(before, event.ship, { pose: event.to }), template: null }),
}

/** Seconds of a boost. */
/** Where it lies a ship turns in one sweep. */
export const shipTurned: Beat<EventOf<'shipTurned'>> = {
  duration: () => 0.9,
  seen: 0.8,
  lines: ({ ship, rules }) => [said('log.shipTurned', rules, [ship], { ship })],
  cues: ({ event, duration }) => [{ kind: 'engine', at: 0, duration, ship: event.ship, gain: 0.5 }],
  show: ({ event: { ship, from, to }, now, progress, setting }) => {
    const turned = wrapDegrees(to.heading - from.heading)
    const heading = setting.reducedMotion
      ? to.heading
      : from.heading + (turned > 180 ? turned - 360 : turned) * progress
    return withShip(now, ship, { pose: { ...to, heading: wrapDegrees(heading) } })
  },
  after: (before, { ship, to }) => withShip(before, ship, { pose: to }),
}

const BOOST = 1.3

export const boosted: Beat<EventOf<'boosted'>> = {
  duration: () => BOOST,
  seen: 0.9,
  lines: ({ ship, bearing, rules }) => [said('log.boosted', rules, [ship], { ship, manoeuvre: `${bearing} 1` })],
  caption: ({ ship, bearing, rules }) => text('caption.boosted', rules, { ship, manoeuvre: `${bearing} 1` }),
  cues: ({ event, duration }) => [
    { kind: 'engine', at: 0, duration, ship: event.ship, gain: 0.7 },
    { kind: 'flyby', at: 0.1 * duration, duration: 0.8 * duration, ship: event.ship, gain: 0.6 },
  ],
  show: ({ event, now, progress, setting }) => {
    const ship = shipIn(now, event.ship)
    if (!ship) return now
    const still = setting.reducedMotion
    const flight = boostOf(ship.base, event)
    const attitude = (at: number) => fly(flight, at, 1, still)
    return {
      ...withShip(now, event.ship, {
        ...attitude(progress),
        wake: still ? NO_WAKE : wakeOf(attitude, progress, BOOST),
      }),
      template: {
        base: ship.base,
        from: event.from,
        bearing: event.bearing,
        speed: 1,
        difficulty: null,
        opacity: fade(progress, LAY, TAKE, still),
      },
    }
  },
  after: (before, event) => ({ ...withShip(before, event.ship, { pose: event.to }), template: null }),
}

export const moveDeclined: Beat<EventOf<'moveDeclined'>> = {
  duration: () => 0.6,
  seen: 0,
  lines: event => [said('log.moveDeclined', event.rules, [event.ship], { ship: event.ship })],
  caption: event => text('caption.moveDeclined', event.rules, { ship: event.ship }),
  after: before => before,
}
