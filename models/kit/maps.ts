/** Painted tiles on one sheet of maps, and the sheet as pictures: whole, and small for the first moments. */
import { join } from 'node:path'
import sharp from 'sharp'
import type { Tile } from './atlas.ts'
import type { Baked } from './bake.ts'
import type { Mesh } from './mesh.ts'
import { DEPTH } from './parts.ts'
import { normalAt, spread } from './relief.ts'

/** Alpha of unmarked paint, and of mark n: the scene tells them apart by thresholds half-way between. */
export const markAlpha = (mark: number): number => (mark === 0 ? 255 : 24 + 48 * (mark - 1))
/** How much the heights lean the normals. */
const RELIEF = 1.3

/** A sheet of maps while it is painted: base colour with marks in alpha, normal, and sky/roughness/metal. */
export type Maps = { side: number; base: Uint8Array; normal: Uint8Array; surface: Uint8Array }

/** Empty maps, `side` texels along each edge: white, flat, rough. */
export const emptyMaps = (side: number): Maps => {
  const base = new Uint8Array(side * side * 4).fill(255)
  const normal = new Uint8Array(side * side * 3)
  const surface = new Uint8Array(side * side * 3)
  for (let i = 0; i < side * side; i++) {
    normal.set([128, 128, 255], i * 3)
    surface.set([255, 255, 255], i * 3)
  }
  return { side, base, normal, surface }
}

const srgb = (x: number) => {
  const value = x <= 0.0031308 ? x * 12.92 : 1.055 * Math.max(0, x) ** (1 / 2.4) - 0.055
  return Math.round(Math.min(1, Math.max(0, value)) * 255)
}
const byte = (x: number) => Math.round(Math.min(1, Math.max(0, x)) * 255)

/** Writes a baked tile into the maps at (x, y). */
export const place = (maps: Maps, mesh: Mesh, tile: Tile, baked: Baked, x: number, y: number): void => {
  const { size } = tile
  const taken = new Uint8Array(size * size)
  const at = (i: number) => (y + Math.floor(i / size)) * maps.side + x + (i % size)
  for (let i = 0; i < size * size; i++) {
    if (tile.face[i]! < 0) continue
    taken[i] = 1
    const to = at(i)
    const open = baked.sky[i]! ** DEPTH
    for (let k = 0; k < 3; k++)
      // dark wash in the hollows, as on a painted miniature; the rest of the shade is left to the light
      maps.base[to * 4 + k] = srgb(baked.colour[i * 3 + k]! * (1 - 0.6 * (1 - open) * (1 - 0.06 * k)))
    maps.base[to * 4 + 3] = markAlpha(baked.mark[i]!)
    const normal = normalAt(tile, mesh, baked.height, i, RELIEF)
    normal.forEach((value, k) => {
      maps.normal[to * 3 + k] = Math.round(127.5 + 127.5 * value)
    })
    maps.surface.set([byte(open), byte(baked.roughness[i]!), byte(baked.metalness[i]!)], to * 3)
  }
  spread(taken, size, 4, (from, to) => {
    const [a, b] = [at(from), at(to)]
    maps.base.copyWithin(b * 4, a * 4, a * 4 + 4)
    maps.normal.copyWithin(b * 3, a * 3, a * 3 + 3)
    maps.surface.copyWithin(b * 3, a * 3, a * 3 + 3)
  })
}

const webp = (data: Uint8Array, channels: 3 | 4, from: number, to: number, quality: number) =>
  sharp(data, { raw: { width: from, height: from, channels } })
    .resize(to, to, { kernel: 'cubic' })
    .webp({ quality, alphaQuality: 100, effort: 5, smartSubsample: true })
    .toBuffer()

/** The maps as WebP files by name: base and normal at full size, the surface at half. */
export const encode = async (maps: Maps, names: { base: string; normal: string; surface: string }) => ({
  [names.base]: await webp(maps.base, 4, maps.side, maps.side, 88),
  [names.normal]: await webp(maps.normal, 3, maps.side, maps.side, 86),
  [names.surface]: await webp(maps.surface, 3, maps.side, maps.side / 2, 82),
})

/** Texels along a side of the maps that travel first, and of their surface. */
const SMALL = { base: 512, normal: 256, surface: 256 } as const

/** The maps that travel first, by name: a few texels, packed coarsely. They are made of what is stored. */
export const smallMaps = async (folder: string, names: Readonly<Record<keyof typeof SMALL, string>>) => {
  const small = async (map: keyof typeof SMALL): Promise<readonly [string, Buffer]> => {
    const picture = sharp(join(folder, names[map])).resize(SMALL[map], SMALL[map], { kernel: 'cubic' })
    const packed = picture.webp({ quality: 75, alphaQuality: 100, effort: 5, smartSubsample: true })
    return [names[map].replace('.webp', '-small.webp'), await packed.toBuffer()]
  }
  return Object.fromEntries(await Promise.all((['base', 'normal', 'surface'] as const).map(small)))
}
