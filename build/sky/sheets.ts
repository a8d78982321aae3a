/** Maps side by side in one grey picture: each keeps its edges, where a coloured picture would share them among its colours. */
import { AROUND, farSky } from './far.ts'
import { FACE, face } from './planet.ts'

export type Sheet = { readonly data: Uint8Array; readonly width: number; readonly height: number }

const lay = (sheet: Sheet, map: Uint8Array, wide: number, left: number, top: number): void => {
  for (let row = 0; row * wide < map.length; row++)
    sheet.data.set(map.subarray(row * wide, (row + 1) * wide), (top + row) * sheet.width + left)
}

/** From left to right: the planet's slopes, its ground, its clouds. */
export const planetSheet = (size: number = FACE.size): Sheet => {
  const { slope, pale, cloud } = face(size)
  const sheet = { data: new Uint8Array(size * size * 3), width: size * 3, height: size }
  for (const [n, map] of [slope, pale, cloud].entries()) lay(sheet, map, size, n * size, 0)
  return sheet
}

/** Above the light of the sky, below it how warm it is and its dust. */
export const farSheet = (around: number = AROUND): Sheet => {
  const { light, warm, dust } = farSky(around)
  const half = around / 2
  const sheet = { data: new Uint8Array(around * half * 1.5), width: around, height: half * 1.5 }
  lay(sheet, light, around, 0, 0)
  lay(sheet, warm, half, 0, half)
  lay(sheet, dust, half, half, half)
  return sheet
}
