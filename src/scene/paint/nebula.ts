import { CanvasTexture, SRGBColorSpace } from 'three'
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
      const away = Math.abs(column / width - 0.3)
      const across = Math.min(away, 1 - away) * 3.1
      const up = (row / height - 0.5 - (bend - 0.5) * 0.24) * 4.4
      const near = Math.exp(-across * across - up * up)
      const glow = Math.max(0, thick - 0.32) * near
      const rose = Math.max(0, cloud(x * 0.7 + 40, y * 0.7, 8, 4, 29) - 0.45) * near
      const grain = ((Math.imul(column * 7919 + row * 104729, 2654435761) >>> 24) / 255 - 0.5) * 1.4
      const at = (row * width + column) * 4
      image.data[at] = 4.5 + glow * 70 + rose * 150 + grain
      image.data[at + 1] = 6.5 + glow * 105 + rose * 66 + grain
      image.data[at + 2] = 11 + glow * 165 + rose * 76 + grain
      image.data[at + 3] = 255
    }
  }
  pen.putImageData(image, 0, 0)
  const texture = new CanvasTexture(canvas)
  texture.colorSpace = SRGBColorSpace
  return texture
}
