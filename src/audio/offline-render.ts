/**
 * A film's sounds, rendered offline: calculated without being heard, for a video that is made frame by frame. The same plan, voices and
 * mixer as in front of a loudspeaker, but the time is set and not waited for: everything is ordered ahead, then rendered.
 */
import type { Volumes } from './buses.ts'
import { followFilm, type SoundFilm } from './film-sound.ts'
import type { Listener } from './listener.ts'
import { createMixer, type Mixer } from './mixer.ts'
import type { Made } from './sound-worker.ts'
import type { SoundName } from './synth/sounds.ts'
import { RATE } from './synth/tools.ts'

/** What is to be rendered. */
export type RenderOrder = {
  readonly timeline: SoundFilm['timeline'] & { picture(t: number): ReturnType<SoundFilm['picture']> }
  /** How long the render is, seconds, and which moment of the film each second of it plays. */
  readonly course: { readonly seconds: number; filmAt(seconds: number): number }
  /** From where it is heard at a moment of the film. */
  readonly listener: (t: number) => Listener
  readonly volumes: Volumes
}

export type OfflineRender = {
  /** Rendered seconds that have been handed over. */
  readonly done: number
  /** The next piece, which follows the one before without a seam; null: that was all. */
  next(): Promise<AudioBuffer | null>
}

/** Every sound there is, as the worker made it. */
type Sounds = {
  readonly kept: readonly (readonly [SoundName, Float32Array<ArrayBuffer>])[]
  readonly hall: readonly [Float32Array<ArrayBuffer>, Float32Array<ArrayBuffer>]
}

/** A piece lasts so long, seconds: a long film is not rendered in one go, and needs no more memory than that. */
const PIECE = 20
/** So much film before a piece is played into it, unheard: what rings on from there, and engines that run. */
const LEAD = 6
/** Before anything is played the volumes come to rest, seconds. */
const REST = 0.3
/** Two pieces blend over so many seconds, and the last ones fade. */
const BLEND = 0.05
const FADE = 0.12
/** Real seconds between two looks at the film. What starts between them starts at its own time. */
const STEP = 1 / 30

const samplesAt = (seconds: number): number => Math.round(seconds * RATE)

/**
 * Plays what of an order lies between two of its seconds into a mixer; `clock.now` is what the mixer takes for the time, and
 * starts at `at` for `from`.
 */
export function perform(
  { timeline, course, listener }: Pick<RenderOrder, 'timeline' | 'course' | 'listener'>,
  mixer: Pick<Mixer, 'has' | 'play'>,
  { from, to, at }: { readonly from: number; readonly to: number; readonly at: number },
  clock: { now: number },
): void {
  let t = course.filmAt(from)
  let speed = 1
  let frame = () => {}
  clock.now = at
  followFilm(
    {
      clock: {
        get t() {
          return t
        },
        playing: true,
        get speed() {
          return speed
        },
      },
      timeline,
      picture: () => timeline.picture(t),
      subscribe: () => () => {},
      onFrame: listener => {
        frame = listener
        return () => {}
      },
    },
    mixer,
    { listener: () => listener(t), now: () => clock.now },
  )
  for (let n = 0; from + n * STEP < to - 1e-9; n += 1) {
    const start = from + n * STEP
    const end = Math.min(to, start + STEP)
    const then = course.filmAt(end)
    speed = Math.max(1e-3, (then - t) / (end - start))
    t = then
    // A frame tells what has begun since the last one: here that may still be begun in time.
    clock.now = at + (start - from)
    frame()
  }
}

/** A context whose time is what a clock says: everything is ordered before the first sample is rendered. */
const setTo = (context: OfflineAudioContext, clock: { readonly now: number }): BaseAudioContext =>
  new Proxy<BaseAudioContext>(context, {
    get(target, key) {
      if (key === 'currentTime') return clock.now
      const value: unknown = Reflect.get(target, key, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })

/** Both channels of the render from `from` to `to`, seconds. */
async function rendered(
  order: RenderOrder,
  sounds: Sounds,
  from: number,
  to: number,
): Promise<readonly Float32Array<ArrayBuffer>[]> {
  const first = Math.max(0, from - LEAD)
  const skipped = samplesAt(from - first + REST)
  const length = samplesAt(to) - samplesAt(from)
  const context = new OfflineAudioContext(2, skipped + length, RATE)
  const clock = { now: 0 }
  const mixer = createMixer(setTo(context, clock))
  for (const [name, samples] of sounds.kept) mixer.keep(name, samples)
  mixer.keepHall(...sounds.hall)
  mixer.volumes(order.volumes)
  perform(order, mixer, { from: first, to, at: REST }, clock)
  const whole = await context.startRendering()
  return [0, 1].map(channel => whole.getChannelData(channel).slice(skipped))
}

/** Blends the end of what came before over the start of what comes now. */
function blend(now: readonly Float32Array[], before: readonly Float32Array[]): void {
  now.forEach((samples, channel) => {
    const old = before[channel]!
    const many = Math.min(samples.length, old.length)
    for (let i = 0; i < many; i += 1) {
      const share = i / many
      samples[i] = samples[i]! * share + old[i]! * (1 - share)
    }
  })
}

/** Lets the last moments of a render fade. */
function fade(channels: readonly Float32Array[]): void {
  for (const samples of channels) {
    const many = Math.min(samples.length, samplesAt(FADE))
    for (let i = 1; i <= many; i += 1) samples[samples.length - i]! *= i / many
  }
}

/** A render of an order, over sounds that are there. */
function renderOf(order: RenderOrder, sounds: Sounds): OfflineRender {
  const { seconds } = order.course
  let done = 0
  let rest: readonly Float32Array[] | null = null
  return {
    get done() {
      return done
    },
    async next() {
      if (done >= seconds) return null
      const from = done
      const to = Math.min(seconds, from + PIECE)
      const last = to >= seconds
      const channels = await rendered(order, sounds, from, last ? to : to + BLEND)
      if (rest) blend(channels, rest)
      const length = samplesAt(to) - samplesAt(from)
      if (last) fade(channels)
      rest = channels.map(samples => samples.slice(length))
      done = to
      const piece = new AudioBuffer({ numberOfChannels: 2, length, sampleRate: RATE })
      channels.forEach((samples, channel) => {
        piece.copyToChannel(samples.subarray(0, length), channel)
      })
      return piece
    },
  }
}

/** Makes all sounds beside the page. */
const makeSounds = (): Promise<Sounds> =>
  new Promise((give, fail) => {
    const kept: [SoundName, Float32Array<ArrayBuffer>][] = []
    let hall: Sounds['hall'] | null = null
    const worker = new Worker(new URL('./sound-worker.ts', import.meta.url), { type: 'module' })
    worker.onerror = () => fail(new Error('no sounds could be made'))
    worker.onmessage = ({ data }: MessageEvent<Made>) => {
      if ('hall' in data) hall = data.hall
      else if ('name' in data) kept.push([data.name, data.samples])
      else if (hall) give({ kept, hall })
    }
  })

/** The sounds of the last render: the next one finds them made. */
let made: Promise<Sounds> | null = null

/** A render of an order; rejects where no sound can be made. */
export async function openRender(order: RenderOrder): Promise<OfflineRender> {
  made ??= makeSounds()
  try {
    return renderOf(order, await made)
  } catch (error) {
    made = null
    throw error
  }
}
