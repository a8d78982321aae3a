/** Other states of the code: the players of a commit over the rules of today, and whole builds, kept in a folder, that bring their own rules. */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Rival } from './duel.ts'
import { built, OWN } from './process-pool.ts'

const ROOT = join(import.meta.dirname, '../..')

/** The code of a commit, unpacked for this run, and its name. Throws the words of git for a commit that is not there. */
function unpacked(revision: string): { readonly rev: string; readonly tree: string } {
  const git = (...words: string[]): string =>
    execFileSync('git', words, { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 30 }).trim()
  const rev = git('rev-parse', '--verify', '--short=10', `${revision}^{commit}`)
  const tree = join(OWN, rev)
  mkdirSync(tree, { recursive: true })
  const tar = execFileSync('git', ['archive', rev, 'ai', 'src', 'package.json'], { cwd: ROOT, maxBuffer: 2 ** 30 })
  execFileSync('tar', ['-x', '-C', tree], { input: tar })
  return { rev, tree }
}

/** The players as a commit has them, built beside the bundle and gone with it: they are asked over the rules of today. Throws as git does. */
export async function rivalOf(revision: string): Promise<Rival> {
  const { rev, tree } = unpacked(revision)
  return { rev, file: await built(tree, join(tree, 'ai/players.ts'), join(tree, 'built')) }
}

/** What a whole build shows to the arena. */
const DOOR = `export { thinkThrough } from './players.ts'
export { game } from '../src/content/index.ts'
`
const NAME = 'build.json'

/** Builds rules and players of a commit into a folder, for `--b build:FOLDER`; gives the commit's name. Throws as git does. */
export async function keepBuild(revision: string, folder: string): Promise<string> {
  const { rev, tree } = unpacked(revision)
  writeFileSync(join(tree, 'ai/door.ts'), DOOR)
  mkdirSync(folder, { recursive: true })
  await built(tree, join(tree, 'ai/door.ts'), resolve(folder))
  // Wherever the folder lies, Node takes what is in it for modules.
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify({ type: 'module' })}\n`)
  writeFileSync(join(folder, NAME), `${JSON.stringify({ rev, hash: hashIn(folder) })}\n`)
  rmSync(tree, { recursive: true, force: true })
  return rev
}

/** A hash over all the scripts of a build. */
function hashIn(folder: string): string {
  const hash = createHash('sha256')
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.js'))
  for (const name of names.sort()) hash.update(name.replaceAll('\\', '/')).update(readFileSync(join(folder, name)))
  return hash.digest('hex').slice(0, 10)
}

/** A build that was kept in a folder. Throws in words where there is none, or where it is no more what was kept. */
export function buildIn(folder: string): Rival {
  const path = join(folder, NAME)
  if (!existsSync(path)) throw new Error(`no build in '${folder}'`)
  let kept: { readonly rev?: unknown; readonly hash?: unknown } | null = null
  try {
    kept = JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    throw new Error(`'${path}' is broken`)
  }
  if (typeof kept?.rev !== 'string' || kept.hash !== hashIn(folder))
    throw new Error(`the build in '${folder}' is not the one that was kept there`)
  return { rev: kept.rev, file: resolve(folder, 'door.js'), whole: true }
}
