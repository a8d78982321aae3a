/** The nebula on the mat, painted once for public/models. */
import sharp from 'sharp'
import { cloud } from '../src/scene/paint/grain.ts'
import { ramp } from './kit/vec.ts'

/** Texels along a side of the mat's picture: nothing on it is finer. */
const SIDE = 512

const smooth = (from: number, to: number, x: number): number => {
  const t = ramp(from, to, x)
  return t * t * (3 - 2 * t)
}

/** The colour of the mat's picture at (x, y), each 0 … 1 from its upper left corner: 0 … 255 a channel. */
const colourAt = (x: number, y: number): readonly [number, number, number] => {
  const [u, v] = [x * 3.2, y * 3.2]
  const bend = cloud(u * 0.8 + 9, v * 0.8, 64, 3, 5)
  const fold = cloud(u * 1.5 + bend * 2.4, v * 1.5 - bend * 1.8 + 14, 64, 5, 61)
  const thick = cloud(u + bend * 1.2, v + fold * 0.9 + 4, 64, 6, 11)
  const warm = cloud(u * 0.55 + 20, v * 0.55 + bend * 0.6, 64, 5, 23)
  const dust = cloud(u * 2.3 + fold * 1.6, v * 2.3 + 31, 64, 5, 41)
  // A lane from the south-west to the north-east carries the light; dust lies across it.
  const away = x * 0.74 + y * 0.67 - 0.7 + (bend - 0.5) * 0.34
  const lane = Math.exp(-away * away * 11)
  const veil = smooth(0.3, 0.82, thick)
  const glow = veil * veil * (0.1 + lane * 0.9) * (0.35 + smooth(0.28, 0.72, dust) * 0.9)
  const ember = smooth(0.46, 0.8, warm) * veil * (0.3 + lane * 0.7)
  const pool = 1.14 - ((x - 0.5) ** 2 + (y - 0.5) ** 2) * 0.95
  return [
    (21 + glow * 70 + ember * 74) * pool,
    (31 + glow * 104 + ember * 28) * pool,
    (56 + glow * 150 + ember * 36) * pool,
  ]
}

/** The picture that mats are printed with, a quiet nebula, as a WebP file. */
export const matPicture = (): Promise<Buffer> => {
  const data = new Uint8Array(SIDE * SIDE * 3)
  for (let at = 0; at < SIDE * SIDE; at++)
    data.set(
      colourAt((at % SIDE) / SIDE, Math.floor(at / SIDE) / SIDE).map(value => Math.round(value)),
      at * 3,
    )
  return sharp(data, { raw: { width: SIDE, height: SIDE, channels: 3 } })
    .webp({ quality: 96, effort: 6, smartSubsample: true })
    .toBuffer()
}
