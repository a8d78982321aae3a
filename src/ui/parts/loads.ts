/** How much there is to fetch and how much has come, and scripts sent for before they are needed. */
import { useSyncExternalStore } from 'react'

/** What is fetched after the menu stands: the scripts of a battle, those of the stage, and the models. */
export type Load = 'battle' | 'stage' | 'models'
type Weights = Readonly<Record<Load, Readonly<Record<string, number>>>>

let weights: Weights | null = null

/** Bytes of each file, by its address from the page on, as the build wrote them into the page; none in a page that was not built. */
const weightsOf = (load: Load): Readonly<Record<string, number>> => {
  weights ??= JSON.parse(document.getElementById('weights')?.textContent || '{"battle":{},"stage":{},"models":{}}')
  return (weights as Weights)[load]
}

/** Bytes that have come, and of how many. */
export type Loaded = { readonly done: number; readonly of: number }

const sum = (files: readonly string[], of: Readonly<Record<string, number>>) =>
  files.reduce((bytes, file) => bytes + (of[file] ?? 0), 0)

/** How much of some models has come, by their names in public/models. */
export const modelsLoaded = (asked: readonly string[], settled: readonly string[]): Loaded => {
  const of = weightsOf('models')
  const bytes = (names: readonly string[]) =>
    sum(
      names.map(name => `models/${name}`),
      of,
    )
  return { done: bytes(settled), of: bytes(asked) }
}

/** Addresses, from the page on, of all that has come since the page was opened; the browser tells of each as it ends. */
const here = new Set<string>()
const listeners = new Set<() => void>()
let observer: PerformanceObserver | null = null

const heed = (listener: () => void) => {
  listeners.add(listener)
  if (!observer && typeof PerformanceObserver !== 'undefined') {
    observer = new PerformanceObserver(list => {
      const page = new URL('.', location.href).href
      for (const { name } of list.getEntries()) if (name.startsWith(page)) here.add(name.slice(page.length))
      for (const one of [...listeners]) one()
    })
    observer.observe({ type: 'resource', buffered: true })
  }
  return () => listeners.delete(listener)
}

/** How much of the scripts of a battle or of the stage has come. */
export function useLoaded(load: 'battle' | 'stage'): Loaded {
  const files = weightsOf(load)
  const names = Object.keys(files)
  const done = useSyncExternalStore(heed, () =>
    sum(
      names.filter(name => here.has(name)),
      files,
    ),
  )
  return { done, of: sum(names, files) }
}

const ahead = new Map<Load, Promise<void>>()

/** Has the scripts of a battle or of the stage travel, and resolves once none is on its way; none of them runs before it is imported. Never rejects. */
export function scriptsAhead(load: Exclude<Load, 'models'>): Promise<void> {
  let coming = ahead.get(load)
  if (!coming) {
    const files = Object.keys(weightsOf(load)).map(file => {
      const link = document.createElement('link')
      // A browser that does not know of this fetches them when they are imported.
      if (!link.relList.supports('modulepreload')) return null
      link.rel = 'modulepreload'
      link.crossOrigin = ''
      // What the page asks for meanwhile goes before them.
      link.fetchPriority = 'low'
      link.href = `./${file}`
      return new Promise(over => {
        link.onload = link.onerror = over
        document.head.append(link)
      })
    })
    coming = Promise.all(files).then(() => {})
    ahead.set(load, coming)
  }
  return coming
}
