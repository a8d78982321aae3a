/** The soft shapes that light and smoke are drawn from, painted on one sheet. */
import { CanvasTexture } from 'three'
import { cloud, sheetOf } from './grain.ts'

const CELL = 128

/** What an effect can be made of, in cells of one sheet: the root of its brightness in alpha. */
export const PUFFS = ['glow', 'spark', 'ring', 'smoke', 'jet', 'streak', 'core', 'smoke2'] as const
export type Puff = (typeof PUFFS)[number]

const LOOKS: Record<Puff, (x: number, y: number) => number> = {
  glow: (x, y) => Math.max(0, 1 - Math.hypot(x, y)) ** 2.2,
  spark: (x, y) => {
    const r = Math.hypot(x, y)
    return Math.max(0, 1 - r * 3) ** 1.2 + Math.max(0, 1 - r) ** 4 * 0.5
  },
  ring: (x, y) => {
    const r = Math.hypot(x, y)
    return Math.max(0, 1 - Math.abs(r - 0.86) * 16) ** 1.6 + (r < 0.86 ? r ** 7 * 0.2 : 0)
  },
  smoke: (x, y) => {
    const r = Math.hypot(x, y)
    const thick = cloud(x * 2.6 + 7, y * 2.6 + 3, 64, 5, 3)
    return Math.max(0, 1 - r ** 1.6) * Math.max(0, thick * 2.1 - 0.5 - r * 0.4)
  },
  smoke2: (x, y) => {
    const r = Math.hypot(x, y)
    const thick = cloud(x * 3.1 + 27, y * 3.1 + 13, 64, 5, 19)
    return Math.max(0, 1 - r ** 1.6) * Math.max(0, thick * 2.2 - 0.55 - r * 0.4)
  },
  // A flame out of a nozzle: wide and bright where it leaves it, a point where it ends.
  jet: (x, y) => {
    const far = (1 - y) / 2
    const wide = 0.1 + 0.62 * (1 - far) ** 1.3
    return Math.exp(-((x / wide) ** 2) * 2.6) * (1 - far) ** 1.7 * Math.min(1, far * 9) * Math.max(0, 1 - Math.abs(x))
  },
  // A nozzle from behind: a disc evenly bright, and what it throws around.
  core: (x, y) => {
    const r = Math.hypot(x, y)
    const disc = Math.min(1, Math.max(0, (0.46 - r) * 9))
    return disc * (0.82 + 0.18 * r * 2) + Math.max(0, 1 - r) ** 3 * 0.4
  },
  // As wide as an ellipse: round at its ends, however short it is.
  streak: (x, y) => {
    const wide = Math.sqrt(Math.max(0, 1 - y * y))
    return wide <= 0 ? 0 : Math.max(0, 1 - Math.abs(x / wide)) ** 1.6 * wide ** 2.6
  },
}

/** Those that take long to paint. */
const SMOKE: readonly Puff[] = ['smoke', 'smoke2']
export const isSmoke = (puff: Puff): boolean => SMOKE.includes(puff)

const paint = (pen: CanvasRenderingContext2D, puffs: readonly Puff[]): void => {
  for (const puff of puffs) {
    const index = PUFFS.indexOf(puff)
    const image = pen.createImageData(CELL, CELL)
    image.data.fill(255)
    for (let row = 0; row < CELL; row++) {
      for (let column = 0; column < CELL; column++) {
        const x = ((column + 0.5) / CELL) * 2 - 1
        const y = ((row + 0.5) / CELL) * 2 - 1
        const value = Math.min(1, LOOKS[puff](x * 1.03, y * 1.03))
        image.data[(row * CELL + column) * 4 + 3] = Math.sqrt(value) * 255
      }
    }
    pen.putImageData(image, (index % 4) * CELL, Math.floor(index / 4) * CELL)
  }
}

/** A sheet of soft shapes, without its smoke until that is asked for. */
export type Puffs = {
  readonly texture: CanvasTexture
  /** Paints the smoke, once. */
  smoke(): void
  dispose(): void
}

/** The sheet of soft shapes that bolts, sparks and explosions are made of. */
export const paintPuffs = (): Puffs => {
  const { canvas, pen } = sheetOf(CELL * 4, CELL * 2)
  paint(
    pen,
    PUFFS.filter(puff => !isSmoke(puff)),
  )
  const texture = new CanvasTexture(canvas)
  let smokes = false
  return {
    texture,
    smoke: () => {
      if (smokes) return
      smokes = true
      paint(pen, SMOKE)
      texture.needsUpdate = true
    },
    dispose: () => texture.dispose(),
  }
}
