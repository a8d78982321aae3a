/** How often the flat board draws, on a screen of sixty frames a second. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepTime, type Shown } from '../../src/ui/play/board/use-board.ts'

const HERTZ = 60

/** A film that runs for `seconds`, and how often it was told that time went by. */
function running(seconds: number) {
  const state = { t: 0, ticks: 0, playing: true }
  const listeners = new Set<() => void>()
  const film = {
    timeline: { duration: seconds },
    clock: state,
    tick: (dt: number) => {
      state.ticks += 1
      state.t = Math.min(seconds, state.t + dt)
      return true
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  } as unknown as Shown
  return { film, state, listeners }
}

describe('the flat board', () => {
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
  ] as const)('draws at most as often as fps=%s says, and the film loses no time by it', (fps, most) => {
    const { film, state } = running(100)
    const leave = keepTime(film, fps)
    screen(10 * HERTZ)
    expect(state.ticks / 10).toBeLessThanOrEqual(most + 0.5)
    expect(state.ticks / 10).toBeGreaterThan(most * 0.9)
    expect(state.t).toBeGreaterThan(9.8)
    leave()
  })

  it('draws nothing when the film is over or the board has gone, and goes on when the film does', () => {
    const { film, state, listeners } = running(1)
    const leave = keepTime(film, 30)
    screen(2 * HERTZ)
    const { ticks } = state
    screen(HERTZ)
    expect(state.ticks).toBe(ticks)
    for (const listener of listeners) listener()
    screen(HERTZ)
    expect(state.ticks).toBe(ticks + 1)
    leave()
    expect(listeners.size).toBe(0)
    screen(HERTZ)
    expect(state.ticks).toBe(ticks + 1)
  })
})
