/** The built site in a real Chromium. `one-browser.ts` starts server and browser once for all test files; a tool has its own. */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import {
  type Browser,
  type BrowserContextOptions,
  type ConsoleMessage,
  chromium,
  type Download,
  type Page,
} from 'playwright'
import { build, type PreviewServer, preview } from 'vite'
import { findChromium } from '../tools/chromium.mjs'

const ROOT = resolve(import.meta.dirname, '../..')
const ARGUMENTS = [
  '--no-sandbox',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  // The graphics are software too: pages are painted and put together without going by way of them, at half the work. (Where something
  // opaque lies over the foot of a canvas, as much of its head may be missing in a picture of the page: only so, never for a visitor.)
  '--disable-gpu-rasterization',
  '--disable-gpu-compositing',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/**
 * `living`: the battle behind the menu runs as it does for visitors; `heard`: so does the sound, from the first press on. They cost so
 * much that no page has them unless told.
 */
export type Options = BrowserContextOptions & { readonly living?: boolean; readonly heard?: boolean }

export type Site = {
  /** A page at an address of the site, e.g. '?view=play'. `trouble` collects errors, warnings and requests to other hosts. */
  open(query: string, options?: Options): Promise<{ page: Page; trouble: string[] }>
  /** Closes every page that is open: what runs on in the background slows the next test. */
  leave(): Promise<void>
  close(): Promise<void>
}

/** Runs before each page: what a visitor who wants no battle behind the menu has in the browser's memory. Pages without one have none. */
const LIFELESS = `try { localStorage.setItem('koiogran.living', 'off') } catch {}`

/** The same of one who has muted the game. */
const MUTED = `try { if (!localStorage.getItem('koiogran.settings')) localStorage.setItem('koiogran.settings', '{"muted":true}') } catch {}`

/** Runs before each page: files go to the downloads, as in browsers that cannot ask where to; no test can answer the system's question. */
const UNASKED = 'delete globalThis.showSaveFilePicker'

/** What a Chromium is started with here. Throws plainly if there is none. */
export async function launchOptions(): Promise<{ readonly executablePath: string; readonly args: string[] }> {
  const executablePath = await findChromium()
  if (!executablePath) throw new Error('there is no Chromium; npm test installs or names one')
  return { executablePath, args: ARGUMENTS }
}

/** Serves a folder that was built on a free port: the server and its address. */
export async function serve(folder: string): Promise<{ readonly server: PreviewServer; readonly address: string }> {
  const server = await preview({
    root: ROOT,
    logLevel: 'warn',
    build: { outDir: folder },
    preview: { port: 0, host: '127.0.0.1' },
  })
  const address = server.resolvedUrls?.local[0]
  if (!address) throw new Error('the site is not served')
  return { server, address }
}

/** Where the server and the browser are that all test files share, if they were started. */
export const SHARED = { site: 'KOIOGRAN_SITE', browser: 'KOIOGRAN_BROWSER' } as const

/** The folder that is served unless one is named. */
export const BUILT = process.env['SITE'] ?? 'dist'

/** The Chromium that is shared, or one of its own. Closing it closes a shared one's pages of this file only. */
export async function launch(): Promise<Browser> {
  const shared = process.env[SHARED.browser]
  return shared ? chromium.connect(shared) : chromium.launch(await launchOptions())
}

/** What Chromium says of graphics that are calculated, and of them only: no page can help it. */
const SOFTWARE = /GL Driver Message|GPU stall due to ReadPixels|software WebGL/
/** What the driver of the browser says of what it was told to keep away. */
const BLOCKED = 'Service Worker registration blocked by Playwright'

const isTrouble = (message: ConsoleMessage): boolean =>
  message.type() === 'error' ||
  (message.type() === 'warning' && !SOFTWARE.test(message.text()) && message.text() !== BLOCKED)

/** The built site, in dist/ unless told (by `SITE` in the environment too), and a browser to open pages of it. */
export async function site(folder?: string): Promise<Site> {
  const shared = folder === undefined ? process.env[SHARED.site] : undefined
  const { server, address } = shared ? { server: null, address: shared } : await serve(folder ?? BUILT)
  const browser = await launch()
  return {
    async open(query, { living = false, heard = false, ...options } = {}) {
      const context = await browser.newContext({
        viewport: { width: 1366, height: 768 },
        // Nothing of a page is kept for the next one, unless a test is about that.
        serviceWorkers: 'block',
        ...options,
      })
      await context.addInitScript(UNASKED)
      if (!living) await context.addInitScript(LIFELESS)
      if (!heard) await context.addInitScript(MUTED)
      const page = await context.newPage()
      const trouble: string[] = []
      page.on('pageerror', error => trouble.push(`error: ${error.message}`))
      page.on('console', message => {
        if (isTrouble(message)) trouble.push(`console: ${message.text()}`)
      })
      page.on('request', request => {
        const { protocol, host } = new URL(request.url())
        if (/^https?:$/.test(protocol) && host !== new URL(address).host)
          trouble.push(`asks another host: ${request.url()}`)
      })
      await page.goto(address + query)
      return { page, trouble }
    },
    async leave() {
      await Promise.all(browser.contexts().map(context => context.close()))
    },
    async close() {
      await browser.close()
      await server?.close()
    },
  }
}

/** What a page gave to save, as a file of this machine. */
export async function saved(download: Download): Promise<string> {
  const path = join(mkdtempSync(join(tmpdir(), 'koiogran-saved-')), download.suggestedFilename())
  await download.saveAs(path)
  return path
}

export type Stats = Readonly<Record<string, string | undefined>>
/** A value the stats must have: a text, 'not' a text, or a number above another. */
export type Wanted = Readonly<Record<string, string | { readonly not: string } | { readonly above: number }>>

/** Waits until the numbers of `?stats=1` are as wanted, and gives them; what they were instead is told where they never are. */
export async function until(page: Page, wanted: Wanted, timeout = 150_000): Promise<Stats> {
  const waiting = page.waitForFunction(
    conditions => {
      const stats = { ...document.getElementById('stats')?.dataset }
      const met = Object.entries(conditions).every(([name, value]) => {
        const found = stats[name]
        if (found === undefined) return false
        if (typeof value === 'string') return found === value
        return 'not' in value ? found !== value.not : Number(found) > value.above
      })
      return met ? stats : null
    },
    wanted,
    { timeout },
  )
  const handle = await waiting.catch(async error => {
    const seen = await page.evaluate(() => JSON.stringify({ ...document.getElementById('stats')?.dataset }))
    throw new Error(`wanted ${JSON.stringify(wanted)}, had ${seen}`, { cause: error })
  })
  return (await handle.jsonValue()) as Stats
}

/** Live bytes of the page's scripts after a collection. */
export async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  await session.detach()
  return usedSize
}

/** A module of the project as one script that sets `globalThis.probe`, to run the same code in Chromium. */
export async function bundle(entry: string): Promise<string> {
  const built = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      target: 'es2023',
      lib: { entry: resolve(ROOT, entry), formats: ['iife'], name: 'probe' },
    },
  })
  const output = Array.isArray(built) ? built[0] : built
  if (!output || !('output' in output)) throw new Error('nothing was built')
  return `${output.output[0].code}\nglobalThis.probe = probe;`
}
