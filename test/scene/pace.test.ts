/** The picture gives up quality step by step where it is slow, and takes it back only with care. */
import { describe, expect, it } from 'vitest'
import { LEAST, type Pace, paceAt, paced, RELIEFS } from '../../src/scene/pace.ts'
import { eased, settingsOf } from '../../src/scene/settings.ts'

/** Frames whose time depends on the level, one after another. */
const run = (pace: Pace, frames: number, ms: (level: number) => number, held = false): Pace => {
  let now = pace
  for (let frame = 0; frame < frames; frame++) now = paced(now, ms(now.level), held)
  return now
}
/** Every level that comes up on the way, in turn. */
const levels = (pace: Pace, frames: number, ms: (level: number) => number): number[] => {
  const seen = [pace.level]
  let now = pace
  for (let frame = 0; frame < frames; frame++) {
    now = paced(now, ms(now.level))
    if (now.level !== seen.at(-1)) seen.push(now.level)
  }
  return seen
}

/** What a graphics card can. */
const CARD = { bare: false, floats: true }

describe('quality auto', () => {
  it('gives up resolution, then shadows, then effects, and no more', () => {
    expect(RELIEFS[0]).toEqual({ share: 1, shadows: true, effects: true })
    for (let level = 1; level <= LEAST; level++) {
      const [before, now] = [RELIEFS[level - 1]!, RELIEFS[level]!]
      const lost = [now.share < before.share, before.shadows && !now.shadows, before.effects && !now.effects]
      expect(lost.filter(Boolean)).toHaveLength(1)
      // What is given up later is still there.
      if (now.share < before.share) expect(before.shadows && before.effects).toBe(true)
      if (!now.shadows && before.shadows) expect(before.effects).toBe(true)
    }
    const high = settingsOf('auto', 2, CARD)
    expect(eased(high, RELIEFS[0]!)).toEqual(high)
    expect(eased(high, RELIEFS[LEAST]!)).toMatchObject({ shadow: 0, bloom: false, dpr: 1.2, mat: high.mat })
  })

  it('leaves a smooth picture alone', () => {
    expect(levels(paceAt(0), 3000, () => 16.7)).toEqual([0])
    expect(levels(paceAt(0), 3000, () => 8.3)).toEqual([0])
  })

  it('eases a slow one step by step until it is smooth, and stays there', () => {
    const cost = [44, 31, 21, 19, 15]
    expect(levels(paceAt(0), 6000, level => cost[level]!)).toEqual([0, 1, 2])
  })

  it('takes two steps at once where one cannot do', () => {
    const cost = [130, 100, 70, 45, 20]
    expect(levels(paceAt(0), 400, level => cost[level]!)).toEqual([0, 2, 4])
  })

  it('is not moved by one long frame: a download, a page that was hidden', () => {
    let pace = run(paceAt(0), 60, () => 16.7)
    pace = paced(pace, 90_000)
    pace = run(pace, 100, () => 16.7)
    expect(pace.level).toBe(0)
  })

  it('comes back up only after a long calm, and ever more rarely where that was a mistake', () => {
    // Calm at level 1, too slow at 0.
    const cost = (level: number) => (level === 0 ? 40 : 15)
    const turns: number[] = []
    let pace = paceAt(1)
    for (let frame = 0; frame < 40_000; frame++) {
      const next = paced(pace, cost(pace.level))
      if (next.level < pace.level) turns.push(frame)
      pace = next
    }
    expect(turns.length).toBeGreaterThan(2)
    expect(turns[0]).toBeGreaterThan(250)
    const waits = turns.slice(1).map((frame, index) => frame - turns[index]!)
    expect(waits.at(-1)).toBeGreaterThan(waits[0]! * 3)
  })

  it('goes up again for good once there is room', () => {
    expect(run(paceAt(LEAST), 10_000, () => 12).level).toBe(0)
  })

  it('changes nothing while dice roll', () => {
    expect(run(paceAt(0), 3000, () => 80, true).level).toBe(0)
    expect(run(paceAt(LEAST), 9000, () => 10, true).level).toBe(LEAST)
  })

  it('takes a display of 30 frames a second as it is: fewer pixels are no quicker, so all come back', () => {
    const pace = run(paceAt(0), 4000, () => 33.3)
    expect(pace.level).toBe(0)
    expect(run(pace, 4000, () => 33.3).level).toBe(0)
    // It still eases what then becomes slow.
    expect(run(pace, 400, level => (level === 0 ? 66 : 33.3)).level).toBeGreaterThan(0)
  })

  it('begins with the least that is painted where a processor draws', () => {
    const bare = { bare: true, floats: true }
    expect(settingsOf('auto', 1, bare)).toMatchObject({ bloom: false, mat: settingsOf('low', 1, bare).mat })
    expect(settingsOf('auto', 1, CARD)).toMatchObject({ bloom: true })
  })
  it('leaves out whatever needs light beyond white where none can be drawn', () => {
    for (const quality of ['auto', 'low', 'med', 'high'] as const)
      expect(settingsOf(quality, 1, { bare: false, floats: false })).toMatchObject({ bloom: false, mirrored: 0 })
    expect(settingsOf('high', 1, CARD)).toMatchObject({ bloom: true, mirrored: 256 })
    // Nor is a room mirrored, at the least quality, where a processor would have to.
    const least = (bare: boolean) => settingsOf('low', 1, { bare, floats: true }).mirrored
    expect([least(true), least(false)]).toEqual([0, 64])
  })
})
