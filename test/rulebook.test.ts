import { describe, expect, it } from 'vitest'
import { EXEMPT } from './tools/physical-rules.ts'
import { citedIds, FAMILIES, inGroup, linesOf, readRulebook, sourceFiles } from './tools/rulebook.ts'

const book = readRulebook()
const ids = new Set(book.rules.map(rule => rule.id))

/** The file that a citation is looked for in may name a whole group of rules, such as one mission. */
function isKnown(id: string): boolean {
  return ids.has(id) || book.rules.some(rule => inGroup(rule.id, id))
}

describe('docs/rulebook.md', () => {
  it('numbers its sections from 0 to 21 without a hole, each with a title', () => {
    expect(book.sections.map(section => section.number)).toEqual(Array.from({ length: 22 }, (_, index) => index))
    expect(book.sections.map(section => section.title)).toContain('Moving through and overlapping ships')
  })

  it('gives every rule a number of its own', () => {
    const seen = book.rules.map(rule => rule.id)
    expect(seen.filter((id, index) => seen.indexOf(id) !== index)).toEqual([])
    expect(seen.length).toBe(312)
  })

  it('gives every rule a text in its own line, and a section', () => {
    const broken = book.rules.filter(rule => !/^[^\n]{8}/.test(rule.text) || rule.section < 1)
    expect(broken.map(rule => rule.id)).toEqual([])
  })

  it('starts a rule after an empty line only, so that rules do not run into each other', () => {
    const broken = book.rules.filter(rule => book.lines[rule.line - 2] !== '')
    expect(broken.map(rule => rule.id)).toEqual([])
  })

  it('has rules in every family, and every rule is in a family that citations can find', () => {
    expect(FAMILIES.filter(family => !book.rules.some(rule => inGroup(rule.id, family)))).toEqual([])
    expect(book.rules.filter(rule => citedIds(rule.id)[0] !== rule.id).map(rule => rule.id)).toEqual([])
  })

  it('cites only rules that exist', () => {
    const unknown = book.lines.flatMap((line, index) =>
      citedIds(line)
        .filter(id => !isKnown(id))
        .map(id => `line ${index + 1}: ${id}`),
    )
    expect(unknown).toEqual([])
  })

  it('speaks in its own words: no source marks, no other editions, no foreign spelling', () => {
    const marks = /Src:|AMBIG|\bREF\b|seed|TFA|GAUNT|\b(?:DE|SV|RU|PL|GA)\b|OCR|[Rr]ecommend|\bA-\d\d\b|\b[12]E\b/
    const words = /[Ss]oftware|[Ee]dition|Physical\)|Edge: |\.json|[Mm]aneuver|[Dd]efense|\b[Cc]olor|k-turn/
    const found = book.lines.filter(line => marks.test(line) || words.test(line))
    expect(found).toEqual([])
  })

  it('says that it is unofficial fan work', () => {
    expect(book.lines.slice(0, 4).join('\n')).toContain('unofficial fan work')
  })
})

describe('citations', () => {
  it('find ids in prose, split shorthand, and leave other words alone', () => {
    const [first, second] = ['ACTION-BR-5', 'COMBAT-3.2']
    expect(citedIds(`see ${first}, ${second}.`)).toEqual([first, second])
    expect(citedIds('DAMAGE-2/3')).toEqual(['DAMAGE-2', 'DAMAGE-3'])
    expect(citedIds('ID-TOKEN END-OF-PHASE X-WING-1 3D-2')).toEqual([])
  })

  it('in code and tests name rules that exist', () => {
    const files = ['src', 'ai', 'models', 'test'].flatMap(sourceFiles)
    const unknown = files.flatMap(path =>
      linesOf(path).flatMap((line, index) =>
        citedIds(line)
          .filter(id => !isKnown(id))
          .map(id => `${path}:${index + 1}: ${id}`),
      ),
    )
    expect(files.length).toBeGreaterThan(10)
    expect(unknown).toEqual([])
  })

  it('are exempted only for rules that exist', () => {
    expect(Object.keys(EXEMPT).filter(id => !ids.has(id))).toEqual([])
  })
})
