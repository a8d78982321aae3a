/** From the address to the first question, on a slow line and a slow machine: what a newcomer waits for. */
import { readFileSync, statSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Browser } from 'playwright'
import { HEADERS } from '../../headers.ts'
import { launch } from '../support/browser.ts'

const DIST = resolve(import.meta.dirname, '../../dist')
const BATTLE = '?view=play&mission=1&side=rebel&level=cadet&seed=first&mute=1&lang=en&stats=1'
const LOOKS = { flat: 'q=2d', '3D': 'q=low&dpr=0.5' } as const
/** The line: bits a second down and up, and how long a request is on its way, ms. The processor: so many times slower. */
const LINE = { bits: 1.6e6, up: 0.75e6, latency: 150 } as const
const SLOWER = 4
const VISITS = 5
/** What no first decision needs: dice that roll, sound, light that spills, models of what is not on the table. */
const UNNEEDED = /\/(tracks|rapier|sound|post|dialogs|judge-worker|clips?)-[\w-]+\.js$/

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

type Visit = {
  readonly ms: number
  readonly bytes: number
  readonly files: ReadonlyMap<string, number>
}

/** One visit by somebody who has never been here. */
async function visit(browser: Browser, url: string): Promise<Visit> {
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
    line.on('Network.requestWillBeSent', ({ requestId, request }) =>
      names.set(requestId, new URL(request.url).pathname),
    )
    line.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
      const name = names.get(requestId) ?? requestId
      files.set(name, (files.get(name) ?? 0) + encodedDataLength)
    })
    await page.goto(url, { waitUntil: 'commit' })
    const asked = await page.waitForFunction(
      () => (document.getElementById('stats')?.dataset['waiting'] ? performance.now() : null),
      undefined,
      { polling: 50, timeout: 120_000 },
    )
    const before = new Map(files)
    const bytes = [...before.values()].reduce((sum, one) => sum + one, 0)
    return { ms: (await asked.jsonValue()) as number, bytes, files: before }
  } finally {
    await context.close()
  }
}

/** Measures the flat board and the stage, and prints for each the median visit, and what came before its question. Exit code 1: what need not. */
export async function firstQuestion(): Promise<void> {
  const { server, address } = await host()
  const browser = await launch()
  try {
    console.log(
      `From the address to the first question: ${LINE.bits / 1e6} Mbit/s, ${LINE.latency} ms, processor ÷ ${SLOWER}, median of ${VISITS}`,
    )
    for (const [look, query] of Object.entries(LOOKS)) {
      const visits: Visit[] = []
      for (let n = 0; n < VISITS; n += 1) visits.push(await visit(browser, `${address}${BATTLE}&${query}`))
      const { ms, bytes, files } = visits.sort((a, b) => a.ms - b.ms)[Math.floor(VISITS / 2)]!
      const all = visits.map(one => (one.ms / 1000).toFixed(1)).join(' ')
      console.log(`${look}: ${(ms / 1000).toFixed(1)} s (${all}), ${(bytes / 1000).toFixed(0)} kB before it`)
      const early = [...files.keys()].filter(name => UNNEEDED.test(name))
      if (early.length > 0) {
        console.error(`  needed later only: ${early.join(' ')}`)
        process.exitCode = 1
      }
      for (const [name, size] of [...files].sort((a, b) => b[1] - a[1]).slice(0, 12))
        console.log(`  ${(size / 1000).toFixed(0).padStart(5)} kB ${name}`)
    }
  } finally {
    await browser.close()
    server.close()
  }
}
