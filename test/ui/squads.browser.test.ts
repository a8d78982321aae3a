/** Squads built, kept, read from files and dropped, refused, deleted and brought back, as a person does it. */
import { readFileSync } from 'node:fs'
import type { BrowserContextOptions, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { axeFaults } from '../support/axe.ts'
import { type Site, saved, site } from '../support/browser.ts'
import { sample, WHOLE } from '../support/counts.ts'

const PHONE = { width: 390, height: 844 }

/** Tab until the element of a name has the focus, as a person without a pointer does. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let n = 0; n < 80; n += 1) {
    await page.keyboard.press('Tab')
    const label = await page.evaluate(() => {
      const at = document.activeElement
      if (at === document.body) return ''
      const labelled = at instanceof HTMLInputElement ? at.labels?.[0]?.textContent : ''
      return at?.getAttribute('aria-label') ?? (at?.textContent?.trim() || labelled || '')
    })
    if (name.test(label)) return
  }
  throw new Error(`no way by Tab to ${name}`)
}

/** What assistive technology would stumble over, and keys that stick out of the window. */
async function faults(page: Page): Promise<readonly string[]> {
  const out = await page.evaluate(() =>
    [...document.querySelectorAll('button, input, select, textarea, h1, h2, h3')].flatMap(element => {
      const box = element.getBoundingClientRect()
      if (box.width <= 1) return []
      const sticks = box.left < -0.5 || box.right > innerWidth + 0.5
      const cut = element.tagName === 'BUTTON' && element.scrollWidth > element.clientWidth + 1
      return sticks || cut ? [`${sticks ? 'sticks out' : 'cut'}: ${element.textContent?.slice(0, 40)}`] : []
    }),
  )
  return [...(await axeFaults(page)), ...out]
}

describe('squads', () => {
  let built: Site
  beforeAll(async () => {
    built = await site()
  })
  afterEach(() => built.leave())
  afterAll(() => built?.close())

  const open = async (options: BrowserContextOptions = {}, before?: () => void) => {
    const { page, trouble } = await built.open('?motion=reduced', options)
    if (before) {
      await page.addInitScript(before)
      await page.reload()
    }
    await page.getByRole('button', { name: /^Squads/ }).click()
    await page.getByRole('button', { name: 'New squad: Rebels' }).waitFor()
    return { page, trouble }
  }
  const problems = (page: Page) => page.locator('.squad-fleet .squad-problems li').allTextContents()
  const read = async (page: Page, text: string) => {
    await page.getByRole('button', { name: 'Import…' }).click()
    await page.getByLabel('XWS text').fill(text)
    await page.getByRole('button', { name: 'Read', exact: true }).click()
  }

  it('are built by keyboard alone, kept over a reload, written to a file and read from it', async () => {
    const { page, trouble } = await open({ permissions: ['clipboard-read', 'clipboard-write'] })
    await tabTo(page, /^New squad: Rebels/)
    await page.keyboard.press('Enter')
    await tabTo(page, /^Name/)
    await page.keyboard.type('Red Five')
    await tabTo(page, /^100/)
    expect(await page.getByRole('radio', { name: /100/ }).isChecked()).toBe(true)
    await page.keyboard.press('ArrowLeft')
    expect(await page.getByRole('radio', { name: /31/ }).isChecked()).toBe(true)
    await tabTo(page, /Add Luke Skywalker/)
    await page.keyboard.press('Enter')
    await page.locator('.squad-ship').waitFor()
    expect(await page.locator('.squad-points').textContent()).toBe('28 of 31 points')
    await page.locator('#fleet-title').focus()
    await tabTo(page, /^Elite talent: Luke/)
    await page.keyboard.press('m')
    await tabTo(page, /^Astromech: Luke/)
    await page.keyboard.press('r')
    expect(await page.locator('.squad-points').textContent()).toBe('34 of 31 points')
    expect(await problems(page)).toEqual([expect.stringMatching(/34 points.*SQUAD-2/)])
    await page.getByLabel('Elite talent: Luke Skywalker').focus()
    await page.keyboard.press('n')
    expect(await problems(page)).toEqual([])
    await tabTo(page, /^Save$/)
    await page.keyboard.press('Enter')
    await page.getByText('Red Five is saved.').waitFor()

    await page.reload()
    await page.getByRole('button', { name: /^Squads/ }).click()
    await page.getByRole('button', { name: /Red Five/ }).click()
    expect(await page.locator('.squad-points').textContent()).toBe('31 of 31 points')
    expect(await page.getByLabel('Astromech: Luke Skywalker').inputValue()).toBe('r2f2')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download XWS' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('red-five.xws.json')
    const text = readFileSync(await saved(download), 'utf8')
    await page.getByRole('button', { name: 'Copy as XWS' }).click()
    await page.getByText(/^Copied/).waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text)

    await page.getByRole('button', { name: 'Import…' }).click()
    await page
      .getByTestId('xws-file')
      .setInputFiles({ name: 'x.xws', mimeType: 'text/plain', buffer: Buffer.from(text) })
    await page.getByText('Everything in it was understood.').waitFor()
    await page.getByRole('button', { name: 'Open as a draft' }).click()
    expect(await page.getByLabel('Name').inputValue()).toBe('Red Five')
    expect(await page.getByLabel('Astromech: Luke Skywalker').inputValue()).toBe('r2f2')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('Red Five is saved.').waitFor()
    expect(await page.locator('.squad-key').count()).toBe(2)
    expect(trouble).toEqual([])
  })

  it('take what can be used from a foreign file, and say what cannot', async () => {
    const { page, trouble } = await open()
    const file = {
      faction: 'rebel',
      name: '<img src=x onerror=alert(1)> \u202eevil',
      pilots: [
        { name: 'wedgeantilles', ship: 'xwing' },
        { name: 'lukeskywalker', ship: 'xwing', upgrades: { mod: ['integratedastromech'], amd: ['r2d2'] } },
        { name: 'lukeskywalker', ship: 'xwing' },
      ],
    }
    await read(page, JSON.stringify(file))
    const dialog = page.getByRole('dialog')
    await dialog.getByText('2 things were not understood').first().waitFor()
    expect(await dialog.textContent()).toMatch(/wedgeantilles.*integratedastromech.*unique/)
    expect(await dialog.locator('h3').textContent()).toContain('<img src=x onerror=alert(1)> evil')
    expect(await page.locator('img').count()).toBe(0)
    expect(await page.locator('.squad-key').count()).toBe(0)
    await dialog.getByRole('button', { name: 'Open the rest as a draft' }).click()
    expect(await problems(page)).toEqual([expect.stringMatching(/unique.*UNIQUE-1/)])
    expect(trouble).toEqual([])
  })

  it('are read from a file dropped anywhere on the page', async () => {
    const { page, trouble } = await open()
    const files = await page.evaluateHandle(() => {
      const carried = new DataTransfer()
      carried.items.add(new File(['{"faction":"empire","pilots":[{"name":"darkcurse"}]}'], 'dropped.xws'))
      return carried
    })
    await page.locator('main').dispatchEvent('drop', { dataTransfer: files })
    await page.getByRole('button', { name: 'Open as a draft' }).click()
    expect(await page.locator('.squad-ship h3').textContent()).toContain('“Dark Curse”')
    expect(trouble).toEqual([])
  })

  it('that are ready are opened, seen from their top, with the numbers of their ships', async () => {
    const { page, trouble } = await open()
    await page.getByRole('button', { name: /^All the Names/ }).click()
    expect(await page.locator('.squad-points').textContent()).toBe('98 of 100 points')
    expect(await page.locator('.squads-main').evaluate(main => main.scrollTop)).toBe(0)
    expect(await page.locator('.squad-ship .ship-numbers').first().textContent()).toBe(
      'Attack 2Agility 3Hull 3Shields 0',
    )
    expect(await problems(page)).toEqual([])
    expect(trouble).toEqual([])
  })

  it('are offered for a battle, and one that may not be fielded says why', async () => {
    const { page, trouble } = await open()
    const squad = (name: string, pilots: readonly string[]) =>
      JSON.stringify({ name, faction: 'imperial', pilots: pilots.map(pilot => ({ name: pilot })) })
    for (const text of [squad('Pair', ['nightbeast', 'academypilot']), squad('Twins', ['nightbeast', 'nightbeast'])]) {
      await read(page, text)
      await page.getByRole('button', { name: 'Open as a draft' }).click()
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await page.getByText(/is saved/).waitFor()
    }
    await page.getByRole('button', { name: 'Back' }).click()
    await page.getByRole('button', { name: /^Single battle/ }).click()
    await page.getByRole('radio', { name: /^100 points/ }).check()
    const empire = page.getByRole('group', { name: 'Squad: Empire' })
    await empire.getByRole('radio', { name: /^Pair/ }).check()
    expect(await empire.getByRole('radio', { name: /^By lot/ }).isChecked()).toBe(false)
    expect(await empire.getByRole('radio', { name: /^Twins/ }).isDisabled()).toBe(true)
    expect(await empire.textContent()).toMatch(/2 × “Night Beast”.*unique.*UNIQUE-1/)
    await empire.getByRole('radio', { name: /^The Swarm/ }).check()
    expect(await empire.locator('.pick-row.chosen').textContent()).toMatch(/The Swarm100 points.*7 × Academy Pilot/)
    expect(trouble).toEqual([])
  })

  it.runIf(WHOLE)('refuse a file whole that is too long, too deep, no JSON, poisoned or of wrong types', async () => {
    const { page, trouble } = await open()
    for (const [text, wanted] of [
      [`{"faction":"rebel","pilots":[]${' '.repeat(10_000_000)}}`, /longer than 65536 bytes/],
      ['['.repeat(10_000), /nested more than 16/],
      ['{"faction":', /not JSON/],
      ['{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}', /no list of pilots/],
      ['{"faction":5,"name":{},"pilots":[1,"x",null,[]]}', /“faction” should be a text/],
    ] as const) {
      await page.getByRole('button', { name: 'Import…' }).click()
      await page
        .getByTestId('xws-file')
        .setInputFiles({ name: 'x.json', mimeType: 'text/plain', buffer: Buffer.from(text) })
      const dialog = page.getByRole('dialog')
      await dialog.getByText(/Nothing in it can be used/).waitFor()
      expect(await dialog.textContent()).toMatch(wanted)
      expect(await dialog.getByRole('button', { name: /draft/ }).count()).toBe(0)
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })
      expect(await page.locator('.squad-key').count()).toBe(0)
      expect(await page.evaluate(() => 'polluted' in {})).toBe(false)
    }
    expect(trouble).toEqual([])
  })

  it('come back after they were deleted, and ask before changes are lost', async () => {
    const { page, trouble } = await open()
    await page.getByRole('button', { name: 'Empire by lot' }).click()
    await page.getByLabel('Name').fill('Picket')
    await page.getByRole('button', { name: 'Back' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Save', exact: true }).dblclick()
    await page.getByText('Picket is saved.').waitFor()
    expect(await page.locator('.squad-key').count()).toBe(1)
    await page.getByRole('button', { name: 'Delete' }).click()
    await page.getByText('Picket was deleted.').waitFor()
    expect(await page.locator('.squad-key').count()).toBe(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByRole('button', { name: /^Picket/ }).waitFor()
    expect(await page.getByLabel('Name').inputValue()).toBe('Picket')
    await page.getByRole('button', { name: 'Back' }).click()
    await page.getByRole('button', { name: /^Single battle/ }).waitFor()
    expect(trouble).toEqual([])
  })

  it.each([
    ['there is no database', () => Object.defineProperty(window, 'indexedDB', { value: undefined })],
    [
      'the database is full',
      () => {
        IDBObjectStore.prototype.put = () => {
          throw new DOMException('full', 'QuotaExceededError')
        }
      },
    ],
  ])('are kept in memory where %s, and the page says so', async (_, before) => {
    const { page, trouble } = await open({}, before)
    await page.getByRole('button', { name: 'Rebels by lot' }).click()
    await page.getByLabel('Name').fill('Fleeting')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText(/does not keep lasts until the page is closed/).waitFor()
    expect(await page.getByRole('button', { name: /^Fleeting/ }).count()).toBe(1)
    expect(trouble).toEqual([])
  })

  it.each(sample([{ width: 1366, height: 768 }, PHONE, { width: 1920, height: 1080 }], 2))(
    'are accessible and whole at $width × $height',
    async viewport => {
      const { page, trouble } = await open({ viewport, hasTouch: viewport === PHONE })
      expect(await faults(page), 'no squad').toEqual([])
      await page.getByRole('button', { name: 'New squad: Rebels' }).click()
      expect(await faults(page), 'empty squad').toEqual([])
      for (const pilot of ['Luke Skywalker', 'Luke Skywalker', 'Biggs Darklighter', 'Rookie Pilot'])
        await page.getByRole('button', { name: `Add ${pilot}` }).click()
      await page.getByLabel('Torpedo: Luke Skywalker').first().selectOption('protontorpedoes')
      await page.getByRole('radio', { name: /Other/ }).check()
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await page.getByText('Unnamed squad is saved.').waitFor()
      expect(await faults(page), 'editor').toEqual([])
      await read(page, '{"faction":"rebel","pilots":[{"name":"rookiepilot"},{"name":"wedge"}]}')
      expect(await faults(page), 'import').toEqual([])
      expect(trouble).toEqual([])
    },
  )
})
