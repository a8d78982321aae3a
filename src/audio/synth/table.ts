/** What hands do at a table: dice, dials, tokens, cards; and the keys of the instruments. */
import { once } from './finish.ts'
import { add, chance, filter, hiss, line, type Mode, pluck, shaped, silence, struck, swell } from './tools.ts'

/** A die of hard plastic touches down: the click of an edge, the body's short ring, the tray under it. */
function touch(seconds: number, seed: number, hard: number): Float32Array<ArrayBuffer> {
  const next = chance(seed)
  const lean = 0.86 + 0.3 * next()
  const modes: Mode[] = [
    [2350 * lean, 0.011, 0.8],
    [3720 * lean, 0.008, 0.6],
    [5480 * lean, 0.005, 0.42],
    [8100 * lean, 0.003, 0.2],
    [540 * lean, 0.014, 0.5],
    [236 + 40 * next(), 0.024, 0.75],
  ]
  const out = struck(seconds, modes, 0.0002)
  add(out, shaped(filter(hiss(0.02, seed), 'high', 2500), pluck(0.0002, 0.0016)), 0, 0.7 * hard)
  return out
}

/** Dice are thrown: a handful lets go, and they hop over the tray, lower each time and closer together. */
export function dice(seed: number): Float32Array<ArrayBuffer> {
  const seconds = 0.95
  const next = chance(seed)
  const out = silence(seconds)
  // Still in the hand: they knock against each other.
  for (let n = 0; n < 4; n += 1)
    add(out, touch(0.12, seed * 7 + n, 0.4), 0.012 * n + 0.01 * next(), 0.1 + 0.08 * next())
  for (let die = 0; die < 3; die += 1) {
    let at = 0.1 + 0.06 * die + 0.03 * next()
    let hop = 0.13 + 0.06 * next()
    let loud = 0.9
    let n = 0
    while (at < seconds - 0.12) {
      add(out, touch(0.14, seed * 97 + die * 17 + n, loud), at, loud * (0.65 + 0.35 * next()))
      at += hop * (0.85 + 0.3 * next())
      hop = Math.max(0.03, hop * 0.74)
      loud *= 0.8
      n += 1
    }
  }
  // Rolling on their edges between the hops.
  const roll = filter(hiss(seconds, seed + 3), 'band', 1100, 0.8)
  add(out, shaped(roll, line([0, 0], [0.2, 0.05], [0.7, 0.03], [seconds, 0])), 0, 1)
  return once(out, 0.08)
}

/** A die comes to rest: one last edge, and it lies. */
export function diceStop(seed: number): Float32Array<ArrayBuffer> {
  const next = chance(seed)
  const out = silence(0.2)
  const gap = 0.034 + 0.02 * next()
  add(out, touch(0.14, seed, 0.6), 0, 0.55)
  add(out, touch(0.14, seed + 1, 0.9), gap, 1)
  add(out, touch(0.1, seed + 2, 0.3), gap + 0.03 + 0.012 * next(), 0.28)
  return once(out, 0.05)
}

/** One tooth of a dial. */
function tooth(seed: number, base: number): Float32Array<ArrayBuffer> {
  const out = struck(0.06, [
    [base, 0.006, 0.7],
    [base * 1.62, 0.004, 0.5],
    [base * 0.31, 0.009, 0.6],
  ])
  return add(out, shaped(filter(hiss(0.01, seed), 'high', 3000), pluck(0.0002, 0.0012)), 0, 0.5)
}

/** A dial is turned by one: two parts of a click, like a good switch. */
export function dialClick(seed: number): Float32Array<ArrayBuffer> {
  const out = silence(0.12)
  const lean = 0.94 + 0.12 * chance(seed)()
  add(out, tooth(seed, 1850 * lean), 0, 0.6)
  add(out, tooth(seed + 1, 2450 * lean), 0.031, 1)
  return once(out, 0.03)
}

/** A dial is turned over: it lifts, swings through the air, and lies down with its face up. */
export function dialReveal(seed: number): Float32Array<ArrayBuffer> {
  const seconds = 0.42
  const out = silence(seconds)
  const swing = filter(hiss(seconds, seed), 'band', line([0, 900], [0.12, 2600], [0.22, 1300]), 1.2)
  add(out, shaped(swing, swell(0.24, 1.6)), 0, 0.34)
  add(out, tooth(seed + 1, 1500), 0.004, 0.4)
  const lay = struck(0.2, [
    [196, 0.034, 1],
    [410, 0.02, 0.6],
    [1180, 0.009, 0.5],
    [2060, 0.006, 0.3],
  ])
  add(out, lay, 0.215, 1)
  add(out, shaped(filter(hiss(0.03, seed + 2), 'low', 2600), pluck(0.0004, 0.005)), 0.215, 0.8)
  return once(out, 0.06)
}

/** A cardboard token is put down: one edge first, then it lies flat and soft. */
export function token(seed: number): Float32Array<ArrayBuffer> {
  const next = chance(seed)
  const lean = 0.9 + 0.2 * next()
  const out = silence(0.26)
  const edge = shaped(filter(hiss(0.05, seed), 'band', 2100, 0.7), pluck(0.0005, 0.004))
  add(edge, struck(0.05, [[610 * lean, 0.008, 0.4]]))
  add(out, edge, 0, 0.6)
  const flat = struck(0.2, [
    [184 * lean, 0.028, 1],
    [352 * lean, 0.018, 0.8],
    [930 * lean, 0.007, 0.45],
  ])
  add(flat, shaped(filter(hiss(0.06, seed + 1), 'low', 2600), pluck(0.0006, 0.009)), 0, 1.3)
  add(out, flat, 0.038 + 0.014 * next(), 1)
  return once(out, 0.05)
}

/** A card is drawn and laid down: paper over paper, then a tap. */
export function card(seed: number): Float32Array<ArrayBuffer> {
  const seconds = 0.36
  const out = silence(seconds)
  const paper = filter(filter(hiss(seconds, seed), 'high', 1700), 'low', line([0, 4200], [0.15, 8200]))
  add(out, shaped(paper, line([0, 0], [0.02, 0.5], [0.13, 1], [0.17, 0.2], [0.22, 0])), 0, 0.62)
  const tap = shaped(filter(hiss(0.08, seed + 1), 'low', 1500), pluck(0.0006, 0.01))
  add(tap, struck(0.08, [[236, 0.014, 0.5]]))
  add(out, tap, 0.2, 1)
  return once(out, 0.06)
}

/** A key of the instruments is pressed: a small, dry tick. */
export function press(seed: number): Float32Array<ArrayBuffer> {
  const out = struck(0.07, [
    [1240, 0.007, 0.8],
    [2790, 0.003, 0.3],
    [310, 0.01, 0.5],
  ])
  add(out, shaped(filter(hiss(0.01, seed), 'high', 2000), pluck(0.0003, 0.001)), 0, 0.25)
  return once(out, 0.03)
}

/** A switch is thrown: the same tick twice, the second one higher. */
export function toggle(seed: number): Float32Array<ArrayBuffer> {
  const out = silence(0.13)
  add(out, press(seed), 0, 0.7)
  add(out, tooth(seed + 1, 2100), 0.052, 0.8)
  return once(out, 0.03)
}

/** A key that does nothing now: two dull knocks. */
export function refuse(seed: number): Float32Array<ArrayBuffer> {
  const out = silence(0.24)
  const knock = struck(0.12, [
    [142, 0.03, 1],
    [287, 0.016, 0.5],
  ])
  add(knock, shaped(filter(hiss(0.03, seed), 'low', 700), pluck(0.001, 0.006)), 0, 0.5)
  add(out, knock, 0, 0.8)
  add(out, knock, 0.095, 1)
  return once(out, 0.05)
}
