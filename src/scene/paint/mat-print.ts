/** What is printed on the mat: border, range ticks, and whose edge is which. */
import { CanvasTexture, Color, SRGBColorSpace } from 'three'
import { sheetOf } from './grain.ts'

/** Mm along a side of the standard mat. */
const STANDARD = 914.4
/** The ground where the mat's picture does not come. */
const GROUND = '#171f33'

const WHITE = new Color('#fff')

/** A side's colour as it is printed: a shade paler. */
const printed = (colour: string): string => `#${new Color(colour).lerp(WHITE, 0.04).getHexString()}`

/**
 * What is printed on the mat but its stars: a quiet nebula, stretched over it (`picture`; null: even ground), a hairline border, range ticks along the edges, the line of the
 * first range band from both home edges, and each side's edge in its colour – unbroken for the first, in dashes for the second.
 */
export const printMat = (
  picture: ImageBitmap | null,
  size: number,
  anisotropy: number,
  width: number,
  depth: number,
  colours: { readonly first: string; readonly second: string },
): CanvasTexture => {
  // Texels are square on the mat, and as many to a millimetre along its longer side as on the standard one, up to half more.
  const scale = Math.min(size / STANDARD, (size * 1.5) / Math.max(width, depth))
  const [across, down] = [Math.round(width * scale), Math.round(depth * scale)]
  const { canvas, pen } = sheetOf(across, down)
  pen.imageSmoothingQuality = 'high'
  pen.fillStyle = GROUND
  pen.fillRect(0, 0, across, down)
  if (picture) pen.drawImage(picture, 0, 0, across, down)
  pen.setTransform(scale, 0, 0, scale, across / 2, down / 2)
  const half = depth / 2
  const wide = width / 2
  const stroke = (colour: string, alpha: number, width: number, points: readonly (readonly [number, number])[]) => {
    pen.globalAlpha = alpha
    pen.strokeStyle = colour
    pen.lineWidth = width
    pen.beginPath()
    for (const [x, y] of points) pen.lineTo(x, y)
    pen.stroke()
  }
  const paper = '#cfd6e0'
  const tints = { [-1]: printed(colours.second), 1: printed(colours.first) } as const
  // The hem: a dark seam along the cut edge, stitched.
  pen.globalAlpha = 0.55
  pen.strokeStyle = '#05070c'
  pen.lineWidth = 7
  pen.strokeRect(-wide + 3.5, -half + 3.5, width - 7, depth - 7)
  pen.setLineDash([3.4, 2.2])
  pen.globalAlpha = 0.32
  pen.strokeStyle = paper
  pen.lineWidth = 0.8
  pen.strokeRect(-wide + 5.4, -half + 5.4, width - 10.8, depth - 10.8)
  pen.setLineDash([])
  pen.globalAlpha = 0.42
  pen.lineWidth = 0.9
  pen.strokeRect(-wide + 8.2, -half + 8.2, width - 16.4, depth - 16.4)
  // Each side's zone, range 1 from its edge: the ground a shade lighter towards the edge.
  for (const side of [-1, 1] as const) {
    const shade = pen.createLinearGradient(0, side * half, 0, side * (half - 100))
    shade.addColorStop(0, `${tints[side]}29`)
    shade.addColorStop(1, `${tints[side]}08`)
    pen.globalAlpha = 1
    pen.fillStyle = shade
    pen.fillRect(-wide + 8, side > 0 ? half - 100 : -half + 8, width - 16, 92)
  }
  for (const side of [-1, 1]) {
    const ticks = Math.floor((wide - 50) / 100)
    for (let tick = -ticks; tick <= ticks; tick++) {
      const long = tick % 2 === 0 ? 9 : 5
      stroke(paper, 0.34, 0.9, [
        [tick * 100, side * (half - 7)],
        [tick * 100, side * (half - 7 - long)],
      ])
    }
    // Range 1, 2 and 3 from both home edges, along the side edges.
    for (const edge of [-1, 1]) {
      for (let band = 1; band <= 3; band++) {
        const y = edge * (half - band * 100)
        stroke(paper, 0.42, 1, [
          [side * (wide - 7), y],
          [side * (wide - 7 - 6 - band * 4), y],
        ])
      }
    }
  }
  pen.setLineDash([1.2, 6])
  for (const side of [-1, 1] as const) {
    stroke(tints[side], 0.5, 1, [
      [-wide + 24, side * (half - 100)],
      [wide - 24, side * (half - 100)],
    ])
  }
  pen.setLineDash([])
  stroke(tints[1], 0.9, 2.6, [
    [-wide + 8, half - 10.6],
    [wide - 8, half - 10.6],
  ])
  pen.setLineDash([22, 8])
  stroke(tints[-1], 0.8, 2.6, [
    [-wide + 8, -half + 10.6],
    [wide - 8, -half + 10.6],
  ])
  const texture = new CanvasTexture(canvas)
  texture.colorSpace = SRGBColorSpace
  texture.anisotropy = anisotropy
  return texture
}
