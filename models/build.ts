import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Document } from '@gltf-transform/core'
import { asteroids, dusty } from './asteroid.ts'
import { attackDie, defenceDie } from './die.ts'
import { layOut } from './kit/atlas.ts'
import { bake } from './kit/bake.ts'
import { glbIO, linked, MAPS, type Model, toGlb } from './kit/gltf.ts'
import { emptyMaps, encode, type Maps, place, SIDE, smallMaps, storedMaps } from './kit/maps.ts'
import { type Mesh, merge } from './kit/mesh.ts'
import { occlusion } from './kit/occlusion.ts'
import { type Soot, type Weather, wear } from './kit/paint.ts'
import { coarser, mappedParts, type Part, paintedParts } from './kit/parts.ts'
import { ramp } from './kit/vec.ts'
import { matPicture } from './mat.ts'
import { finishes } from './palette.ts'
import { satellite } from './satellite.ts'
import { shuttle } from './shuttle/index.ts'
import { tie } from './tie/index.ts'
import { xwing } from './xwing/index.ts'

const HERE = dirname(fileURLToPath(import.meta.url))
const OUT = join(HERE, '..', 'public', 'models')
/** A rebuilt vertex may lie this far from the stored one, millimetres. */
const TOLERANCE = 0.01

/** A model to build: `tile` is its square of the shared maps, none for paint in the corners; `far` the share of triangles seen from afar. */
type Job = {
  model: () => Model
  weather: Weather
  reach: number
  far: number
  tile?: { x: number; y: number; size: number }
}

/** Soot that thickens from one z to another, towards the engines. */
const astern =
  (from: number, to: number, most: number): Soot =>
  ([, , z]) =>
    ramp(from, to, z) * most

/** The lower right quarter of the maps holds nine small squares. */
const small = (i: number) => ({ x: 1024 + (i % 3) * 340, y: 1024 + Math.floor(i / 3) * 340, size: 340 })

const JOBS: readonly Job[] = [
  { model: xwing, weather: wear(1, astern(8, 24, 0.25)), reach: 9, far: 0.22, tile: { x: 0, y: 0, size: 1024 } },
  { model: tie, weather: wear(0.7), reach: 9, far: 0.22, tile: { x: 1024, y: 0, size: 1024 } },
  {
    model: shuttle,
    weather: wear(0.7, astern(14, 28, 0.3)),
    reach: 10,
    far: 0.22,
    tile: { x: 0, y: 1024, size: 1024 },
  },
  { model: satellite, weather: wear(0.6), reach: 6, far: 0.35, tile: small(6) },
  ...asteroids.map((model, i) => ({ model, weather: dusty, reach: 9, far: 0.3, tile: small(i) })),
  { model: attackDie, weather: wear(0), reach: 3, far: 0.4 },
  { model: defenceDie, weather: wear(0), reach: 3, far: 0.4 },
]

/** The outlines that rocks and satellites are built on, and the noise of the mat. */
const BORROWED = ['../src/content/tokens.ts', '../src/scene/paint/grain.ts']

/** SHA-256 of every model source and of what they borrow, by path from models/ — what public/models was built from. */
export const sourceHashes = (): Record<string, string> => {
  const sources = readdirSync(HERE, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && entry.name.endsWith('.ts'))
    .map(entry => relative(HERE, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort()
  return Object.fromEntries(
    [...BORROWED, ...sources].map(path => [
      path,
      createHash('sha256')
        .update(readFileSync(join(HERE, path)))
        .digest('hex'),
    ]),
  )
}

/** The corners of every triangle in order and in millimetres, so that shared or split vertices make no difference. */
const corners = (document: Document): number[] =>
  document
    .getRoot()
    .listNodes()
    .flatMap(node => {
      const reach = node.getScale()[0]
      return (node.getMesh()?.listPrimitives() ?? []).flatMap(part => {
        const position = part.getAttribute('POSITION')!
        const points = Array.from({ length: position.getCount() }, (_, i) => position.getElement<number[]>(i, []))
        const indices: number[] = Array.from(part.getIndices()?.getArray() ?? [])
        return indices.flatMap(i => points[i]!.map(value => value * reach))
      })
    })

/** What is wrong with a stored GLB against a fresh one; null when every vertex agrees. */
const difference = async (path: string, fresh: Uint8Array): Promise<string | null> => {
  if (!existsSync(path)) return 'missing'
  const io = await glbIO()
  const [old, now] = [corners(await io.read(path)), corners(await io.readBinary(fresh))]
  if (old.length !== now.length) return `${old.length / 9} triangles stored, ${now.length / 9} built`
  const worst = old.reduce((most, value, i) => Math.max(most, Math.abs(value - now[i]!)), 0)
  return worst > TOLERANCE ? `a vertex is ${worst.toFixed(3)} mm off` : null
}

/** Open sky per face corner of a model painted in its corners; ink is even, for it is read. */
const openSky = (mesh: Mesh, reach: number): number[] => {
  const sky = occlusion(mesh, 64, reach)
  return sky.map((open, i) => (mesh.faces[Math.floor(i / 3)]!.paint.material === 'ink' ? 1 : open))
}

/** The parts of a job's model near by, and those to make coarser for afar; with `maps`, its tile is painted into them, for the look only. */
const partsOf = (job: Job, model: Model, maps: Maps | null): { near: Part[]; afar: Part[] } => {
  if (!job.tile) {
    const near = paintedParts(model.mesh, Object.keys(model.materials), openSky(model.mesh, job.reach), job.weather)
    return { near, afar: near }
  }
  const side = maps?.side ?? SIDE
  const [x, y, size] = [job.tile.x, job.tile.y, job.tile.size].map(at => (at * side) / SIDE) as [number, number, number]
  const all = model.far ? merge(model.mesh, model.far) : model.mesh
  const tile = layOut(all, size)
  if (maps) place(maps, all, tile, bake(all, model.mesh, tile, finishes, job.weather, job.reach), x, y)
  const near = mappedParts(model.mesh, tile, { x, y, of: side })
  return { near, afar: model.far ? mappedParts(model.far, tile, { x, y, of: side }) : near }
}

const triangles = (parts: readonly Part[]) => parts.reduce((sum, part) => sum + part.indices.length / 3, 0)

const main = async (check: boolean, only?: string) => {
  mkdirSync(OUT, { recursive: true })
  // the check compares geometry only, which maps do not touch
  const maps = check ? null : only ? await storedMaps(OUT, MAPS, SIDE / 2) : emptyMaps(SIDE)
  let wrong = 0
  for (const job of JOBS) {
    const model = job.model()
    if (only && model.name !== only) continue
    const { near, afar } = partsOf(job, model, maps)
    const share = (part: Part) => {
      const like = near.find(one => one.material === part.material) ?? part
      return Math.min(1, (job.far * like.indices.length) / part.indices.length)
    }
    const far = await Promise.all(afar.map(part => coarser(part, share(part), /^coreasteroid/.test(model.name))))
    // compared is what is not painted: without names of maps the fresh file can be read from memory
    const glb = await toGlb(model, near, far, job.tile !== undefined && !check)
    const path = join(OUT, `${model.name}.glb`)
    const line = `${model.name}: ${triangles(near)} and ${triangles(far)} triangles, ${(glb.length / 1024).toFixed(0)} KiB`
    if (!check) writeFileSync(path, linked(glb))
    const fault = check ? await difference(path, glb) : null
    if (fault) wrong++
    process.stdout.write(`${line}${fault ? ` — ${fault}` : ''}\n`)
  }
  const write = (files: Readonly<Record<string, Buffer>>) => {
    for (const [name, file] of Object.entries(files)) {
      writeFileSync(join(OUT, name), file)
      process.stdout.write(`${name}: ${(file.length / 1024).toFixed(0)} KiB\n`)
    }
  }
  if (maps) {
    write(await encode(maps, MAPS))
    write(await smallMaps(OUT, MAPS))
    write({ 'mat.webp': await matPicture() })
  }
  // one model alone is a draft at half size: the others' squares of the maps were read back from their files
  if (only) return
  const manifest = `${JSON.stringify({ sources: sourceHashes() }, null, 2)}\n`
  const path = join(OUT, 'manifest.json')
  if (!check) writeFileSync(path, manifest)
  else if (!existsSync(path) || readFileSync(path, 'utf8') !== manifest) {
    wrong++
    process.stdout.write('manifest.json: the sources changed since the last build\n')
  }
  if (wrong > 0) process.exitCode = 1
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const at = process.argv.indexOf('--only')
  await main(process.argv.includes('--check'), at < 0 ? undefined : process.argv[at + 1])
}
