/** A squad of a set that comes late: the set is fetched before the squad is read, and the dialog speaks its words; without a network it says so. */
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { XwsReading } from '../../src/content/index.ts'

const line = { down: true, asked: 0 }

/** Modules of their own: no other file has fetched the set there. */
async function fresh() {
  vi.resetModules()
  vi.doMock('../../src/locale/again.ts', () => ({
    fetched: async (load: () => Promise<unknown>) => {
      line.asked += 1
      if (line.down) throw new Error('offline')
      return load()
    },
  }))
  await import('../support/all-english.ts')
  return {
    ...(await import('../../src/content/index.ts')),
    ...(await import('../../src/ui/squads/exchange.ts')),
    ...(await import('../../src/ui/squads/import-dialog.tsx')),
  }
}
let page: Awaited<ReturnType<typeof fresh>>
beforeAll(async () => {
  page = await fresh()
}, 120_000)
afterAll(() => {
  vi.doUnmock('../../src/locale/again.ts')
  vi.resetModules()
})

const told = (reading: XwsReading): string =>
  renderToStaticMarkup(
    <page.ImportDialog reading={reading} onRead={() => undefined} onTake={() => undefined} onClose={() => undefined} />,
  )
    .replace(/<svg.*?<\/svg>/g, '')
    .replace(/<[^>]+>/g, '')
    .replace(/\s+/g, ' ')

const text = JSON.stringify({
  faction: 'rebel',
  pilots: [
    { name: 'poedameron', ship: 't70xwing', upgrades: { ept: ['wired'], amd: ['r2d2'] } },
    { name: 'elloasty', ship: 't70xwing' },
    { name: 'lukeskywalker', ship: 'xwing' },
  ],
})

it('a squad of a set that comes late is read once its cards are here, and told in its words', async () => {
  const lost = await page.readSquadText(text)
  expect(page.isSetHere('tfa')).toBe(false)
  expect(lost.squad).toBe(null)
  expect(told(lost)).toContain('The squad is of the set “The Force Awakens”, whose cards cannot be had now.')
  expect(told(lost)).toContain('No squad was changed.')

  // A squad of the box asks for nothing.
  const { asked } = line
  expect(asked).toBeGreaterThan(0)
  expect((await page.readSquadText('{"faction":"rebel","pilots":[{"name":"rookiepilot"}]}')).squad).not.toBe(null)
  expect(line.asked).toBe(asked)

  line.down = false
  const found = await page.readSquadText(text)
  expect(found.squad).toMatchObject({ set: 'tfa', faction: 'resistance' })
  const said = told(found)
  expect(said).toContain('Poe DameronWired')
  expect(said).toContain('The pilot “elloasty” (T-70 X-wing) is not in this game; left out.')
  expect(said).toContain('“r2d2” is of the set “Core set”, and a squad is of one set alone; left out.')
  expect(said).toContain('“lukeskywalker” is of the set “Core set”')

  for (const { set, id, ...squad } of page.READY_SQUADS.filter(one => one.set === 'tfa')) {
    const reading = await page.readSquadFile(new Blob([page.writeXws({ ...squad, set: set!, name: id })]))
    expect(reading.problems).toEqual([])
    expect(told(reading)).not.toMatch(/\b(?:pilot|upgrade|faction)\.[a-z]/)
  }
})
