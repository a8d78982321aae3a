/** What happens to ships: shields that take a hit, hulls that take it, a critical hit, an explosion, a scrape over rock. */
import { once } from './finish.ts'
import {
  add,
  chance,
  driven,
  filter,
  glide,
  hiss,
  line,
  type Mode,
  pluck,
  shaped,
  silence,
  sine,
  struck,
  times,
  tone,
  wander,
} from './tools.ts'

/** Sparks and splinters: `count` short cracks, ever rarer, between `from` and `to` seconds; pitches in Hz. */
function crackle(
  seconds: number,
  seed: number,
  shower: { count: number; from: number; to: number; low: number; high: number },
): Float32Array<ArrayBuffer> {
  const out = silence(seconds)
  const next = chance(seed)
  for (let n = 0; n < shower.count; n += 1) {
    const share = next() ** 2
    const at = shower.from + share * (shower.to - shower.from)
    const hertz = shower.low * (shower.high / shower.low) ** next()
    const grain = filter(hiss(0.03, seed * 31 + n), 'band', hertz, 2.2)
    add(out, shaped(grain, pluck(0.0004, 0.002 + 0.006 * next())), at, (0.25 + 0.75 * next()) * (1 - 0.7 * share))
  }
  return out
}

/** A shield takes the hit: a hiss that closes like water, and a glassy hum that shivers and dies. */
export function shield(seed: number): Float32Array<ArrayBuffer> {
  const seconds = 0.95
  const lean = 0.95 + 0.1 * chance(seed)()
  const out = silence(seconds)
  const glass: readonly (readonly [number, number])[] = [
    [412, 0.5],
    [587, 0.42],
    [868, 0.5],
    [1243, 0.3],
    [1721, 0.2],
    [2390, 0.1],
  ]
  for (const [index, [hertz, gain]] of glass.entries()) {
    const shiver = 9 + 2.3 * index
    const ring = tone(seconds, t => hertz * lean * (1 + 0.018 * Math.exp(-t / 0.12)))
    add(
      out,
      shaped(
        ring,
        times(pluck(0.006, 0.26 - 0.025 * index), t => 0.62 + 0.38 * Math.cos(2 * Math.PI * shiver * t)),
      ),
      0,
      gain,
    )
  }
  const splash = filter(hiss(seconds, seed), 'band', glide(5200, 620, 0.42, 0.7), 1.1)
  add(out, shaped(splash, pluck(0.002, 0.11)), 0, 1.5)
  add(out, shaped(tone(0.3, glide(210, 92, 0.16)), pluck(0.003, 0.06)), 0, 0.7)
  return once(out, 0.15)
}

/** The tones of a sheet of metal: none is a whole multiple of another. */
const sheet = (base: number, fall: number): Mode[] =>
  [1, 1.59, 2.14, 2.65, 3.16, 4.15, 5.43, 6.79].map((ratio, n) => [
    base * ratio,
    fall / (1 + 0.35 * n),
    0.9 / (1 + 0.6 * n),
  ])

type Pitch = (t: number) => number
type Layer = { readonly rings: number; readonly loud: number }
/** What a blow on metal is made of; pitches in Hz, times in seconds. */
type Dent = {
  readonly thud: Layer & { readonly sound: Float32Array<ArrayBuffer> }
  readonly plate: { readonly sound: Float32Array<ArrayBuffer>; readonly loud: number }
  readonly clank: Layer & { readonly seconds: number; readonly pitch: Pitch; readonly narrow: number }
  readonly blow: Layer & { readonly seconds: number; readonly pitch: Pitch }
}

/** A blow on metal: a dull thud, the plate that rings, a clank, and the air of it. */
function dent(out: Float32Array<ArrayBuffer>, seed: number, { thud, plate, clank, blow }: Dent): void {
  add(out, shaped(thud.sound, pluck(0.002, thud.rings)), 0, thud.loud)
  add(out, plate.sound, 0, plate.loud)
  const metal = filter(hiss(clank.seconds, seed + 1), 'band', clank.pitch, clank.narrow)
  add(out, shaped(metal, pluck(0.0006, clank.rings)), 0, clank.loud)
  const air = filter(hiss(blow.seconds, seed), 'low', blow.pitch)
  add(out, shaped(air, pluck(0.0008, blow.rings)), 0, blow.loud)
}

/** Metal takes the hit: a dull blow, the plate rings shortly, splinters. */
export function hull(seed: number): Float32Array<ArrayBuffer> {
  const seconds = 0.75
  const lean = 0.88 + 0.24 * chance(seed)()
  const out = silence(seconds)
  dent(out, seed, {
    thud: { sound: tone(0.4, glide(165, 52, 0.16)), rings: 0.075, loud: 0.85 },
    plate: { sound: struck(seconds, sheet(318 * lean, 0.1)), loud: 0.8 },
    clank: { seconds: 0.25, pitch: glide(1500, 760, 0.1), narrow: 1.3, rings: 0.035, loud: 1.5 },
    blow: { seconds: 0.3, pitch: glide(5200, 420, 0.16), rings: 0.04, loud: 1.2 },
  })
  add(out, crackle(seconds, seed, { count: 16, from: 0.02, to: 0.5, low: 1600, high: 6500 }), 0, 0.4)
  return once(driven(out, 1.6), 0.15)
}

/** A critical hit: the blow of a hull hit and more – the plate tears, a groan goes down, wires burn. */
export function crit(seed: number): Float32Array<ArrayBuffer> {
  const seconds = 1.35
  const lean = 0.92 + 0.16 * chance(seed)()
  const out = silence(seconds)
  dent(out, seed, {
    thud: { sound: tone(0.7, glide(118, 30, 0.3)), rings: 0.15, loud: 1 },
    plate: { sound: struck(seconds, sheet(212 * lean, 0.26)), loud: 0.6 },
    clank: { seconds: 0.4, pitch: glide(1300, 480, 0.2), narrow: 1.1, rings: 0.06, loud: 1.6 },
    blow: { seconds: 0.6, pitch: glide(7500, 260, 0.3), rings: 0.075, loud: 1.5 },
  })
  const rough = wander(seed, 74)
  const tear = filter(hiss(seconds, seed + 3), 'band', line([0, 2600], [0.35, 900], [seconds, 420]), 2.4)
  add(
    out,
    shaped(
      tear,
      times(line([0, 0], [0.05, 1], [0.3, 0.8], [0.75, 0]), t => Math.max(0, rough(t))),
    ),
    0,
    2.2,
  )
  const groan = tone(
    seconds,
    times(glide(330 * lean, 96 * lean, 0.9), t => 1 + 0.02 * rough(t)),
    p => sine(p) + 0.5 * sine(2 * p) + 0.4 * sine(3 * p),
  )
  add(out, shaped(groan, line([0, 0], [0.09, 0.3], [0.5, 0.2], [1.05, 0], [seconds, 0])), 0, 0.8)
  add(out, crackle(seconds, seed + 9, { count: 46, from: 0.1, to: 1.2, low: 1800, high: 8000 }), 0, 0.6)
  return once(driven(out, 1.9), 0.2)
}

/** A ship is destroyed: the crack, the boom that sinks, a second one, a rumble that rolls away with falling wreckage. */
export function explosion(seed: number): Float32Array<ArrayBuffer> {
  const seconds = 3.4
  const next = chance(seed)
  const lean = 0.92 + 0.16 * next()
  const out = silence(seconds)
  add(out, shaped(filter(hiss(0.2, seed), 'high', 1800), pluck(0.0005, 0.022)), 0, 1.3)
  // The boom: noise through a door that closes, and under it a tone that sinks below hearing.
  const boom = filter(
    filter(hiss(seconds, seed + 1), 'low', glide(6500, 95, 1.5, 0.5)),
    'low',
    glide(9000, 150, 1.8, 0.6),
  )
  const rolling = wander(seed, 11)
  const fall = pluck(0.004, 0.42)
  const swelling = (t: number): number => fall(t) + 0.42 * Math.exp(-(((t - 0.34) / 0.16) ** 2))
  add(
    out,
    shaped(boom, t => swelling(t) * (0.82 + 0.18 * rolling(t))),
    0,
    2.6,
  )
  // The fire in it, which small speakers can say too.
  const fire = filter(hiss(seconds, seed + 6), 'band', glide(1500, 380, 1.4, 0.6), 0.8)
  add(
    out,
    shaped(fire, t => swelling(0.85 * t) * (0.7 + 0.3 * rolling(2 * t))),
    0,
    1.5,
  )
  add(out, shaped(tone(1.6, glide(98 * lean, 27 * lean, 0.9)), pluck(0.004, 0.33)), 0, 1)
  const second = 0.27 + 0.09 * next()
  add(out, shaped(tone(0.9, glide(74, 31, 0.5)), pluck(0.006, 0.2)), second, 0.9)
  add(out, shaped(filter(hiss(0.8, seed + 2), 'low', glide(3400, 160, 0.5)), pluck(0.004, 0.12)), second, 1)
  const rumble = filter(filter(hiss(seconds, seed + 3), 'low', 170), 'low', 240)
  const rolls = wander(seed + 4, 6)
  const away = line([0, 0], [0.35, 1], [1.3, 0.7], [seconds, 0])
  add(
    out,
    shaped(rumble, t => away(t) * (0.72 + 0.28 * rolls(t))),
    0,
    2.6,
  )
  add(out, crackle(seconds, seed + 5, { count: 110, from: 0.12, to: 2.8, low: 900, high: 6000 }), 0, 0.42)
  return once(driven(out, 1.5), 0.7)
}

/** A hull over rock: grit under a plate, and the plate that cries out now and then. */
export function scrape(seed: number): Float32Array<ArrayBuffer> {
  const seconds = 0.9
  const grit = wander(seed, 170)
  const press = wander(seed + 1, 13)
  const out = silence(seconds)
  const level = times(
    line([0, 0], [0.05, 1], [0.5, 0.8], [seconds, 0]),
    t => Math.max(0, 0.55 + 0.45 * grit(t)) * Math.max(0.15, 0.7 + 0.5 * press(t)),
  )
  add(
    out,
    shaped(
      filter(hiss(seconds, seed), 'band', t => 1250 + 520 * press(t), 0.9),
      level,
    ),
    0,
    2,
  )
  add(out, shaped(filter(hiss(seconds, seed + 2), 'low', 300), level), 0, 1.2)
  const cry = tone(
    seconds,
    t => 1730 + 160 * press(t) + 45 * grit(t),
    phase => sine(phase) + 0.6 * sine(3 * phase),
  )
  add(
    out,
    shaped(filter(cry, 'band', 2000, 1.2), t => level(t) * Math.max(0, press(t))),
    0,
    0.5,
  )
  return once(driven(out, 1.3), 0.2)
}
