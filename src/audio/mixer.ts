/** The mixer: sounds by name, voices that play them, three buses, a hall, and the limiter at the end. */

import { BUSES, type Bus, type Volumes } from './buses.ts'
import { limiter } from './limiter.ts'
import type { SoundName } from './synth/sounds.ts'
import { RATE } from './synth/tools.ts'
import { type Order, startVoice, type Voice } from './voice.ts'

export type Mixer = {
  /** Keeps one more variant of a sound; samples at `RATE`. */
  keep(name: SoundName, samples: Float32Array<ArrayBuffer>): void
  /** The hall's answer for both ears, samples at `RATE`. */
  keepHall(left: Float32Array<ArrayBuffer>, right: Float32Array<ArrayBuffer>): void
  /** How long a sound is and in how many variants there is one; null while there is none. */
  has(name: SoundName): { readonly natural: number; readonly variants: number } | null
  /** Plays a sound; null when there is none of that name yet. */
  play(order: Order): Voice | null
  volumes(volumes: Volumes): void
  /** How many voices have started since the beginning, and how many sound or are held now. */
  readonly started: number
  readonly sounding: number
}

/** By so much the whole mix is louder than its sounds were made, dB: a battle as loud as other games in a browser. */
export const LIFT = 7

/** A mixer into the destination of a context. */
export function createMixer(context: BaseAudioContext): Mixer {
  const shelf = new Map<SoundName, AudioBuffer[]>()
  const end = limiter(context)
  end.output.connect(context.destination)
  const lift = context.createGain()
  lift.gain.value = 10 ** (LIFT / 20)
  lift.connect(end.input)
  const hall = context.createConvolver()
  hall.normalize = false
  const answer = context.createGain()
  answer.gain.value = 0.9
  hall.connect(answer).connect(lift)
  const buses = Object.fromEntries(
    BUSES.map(name => {
      const dry = context.createGain()
      dry.connect(lift)
      const wet = context.createGain()
      wet.connect(hall)
      return [name, { dry, wet }]
    }),
  ) as Record<Bus, { dry: GainNode; wet: GainNode }>
  const live = new Set<Voice>()
  let started = 0

  function buffer(samples: Float32Array<ArrayBuffer>): AudioBuffer {
    const made = context.createBuffer(1, samples.length, RATE)
    made.copyToChannel(samples, 0)
    return made
  }

  return {
    keep(name, samples) {
      shelf.set(name, [...(shelf.get(name) ?? []), buffer(samples)])
    },
    keepHall(left, right) {
      // A convolver takes its buffer only at the context's own rate; at another there is no hall, and nothing is missed.
      if (context.sampleRate !== RATE) return
      const made = context.createBuffer(2, left.length, RATE)
      made.copyToChannel(left, 0)
      made.copyToChannel(right, 1)
      hall.buffer = made
    },
    has(name) {
      const kept = shelf.get(name)
      return kept ? { natural: kept[0]!.duration, variants: kept.length } : null
    },
    play(order) {
      const kept = shelf.get(order.name)
      if (!kept) return null
      started += 1
      const voice = startVoice(context, kept[(order.variant ?? 0) % kept.length]!, order, buses[order.bus], () =>
        live.delete(voice),
      )
      live.add(voice)
      return voice
    },
    volumes(volumes) {
      for (const name of BUSES) {
        // The ear takes the square for half.
        const gain = volumes[name] * volumes[name]
        for (const node of [buses[name].dry, buses[name].wet])
          node.gain.setTargetAtTime(gain, context.currentTime, 0.02)
      }
    },
    get started() {
      return started
    },
    get sounding() {
      return live.size
    },
  }
}
