/**
 * Battles on other machines, with a real Redis: two workers play for one arena, one of them is killed in the midst of a pair, and Redis goes
 * away and comes back empty. What the arena writes down is what it writes without a queue. Exit 77 where there is no redis-server.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from '../install.mjs'
import { NOT_INSTALLED } from './parts.ts'

if (spawnSync('redis-server', ['--version']).error) {
  console.log('no redis-server here: apt-get install -y redis-server')
  process.exit(NOT_INSTALLED)
}

const PAIRS = 6
const RUN = ['--a', 'greedy', '--b', 'table', '--nodes-a', '250', '--scenario', 'xx-ttt', '--pairs', String(PAIRS)]
const sleep = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms))
const folder = mkdtempSync(join(tmpdir(), 'queue-'))
const living = new Set<ChildProcess>()

const freePort = (): Promise<number> =>
  new Promise(resolve => {
    const server = createServer()
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

/** Starts a program; `said` collects what it prints. */
function start(program: string, words: readonly string[], cwd: string) {
  const child = spawn(program, words, { cwd, stdio: ['ignore', 'pipe', 'pipe'] })
  living.add(child)
  let said = ''
  child.stdout.on('data', text => {
    said += text
  })
  child.stderr.on('data', text => {
    said += text
  })
  const ended = new Promise<number | null>(resolve =>
    child.once('close', status => {
      living.delete(child)
      resolve(status)
    }),
  )
  return { child, said: () => said, ended }
}

const tsx = (file: string, words: readonly string[], cwd = folder) =>
  start(process.execPath, ['--import', join(ROOT, 'node_modules/tsx/dist/loader.mjs'), join(ROOT, file), ...words], cwd)

/** Waits until something is so; throws after so many seconds, with what was said. */
async function until(what: string, so: () => boolean, said: () => string, seconds = 240): Promise<void> {
  for (let n = 0; n < seconds * 5; n += 1) {
    if (so()) return
    await sleep(200)
  }
  throw new Error(`${what}: not in ${seconds} s\n${said()}`)
}

/** The pairs of a journal by number, without the milliseconds that they took. */
function journal(cwd: string): ReadonlyMap<number, string> {
  const [name] = readdirSync(join(cwd, '.arena')).filter(one => one.endsWith('.jsonl'))
  const lines = readFileSync(join(cwd, '.arena', name!), 'utf8')
    .trim()
    .split('\n')
    .filter(Boolean)
  return new Map(
    lines.map(text => {
      const { pair, games } = JSON.parse(text) as { pair: number; games: unknown }
      return [pair, JSON.stringify(games)]
    }),
  )
}
const written = (cwd: string): number => {
  try {
    return journal(cwd).size
  } catch {
    return 0
  }
}

const port = await freePort()
const url = `redis://127.0.0.1:${port}`
const redis = () => start('redis-server', ['--port', String(port), '--save', '', '--appendonly', 'no'], folder)

try {
  const alone = mkdtempSync(join(folder, 'alone-'))
  const shared = mkdtempSync(join(folder, 'shared-'))
  const without = tsx('ai/arena/arena.ts', [...RUN, '--seed', 'queue', '--jobs', '1'], alone)
  if ((await without.ended) !== 0) throw new Error(without.said())

  const nobody = tsx('ai/arena/arena.ts', [...RUN, '--queue', url], shared)
  if ((await nobody.ended) !== 2 || !nobody.said().includes('no Redis answers')) throw new Error(nobody.said())

  let server = redis()
  await until('Redis', () => server.said().includes('Ready to accept connections'), server.said)
  const arena = tsx('ai/arena/arena.ts', [...RUN, '--seed', 'queue', '--queue', url], shared)
  await until('the call for workers', () => arena.said().includes('npm run worker'), arena.said)
  const [first, second] = [
    tsx('ai/arena/worker.ts', ['--queue', url, '--jobs', '1']),
    tsx('ai/arena/worker.ts', ['--queue', url, '--jobs', '1']),
  ]
  await until(
    'the first pairs',
    () => written(shared) >= 2,
    () => arena.said() + first.said() + second.said(),
  )
  first.child.kill('SIGKILL')
  console.log(`one worker killed after ${written(shared)} pairs`)
  const then = written(shared)
  await until(
    'a pair without it',
    () => written(shared) > then,
    () => arena.said() + second.said(),
  )
  server.child.kill('SIGKILL')
  await server.ended
  await until('words that Redis is away', () => arena.said().includes('has gone away'), arena.said)
  console.log(`Redis stopped after ${written(shared)} pairs`)
  await sleep(3000)
  server = redis()
  await until('words that Redis is back', () => arena.said().includes('is back'), arena.said)
  if ((await arena.ended) !== 0) throw new Error(arena.said() + second.said())

  const [one, other] = [journal(alone), journal(shared)]
  for (let pair = 1; pair <= PAIRS; pair += 1)
    if (!one.get(pair) || one.get(pair) !== other.get(pair))
      throw new Error(`pair ${pair}: ${one.get(pair)} on one machine, ${other.get(pair)} by the queue`)
  console.log(`${PAIRS} pairs by two workers, one killed, Redis gone and back: the same as on one machine`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  for (const child of living) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
}
