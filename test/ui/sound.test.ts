/** Volumes as they are set and remembered, and where the listener is for each camera. */
import { describe, expect, it } from 'vitest'
import { createFilm } from '../../src/playback/film.ts'
import { readParams } from '../../src/ui/params.ts'
import { listenerOf } from '../../src/ui/play/film/listener.ts'
import { readSettings } from '../../src/ui/settings.ts'
import { catalog, sample } from '../playback/sample.ts'

describe('what is set of the sound', () => {
  it('is loud and not muted as it comes, and whatever the browser kept is held within bounds', () => {
    const fresh = readSettings(null)
    expect(fresh.muted).toBe(false)
    for (const value of Object.values(fresh.volumes)) expect(value).toBeGreaterThan(0.5)
    for (const volumes of ['7', '[]', 'null', '"loud"', '{"effects":-1,"engines":"x","interface":2}']) {
      expect(readSettings(`{"muted":"yes","volumes":${volumes}}`)).toEqual(fresh)
    }
    const set = readSettings('{"muted":true,"volumes":{"effects":0,"engines":1}}')
    expect(set.muted).toBe(true)
    expect(set.volumes).toEqual({ ...fresh.volumes, effects: 0, engines: 1 })
  })

  it('the address mutes or unmutes a visit; anything else is noted', () => {
    const read = (query: string) => readParams(query, [], () => [])
    expect([read('').params.mute, read('?mute=1').params.mute, read('?mute=0').params.mute]).toEqual([
      null,
      true,
      false,
    ])
    expect(read('?mute=yes').ignored).toMatchObject([{ name: 'mute', value: 'yes' }])
  })
})

describe('where the listener is', () => {
  const film = createFilm({ catalog })
  film.append(sample)
  const { timeline } = film
  const pictures = Array.from({ length: 200 }, (_, n) => timeline.picture((n / 200) * timeline.duration))

  it('over the middle of the mat for who looks at all of it', () => {
    for (const kind of ['orbit', 'top', 'free'] as const) {
      const listener = listenerOf(pictures[100]!, kind, 180, null)
      expect(listener).toEqual({ at: { x: 0, y: 0 }, facing: 180, span: pictures[100]!.mat.width / 2 })
    }
  })

  it('where the film’s camera looks: at a ship, between two', () => {
    const shots = new Set<string>()
    for (const picture of pictures) {
      const { camera } = picture
      const { at, span } = listenerOf(picture, 'auto', 0, null)
      shots.add(camera.shot)
      if (camera.shot === 'table') expect(at).toEqual({ x: 0, y: 0 })
      if (camera.shot === 'pair') {
        const [from, to] = [camera.from, camera.to].map(id => picture.ships.find(ship => ship.id === id)!.pose)
        expect(at.x).toBeCloseTo((from!.x + to!.x) / 2)
        expect(span).toBeGreaterThan(Math.abs(from!.x - to!.x) / 2)
      }
    }
    expect([...shots].sort()).toEqual(['pair', 'ship', 'table'])
  })

  it('in a ship for who flies with it, and back over the mat when it is gone', () => {
    const picture = pictures.find(one => one.ships.length > 0)!
    const ship = picture.ships[0]!
    for (const kind of ['follow', 'cockpit', 'target'] as const) {
      expect(listenerOf(picture, kind, 0, ship.id)).toMatchObject({ at: ship.pose, facing: ship.pose.heading })
    }
    expect(listenerOf({ ...picture, ships: [] }, 'follow', 90, ship.id)).toMatchObject({
      at: { x: 0, y: 0 },
      facing: 90,
    })
  })
})
