/** What the built page weighs: `npm run size` after a build. Fails above the budgets. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'

const DIST = resolve(import.meta.dirname, '../../dist')
const KB = 1000

function files(folder: string): string[] {
  return readdirSync(folder).flatMap(name => {
    const path = join(folder, name)
    return statSync(path).isDirectory() ? files(path) : [path]
  })
}

/** A script and everything it imports before it can run. */
function closure(entry: string, seen = new Set<string>()): Set<string> {
  if (seen.has(entry)) return seen
  seen.add(entry)
  const text = readFileSync(entry, 'utf8')
  for (const [, name] of text.matchAll(/(?:from|import)\s*["'](\.\/[^"']+\.js)["']/g))
    closure(resolve(entry, '..', name!), seen)
  return seen
}

const gz = (path: string): number => gzipSync(readFileSync(path)).length
const total = (paths: Iterable<string>): number => [...paths].reduce((sum, path) => sum + gz(path), 0)

const html = readFileSync(join(DIST, 'index.html'), 'utf8')
const entries = [...html.matchAll(/(?:src|href)="\.\/([^"]+\.js)"/g)].map(match => join(DIST, match[1]!))
const menu = new Set<string>()
for (const entry of entries) closure(entry, menu)
const all = files(DIST)
/** Chunks that come by themselves when they are asked for; no board waits for them. Everything else counts as the board's. */
const LATER = {
  rulebook: /\/reader-[\w-]+\.js$/,
  squads: /\/(squads|screen|picker|box-check)-[\w-]+\.js$/,
  battles: /\/(battles|continue|kept|keeper|save-copy|hold|words|use-resume|database)-[\w-]+\.js$/,
  reasons: /\/reasons-[\w-]+\.js$/,
  flat: /\/board2d-[\w-]+\.js$/,
  post: /\/post-[\w-]+\.js$/,
  sound: /\/sound-[\w-]+\.js$/,
  physics: /\/(rapier|tracks)-[\w-]+\.js$/,
}
const scripts = all.filter(path => path.endsWith('.js') && !Object.values(LATER).some(name => name.test(path)))
const later = (what: keyof typeof LATER): number => total(all.filter(path => LATER[what].test(path)))
const assets = all
  .filter(path => !/\.(js|html|css|map)$/.test(path))
  .reduce((sum, path) => sum + statSync(path).size, 0)

const rows = [
  { what: 'scripts until the menu answers, gz', bytes: total(menu), limit: 150 * KB },
  { what: 'all scripts of a playable board, gz', bytes: total(scripts), limit: 600 * KB },
  { what: 'the rulebook, when it is opened, gz', bytes: later('rulebook'), limit: 40 * KB },
  { what: 'building and choosing squads, gz', bytes: later('squads'), limit: 15 * KB },
  { what: 'keeping battles, and going on with them, gz', bytes: later('battles'), limit: 15 * KB },
  { what: 'reasons and hints, when asked for, gz', bytes: later('reasons'), limit: 10 * KB },
  { what: 'the flat board, in place of the stage, gz', bytes: later('flat'), limit: 30 * KB },
  { what: 'light that spills, on high quality, gz', bytes: later('post'), limit: 50 * KB },
  { what: 'sound, after the first gesture, gz', bytes: later('sound'), limit: 30 * KB },
  { what: 'dice that roll by physics, gz', bytes: later('physics'), limit: 1700 * KB },
  { what: 'models, fonts and other assets', bytes: assets, limit: 3000 * KB },
]
for (const { what, bytes, limit } of rows) {
  console.log(`${what.padEnd(40)} ${(bytes / KB).toFixed(0).padStart(6)} kB of ${limit / KB} kB`)
}
if (rows.some(({ bytes, limit }) => bytes > limit)) {
  console.error('over budget')
  process.exit(1)
}
