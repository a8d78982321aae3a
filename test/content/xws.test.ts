/** Squad files of any builder are read into squads, told in words where they fail, and written so that they come back. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  catalog,
  inSlotOrder,
  type NamedSquad,
  OBSTACLES,
  readXws,
  SQUAD_MOST,
  writeXws,
} from '../../src/content/index.ts'
import { has, t } from '../../src/locale/index.ts'
import { squadProblems } from '../../src/rules/index.ts'
import { FIRST_EDITION } from './xws-files.ts'
import { SECOND_EDITION } from './xws-files-2.ts'
import '../support/all-english.ts'

const XWS_FILES = [...FIRST_EDITION, ...SECOND_EDITION]

const read = (file: unknown) => readXws(JSON.stringify(file))
const keys = (problems: readonly { readonly key: string }[]): string[] =>
  problems.map(({ key }) => key.replace(/^xws\./, ''))
const luke = { name: 'lukeskywalker', ship: 'xwing' }

describe('a squad file', () => {
  it.each(XWS_FILES)('is read: $what', ({ file, faction, entries, problems }) => {
    const reading = read(file)
    expect(keys(reading.problems)).toEqual(problems)
    expect(reading.squad?.entries ?? []).toEqual(entries)
    expect(reading.squad?.faction ?? null).toBe(faction)
  })

  it('is told in words, with no hole left', () => {
    for (const { file } of XWS_FILES) {
      for (const problem of read(file).problems) {
        expect(has(problem.key), problem.key).toBe(true)
        expect(t(problem)).not.toMatch(/\{\{|undefined/)
      }
    }
  })

  it('brings its name, its obstacles, and 100 points or no limit (SQUAD-2)', () => {
    const obstacles = ['coreasteroid5', 'coreasteroid0']
    expect(read({ name: 'Red', faction: 'rebel', pilots: [luke], obstacles }).squad).toEqual({
      name: 'Red',
      faction: 'rebel',
      limit: 100,
      entries: [{ pilot: 'lukeskywalker', upgrades: [] }],
      obstacles,
    })
    expect(read({ faction: 'rebel', pilots: [luke, luke, luke, luke] }).squad?.limit).toBe(null)
  })

  it('that is illegal is a draft all the same, and every rule it breaks is named', () => {
    const { squad, problems } = read({
      faction: 'rebel',
      pilots: [
        { ...luke, upgrades: { amd: ['r2d2', 'r2f2'] } },
        luke,
        { name: 'rookiepilot', ship: 'xwing', upgrades: { ept: ['marksmanship'], amd: ['r2d2'] } },
        { name: 'academypilot', ship: 'tiefighter' },
      ],
    })
    expect(problems).toEqual([])
    const rules = squadProblems(catalog, squad!.faction, squad!.entries, 100).flatMap(refusal => refusal.rules)
    expect(new Set(rules)).toEqual(new Set(['UPG-1', 'UPG-2', 'UNIQUE-1', 'GEN-2', 'SETUP-1', 'SQUAD-2', 'SQUAD-4']))
  })

  it('may begin with a byte order mark', () => {
    expect(readXws(`\ufeff${JSON.stringify({ faction: 'rebel', pilots: [luke] })}`).problems).toEqual([])
  })
})

describe('a squad written and read', () => {
  const { pilots, upgrades, chassis } = catalog
  const entry = fc.record({
    pilot: fc.constantFrom(...Object.keys(pilots)),
    upgrades: fc
      .array(fc.constantFrom(...Object.keys(upgrades)), { maxLength: SQUAD_MOST.upgrades })
      .map(ids => inSlotOrder(catalog, ids)),
  })
  const squad: fc.Arbitrary<NamedSquad> = fc
    .record({
      name: fc.constantFrom('', 'Red', 'Two of “them”', '$t(ui.close) {{x}}', '<b>é 漢字 \\ "', '😀'.repeat(60)),
      faction: fc.constantFrom('rebel', 'imperial'),
      entries: fc.array(entry, { minLength: 1, maxLength: SQUAD_MOST.ships }),
      obstacles: fc.subarray([...OBSTACLES]),
    })
    .map(({ obstacles, ...rest }) => ({ ...rest, limit: 100, ...(obstacles.length > 0 ? { obstacles } : {}) }))

  it('is the same, but for the limit, which the format does not know', () => {
    fc.assert(
      fc.property(squad, one => {
        const reading = readXws(writeXws(one))
        expect(reading.problems).toEqual([])
        expect({ ...reading.squad, limit: 100 }).toEqual(one)
      }),
      { seed: 20_12, numRuns: 200 },
    )
  })

  it('is first-edition XWS without vendor data', () => {
    const text = writeXws({
      name: 'Red Five',
      faction: 'rebel',
      limit: 31,
      entries: [{ pilot: 'lukeskywalker', upgrades: ['marksmanship', 'protontorpedoes', 'r2d2'] }],
    })
    expect(JSON.parse(text)).toEqual({
      name: 'Red Five',
      faction: 'rebel',
      points: 39,
      version: '1.0.0',
      pilots: [
        {
          name: 'lukeskywalker',
          ship: 'xwing',
          points: 39,
          upgrades: { ept: ['marksmanship'], torpedo: ['protontorpedoes'], amd: ['r2d2'] },
        },
      ],
    })
  })

  it('leaves out cards that nobody knows', () => {
    const text = writeXws({
      name: '',
      faction: 'rebel',
      limit: 100,
      entries: [
        { pilot: '__proto__', upgrades: [] },
        { pilot: 'rookiepilot', upgrades: ['toString', 'r2f2'] },
      ],
    })
    expect(readXws(text).squad?.entries).toEqual([{ pilot: 'rookiepilot', upgrades: ['r2f2'] }])
  })

  it('names every ship that builders fly', () => {
    const flown = new Set(Object.values(pilots).map(pilot => pilot.chassis))
    expect([...flown].every(id => chassis[id]?.dial)).toBe(true)
  })
})
