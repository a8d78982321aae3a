/** What the tools of the arena are given that is broken or unknown: refused in words, never a stack trace, and nothing is played. */
import { spawnSync } from 'node:child_process'
import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { buildIn, keepBuild } from '../../ai/arena/builds.ts'
import { weightsOf } from '../../ai/objectives/value.ts'
import weights from '../../ai/objectives/weights.json' with { type: 'json' }

const ROOT = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'bad-input-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Runs a tool of the arena; what it says and its exit status. */
function run(tool: string, ...words: string[]): readonly [status: number | null, said: string] {
  const loader = join(ROOT, 'node_modules/tsx/dist/loader.mjs')
  const file = join(ROOT, `ai/arena/${tool}.ts`)
  const { status, stderr, stdout } = spawnSync(process.execPath, ['--import', loader, file, ...words], {
    cwd: folder,
    encoding: 'utf8',
  })
  return [status, `${stdout}${stderr}`]
}

describe('weights', () => {
  it('are those of this code', () => {
    expect(weightsOf(weights)).toBe(weights)
  })

  it.each([
    ['none', null],
    ['no aim', { ...weights, skirmish: undefined }],
    ['one too few', { ...weights, 'asteroid-run': weights['asteroid-run'].slice(1) }],
    ['no number', { ...weights, 'dark-whispers': weights['dark-whispers'].map(() => null) }],
    ['words', { ...weights, skirmish: 'strong' }],
  ])('are refused where there are %s', (_, file) => {
    expect(() => weightsOf(file)).toThrow(/^weights\.json: '[a-z-]+' must be \d+ numbers, one for each of alive, /)
  })
})

describe('a build', () => {
  it('is read wherever it lies, and refused once it is another', async () => {
    const rev = await keepBuild('HEAD', folder)
    const kept = buildIn(folder)
    expect(kept).toMatchObject({ rev, whole: true })
    expect(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))).toEqual({ type: 'module' })
    const script = `import(${JSON.stringify(kept.file)}).then(({ game, thinkThrough }) => console.log(typeof game.apply, typeof thinkThrough))`
    const read = spawnSync(process.execPath, ['--input-type=module', '-e', script], { cwd: folder, encoding: 'utf8' })
    expect(read.stderr).toBe('')
    expect(read.stdout).toBe('function function\n')
    appendFileSync(kept.file, '// changed\n')
    expect(() => buildIn(folder)).toThrow('is not the one that was kept there')
    writeFileSync(join(folder, 'build.json'), '{')
    expect(() => buildIn(folder)).toThrow("build.json' is broken")
    const empty = join(folder, 'empty')
    mkdirSync(empty)
    expect(() => buildIn(empty)).toThrow('no build in')
  })
})

it.each([
  ['arena', ['--a', 'nobody', '--b', 'ace'], "--a: there is no player 'nobody'; there are the levels random, "],
  ['arena', ['--a', 'ace', '--b', 'build:nowhere'], "--b: no build in 'nowhere'; npm run arena -- --keep REV"],
  ['arena', ['--a', 'ace', '--b', 'ace', '--queue', 'http://here'], '--queue wants the address of a Redis'],
  ['arena', ['--a', 'ace', '--b', 'ace', '--against', 'HEAD', '--queue', 'redis://here'], 'lies on this machine alone'],
  ['ladder', ['--pairings', 'ace/nobody'], "--pairings: there is no player 'nobody'"],
  ['ladder', ['--from', 'c0ffee'], "--from: no journal of code 'c0ffee'"],
  ['manners', ['--level', 'nobody'], "--level: there is no level 'nobody'"],
  ['manners', ['--scenarios', 'nowhere'], "--scenarios: there is no scenario 'nowhere'"],
  ['worker', [], '--queue is missing'],
  ['fit', ['--aim', 'skirmish', '--code', 'c0ffee'], "code 'c0ffee' has not played 2000 games of skirmish, seed 1"],
] as const)('%s %j is refused in words', (tool, words, reason) => {
  const [status, said] = run(tool, ...words)
  expect(said).toContain(reason)
  expect(said).not.toMatch(/^\s+at /m)
  expect(status).toBe(2)
})
