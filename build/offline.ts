/** The page works without a network: all of its files are listed with a version for the worker that keeps them. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { type Plugin, transformWithOxc } from 'vite'

const ROOT = join(import.meta.dirname, '..')

/** Builds the service worker as `sw.js` beside the page, and tells it which files the page has. */
export const offline = (): Plugin => ({
  name: 'offline',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  async writeBundle({ dir }) {
    const out = dir ?? 'dist'
    const files = readdirSync(out, { recursive: true, withFileTypes: true })
      .filter(file => file.isFile())
      .map(file => relative(out, join(file.parentPath, file.name)).replaceAll(sep, '/'))
      // Hosts that read `_headers` do not serve it.
      .filter(name => name !== 'sw.js' && name !== '_headers' && !name.endsWith('.map'))
      .sort()
    const sum = createHash('sha256')
    for (const name of files) sum.update(name).update(readFileSync(join(out, name)))
    const { code } = await transformWithOxc(
      readFileSync(join(ROOT, 'src/app/offline-worker.ts'), 'utf8'),
      'offline-worker.ts',
    )
    // The page itself is kept under its own address.
    const list = files.map(name => (name === 'index.html' ? './' : `./${name}`))
    const worker = code
      .replaceAll('__OFFLINE_FILES__', () => JSON.stringify(list))
      .replaceAll('__OFFLINE_VERSION__', () => JSON.stringify(sum.digest('hex').slice(0, 16)))
    writeFileSync(join(out, 'sw.js'), worker)
  },
})
