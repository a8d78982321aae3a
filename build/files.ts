/** What a built page fetches with a module and not before, to tell its size and to ask for it early. */
import type { Rolldown } from 'vite'

type Bundle = Readonly<Record<string, Rolldown.OutputChunk | Rolldown.OutputAsset>>

/** The files of a page, by what asks for them; each with its bytes. */
export function pageFiles(bundle: Bundle) {
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
  /** What the page itself loads before it can begin. */
  const first = withImports(chunks.find(chunk => chunk.isEntry))
  /** What a module that is fetched later needs besides. */
  const later = (module: string): ReadonlyMap<string, number> => {
    const chunk = chunks.find(one => one.moduleIds.some(id => id.endsWith(`/${module}`)))
    if (!chunk) throw new Error(`no chunk holds ${module}`)
    return new Map([...withImports(chunk)].filter(([file]) => !first.has(file)))
  }
  return { later }
}
