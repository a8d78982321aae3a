/** From the address to the first question, and to the stage with its ships, on a slow line and a slow machine: what a newcomer waits for. */
import { readFileSync, statSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { loadavg } from 'node:os'
import { extname, join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Browser } from 'playwright'
import { HEADERS } from '../../headers.ts'
import { launch } from '../support/browser.ts'

const DIST = resolve(import.meta.dirname, '../../dist')
const BATTLE = '?view=play&mission=1&side=first&level=cadet&seed=first&mute=1&lang=en&stats=1'
const LOOKS = { flat: 'q=2d', '3D': 'q=low&dpr=0.5' } as const
/** The line: bits a second down and up, and how long a request is on its way, ms. The processor: so many times slower. */
const LINE = { bits: 1.6e6, up: 0.75e6, latency: 150 } as const
const SLOWER = 4
const VISITS = 5
/** What the first decision needs: page, menu, battle, letters. Nothing else may be asked for while these come. */
const NEEDED = /^\/($|assets\/(index|game|battle|shared|barlow[\w-]*)-[\w-]+\.\w+$)/
/** The scripts among them. */
const SCRIPT = /^\/assets\/(index|game|battle|shared)-[\w-]+\.js$/

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
}
/** What hosts send smaller than it is. */
const PACKED = /\.(html|js|css|json|svg|wasm|webmanifest|glb)$/

/** Serves dist/ as a host does: packed, with our headers. */
async function host(): Promise<{ readonly server: Server; readonly address: string }> {
  const kept = new Map<string, Buffer>()
  const server = createServer((request, response) => {
    const name = decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname)
    const path = join(DIST, name.endsWith('/') ? `${name}index.html` : name)
    if (!path.startsWith(DIST) || !statSync(path, { throwIfNoEntry: false })?.isFile()) {
      response.writeHead(404).end()
      return
    }
    const packed = PACKED.test(path)
    const body = kept.get(path) ?? (packed ? gzipSync(readFileSync(path)) : readFileSync(path))
    kept.set(path, body)
    const type = TYPES[extname(path)] ?? 'application/octet-stream'
    response.writeHead(200, { ...HEADERS, 'Content-Type': type, ...(packed ? { 'Content-Encoding': 'gzip' } : {}) })
    response.end(body)
  })
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening))
  return { server, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` }
}

declare global {
  interface Window {
    /** When the first question was put, and when the stage took over, ms from the address on. */
    stood?: { question?: number; stage?: number }
  }
}

/** Notes in the page itself when they stand: whoever asks from outside waits until the page has a moment for it. */
const watchFor = () => {
  const stood: NonNullable<Window['stood']> = {}
  window.stood = stood
  new MutationObserver(() => {
    if (document.getElementById('stats')?.dataset['waiting']) stood.question ??= performance.now()
    if (document.querySelector('.battle.deep canvas')) stood.stage ??= performance.now()
  }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['class', 'data-waiting'] })
}

type Visit = {
  /** Until the first question, ms. */
  readonly ms: number
  /** Until the stage has taken over; null: none was waited for. */
  readonly staged: number | null
  /** What was asked for before all had come that the question needs, and is not needed for it. */
  readonly early: readonly string[]
  /** What had come of each file, at the question and at the end. */
  readonly before: ReadonlyMap<string, number>
  readonly files: ReadonlyMap<string, number>
}
const sum = (files: ReadonlyMap<string, number>): number => [...files.values()].reduce((bytes, one) => bytes + one, 0)
const seconds = (ms: number): string => (ms / 1000).toFixed(1)
const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(0)
/** The middle visit by a time. */
const middle = (visits: readonly Visit[], of: (visit: Visit) => number): Visit =>
  visits.toSorted((a, b) => of(a) - of(b))[Math.floor(visits.length / 2)]!

/** One visit by somebody who has never been here. */
async function visit(browser: Browser, url: string, deep: boolean): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 } })
  try {
    const page = await context.newPage()
    const line = await context.newCDPSession(page)
    await line.send('Network.enable')
    await line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: LINE.latency,
      downloadThroughput: LINE.bits / 8,
      uploadThroughput: LINE.up / 8,
    })
    await line.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    const names = new Map<string, string>()
    const files = new Map<string, number>()
    const sent = new Map<string, number>()
    const come = new Set<string>()
    let needed = 0
    line.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
      const name = new URL(request.url).pathname
      names.set(requestId, name)
      sent.set(name, timestamp)
    })
    line.on('Network.loadingFinished', ({ requestId, timestamp }) => {
      const name = names.get(requestId) ?? ''
      // Whoever asks for it again has it from the browser's store.
      if (SCRIPT.test(name) && !come.has(name)) needed = timestamp
      come.add(name)
    })
    await page.addInitScript(watchFor)
    const early = () => [...sent].filter(([name, at]) => at < needed && !NEEDED.test(name)).map(([name]) => name)
    line.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
      const name = names.get(requestId) ?? requestId
      files.set(name, (files.get(name) ?? 0) + encodedDataLength)
    })
    await page.goto(url, { waitUntil: 'commit' })
    const asked = await page.waitForFunction(() => window.stood?.question, undefined, { polling: 50, timeout: 120_000 })
    const ms = (await asked.jsonValue()) as number
    const before = new Map(files)
    if (!deep) return { ms, staged: null, early: early(), before, files: before }
    const stands = await page.waitForFunction(() => window.stood?.stage, undefined, { polling: 50, timeout: 120_000 })
    return { ms, staged: (await stands.jsonValue()) as number, early: early(), before, files }
  } finally {
    await context.close()
  }
}

/**
 * Measures the flat board and the stage, and prints for each the median visit, how busy the machine was, and what came before the question.
 * Exit code 1: something that need not.
 */
export async function firstQuestion(): Promise<void> {
  const { server, address } = await host()
  const browser = await launch()
  try {
    console.log(
      `From the address to the first question: ${LINE.bits / 1e6} Mbit/s, ${LINE.latency} ms, processor ÷ ${SLOWER}, median of ${VISITS}`,
    )
    for (const [look, query] of Object.entries(LOOKS)) {
      const visits: Visit[] = []
      const deep = look === '3D'
      for (let n = 0; n < VISITS; n += 1) visits.push(await visit(browser, `${address}${BATTLE}&${query}`, deep))
      const { ms, before } = middle(visits, one => one.ms)
      const all = visits.map(one => seconds(one.ms)).join(' ')
      console.log(`${look}: ${seconds(ms)} s (${all}), ${kilobytes(sum(before))} kB before it`)
      const { staged, files } = middle(visits, one => one.staged ?? 0)
      if (staged !== null) {
        const each = visits.map(one => seconds(one.staged ?? 0)).join(' ')
        console.log(`  the stage stands: ${seconds(staged)} s (${each}), ${kilobytes(sum(files))} kB by then`)
      }
      console.log(`  load of the machine: ${loadavg()[0]?.toFixed(1)}`)
      const early = [...new Set(visits.flatMap(one => one.early))]
      if (early.length > 0) {
        console.error(`  needed later only: ${early.join(' ')}`)
        process.exitCode = 1
      }
      for (const [name, size] of [...files].sort((a, b) => b[1] - a[1]).slice(0, 12))
        console.log(`  ${kilobytes(size).padStart(5)} kB ${name}${before.has(name) ? '' : ' (after the question)'}`)
    }
  } finally {
    await browser.close()
    server.close()
  }
}
