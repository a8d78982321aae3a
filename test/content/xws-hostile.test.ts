/** Squad files that mean harm: too large, too deep, poisoned names, endless mistakes. None throws, and none gets through. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanText, readXws, SQUAD_MOST, XWS_MOST } from '../../src/content/index.ts'
import { t } from '../../src/locale/index.ts'
import '../support/all-english.ts'

const keys = (text: string): string[] => readXws(text).problems.map(({ key }) => key.replace(/^xws\./, ''))
const read = (file: unknown) => readXws(JSON.stringify(file))
const told = (file: unknown): string[] => keys(JSON.stringify(file))
const rookie = { name: 'rookiepilot', ship: 'xwing' }
const good = { faction: 'rebel', pilots: [rookie] }

describe('a hostile squad file', () => {
  it('of 10 MB is refused before it is parsed', () => {
    const text = `${JSON.stringify(good)}${' '.repeat(10 * 1024 * 1024)}`
    expect(readXws(text)).toMatchObject({
      squad: null,
      problems: [{ key: 'xws.too-big', params: XWS_MOST, rules: [] }],
    })
  })

  it('is measured in bytes, up to the last one', () => {
    const filled = (sign: string, bytes: number) => {
      const rest = XWS_MOST.bytes - JSON.stringify({ ...good, description: '' }).length
      return JSON.stringify({ ...good, description: sign.repeat(Math.floor(rest / bytes)) })
    }
    for (const [sign, bytes] of [
      ['a', 1],
      ['é', 2],
      ['漢', 3],
      ['😀', 4],
    ] as const) {
      expect(keys(filled(sign, bytes)), sign).toEqual([])
      expect(keys(filled(sign, bytes).replace('"description":"', `"description":"${sign.repeat(2)}`)), sign).toEqual([
        'too-big',
      ])
    }
  })

  it.each([16, 17, 10_000])('of %i levels is read or refused without being followed down', levels => {
    const nested = `{"faction":"rebel","pilots":[${JSON.stringify(rookie)}],"x":${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}}`
    expect(keys(nested)).toEqual(levels <= XWS_MOST.depth ? [] : ['too-deep'])
    expect(keys('{"a":'.repeat(levels))).toEqual([levels <= XWS_MOST.depth ? 'ends-early' : 'too-deep'])
  })

  it('may hold brackets and quotation marks in its texts', () => {
    expect(told({ ...good, name: '[[[[[[[[[[[[[[[[[[{{{{{ \\" [[[[[[[[[[[[' })).toEqual([])
  })

  it.each([
    ['', 'not-json'],
    ['{', 'ends-early'],
    ['{"pilots":[NaN]}', 'wrong-sign'],
    ['{"faction":"rebel",}', 'wrong-sign'],
    ["{'faction':'rebel'}", 'wrong-sign'],
    ['<xml/>', 'not-json'],
    ['null', 'not-squad'],
    ['true', 'not-squad'],
    ['1e999', 'not-squad'],
    ['"lukeskywalker"', 'not-squad'],
    ['[]', 'not-squad'],
    ['[[[]]]', 'not-squad'],
    ['{"container":[5]}', 'not-squad'],
  ])('%s is no squad', (text, key) => {
    expect(keys(text)).toEqual([key])
    expect(readXws(text).squad).toBe(null)
  })

  it.each([
    [{}, ['no-pilots', 'nothing']],
    [{ faction: 5, name: [], pilots: 'all' }, ['not-text', 'not-list', 'not-text', 'nothing']],
    [{ faction: 'rebel', pilots: {} }, ['not-list', 'nothing']],
    [{ faction: 'rebel', pilots: [] }, ['nothing']],
    [{ faction: 'rebel', pilots: [null, 5, 'x', [], true] }, [...Array(5).fill('not-object'), 'nothing']],
    [{ faction: 'rebel', pilots: [{}, { name: 5 }] }, ['no-pilot', 'not-text', 'no-pilot', 'nothing']],
    [{ ...good, pilots: [{ ...rookie, ship: 7 }] }, ['not-text']],
    [{ ...good, pilots: [{ ...rookie, upgrades: 'r2d2' }] }, ['not-object']],
    [{ ...good, pilots: [{ ...rookie, upgrades: ['r2d2'] }] }, ['not-object']],
    [
      { ...good, pilots: [{ ...rookie, upgrades: { amd: 'r2d2', torpedo: [5, {}, null] } }] },
      ['not-list', ...Array(3).fill('not-text')],
    ],
    [{ ...good, faction: { toString: 'rebel' } }, ['not-text']],
    [{ ...good, name: 12, obstacles: 'coreasteroid1' }, ['not-text', 'not-list']],
    [{ ...good, obstacles: [1, ['coreasteroid1']] }, ['not-text', 'not-text']],
    [{ ...good, points: 1e308, version: {}, vendor: 'x', description: 9 }, []],
  ])('with wrong types is told one by one: %j', (file, problems) => {
    expect(told(file)).toEqual(problems)
  })

  it('with names that every object has is harmless', () => {
    const text = `{"__proto__":{"polluted":1,"pilots":[]},"constructor":{"prototype":{"polluted":1}},"faction":"constructor",
      "pilots":[{"name":"rookiepilot","ship":"xwing","__proto__":{"ship":"tiefighter"},
        "upgrades":{"__proto__":["r2d2"],"constructor":["toString"],"amd":["__proto__","hasOwnProperty"]}},
        {"name":"__proto__","ship":"constructor"},{"__proto__":{"name":"lukeskywalker"}}],
      "obstacles":["__proto__"]}`
    expect(readXws(text).squad).toEqual({
      name: '',
      faction: 'rebel',
      limit: 100,
      entries: [{ pilot: 'rookiepilot', upgrades: [] }],
    })
    expect(keys(text)).toEqual([
      ...Array(4).fill('unknown-upgrade'),
      'unknown-pilot-of',
      'no-pilot',
      'unknown-obstacle',
      'unknown-faction',
    ])
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
    // What only the prototype of a file says is nobody's.
    expect(told(JSON.parse('{"__proto__":{"faction":"rebel","pilots":[]}}'))).toEqual(['no-pilots', 'nothing'])
  })

  it('with more than 20 ships is not read; with heaps of upgrades only to a measure', () => {
    expect(told({ ...good, pilots: Array(20).fill(rookie) })).toEqual([])
    expect(read({ ...good, pilots: Array(21).fill(rookie) }).squad).toBe(null)
    expect(told({ ...good, pilots: Array(21).fill(rookie) })).toEqual(['too-many-pilots'])
    const heaped = read({ ...good, pilots: [{ ...rookie, upgrades: { amd: Array(500).fill('r2d2') } }] })
    expect(heaped.squad?.entries[0]?.upgrades).toHaveLength(SQUAD_MOST.upgrades)
    expect(heaped.problems.map(problem => t(problem))).toEqual([
      '488 upgrades too many at pilots[0].upgrades; left out.',
    ])
  })

  it('full of mistakes is told in a list that ends', () => {
    const { squad, problems } = read({ ...good, pilots: [{ ...rookie, upgrades: { mod: Array(3000).fill('x') } }] })
    expect(squad).not.toBe(null)
    expect(problems).toHaveLength(41)
    expect(t(problems.at(-1)!)).toBe('And 2960 more.')
  })

  it('cannot speak through the words of the game', () => {
    const what = '$t(ui.close) {{where}} <img src=x onerror=alert(1)> %s'
    const { problems } = read({ ...good, pilots: [rookie, { name: what }] })
    expect(t(problems[0]!)).toBe('The pilot “$t(ui.close) {{where}} <img src=x onerro” is not in this game; left out.')
  })

  it('gives a name that is one plain line', () => {
    const name = (text: string) => read({ ...good, name: text }).squad?.name
    expect(name('  Red\t\n Five\u0000\u0007 ')).toBe('Red Five')
    expect(name('abc\u202Egnp.exe\u202C\u2066x\u2069')).toBe('abcgnp.exex')
    expect(name('\u200b\u200d\ufeff\u2060\u00ad\u034f\u3164\u2800')).toBe('')
    expect(name('a\ud800b\udc00')).toBe('ab')
    expect(name(`Z${'\u0301'.repeat(50)}algo`)).toBe('Z\u0301\u0301\u0301algo'.normalize('NFC'))
    expect([...name('😀'.repeat(500))!]).toHaveLength(SQUAD_MOST.name)
    expect(name('<script>alert(1)</script>')).toBe('<script>alert(1)</script>')
  })

  it('never throws, whatever it is, and never gives what is not a squad', () => {
    const anything = fc.oneof(
      fc.string(),
      fc.json({ maxDepth: 6 }),
      fc
        .jsonValue()
        .map(value => JSON.stringify({ faction: 'rebel', pilots: [rookie, value], obstacles: value, name: value })),
      fc
        .jsonValue()
        .map(value => JSON.stringify({ pilots: [{ ...rookie, upgrades: value, ship: value }], faction: value })),
    )
    fc.assert(
      fc.property(anything, text => {
        const { squad, problems } = readXws(text)
        expect(squad !== null || problems.length > 0).toBe(true)
        if (squad) expect(squad.entries.length).toBeGreaterThan(0)
        for (const problem of problems) expect(t(problem)).not.toMatch(/[\p{Cc}\p{Cs}\p{Cf}]/u)
      }),
      { seed: 7, numRuns: 200 },
    )
  })
})

describe('text made clean', () => {
  it('is short, trimmed, without anything unseen, and stays as it is when cleaned again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), fc.integer({ min: 1, max: 60 }), (text, most) => {
        const clean = cleanText(text, most)
        expect([...clean].length).toBeLessThanOrEqual(most)
        expect(clean).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]|^\s|\s$/u)
        expect(cleanText(clean, most)).toBe(clean)
      }),
      { seed: 3, numRuns: 200 },
    )
  })
})
