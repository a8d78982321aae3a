/** Which sounds a film has, when, how loud and from whom; and each once, however the film is stepped through. */
import { describe, expect, test } from 'vitest'
import { bringLooks } from '../../src/looks/index.ts'
import { tfaLooks } from '../../src/looks/tfa.ts'
import { CUE_KINDS, type Cue } from '../../src/playback/cues.ts'
import { createTimeline, type TimelineOptions } from '../../src/playback/timeline.ts'
import type { GameEvent } from '../../src/rules/index.ts'
import { catalog, dice, sample } from './sample.ts'

const filmed = (events: readonly GameEvent[] = sample, options: Partial<TimelineOptions> = {}) => {
  const timeline = createTimeline({ catalog, ...options })
  timeline.append(events)
  return timeline
}

const start = (cue: Cue) => cue.at

/** The same battle, flown by ships of another make. */
const later = (events: readonly GameEvent[]): ReturnType<typeof filmed> => {
  bringLooks(tfaLooks)
  const { xwing, tiefighter } = catalog.chassis
  const text = JSON.stringify(events).replaceAll('"xwing"', '"t70xwing"').replaceAll('"tiefighter"', '"tiefofighter"')
  const chassis = {
    ...catalog.chassis,
    t70xwing: { ...xwing!, id: 't70xwing' },
    tiefofighter: { ...tiefighter!, id: 'tiefofighter' },
  }
  return filmed(JSON.parse(text) as readonly GameEvent[], { catalog: { ...catalog, chassis } })
}

describe('what a film sounds like', () => {
  test('every kind of sound is heard somewhere, and no other', () => {
    const fight: readonly GameEvent[] = [
      ...sample.slice(0, 21),
      {
        type: 'resultsCompared',
        attacker: 'i2',
        defender: 'r2',
        attack: dice('hit'),
        defence: [],
        cancelled: { hits: 0, crits: 0 },
        hits: 1,
        crits: 0,
        at: 9,
        rules: [],
      },
    ]
    const heard = new Set([
      ...filmed().cues.map(cue => cue.kind),
      ...filmed(sample, { viewer: 'second' }).cues.map(cue => cue.kind),
      ...filmed(
        sample.map(event => (event.type === 'attackDeclared' ? { ...event, weapon: 'protontorpedoes' } : event)),
      ).cues.map(cue => cue.kind),
      ...filmed(fight).cues.map(cue => cue.kind),
      ...later(sample).cues.map(cue => cue.kind),
      ...later(fight).cues.map(cue => cue.kind),
    ])
    expect([...heard].sort()).toEqual([...CUE_KINDS].sort())
  })

  test.each([false, true])(
    'cues are in order, each within its beat, loud between 0 and 1 (still: %s)',
    reducedMotion => {
      const { cues, beats, duration } = filmed(sample, { reducedMotion })
      expect(cues.map(start)).toEqual(cues.map(start).sort((a, b) => a - b))
      for (const cue of cues) {
        const beat = beats.findLast(other => other.start <= cue.at)!
        expect(cue.at + cue.duration, `${beat.type} ${cue.kind}`).toBeLessThanOrEqual(beat.start + beat.duration + 1e-9)
        expect(cue.duration, `${beat.type} ${cue.kind}`).toBeGreaterThan(0)
        expect(cue.gain).toBeGreaterThan(0)
        expect(cue.gain).toBeLessThanOrEqual(1)
        expect(cue.at).toBeLessThan(duration)
      }
      expect(new Set(cues.map(cue => cue.seed)).size).toBe(cues.length)
    },
  )

  test('they are the same however the film grew', () => {
    const grown = createTimeline({ catalog })
    for (const event of sample) {
      const before = grown.cuesBetween(0, grown.duration)
      const known = grown.duration
      grown.append([event])
      expect(grown.cuesBetween(0, known)).toEqual(before)
    }
    expect(grown.cues).toEqual(filmed().cues)
    expect(JSON.parse(JSON.stringify(grown.cues))).toEqual(grown.cues)
  })

  test('steps of any length hear each cue once', () => {
    const timeline = filmed()
    for (const step of [0.013, 0.3, 5]) {
      const heard: Cue[] = []
      for (let t = 0; t < timeline.duration; t += step)
        heard.push(...timeline.cuesBetween(t, Math.min(t + step, timeline.duration)))
      expect(heard.length).toBeGreaterThan(60)
      expect(heard).toEqual(timeline.cues)
    }
    expect(timeline.cuesBetween(5, 5)).toEqual([])
    expect(timeline.cuesBetween(6, 5)).toEqual([])
  })

  test('a picture holds what has started and is not over', () => {
    const timeline = filmed()
    for (let t = 0.003; t < timeline.duration; t += 0.19) {
      const { cues } = timeline.picture(t)
      expect(cues).toEqual(timeline.cues.filter(cue => cue.at <= t && t < cue.at + cue.duration))
    }
    expect(timeline.picture(timeline.duration).cues).toEqual([])
  })

  test('shots sound as they are seen, each pair once, at the side that fires', () => {
    const timeline = filmed()
    const beat = timeline.beats.find(({ type }) => type === 'resultsCompared')!
    const shots = timeline.cuesBetween(beat.start, beat.start + beat.duration)
    expect(shots.map(({ kind, ship }) => [kind, ship])).toEqual(Array.from({ length: 4 }, () => ['laserRing', 'r2']))
    for (const { at } of shots) {
      const bolts = (t: number) =>
        timeline.picture(t).effects.filter(({ kind, progress }) => kind === 'bolt' && progress < 0.3)
      expect(bolts(at - 0.005)).toHaveLength(0)
      expect(bolts(at + 0.01)).toHaveLength(1)
    }
  })

  test('a sound of a ship starts where the ship is', () => {
    const timeline = filmed()
    for (const cue of timeline.cues) {
      if (cue.ship === null || cue.kind === 'scrape') continue
      const ship = timeline.picture(cue.at).ships.find(({ id }) => id === cue.ship)!
      const { pose, drift } = ship
      const far = Math.max(Math.abs(cue.where!.x - pose.x - drift.x), Math.abs(cue.where!.y - pose.y - drift.y))
      expect(far, cue.kind).toBeLessThan(cue.kind === 'flyby' || cue.kind === 'hull' ? 400 : 1)
    }
  })

  test('a victory is one for its winner; where nobody watches for a side it always is', () => {
    const last = (viewer: 'first' | 'second' | null) => filmed(sample, { viewer }).cues.at(-1)!.kind
    expect([last(null), last('first'), last('second')]).toEqual(['victory', 'victory', 'defeat'])
  })
})
