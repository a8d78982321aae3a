/** The clock of a film, and a film that is run, paused, held, stepped, sought and grown. */
import { describe, expect, test, vi } from 'vitest'
import { createClock } from '../../src/playback/clock.ts'
import { createFilm } from '../../src/playback/film.ts'
import { catalog, sample } from './sample.ts'

const watched = (speed = 1) => {
  const film = createFilm({ catalog, speed })
  film.append(sample)
  return film
}

describe('the clock', () => {
  test('runs at its speed, held within 0.25 and 8, and stops at the end', () => {
    const clock = createClock(2)
    expect(clock.advance(0.5, 10)).toBe(true)
    expect(clock.t).toBe(1)
    clock.setSpeed(100)
    expect(clock.speed).toBe(8)
    clock.setSpeed(0)
    expect(clock.speed).toBe(0.25)
    clock.setSpeed(Number.NaN)
    expect(clock.speed).toBe(0.25)
    clock.setSpeed(8)
    expect(clock.advance(5, 10)).toBe(true)
    expect(clock.t).toBe(10)
    expect(clock.advance(5, 10)).toBe(false)
  })

  test('stands still while paused; seek goes anywhere, skipTo only ahead', () => {
    const clock = createClock()
    clock.pause()
    expect(clock.advance(1, 10)).toBe(false)
    clock.seek(4)
    clock.skipTo(2)
    expect(clock.t).toBe(4)
    clock.skipTo(6)
    clock.seek(-3)
    expect(clock.t).toBe(0)
  })
})

describe('a film', () => {
  test('draws no frame when it is paused, at its end, or empty', () => {
    const empty = createFilm({ catalog })
    expect(empty.tick(0.1)).toBe(false)
    const film = watched()
    expect(film.tick(0.1)).toBe(true)
    film.pause()
    const still = film.picture()
    expect(film.tick(0.1)).toBe(false)
    expect(film.picture()).toBe(still)
    film.play()
    film.skip()
    expect(film.tick(0.1)).toBe(false)
    expect(film.picture().t).toBe(film.timeline.duration)
  })

  test('stands still while it is held, however often and whether it is paused meanwhile', () => {
    const film = watched()
    const one = film.hold()
    const two = film.hold()
    expect(film.tick(0.1)).toBe(true)
    expect([film.clock.t, film.clock.playing]).toEqual([0, true])
    one()
    one()
    film.tick(0.1)
    expect(film.clock.t).toBe(0)
    // Whoever pauses now finds it paused when it is let go.
    film.pause()
    two()
    expect(film.tick(0.1)).toBe(false)
    film.play()
    film.tick(0.1)
    expect(film.clock.t).toBeGreaterThan(0)
    const at = film.clock.t
    const three = film.hold()
    film.setSpeed('instant')
    film.tick(0.1)
    expect(film.clock.t).toBe(at)
    three()
    film.tick(0.1)
    expect(film.clock.t).toBe(film.timeline.duration)
  })

  test('goes on through a frame in which no time passed, and rests only when nothing is left to show', () => {
    const film = watched()
    const frames = vi.fn()
    film.onFrame(frames)
    expect(film.tick(0)).toBe(true)
    expect(frames).not.toHaveBeenCalled()
    film.pause()
    expect(film.tick(0)).toBe(false)
    film.play()
    film.skip()
    expect(film.tick(0)).toBe(false)
  })

  test('moves as long as a tick moves it: not paused, not held, not at its end', () => {
    const film = watched()
    expect(film.moving).toBe(true)
    film.pause()
    expect(film.moving).toBe(false)
    film.play()
    const release = film.hold()
    expect(film.moving).toBe(false)
    release()
    expect(film.moving).toBe(true)
    film.skip()
    expect(film.moving).toBe(false)
  })

  test('calls whoever draws it at the end of a tick, once, when all others have been told and have moved it', () => {
    const film = watched()
    const told: string[] = []
    film.onTick(() => told.push(`drawn at ${film.clock.t}`))
    film.subscribe(() => told.push('changed'))
    const leave = film.onFrame(() => {
      leave()
      told.push('moved')
      film.seek(2)
    })
    film.tick(0.1)
    expect(new Set(told)).toEqual(new Set(['moved', 'changed', 'drawn at 2']))
    expect(told.indexOf('drawn at 2')).toBe(told.length - 1)
    film.seek(3)
    expect(told.at(-1)).toBe('changed')
  })

  test('goes on when more has happened', () => {
    const film = createFilm({ catalog })
    film.append(sample.slice(0, 5))
    film.skip()
    expect(film.tick(0.1)).toBe(false)
    film.append(sample.slice(5))
    expect(film.tick(0.1)).toBe(true)
  })

  test('played to its end at any speed it shows the same', () => {
    const ends = [0.25, 1, 8].map(speed => {
      const film = watched(speed)
      let frames = 0
      while (film.tick(1 / 20)) frames += 1
      return { frames, picture: film.picture() }
    })
    expect(ends[1]!.picture).toEqual(ends[0]!.picture)
    expect(ends[2]!.picture).toEqual(ends[0]!.picture)
    expect(ends[0]!.frames).toBeGreaterThan(20 * ends[2]!.frames)
  })

  test('where it is to be instant it stands at its end with the next tick, and one that is paused stays', () => {
    const film = createFilm({ catalog, speed: 'instant' })
    expect(film.pace).toBe('instant')
    film.append(sample.slice(0, 5))
    expect(film.tick(0.02)).toBe(false)
    expect(film.clock.t).toBe(film.timeline.duration)
    film.step(-1)
    film.append(sample.slice(5))
    film.tick(0.02)
    expect(film.clock.t).toBeLessThan(film.timeline.duration)
    film.play()
    film.tick(0.02)
    expect(film.clock.t).toBe(film.timeline.duration)
    film.setSpeed(2)
    expect([film.pace, film.clock.speed]).toEqual([2, 2])
  })

  test('a tab that slept does not jump', () => {
    const film = watched()
    film.tick(3600)
    expect(film.clock.t).toBe(0.5)
  })

  test('tells its listeners when facts change, not on every frame', () => {
    const film = watched()
    let facts = 0
    let frames = 0
    film.subscribe(() => {
      facts += 1
    })
    const stop = film.onFrame(() => {
      frames += 1
    })
    let { log } = film.picture()
    let version = film.version
    let ticks = 0
    while (film.tick(1 / 60)) {
      ticks += 1
      const seen = film.picture().log
      if (seen !== log) expect(film.version).toBeGreaterThan(version)
      log = seen
      version = film.version
    }
    expect(frames).toBe(ticks)
    expect(facts).toBeGreaterThan(60)
    expect(facts).toBeLessThan(ticks / 10)
    stop()
    film.seek(0)
    expect(frames).toBe(ticks)
  })

  test('a listener that is gone is not called, and one may leave while being called', () => {
    const film = watched()
    let calls = 0
    const leave = film.subscribe(() => {
      calls += 1
      leave()
    })
    film.seek(1)
    film.seek(2)
    expect(calls).toBe(1)
  })

  test('steps beat by beat, both ways, and pauses for it', () => {
    const film = watched()
    const { beats } = film.timeline
    film.step(1)
    expect(film.clock.playing).toBe(false)
    expect(film.clock.t).toBe(beats[1]!.start)
    film.step(1)
    expect(film.clock.t).toBe(beats[2]!.start)
    film.step(-1)
    film.step(-1)
    film.step(-1)
    expect(film.clock.t).toBe(0)
    film.skip()
    film.step(1)
    expect(film.clock.t).toBe(film.timeline.duration)
  })

  test('skips ahead only, seeks anywhere within itself', () => {
    const film = watched()
    film.seek(20)
    film.skip(10)
    expect(film.clock.t).toBe(20)
    film.seek(1e9)
    expect(film.clock.t).toBe(film.timeline.duration)
    film.seek(-1)
    expect(film.clock.t).toBe(0)
  })

  test('remembers how far it was shown, whoever goes back, until that is cut off', () => {
    const film = watched()
    film.seek(20)
    film.seek(5)
    expect(film.furthest).toBe(20)
    film.skip()
    film.seek(0)
    expect(film.furthest).toBe(film.timeline.duration)
    film.cut(8)
    expect(film.furthest).toBe(film.timeline.duration)
    expect(film.furthest).toBeLessThan(watched().timeline.duration)
  })

  test('knows what has been seen: a decision panel waits for it', () => {
    const film = watched()
    const time = film.timeline.timeOfCommand(8)
    film.seek(time - 0.01)
    expect(film.hasSeen(8)).toBe(false)
    film.tick(0.02)
    expect(film.hasSeen(8)).toBe(true)
    expect(film.hasSeen(9)).toBe(false)
  })
})
