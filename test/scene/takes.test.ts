/** The cameras of real films keep whoever acts in view, level, out of models, and on one side of a duel. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { PerspectiveCamera } from 'three'
import { beforeAll, describe, expect, it } from 'vitest'
import { catalog, game } from '../../src/content/index.ts'
import { lookOf } from '../../src/looks/index.ts'
import { parseReplay } from '../../src/match/read-replay.ts'
import { runReplay } from '../../src/match/replay.ts'
import { createDirector } from '../../src/playback/director/director.ts'
import type { Manner, Take } from '../../src/playback/director/take.ts'
import { createTimeline, type Timeline } from '../../src/playback/timeline.ts'
import { ballOf, FLOOR, keepClear, middleOf } from '../../src/scene/camera/clear.ts'
import { eyeOf, inFree, setLens, type View } from '../../src/scene/camera/lens.ts'
import { cameraOf, type Place, type TakeCamera } from '../../src/scene/camera/takes.ts'
import { inFlight } from '../../src/scene/flight.ts'

const VIEWS: Readonly<Record<string, View>> = {
  'a wide screen with panels': { width: 1600, height: 900, left: 284, right: 372, top: 60, bottom: 70 },
  'a whole screen': { width: 1280, height: 720, left: 0, right: 0, top: 0, bottom: 0 },
  'a phone': { width: 390, height: 560, left: 0, right: 0, top: 0, bottom: 0 },
}
const timelineOf = (name: string, reducedMotion = false): Timeline => {
  const file = parseReplay(readFileSync(resolve(import.meta.dirname, '..', name), 'utf8'))
  if ('problem' in file) throw new Error(file.problem.key)
  const timeline = createTimeline({ catalog, reducedMotion })
  timeline.append(runReplay(game, file).events)
  return timeline
}

/** A camera led through a film, at any moment of it. */
const leading = (
  timeline: Timeline,
  view: View,
  { manner = 'broadcast' as Manner, calm = false, aloft = false, tray = true } = {},
) => {
  const director = createDirector(timeline, { catalog, manner, leads: true, calm })
  const place: Place = {
    aspect: (view.width - view.left - view.right) / (view.height - view.top - view.bottom),
    home: 0,
    calm,
    aloft,
    tray,
  }
  const cameras = new Map<Take, TakeCamera>()
  const lens = new PerspectiveCamera()
  return {
    director,
    at: (t: number) => {
      const seen = timeline.picture(t)
      const picture = aloft ? inFlight(seen, calm) : seen
      const take = director.at(t)!
      const camera = cameras.get(take) ?? cameraOf(take, place)
      cameras.set(take, camera)
      const shot = camera(picture)
      const eye = keepClear(eyeOf(shot).clone(), picture)
      setLens(lens, shot, view, eye.distanceToSquared(eyeOf(shot)) > 1e-6 ? eye : null)
      return { picture, take, shot, lens }
    },
  }
}

describe.each(['shots/escort.replay', 'shots/furball.replay', 'golden/asteroids-100.replay.json'])(
  'the takes of %s',
  name => {
    let timeline: Timeline
    beforeAll(() => {
      timeline = timelineOf(name)
    })

    it.each(
      Object.keys(VIEWS).flatMap(view => [[view, 'broadcast', false] as const, [view, 'cinematic', true] as const]),
    )('have attacker and defender in the central 80 %% of %s when shots fly: %s, aloft: %s', (view, manner, aloft) => {
      const led = leading(timeline, VIEWS[view]!, { manner, aloft })
      let shots = 0
      for (const { event, start, duration } of timeline.beats) {
        if (event.type !== 'resultsCompared') continue
        for (const share of [0.5, 0.75, 0.98]) {
          const { picture, take, lens } = led.at(start + duration * share)
          const two = picture.ships.filter(ship => ship.id === event.attacker || ship.id === event.defender)
          const what = `${take.kind} of ${take.ships.join()} at ${picture.t}`
          expect(two, what).toHaveLength(2)
          expect(
            inFree(
              lens,
              two.map(ship => middleOf(ship)),
              VIEWS[view]!,
              0.8,
            ),
            what,
          ).toBe(true)
        }
        shots += 1
      }
      expect(shots).toBeGreaterThan(5)
    })

    it('keep whoever moves in the view, the horizon level, and the camera out of models and mat', () => {
      const view = VIEWS['a whole screen']!
      const led = leading(timeline, view)
      for (let t = 0; t < timeline.duration; t += 0.31) {
        const { picture, take, shot, lens } = led.at(t)
        const what = `${take.kind} of ${take.ships.join()} at ${t}`
        expect(shot.roll ?? 0).toBe(0)
        // Right is level: nothing is turned about the view's own axis.
        expect(Math.abs(lens.matrixWorld.elements[1]!), what).toBeLessThan(1e-6)
        expect(lens.position.y, what).toBeGreaterThanOrEqual(FLOOR - 1e-6)
        for (const ship of picture.ships)
          if (ship.presence > 0)
            expect(lens.position.distanceTo(middleOf(ship)), what).toBeGreaterThanOrEqual(ballOf(ship.base) - 0.5)
        const moving = picture.ships.filter(ship => ship.thrust > 0.1 && ship.presence > 0.9 && ship.status === 'play')
        const own = moving.filter(ship => take.ships.includes(ship.id))
        // Who arrives or flees comes into the view, or leaves it.
        const here = own.filter(({ drift }) => Math.hypot(drift.x, drift.y) < 60)
        expect(
          inFree(
            lens,
            here.map(ship => middleOf(ship)),
            view,
          ),
          what,
        ).toBe(true)
      }
    })

    it('have a duel in the middle of the view where no dice lie in it, clear of overlays above and below', () => {
      const view = VIEWS['a whole screen']!
      const led = leading(timeline, view, { tray: false })
      let shots = 0
      for (const { event, start, duration } of timeline.beats) {
        if (event.type !== 'resultsCompared') continue
        const { picture, take, lens } = led.at(start + duration / 2)
        for (const ship of picture.ships) {
          if (ship.id !== event.attacker && ship.id !== event.defender) continue
          const { y } = middleOf(ship).project(lens)
          expect(y, `${take.kind} at ${picture.t}`).toBeLessThan(0.6)
          expect(y, `${take.kind} at ${picture.t}`).toBeGreaterThan(-0.56)
        }
        shots += 1
      }
      expect(shots).toBeGreaterThan(3)
    })

    it('stand still where motion is reduced: cuts only', () => {
      const led = leading(timelineOf(name, true), VIEWS['a whole screen']!, { calm: true })
      const known = new Map<Take, string>()
      let looked = 0
      for (let t = 0; t < timeline.duration; t += 0.5) {
        const { take, shot } = led.at(t)
        const now = JSON.stringify([shot.target.toArray(), shot.distance, shot.azimuth, shot.polar, shot.fov])
        if (known.has(take)) looked += 1
        expect(known.get(take) ?? now).toBe(now)
        known.set(take, now)
      }
      expect(looked).toBeGreaterThan(50)
    })

    it('never jump the line between two takes of one duel', () => {
      const led = leading(timeline, VIEWS['a whole screen']!)
      const takes = led.director.takes()
      let pairs = 0
      for (const [index, take] of takes.entries()) {
        const before = takes[index - 1]
        const [a, b] = take.ships
        if (!before || !a || !b || take.kind === 'wide') continue
        if ([...before.ships].sort().join() !== [...take.ships].sort().join()) continue
        if (timeline.beats[before.beat]!.round !== timeline.beats[take.beat]!.round) continue
        const sides = [before, take].map(one => {
          const { picture, lens } = led.at(one.start)
          const [from, to] = [a, b].map(id => middleOf(picture.ships.find(ship => ship.id === id)!))
          const { x, z } = lens.position
          return Math.sign((to!.x - from!.x) * (z - from!.z) - (to!.z - from!.z) * (x - from!.x))
        })
        expect(sides[0], `${take.kind} at ${take.start}`).toBe(sides[1])
        pairs += 1
      }
      expect(pairs).toBeGreaterThan(2)
    })
  },
)

describe('a plan', () => {
  const timeline = timelineOf('shots/escort.replay')
  const director = createDirector(timeline, { catalog, manner: 'broadcast', leads: true, calm: false })
  const plan = director.takes().find(take => take.kind === 'plan')!
  const at = (place: (index: number) => { x: number; y: number }): Take => ({
    ...plan,
    opening: {
      ...plan.opening,
      ships: plan.opening.ships.map((ship, index) => ({ ...ship, pose: { ...ship.pose, ...place(index) } })),
    },
  })
  const azimuthOf = (take: Take, aspect: number) =>
    cameraOf(take, { aspect, home: 0, calm: true, aloft: false, tray: true })(take.opening).azimuth

  it('has the longer way between the ships along the longer side of the view', () => {
    const along = at(index => ({ x: 0, y: (index % 2) * 800 - 400 }))
    const across = at(index => ({ x: (index % 2) * 800 - 400, y: 0 }))
    const close = at(index => ({ x: (index % 2) * 200 - 100, y: (index % 2) * 200 - 100 }))
    for (const [take, wide, tall] of [
      [along, 90, 0],
      [across, 0, 90],
      [close, 0, 0],
    ] as const) {
      expect(azimuthOf(take, 16 / 9)).toBe(wide)
      expect(azimuthOf(take, 9 / 16)).toBe(tall)
    }
  })
})

it('a chase films each ship from its best angle off the tail: a TIE from where no wing hides its ball', () => {
  const timeline = timelineOf('shots/furball.replay')
  const director = createDirector(timeline, { catalog, manner: 'broadcast', leads: true, calm: false })
  const place: Place = { aspect: 16 / 9, home: 0, calm: false, aloft: false, tray: false }
  const seen = new Map<string, number[]>()
  for (const take of director.takes()) {
    const ship = take.opening.ships.find(({ id }) => id === take.ships[0])
    if (take.kind !== 'chase' || !ship) continue
    const off = Math.abs(cameraOf(take, place)({ ...take.opening, t: take.start }).azimuth + ship.pose.heading) % 360
    seen.set(ship.chassis, [...(seen.get(ship.chassis) ?? []), Math.min(off, 360 - off)])
  }
  expect(seen.size).toBeGreaterThan(1)
  for (const [chassis, angles] of seen) for (const angle of angles) expect(angle).toBeCloseTo(lookOf(chassis).chase, 6)
  for (const angle of seen.get('tiefighter')!) expect(angle).toBeLessThan(15)
})
