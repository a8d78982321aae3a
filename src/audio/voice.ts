/** One voice: a sound being played from a place over the mat. It can be held in the middle, go on, and fade away. */

import type { Bus } from './buses.ts'
import { type Bearing, EVERYWHERE } from './listener.ts'
import type { SoundName } from './synth/sounds.ts'

/** What a voice plays: `seconds` of it from `offset` on (null: all of it), `rate` times as fast, after `delay` seconds. */
export type Order = {
  readonly name: SoundName
  readonly bus: Bus
  readonly variant?: number
  readonly rate?: number
  readonly gain?: number
  /** How much of it the hall answers, 0 … 1. */
  readonly hall?: number
  readonly seconds?: number | null
  readonly offset?: number
  readonly delay?: number
  readonly loop?: boolean
  readonly bearing?: Bearing
}

export type Voice = {
  readonly name: SoundName
  place(bearing: Bearing): void
  /** Level and pitch of a loop, approached within a tenth of a second. */
  drive(gain: number, rate: number): void
  /** Falls silent where it is, until it goes on from there. */
  hold(): void
  go(): void
  /** Fades within `seconds` and ends for good. */
  stop(seconds?: number): void
}

/** Seconds in which a voice that is held or taken up again fades: short, and no click. */
const FADE = 0.025
/** How quickly a moving sound's place is followed, seconds. */
const GLIDE = 0.05

/** Starts a voice into a bus; calls `ended` once, when nothing more will come of it. */
export function startVoice(
  context: BaseAudioContext,
  buffer: AudioBuffer,
  order: Order,
  bus: { readonly dry: AudioNode; readonly wet: AudioNode },
  ended: () => void,
): Voice {
  const { loop = false, seconds = null, hall = 0, bearing = EVERYWHERE } = order
  const veil = context.createBiquadFilter()
  veil.type = 'lowpass'
  veil.frequency.value = bearing.open
  const level = context.createGain()
  const near = context.createGain()
  near.gain.value = bearing.gain
  const panner = context.createStereoPanner()
  panner.pan.value = bearing.pan
  const sent = context.createGain()
  sent.gain.value = hall
  level.connect(veil).connect(near).connect(panner).connect(bus.dry)
  near.connect(sent).connect(bus.wet)

  let rate = order.rate ?? 1
  let gain = order.gain ?? 1
  let source: AudioBufferSourceNode | null = null
  /** Where in the sound it was when the context's clock showed `since`. */
  let at = order.offset ?? 0
  let since = 0
  let left = seconds
  let over = false

  function end(): void {
    if (over) return
    over = true
    source = null
    panner.disconnect()
    sent.disconnect()
    ended()
  }

  /** Sounds from `at` on, `delay` seconds from now, coming up within `fade`. */
  function run(delay: number, fade: number): void {
    const start = context.currentTime + delay
    const made = context.createBufferSource()
    made.buffer = buffer
    made.loop = loop
    made.playbackRate.value = rate
    made.connect(level)
    made.onended = () => {
      made.disconnect()
      if (source === made) end()
    }
    level.gain.cancelScheduledValues(context.currentTime)
    if (fade > 0) {
      level.gain.setValueAtTime(0, start)
      level.gain.linearRampToValueAtTime(gain, start + fade)
    } else level.gain.setValueAtTime(gain, start)
    made.start(start, loop ? at % buffer.duration : at)
    if (left !== null) {
      // It fades over its last moments, and is over a little after its time.
      const last = start + Math.max(fade, left - 0.08)
      level.gain.setTargetAtTime(0, last, 0.05)
      made.stop(last + 0.3)
    }
    source = made
    since = start
  }

  function silence(fade: number): void {
    const now = context.currentTime
    const old = source
    source = null
    level.gain.cancelScheduledValues(now)
    level.gain.setTargetAtTime(0, now, fade / 3)
    old?.stop(now + fade * 2)
  }

  const entry = order.offset || loop ? 0.08 : 0
  run(order.delay ?? 0, entry)

  return {
    name: order.name,
    place(where) {
      const now = context.currentTime
      near.gain.setTargetAtTime(where.gain, now, GLIDE)
      panner.pan.setTargetAtTime(where.pan, now, GLIDE)
      veil.frequency.setTargetAtTime(where.open, now, GLIDE)
    },
    drive(to, pitch) {
      gain = to
      rate = pitch
      if (!source) return
      level.gain.setTargetAtTime(to, context.currentTime, 0.1)
      source.playbackRate.setTargetAtTime(pitch, context.currentTime, 0.1)
    },
    hold() {
      if (!source || over) return
      const gone = Math.max(0, context.currentTime - since)
      at += gone * rate
      if (left !== null) left = Math.max(0.02, left - gone)
      silence(FADE)
      // What was about to end anyway ends.
      if (!loop && at >= buffer.duration) end()
    },
    go() {
      if (source || over) return
      run(0, FADE)
    },
    stop(fade = 0.06) {
      if (over) return
      silence(fade)
      // The fade still has to be heard before it is taken out of the graph.
      const tail = context.createConstantSource()
      tail.onended = end
      tail.start()
      tail.stop(context.currentTime + fade * 2 + 0.05)
    },
  }
}
