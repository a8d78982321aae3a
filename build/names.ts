/** What the scripts of the built page are called. */
import type { Rolldown } from 'vite'

/**
 * What a chunk is called: what a part of the page says in a language by both, in English by the folder it comes with; `npm run size` tells
 * them apart by that. All others by the module they are fetched for.
 */
export function chunkFileNames({ name, facadeModuleId, moduleIds }: Rolldown.PreRenderedChunk): string {
  const [, language, part] = /\/src\/locale\/(\w+)\/(\w+)\.ts$/.exec(facadeModuleId ?? '') ?? []
  if (language && language !== part) return `assets/${part}.${language}-[hash].js`
  const english = name === 'english' && moduleIds.find(id => id.endsWith('/english.ts'))
  return english ? `assets/${english.split('/').at(-2)}.en-[hash].js` : 'assets/[name]-[hash].js'
}
