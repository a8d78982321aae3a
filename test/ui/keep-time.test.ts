/** How often a film is ticked, on a screen of sixty frames a second. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createFilm } from '../../src/playback/film.ts'
import { keepTime } from '../../src/ui/play/session/keep-time.ts'
import { catalog, sample } from '../playback/sample.ts'

const HERTZ = 60

/** A film of all there is, and how often it was told that time went by. */
function running() {
  const film = createFilm({ catalog })
  film.append(sample)
  let ticks = 0
  film.onTick(() => {
    ticks += 1
  })
  return { film, ticks: () => ticks }
}

describe('a film that is shown', () => {
  let asked: ((now: number) => void) | null = null
  /** Lets the screen show that many frames. */
  const screen = (frames: number): void => {
    for (let n = 0; n < frames; n += 1) {
      vi.advanceTimersByTime(1000 / HERTZ)
      const draw = asked
      asked = null
      draw?.(performance.now())
    }
  }
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('requestAnimationFrame', (draw: (now: number) => void) => {
      asked = draw
      return 1
    })
    vi.stubGlobal('cancelAnimationFrame', () => {
      asked = null
    })
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  it.each([
    [null, 60],
    [60, 60],
    [30, 30],
  ] as const)('is at most as often as fps=%s says, and the film loses no time by it', (fps, most) => {
    const { film, ticks } = running()
    const leave = keepTime(film, fps)
    screen(10 * HERTZ)
    expect(ticks() / 10).toBeLessThanOrEqual(most + 0.5)
    expect(ticks() / 10).toBeGreaterThan(most * 0.9)
    expect(film.clock.t).toBeGreaterThan(9.8)
    leave()
  })

  it('is never while it is paused, held, over or left, and goes on when the film does', () => {
    const { film, ticks } = running()
    const leave = keepTime(film, 30)
    /** How often within a second, once what was asked for has come. */
    const perSecond = () => {
      screen(3)
      const before = ticks()
      screen(HERTZ)
      return ticks() - before
    }
    expect(perSecond()).toBeGreaterThan(27)
    film.pause()
    expect(perSecond()).toBe(0)
    film.play()
    const release = film.hold()
    expect(perSecond()).toBe(0)
    release()
    expect(perSecond()).toBeGreaterThan(27)
    film.skip()
    expect(perSecond()).toBe(0)
    // Nothing is asked for: the screen has nothing to call.
    expect(asked).toBeNull()
    film.append(sample.slice(sample.findIndex(({ type }) => type === 'roundStarted')))
    expect(perSecond()).toBeGreaterThan(27)
    leave()
    expect(perSecond()).toBe(0)
  })

  it('is no leap after a rest', () => {
    const { film } = running()
    const leave = keepTime(film, null)
    screen(2)
    film.pause()
    screen(HERTZ)
    const { t } = film.clock
    film.play()
    screen(1)
    expect(film.clock.t - t).toBeLessThan(0.02)
    expect(film.clock.t).toBeGreaterThan(t)
    leave()
  })
})
