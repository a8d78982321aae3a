/** The first script of the page, as the build writes it: `src/app/floor.ts` with its sentences. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { transformWithOxc } from 'vite'
import { TOO_OLD } from '../src/locale/floor.ts'

/** A plain script; nothing of it is seen by those after it. */
export async function firstScript(): Promise<string> {
  const source = readFileSync(join(import.meta.dirname, '../src/app/floor.ts'), 'utf8')
  const { code } = await transformWithOxc(source, 'floor.ts', { target: 'es2015' })
  return `(function () {\n${code.replaceAll('__TOO_OLD__', () => JSON.stringify(TOO_OLD))}})()\n`
}
