import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { NodeIO } from '@gltf-transform/core'
import { KHRMeshQuantization } from '@gltf-transform/extensions'
import { asteroids, dusty } from './asteroid.ts'
import { attackDie, defenceDie } from './die.ts'
import { type Model, toGlb } from './kit/gltf.ts'
import { occlusion } from './kit/occlusion.ts'
import { type Soot, type Weather, wear } from './kit/paint.ts'
import { ramp } from './kit/vec.ts'
import { satellite } from './satellite.ts'
import { shuttle } from './shuttle/index.ts'
import { tie } from './tie.ts'
import { xwing } from './xwing/index.ts'

const HERE = dirname(fileURLToPath(import.meta.url))
const OUT = join(HERE, '..', 'public', 'models')
/** A rebuilt vertex may lie this far from the stored one, millimetres. */
const TOLERANCE = 0.01

type Job = { model: () => Model; weather: Weather; reach: number }

/** Soot that thickens from one z to another, towards the engines. */
const astern =
  (from: number, to: number, most: number): Soot =>
  ([, , z]) =>
    ramp(from, to, z) * most

const JOBS: readonly Job[] = [
  { model: xwing, weather: wear(1, astern(8, 24, 0.25)), reach: 9 },
  { model: tie, weather: wear(0.7), reach: 9 },
  { model: shuttle, weather: wear(0.7, astern(14, 28, 0.3)), reach: 10 },
  { model: satellite, weather: wear(0.6), reach: 6 },
  ...asteroids.map(model => ({ model, weather: dusty, reach: 9 })),
  { model: attackDie, weather: wear(0), reach: 3 },
  { model: defenceDie, weather: wear(0), reach: 3 },
]

/** The outlines that rocks and satellites are built on. */
const OUTLINES = '../src/content/tokens.ts'

/** SHA-256 of every model source and of the outlines, by path from models/ — what public/models was built from. */
export const sourceHashes = (): Record<string, string> => {
  const sources = readdirSync(HERE, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && entry.name.endsWith('.ts'))
    .map(entry => relative(HERE, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort()
  return Object.fromEntries(
    [OUTLINES, ...sources].map(path => [
      path,
      createHash('sha256')
        .update(readFileSync(join(HERE, path)))
        .digest('hex'),
    ]),
  )
}

/** The corners of every triangle in order, so that shared or split vertices make no difference. */
const corners = async (glb: Uint8Array): Promise<number[]> => {
  const document = await new NodeIO().registerExtensions([KHRMeshQuantization]).readBinary(glb)
  return document
    .getRoot()
    .listMeshes()
    .flatMap(mesh => mesh.listPrimitives())
    .flatMap(part => {
      const points: number[] = Array.from(part.getAttribute('POSITION')?.getArray() ?? [])
      const indices: number[] = Array.from(part.getIndices()?.getArray() ?? [])
      return indices.flatMap(i => points.slice(i * 3, i * 3 + 3))
    })
}

/** What is wrong with a stored GLB against a fresh one; null when every vertex agrees. */
const difference = async (path: string, fresh: Uint8Array): Promise<string | null> => {
  if (!existsSync(path)) return 'missing'
  const [old, now] = [await corners(readFileSync(path)), await corners(fresh)]
  if (old.length !== now.length) return `${old.length / 9} triangles stored, ${now.length / 9} built`
  const worst = old.reduce((most, value, i) => Math.max(most, Math.abs(value - now[i]!)), 0)
  return worst > TOLERANCE ? `a vertex is ${worst.toFixed(3)} mm off` : null
}

const main = async (check: boolean) => {
  mkdirSync(OUT, { recursive: true })
  let wrong = 0
  for (const job of JOBS) {
    const model = job.model()
    // the check compares geometry only, which shade does not touch
    const glb = await toGlb(model, occlusion(model.mesh, check ? 1 : 64, job.reach), job.weather)
    const path = join(OUT, `${model.name}.glb`)
    const line = `${model.name}: ${model.mesh.faces.length} triangles, ${(glb.length / 1024).toFixed(0)} KiB`
    if (!check) writeFileSync(path, glb)
    const fault = check ? await difference(path, glb) : null
    if (fault) wrong++
    process.stdout.write(`${line}${fault ? ` — ${fault}` : ''}\n`)
  }
  const manifest = `${JSON.stringify({ sources: sourceHashes() }, null, 2)}\n`
  const path = join(OUT, 'manifest.json')
  if (!check) writeFileSync(path, manifest)
  else if (!existsSync(path) || readFileSync(path, 'utf8') !== manifest) {
    wrong++
    process.stdout.write('manifest.json: the sources changed since the last build\n')
  }
  if (wrong > 0) process.exitCode = 1
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main(process.argv.includes('--check'))
