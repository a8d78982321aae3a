/** Shots: lasers of four makes, and torpedoes. */
import { once } from './finish.ts'
import {
  add,
  chance,
  driven,
  filter,
  glide,
  hiss,
  line,
  pluck,
  saw,
  shaped,
  silence,
  sine,
  sound,
  times,
  tone,
  wander,
} from './tools.ts'

/**
 * A wire struck far away: high tones arrive before low ones, so the tone falls steeply and then ever more slowly. The crack
 * of the discharge goes before it, a thump with it.
 */
function zap(
  seconds: number,
  seed: number,
  shot: { from: number; to: number; fall: number; edge: number; thump: number; crack: number },
): Float32Array<ArrayBuffer> {
  const out = silence(seconds)
  const pitch = (t: number): number => shot.to + (shot.from - shot.to) * Math.exp(-((t / shot.fall) ** 0.72) * 2.4)
  // Two tones a hair apart beat against each other; the third, an inharmonic step up, gives the metal.
  for (const [detune, gain] of [
    [1, 0.6],
    [1.012, 0.45],
    [1.507, 0.22],
  ] as const) {
    add(
      out,
      saw(seconds, t => pitch(t) * detune),
      0,
      gain,
    )
  }
  const voice = filter(out, 'low', shot.edge)
  shaped(voice, pluck(0.0015, shot.fall * 0.85))
  driven(voice, 1.7)
  const crack = filter(hiss(0.05, seed), 'high', shot.crack)
  add(voice, shaped(crack, pluck(0.0004, 0.007)), 0, 0.8)
  add(voice, shaped(tone(0.18, glide(shot.thump, shot.thump * 0.45, 0.14)), pluck(0.002, 0.05)), 0, 0.6)
  return voice
}

/** A full, ringing shot that falls from a cry to a growl; from two cannons, a breath apart. */
export function laserRing(seed: number): Float32Array<ArrayBuffer> {
  const next = chance(seed)
  const lean = 0.96 + 0.08 * next()
  const shot = { from: 2500 * lean, to: 170 * lean, fall: 0.1, edge: 5200, thump: 150, crack: 3000 }
  const one = zap(0.5, seed, shot)
  const two = zap(0.5, seed + 1, { ...shot, from: shot.from * 1.03, to: shot.to * 1.06 })
  const out = silence(0.56)
  add(out, one, 0, 0.8)
  add(out, two, 0.017 + 0.006 * next(), 0.65)
  // The ring of the barrels after it.
  const ring = tone(
    0.4,
    t => 640 * lean - 60 * t,
    phase => sine(phase) * 0.8 + sine(2 * phase) * 0.2,
  )
  add(out, shaped(ring, pluck(0.03, 0.09)), 0.02, 0.16)
  return once(filter(out, 'low', 8500), 0.12)
}

/** Harder and drier than the ringing one: a crack, then a blunt fall that stops short; two of them, clearly apart. */
export function laserCrack(seed: number): Float32Array<ArrayBuffer> {
  const next = chance(seed)
  const lean = 0.96 + 0.08 * next()
  const shot = { from: 1750 * lean, to: 300 * lean, fall: 0.055, edge: 4300, thump: 210, crack: 1700 }
  const out = silence(0.44)
  add(out, zap(0.36, seed, shot), 0, 0.8)
  add(out, zap(0.36, seed + 1, { ...shot, from: shot.from * 0.92, to: shot.to * 0.94 }), 0.046 + 0.006 * next(), 0.7)
  // What the discharge leaves in the air: a breath that sinks.
  const breath = filter(hiss(0.4, seed + 2), 'band', glide(1500, 520, 0.3), 2.2)
  add(out, shaped(breath, pluck(0.012, 0.07)), 0.02, 0.9)
  return once(driven(filter(out, 'low', 7000), 1.4), 0.1)
}

/** Shorter, higher, with a rasp: a sharp shriek where the other one rings. */
export function laserShriek(seed: number): Float32Array<ArrayBuffer> {
  const next = chance(seed)
  const lean = 0.96 + 0.08 * next()
  const seconds = 0.34
  const rasp = (high: number): Float32Array<ArrayBuffer> => {
    // Frequency modulation by a tone that is no whole ratio: the rasp.
    let carrier = 0
    let modulator = 0
    const pitch = glide(3300 * high, 760 * high, seconds, 0.5)
    const depth = line([0, 2.6], [0.12, 1.5], [seconds, 0.4])
    const body = sound(seconds, t => {
      const hertz = pitch(t)
      modulator += (hertz * 0.713) / 44100
      carrier += hertz / 44100
      return Math.sin(2 * Math.PI * carrier + depth(t) * Math.sin(2 * Math.PI * modulator))
    })
    return shaped(
      body,
      times(pluck(0.001, 0.07), t => 0.72 + 0.28 * Math.sin(2 * Math.PI * 62 * t)),
    )
  }
  const out = silence(seconds + 0.04)
  add(out, rasp(lean), 0, 0.75)
  add(out, rasp(lean * 1.045), 0.024 + 0.006 * next(), 0.6)
  add(out, shaped(filter(hiss(0.06, seed), 'high', 4200), pluck(0.0004, 0.009)), 0, 0.7)
  add(out, shaped(tone(0.1, glide(240, 110, 0.08)), pluck(0.002, 0.03)), 0, 0.45)
  return once(filter(filter(out, 'high', 160), 'low', 11000), 0.08)
}

/** A bark: a torn tone that starts high, breaks and stays on its last note; metal rattles in it. */
export function laserBark(seed: number): Float32Array<ArrayBuffer> {
  const next = chance(seed)
  const lean = 0.96 + 0.08 * next()
  const seconds = 0.3
  const bark = (high: number): Float32Array<ArrayBuffer> => {
    let carrier = 0
    let modulator = 0
    const pitch = line([0, 4600 * high], [0.03, 2900 * high], [0.075, 2150 * high], [seconds, 1900 * high])
    const depth = line([0, 3.4], [0.06, 2.2], [seconds, 1.2])
    const body = sound(seconds, t => {
      const hertz = pitch(t)
      modulator += (hertz * 1.43) / 44100
      carrier += hertz / 44100
      return Math.sin(2 * Math.PI * carrier + depth(t) * Math.sin(2 * Math.PI * modulator))
    })
    return shaped(
      body,
      times(pluck(0.001, 0.05), t => 0.6 + 0.4 * Math.sin(2 * Math.PI * 118 * t)),
    )
  }
  const out = silence(seconds + 0.05)
  add(out, bark(lean), 0, 0.75)
  add(out, bark(lean * 0.94), 0.038 + 0.006 * next(), 0.65)
  add(out, shaped(filter(hiss(0.1, seed), 'band', 5200, 1.4), pluck(0.0006, 0.018)), 0, 0.8)
  add(out, shaped(tone(0.12, glide(330, 150, 0.1)), pluck(0.002, 0.035)), 0, 0.5)
  return once(filter(filter(out, 'high', 220), 'low', 12_000), 0.07)
}

/** A torpedo: thrown out with a thump, then a burning, pulsing whistle that goes away. */
export function torpedo(seed: number): Float32Array<ArrayBuffer> {
  const seconds = 1.3
  const out = silence(seconds)
  const flutter = wander(seed, 26)
  const burn = filter(hiss(seconds, seed), 'band', line([0, 420], [0.16, 1900], [seconds, 760]), 1.6)
  const pulse = (t: number): number => 0.68 + 0.32 * Math.sin(2 * Math.PI * (21 * t + 3 * t * t)) + 0.12 * flutter(t)
  add(out, shaped(burn, times(pulse, line([0, 0], [0.05, 1], [0.35, 0.7], [seconds, 0.05]))), 0, 1.5)
  const height = line([0, 380], [0.2, 980], [seconds, 520])
  const whistle = (detune: number) =>
    tone(
      seconds,
      t => detune * (height(t) + 14 * flutter(t)),
      phase => sine(phase) + 0.3 * sine(3 * phase),
    )
  const whistling = line([0, 0], [0.08, 0.34], [0.4, 0.3], [seconds, 0.03])
  add(
    out,
    shaped(whistle(1), t => whistling(t) * pulse(t)),
    0,
    0.8,
  )
  add(
    out,
    shaped(whistle(1.335), t => whistling(t) * pulse(t)),
    0,
    0.45,
  )
  const roar = filter(hiss(seconds, seed + 5), 'low', line([0, 900], [0.3, 380], [seconds, 160]))
  add(out, shaped(roar, line([0, 0.2], [0.03, 1], [0.3, 0.5], [seconds, 0.05])), 0, 1)
  add(out, shaped(tone(0.35, glide(190, 52, 0.22)), pluck(0.003, 0.08)), 0, 0.9)
  add(out, shaped(filter(hiss(0.1, seed + 2), 'band', 900, 0.8), pluck(0.001, 0.02)), 0, 1)
  return once(driven(out, 1.15), 0.2)
}
