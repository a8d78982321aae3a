/** The built models are up to date, small, true to scale and to the outlines of the rules, and carry what effects look for. */
import { join } from 'node:path'
import type { Document } from '@gltf-transform/core'
import { validateBytes } from 'gltf-validator'
import { describe, expect, test } from 'vitest'
import { sourceHashes } from '../models/build.ts'
import { ATTACK_DIE, DEFENCE_DIE, DIE_INRADIUS, type FacePlace } from '../models/dice.ts'
import { glbIO } from '../models/kit/gltf.ts'
import { catalog } from '../src/content/index.ts'
import { tokens as tfa } from '../src/content/tfa/tokens.ts'
import { edition2Looks } from '../src/looks/edition2.ts'
import { bringLooks, lookOf } from '../src/looks/index.ts'
import { objectModel } from '../src/looks/objects.ts'
import { tfaLooks } from '../src/looks/tfa.ts'
import { farModel, MAPS, mapFile } from '../src/scene/models/files.ts'
import { liveryOf } from '../src/scene/models/livery.ts'
import { standIn } from '../src/scene/models/stand-in.ts'
import { bytes, extent, folder, load, loadFar, points, primitives, triangles } from './support/models.ts'

const names = (document: Document) =>
  document
    .getRoot()
    .listNodes()
    .map(node => node.getName())
const materials = (document: Document) => primitives(document).map(part => part.getMaterial()?.getName())

bringLooks(tfaLooks)
bringLooks(edition2Looks)

const SHIPS = [
  {
    name: 'xwing',
    size: [43.7, 11.5, 46.3],
    budget: 14_000,
    nodes: ['muzzle-0', 'muzzle-1', 'muzzle-2', 'muzzle-3', 'engine-0', 'engine-1', 'engine-2', 'engine-3'],
    materials: ['hull', 'engine', 'droid'],
  },
  {
    name: 'tiefighter',
    size: [24.8, 32.6, 26.8],
    budget: 10_000,
    nodes: ['muzzle-0', 'muzzle-1', 'engine-0', 'engine-1'],
    materials: ['hull', 'engine'],
  },
  {
    name: 'senatorshuttle',
    size: [39.3, 12.5, 53.5],
    budget: 8_000,
    nodes: ['engine-0', 'engine-1', 'engine-2', 'engine-3', 'engine-4'],
    materials: ['hull', 'engine'],
  },
] as const

/** Ships of the Force Awakens core set. */
const LATER = [
  {
    name: 't70xwing',
    size: [41.7, 11.5, 46.3],
    budget: 14_000,
    nodes: ['muzzle-0', 'muzzle-1', 'muzzle-2', 'muzzle-3', 'engine-0', 'engine-1', 'engine-2', 'engine-3'],
    materials: ['shell', 'engine'],
  },
  {
    name: 'tiefofighter',
    size: [23.6, 30.3, 24.8],
    budget: 10_000,
    nodes: ['muzzle-0', 'muzzle-1', 'engine-0', 'engine-1'],
    materials: ['hull', 'engine'],
  },
] as const

/** Ships of the second edition that have a model of their own. */
const LATEST = [
  {
    name: 'gauntletfighter',
    size: [194, 49, 193.7],
    budget: 14_000,
    nodes: ['muzzle-0', 'muzzle-1', 'muzzle-2', 'muzzle-3', 'engine-0', 'engine-1', 'engine-2', 'engine-3'],
    materials: ['shell', 'engine'],
  },
] as const

/** What only the second box lays on the mat; what else lies there looks like something of the first. */
const OWN = tfa.map(objectModel).filter(name => !catalog.tokens[name])

test('the built models come from the sources as they are: run `npx tsx models/build.ts`', () => {
  const manifest = JSON.parse(bytes('manifest.json').toString('utf8')) as { sources: Record<string, string> }
  expect(manifest.sources).toEqual(sourceHashes())
})

test('the models of the core set stay under 3 MB, those of its first mission and those of another set under 2 MB', () => {
  const weigh = (files: readonly string[]) => files.reduce((sum, name) => sum + bytes(name).length, 0)
  const glb = (name: string) => `${name}.glb`
  const shape = (name: string) => [glb(farModel(name)), glb(name)]
  const maps = (sheet: string) => MAPS.flatMap(map => [mapFile(sheet, map, true), mapFile(sheet, map)])
  const ofShips = (ships: readonly { readonly name: string }[]) =>
    ships.flatMap(({ name }) => [...shape(name), glb(`${name}-wreck`), ...maps(name)])
  const first = [...ofShips(SHIPS), glb('attack-die'), glb('defence-die')]
  expect(weigh(first)).toBeLessThan(2_000_000)
  expect(weigh([...first, ...Object.keys(catalog.tokens).flatMap(shape), ...maps('rocks')])).toBeLessThan(2_800_000)
  expect(weigh([...ofShips(LATER), ...OWN.flatMap(shape), ...maps('rocks2')])).toBeLessThan(2_000_000)
  expect(weigh([...ofShips(LATEST), ...OWN.flatMap(shape), ...maps('rocks2')])).toBeLessThan(2_000_000)
})

const ROCKS = [...Object.values(catalog.tokens), ...tfa].filter(({ what }) => what === 'asteroid')

/** How far a point is inside an outline, mm; negative outside. */
function depthIn(outline: readonly { x: number; y: number }[], x: number, y: number): number {
  let nearest = Number.POSITIVE_INFINITY
  let inside = false
  for (const [i, a] of outline.entries()) {
    const b = outline[(i + 1) % outline.length]!
    const along = ((x - a.x) * (b.x - a.x) + (y - a.y) * (b.y - a.y)) / ((b.x - a.x) ** 2 + (b.y - a.y) ** 2)
    const t = Math.max(0, Math.min(1, along))
    nearest = Math.min(nearest, Math.hypot(a.x + t * (b.x - a.x) - x, a.y + t * (b.y - a.y) - y))
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside
  }
  return inside ? nearest : -nearest
}

describe.each(ROCKS)('$id', ({ id, outline }) => {
  test('stands on the very outline of the rules and never hangs over it', async () => {
    const all = points(await load(id))
    const foot = all.filter(point => Math.abs(point[1]!) < 1e-3)
    for (const corner of outline)
      expect(foot.some(point => Math.hypot(point[0]! - corner.x, -point[2]! - corner.y) < 2e-3)).toBe(true)
    for (const point of foot) expect(Math.abs(depthIn(outline, point[0]!, -point[2]!))).toBeLessThan(4e-3)
    for (const point of all) expect(depthIn(outline, point[0]!, -point[2]!)).toBeGreaterThan(-4e-3)
  })

  test('is a whole rock with relief, above and below the table, lower than the ships, within its budget', async () => {
    const document = await load(id)
    const heights = points(document).map(point => point[1]!)
    const top = Math.max(...heights)
    const low = Math.min(...heights)
    expect(low).toBeLessThan(-8)
    expect(low).toBeGreaterThan(-top * 1.2)
    // a body, not a plate: half way down it is still as wide as half its outline
    const reach = Math.max(...outline.map(({ x, y }) => Math.hypot(x, y)))
    const deep = points(document).filter(point => point[1]! < low / 2)
    expect(Math.max(...deep.map(point => Math.hypot(point[0]!, point[2]!)))).toBeGreaterThan(reach / 2)
    expect(top).toBeGreaterThan(10)
    expect(top).toBeLessThan(30)
    expect(new Set(heights.map(height => Math.round(height))).size).toBeGreaterThan(8)
    expect(triangles(document)).toBeLessThanOrEqual(6_000)
    expect(materials(document)).toEqual(['hull'])
  })
})

test('the satellite lies on its token: the outline of the rules below, vanes and dish within it above', async () => {
  const document = await load('satellite')
  const { outline } = catalog.tokens['satellite']!
  const all = points(document)
  const foot = all.filter(point => point[1]! < 1e-3)
  for (const corner of outline)
    expect(foot.some(point => Math.hypot(point[0]! - corner.x, -point[2]! - corner.y) < 1e-3)).toBe(true)
  for (const point of foot) expect(Math.abs(depthIn(outline, point[0]!, -point[2]!))).toBeLessThan(4e-3)
  expect(Math.max(...all.map(point => point[1]!))).toBeLessThan(30)
  expect(triangles(document)).toBeLessThanOrEqual(2_500)
  expect(materials(document)).toEqual(['hull', 'engine'])
})

describe.each([...SHIPS, ...LATER, ...LATEST])('$name', ship => {
  test('has its size at 1:270, level left and right, within its budget', async () => {
    const document = await load(ship.name)
    const [x, y, z] = extent(document)
    expect(Math.abs(x!.size - ship.size[0])).toBeLessThan(0.5)
    // Cameras frame it by what its look says.
    expect(lookOf(ship.name).size).toEqual(ship.size)
    expect(Math.abs(y!.size - ship.size[1])).toBeLessThan(0.5)
    expect(Math.abs(z!.size - ship.size[2])).toBeLessThan(0.2)
    expect(Math.abs(x!.middle)).toBeLessThan(0.05)
    expect(triangles(document)).toBeLessThanOrEqual(ship.budget)
  })

  test('carries the materials and nodes that effects look for, a file for each distance', async () => {
    const document = await load(ship.name)
    expect(materials(document)).toEqual(ship.materials)
    expect(names(document)).toEqual(expect.arrayContaining([ship.name, 'body', ...ship.nodes]))
    expect(document.getRoot().listMeshes()).toHaveLength(1)
    const afar = await loadFar(ship.name)
    expect(materials(afar)).toEqual(ship.materials)
    expect(names(afar)).toEqual(expect.arrayContaining([farModel(ship.name), 'body-far', ...ship.nodes]))
    expect(afar.getRoot().listMeshes()).toHaveLength(1)
  })

  test('is the same ship from afar, with a third of the triangles or fewer and half of the bytes', async () => {
    const [document, afar] = [await load(ship.name), await loadFar(ship.name)]
    expect(triangles(afar)).toBeLessThan(triangles(document) * 0.5)
    expect(triangles(afar)).toBeLessThan(2_600)
    const sizes = [ship.name, farModel(ship.name)].map(name => bytes(`${name}.glb`).length)
    expect(sizes[1]!).toBeLessThan(sizes[0]! * 0.5)
    const [near, far] = [extent(document), extent(afar)]
    for (const axis of [0, 1, 2]) expect(Math.abs(far[axis]!.size - near[axis]!.size)).toBeLessThan(1.2)
  })

  test('points its nose to −z: muzzles ahead of the engines, glow in the rear half', async () => {
    const document = await load(ship.name)
    const nodes = document.getRoot().listNodes()
    const depth = (kind: string) =>
      nodes.filter(node => node.getName().startsWith(kind)).map(node => node.getTranslation()[2])
    for (const engine of depth('engine-'))
      for (const muzzle of depth('muzzle-')) expect(muzzle).toBeLessThan(engine - 5)
    expect(points(document, 'engine').every(point => point[2]! > 0)).toBe(true)
  })
})

const ALL = [
  ...[...SHIPS, ...LATER, ...LATEST].flatMap(({ name }) => [farModel(name), name, `${name}-wreck`]),
  ...[...Object.keys(catalog.tokens), ...OWN].flatMap(name => [farModel(name), name]),
  'attack-die',
  'defence-die',
]

describe.each(ALL)('%s.glb', name => {
  const validate = (data: Uint8Array) =>
    validateBytes(data, {
      uri: `${name}.glb`,
      // remarks about the compression, which the validator does not know: a buffer that only it uses looks unused
      // that the maps lie beside the file, for they travel by themselves, and are of any size, which WebGL 2 takes; that empty nodes are
      // places for effects
      ignoredIssues: ['UNSUPPORTED_EXTENSION', 'UNUSED_OBJECT', 'URI_GLB', 'NODE_EMPTY', 'IMAGE_NPOT_DIMENSIONS'],
      externalResourceFunction: (uri: string) => Promise.resolve(new Uint8Array(bytes(uri))),
    })

  test('is clean to the glTF validator as it is, and with its compression undone', async () => {
    const packed = await validate(new Uint8Array(bytes(`${name}.glb`)))
    expect(packed.issues.messages).toEqual([])
    expect(packed.info.extensionsUsed).toContain('EXT_meshopt_compression')
    const io = await glbIO()
    const document = await io.read(join(folder, `${name}.glb`))
    for (const extension of document.getRoot().listExtensionsUsed())
      if (extension.extensionName === 'EXT_meshopt_compression') extension.dispose()
    const plain = await validate(await io.writeBinary(document))
    expect(plain.issues.messages).toEqual([])
    expect(plain.info.extensionsUsed).not.toContain('EXT_meshopt_compression')
  })
})

describe('liveries', () => {
  const worn = (chassis: string, pilot: string | null, id: string) => JSON.stringify(liveryOf(chassis, pilot, id))

  test('tell every two ships of a wing apart, named or not', () => {
    const wing = [
      worn('xwing', 'lukeskywalker', 'r1'),
      worn('xwing', 'biggsdarklighter', 'r2'),
      ...['r1', 'r2', 'r3', 'r4', 'r5'].flatMap(id => [
        worn('xwing', 'rookiepilot', id),
        worn('xwing', 'redsquadronpilot', id),
      ]),
    ]
    expect(new Set(wing).size).toBe(wing.length)
    const flight = [
      'academypilot',
      'obsidiansquadronpilot',
      'blacksquadronpilot',
      'maulermithel',
      'darkcurse',
      'nightbeast',
    ]
    expect(new Set(flight.map((pilot, i) => worn('tiefighter', pilot, `i${i + 1}`))).size).toBe(flight.length)
    expect(worn('tiefighter', 'academypilot', 'i1')).not.toBe(worn('tiefighter', 'academypilot', 'i2'))
  })

  test('are the same whenever they are asked for, and never black, which the scene takes for none', () => {
    for (const pilot of Object.keys(catalog.pilots))
      for (const id of ['r1', 'i7']) {
        const { colour, second, bars } = liveryOf('xwing', pilot, id)
        expect(liveryOf('xwing', pilot, id)).toEqual({ colour, second, bars })
        for (const ink of [colour, second]) {
          expect(Math.max(...ink)).toBeGreaterThan(0.01)
          expect(Math.max(...ink)).toBeLessThanOrEqual(1)
        }
        expect(bars).toBeGreaterThanOrEqual(1)
        expect(bars).toBeLessThanOrEqual(5)
      }
  })
})

test.each(['wedge', 'undrawn'] as const)(
  'a plain %s stands for a model that does not come, with all the scene draws by',
  what => {
    const shape = standIn(what)
    const { count } = shape.getAttribute('position')
    expect(count).toBeGreaterThan(10)
    for (const name of ['normal', 'color', 'surface', 'uv']) expect(shape.getAttribute(name).count).toBe(count)
    expect(shape.getIndex()!.count).toBe(count)
    shape.computeBoundingSphere()
    expect(shape.boundingSphere!.radius).toBeGreaterThan(8)
    expect(shape.boundingSphere!.radius).toBeLessThan(30)
  },
)

const DICE: readonly (readonly [string, readonly FacePlace[], Record<string, number>])[] = [
  ['attack-die', ATTACK_DIE, { hit: 3, crit: 1, focus: 2, blank: 2 }],
  ['defence-die', DEFENCE_DIE, { evade: 3, focus: 2, blank: 3 }],
]

describe.each(DICE)('%s', (name, faces, counts) => {
  test('has the printed number of each face', () => {
    const seen: Record<string, number> = {}
    for (const { face } of faces) seen[face] = (seen[face] ?? 0) + 1
    expect(seen).toEqual(counts)
  })

  test('wears ink on the faces the table says, blank elsewhere, level with the inradius', async () => {
    const document = await load(name)
    const along = (point: readonly number[], normal: readonly number[]) =>
      point.reduce((sum, value, i) => sum + value * normal[i]!, 0)
    const ink = points(document, 'ink')
    for (const { face, normal, up } of faces) {
      expect(along(normal, up)).toBeCloseTo(0, 9)
      const marks = ink.filter(point => along(point, normal) > DIE_INRADIUS - 0.3).length
      if (face === 'blank') expect(marks).toBe(0)
      else expect(marks).toBeGreaterThan(8)
    }
    const reach = points(document).map(point => Math.max(...faces.map(({ normal }) => along(point, normal))))
    expect(Math.max(...reach)).toBeCloseTo(DIE_INRADIUS, 3)
  })

  test('carries its face table for whoever has only the file', async () => {
    const document = await load(name)
    const root = document
      .getRoot()
      .listNodes()
      .find(node => node.getName() === name)
    expect(root?.getExtras()).toEqual({ faces: JSON.parse(JSON.stringify(faces)), inradius: DIE_INRADIUS })
  })
})
