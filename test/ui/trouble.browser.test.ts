/** Bad addresses, bad replays, lost servers, broken browsers and no WebGL: each is told, and none takes a battle down. */
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Site, saved, site } from '../support/browser.ts'
import { WHOLE } from '../support/counts.ts'

const GOLDEN = resolve(import.meta.dirname, '../golden')

describe('bad input', () => {
  let built: Site
  const folder = mkdtempSync(join(tmpdir(), 'koiogran-'))
  beforeAll(async () => {
    built = await site()
  })
  afterEach(() => built.leave())
  afterAll(() => built?.close())

  it('from a browser that throws wherever it is asked for more than a page needs takes no battle down', async () => {
    const { page: first } = await built.open('?view=menu')
    const page = await first.context().newPage()
    const thrown: string[] = []
    page.on('pageerror', ({ message }) => thrown.push(message))
    await page.addInitScript(() => {
      const refuse = () => {
        throw new Error('refused')
      }
      const names = [
        'crypto',
        'matchMedia',
        'BroadcastChannel',
        'showSaveFilePicker',
        'obsstudio',
        'Worker',
        'AudioContext',
      ]
      for (const name of names) Object.defineProperty(globalThis, name, { get: refuse, configurable: true })
      for (const name of ['locks', 'serviceWorker', 'clipboard', 'languages', 'userActivation', 'hardwareConcurrency'])
        Object.defineProperty(Navigator.prototype, name, { get: refuse, configurable: true })
    })
    await page.goto(first.url().replace(/\?.*/, '?view=play&mission=1&level=random&think=nodes:4&q=2d&motion=reduced'))
    await page.locator('.orders .key.primary').first().waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await page.getByRole('dialog').waitFor()
    expect(thrown).toEqual([])
  })

  it('from a server that is gone takes no battle down: what did not come says so, the battle can be saved, and it is asked for again', async () => {
    const { page, trouble } = await built.open('?view=play&mission=1&level=random&q=2d&seed=7&motion=reduced')
    await page.locator('.orders .key').first().waitFor()
    const failing = /assets\/dialogs-[\w-]+\.js/
    await page.route(failing, route => route.abort(), { times: 1 })
    await page.keyboard.press('?')
    // Asked for once more by itself.
    await page.getByRole('dialog', { name: 'Help' }).waitFor()
    // Gone for the dialogs from the start, for they may be fetched before they are asked for; then for all.
    const gone = [/assets\/dialogs-/, /assets\//]
    await page.route(gone[0]!, route => route.fulfill({ status: 404 }))
    await page.reload()
    await page.locator('.orders .key').first().waitFor()
    await page.route(gone[1]!, route => route.fulfill({ status: 404 }))
    await page.keyboard.press('?')
    await page.getByRole('alert').getByText('could not be loaded').waitFor()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as a file' }).click(),
    ])
    expect(readFileSync(await saved(file), 'utf8')).toContain('koiogran')
    await page.getByRole('button', { name: 'Back to the battle' }).click()
    expect(await page.locator('.orders .key').count()).toBeGreaterThan(0)
    for (const way of gone) await page.unroute(way)
    await page.keyboard.press('?')
    await page.getByRole('dialog', { name: 'Help' }).waitFor()
    expect(trouble.filter(line => line.startsWith('error:'))).toEqual([])
  })

  it('in the address is left out with a note, and the rest is taken', async () => {
    const { page, trouble } = await built.open('?view=attic&speed=99&seed=%3Cb%3E&side=second&temper=cautious')
    const notes = await page.locator('.notes').textContent()
    expect(notes).toContain('view=attic')
    expect(notes).toContain('speed=99')
    expect(notes).toContain('seed=<b>')
    await page.getByRole('button', { name: /^Single battle/ }).click()
    expect(await page.getByRole('radio', { name: /Empire/ }).isChecked()).toBe(true)
    expect(await page.getByRole('combobox', { name: 'Temper' }).inputValue()).toBe('cautious')
    expect(trouble).toEqual([])
  })

  it('in the address that a mission does not take is noted, and the rest is played', async () => {
    const { page, trouble } = await built.open('?view=play&mission=3&obstacles=6&area=4x4&q=2d&stats=1&seed=1')
    const notes = await page.locator('.notes').textContent()
    expect(notes).toContain('obstacles=6')
    expect(notes).toContain('area=4x4')
    expect(notes).toContain('only the standard game')
    await page.locator('[data-panel=place]').waitFor()
    // The standard game takes them: its table is four feet wide and deep.
    await page.goto(page.url().replace('mission=3&obstacles=6', 'mission=standard&points=60&obstacles=2'))
    const mat = page.locator('.board2d .mat')
    await mat.waitFor()
    expect(await mat.evaluate(one => [one.getAttribute('width'), one.getAttribute('height')])).toEqual([
      '1219.2',
      '1219.2',
    ])
    expect(await page.locator('.notes').count()).toBe(0)
    expect(trouble).toEqual([])
  })

  it('as a limit that pays no ship is told at the field, and the battle does not start', async () => {
    const { page, trouble } = await built.open('')
    await page.getByRole('button', { name: /^Single battle/ }).click()
    await page.locator('input[value=own]').check({ force: true })
    const field = page.getByRole('textbox', { name: /points/ })
    await field.fill('5')
    expect(await field.getAttribute('aria-invalid')).toBe('true')
    await page.locator('.go .primary').click({ force: true })
    await expect.poll(() => page.locator('.battle').count()).toBe(0)
    await field.fill('40')
    await page.locator('.squad-picker .chosen').nth(1).waitFor()
    await page.locator('.go .primary:not([aria-disabled])').click()
    await page.locator('.battle').waitFor()
    expect(trouble).toEqual([])
  })

  it.each([
    ['not JSON', '{"format":', /JSON/],
    ['another file', '{"name":"package"}', /format/],
    ['a list', '[]', /replay/],
    ['poison', '{"__proto__":{"x":1},"format":"koiogran-replay"}', /replay/],
  ])('in a replay file (%s) opens a dialog that says so, and the menu stays', async (name, text, wanted) => {
    const { page, trouble } = await built.open('')
    const file = join(folder, `${name.replace(/\W/g, '-')}.replay.json`)
    writeFileSync(file, text)
    await page.locator('input[type=file]').setInputFiles(file)
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    expect(await dialog.textContent()).toMatch(wanted)
    expect(await dialog.textContent()).not.toMatch(/\bat .*:\d+:\d+/)
    await dialog.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: /^Single battle/ }).waitFor()
    expect(trouble).toEqual([])
  })

  it('in a replay that was changed says where, and shows it as far as it goes', async () => {
    const { page, trouble } = await built.open('?q=2d&stats=1')
    const golden = readdirSync(GOLDEN).find(name => name.endsWith('.replay.json'))!
    const replay = JSON.parse(readFileSync(join(GOLDEN, golden), 'utf8'))
    const middle = Math.floor(replay.commands.length / 2)
    replay.commands[middle] = { ...replay.commands[middle], at: 99_999 }
    const file = join(folder, 'changed.replay.json')
    writeFileSync(file, JSON.stringify(replay))
    await page.locator('input[type=file]').setInputFiles(file)
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    expect(await dialog.textContent()).toContain(`Command number ${middle}`)
    await dialog.getByRole('button', { name: 'Watch as far as it goes' }).click()
    await page.locator('.board-ship').first().waitFor()
    expect(trouble).toEqual([])
  })

  it.runIf(WHOLE)('as a replay of other rules is none where it comes out the same, and it says so', async () => {
    const { page, trouble } = await built.open('?q=2d&stats=1')
    const golden = readdirSync(GOLDEN).find(name => name.endsWith('.replay.json'))!
    const replay = JSON.parse(readFileSync(join(GOLDEN, golden), 'utf8'))
    const file = join(folder, 'older.replay.json')
    writeFileSync(file, JSON.stringify({ ...replay, rulesVersion: '1e-0' }))
    await page.locator('input[type=file]').setInputFiles(file)
    await page.locator('.notes', { hasText: 'Recorded under rules 1e-0' }).waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
    expect(trouble).toEqual([])
  })

  it.runIf(WHOLE)('as a bad seed is told at the field, and the battle does not start', async () => {
    const { page } = await built.open('')
    await page.getByRole('button', { name: /^Single battle/ }).click()
    await page.getByRole('textbox').fill('no spaces please')
    await page.getByRole('button', { name: 'Take off' }).click()
    expect(await page.getByRole('textbox').getAttribute('aria-invalid')).toBe('true')
    expect(await page.locator('.battle').count()).toBe(0)
  })
})

describe('a page without WebGL', () => {
  let built: Site
  beforeAll(async () => {
    built = await site()
  })
  afterEach(() => built.leave())
  afterAll(() => built?.close())

  it('gets the flat board', async () => {
    const { page } = await built.open('')
    await page.addInitScript('HTMLCanvasElement.prototype.getContext = () => null')
    await page.goto(`${page.url()}?view=play&mission=1&seed=7&stats=1`)
    await page.locator('.board2d').waitFor()
    await page.locator('[data-panel=place]').waitFor()
  })

  it('says, unfolded, what it draws with and where help is', async () => {
    const { page } = await built.open('')
    // WebGL 1 alone: the name of what draws can be told, the stage cannot be drawn.
    await page.addInitScript(`{
      const first = HTMLCanvasElement.prototype.getContext
      HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {
        return kind === 'webgl2' ? null : first.call(this, kind, ...rest)
      }
    }`)
    await page.goto(`${page.url()}?view=play&mission=1&seed=7&stats=1`)
    const note = page.locator('.table-note')
    await note.locator('summary').click()
    const [card, browser] = await note.locator('dd').allTextContents()
    expect(card).toMatch(/SwiftShader.*no WebGL 2/)
    expect(browser).toBe(await page.evaluate(() => navigator.userAgent))
    await note.getByRole('button').click()
    const first = page.getByRole('dialog').locator('section').first()
    await first.getByRole('heading', { name: '3D graphics' }).waitFor()
    expect(await first.getByRole('listitem').count()).toBe(3)
  })
})
