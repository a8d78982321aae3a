/** How many frames a second are drawn when they are capped, and none when nothing asks. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createCap } from '../../src/scene/cap.ts'
import { paceAt, paced } from '../../src/scene/pace.ts'

/** Frames drawn in ten seconds by a picture that always asks for the next on a screen of `screen` Hz. */
const drawn = (fps: number | null, screen: number): number => {
  let frames = 0
  let wanted = false
  const cap = createCap(
    () => {
      wanted = true
    },
    fps,
    () => Date.now(),
  )
  cap.ask()
  for (let beat = 0; beat < screen * 10; beat++) {
    vi.advanceTimersByTime(1000 / screen)
    if (!wanted) continue
    wanted = false
    frames += 1
    cap.ask()
  }
  cap.dispose()
  return frames / 10
}

describe('frames a second', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  it('are as many as the screen has, unless they are capped', () => {
    expect(drawn(null, 50)).toBe(50)
    expect(drawn(60, 50)).toBe(50)
  })

  it('are no more than the cap, and hardly fewer', () => {
    for (const [fps, screen] of [
      [30, 50],
      [30, 100],
      [60, 100],
      [30, 200],
      [60, 200],
    ] as const) {
      const many = drawn(fps, screen)
      expect(many, `${fps} of ${screen}`).toBeLessThanOrEqual(fps + 0.2)
      expect(many, `${fps} of ${screen}`).toBeGreaterThan(fps * 0.8)
    }
  })

  it('ask for one frame however often they are asked, and for none once they are done', () => {
    const frame = vi.fn()
    const cap = createCap(frame, 30, () => Date.now())
    for (let n = 0; n < 9; n++) cap.ask()
    expect(frame).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(40)
    expect(frame).toHaveBeenCalledTimes(2)
    cap.ask()
    cap.dispose()
    vi.advanceTimersByTime(1000)
    expect(frame).toHaveBeenCalledTimes(2)
  })

  it('capped, are not taken for slow ones', () => {
    const worst = (fps: number | null) => {
      let pace = paceAt(0, fps)
      let level = 0
      for (let n = 0; n < 200; n++) {
        pace = paced(pace, 1000 / 30)
        level = Math.max(level, pace.level)
      }
      return level
    }
    expect(worst(30)).toBe(0)
    expect(worst(null)).toBeGreaterThan(0)
    let eased = paceAt(2, 30)
    for (let n = 0; n < 400; n++) eased = paced(eased, 1000 / 30)
    expect(eased.level).toBeLessThan(2)
  })
})
