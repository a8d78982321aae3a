import { CanvasTexture, SRGBColorSpace } from 'three'
import { smooth } from '../space.ts'
import { cloud, sheetOf } from './grain.ts'

/** The far sky: near-black with one soft nebula to the north, on a map around the whole sphere. */
export const paintNebula = (width = 1024): CanvasTexture => {
  const height = width / 2
  const { canvas, pen } = sheetOf(width, height)
  const image = pen.createImageData(width, height)
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const x = (column / width) * 8
      const y = (row / width) * 8
      const bend = cloud(x, y, 8, 3, 3)
      const thick = cloud(x + bend * 1.4, y + bend, 8, 5, 13)
      // Seen from the south, over the mat's far edge and below it, where a camera above the table looks.
      const away = Math.abs(column / width - 0.75)
      const across = Math.min(away, 1 - away) * 3.4
      const up = (row / height - 0.63 - (bend - 0.5) * 0.3) * 3.1
      const near = Math.exp(-across * across - up * up)
      const glow = smooth(0.3, 0.85, thick) * (near + 0.12)
      const rose = smooth(0.42, 0.8, cloud(x * 0.7 + 40, y * 0.7, 8, 4, 29)) * near
      const grain = ((Math.imul(column * 7919 + row * 104729, 2654435761) >>> 24) / 255 - 0.5) * 1.6
      const at = (row * width + column) * 4
      image.data[at] = 7 + glow * 20 + rose * 34 + grain
      image.data[at + 1] = 9.5 + glow * 36 + rose * 12 + grain
      image.data[at + 2] = 15.5 + glow * 56 + rose * 17 + grain
      image.data[at + 3] = 255
    }
  }
  pen.putImageData(image, 0, 0)
  const texture = new CanvasTexture(canvas)
  texture.colorSpace = SRGBColorSpace
  return texture
}
