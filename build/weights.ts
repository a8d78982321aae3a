import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

const ROOT = join(import.meta.dirname, '..')

/** What is fetched after the menu stands, by the module that it is fetched with. */
const LATER = { battle: 'src/battle.tsx', stage: 'src/scene/stage.tsx' }

/** Writes into the page how many bytes each file has that comes later – of a battle, of the stage, models –, for bars that say how far it is. */
export const weights = (): Plugin => ({
  name: 'weights',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(_, { bundle = {} }) {
      const chunks = Object.values(bundle).filter(one => one.type === 'chunk')
      const withImports = (chunk: Rolldown.OutputChunk | undefined, into = new Map<string, number>()) => {
        if (!chunk || into.has(chunk.fileName)) return into
        into.set(chunk.fileName, Buffer.byteLength(chunk.code))
        for (const name of chunk.imports) {
          const next = bundle[name]
          withImports(next?.type === 'chunk' ? next : undefined, into)
        }
        return into
      }
      const there = withImports(chunks.find(chunk => chunk.isEntry))
      const groups = Object.entries(LATER).map(([name, module]) => {
        const chunk = chunks.find(one => one.moduleIds.some(id => id.endsWith(`/${module}`)))
        if (!chunk) throw new Error(`no chunk has ${module}`)
        const files = [...withImports(chunk)].filter(([file]) => !there.has(file))
        for (const [file, bytes] of files) there.set(file, bytes)
        return [name, Object.fromEntries(files)]
      })
      const models = join(ROOT, 'public/models')
      const files = readdirSync(models).map(name => [`models/${name}`, statSync(join(models, name)).size])
      const children = JSON.stringify(Object.fromEntries([...groups, ['models', Object.fromEntries(files)]]))
      return [{ tag: 'script', attrs: { type: 'application/json', id: 'weights' }, children, injectTo: 'body' }]
    },
  },
})
