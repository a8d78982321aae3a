/**
 * `npm run proof -- unions`: adds a made-up member to each closed union in a copy of the source, and asks the type checker. Every place that
 * needs a row must be named; exit 1 where one is not.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from './install.mjs'

type Union = {
  readonly file: string
  /** The text after which, and the text with which the member is put in. */
  readonly after: string
  readonly put: string
  /** A word of the member that messages about it contain. */
  readonly says: string
  /** The files that need a row. */
  readonly rows: readonly string[]
}

const UNIONS: Readonly<Record<string, Union>> = {
  bearing: {
    file: 'src/geometry/types.ts',
    after: "'turn-right', 'koiogran'",
    put: ", 'corkscrew'",
    says: 'corkscrew',
    rows: ['src/geometry/bearings.ts'],
  },
  arc: {
    file: 'src/geometry/types.ts',
    after: "export type ArcKind = 'front'",
    put: " | 'starboard'",
    says: 'starboard',
    rows: ['src/geometry/arc.ts'],
  },
  action: {
    file: 'src/rules/commands.ts',
    after: "  | { readonly action: 'evade' }",
    put: "\n  | { readonly action: 'somersault'; readonly times: number }",
    says: 'somersault',
    rows: [
      'src/rules/actions/index.ts',
      'src/playback/beats/actions.ts',
      'src/ui/play/orders/action-rows.ts',
      'ai/scripts/aggressor.ts',
    ],
  },
  command: {
    file: 'src/rules/commands.ts',
    after: "  | (Answer & { readonly type: 'pass' })",
    put: "\n  | (Answer & { readonly type: 'ponder' })",
    says: 'ponder',
    rows: ['src/rules/legal/fields.ts'],
  },
  decision: {
    file: 'src/rules/decisions.ts',
    after: 'export type Decision =',
    put: "\n  | (Question & { readonly kind: 'riddle'; readonly ship: ShipId })",
    says: 'riddle',
    rows: ['src/rules/legal/legal.ts', 'src/ui/play/orders/orders.tsx'],
  },
  event: {
    file: 'src/rules/events.ts',
    after: "  | { readonly type: 'moveDeclined'; readonly ship: ShipId }",
    put: "\n  | { readonly type: 'hyperspaceEntered'; readonly ship: ShipId }",
    says: 'hyperspaceEntered',
    rows: ['src/playback/beats/index.ts'],
  },
  phase: {
    file: 'src/rules/state.ts',
    after: "export type Phase = 'setup'",
    put: " | 'parley'",
    says: 'parley',
    rows: ['src/rules/steps/round.ts', 'src/playback/beats/rounds.ts'],
  },
  window: {
    file: 'src/rules/windows.ts',
    after: '  readonly endPhase: Untold',
    put: '\n  readonly nightfall: Untold',
    says: 'nightfall',
    rows: ['src/rules/windows.ts'],
  },
  word: {
    file: 'src/rules/word.ts',
    after: "  | { readonly do: 'turnDown' }",
    put: "\n  | { readonly do: 'vanish' }",
    says: 'vanish',
    rows: ['src/rules/steps/word-rows.ts'],
  },
}

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
