/** A lazy part of the page that brings words of its own waits for them, not only for its code. */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const SRC = resolve(import.meta.dirname, '../../src')

/** Every script of the page but its words, without comments. */
const texts = new Map(
  readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter(path => /\.tsx?$/.test(path) && !path.startsWith('locale/'))
    .map(path => {
      const text = readFileSync(join(SRC, path), 'utf8')
      return [path, text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')]
    }),
)
const named = (path: string, pattern: RegExp) =>
  [...(texts.get(path) ?? '').matchAll(pattern)].map(match => relative(SRC, resolve(SRC, dirname(path), match[1]!)))

/** A script and everything that comes with it. */
function loadedWith(path: string, into = new Set<string>()): ReadonlySet<string> {
  if (into.has(path) || !texts.has(path)) return into
  into.add(path)
  for (const next of named(path, /^(?:import|export)\s(?!type\b)(?:[^'"]*?\sfrom\s)?'(\.[^']+)'/gm))
    loadedWith(next, into)
  return into
}

/** What it brings is shown by lazy components only. */
const SHOWS_NOTHING = ['ui/stream/frame.ts', 'ui/stream/control/on-air.tsx', 'ui/menu/battles/kept.tsx']

describe('a part that is fetched and brings words', () => {
  it('is a lazy component, which waits for them, or waits itself', () => {
    const bringing = [...texts.keys()].flatMap(path =>
      named(path, /import\('(\.[^']+)'\)/g)
        .filter(one => [...loadedWith(one)].some(script => texts.get(script)!.includes('brings(')))
        .map(one => ({ path, one })),
    )
    expect(bringing.length).toBeGreaterThan(20)
    const waits = (path: string) => /\/lazy\.ts'|wordsThere\(\)/.test(texts.get(path)!)
    expect(bringing.filter(({ path }) => !waits(path) && !SHOWS_NOTHING.includes(path))).toEqual([])
  })

  it('is fetched by no lazy component of React’s own, which would not wait', () => {
    const own = [...texts].filter(
      ([path, text]) => path !== 'ui/parts/lazy.ts' && /\blazy\b[^'"]*from 'react'/.test(text),
    )
    // The scene says nothing.
    expect(own.map(([path]) => path).filter(path => !path.startsWith('scene/'))).toEqual([])
  })
})
