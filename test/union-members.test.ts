/** The made-up members of `npm run proof -- unions` still have their places in the source, and their rows are files that there are. */
import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { UNIONS } from './tools/proof/union-members.ts'

const ROOT = resolve(import.meta.dirname, '..')

describe('a made-up member of a union', () => {
  it.each(Object.entries(UNIONS))('%s is put in at the one place that is named', (_, { file, after, rows }) => {
    expect(readFileSync(resolve(ROOT, file), 'utf8').split(after)).toHaveLength(2)
    expect(rows.filter(row => !existsSync(resolve(ROOT, row)))).toEqual([])
  })
})
