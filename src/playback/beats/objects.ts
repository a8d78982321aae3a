/** Objects on the mat in play: they come, move, burn, go off and go. */
import {
  aheadOf,
  bearingRow,
  carryPolygon,
  extentOf,
  type Pose,
  poseAt,
  travel,
  type Vec,
} from '../../geometry/index.ts'
import { type EventOf, manoeuvre } from '../../rules/index.ts'
import type { Beat } from '../beat.ts'
import { tap } from '../cues.ts'
import type { ObjectPicture, Picture, TemplatePicture } from '../picture.ts'
import { fade, mix, said, scatter, shipIn, signedDegrees, smooth, span, text } from '../tools.ts'
import { withToken } from './mat.ts'

/** How high over its place what nobody drops appears, mm. */
const DROP = 45
/** Seconds of a move, and the shares of it in which the template is laid down and taken up. */
const MOVE = 1.5
const LAY = 0.1
const TAKE = 0.15
/** The share of a detonation after which the object itself is gone. */
const BURST = 0.12

/** The share of a removal after which it is gone. */
const GONE = 0.6

/** Something at another place, its outline with it. */
const carried = ({ pose, polygon }: ObjectPicture, to: Pose): Pick<ObjectPicture, 'pose' | 'polygon'> => ({
  pose: to,
  polygon: carryPolygon(polygon, pose, to),
})

const between = (from: Pose, to: Pose, x: number): Pose => ({
  x: mix(from.x, to.x, x),
  y: mix(from.y, to.y, x),
  heading: from.heading + signedDegrees(to.heading - from.heading) * x,
})

/** The picture with something changed; as it was where that is not seen. */
function withObject(picture: Picture, id: string, change: (object: ObjectPicture) => Partial<ObjectPicture>): Picture {
  const object = picture.objects.find(one => one.id === id)
  return object ? withToken(picture, id, change(object)) : picture
}

export const objectPlaced: Beat<EventOf<'objectPlaced'>> = {
  duration: () => 1.2,
  seen: 0,
  lines: ({ ship, kind, rules }) =>
    ship === null
      ? [said('log.objectPlaced.left', rules, [], { object: kind })]
      : [said('log.objectPlaced.dropped', rules, [ship], { ship, object: kind })],
  caption: ({ ship, kind, rules }) =>
    ship === null
      ? text('caption.objectPlaced.left', rules, { object: kind })
      : text('caption.objectPlaced.dropped', rules, { ship, object: kind }),
  cues: ({ event, duration }) => [{ ...tap('token', 0.6 * duration, null), where: event.pose }],
  // It slides out from under the ship that drops it.
  show: ({ event, now, progress, setting }) => {
    const still = setting.reducedMotion
    const ship = event.ship === null ? undefined : shipIn(now, event.ship)
    const x = still ? 1 : smooth(span(progress, 0, 0.85))
    return withObject(now, event.object, object => ({
      ...(ship ? carried(object, between({ ...ship.pose, heading: event.pose.heading }, event.pose, x)) : {}),
      lift: ship ? 0 : DROP * (1 - x),
      presence: fade(progress, 0.35, 0, still),
    }))
  },
  after: (before, { object, kind, obstacle, ship, pose, polygon, fuse }) => {
    const lying: ObjectPicture = {
      id: object,
      what: kind,
      obstacle,
      carrier: null,
      pose,
      polygon,
      lift: 0,
      presence: 1,
      fuse,
    }
    const camera = ship === null ? ({ shot: 'table' } as const) : ({ shot: 'ship', ship } as const)
    return { ...before, objects: [...before.objects, lying], camera }
  },
}

/** How something moves: along its template, or short of its end straight to where it was stopped. */
function wayFor({ polygon, pose }: ObjectPicture, { from, to, manoeuvre: key, stopped }: EventOf<'objectMoved'>) {
  const { front, rear, left, right } = extentOf(polygon, pose)
  const base = { length: front + rear, width: 2 * Math.max(left, right) }
  const shift = (front - rear) / 2
  const start = aheadOf(from, shift)
  const { bearing, speed } = manoeuvre(key)
  const path = travel(base, start, { bearing, speed })
  const at = (x: number): Pose =>
    x >= 1 ? to : stopped ? between(from, to, x) : aheadOf(poseAt(path, x * path.reach), -shift)
  const template = (opacity: number): TemplatePicture => ({
    base,
    from: start,
    bearing,
    speed,
    difficulty: null,
    opacity,
  })
  return { at, template }
}

export const objectMoved: Beat<EventOf<'objectMoved'>> = {
  duration: () => MOVE,
  seen: 0.85,
  captionLate: true,
  lines: ({ kind, manoeuvre: key, stopped, rules }) => [
    said(`log.objectMoved.${stopped ? 'stopped' : 'whole'}`, rules, [], { object: kind, manoeuvre: key }),
  ],
  caption: ({ kind, stopped, rules }) =>
    text(`caption.objectMoved.${stopped ? 'stopped' : 'whole'}`, rules, { object: kind }),
  cues: ({ event, duration }) => [
    { kind: 'scrape', at: 0.1 * duration, duration: 0.7 * duration, gain: 0.3, where: event.from },
  ],
  show: ({ event, before, now, progress, setting }) => {
    const object = before.objects.find(({ id }) => id === event.object)
    if (!object) return now
    const still = setting.reducedMotion
    const { at, template } = wayFor(object, event)
    const x = smooth(span(progress, LAY, 1 - TAKE))
    const there = still ? (progress < 0.5 ? event.from : event.to) : at(x)
    const opacity = fade(progress, LAY, TAKE, still)
    return {
      ...withToken(now, event.object, progress < 1 ? carried(object, there) : {}),
      template: bearingRow(manoeuvre(event.manoeuvre).bearing).endTurn === 0 ? template(opacity) : null,
      camera: { shot: 'table' },
    }
  },
  after: (before, { object, to, polygon }) => ({
    ...withToken(before, object, { pose: to, polygon }),
    template: null,
    camera: { shot: 'table' },
  }),
}

export const fuseChanged: Beat<EventOf<'fuseChanged'>> = {
  duration: () => 0.7,
  seen: 0.3,
  lines: ({ kind, left, rules }) => [said('log.fuseChanged', rules, [], { object: kind, left })],
  caption: ({ left, rules }) => text('caption.fuseChanged', rules, { left }),
  cues: ({ event, before }) => [{ ...tap('token', 0.2, null), ...heardAt(before, event.object) }],
  after: (before, { object, left }) => withToken(before, object, { fuse: left }),
}

/** Where something on the mat is heard. */
const heardAt = ({ objects }: Picture, id: string): { readonly where?: Vec } => {
  const object = objects.find(one => one.id === id)
  return object ? { where: object.pose } : {}
}

export const objectDetonated: Beat<EventOf<'objectDetonated'>> = {
  duration: () => 1.8,
  seen: 0.04,
  captionLate: true,
  lines: ({ kind, rules }) => [said('log.objectDetonated', rules, [], { object: kind })],
  caption: ({ kind, rules }) => text('caption.objectDetonated', rules, { object: kind }),
  cues: ({ event, duration }) => [{ kind: 'explosion', at: 0, duration, gain: 0.8, where: event.pose }],
  show: ({ event, before, now, progress, seed, setting }) => {
    const presence = setting.reducedMotion ? (progress < BURST ? 1 : 0) : 1 - smooth(span(progress, 0, BURST))
    return {
      ...withToken(now, event.object, {
        presence: presence * (before.objects.find(one => one.id === event.object)?.presence ?? 0),
      }),
      effects:
        progress > 0 && progress < 1
          ? [{ kind: 'blast', object: event.object, at: event.pose, progress, seed: scatter(seed, 0) }]
          : [],
      camera: { shot: 'table' },
    }
  },
  after: (before, { object }) => ({ ...withToken(before, object, { presence: 0 }), camera: { shot: 'table' } }),
}

export const objectRemoved: Beat<EventOf<'objectRemoved'>> = {
  // What went off is seen no more already.
  duration: ({ why }) => (why === 'detonated' ? 0 : 0.9),
  seen: GONE,
  lines: ({ kind, why, rules }) =>
    why === 'detonated' ? [] : [said(`log.objectRemoved.${why}`, rules, [], { object: kind })],
  caption: ({ kind, why, rules }) =>
    why === 'detonated' ? undefined : text(`caption.objectRemoved.${why}`, rules, { object: kind }),
  show: ({ event, now, progress, setting }) => {
    const left = setting.reducedMotion ? 1 : 1 - smooth(span(progress, 0, GONE))
    return withObject(now, event.object, ({ presence }) => ({ presence: presence * left }))
  },
  after: (before, { object }) => ({ ...before, objects: before.objects.filter(({ id }) => id !== object) }),
}
