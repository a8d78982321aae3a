/** `npm run models`: builds everything in public/models from the sources here; with `--check` it says what no longer agrees. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Document } from '@gltf-transform/core'
import { above } from './above.ts'
import { type Job, SHEETS, type Sheet, tileOf, UNMAPPED } from './jobs.ts'
import { layOut } from './kit/atlas.ts'
import { bake } from './kit/bake.ts'
import { glbIO, linked, type Model, mapFiles, toGlb } from './kit/gltf.ts'
import { emptyMaps, encode, type Maps, place, smallMaps } from './kit/maps.ts'
import { type Mesh, merge, resized } from './kit/mesh.ts'
import { occlusion } from './kit/occlusion.ts'
import { coarser, mappedParts, type Part, paintedParts } from './kit/parts.ts'
import { torn, type Wreck } from './kit/wreck.ts'
import { matPicture } from './mat.ts'
import { finishes } from './palette.ts'

const HERE = dirname(fileURLToPath(import.meta.url))
const OUT = join(HERE, '..', 'public', 'models')
/** The share of a ship's triangles that its wreck is torn out of. */
const TORN = 0.14
/** A rebuilt vertex may lie this far from the stored one, millimetres. */
const TOLERANCE = 0.01

/** The outlines that rocks and satellites are built on, and the noise of the mat. */
const BORROWED = ['../src/content/core/tokens.ts', '../src/content/tfa/tokens.ts', '../src/scene/paint/grain.ts']

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

type Parts = { near: Part[]; afar: Part[] }

/** The parts of a model that is painted in its corners, near by and to make coarser for afar. */
const cornersOf = (job: Job, model: Model): Parts => {
  const near = paintedParts(model.mesh, Object.keys(model.materials), openSky(model.mesh, job.reach), job.weather)
  return { near, afar: near }
}

/** The parts of the model at a place of its sheet; with `maps`, it is painted into them. */
const mappedOf = (sheet: Sheet, index: number, model: Model, maps: Maps | null): Parts => {
  const { weather, reach, plates = 1 } = sheet.jobs[index]!
  const { x, y } = tileOf(sheet, index)
  // painted as small as its plates are those of a fighter, and then made as large as it is
  const [mesh, far] = [model.mesh, model.far].map(one => one && resized(one, 1 / plates)) as [Mesh, Mesh | undefined]
  const all = far ? merge(mesh, far) : mesh
  const tile = layOut(all, sheet.tile)
  if (maps) place(maps, all, tile, bake(all, mesh, tile, finishes, weather, reach), x, y)
  const at = { x, y, of: sheet.side }
  const rest = 'shell' in model.materials ? 'shell' : 'hull'
  const parts = (one: Mesh): Part[] =>
    mappedParts(one, tile, at, rest).map(part =>
      plates === 1 ? part : { ...part, positions: part.positions.map(value => value * plates) },
    )
  const near = parts(mesh)
  return { near, afar: far ? parts(far) : near }
}

const triangles = (parts: readonly Part[]) => parts.reduce((sum, part) => sum + part.indices.length / 3, 0)

/** Writes the files of a model, near by and from afar, or with `check` compares them; gives whether one differs. */
const files = async (model: Model, job: Job, { near, afar }: Parts, sheet: string | null, check: boolean) => {
  const differs = await stored(model, { body: near }, sheet, check)
  if (job.far === null) return differs
  const rest = job.far
  const share = (part: Part) => {
    const like = near.find(one => one.material === part.material) ?? part
    return Math.min(1, (rest * like.indices.length) / part.indices.length)
  }
  const far = await Promise.all(afar.map(part => coarser(part, share(part), /^core2?asteroid/.test(model.name))))
  const small = { ...model, name: `${model.name}-far` }
  return (await stored(small, { 'body-far': far }, sheet, check)) || differs
}

/** Writes what a ship breaks up into, or compares it: a mesh for each piece. */
const wreckFile = async (
  { name, materials }: Model,
  near: readonly Part[],
  wreck: Wreck,
  sheet: string,
  check: boolean,
) => {
  const hull = await Promise.all(near.map(part => coarser(part, TORN, false)))
  const meshes = Object.fromEntries(wreck.pieces.map((piece, i) => [`piece-${i}`, [torn(hull, wreck, piece)]]))
  return stored({ name: `${name}-wreck`, materials, nodes: {} }, meshes, sheet, check)
}

/** Writes a file of meshes, or with `check` compares it; gives whether it differs. */
const stored = async (
  model: Omit<Model, 'mesh'>,
  meshes: Readonly<Record<string, readonly Part[]>>,
  sheet: string | null,
  check: boolean,
) => {
  // compared is what is not painted: without names of maps the fresh file can be read from memory
  const glb = await toGlb(model, meshes, check ? null : sheet)
  const counts = Object.values(meshes).map(triangles).join(', ')
  const path = join(OUT, `${model.name}.glb`)
  const line = `${model.name}: ${counts} triangles, ${(glb.length / 1024).toFixed(0)} KiB`
  if (!check) writeFileSync(path, linked(glb))
  const fault = check ? await difference(path, glb) : null
  process.stdout.write(`${line}${fault ? ` — ${fault}` : ''}\n`)
  return fault !== null
}

const write = (files: Readonly<Record<string, Buffer>>) => {
  for (const [name, bytes] of Object.entries(files)) {
    writeFileSync(join(OUT, name), bytes)
    process.stdout.write(`${name}: ${(bytes.length / 1024).toFixed(0)} KiB\n`)
  }
}

const main = async (check: boolean, only?: string) => {
  mkdirSync(OUT, { recursive: true })
  let wrong = 0
  for (const sheet of SHEETS) {
    const models = sheet.jobs.map(({ model }) => model())
    if (only && sheet.name !== only && models.every(({ name }) => name !== only)) continue
    // the check compares geometry only, which maps do not touch
    const maps = check ? null : emptyMaps(sheet.side)
    for (const [index, model] of models.entries()) {
      const job = sheet.jobs[index]!
      const parts = mappedOf(sheet, index, model, maps)
      if (await files(model, job, parts, sheet.name, check)) wrong++
      if (job.wreck && (await wreckFile(model, parts.near, job.wreck, sheet.name, check))) wrong++
    }
    if (!maps) continue
    const names = mapFiles(sheet.name)
    write(await encode(maps, names))
    write(await smallMaps(OUT, names))
    for (const { name } of models) write({ [`${name}-above.webp`]: await above(OUT, name, sheet.name) })
  }
  for (const job of UNMAPPED) {
    const model = job.model()
    if (only && model.name !== only) continue
    if (await files(model, job, cornersOf(job, model), null, check)) wrong++
  }
  if (!check && !only) write({ 'mat.webp': await matPicture() })
  // one sheet alone is a draft: what else the sources have changed is not built
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
