/** Signals: a lock that closes, a round that begins, the end of a battle. */
import { once } from './finish.ts'
import {
  add,
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
  struck,
  times,
  tone,
  wander,
} from './tools.ts'

/** A target lock closes: blips that hurry together into one note. */
export function lock(): Float32Array<ArrayBuffer> {
  const seconds = 0.74
  const out = silence(seconds)
  let at = 0
  for (let n = 0; n < 5; n += 1) {
    const blip = tone(0.05, 1320 + 66 * n, phase => sine(phase) + 0.22 * sine(3 * phase))
    add(out, shaped(blip, line([0, 0], [0.003, 1], [0.03, 0.9], [0.046, 0])), at, 0.5 + 0.06 * n)
    at += 0.118 * 0.78 ** n
  }
  const held = tone(0.34, 1760, phase => sine(phase) + 0.2 * sine(2 * phase) + 0.12 * sine(3 * phase))
  add(
    out,
    shaped(
      held,
      times(line([0, 0], [0.004, 1], [0.2, 0.7], [0.32, 0]), t => 0.9 + 0.1 * Math.sin(2 * Math.PI * 33 * t)),
    ),
    at,
    0.8,
  )
  return once(filter(out, 'low', 5200), 0.05)
}

/** A round begins: a large drum, far away, and metal that answers it. */
export function roundStart(seed: number): Float32Array<ArrayBuffer> {
  const seconds = 1.9
  const out = silence(seconds)
  add(
    out,
    shaped(
      tone(seconds, t => 54 + 34 * Math.exp(-t / 0.06)),
      pluck(0.003, 0.3),
    ),
    0,
    0.6,
  )
  add(out, shaped(filter(hiss(0.4, seed), 'low', glide(1500, 130, 0.2)), pluck(0.002, 0.06)), 0, 0.8)
  const gong = struck(
    seconds,
    [
      [131, 0.55, 0.3],
      [196, 0.66, 0.3],
      [293.5, 0.56, 0.3],
      [441, 0.42, 0.22],
      [612, 0.34, 0.16],
      [887, 0.24, 0.1],
      [1312, 0.15, 0.05],
    ],
    0.02,
  )
  add(out, gong, 0.015, 1.2)
  return once(out, 0.4)
}

/** Brass: two saws a hair apart whose brightness comes after the tone and goes before it; hertz, seconds, strength. */
function horn(hertz: number, seconds: number, seed: number, bright: number): Float32Array<ArrayBuffer> {
  const drift = wander(seed, 5)
  const pitch = (t: number): number => hertz * (1 + 0.0035 * drift(t)) * (1 - 0.012 * Math.exp(-t / 0.03))
  const out = saw(seconds, pitch)
  add(
    out,
    saw(seconds, t => pitch(t) * 1.0042),
  )
  const open = line([0, 0.25], [0.07, 1], [0.25, 0.72], [seconds, 0.3])
  const loud = line([0, 0], [0.035, 1], [0.14, 0.78], [seconds * 0.72, 0.7], [seconds, 0])
  return shaped(
    filter(out, 'low', t => hertz + bright * open(t), 0.8),
    loud,
  )
}

/** A kettledrum. */
function kettle(hertz: number, seed: number): Float32Array<ArrayBuffer> {
  const out = struck(0.9, [
    [hertz, 0.22, 1],
    [hertz * 1.5, 0.16, 0.55],
    [hertz * 1.98, 0.12, 0.36],
    [hertz * 2.44, 0.09, 0.2],
  ])
  return add(out, shaped(filter(hiss(0.06, seed), 'low', 900), pluck(0.001, 0.014)), 0, 0.5)
}

/** A note of a piece: semitones above its key, when it starts and how long it is held (seconds), strength. */
type Note = readonly [step: number, at: number, held: number, strength: number]

function played(
  seconds: number,
  key: number,
  notes: readonly Note[],
  bright: number,
  seed: number,
): Float32Array<ArrayBuffer> {
  const out = silence(seconds)
  for (const [index, [step, at, held, strength]] of notes.entries()) {
    add(out, horn(key * 2 ** (step / 12), held, seed + index, bright), at, strength)
  }
  return out
}

/** The battle is won: an upbeat, three chords a step apart, and the last one opens wide. */
export function victory(seed: number): Float32Array<ArrayBuffer> {
  const notes: Note[] = [
    [-5, 0, 0.2, 0.4],
    [0, 0.2, 0.2, 0.45],
    [3, 0.42, 0.42, 0.6],
    [0, 0.42, 0.42, 0.36],
    [-4, 0.42, 0.42, 0.36],
    [5, 0.84, 0.42, 0.6],
    [2, 0.84, 0.42, 0.36],
    [-2, 0.84, 0.42, 0.36],
    [7, 1.28, 1.7, 0.6],
    [4, 1.28, 1.7, 0.4],
    [0, 1.28, 1.7, 0.36],
    [-5, 1.28, 1.7, 0.34],
    [-12, 1.28, 1.7, 0.4],
    [12, 1.62, 1.36, 0.4],
  ]
  const out = played(3, 293.66, notes, 2600, seed)
  add(out, kettle(58.3 * 2, seed), 0.42, 0.5)
  add(out, kettle(65.4 * 2, seed + 1), 0.84, 0.55)
  add(out, kettle(73.4, seed + 2), 1.28, 1)
  return once(driven(out, 0.55), 0.4)
}

/** The battle is lost: three steps down, and a chord in the dark. */
export function defeat(seed: number): Float32Array<ArrayBuffer> {
  const notes: Note[] = [
    [7, 0, 0.52, 0.5],
    [0, 0, 0.52, 0.3],
    [5, 0.5, 0.5, 0.48],
    [-2, 0.5, 0.5, 0.3],
    [3, 1, 0.6, 0.46],
    [-4, 1, 0.6, 0.34],
    [-16, 1, 0.6, 0.3],
    [0, 1.56, 1.6, 0.44],
    [3, 1.56, 1.6, 0.26],
    [-5, 1.56, 1.6, 0.36],
    [-12, 1.56, 1.6, 0.42],
  ]
  const out = played(3.2, 220, notes, 950, seed)
  add(out, kettle(55, seed), 0, 0.5)
  add(out, kettle(55, seed + 1), 1.56, 0.9)
  return once(driven(out, 0.55), 0.5)
}
