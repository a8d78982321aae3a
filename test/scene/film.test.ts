/** The chases of a cinematic film, as large and as seen as they should be, and the dust that streaks by. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { MathUtils, PerspectiveCamera, Vector3 } from 'three'
import { describe, expect, it } from 'vitest'
import { catalog, game } from '../../src/content/index.ts'
import { lookOf } from '../../src/looks/index.ts'
import { parseReplay } from '../../src/match/read-replay.ts'
import { runReplay } from '../../src/match/replay.ts'
import { createDirector } from '../../src/playback/director/director.ts'
import type { Take } from '../../src/playback/director/take.ts'
import type { ShipPicture } from '../../src/playback/picture.ts'
import { createTimeline, type Timeline } from '../../src/playback/timeline.ts'
import { eyeOf, setLens } from '../../src/scene/camera/lens.ts'
import { fold } from '../../src/scene/camera/shots.ts'
import { cameraOf, type Place } from '../../src/scene/camera/takes.ts'
import { onShip } from '../../src/scene/effects/context.ts'
import { drawDust } from '../../src/scene/effects/dust.ts'
import { inFlight } from '../../src/scene/flight.ts'
import type { Frame } from '../../src/scene/part.ts'
import { pictureOf, shipAt } from './pictures.ts'

const VIEW = { width: 1280, height: 720, left: 0, right: 0, top: 0, bottom: 0 }
const PLACE: Place = { aspect: 16 / 9, home: 0, calm: false, aloft: true, tray: true }
const timelineOf = (name: string): Timeline => {
  const file = parseReplay(readFileSync(resolve(import.meta.dirname, '../shots', name), 'utf8'))
  if ('problem' in file) throw new Error(file.problem.key)
  const timeline = createTimeline({ catalog })
  timeline.append(runReplay(game, file).events)
  return timeline
}

/** All chases of a film, each with the moments of its take. */
const chasesOf = (timeline: Timeline) => {
  const takes = createDirector(timeline, { catalog, manner: 'cinematic', leads: true, calm: false })
  const all: readonly Take[] = takes.at(timeline.duration) ? takes.takes() : []
  return all.flatMap((take, index) => {
    if (take.kind !== 'chase') return []
    const end = all[index + 1]?.start ?? timeline.duration
    const camera = cameraOf(take, PLACE)
    const moments = Array.from({ length: Math.floor((end - take.start) / 0.1) }, (_, n) => {
      const picture = inFlight(timeline.picture(take.start + n * 0.1), false)
      return { ship: picture.ships.find(one => one.id === take.ships[0])!, shot: camera(picture) }
    })
    const stands = moments.every(({ shot }) => eyeOf(shot).distanceTo(eyeOf(moments[0]!.shot)) < 0.01)
    return [{ moments: moments.filter(({ ship }) => ship.presence > 0.9), stands }]
  })
}

/** A share of the view's width that a ship's model takes. */
const widthOf = (ship: ShipPicture, lens: PerspectiveCamera): number => {
  const [x, y, z] = lookOf(ship.chassis).size.map(mm => mm / 2) as [number, number, number]
  const across = [-x, x].flatMap(right =>
    [-y, y].flatMap(up =>
      [-z, z].map(back => onShip(ship, new Vector3(right, up, back), new Vector3()).project(lens).x / 2),
    ),
  )
  return Math.max(...across) - Math.min(...across)
}

describe.each(['furball.replay', 'escort.replay'])('the chases of a film, in %s', name => {
  const chases = chasesOf(timelineOf(name))
  const rides = chases.filter(({ stands }) => !stands)

  it('begin with a ship that takes 30 to 45 % of the width of the view, and lie low behind it', () => {
    const lens = new PerspectiveCamera()
    expect(rides.length).toBeGreaterThan(8)
    let low = 0
    for (const { moments } of rides) {
      const { ship, shot } = moments[0]!
      // Who arrives is not there yet.
      if (Math.hypot(ship.drift.x, ship.drift.y) > 1) continue
      setLens(lens, shot, VIEW)
      expect(widthOf(ship, lens), ship.id).toBeGreaterThan(0.3)
      expect(widthOf(ship, lens), ship.id).toBeLessThan(0.45)
      if (shot.polar >= 72) low += 1
    }
    expect(low / rides.length).toBeGreaterThan(0.6)
  })

  it('never show a TIE from where its near wing hides its ball', () => {
    let looked = 0
    for (const { moments } of chases)
      for (const { ship, shot } of moments) {
        if (ship.chassis !== 'tiefighter') continue
        const off = Math.abs(fold(shot.azimuth + ship.pose.heading))
        expect(off < 15.5 || off > 65, `${ship.id}: ${off.toFixed(1)} off its tail`).toBe(true)
        looked += 1
      }
    expect(looked).toBeGreaterThan(100)
  })

  it('lean with their ship', () => {
    let leans = 0
    for (const { moments } of rides)
      for (const { ship, shot } of moments) {
        if (Math.abs(ship.roll) < 10) continue
        expect(Math.sign(shot.roll ?? 0)).toBe(Math.sign(ship.roll))
        expect(Math.abs(shot.roll!)).toBeLessThan(Math.abs(ship.roll))
        leans += 1
      }
    expect(leans).toBeGreaterThan(20)
  })

  it('let some ships fly past a camera that stands: from before it to behind it, near by', () => {
    const passes = chases.filter(({ stands }) => stands)
    expect(passes.length).toBeGreaterThan(2)
    for (const { moments } of passes) {
      const { ship, shot } = moments[0]!
      const front = Math.abs(fold(shot.azimuth + ship.pose.heading))
      expect(front).toBeGreaterThan(120)
      expect(Math.min(...moments.map(({ shot }) => shot.distance))).toBeLessThan(130)
    }
  })
})

describe('dust', () => {
  type Streak = { readonly at: readonly number[]; readonly half: number; readonly way: Vector3 }
  const lens = new PerspectiveCamera()
  lens.position.set(30, 60, 90)
  lens.lookAt(0, 50, 0)
  lens.updateMatrixWorld()
  const dust = (change: Partial<Frame> = {}): readonly Streak[] => {
    const all: Streak[] = []
    const frame = {
      style: 'cinematic',
      calm: false,
      picture: { ...pictureOf([shipAt('r1', 0, 0)]), t: 4 },
      camera: lens,
      focus: { distance: 200, blur: 0 },
      ...change,
    } as Frame
    drawDust(frame, {
      streak: (_puff, at, way, half) => all.push({ at: at.toArray(), half, way: way.clone() }),
    })
    return all
  }
  const told = (all: readonly Streak[]) => JSON.stringify(all)

  it('is a function of film time and the camera alone', () => {
    const once = told(dust())
    dust({ picture: { ...pictureOf([]), t: 99 } })
    expect(told(dust())).toBe(once)
    expect(told(dust({ picture: { ...pictureOf([shipAt('r1', 0, 0)]), t: 4.5 } }))).not.toBe(once)
    expect(dust().length).toBeGreaterThan(20)
    expect(dust().length).toBeLessThan(160)
  })

  it('streaks astern of a ship that flies, the longer the faster', () => {
    const flying = (mm: number) =>
      dust({ picture: { ...pictureOf([shipAt('r1', 0, 0, { wake: [{ x: 0, y: -mm, lift: 0 }] })]), t: 4 } })
    const [slow, fast] = [flying(5), flying(20)]
    expect(fast[0]!.half).toBeGreaterThan(slow[0]!.half * 2)
    // South of it: towards +z.
    expect(fast[0]!.way.angleTo(new Vector3(0, 0, 1)) * MathUtils.RAD2DEG).toBeLessThan(10)
  })

  it('is only in space, only near by, and not where motion is reduced', () => {
    expect(dust({ style: 'tabletop' })).toEqual([])
    expect(dust({ calm: true })).toEqual([])
    expect(dust({ focus: { distance: 900, blur: 0 } })).toEqual([])
  })
})
