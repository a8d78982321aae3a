/** Installs the packages if they are not there or older than the lockfile. Node only. */
import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { resolve } from 'node:path'

export const ROOT = resolve(import.meta.dirname, '../..')

/** Runs a command in the project's root; leaves with its exit status if it fails. */
export function must(title, command, args, env = {}) {
  console.log(`\n▸ ${title}`)
  const started = Date.now()
  const windows = process.platform === 'win32'
  const { status } = spawnSync(command, args, {
    cwd: ROOT,
    stdio: 'inherit',
    shell: windows,
    env: { ...process.env, ...env },
  })
  if (status !== 0) {
    console.error(`\n✗ ${title} failed`)
    process.exit(status ?? 1)
  }
  console.log(`  ${((Date.now() - started) / 1000).toFixed(1)} s`)
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
