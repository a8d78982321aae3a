/** File names of the built page by which its parts and their languages can be told apart. */
import type { Rolldown } from 'vite'

/** What a chunk is called: what a part of the page says in a language by both, which is how `npm run size` tells them apart. */
export function chunkFileNames({ facadeModuleId }: Pick<Rolldown.PreRenderedChunk, 'facadeModuleId'>): string {
  const [, language, part] = /\/src\/locale\/(\w+)\/(\w+)\.ts$/.exec(facadeModuleId ?? '') ?? []
  return language && language !== part ? `assets/${part}.${language}-[hash].js` : 'assets/[name]-[hash].js'
}
