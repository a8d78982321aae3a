/** The built page without a network, after it has been there once; and as a server gives it. */
import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { HEADERS } from '../../headers.ts'
import { type Site, saved, site } from '../support/browser.ts'
import { WHOLE } from '../support/counts.ts'
import { asked, prepare } from '../ui/screen.ts'

describe('the page', () => {
  let built: Site
  beforeAll(async () => {
    built = await site()
  })
  afterAll(() => built?.close())

  it('opens without a network once it has been there; a round is played, and a clip of it made', async () => {
    const { page, trouble } = await built.open('?q=2d&motion=reduced&stats=1', { serviceWorkers: 'allow' })
    const names = await page.evaluate(async () => {
      await navigator.serviceWorker.ready
      const [name = ''] = await caches.keys()
      const files = (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)
      return files
    })
    expect(names).toContain('/')
    expect(names.filter(name => name.endsWith('.glb')).length).toBeGreaterThan(3)
    expect(names.some(name => /\/assets\/battle-.*\.js$/.test(name))).toBe(true)

    await page.context().setOffline(true)
    await page.reload()
    await page.getByRole('button', { name: /^Campaign/ }).waitFor()
    const asking =
      '?view=play&mission=1&side=first&level=random&seed=7&q=2d&speed=instant&motion=reduced&stats=1&clip=320x180'
    await page.goto(new URL(asking, page.url()).href)
    // What no page had asked for before is there too: the board, the rules, the computer's worker.
    await page.locator('.panel.place').waitFor()
    await prepare(page)
    const second = page.locator('.round strong', { hasText: '2' })
    let screen = await asked(page, '')
    for (let n = 0; n < 60 && (await second.count()) === 0; n += 1) {
      await page.keyboard.press('Enter')
      screen = await asked(page, screen.key)
    }
    expect(await second.count()).toBe(1)
    await page.keyboard.press('r')
    await page.getByRole('dialog').getByRole('heading').first().waitFor()
    await page.keyboard.press('Escape')
    // The darkroom, its models and the encoder.
    await page.keyboard.press('u')
    await page.getByRole('slider', { name: 'To' }).fill('0.5')
    const [clip] = await Promise.all([
      page.waitForEvent('download', { timeout: 120_000 }),
      page.getByRole('button', { name: 'Make the clip' }).click({ timeout: 120_000 }),
    ])
    expect(clip.suggestedFilename()).toMatch(/^koiogran-.*\.(mp4|webm)$/)
    expect(statSync(await saved(clip)).size).toBeGreaterThan(1000)
    expect(trouble).toEqual([])
  })

  it('is served with the headers that a host is told, and works with them', async () => {
    const { page, trouble } = await built.open('?q=2d&motion=reduced&stats=1')
    const said = (await page.reload())!.headers()
    for (const [name, value] of Object.entries(HEADERS)) expect(said[name.toLowerCase()]).toBe(value)
    await page.getByRole('heading').first().waitFor()
    expect(trouble).toEqual([])
  })

  it.runIf(WHOLE)(
    'says in its menu alone that a newer version waits, and a page that is the newer itself says nothing',
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'koiogran-newer-'))
      cpSync(resolve(process.env['SITE'] ?? 'dist'), folder, { recursive: true })
      const newer = await site(folder)
      try {
        const { page, trouble } = await newer.open('?view=menu', { serviceWorkers: 'allow' })
        await page.evaluate(async () => {
          await navigator.serviceWorker.ready
        })
        // The first page was there before its worker; the next one has it from the start.
        await page.reload()
        // Another version: the page's main script has another name.
        const change = (file: string, to: (text: string) => string) =>
          writeFileSync(join(folder, file), to(readFileSync(join(folder, file), 'utf8')))
        const [, script = ''] =
          /type="module"[^>]* src="\.\/assets\/([^"]+)\.js"/.exec(readFileSync(join(folder, 'index.html'), 'utf8')) ??
          []
        writeFileSync(join(folder, 'assets/newer.js'), `import './${script}.js'`)
        change('index.html', text => text.replace(`${script}.js`, 'newer.js'))
        change('sw.js', text => text.replaceAll(/"[0-9a-f]{16}"/g, '"0123456789abcdef"'))
        await page.evaluate(async () => {
          await (await navigator.serviceWorker.ready).update()
        })
        const line = page.getByText('A newer version is ready')
        await line.waitFor()
        await page.getByRole('button', { name: /^About/ }).click()
        await page.getByText(/^Version \d+\.\d+\.\d+, rules \S+$/).waitFor()
        expect(await line.count()).toBe(0)

        const second = await page.context().newPage()
        const kept = second.waitForEvent('console', message => message.text() === 'looked')
        await second.addInitScript(() => {
          const match = Cache.prototype.match
          Cache.prototype.match = function (...asked) {
            setTimeout(() => console.info('looked'), 500)
            return match.apply(this, asked)
          }
        })
        await second.goto(page.url())
        await kept
        expect(await second.getByText('A newer version is ready').count()).toBe(0)
        expect(trouble).toEqual([])
      } finally {
        await newer.close()
        rmSync(folder, { recursive: true })
      }
    },
  )
})
