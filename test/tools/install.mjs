/** Installs the packages if they are not there or older than the lockfile, and runs the steps of a command. Node only. */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { resolve } from 'node:path'

export const ROOT = resolve(import.meta.dirname, '../..')

const WINDOWS = process.platform === 'win32'
const seconds = since => `${((Date.now() - since) / 1000).toFixed(1)} s`

/** Runs a command in the project's root; leaves with its exit status if it fails. */
export function must(title, command, args, env = {}) {
  console.log(`\n▸ ${title}`)
  const started = Date.now()
  const { status } = spawnSync(command, args, {
    cwd: ROOT,
    stdio: 'inherit',
    shell: WINDOWS,
    env: { ...process.env, ...env },
  })
  if (status !== 0) {
    console.error(`\n✗ ${title} failed`)
    process.exit(status ?? 1)
  }
  console.log(`  ${seconds(started)}`)
}

/** Runs steps `[title, command, args]` side by side and prints each one’s output when it ends; if any fails it leaves after all have ended. */
export async function mustTogether(steps) {
  const failed = []
  await Promise.all(
    steps.map(
      ([title, command, args]) =>
        new Promise(done => {
          const started = Date.now()
          const said = []
          const end = status => {
            console.log(`\n▸ ${title}`)
            process.stdout.write(Buffer.concat(said))
            if (status === 0) console.log(`  ${seconds(started)}, beside others`)
            else failed.push(title)
            done()
          }
          const child = spawn(command, args, { cwd: ROOT, shell: WINDOWS, stdio: ['ignore', 'pipe', 'pipe'] })
          child.stdout.on('data', text => said.push(text))
          child.stderr.on('data', text => said.push(text))
          child.on('error', error => said.push(Buffer.from(`${error.message}\n`)))
          child.on('close', end)
        }),
    ),
  )
  if (failed.length === 0) return
  console.error(`\n✗ ${failed.join('; ')}: failed`)
  process.exit(1)
}

/** `npm ci` when it is needed. Says so when Node is too old. */
export function install() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`Koiogran needs Node 20.19 or newer; this is ${process.versions.node}.`)
    process.exit(1)
  }
  const mark = resolve(ROOT, 'node_modules/.package-lock.json')
  const fresh = existsSync(mark) && statSync(mark).mtimeMs >= statSync(resolve(ROOT, 'package-lock.json')).mtimeMs
  if (!fresh) must('install packages', 'npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'])
}
