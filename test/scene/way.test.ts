/** A flight over the table: it glides from place to place without a jump, holds each, and where nothing may move it cuts. */
import { Vector3 } from 'three'
import { describe, expect, it } from 'vitest'
import { game, missionScenario } from '../../src/content/index.ts'
import { createFilm } from '../../src/playback/film.ts'
import { createFlyover } from '../../src/playback/flyover.ts'
import { direction, type Shot } from '../../src/scene/camera/fit.ts'
import { lookOf } from '../../src/scene/camera/look.ts'
import { cameraOf, type Place } from '../../src/scene/camera/takes.ts'
import { toScene } from '../../src/scene/space.ts'
import { laidTable } from '../../src/tour/table.ts'

const PLACE: Place = { aspect: 1.8, home: 0, calm: false, aloft: false, tray: false }
const STOP = 5

/** The flight over a mission's table, at five seconds a place. */
function flightOver(mission: string) {
  const { events, places } = laidTable(game, missionScenario(mission))
  const film = createFilm({ catalog: game.catalog, reducedMotion: true })
  film.append(events)
  film.skip()
  const lights = [[], ...places.map(one => [one]), places]
  const stops = lights.map((lit, n) => ({ lights: lit, seconds: STOP, whole: n === 0 || n === lights.length - 1 }))
  return createFlyover(film.picture(), stops)
}

/** Where a point of the mat is in a view, −1 to 1 each way. */
function seen({ target, distance, azimuth, polar, fov }: Shot, at: Vector3, aspect: number): readonly [number, number] {
  const back = direction(azimuth, polar)
  const right = new Vector3(0, 1, 0).cross(back).normalize()
  const up = back.clone().cross(right)
  const off = at.clone().sub(target)
  const far = (distance - off.dot(back)) * Math.tan((fov * Math.PI) / 360)
  return [off.dot(right) / far / aspect, off.dot(up) / far]
}

describe.each(['political-escort', 'asteroid-run', 'dark-whispers'])('the flight over %s', mission => {
  const flyover = flightOver(mission)
  const take = flyover.take()
  const shots = (place: Place) => {
    const camera = cameraOf(take, place)
    return (t: number) => camera({ ...take.opening, t })
  }

  it.each([1.8, 0.5])('glides, and holds what is lit, in a view of %s', aspect => {
    const at = shots({ ...PLACE, aspect })
    let before = lookOf(at(0))
    for (let t = 0; t < flyover.duration; t += 1 / 60) {
      const now = lookOf(at(t))
      const [x, y, z, size] = now.map((value, n) => Math.abs(value - before[n]!))
      expect(Math.max(x!, y!, z!), `at ${t}`).toBeLessThan(16)
      expect(size, `at ${t}`).toBeLessThan(0.04)
      before = now
    }
    for (const { points, start } of take.way!)
      for (const point of points) {
        const [across, high] = seen(at(start + 3), toScene(point), aspect)
        expect(Math.abs(across)).toBeLessThan(1)
        expect(Math.abs(high)).toBeLessThan(1)
      }
  })

  it('cuts where nothing may move, and stands', () => {
    const at = shots({ ...PLACE, calm: true })
    expect(lookOf(at(STOP))).toEqual(lookOf(at(2 * STOP - 0.1)))
    expect(lookOf(at(STOP))).not.toEqual(lookOf(at(STOP - 0.1)))
  })
})
