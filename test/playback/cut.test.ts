/** A film from which events are taken back is the film of those that are left. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createTimeline } from '../../src/playback/timeline.ts'
import type { GameEvent } from '../../src/rules/index.ts'
import { catalog, sample } from './sample.ts'

const filmed = (events: readonly GameEvent[] = sample) => {
  const timeline = createTimeline({ catalog })
  timeline.append(events)
  return timeline
}

describe('a film that is cut', () => {
  test('is the film of the events that are left, and grows on like it', () => {
    const commands = [...new Set(sample.map(event => event.at))]
    fc.assert(
      fc.property(fc.constantFrom(...commands), fc.double({ min: 0, max: 1, noNaN: true }), (at, share) => {
        const left = sample.filter(event => event.at < at)
        const cut = filmed()
        cut.cut(at)
        for (const wanted of [filmed(left), filmed()]) {
          const { duration, beats, lines, chapters, cues } = wanted
          expect({ ...cut, picture: null }).toMatchObject({ duration, beats, lines, chapters, cues })
          expect(cut.picture(share * duration)).toEqual(wanted.picture(share * duration))
          expect(cut.picture(duration)).toEqual(wanted.picture(duration))
          cut.append(sample.filter(event => event.at >= at))
        }
      }),
      { numRuns: 60 },
    )
  })

  test('does not change where nothing is to be taken out', () => {
    const timeline = filmed()
    const { duration } = timeline
    timeline.cut(Number.POSITIVE_INFINITY)
    expect(timeline.duration).toBe(duration)
  })
})
