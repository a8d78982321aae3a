/** What missions add: ships that are marked, things that are counted, objects that ships take. */
import type { EventOf } from '../../rules/index.ts'
import type { Beat } from '../beat.ts'
import { tap } from '../cues.ts'
import { activate, said, shipIn, smooth, span, text, withShip } from '../tools.ts'
import { withToken } from './mat.ts'
import { ring } from './tokens.ts'

/** How high a scanned satellite is lifted before it is gone, mm, and the shares of the beat in which beam and lift happen. */
const LIFT = 60
const BEAM = [0.05, 0.7] as const
const RISE = [0.5, 0.95] as const

export const shipMarked: Beat<EventOf<'shipMarked'>> = {
  duration: () => 1.1,
  seen: 0.2,
  lines: ({ ship, what, rules }) => [said(`log.shipMarked.${what}`, rules, [ship], { ship })],
  caption: ({ ship, what, rules }) => text(`caption.shipMarked.${what}`, rules, { ship }),
  cues: ({ event }) => [{ kind: 'hull', at: 0, duration: 0.8, ship: event.ship, gain: 0.5 }],
  show: ({ event, now, progress, seed }) => ({ ...now, effects: ring(event.ship, 'stress', progress, seed) }),
  after: (before, { ship, what }) => ({
    ...withShip(before, ship, had => ({ marks: [...had.marks, what] })),
    camera: { shot: 'ship', ship },
  }),
}

export const shipUnmarked: Beat<EventOf<'shipUnmarked'>> = {
  duration: () => 1.4,
  seen: 0.3,
  lines: ({ ship, what, rules }) => [said(`log.shipUnmarked.${what}`, rules, [ship], { ship })],
  caption: ({ ship, what, rules }) => text(`caption.shipUnmarked.${what}`, rules, { ship }),
  cues: ({ event, duration }) => [tap('card', 0.2 * duration, event.ship)],
  show: ({ event, now, progress, seed }) => ({ ...now, effects: ring(event.ship, 'repair', progress, seed) }),
  after: (before, { ship, what }) => ({
    ...withShip(before, ship, had => ({ marks: had.marks.filter(one => one !== what) })),
    camera: { shot: 'ship', ship },
  }),
}

export const counted: Beat<EventOf<'counted'>> = {
  duration: () => 0.7,
  seen: 0,
  lines: ({ what, count, rules }) => [said(`log.counted.${what}`, rules, [], { round: count })],
  caption: ({ what, count, rules }, before) =>
    text(`caption.counted.${what}.${before.ships.some(ship => ship.marks.length > 0) ? 'waiting' : 'free'}`, rules, {
      round: count,
    }),
  cues: () => [tap('token', 0.1, null)],
  after: (before, { what, count }) => ({ ...before, counts: { ...before.counts, [what]: count } }),
}

export const objectTaken: Beat<EventOf<'objectTaken'>> = {
  duration: () => 2.2,
  seen: 0.75,
  lines: ({ ship, kind, left, rules }) => [said(`log.objectTaken.${kind}`, rules, [ship], { ship, left })],
  caption: ({ ship, kind, rules }) => text(`caption.objectTaken.${kind}`, rules, { ship }),
  cues: ({ event, duration }) => [
    { kind: 'lock', at: BEAM[0] * duration, duration: (BEAM[1] - BEAM[0]) * duration, ship: event.ship, gain: 0.6 },
    tap('token', 0.8 * duration, event.ship),
  ],
  show: ({ event, before, now, progress, seed, setting }) => {
    const marker = before.objects.find(({ id }) => id === event.object)
    const to = shipIn(now, event.ship)?.pose
    if (!marker || !to) return now
    const beam = span(progress, BEAM[0], BEAM[1])
    const risen = setting.reducedMotion ? 0 : smooth(span(progress, RISE[0], RISE[1]))
    const left = setting.reducedMotion ? (progress < 0.75 ? 1 : 0) : 1 - smooth(span(progress, 0.8, RISE[1]))
    return {
      ...withToken(activate(now, event.ship), event.object, {
        pose: {
          x: marker.pose.x + (to.x - marker.pose.x) * risen,
          y: marker.pose.y + (to.y - marker.pose.y) * risen,
          heading: marker.pose.heading,
        },
        lift: LIFT * risen,
        presence: left,
      }),
      effects: beam > 0 && beam < 1 ? [{ kind: 'scan', ship: event.ship, at: marker.pose, progress: beam, seed }] : [],
      camera: { shot: 'ship', ship: event.ship },
    }
  },
  after: (before, { ship, object }) => {
    const taken = withToken(before, object, { carrier: ship, lift: 0, presence: 0 })
    const carrying = withShip(taken, ship, had => ({ carries: [...had.carries, object] }))
    return { ...activate(carrying, ship), camera: { shot: 'ship', ship } }
  },
}

export const objectsLost: Beat<EventOf<'objectsLost'>> = {
  duration: () => 0.9,
  seen: 0,
  lines: ({ ship, kind, objects, rules }) => [
    said(`log.objectsLost.${kind}`, rules, [ship], { ship, count: objects.length }),
  ],
  caption: ({ ship, kind, objects, rules }) =>
    text(`caption.objectsLost.${kind}`, rules, { ship, count: objects.length }),
  after: (before, { ship, objects }) => ({
    ...withShip(before, ship, had => ({ carries: had.carries.filter(id => !objects.includes(id)) })),
    objects: before.objects.filter(({ id }) => !objects.includes(id)),
  }),
}

export const objectFell: Beat<EventOf<'objectFell'>> = {
  duration: () => 1.1,
  seen: 0.2,
  lines: ({ ship, kind, rules }) => [said(`log.objectFell.${kind}`, rules, [ship], { ship })],
  caption: ({ kind, rules }) => text(`caption.objectFell.${kind}`, rules),
  cues: ({ event, duration }) => [{ ...tap('token', 0.7 * duration, null), where: event.pose }],
  show: ({ event, now, progress, setting }) => {
    const still = setting.reducedMotion
    return withToken(now, event.object, {
      presence: still ? 1 : smooth(span(progress, 0, 0.4)),
      lift: still ? 0 : LIFT * (1 - smooth(progress)),
    })
  },
  after: (before, { ship, object, pose, polygon }) => {
    const fallen = withToken(before, object, { carrier: null, pose, polygon, lift: 0, presence: 1 })
    return {
      ...withShip(fallen, ship, had => ({ carries: had.carries.filter(id => id !== object) })),
      camera: { shot: 'table' },
    }
  },
}
