/** How long a demo's title is there to be read. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createFilm } from '../../src/playback/film.ts'
import { tableStands } from '../../src/ui/battle/standing.tsx'
import { holdWhileRead, PATIENCE } from '../../src/ui/demos/title.tsx'
import { readingTime } from '../../src/ui/parts/reading-time.ts'
import { catalog, sample } from '../playback/sample.ts'

const IDEA = 'A few words to be read.'
const LONG = PATIENCE / 3

function held() {
  const film = createFilm({ catalog, reducedMotion: true })
  film.append(sample)
  const done = vi.fn()
  return { film, done, letGo: holdWhileRead(film, IDEA, done) }
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
    const leave = holdWhileRead(film, IDEA, done)
    vi.advanceTimersByTime(readingTime(IDEA))
    expect(done).toHaveBeenCalledOnce()
    leave()
    const leaveAgain = holdWhileRead(film, IDEA, done)
    film.step(1)
    expect(done).toHaveBeenCalledTimes(2)
    leaveAgain()
  })
})
