/** What missions 2 and 3 add: a disabled ship, rounds that are counted, satellites whose data is taken. */
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

export const shipDisabled: Beat<EventOf<'shipDisabled'>> = {
  duration: () => 1.1,
  seen: 0.2,
  lines: ({ ship, rules }) => [said('log.shipDisabled', rules, [ship], { ship })],
  caption: ({ ship, rules }) => text('caption.shipDisabled', rules, { ship }),
  cues: ({ event }) => [{ kind: 'hull', at: 0, duration: 0.8, ship: event.ship, gain: 0.5 }],
  show: ({ event, now, progress, seed }) => ({ ...now, effects: ring(event.ship, 'stress', progress, seed) }),
  after: (before, { ship }) => ({ ...withShip(before, ship, { disabled: true }), camera: { shot: 'ship', ship } }),
}

export const shipRepaired: Beat<EventOf<'shipRepaired'>> = {
  duration: () => 1.4,
  seen: 0.3,
  lines: ({ ship, rules }) => [said('log.shipRepaired', rules, [ship], { ship })],
  caption: ({ ship, rules }) => text('caption.shipRepaired', rules, { ship }),
  cues: ({ event, duration }) => [tap('card', 0.2 * duration, event.ship)],
  show: ({ event, now, progress, seed }) => ({ ...now, effects: ring(event.ship, 'repair', progress, seed) }),
  after: (before, { ship }) => ({ ...withShip(before, ship, { disabled: false }), camera: { shot: 'ship', ship } }),
}

export const roundTracked: Beat<EventOf<'roundTracked'>> = {
  duration: () => 0.7,
  seen: 0,
  lines: ({ count, rules }) => [said('log.roundTracked', rules, [], { round: count })],
  caption: ({ count, rules }, before) =>
    text(`caption.roundTracked.${before.ships.some(ship => ship.disabled) ? 'waiting' : 'free'}`, rules, {
      round: count,
    }),
  cues: () => [tap('token', 0.1, null)],
  after: (before, { count }) => ({ ...before, tracking: count }),
}

export const satelliteScanned: Beat<EventOf<'satelliteScanned'>> = {
  duration: () => 2.2,
  seen: 0.75,
  lines: ({ ship, left, rules }) => [said('log.satelliteScanned', rules, [ship], { ship, left })],
  caption: ({ ship, rules }) => text('caption.satelliteScanned', rules, { ship }),
  cues: ({ event, duration }) => [
    { kind: 'lock', at: BEAM[0] * duration, duration: (BEAM[1] - BEAM[0]) * duration, ship: event.ship, gain: 0.6 },
    tap('token', 0.8 * duration, event.ship),
  ],
  show: ({ event, before, now, progress, seed, setting }) => {
    const marker = before.satellites.find(({ id }) => id === event.marker)
    const to = shipIn(now, event.ship)?.pose
    if (!marker || !to) return now
    const beam = span(progress, BEAM[0], BEAM[1])
    const risen = setting.reducedMotion ? 0 : smooth(span(progress, RISE[0], RISE[1]))
    const left = setting.reducedMotion ? (progress < 0.75 ? 1 : 0) : 1 - smooth(span(progress, 0.8, RISE[1]))
    return {
      ...withToken(activate(now, event.ship), event.marker, {
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
  after: (before, { ship, marker }) => {
    const taken = withToken(before, marker, { carrier: ship, lift: 0, presence: 0 })
    const carrying = withShip(taken, ship, had => ({ carries: [...had.carries, marker] }))
    return { ...activate(carrying, ship), camera: { shot: 'ship', ship } }
  },
}

export const satellitesLost: Beat<EventOf<'satellitesLost'>> = {
  duration: () => 0.9,
  seen: 0,
  lines: ({ ship, markers, rules }) => [said('log.satellitesLost', rules, [ship], { ship, count: markers.length })],
  caption: ({ ship, markers, rules }) => text('caption.satellitesLost', rules, { ship, count: markers.length }),
  after: (before, { ship, markers }) => ({
    ...withShip(before, ship, had => ({ carries: had.carries.filter(id => !markers.includes(id)) })),
    satellites: before.satellites.filter(({ id }) => !markers.includes(id)),
  }),
}
