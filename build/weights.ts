/** How many bytes are still to come, known before they are asked for. */
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { pageFiles } from './files.ts'

const ROOT = join(import.meta.dirname, '..')

/** What is fetched after the menu stands, by the module that it is fetched with; each without what came with those before it. */
const LATER = { battle: 'src/battle.tsx', stage: 'src/ui/play/table/staged.tsx' }

/** Writes into the page how many bytes each file has that comes later – of a battle, of the stage, models –, for bars that say how far it is. */
export const weights = (): Plugin => ({
  name: 'weights',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(_, { bundle = {} }) {
      const { later } = pageFiles(bundle)
      const there = new Set<string>()
      const groups = Object.entries(LATER).map(([name, module]) => {
        const files = [...later(module)].filter(([file]) => !there.has(file))
        for (const [file] of files) there.add(file)
        return [name, Object.fromEntries(files)]
      })
      const models = join(ROOT, 'public/models')
      const files = readdirSync(models).map(name => [`models/${name}`, statSync(join(models, name)).size])
      const children = JSON.stringify(Object.fromEntries([...groups, ['models', Object.fromEntries(files)]]))
      return [{ tag: 'script', attrs: { type: 'application/json', id: 'weights' }, children, injectTo: 'body' }]
    },
  },
})
