/// <reference types="vitest/config" />
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import react from '@vitejs/plugin-react'
import { type Plugin, type Rolldown, transformWithOxc } from 'vite'
import { defineConfig } from 'vitest/config'
import { firstScript } from './first-script.ts'
import { HEADERS, headersFile, POLICY } from './headers.ts'
import { FLOOR } from './src/locale/floor.ts'

/** Writes the Content-Security-Policy into the head of the built page, before anything it governs. */
const contentSecurityPolicy = (): Plugin => ({
  name: 'content-security-policy',
  apply: 'build',
  transformIndexHtml: () => [
    { tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY }, injectTo: 'head-prepend' },
  ],
})

/** Lays `_headers` beside the page, for hosts that read it. */
const hostHeaders = (): Plugin => ({
  name: 'host-headers',
  apply: 'build',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: '_headers', source: headersFile() })
  },
})

/** Puts `src/app/floor.ts` before everything that a browser might not understand: a script of its own, as the policy wants no other. */
const floor = (): Plugin => {
  let script = ''
  let name = ''
  return {
    name: 'floor',
    apply: 'build',
    async buildStart() {
      script = await firstScript()
      name = `assets/floor-${createHash('sha256').update(script).digest('base64url').slice(0, 8)}.js`
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: name, source: script })
    },
    // After what the sentence needs – signs, width of the screen, title –, before the first style.
    transformIndexHtml: html => html.replace('</title>', `</title>\n    <script src="./${name}"></script>`),
  }
}

/** Builds the service worker as `sw.js` beside the page, and tells it which files the page has. */
const offline = (): Plugin => ({
  name: 'offline',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  async writeBundle({ dir }) {
    const out = dir ?? 'dist'
    const files = readdirSync(out, { recursive: true, withFileTypes: true })
      .filter(file => file.isFile())
      .map(file => relative(out, join(file.parentPath, file.name)).replaceAll(sep, '/'))
      // Hosts that read `_headers` do not serve it.
      .filter(name => name !== 'sw.js' && name !== '_headers' && !name.endsWith('.map'))
      .sort()
    const sum = createHash('sha256')
    for (const name of files) sum.update(name).update(readFileSync(join(out, name)))
    const { code } = await transformWithOxc(
      readFileSync(join(import.meta.dirname, 'src/app/offline-worker.ts'), 'utf8'),
      'offline-worker.ts',
    )
    // The page itself is kept under its own address.
    const list = files.map(name => (name === 'index.html' ? './' : `./${name}`))
    const worker = code
      .replaceAll('__OFFLINE_FILES__', () => JSON.stringify(list))
      .replaceAll('__OFFLINE_VERSION__', () => JSON.stringify(sum.digest('hex').slice(0, 16)))
    writeFileSync(join(out, 'sw.js'), worker)
  },
})

/** What is fetched after the menu stands, by the module that it is fetched with. */
const LATER = { battle: 'src/battle.tsx', stage: 'src/scene/stage.tsx' }

/** Writes into the page how many bytes each file has that comes later – of a battle, of the stage, models –, for bars that say how far it is. */
const weights = (): Plugin => ({
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
        const chunk = chunks.find(one => one.facadeModuleId?.endsWith(module))
        if (!chunk) throw new Error(`no chunk begins with ${module}`)
        const files = [...withImports(chunk)].filter(([file]) => !there.has(file))
        for (const [file, bytes] of files) there.set(file, bytes)
        return [name, Object.fromEntries(files)]
      })
      const models = join(import.meta.dirname, 'public/models')
      const files = readdirSync(models).map(name => [`models/${name}`, statSync(join(models, name)).size])
      const children = JSON.stringify(Object.fromEntries([...groups, ['models', Object.fromEntries(files)]]))
      return [{ tag: 'script', attrs: { type: 'application/json', id: 'weights' }, children, injectTo: 'body' }]
    },
  },
})

const ALONE = ['opponent', 'pictures', 'scene', 'sound'].map(name => `test/browser/${name}.test.ts`)

const browserTest = {
  environment: 'node',
  isolate: false,
  testTimeout: 300_000,
  hookTimeout: 120_000,
  // A page on a busy machine answers late; what comes within a second on an idle one is waited for.
  expect: { poll: { timeout: 20_000 } },
  globalSetup: 'test/support/one-browser.ts',
} as const

export default defineConfig({
  base: './',
  plugins: [react(), contentSecurityPolicy(), hostHeaders(), floor(), weights(), offline()],
  resolve: { dedupe: ['three', 'react', 'react-dom'] },
  worker: { format: 'es' },
  preview: { headers: HEADERS },
  build: {
    target: [`chrome${FLOOR.chromium}`, `firefox${FLOOR.firefox}`, `safari${FLOOR.safari}`],
    // Inlined data: fonts and scripts would need holes in the policy.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1400,
    rolldownOptions: {
      output: {
        // What a part of the page says in a language is called by both: `npm run size` tells them apart.
        chunkFileNames({ facadeModuleId }) {
          const [, language, part] = /\/src\/locale\/(\w+)\/(\w+)\.ts$/.exec(facadeModuleId ?? '') ?? []
          return language && language !== part ? `assets/${part}.${language}-[hash].js` : 'assets/[name]-[hash].js'
        },
      },
    },
  },
  test: {
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: ['test/**/*.test.ts', 'test/**/*.test.tsx'],
          exclude: ['test/browser/**', '**/*.browser.test.ts'],
          // Long enough for a machine that does much else: what hangs is found all the same.
          testTimeout: 120_000,
          // Files share a process: no module of ours keeps anything that another file could trip over.
          isolate: false,
          // All of the two cores of a small machine: unless told, one of them is left free.
          maxWorkers: 2,
        },
      },
      {
        // Drives the built site in a real Chromium, two files at a time: films take their time.
        test: {
          ...browserTest,
          name: 'browser',
          include: ['test/browser/**/*.test.ts', 'test/**/*.browser.test.ts'],
          exclude: ALONE,
          maxWorkers: 2,
        },
      },
      {
        // What draws in software, sounds in real time or thinks by the clock needs all of the machine: one file at a time, after the rest.
        test: {
          ...browserTest,
          name: 'alone',
          include: ALONE,
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
