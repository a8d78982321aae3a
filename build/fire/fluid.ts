/** A small simulation of hot gas in a box. Only + − × ÷ and square roots of 32-bit numbers: the same bits on every machine. */

/** Cells along each side of the box. */
export const SIDE = 96
const LAYER = SIDE * SIDE
const CELLS = LAYER * SIDE
/** Rounds in which the pressure is found that leaves as much gas flowing out of a cell as into it. */
const ROUNDS = 14

/** Gas in a box: how it moves (cells in a second, three ways), how hot it is and how thick, 0 … 1 in each cell. */
export type Gas = {
  readonly x: Float32Array
  readonly y: Float32Array
  readonly z: Float32Array
  readonly heat: Float32Array
  readonly thick: Float32Array
}

const field = () => new Float32Array(CELLS)

/** A box of gas at rest: cold and empty. */
export const stillGas = (): Gas => ({ x: field(), y: field(), z: field(), heat: field(), thick: field() })

/** The cell at a place, each coordinate 0 … SIDE − 1. */
export const cellAt = (x: number, y: number, z: number): number => x + y * SIDE + z * LAYER

/** A field between its cells; outside of the box it is what it is at its wall. */
export const between = (of: Float32Array, x: number, y: number, z: number): number => {
  const most = SIDE - 1.001
  const cx = x < 0 ? 0 : x > most ? most : x
  const cy = y < 0 ? 0 : y > most ? most : y
  const cz = z < 0 ? 0 : z > most ? most : z
  const [ix, iy, iz] = [Math.floor(cx), Math.floor(cy), Math.floor(cz)]
  const [fx, fy, fz] = [cx - ix, cy - iy, cz - iz]
  const i = ix + iy * SIDE + iz * LAYER
  const a = of[i]! * (1 - fx) + of[i + 1]! * fx
  const b = of[i + SIDE]! * (1 - fx) + of[i + SIDE + 1]! * fx
  const j = i + LAYER
  const c = of[j]! * (1 - fx) + of[j + 1]! * fx
  const d = of[j + SIDE]! * (1 - fx) + of[j + SIDE + 1]! * fx
  return (a * (1 - fy) + b * fy) * (1 - fz) + (c * (1 - fy) + d * fy) * fz
}

/** Calls for every cell that has neighbours on all sides. */
const inside = (call: (i: number) => void) => {
  for (let z = 1; z < SIDE - 1; z++)
    for (let y = 1; y < SIDE - 1; y++) {
      const row = y * SIDE + z * LAYER
      for (let x = 1; x < SIDE - 1; x++) call(row + x)
    }
}

const pressure = field()
const gap = field()
const next = [field(), field(), field(), field(), field()] as const
const spin = [field(), field(), field(), field()] as const

/** Eddies that the cells are too coarse for are given back to the gas. */
const curl = ({ x, y, z }: Gas, force: number, dt: number) => {
  const [sx, sy, sz, strong] = spin
  inside(i => {
    const a = (z[i + SIDE]! - z[i - SIDE]! - y[i + LAYER]! + y[i - LAYER]!) * 0.5
    const b = (x[i + LAYER]! - x[i - LAYER]! - z[i + 1]! + z[i - 1]!) * 0.5
    const c = (y[i + 1]! - y[i - 1]! - x[i + SIDE]! + x[i - SIDE]!) * 0.5
    sx[i] = a
    sy[i] = b
    sz[i] = c
    strong[i] = Math.sqrt(a * a + b * b + c * c)
  })
  inside(i => {
    const a = strong[i + 1]! - strong[i - 1]!
    const b = strong[i + SIDE]! - strong[i - SIDE]!
    const c = strong[i + LAYER]! - strong[i - LAYER]!
    const share = (force * dt) / (Math.sqrt(a * a + b * b + c * c) + 1e-4)
    x[i] = x[i]! + share * (b * sz[i]! - c * sy[i]!)
    y[i] = y[i]! + share * (c * sx[i]! - a * sz[i]!)
    z[i] = z[i]! + share * (a * sy[i]! - b * sx[i]!)
  })
}

/** Takes out what flows into a cell and not out again, but for what `swells` there by itself (shares in a second). */
const project = ({ x, y, z }: Gas, swells: (i: number) => number) => {
  inside(i => {
    gap[i] = (x[i + 1]! - x[i - 1]! + y[i + SIDE]! - y[i - SIDE]! + z[i + LAYER]! - z[i - LAYER]!) * 0.5 - swells(i)
  })
  pressure.fill(0)
  for (let round = 0; round < ROUNDS; round++)
    inside(i => {
      const around =
        pressure[i + 1]! +
        pressure[i - 1]! +
        pressure[i + SIDE]! +
        pressure[i - SIDE]! +
        pressure[i + LAYER]! +
        pressure[i - LAYER]!
      // Over-relaxed, each with what its neighbours have become already: twice as fast.
      pressure[i] = pressure[i]! + 1.7 * ((around - gap[i]!) / 6 - pressure[i]!)
    })
  inside(i => {
    x[i] = x[i]! - (pressure[i + 1]! - pressure[i - 1]!) * 0.5
    y[i] = y[i]! - (pressure[i + SIDE]! - pressure[i - SIDE]!) * 0.5
    z[i] = z[i]! - (pressure[i + LAYER]! - pressure[i - LAYER]!) * 0.5
  })
}

/** How gas behaves: how strong small eddies are, and by what shares it slows, cools and thins in a second. */
export type Nature = {
  readonly eddies: number
  readonly slows: number
  readonly cools: number
  readonly thins: number
}

/** One step of `dt` seconds; `swells` tells how much gas a cell gives off by itself (shares in a second). */
export const step = (gas: Gas, nature: Nature, swells: (i: number) => number, dt: number): void => {
  curl(gas, nature.eddies, dt)
  project(gas, swells)
  const fields = [gas.x, gas.y, gas.z, gas.heat, gas.thick]
  const kept = [nature.slows, nature.slows, nature.slows, nature.cools, nature.thins].map(rate => 1 / (1 + rate * dt))
  for (let z = 0; z < SIDE; z++)
    for (let y = 0; y < SIDE; y++)
      for (let x = 0; x < SIDE; x++) {
        const i = cellAt(x, y, z)
        const fromX = x - gas.x[i]! * dt
        const fromY = y - gas.y[i]! * dt
        const fromZ = z - gas.z[i]! * dt
        for (let f = 0; f < 5; f++) next[f as 0]![i] = between(fields[f]!, fromX, fromY, fromZ) * kept[f]!
        // What swells is thinner for it.
        next[4][i] = next[4][i]! / (1 + swells(i) * dt)
      }
  for (let f = 0; f < 5; f++) fields[f]!.set(next[f as 0]!)
}
