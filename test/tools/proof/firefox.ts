/**
 * Firefox: the same bits as in Node – the geometry, every golden replay, and one battle watched in the built page –, by WebDriver BiDi.
 * `npm run proof -- firefox`, after a build. Exit 0: equal; 1: not; 77: there is no Firefox (Debian: `apt install firefox-esr`; or `FIREFOX` names one).
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import puppeteer, { type Browser, type Page } from 'puppeteer-core'
import { BUILT, bundle, serve } from '../../support/browser.ts'
import { dailyHash, geometryHash, replayHash } from '../../support/probe.ts'
import { NOT_INSTALLED } from './parts.ts'

const ROOT = resolve(import.meta.dirname, '../../..')
const GOLDEN = resolve(ROOT, 'test/golden')
const PLACES = [process.env['FIREFOX'], '/usr/bin/firefox-esr', '/usr/bin/firefox']
/** What the watched battle is, for the page and for the command line. */
const WATCHED = { mission: '1', level: 'greedy', seed: '7', nodes: '40' }

const problems: string[] = []
const same = (what: string, found: unknown, wanted: unknown): void => {
  console.log(`${what}: ${found}${found === wanted ? '' : `, in Node ${wanted}`}`)
  if (found !== wanted) problems.push(what)
}

/** What `?stats=1` tells. */
const stats = (page: Page) =>
  page.evaluate(() => ({ ...document.getElementById('stats')?.dataset }) as Record<string, string | undefined>)

/** Geometry and goldens, by the same code run in a page. */
async function bits(browser: Browser): Promise<void> {
  const page = await browser.newPage()
  await page.addScriptTag({ content: await bundle('test/support/probe.ts') })
  same('geometry', await page.evaluate('probe.geometryHash()'), geometryHash())
  same('daily battles', await page.evaluate('probe.dailyHash()'), await dailyHash())
  for (const name of readdirSync(GOLDEN).filter(file => file.endsWith('.replay.json'))) {
    const text = readFileSync(resolve(GOLDEN, name), 'utf8')
    same(name, await page.evaluate(`probe.replayHash(${JSON.stringify(text)})`), await replayHash(text))
  }
  await page.close()
}

/** A battle between computers in the built page, watched to its end. */
async function watched(browser: Browser, address: string): Promise<void> {
  const { mission, level, seed, nodes } = WATCHED
  const page = await browser.newPage()
  page.on('pageerror', error => problems.push(`error in the page: ${error}`))
  const how = `mission=${mission}&level=${level}&seed=${seed}&think=nodes:${nodes}`
  await page.goto(`${address}?view=demo&${how}&speed=8&q=2d&motion=reduced&stats=1`)
  await page.waitForFunction(() => Number(document.getElementById('stats')?.dataset['round']) > 0, { timeout: 150_000 })
  // The rules run ahead of the film: skip to its end as often as it has grown.
  for (let n = 0; n < 2000 && !(await stats(page))['result']; n += 1) {
    await page.keyboard.press(' ')
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
  const { hash, result } = await stats(page)
  const words = ['tsx', 'test/tools/battle.ts', '--mission', mission, '--seed', seed, '--nodes', nodes, '--json']
  const node = JSON.parse(execFileSync('npx', words, { cwd: ROOT, encoding: 'utf8' }).trim().split('\n').at(-1)!)
  same('a watched battle', `${hash} ${result}`, `${node.hash} ${node.result.winner ?? 'draw'}`)
}

const executablePath = PLACES.find(path => path && existsSync(path))
if (!executablePath) {
  console.log('no Firefox is installed (Debian: apt install firefox-esr)')
  process.exit(NOT_INSTALLED)
}
const { server, address } = await serve(BUILT)
const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true })
try {
  console.log(await browser.version())
  await bits(browser)
  await watched(browser, address)
} finally {
  await browser.close()
  await server.close()
}
if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exit(1)
}
