/** Whichever camera it is: who must be seen is in view, nothing jumps, and it never enters a model or the mat. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { PerspectiveCamera, type Vector3 } from 'three'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { catalog, game } from '../../src/content/index.ts'
import { parseReplay } from '../../src/match/read-replay.ts'
import { runReplay } from '../../src/match/replay.ts'
import type { EffectPicture } from '../../src/playback/effect-picture.ts'
import type { Picture } from '../../src/playback/picture.ts'
import { createTimeline, type Timeline } from '../../src/playback/timeline.ts'
import { eyesOf } from '../../src/scene/camera/aboard.ts'
import { ballOf, FLOOR, middleOf } from '../../src/scene/camera/clear.ts'
import { inFree, type View } from '../../src/scene/camera/lens.ts'
import { PointerGestures } from '../../src/scene/camera/pointer-gestures.ts'
import { createRig, type Rig } from '../../src/scene/camera/rig.ts'
import type { CameraMode } from '../../src/scene/camera/shots.ts'
import { aboardOf, sightOf } from '../../src/scene/camera/sight.ts'
import { toScene } from '../../src/scene/space.ts'
import { sample } from '../support/counts.ts'
import { stubPage } from './hand-room.ts'
import { pictureOf, shipAt } from './pictures.ts'

const VIEWS: Readonly<Record<string, View>> = {
  'a wide screen with panels': { width: 1600, height: 900, left: 284, right: 372, top: 60, bottom: 70 },
  'a phone': { width: 390, height: 320, left: 0, right: 0, top: 0, bottom: 0 },
}
const WANTED = { whole: false, frame: [] }
const STEP = 1 / 15

const timelineOf = (name: string): Timeline => {
  const text = readFileSync(resolve(import.meta.dirname, `../golden/${name}.replay.json`), 'utf8')
  const file = parseReplay(text)
  if ('problem' in file) throw new Error(file.problem.key)
  const timeline = createTimeline({ catalog })
  timeline.append(runReplay(game, file).events)
  return timeline
}

beforeAll(stubPage)
afterAll(() => {
  vi.unstubAllGlobals()
})
const made: Rig[] = []
afterEach(() => {
  for (const rig of made.splice(0)) rig.dispose()
})
const rigs = (calm = false): { camera: PerspectiveCamera; rig: Rig } => {
  const camera = new PerspectiveCamera()
  const rig = createRig(camera, new PointerGestures(), () => {}, { calm, catalog })
  made.push(rig)
  return { camera, rig }
}

/** Lets a whole film go by in front of a camera. */
const watch = (
  timeline: Timeline,
  mode: (picture: Picture) => CameraMode,
  view: View,
  see: (camera: PerspectiveCamera, picture: Picture) => void,
  step = STEP,
) => {
  const { camera, rig } = rigs()
  for (let t = 0; t < timeline.duration; t += step) {
    const picture = timeline.picture(t)
    rig.update(mode(picture), { picture, view, wanted: WANTED }, step)
    see(camera, picture)
  }
}

type Shot = Extract<EffectPicture, { kind: 'bolt' | 'torpedo' }>

/** Whenever shots fly in a film, the ships they concern are in what is free of the view. */
const whenShotsFly = (
  film: Timeline,
  mode: CameraMode,
  view: View,
  concerned: (shot: Shot, picture: Picture) => readonly string[],
) => {
  let seen = 0
  watch(
    film,
    () => mode,
    view,
    (camera, picture) => {
      for (const shot of picture.effects) {
        if (shot.kind !== 'bolt' && shot.kind !== 'torpedo') continue
        const ids = concerned(shot, picture)
        const middles = picture.ships.filter(ship => ids.includes(ship.id)).map(ship => middleOf(ship))
        const what = `${mode.kind}: ${shot.from} → ${shot.to} at ${picture.t}`
        expect(middles, what).toHaveLength(ids.length)
        expect(inFree(camera, middles, view), what).toBe(true)
        seen += 1
      }
    },
  )
  expect(seen).toBeGreaterThan(50)
}

/** Two ships that have each other in range. */
const duel: Picture = {
  ...pictureOf([shipAt('r1', 0, 0), shipAt('i1', 0, 200, { side: 'second' })]),
  phase: 'combat',
}

describe('the camera rig', () => {
  let films: Record<string, Timeline>
  beforeAll(() => {
    films = { brawl: timelineOf('brawl-brawl'), asteroids: timelineOf('asteroid-run') }
  })

  it.each(
    Object.keys(VIEWS).flatMap(name =>
      sample(
        [
          { name, mode: { kind: 'auto' } as const },
          { name, mode: { kind: 'target', ship: null } as const },
        ],
        1,
      ),
    ),
  )('has attacker and defender in what panels leave free of $name whenever shots fly: $mode.kind', ({ name, mode }) => {
    whenShotsFly(films['brawl']!, mode, VIEWS[name]!, ({ from, to }) => [from, to])
  })

  it('has the ships a question is about, and the arc that is drawn for it, clear of the panels of a small laptop', () => {
    const view = { width: 1366, height: 768, left: 284, right: 372, top: 56, bottom: 96 }
    const arcs = ['r1']
    for (const heading of [0, 60, 135, 270]) {
      const picture = pictureOf([
        shipAt('r1', -130, -90, { pose: { x: -130, y: -90, heading } }),
        shipAt('i1', 120, 260, { side: 'second' }),
      ])
      const { camera, rig } = rigs(true)
      rig.update({ kind: 'auto' }, { picture, view, wanted: { ...WANTED, frame: ['r1', 'i1'], arcs } }, STEP)
      const way = (heading * Math.PI) / 180
      const tip = toScene({ x: -130 + 310 * Math.sin(way), y: -90 + 310 * Math.cos(way) })
      const seen = [...picture.ships.map(ship => middleOf(ship)), tip].filter(at => Math.abs(at.x) <= 457)
      expect(inFree(camera, seen, view), `heading ${heading}`).toBe(true)
    }
  })

  it('has the defender in the window of the cockpit from which is shot', () => {
    const view = VIEWS['a wide screen with panels']!
    whenShotsFly(films['brawl']!, { kind: 'cockpit', ship: null }, view, ({ from, to }, picture) => {
      expect(aboardOf(picture, null, null)?.id).toBe(from)
      return [to]
    })
  })

  it('is never inside a model or below the mat, whichever camera it is and however they are changed', () => {
    const kinds = ['auto', 'orbit', 'follow', 'cockpit', 'target', 'free'] as const
    for (const film of Object.values(films)) {
      const { camera, rig } = rigs()
      let frame = 0
      let own: string | null = null
      for (let t = 0; t < film.duration; t += STEP * 2) {
        const picture = film.picture(t)
        const kind = kinds[Math.floor(frame / 37) % kinds.length]!
        const ship = null
        const mode: CameraMode =
          kind === 'follow' || kind === 'cockpit' || kind === 'target' ? { kind, ship } : { kind }
        rig.update(mode, { picture, view: VIEWS['a phone']!, wanted: WANTED }, STEP)
        if ('ship' in mode) own = aboardOf(picture, null, own)?.id ?? null
        frame += 1
        expect(camera.position.y).toBeGreaterThanOrEqual(FLOOR - 1e-6)
        for (const one of picture.ships) {
          if (one.presence <= 0) continue
          if (kind === 'cockpit' && one.id === own) {
            // Its own cockpit it enters from above.
            const at = eyesOf(one)
            const beside = Math.hypot(camera.position.x - at.x, camera.position.z - at.z)
            expect(camera.position.y).toBeGreaterThanOrEqual(at.y + Math.min(12, beside) - 2)
            continue
          }
          const far = camera.position.distanceTo(middleOf(one))
          expect(far, `${kind} at ${t} near ${one.id}`).toBeGreaterThanOrEqual(ballOf(one.base) - 0.5)
        }
      }
      expect(frame).toBeGreaterThan(200)
    }
  })

  it('moves smoothly: no frame of a whole film jumps, unless motion is to be reduced', () => {
    let before: Vector3 | null = null
    let most = 0
    watch(
      films['brawl']!,
      () => ({ kind: 'auto' }),
      VIEWS['a wide screen with panels']!,
      camera => {
        if (before) most = Math.max(most, before.distanceTo(camera.position) / STEP)
        before = camera.position.clone()
      },
    )
    // Mm a second; the table is 914 mm wide and the camera two metres away.
    expect(most).toBeGreaterThan(50)
    expect(most).toBeLessThan(9000)
    const { camera, rig } = rigs(true)
    const frame = { picture: duel, view: VIEWS['a phone']!, wanted: WANTED }
    rig.update({ kind: 'auto' }, frame, STEP)
    for (const mode of [{ kind: 'top' }, { kind: 'cockpit', ship: 'r1' }, { kind: 'target', ship: 'r1' }] as const) {
      rig.update(mode, frame, STEP)
      const there = camera.matrixWorld.clone()
      for (let n = 0; n < 60; n += 1) expect(rig.update(mode, frame, STEP)).toBe(false)
      expect(camera.matrixWorld.equals(there)).toBe(true)
    }
  })

  it('comes to rest, so that no frame is drawn where nothing moves', () => {
    const { rig } = rigs()
    for (const kind of ['auto', 'top', 'orbit', 'follow', 'cockpit', 'target', 'free'] as const) {
      const mode = (
        kind === 'follow' || kind === 'cockpit' || kind === 'target' ? { kind, ship: 'r1' } : { kind }
      ) as CameraMode
      let frames = 0
      while (rig.update(mode, { picture: duel, view: VIEWS['a phone']!, wanted: WANTED }, STEP)) frames += 1
      expect(frames, kind).toBeLessThan(150)
    }
  })

  it('starts a free flight over the table, where it was not told otherwise', () => {
    const picture = pictureOf([shipAt('r1', 0, 0)])
    const { camera, rig } = rigs()
    for (let n = 0; n < 100; n += 1)
      rig.update({ kind: 'free' }, { picture, view: VIEWS['a phone']!, wanted: WANTED }, STEP)
    expect(camera.position.y).toBeGreaterThan(200)
    expect(inFree(camera, [middleOf(picture.ships[0]!)], VIEWS['a phone']!)).toBe(true)
  })

  it('looks straight down on the plan without perspective: high and low lie over each other', () => {
    const picture = pictureOf([shipAt('r1', 300, 300)])
    const { camera, rig } = rigs()
    const frame = { picture, view: VIEWS['a wide screen with panels']!, wanted: WANTED }
    for (let n = 0; n < 200; n += 1) rig.update({ kind: 'top' }, frame, STEP)
    const low = middleOf(picture.ships[0]!)
    const high = low.clone().setY(400)
    low.project(camera)
    high.project(camera)
    expect(high.x).toBeCloseTo(low.x, 6)
    expect(high.y).toBeCloseTo(low.y, 6)
  })

  it('looks at whom a ship attacks, has locked, has in its arc, or is nearest', () => {
    const own = shipAt('r1', 0, 0)
    const foe = (id: string, x: number, y: number) => shipAt(id, x, y, { side: 'second' })
    const ships = [own, foe('i1', 0, -120), foe('i2', 30, 250), foe('i3', -300, 0)]
    expect(sightOf(catalog, pictureOf([own]), 'r1')).toBeNull()
    expect(sightOf(catalog, pictureOf(ships), 'r1')).toBe('i2')
    expect(sightOf(catalog, pictureOf([own, ships[1]!, ships[3]!]), 'r1')).toBe('i1')
    const locked = { ...own, lock: { target: 'i3', letter: 'A' } }
    expect(sightOf(catalog, pictureOf([locked, ...ships.slice(1)]), 'r1')).toBe('i3')
  })
})
