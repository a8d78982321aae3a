/** How long a demo's title is there to be read. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createFilm } from '../../src/playback/film.ts'
import { readingTime } from '../../src/ui/parts/reading-time.ts'
import { tableStands } from '../../src/ui/play/table/standing.tsx'
import { holdWhileRead, PATIENCE } from '../../src/ui/watch/demos/title.tsx'
import { holdToRead } from '../../src/ui/watch/reading.ts'
import { catalog, sample } from '../playback/sample.ts'

const IDEA = 'A few words to be read.'
const LONG = PATIENCE / 3

function held() {
  const film = createFilm({ catalog, reducedMotion: true })
  film.append(sample)
  const done = vi.fn()
  return { film, done, letGo: holdWhileRead(film, 0, IDEA, done) }
}

describe('the title of a demo', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  it('is read from when its table stands', () => {
    const { film, done, letGo } = held()
    vi.advanceTimersByTime(LONG)
    tableStands(createFilm({ catalog }))
    vi.advanceTimersByTime(LONG)
    film.tick(0.1)
    expect(film.clock.t).toBe(0)
    expect(done).not.toHaveBeenCalled()
    tableStands(film)
    vi.advanceTimersByTime(readingTime(IDEA) - 1)
    expect(done).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(done).toHaveBeenCalledOnce()
    letGo()
    film.tick(0.1)
    expect(film.clock.t).toBeGreaterThan(0)
  })

  it('comes before all of its film, also where it is late itself', () => {
    const film = createFilm({ catalog, reducedMotion: true })
    film.append(sample)
    film.play()
    for (let n = 0; n < 30; n += 1) film.tick(0.05)
    expect(film.clock.t).toBeGreaterThan(1)
    const leave = holdWhileRead(film, 0.8, IDEA, () => {})
    film.tick(0.1)
    expect(film.clock.t).toBe(0.8)
    leave()
  })

  it('is read and over where no table comes', () => {
    const { film, done, letGo } = held()
    vi.advanceTimersByTime(PATIENCE + readingTime(IDEA) - 1)
    film.tick(0.1)
    expect(film.clock.t).toBe(0)
    expect(done).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(done).toHaveBeenCalledOnce()
    letGo()
  })

  it('counts at once where the table stands already, and keeps nobody who goes on', () => {
    const { film, done, letGo } = held()
    tableStands(film)
    letGo()
    vi.advanceTimersByTime(LONG)
    expect(done).not.toHaveBeenCalled()
    const leave = holdWhileRead(film, 0, IDEA, done)
    vi.advanceTimersByTime(readingTime(IDEA))
    expect(done).toHaveBeenCalledOnce()
    leave()
    const leaveAgain = holdWhileRead(film, 0, IDEA, done)
    film.step(1)
    expect(done).toHaveBeenCalledTimes(2)
    leaveAgain()
  })
})

describe('a sentence under a headline', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  it('has its whole time from when its film moves, however long the title lay over it', () => {
    const { film, letGo } = held()
    film.play()
    const leave = holdToRead(film, 'a-key-of-this-test', IDEA, () => null)
    vi.advanceTimersByTime(LONG)
    letGo()
    film.tick(0.01)
    vi.advanceTimersByTime(readingTime(IDEA) - 1)
    // It stands just before what comes next.
    for (let n = 0; n < 30; n += 1) film.tick(0.05)
    const stood = film.clock.t
    expect(stood).toBeLessThan(film.timeline.next(0) + 0.01)
    vi.advanceTimersByTime(1)
    for (let n = 0; n < 30; n += 1) film.tick(0.05)
    expect(film.clock.t).toBeGreaterThan(stood + 0.5)
    leave()
    // And is held no more once it has been read.
    const again = createFilm({ catalog, reducedMotion: true })
    again.append(sample)
    again.play()
    holdToRead(again, 'a-key-of-this-test', IDEA, () => null)
    for (let n = 0; n < 30; n += 1) again.tick(0.05)
    expect(again.clock.t).toBeGreaterThan(1)
  })
})
