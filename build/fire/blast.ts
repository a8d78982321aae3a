/** The life of one fireball, frame by frame: how hot and how thick it is before a viewer. */
import { between, cellAt, type Gas, type Nature, SIDE, step, stillGas } from './fluid.ts'

/** Frames of the life, and pixels along a frame's sides. */
export const FRAMES = 48
export const FRAME = 128

/** One frame: mean heat of what is seen, and how much it hides, 0 … 255 each, row by row from the top. */
export type Frame = { readonly heat: Uint8Array; readonly cover: Uint8Array }

const NATURE: Nature = { eddies: 24, slows: 0.8, cools: 0.7, thins: 0.3 }
const DT = 1 / 24
/** Gas hotter than this swells. */
const BURNS = 0.3
const SEED = 1

/** A number in 0 … 1 of three whole numbers, the same everywhere. */
const hash = (x: number, y: number, z: number): number => {
  let h = Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(z, 1442695041) + Math.imul(SEED, 1274126177)
  h = Math.imul(h ^ (h >>> 13), 1274126177)
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296
}
const soft = (t: number) => t * t * (3 - 2 * t)
/** Cloudy noise in space, 0 … 1. */
const noise = (x: number, y: number, z: number): number => {
  const [ix, iy, iz] = [Math.floor(x), Math.floor(y), Math.floor(z)]
  const [u, v, w] = [soft(x - ix), soft(y - iy), soft(z - iz)]
  let sum = 0
  for (let corner = 0; corner < 8; corner++) {
    const [a, b, c] = [corner & 1, (corner >> 1) & 1, corner >> 2]
    sum += hash(ix + a, iy + b, iz + c) * (a ? u : 1 - u) * (b ? v : 1 - v) * (c ? w : 1 - w)
  }
  return sum
}

/** A tongue of the fire: which way it is thrown, how fast (cells in a second), and how large it is, cells. */
type Tongue = { readonly way: readonly [number, number, number]; readonly speed: number; readonly radius: number }

const TONGUES = 22
/** The golden angle, as the cosine and sine of a turn by it. */
const TURN = [-0.73736888, 0.67549029] as const
/** Tongues spread over all ways, no two alike. */
const tongues = (): readonly Tongue[] => {
  let [cos, sin] = [1, 0]
  return Array.from({ length: TONGUES }, (_, n) => {
    const up = 1 - (2 * (n + 0.5)) / TONGUES
    const flat = Math.sqrt(1 - up * up)
    const way = [flat * cos, up, flat * sin] as const
    ;[cos, sin] = [cos * TURN[0] - sin * TURN[1], cos * TURN[1] + sin * TURN[0]]
    return {
      way,
      speed: SIDE * (1.1 + 2.2 * hash(n, 4, 4)),
      radius: SIDE * (0.035 + 0.05 * hash(n, 5, 5)),
    }
  })
}

/** The first moment: tongues of hot gas that fly apart from a ragged ball. */
const lit = (): Gas => {
  const gas = stillGas()
  const middle = (SIDE - 1) / 2
  for (const { way, speed, radius } of tongues()) {
    const [cx, cy, cz] = way.map(part => middle + part * SIDE * 0.085) as [number, number, number]
    for (let z = 1; z < SIDE - 1; z++)
      for (let y = 1; y < SIDE - 1; y++)
        for (let x = 1; x < SIDE - 1; x++) {
          const [dx, dy, dz] = [x - cx, y - cy, z - cz]
          const ragged = 0.6 + 0.8 * noise(x / 4, y / 4, z / 4)
          const share = 1 - (dx * dx + dy * dy + dz * dz) / (radius * radius * ragged)
          if (share <= 0) continue
          const i = cellAt(x, y, z)
          const fine = noise(x / 2.5 + 40, y / 2.5 + 40, z / 2.5 + 40)
          gas.heat[i] = 0.8 + 0.2 * fine
          gas.thick[i] = 0.6 + 0.4 * fine
          const part = Math.min(1, share * 2) * speed
          gas.x[i] = gas.x[i]! + way[0] * part
          gas.y[i] = gas.y[i]! + way[1] * part
          gas.z[i] = gas.z[i]! + way[2] * part
        }
  }
  return gas
}

/** How fiercely gas burns from place to place. */
const patchy = (): Float32Array => {
  const all = new Float32Array(SIDE * SIDE * SIDE)
  for (let z = 0; z < SIDE; z++)
    for (let y = 0; y < SIDE; y++)
      for (let x = 0; x < SIDE; x++) {
        const wide = noise(x / 9, y / 9, z / 9)
        const fine = noise(x / 3.5 + 50, y / 3.5 + 50, z / 3.5 + 50)
        all[cellAt(x, y, z)] = 3 * wide * wide * (0.4 + 1.2 * fine)
      }
  return all
}

const clamped = (value: number) => Math.round(255 * Math.min(1, Math.max(0, value)))

/** How much of the box a frame shows: the ball fills every frame, small as it is at first. */
const reach = (frame: number): number => {
  const left = Math.max(0, 1 - frame / 22)
  return 1 - 0.48 * left * left
}

/** Gas as it is seen from the front. */
const seen = (gas: Gas, frame: number): Frame => {
  const heat = new Uint8Array(FRAME * FRAME)
  const cover = new Uint8Array(FRAME * FRAME)
  const scale = (SIDE / FRAME) * reach(frame)
  const first = (SIDE - 1) / 2 - (scale * (FRAME - 1)) / 2
  for (let row = 0; row < FRAME; row++)
    for (let column = 0; column < FRAME; column++) {
      const [x, y] = [first + column * scale, first + row * scale]
      let through = 1
      let warm = 0
      let weight = 1e-5
      for (let z = 0; z < SIDE && through > 0.01; z++) {
        const thick = between(gas.thick, x, y, z)
        if (thick < 0.002) continue
        const stops = Math.min(0.9, thick * 0.3)
        warm += through * stops * between(gas.heat, x, y, z)
        weight += through * stops
        through *= 1 - stops
      }
      const [fromX, fromY] = [column / (FRAME - 1) - 0.5, row / (FRAME - 1) - 0.5]
      // Nothing reaches the edge of a frame.
      const edge = Math.min(1, Math.max(0, (0.5 - Math.sqrt(fromX * fromX + fromY * fromY)) * 16))
      heat[row * FRAME + column] = clamped(warm / weight)
      cover[row * FRAME + column] = clamped((1 - through) * edge)
    }
  return { heat, cover }
}

/** The first so many frames of the fireball's life. */
export const blast = (frames = FRAMES): readonly Frame[] => {
  const gas = lit()
  const uneven = patchy()
  const all: Frame[] = []
  for (let frame = 0; frame < frames; frame++) {
    // Many steps to a frame at first, for then it is quick; long ones at last, when little changes.
    const [steps, seconds] = frame < 10 ? [2, DT / 2] : [1, frame < 24 ? DT : DT * 1.6]
    const burning = frame < 10 ? 13 - 1.1 * frame : 1
    const swells = (i: number) => (gas.heat[i]! > BURNS ? burning * (gas.heat[i]! - BURNS) * uneven[i]! : 0)
    for (let n = 0; n < steps; n++) {
      step(gas, NATURE, swells, seconds)
    }
    all.push(seen(gas, frame))
  }
  return all
}
