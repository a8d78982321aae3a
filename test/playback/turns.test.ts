import { expect, test } from 'vitest'
import { createTimeline } from '../../src/playback/timeline.ts'
import { catalog, sample } from './sample.ts'

test('a turn without a shot is over with its beat: whoever is asked next is not taken for it', () => {
  const timeline = createTimeline({ catalog })
  timeline.append(sample)
  const skipped = timeline.beats.filter(beat => beat.type === 'attackSkipped')
  expect(skipped.length).toBeGreaterThan(0)
  for (const { start, duration } of skipped) {
    const acting = (t: number) => timeline.picture(t).ships.filter(ship => ship.active).length
    expect(acting(start + duration / 2)).toBe(1)
    expect(acting(start + duration)).toBe(0)
  }
})
