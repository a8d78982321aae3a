/** The band of clouds across the sky as far as it is painted here, and the fine grain that shaders share. */
import { CanvasTexture, DataTexture, LinearFilter, LinearMipmapLinearFilter, RedFormat, RepeatWrapping } from 'three'
import { smooth } from '../space.ts'
import { cloudRow, puff, sheetOf } from './grain.ts'

type Direction = readonly [number, number, number]

/** The plane of the band of stars, and where along it the light is thickest: seen from the south, low over the far edge to the right. */
export const BAND: Direction = [0.517, -0.5455, 0.6605]
export const HEART: Direction = [0.398, -0.53, -0.749]

/** How near a direction is to the band of stars: 1 on it … 0 far off. */
const nearBand = ([x, y, z]: Direction): number => {
  const off = x * BAND[0] + y * BAND[1] + z * BAND[2]
  return Math.exp(-off * off * 14)
}

/**
 * The far sky on a map around the whole sphere: red: light of the band, green: the warm share of it, blue: dust before
 * it. Coarse; the sky's own shader adds the fine grain.
 */
export const paintNebula = (width: number): CanvasTexture => {
  const height = width / 2
  const { canvas, pen } = sheetOf(width, height)
  const image = pen.createImageData(width, height)
  for (let row = 0; row < height; row++) {
    const polar = ((row + 0.5) / height) * Math.PI
    const [y, flat] = [Math.cos(polar), Math.sin(polar)]
    for (let column = 0; column < width; column++) {
      const around = ((column + 0.5) / width) * Math.PI * 2
      const [x, z] = [-Math.cos(around) * flat, Math.sin(around) * flat]
      const bend = puff(x * 1.6 + 3, y * 1.6, z * 1.6, 2, 3) - 0.5
      const thick = puff(x * 2.4 + bend * 1.5, y * 2.4 + bend, z * 2.4 + 7, 4, 13)
      const dust = puff(x * 4 - bend * 2 + 11, y * 4, z * 4 + bend * 2, 3, 29)
      const band = nearBand([x + bend * 0.5, y + bend * 0.34, z])
      const heart = Math.exp((x * HEART[0] + y * HEART[1] + z * HEART[2] - 1) * 5.5)
      const light = smooth(0.3, 0.8, thick) * (band * 0.5 + heart * 0.75) + heart * 0.07 + band * 0.05
      const warm = smooth(0.42, 0.7, puff(x * 1.3 + 20, y * 1.3 + bend, z * 1.3, 2, 47)) * (0.35 + heart * 0.65)
      const at = (row * width + column) * 4
      image.data[at] = Math.min(255, light * 255)
      image.data[at + 1] = warm * 255
      image.data[at + 2] = smooth(0.5, 0.78, dust) * (band * 0.8 + heart * 0.4) * 255
      image.data[at + 3] = 255
    }
  }
  pen.putImageData(image, 0, 0)
  return new CanvasTexture(canvas)
}

/** Fine cloudy grain that repeats in both directions. */
export const paintGrain = (size = 256): DataTexture => {
  const data = new Uint8Array(size * size)
  const cells = 8
  const row = (y: number) => cloudRow(size, y, cells, 5, 5)
  for (let at = 0; at < size; at++) {
    const y = (at / size) * cells
    // Repeating in y too: two sheets, the one fading into the other over the height.
    const share = smooth(0, 1, at / size)
    const here = row(y)
    const there = row(y - cells)
    const spread = Math.sqrt(share * share + (1 - share) * (1 - share))
    for (let column = 0; column < size; column++) {
      const value = 0.5 + ((there[column]! - 0.5) * share + (here[column]! - 0.5) * (1 - share)) / spread
      data[at * size + column] = Math.min(255, Math.max(0, (0.5 + (value - 0.5) * 1.6) * 255))
    }
  }
  const texture = new DataTexture(data, size, size, RedFormat)
  texture.wrapS = texture.wrapT = RepeatWrapping
  texture.magFilter = LinearFilter
  texture.minFilter = LinearMipmapLinearFilter
  texture.generateMipmaps = true
  texture.needsUpdate = true
  return texture
}
