/**
 * `npm run shots -- models [--only NAME] [--far]`: every model from six angles on a neutral background, in
 * test/output/models/, and a sheet of the six. Needs no build: it looks at public/models through the scene's own material.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { createServer } from 'vite'
import type { Worn } from '../../src/looks/index.ts'
import { launch } from '../support/browser.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const OUTPUT = resolve(ROOT, 'test/output/models')
const WIDTH = 760
const HEIGHT = 560

/** Azimuth from the nose over the right side, and elevation, degrees. */
const ANGLES = [
  ['bow', 32, 24],
  ['stern', 148, 24],
  ['side', 90, 4],
  ['top', 180, 88],
  ['front', 0, 6],
  ['below', 40, -32],
] as const

/** Ships by whose they are; the rest as they lie on the mat. */
const SITTERS: readonly {
  readonly file: string
  readonly name: string
  readonly pilot?: string
  readonly id?: string
  readonly worn?: Worn
  readonly scars?: number
}[] = [
  { file: 'xwing', name: 'xwing', pilot: 'lukeskywalker', id: 'r1' },
  { file: 'xwing-biggs', name: 'xwing', pilot: 'biggsdarklighter', id: 'r2' },
  { file: 'xwing-rookie', name: 'xwing', pilot: 'rookiepilot', id: 'r3' },
  { file: 'tiefighter', name: 'tiefighter', pilot: 'academypilot', id: 'i1' },
  { file: 'tiefighter-mauler', name: 'tiefighter', pilot: 'maulermithel', id: 'i2' },
  {
    file: 'tour-xwing',
    name: 'xwing',
    pilot: 'rookiepilot',
    worn: { colour: '#d8572a', second: '#e0d6c2', bars: 5, kills: 8, mark: 'bars' },
    scars: 2,
  },
  {
    file: 'tour-tiefighter',
    name: 'tiefighter',
    pilot: 'academypilot',
    worn: { colour: '#8d6a9f', bars: 3, kills: 8, mark: 'cross' },
    scars: 2,
  },
  { file: 'senatorshuttle', name: 'senatorshuttle', id: 'r4' },
  { file: 't70xwing', name: 't70xwing', pilot: 'bluesquadronnovice', id: 'r2' },
  { file: 't70xwing-poe', name: 't70xwing', pilot: 'poedameron', id: 'r1' },
  { file: 't70xwing-veteran', name: 't70xwing', pilot: 'redsquadronveteran', id: 'r3' },
  { file: 't70xwing-ace', name: 't70xwing', pilot: 'blueace', id: 'r4' },
  { file: 'tiefofighter', name: 'tiefofighter', pilot: 'zetasquadronpilot', id: 'i1' },
  { file: 'tiefofighter-omega', name: 'tiefofighter', pilot: 'omegaace', id: 'i2' },
  { file: 'tiefofighter-epsilon', name: 'tiefofighter', pilot: 'epsilonleader', id: 'i3' },
  { file: 'gauntletfighter', name: 'gauntletfighter', pilot: 'imperialsupercommando', id: 'i1' },
  { file: 'gauntletfighter-ezra', name: 'gauntletfighter', pilot: 'ezrabridger-gauntletfighter', id: 'r1' },
  { file: 'gauntletfighter-maul', name: 'gauntletfighter', pilot: 'maul', id: 'i2' },
  { file: 'gauntletfighter-owl', name: 'gauntletfighter', pilot: 'niteowlliberator', id: 'r2' },
  { file: 'gauntletfighter-watch', name: 'gauntletfighter', pilot: 'deathwatchwarrior', id: 'i3' },
  { file: 'cargo', name: 'cargo', id: 'r2' },
  { file: 'satellite', name: 'satellite' },
  { file: 'comrade', name: 'comrade' },
  ...['core', 'core2'].flatMap(box =>
    [0, 1, 2, 3, 4, 5].map(i => ({ file: `${box}asteroid${i}`, name: `${box}asteroid${i}` })),
  ),
  { file: 'attack-die', name: 'attack-die' },
  { file: 'defence-die', name: 'defence-die' },
]

const PAGE = `<!doctype html><title>models</title><style>body{margin:0}</style>
<script type="module" src="/src/scene/models/portrait.ts"></script>`

/** Takes the pictures; `words` are the command line's after `models`. */
export async function modelShots(words: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...words],
    options: { only: { type: 'string' }, far: { type: 'boolean' }, zoom: { type: 'string' } },
  })
  mkdirSync(OUTPUT, { recursive: true })
  const server = await createServer({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    cacheDir: resolve(ROOT, 'test/output/.vite'),
    resolve: { dedupe: ['three'] },
    server: { host: '127.0.0.1', port: 0, hmr: false, ws: false, watch: null },
    // React is the one module on the page that is none.
    optimizeDeps: { noDiscovery: true, include: ['react'] },
    plugins: [
      {
        name: 'portrait-page',
        configureServer: ({ middlewares }) => {
          middlewares.use('/portrait', (_request, response) => {
            response.setHeader('content-type', 'text/html')
            response.end(PAGE)
          })
        },
      },
    ],
  })
  await server.listen()
  const browser = await launch()
  try {
    const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } })
    page.on('pageerror', error => console.error(error.message))
    page.on('console', message => {
      if (/error|warn/.test(message.type()) && !/GPU stall|GL Driver/.test(message.text()))
        console.error(message.text())
    })
    await page.goto(`${server.resolvedUrls?.local[0]}portrait`)
    await page.waitForFunction('"createPortraits" in globalThis')
    await page.evaluate(`globalThis.portrait = createPortraits(${WIDTH}, ${HEIGHT})`)
    for (const { file, ...sitter } of SITTERS.filter(one => !values.only || one.file.startsWith(values.only))) {
      const pictures: { input: Buffer; left: number; top: number }[] = []
      for (const [i, [angle, azimuth, elevation]] of ANGLES.entries()) {
        const sitting = { ...sitter, azimuth, elevation, far: values.far ?? false, zoom: Number(values.zoom ?? 1) }
        const url = await page.evaluate<string>(`portrait(${JSON.stringify(sitting)})`)
        const input = Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
        writeFileSync(resolve(OUTPUT, `${file}-${angle}.png`), input)
        pictures.push({ input, left: (i % 3) * WIDTH, top: Math.floor(i / 3) * HEIGHT })
      }
      await sharp({ create: { width: WIDTH * 3, height: HEIGHT * 2, channels: 3, background: '#585b60' } })
        .composite(pictures)
        .png()
        .toFile(resolve(OUTPUT, `${file}.png`))
      console.log(file)
    }
  } finally {
    await browser.close()
    await server.close()
  }
}
