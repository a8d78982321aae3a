const hash = (x: number, y: number, seed: number): number => {
  let h = Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(seed, 1274126177)
  h = Math.imul(h ^ (h >>> 13), 1274126177)
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296
}

const value = (x: number, y: number, period: number, seed: number): number => {
  const x0 = Math.floor(x)
  const y0 = Math.floor(y)
  const fx = x - x0
  const fy = y - y0
  const u = fx * fx * (3 - 2 * fx)
  const v = fy * fy * (3 - 2 * fy)
  const wrap = (n: number) => ((n % period) + period) % period
  const a = hash(wrap(x0), y0, seed)
  const b = hash(wrap(x0 + 1), y0, seed)
  const c = hash(wrap(x0), y0 + 1, seed)
  const d = hash(wrap(x0 + 1), y0 + 1, seed)
  return a + (b - a) * u + (c - a) * v + (a - b - c + d) * u * v
}

/** Cloudy noise in 0 … 1, repeating every `period` cells in x; the same for the same seed on every machine. */
export const cloud = (x: number, y: number, period: number, octaves: number, seed: number): number => {
  let sum = 0
  let weight = 0.5
  let total = 0
  for (let octave = 0; octave < octaves; octave++) {
    const scale = 1 << octave
    sum += weight * value(x * scale, y * scale, period * scale, seed + octave * 17)
    total += weight
    weight *= 0.5
  }
  return sum / total
}

const hash3 = (x: number, y: number, z: number, seed: number): number => hash(x + Math.imul(z, 7919), y, seed)

/** Cloudy noise in space, 0 … 1: no seam and no pole on a sphere. */
export const puff = (x: number, y: number, z: number, octaves: number, seed: number): number => {
  let sum = 0
  let weight = 0.5
  let total = 0
  for (let octave = 0; octave < octaves; octave++) {
    const scale = 1 << octave
    const [px, py, pz] = [x * scale, y * scale, z * scale]
    const [x0, y0, z0] = [Math.floor(px), Math.floor(py), Math.floor(pz)]
    const [fx, fy, fz] = [px - x0, py - y0, pz - z0]
    const [u, v, w] = [fx * fx * (3 - 2 * fx), fy * fy * (3 - 2 * fy), fz * fz * (3 - 2 * fz)]
    const key = seed + octave * 17
    const layer = (z: number): number => {
      const a = hash3(x0, y0, z, key)
      const b = hash3(x0 + 1, y0, z, key)
      const c = hash3(x0, y0 + 1, z, key)
      const d = hash3(x0 + 1, y0 + 1, z, key)
      return a + (b - a) * u + (c - a) * v + (a - b - c + d) * u * v
    }
    const low = layer(z0)
    sum += weight * (low + (layer(z0 + 1) - low) * w)
    total += weight
    weight *= 0.5
  }
  return sum / total
}

/** A canvas of its own to paint on. */
export const sheetOf = (
  width: number,
  height: number,
): { canvas: HTMLCanvasElement; pen: CanvasRenderingContext2D } => {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no 2D canvas')
  return { canvas, pen }
}
