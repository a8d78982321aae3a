/** The sound of a clip: what is seen is heard, at any speed, from any moment on. */
import { describe, expect, it } from 'vitest'
import type { Listener } from '../../src/audio/listener.ts'
import type { Mixer } from '../../src/audio/mixer.ts'
import { perform } from '../../src/audio/offline-render.ts'
import { SOUNDS } from '../../src/audio/synth/sounds.ts'
import type { Order } from '../../src/audio/voice.ts'
import { slowAt } from '../../src/playback/director/slow.ts'
import { createTimeline } from '../../src/playback/timeline.ts'
import { courseOf } from '../../src/ui/stream/clips/clip-times.ts'
import { catalog, sample } from '../playback/sample.ts'

const LISTENER: Listener = { at: { x: 0, y: 0 }, facing: 0, span: 400 }
const LOUD = /^(laser|explosion|crit|torpedo|shield|hull)/

const timeline = createTimeline({ catalog })
timeline.append(sample)

/** What is ordered of a mixer that only writes down, and when it starts in the render. */
function taped(course: ReturnType<typeof courseOf>, from = 0, at = 0) {
  const clock = { now: -1 }
  const played: (Order & { readonly start: number })[] = []
  const voice = { place: () => {}, drive: () => {}, hold: () => {}, go: () => {}, stop: () => {} }
  const mixer: Pick<Mixer, 'has' | 'play'> = {
    has: name => ({ natural: 1, variants: SOUNDS[name].variants }),
    play(order) {
      played.push({ ...order, start: clock.now + (order.delay ?? 0) })
      return { ...voice, name: order.name }
    },
  }
  perform({ timeline, course, listener: () => LISTENER }, mixer, { from, to: course.seconds, at }, clock)
  return played
}

/** When a moment of the film is in the render, by halving. */
function clipAt({ seconds, filmAt }: ReturnType<typeof courseOf>, t: number): number {
  let [low, high] = [0, seconds]
  while (high - low > 1e-7) {
    const middle = (low + high) / 2
    if (filmAt(middle) < t) low = middle
    else high = middle
  }
  return low
}

describe('a film rendered offline', () => {
  const span = { from: 0, to: timeline.duration }

  it.each([0.25, 1, 2])('sounds when it is seen, at speed %s and in slow motion', speed => {
    const course = courseOf(span, 30, speed, t => (speed > 1 ? 1 : slowAt(timeline, t)))
    const heard = taped(course).filter(({ name }) => LOUD.test(name))
    const cues = timeline.cues.filter(({ kind }) => LOUD.test(kind))
    expect(heard.map(({ name }) => name)).toEqual(cues.map(({ kind }) => kind))
    expect(heard.some(({ name }) => name === 'explosion')).toBe(true)
    heard.forEach(({ start, name }, n) => {
      expect(Math.abs(start - clipAt(course, cues[n]!.at)), `${name} at ${cues[n]!.at}`).toBeLessThan(0.012)
    })
  })

  it('runs on from any moment, as far after the start of its piece as it is after that moment', () => {
    const course = courseOf(span, 30, 1)
    const whole = taped(course).filter(({ name, start }) => LOUD.test(name) && start > 10)
    const piece = taped(course, 10, 0.3).filter(({ name, offset }) => LOUD.test(name) && !offset)
    expect(piece.length).toBe(whole.length)
    expect(piece.length).toBeGreaterThan(0)
    piece.forEach((one, n) => {
      expect(one.start - 0.3).toBeCloseTo(whole[n]!.start - 10, 3)
    })
  })

  it('has the room and engines from the start, and nothing held or delayed for a loudspeaker', () => {
    const played = taped(courseOf(span, 30, 1), 0, 0.3)
    expect(played[0]).toMatchObject({ name: 'bed', loop: true, start: 0.3 })
    expect(played.some(({ name }) => name.startsWith('engine'))).toBe(true)
  })
})
