/** What models wear and break up into: their sheets of maps, and their wrecks. */
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { SHEETS, tileOf } from '../models/jobs.ts'
import { mapFiles } from '../models/kit/gltf.ts'
import { LOOKS } from '../src/looks/index.ts'
import { tfaLooks } from '../src/looks/tfa.ts'
import { MAPS, mapFile, sheetOf } from '../src/scene/models/files.ts'
import { extent, folder, load, primitives } from './support/models.ts'

describe('a sheet of maps', () => {
  test('holds as many models as it has tiles for, and says so', () => {
    const rocks = SHEETS.find(({ name }) => name === 'rocks')!
    expect(tileOf(rocks, 8)).toEqual({ x: 680, y: 680 })
    expect(() => tileOf(rocks, 9)).toThrow("the sheet 'rocks' has room for 9 models")
  })
})

describe.each(SHEETS)('the maps of $name', ({ name, side, jobs }) => {
  const pixels = async (file: string) => sharp(join(folder, file)).raw().toBuffer({ resolveWithObject: true })
  const files = mapFiles(name)
  const worn = jobs.map(({ model }) => model().name)

  test('are those that the scene asks for, with the models that wear them', async () => {
    expect(MAPS.map(map => files[map])).toEqual(MAPS.map(map => mapFile(name, map)))
    for (const model of worn) {
      expect(sheetOf(model)).toBe(name)
      const named = (await load(model)).getRoot().listTextures()
      expect(named.map(texture => texture.getURI()).sort()).toEqual([files.base, files.surface].sort())
    }
  })

  test('have their sizes: the small ones are alike on every sheet, the surface is half as wide as the others', async () => {
    const widthOf = async (file: string) => (await sharp(join(folder, file)).metadata()).width
    expect(await Promise.all(MAPS.map(map => widthOf(files[map])))).toEqual([side, side, side / 2])
    const small = MAPS.map(map => widthOf(mapFile(name, map, true)))
    expect(await Promise.all(small)).toEqual([512, 256, 256])
  })

  test('carry painted detail: many tones, and relief in the normals', async () => {
    const base = await pixels(files.base)
    // stones alone have no marks, so that their picture has no alpha, and no white
    const stones = name === 'rocks2'
    expect(base.info.channels).toBe(stones ? 3 : 4)
    const tones = new Set<number>()
    for (let i = 0; i < base.data.length; i += base.info.channels * 37) tones.add(base.data[i]! >> 2)
    expect(tones.size).toBeGreaterThan(stones ? 25 : 40)
    const normal = await pixels(files.normal)
    let leaning = 0
    for (let i = 0; i < normal.data.length; i += 3)
      if (Math.abs(normal.data[i]! - 128) > 24 || Math.abs(normal.data[i + 1]! - 128) > 24) leaning += 1
    expect(leaning / (normal.data.length / 3)).toBeGreaterThan(0.005)
  })

  test('lie under every texture coordinate of what wears them: nothing points at an unpainted place', async () => {
    const { data, info } = await pixels(files.surface)
    const at = (share: number) => Math.floor(share * (info.width - 0.01))
    let bare = 0
    for (const model of worn)
      for (const part of primitives(await load(model))) {
        const uv = part.getAttribute('TEXCOORD_0')!
        for (let i = 0; i < uv.getCount(); i++) {
          const [u, v] = uv.getElement<number[]>(i, []) as [number, number]
          const texel = (at(v) * info.width + at(u)) * 3
          // unpainted is white in all three
          if (data[texel]! + data[texel + 1]! + data[texel + 2]! >= 760) bare += 1
        }
      }
    expect(bare).toBe(0)
  })
})

test.each(['xwing', 't70xwing'])('the maps of %s carry all the marks of a squadron', async name => {
  const { data } = await sharp(join(folder, mapFiles(name).base))
    .raw()
    .toBuffer({ resolveWithObject: true })
  const marks = new Set<number>()
  for (let i = 3; i < data.length; i += 4) marks.add(data[i]!)
  for (const mark of [24, 72, 120, 168, 216, 255]) expect(marks).toContain(mark)
})

describe.each(Object.keys({ ...LOOKS, ...tfaLooks }))('the wreck of %s', name => {
  const meshes = async () =>
    (await load(`${name}-wreck`))
      .getRoot()
      .listNodes()
      .filter(node => node.getMesh())
  const cornersOf = (node: Awaited<ReturnType<typeof meshes>>[number]) =>
    node
      .getMesh()!
      .listPrimitives()
      .flatMap(part => {
        const position = part.getAttribute('POSITION')!
        const colour = part.getAttribute('COLOR_0')!
        return Array.from({ length: position.getCount() }, (_, i) => ({
          at: position.getElement<number[]>(i, []).map(value => value * node.getScale()[0]),
          paint: colour.getElement<number[]>(i, [])[0]!,
        }))
      })

  test('is five to eight pieces of its own hull, which together are the ship', async () => {
    const pieces = await meshes()
    expect(pieces.map(node => node.getName())).toEqual(pieces.map((_, i) => `piece-${i}`))
    expect(pieces.length).toBeGreaterThanOrEqual(5)
    expect(pieces.length).toBeLessThanOrEqual(8)
    const all = pieces.flatMap(cornersOf)
    const ship = extent(await load(name))
    for (const axis of [0, 1, 2]) {
      const values = all.map(({ at }) => at[axis]!)
      expect(Math.abs(Math.max(...values) - Math.min(...values) - ship[axis]!.size)).toBeLessThan(1.5)
    }
    // No piece is the whole ship.
    for (const piece of pieces) {
      const reach = [0, 1, 2].map(axis => {
        const values = cornersOf(piece).map(({ at }) => at[axis]!)
        return (Math.max(...values) - Math.min(...values)) / ship[axis]!.size
      })
      expect(reach.reduce((product, share) => product * share, 1)).toBeLessThan(0.6)
    }
  })

  test('is charred at torn edges and sooty elsewhere, within its budget', async () => {
    const pieces = await meshes()
    for (const piece of pieces) {
      const paint = cornersOf(piece).map(corner => corner.paint)
      expect(Math.min(...paint)).toBeLessThan(0.1)
      expect(Math.max(...paint)).toBeGreaterThan(0.3)
      expect(Math.max(...paint)).toBeLessThan(0.75)
    }
    const count = pieces.flatMap(node => node.getMesh()!.listPrimitives())
    expect(count.reduce((sum, part) => sum + part.getIndices()!.getCount() / 3, 0)).toBeLessThan(6_500)
  })
})
