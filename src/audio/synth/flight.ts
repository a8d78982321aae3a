/** Ships that fly: engines as loops, a ship that goes by, one that arrives out of the dark and one that leaves into it. */
import { endless, once } from './finish.ts'
import { add, filter, glide, hiss, line, RATE, saw, shaped, silence, sine, times, tone, wander } from './tools.ts'

/** Seconds of a loop, and of its two ends that are laid over each other. */
const LOOP = 3
const SEAM = 0.5

/** Four jets: a full roar with a turbine's note in it. */
export function engineRoar(seed: number): Float32Array<ArrayBuffer> {
  const seconds = LOOP + SEAM
  const out = silence(seconds)
  const breath = wander(seed, 9)
  add(
    out,
    shaped(filter(hiss(seconds, seed), 'low', 420, 0.9), t => 0.8 + 0.2 * breath(t)),
    0,
    1.4,
  )
  add(
    out,
    shaped(
      filter(hiss(seconds, seed + 1), 'band', t => 720 + 60 * breath(t), 1.1),
      t => 0.8 + 0.2 * breath(t + 5),
    ),
    0,
    0.8,
  )
  // Whole turns in a loop: the tones meet themselves at the seam.
  for (const [hertz, gain] of [
    [62, 0.3],
    [93, 0.26],
    [124.333, 0.2],
    [248.667, 0.13],
    [372, 0.13],
    [558, 0.1],
    [837, 0.05],
  ] as const) {
    add(
      out,
      shaped(tone(seconds, hertz), t => 0.85 + 0.15 * breath(t + hertz)),
      0,
      gain,
    )
  }
  return endless(out, SEAM)
}

/** Twin drives that howl: a torn, wavering voice over a hollow hum. */
export function engineHowl(seed: number): Float32Array<ArrayBuffer> {
  const seconds = LOOP + SEAM
  const out = silence(seconds)
  add(
    out,
    howl(seconds, seed, () => 1, 3),
    0,
    1,
  )
  add(out, filter(hiss(seconds, seed + 4), 'low', 260, 0.9), 0, 0.8)
  add(out, tone(seconds, 78), 0, 0.18)
  return endless(out, SEAM)
}

/** Two engines in four halves: a broad rush with a quick flutter, and a clear turbine above it. */
export function engineSurge(seed: number): Float32Array<ArrayBuffer> {
  const seconds = LOOP + SEAM
  const out = silence(seconds)
  const breath = wander(seed, 12)
  const flutter = (t: number): number => 0.84 + 0.16 * Math.sin(2 * Math.PI * 16 * t)
  add(
    out,
    shaped(filter(hiss(seconds, seed), 'band', 300, 0.7), t => flutter(t) * (0.85 + 0.15 * breath(t))),
    0,
    1.2,
  )
  add(
    out,
    filter(hiss(seconds, seed + 1), 'band', t => 1250 + 90 * breath(t + 3), 1.8),
    0,
    0.55,
  )
  for (const [hertz, gain] of [
    [80, 0.24],
    [160, 0.22],
    [240, 0.16],
    [480, 0.12],
    [960, 0.12],
    [1440, 0.08],
  ] as const) {
    add(
      out,
      shaped(tone(seconds, hertz), t => 0.88 + 0.12 * breath(t + hertz)),
      0,
      gain,
    )
  }
  return endless(out, SEAM)
}

/** Twin drives of a later make: a higher, tighter scream with an edge of metal, and less hum under it. */
export function engineScream(seed: number): Float32Array<ArrayBuffer> {
  const seconds = LOOP + SEAM
  const out = silence(seconds)
  add(
    out,
    howl(seconds, seed, () => 1.36, 5),
    0,
    1,
  )
  const edge = wander(seed + 8, 21)
  add(
    out,
    shaped(tone(seconds, 2100), t => 0.5 + 0.5 * edge(t)),
    0,
    0.1,
  )
  add(out, filter(hiss(seconds, seed + 4), 'band', 3200, 1.2), 0, 0.35)
  add(out, tone(seconds, 132), 0, 0.12)
  return endless(out, SEAM)
}

/** The shuttle's engines: large and slow, a deep purr. */
export function engineShuttle(seed: number): Float32Array<ArrayBuffer> {
  const seconds = LOOP + SEAM
  const out = silence(seconds)
  add(
    out,
    shaped(filter(hiss(seconds, seed), 'low', 190, 0.9), t => 0.75 + 0.25 * Math.sin(2 * Math.PI * 8 * t)),
    0,
    1.8,
  )
  for (const [hertz, gain] of [
    [44, 0.24],
    [66, 0.22],
    [110, 0.26],
    [165, 0.24],
    [220, 0.22],
    [330, 0.17],
    [440, 0.1],
    [660, 0.05],
  ] as const) {
    add(out, tone(seconds, hertz), 0, gain)
  }
  return endless(out, SEAM)
}

/** The howl: rough saws, their pitch torn by noise, spoken through two narrow throats. `pitch` multiplies all of it. */
function howl(seconds: number, seed: number, pitch: (t: number) => number, throats: number): Float32Array<ArrayBuffer> {
  const tear = wander(seed, 37)
  const waver = wander(seed + 1, 6)
  const source = silence(seconds)
  for (const [hertz, gain] of [
    [311, 0.5],
    [329, 0.42],
    [467, 0.3],
  ] as const) {
    add(
      source,
      saw(seconds, t => hertz * pitch(t) * (1 + 0.025 * waver(t) + 0.03 * tear(t))),
      0,
      gain,
    )
  }
  add(source, filter(hiss(seconds, seed + 2), 'band', 1500, 0.8), 0, 0.5)
  const out = silence(seconds)
  add(
    out,
    filter(source, 'band', t => (760 + 90 * waver(t)) * pitch(t), throats),
    0,
    1,
  )
  add(
    out,
    filter(source, 'band', t => (1640 + 150 * waver(t + 3)) * pitch(t), throats * 1.3),
    0,
    0.6,
  )
  return out
}

/** How the pitch of something falls that goes by at its nearest after `near` seconds: fast at that moment, level before and after. */
const passing =
  (near: number, width: number, most: number) =>
  (t: number): number =>
    most ** -Math.tanh((t - near) / width)

/** How loud it is: near is loud. */
const nearness =
  (near: number, width: number) =>
  (t: number): number =>
    1 / (1 + ((t - near) / width) ** 2)

/** A ship that has gone by: as loud as it was near, out of nothing and into nothing. */
const gone = (
  out: Float32Array<ArrayBuffer>,
  seconds: number,
  loud: (t: number) => number,
): Float32Array<ArrayBuffer> => {
  shaped(out, times(loud, line([0, 0], [0.1, 1], [seconds - 0.3, 1], [seconds, 0])))
  return once(out, 0.2)
}

/** Four jets go by: a rush of air that is not there, and the roar that drops in pitch. */
export function flybyRoar(seed: number): Float32Array<ArrayBuffer> {
  const seconds = 1.5
  const near = 0.62
  const pitch = passing(near, 0.22, 1.32)
  const loud = nearness(near, 0.2)
  const breath = wander(seed, 14)
  const out = silence(seconds)
  add(
    out,
    filter(hiss(seconds, seed), 'low', t => 700 * pitch(t) + 2600 * loud(t), 0.8),
    0,
    1,
  )
  add(
    out,
    filter(hiss(seconds, seed + 1), 'band', t => 900 * pitch(t) ** 2, 2.2),
    0,
    0.9,
  )
  for (const [hertz, gain] of [
    [93, 0.5],
    [140, 0.4],
    [372, 0.14],
    [561, 0.11],
  ] as const) {
    add(
      out,
      saw(seconds, t => hertz * pitch(t) * (1 + 0.006 * breath(t))),
      0,
      gain,
    )
  }
  return gone(out, seconds, t => loud(t) ** 1.15)
}

/** Twin drives go by: the howl comes, tears past and sinks. */
export function flybyHowl(seed: number): Float32Array<ArrayBuffer> {
  const seconds = 1.5
  const near = 0.66
  const pitch = passing(near, 0.2, 1.38)
  const loud = nearness(near, 0.19)
  const out = silence(seconds)
  add(out, howl(seconds, seed, pitch, 2.4), 0, 1.2)
  add(
    out,
    filter(hiss(seconds, seed + 6), 'band', t => 1200 * pitch(t) + 1800 * loud(t), 0.8),
    0,
    0.5,
  )
  add(out, filter(hiss(seconds, seed + 7), 'low', 240), 0, 0.8)
  return gone(out, seconds, t => loud(t) ** 1.1)
}

/** A ship arrives: a sound that runs backwards out of nothing, stops dead with a blow, and settles. */
export function arrive(seed: number): Float32Array<ArrayBuffer> {
  const seconds = 1.5
  const there = 0.62
  const out = silence(seconds)
  const coming = (t: number): number => (t < there ? (t / there) ** 3 : Math.exp(-(t - there) / 0.05))
  add(
    out,
    shaped(
      filter(hiss(seconds, seed), 'band', t => (t < there ? 300 + 4200 * (t / there) ** 2 : 3000), 1.1),
      coming,
    ),
    0,
    1.4,
  )
  const rising = tone(
    seconds,
    t => (t < there ? 110 * 8 ** (t / there) : 300),
    phase => sine(phase) + 0.4 * sine(2 * phase),
  )
  add(out, shaped(rising, coming), 0, 0.5)
  const blow = (t: number): number => Math.exp(-Math.max(0, t) / 0.19) * Math.min(1, t / 0.004)
  add(out, shaped(tone(0.85, glide(128, 40, 0.35)), blow), there, 1.3)
  add(out, shaped(filter(hiss(0.85, seed + 1), 'low', glide(3800, 200, 0.5)), blow), there, 1.1)
  return once(out, 0.2)
}

/** A ship leaves: its engines run up, thin out, and are gone with a last knock. */
export function leave(seed: number): Float32Array<ArrayBuffer> {
  const seconds = 1.6
  const gone = 1.12
  const out = silence(seconds)
  const going = line([0, 0], [0.12, 0.35], [gone - 0.1, 1], [gone, 0.2], [gone + 0.08, 0])
  const up = (t: number): number => 70 * 14 ** ((Math.min(t, gone) / gone) ** 1.7)
  add(out, shaped(saw(seconds, up), going), 0, 0.4)
  add(
    out,
    shaped(
      saw(seconds, t => up(t) * 1.493),
      going,
    ),
    0,
    0.28,
  )
  add(
    out,
    shaped(
      filter(hiss(seconds, seed), 'band', t => 240 + 2.6 * up(t), 0.9),
      going,
    ),
    0,
    1.6,
  )
  const knock = (t: number): number => Math.exp(-t / 0.09) * Math.min(1, t / 0.002)
  add(out, shaped(tone(0.45, glide(180, 52, 0.16)), knock), gone, 0.7)
  add(out, shaped(filter(hiss(0.45, seed + 1), 'band', 700, 0.7), knock), gone, 0.5)
  return once(out, 0.2)
}

/** The room one sits in: hardly a sound – a large ship's air and its hum, somewhere behind the walls. */
export function bed(seed: number): Float32Array<ArrayBuffer> {
  const seconds = 8
  const out = silence(seconds)
  const air = wander(seed, 0.7)
  add(out, filter(hiss(seconds, seed + 1), 'band', 520, 0.7), 0, 0.07)
  add(
    out,
    shaped(filter(filter(hiss(seconds, seed), 'low', 210), 'low', 320), t => 0.8 + 0.2 * air(t)),
    0,
    1,
  )
  for (const [hertz, gain] of [
    [50, 0.07],
    [75, 0.05],
    [112.5, 0.02],
  ] as const) {
    add(out, tone(seconds, hertz), 0, gain)
  }
  return endless(out, 1.2)
}

/** What an empty hall answers to a knock, for one ear: echoes that thin out and lose their high tones. */
export function hall(seed: number): Float32Array<ArrayBuffer> {
  const seconds = 1.5
  const out = filter(hiss(seconds, seed), 'low', glide(5200, 500, seconds))
  shaped(out, t => Math.min(1, t / 0.012) * Math.exp(-t / 0.3))
  // The same energy for every hall, so that what is sent into it keeps its measure.
  let energy = 0
  for (const value of out) energy += value * value
  const gain = 1 / Math.sqrt(energy)
  const fade = Math.round(0.2 * RATE)
  for (let i = 0; i < out.length; i += 1) out[i]! *= gain * Math.min(1, (out.length - i) / fade)
  return out
}
