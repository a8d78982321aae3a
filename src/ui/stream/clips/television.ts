/** A picture as television bears it: BT.709 in the limited range, which is what players and editors take a video to be. */

/** What a video in these colours says of itself. */
export const TELEVISION = { primaries: 'bt709', transfer: 'bt709', matrix: 'bt709', fullRange: false } as const

/** Black and white lie at 16 and 235, colours between 16 and 240. */
const [LUMA, CHROMA] = [219 / 255, 224 / 255]
/** The shares of red and blue in what is seen as bright (BT.709); green has the rest. */
const [RED, BLUE] = [0.2126, 0.0722]
const GREEN = 1 - RED - BLUE
const [YR, YG, YB] = [RED * LUMA, GREEN * LUMA, BLUE * LUMA]
const [UR, UG, UB] = [(-RED / (2 * (1 - BLUE))) * CHROMA, (-GREEN / (2 * (1 - BLUE))) * CHROMA, CHROMA / 2]
const [VR, VG, VB] = [CHROMA / 2, (-GREEN / (2 * (1 - RED))) * CHROMA, (-BLUE / (2 * (1 - RED))) * CHROMA]

/** Bytes of a picture of that size in I420: brightness for every pixel, the two colours for every four. Both sides are even. */
export const televisionSize = (width: number, height: number): number => (width * height * 3) / 2

/** Turns pixels (RGBA) of a picture with even sides into I420: three planes, one after the other, written into `out`. */
export function televised(pixels: Uint8ClampedArray, width: number, height: number, out: Uint8ClampedArray): void {
  const stride = width * 4
  let y = 0
  for (let at = 0; at < pixels.length; at += 4)
    out[y++] = 16 + YR * pixels[at]! + YG * pixels[at + 1]! + YB * pixels[at + 2]!
  let u = width * height
  let v = u + u / 4
  for (let row = 0; row < height; row += 2)
    for (let at = row * stride, end = at + stride; at < end; at += 8) {
      const [right, below] = [at + 4, at + stride]
      const r = (pixels[at]! + pixels[right]! + pixels[below]! + pixels[below + 4]!) / 4
      const g = (pixels[at + 1]! + pixels[right + 1]! + pixels[below + 1]! + pixels[below + 5]!) / 4
      const b = (pixels[at + 2]! + pixels[right + 2]! + pixels[below + 2]! + pixels[below + 6]!) / 4
      out[u++] = 128 + UR * r + UG * g + UB * b
      out[v++] = 128 + VR * r + VG * g + VB * b
    }
}

/** Changes pixels (RGBA) so that who makes I420 of them in the full range (BT.709) has made what `televised` makes of them as they were. */
export function squeeze(pixels: Uint8ClampedArray): void {
  for (let at = 0; at < pixels.length; at += 4) {
    const [r, g, b] = [pixels[at]!, pixels[at + 1]!, pixels[at + 2]!]
    // Brightness is squeezed more than colour is.
    const base = 16 - (CHROMA - LUMA) * (RED * r + GREEN * g + BLUE * b)
    pixels[at] = base + CHROMA * r
    pixels[at + 1] = base + CHROMA * g
    pixels[at + 2] = base + CHROMA * b
  }
}
