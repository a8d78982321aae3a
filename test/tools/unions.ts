/**
 * `npm run proof -- unions`: adds a made-up member to each closed union in a copy of the source, and asks the type checker. Every place that
 * needs a row must be named; exit 1 where one is not.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from './install.mjs'
import { UNIONS } from './proof/union-members.ts'

const copy = mkdtempSync(join(tmpdir(), 'unions-'))
let missed = 0
try {
  for (const name of [
    'src',
    'ai',
    'models',
    'test',
    'build',
    'tsconfig.json',
    'vite.config.ts',
    'headers.ts',
    'package.json',
  ])
    cpSync(join(ROOT, name), join(copy, name), { recursive: true })
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'))
  for (const [name, { file, after, put }] of Object.entries(UNIONS)) {
    const path = join(copy, file)
    const text = readFileSync(path, 'utf8')
    if (text.split(after).length !== 2) throw new Error(`${file} does not say once: ${after} (${name})`)
    writeFileSync(
      path,
      text.replace(after, () => after + put),
    )
  }
  const { stdout } = spawnSync('npx', ['tsc', '--noEmit', '--pretty', 'false', '-p', '.'], {
    cwd: copy,
    encoding: 'utf8',
  })
  // What belongs to an error follows it, further in.
  const errors = stdout.split(/\n(?=\S)/)
  for (const [name, { says, rows }] of Object.entries(UNIONS)) {
    const named = new Set(errors.filter(text => text.includes(says)).map(text => text.slice(0, text.indexOf('('))))
    const silent = rows.filter(file => !named.has(file))
    console.log(`${name}: ${[...named].toSorted().join(', ') || 'nothing'}`)
    if (silent.length > 0) console.error(`  not named: ${silent.join(', ')}`)
    missed += silent.length
  }
} finally {
  rmSync(copy, { recursive: true, force: true })
}
process.exitCode = missed > 0 ? 1 : 0
