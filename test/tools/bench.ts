/**
 * Timings: `npm run bench -- [--json] [--seconds N]`. The measured code is first built as the site is: the loader of these
 * tools wraps every inner function to keep its name, which a player's browser never pays for.
 */
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'

const root = join(import.meta.dirname, '../..')
// Inside the project, so that the libraries are found; a folder of its own for each run.
const folder = join(root, 'node_modules/.cache', `bench-${process.pid}`)
try {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: { ssr: join(root, 'test/tools/bench/main.ts'), outDir: folder, target: 'es2023', copyPublicDir: false },
  })
  const run = spawnSync(process.execPath, [join(folder, 'main.js'), ...process.argv.slice(2)], { stdio: 'inherit' })
  process.exitCode = run.status ?? 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
