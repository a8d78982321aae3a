/**
 * Old browsers, real ones: the oldest Chromium that the page promises (`FLOOR`) plays, and one below it – that of OBS Studio 30 – is told so
 * in a sentence. `npm run proof -- old-chromium`. Exit 0: so it is; 1: not; 77: no such browser can be had here.
 * They come from npm's registry at the first run, and are kept in `node_modules/.cache`.
 *
 * Playwright drives them, as it does every other browser here. puppeteer-core 24.43.1 drives 103, but gets no page of 110: it has the browser
 * attach it to tabs and leave pages out (`Target.setAutoAttach`), and this Chromium tells of a tab and attaches to none. By pipe and by socket,
 * headless in the old way and the new, with the first page waited for or not, it gives up after 30 seconds; with a transport of our own
 * that takes the leaving out of pages from that one message it works. That would be a second driver for nothing.
 */
import { execFileSync } from 'node:child_process'
import { chmodSync, createReadStream, createWriteStream, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress } from 'node:zlib'
import { type Browser, chromium, type Page } from 'playwright'
import { preview } from 'vite'
import { FLOOR, TOO_OLD } from '../../../src/locale/floor.ts'
import { LANGUAGES } from '../../../src/locale/index.ts'
import { NOT_INSTALLED } from './parts.ts'

const ROOT = resolve(import.meta.dirname, '../../..')
const CACHE = join(ROOT, 'node_modules/.cache/old-chromium')
/** The package's versions are Chromium's. */
const PACKAGE = '@sparticuz/chromium'
const OLDEST = `${FLOOR.chromium}.0.1`
const OBS_30 = '103.0.0'
/** So long a slow machine may take until a page is where it should be, ms. */
const PATIENCE = 120_000

const unpacked = (from: string, to: string) =>
  pipeline(createReadStream(from), createBrotliDecompress(), createWriteStream(to))

/** The path of an old Chromium, fetched if it is not there yet. */
async function fetched(version: string): Promise<string> {
  const folder = join(CACHE, version)
  const program = join(folder, 'chromium')
  if (existsSync(program)) return program
  const making = `${folder}.new`
  rmSync(making, { recursive: true, force: true })
  mkdirSync(making, { recursive: true })
  const words = ['pack', '--silent', '--pack-destination', making, `${PACKAGE}@${version}`]
  const archive = execFileSync('npm', words, { encoding: 'utf8', timeout: 300_000 }).trim()
  execFileSync('tar', ['xzf', join(making, archive), '-C', making])
  const packed = join(making, 'package/bin')
  await unpacked(join(packed, 'chromium.br'), join(making, 'chromium'))
  await unpacked(join(packed, 'swiftshader.tar.br'), join(making, 'swiftshader.tar'))
  execFileSync('tar', ['xf', join(making, 'swiftshader.tar'), '-C', making])
  chmodSync(join(making, 'chromium'), 0o755)
  for (const done of [archive, 'package', 'swiftshader.tar']) rmSync(join(making, done), { recursive: true })
  renameSync(making, folder)
  return program
}

/** An old Chromium, running; it must be the version it was fetched as. */
async function launched(version: string): Promise<Browser> {
  const executablePath = await fetched(version)
  const args = ['--no-sandbox', '--no-zygote', '--use-gl=angle', '--use-angle=swiftshader', '--ignore-gpu-blocklist']
  const browser = await chromium.launch({ executablePath, args, timeout: PATIENCE })
  console.log(`Chromium ${browser.version()}`)
  return browser
}

const problems: string[] = []

/** A page at an address; what goes wrong in it is a problem, what it asks for is told. */
async function opened(browser: Browser, url: string): Promise<{ page: Page; asked: string[] }> {
  const page = await browser.newPage({ viewport: { width: 1366, height: 768 } })
  page.setDefaultTimeout(PATIENCE)
  const asked: string[] = []
  page.on('pageerror', error => problems.push(`${url}: ${error.message}`))
  // What the policy forbids is never answered.
  page.on('response', response => asked.push(new URL(response.url()).pathname))
  // The battle behind the menu costs as much as one that is looked at.
  await page.addInitScript("localStorage.setItem('koiogran.living', 'off')")
  await page.goto(url, { timeout: PATIENCE })
  return { page, asked }
}

/** Waits until a battle has come so far, by `?stats=1`. */
const until = (page: Page, name: string, above: number) =>
  page.waitForFunction(([key, least]) => Number(document.getElementById('stats')?.dataset[key]) > least, [
    name,
    above,
  ] as const)

/** The oldest browser that is promised: menu, flat board, a decision, help, stage. */
async function plays(browser: Browser, address: string): Promise<void> {
  const menu = (await opened(browser, address)).page
  await menu.getByText('Quick start').waitFor()
  await menu.close()
  const play = '?view=play&mission=1&side=second&level=random&think=nodes:20&seed=7&speed=instant&mute=1&stats=1'
  const flat = (await opened(browser, `${address}${play}&q=2d`)).page
  await flat.locator('.orders .key').first().waitFor()
  await flat.keyboard.press('?')
  await flat.locator('dialog[open]').waitFor()
  await flat.keyboard.press('Escape')
  const box = await flat.locator('.board2d').boundingBox()
  const wide = (box?.width ?? 0) > 300 && (box?.height ?? 0) > 300
  if (!wide) problems.push(`the flat board has no room: ${JSON.stringify(box)}`)
  await flat.close()
  const watch = '?view=demo&mission=1&level=random&seed=7&think=nodes:20&speed=8&motion=reduced&mute=1&stats=1'
  const film = (await opened(browser, `${address}${watch}&q=2d`)).page
  await until(film, 'round', 1)
  await film.close()
  const stage = (await opened(browser, `${address}${watch}&q=low&dpr=0.25`)).page
  await until(stage, 'frames', 3)
  await stage.close()
}

/** A browser below: the sentence in each language, and nothing fetched beside the page that says it. */
async function isTold(browser: Browser, address: string): Promise<void> {
  for (const language of LANGUAGES) {
    const { page, asked } = await opened(browser, `${address}?view=demo&q=2d&lang=${language}`)
    const told = await page.locator('body > p').innerText()
    if (told !== TOO_OLD[language]) problems.push(`${language}: ${told}`)
    const more = asked.filter(path => path !== '/')
    if (more.length > 0) problems.push(`${language}: fetched all the same: ${more.join(', ')}`)
    await page.close()
  }
}

/** Runs one browser to its end, whatever becomes of it. */
async function withBrowser(version: string, address: string, look: typeof plays): Promise<void> {
  const browser = await launched(version)
  try {
    await look(browser, address)
  } catch (error) {
    problems.push(`${version}: ${error instanceof Error ? error.message : error}`)
  } finally {
    await browser.close()
  }
}

if (process.platform !== 'linux' || process.arch !== 'x64') {
  console.log(`there are no old Chromiums for ${process.platform} on ${process.arch}`)
  process.exit(NOT_INSTALLED)
}
try {
  for (const version of [OLDEST, OBS_30]) await fetched(version)
} catch (error) {
  console.log(`no old Chromium can be had: ${error instanceof Error ? error.message : error}`)
  process.exit(NOT_INSTALLED)
}
const server = await preview({
  root: ROOT,
  logLevel: 'warn',
  build: { outDir: process.env['SITE'] ?? 'dist' },
  preview: { port: 0, host: '127.0.0.1' },
})
const address = server.resolvedUrls!.local[0]!
await withBrowser(OLDEST, address, plays)
await withBrowser(OBS_30, address, isTold)
await server.close()
for (const problem of problems) console.error(problem)
console.log(problems.length === 0 ? 'both are as promised' : `${problems.length} problems`)
process.exit(problems.length === 0 ? 0 : 1)
