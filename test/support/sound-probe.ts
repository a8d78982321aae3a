/** Renders the mix in a real browser without a loudspeaker, for tests that measure it. */

import { followFilm } from '../../src/audio/film-sound.ts'
import { EVERYWHERE } from '../../src/audio/listener.ts'
import { createMixer, type Mixer } from '../../src/audio/mixer.ts'
import { loudest } from '../../src/audio/synth/loudness.ts'
import { hallOf, SOUNDS, type SoundName, samplesOf } from '../../src/audio/synth/sounds.ts'
import { RATE } from '../../src/audio/synth/tools.ts'
import { MANNERS } from '../../src/audio/voice-policy.ts'
import { game } from '../../src/content/index.ts'
import { parseReplay } from '../../src/match/read-replay.ts'
import { runReplay } from '../../src/match/replay.ts'
import { createFilm } from '../../src/playback/film.ts'

/** What was measured of a mix: highest sample, loudest tenth of a second of each ear (dB), whether every sample is a number. */
export type Measured = { peak: number; left: number; right: number; finite: boolean; voices: number }

const ALL = { effects: 1, engines: 1, interface: 1 }
const made = new Map<string, Float32Array<ArrayBuffer>>()

/** A mixer into a rendering of so many seconds, with some sounds, all volumes full. */
function studio(seconds: number, names: readonly SoundName[], volumes = ALL) {
  const context = new OfflineAudioContext(2, Math.round(seconds * RATE), RATE)
  const mixer = createMixer(context)
  mixer.keepHall(...hallOf())
  for (const name of names) {
    for (let variant = 0; variant < SOUNDS[name].variants; variant += 1) {
      const samples = made.get(name + variant) ?? samplesOf(name, variant)
      made.set(name + variant, samples)
      mixer.keep(name, samples)
    }
  }
  mixer.volumes(volumes)
  return { context, mixer }
}

function measured(buffer: AudioBuffer, mixer: Mixer): Measured & { ears: Float32Array<ArrayBuffer>[] } {
  const ears = [buffer.getChannelData(0), buffer.getChannelData(1)]
  const both = ears.map(ear => {
    let peak = 0
    let finite = true
    for (const value of ear) {
      if (!Number.isFinite(value)) finite = false
      peak = Math.max(peak, Math.abs(value))
    }
    return { peak, finite, loud: loudest(ear) }
  })
  return {
    peak: Math.max(...both.map(one => one.peak)),
    left: both[0]!.loud,
    right: both[1]!.loud,
    finite: both.every(one => one.finite),
    voices: mixer.started,
    ears,
  }
}

const bare = ({ ears: _, ...rest }: Measured & { ears: unknown }): Measured => rest

/** Everything that can be heard of one kind at once, of all kinds, four times within two seconds, at full volume. */
export async function loudestMoment(): Promise<Measured> {
  const names = (Object.keys(SOUNDS) as SoundName[]).filter(name => name !== 'bed')
  const { context, mixer } = studio(5, names)
  for (const delay of [0, 0.4, 0.9, 1.6]) {
    for (const name of names) {
      const manner = name in MANNERS ? MANNERS[name as keyof typeof MANNERS] : null
      for (let n = 0; n < (manner?.most ?? 2); n += 1) {
        mixer.play({
          name,
          bus: manner?.bus ?? 'engines',
          variant: n,
          hall: manner?.hall ?? 0.2,
          delay: delay + 0.01 * n,
        })
      }
    }
  }
  return bare(measured(await context.startRendering(), mixer))
}

/** One sound alone, from a side (−1 … 1), on a bus at a volume. */
export async function alone(name: SoundName, pan: number, volume: number): Promise<Measured> {
  const { context, mixer } = studio(3, [name], { ...ALL, effects: volume })
  mixer.play({ name, bus: 'effects', bearing: { ...EVERYWHERE, pan }, delay: 0.5 })
  return bare(measured(await context.startRendering(), mixer))
}

/** A voice that is held after 0.3 seconds, goes on at 0.6 and is stopped at 0.9: the loudness (dB) while each lasts. */
export async function heldAndStopped(): Promise<{ runs: number; held: number; goes: number; stopped: number }> {
  const { context, mixer } = studio(1.5, ['engineHowl'])
  const voice = mixer.play({ name: 'engineHowl', bus: 'engines', loop: true })!
  const acts: readonly (readonly [number, () => void])[] = [
    [0.3, voice.hold],
    [0.6, voice.go],
    [0.9, voice.stop],
  ]
  for (const [at, act] of acts) {
    context.suspend(at).then(() => {
      act()
      return context.resume()
    })
  }
  const { ears } = measured(await context.startRendering(), mixer)
  const between = (from: number, to: number) => loudest(ears[0]!.slice(from * RATE, to * RATE))
  return { runs: between(0.1, 0.3), held: between(0.42, 0.58), goes: between(0.7, 0.88), stopped: between(1.2, 1.4) }
}

/**
 * Some seconds of a battle as it is heard in the middle of the table, at a speed of the film; with `samples`, both ears as
 * 16-bit numbers too.
 */
export async function battle(
  replay: string,
  { from, seconds, speed, samples = false }: { from: number; seconds: number; speed: number; samples?: boolean },
): Promise<Measured & { kinds: number; sounds: number[][] | null }> {
  const file = parseReplay(replay)
  if ('problem' in file) throw new Error('not a replay')
  const film = createFilm({ catalog: game.catalog, speed })
  film.append(runReplay(game, file).events)
  film.seek(from)
  const { context, mixer } = studio(seconds, Object.keys(SOUNDS) as SoundName[])
  const heard = new Set<string>()
  const noted: Pick<Mixer, 'has' | 'play'> = {
    has: mixer.has,
    play(order) {
      heard.add(order.name)
      return mixer.play(order)
    },
  }
  const leave = followFilm(film, noted, {
    listener: () => ({ at: { x: 0, y: 0 }, facing: 0, span: 457 }),
    now: () => context.currentTime,
  })
  const step = 1 / 30
  for (let at = step; at < seconds - step; at += step) {
    context.suspend(at).then(() => {
      film.tick(step)
      return context.resume()
    })
  }
  const { ears, ...rest } = measured(await context.startRendering(), mixer)
  leave()
  const sounds = samples ? ears.map(ear => Array.from(ear, value => Math.round(value * 32767))) : null
  return { ...rest, kinds: heard.size, sounds }
}
