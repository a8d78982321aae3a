/** The rulebook on the screen is the file, word for word, with links; searching finds what is meant first. */
import { describe, expect, it } from 'vitest'
import { readParams } from '../../src/ui/params.ts'
import { citations } from '../../src/ui/rules/ids.ts'
import { findRule, parseBook, piecesOf, plainOf } from '../../src/ui/rules/parse.ts'
import { MOST_HITS, marked, search } from '../../src/ui/rules/search.ts'
import { linesOf, readRulebook } from '../tools/rulebook.ts'

const text = linesOf('docs/rulebook.md').join('\n')
const book = parseBook(text)

/** The name of a rule in a made-up book; as a whole it would be taken for a citation here. */
const id = (family: string, number: number) => `${family}-${number}`
const made = parseBook(`# Title

What it is, see ${id('GEN', 1)}.

## 0. Words

Said first.

## 1. First

### Sub

**${id('GEN', 1)}** A *soft* and **strong** word, \`[straight 1]\`, ${id('GEN', 2)} and none-3.
- Point one.
- Point (${id('DICE', 2)}/3).

**${id('GEN', 2)}** <b>No</b> markup.

## 2. Cards

- **Card**: text of a card.
- **Other**: “quoted” – dashed.

**${id('EX-GEN', 1)}** Example (${id('GEN', 1)}).
- Step (${id('GEN', 1)}).
`)

describe('the rulebook as the game shows it', () => {
  it('holds every rule of the file, word for word', () => {
    expect([...book.rules.keys()]).toEqual(readRulebook().rules.map(rule => rule.id))
    for (const rule of readRulebook().rules) {
      const words = rule.text.replace(/\*|`/g, '').replace(/\n- /g, ' ')
      expect(book.rules.get(rule.id)?.plain).toBe(words)
    }
  })

  it('leaves no sign of the text in the words', () => {
    const lines = book.sections.flatMap(section =>
      section.parts.flatMap(part => {
        if (part.kind === 'rule') return [part.rule.lead, ...part.rule.points]
        return part.kind === 'list' ? part.items.map(item => item.words) : [part.words]
      }),
    )
    expect(lines.length).toBeGreaterThan(400)
    expect([...lines, ...book.intro].map(plainOf).filter(line => /[*`#]|^- /.test(line))).toEqual([])
  })

  it('leads from every citation to a rule', () => {
    const lost = [...book.rules.values()].flatMap(rule =>
      [rule.lead, ...rule.points].flat().filter(piece => piece.kind === 'rule' && !findRule(book, piece.id)),
    )
    expect(lost).toEqual([])
  })

  it('links the examples from the rules they illustrate', () => {
    expect(book.rules.get('COMBAT-6.3')?.examples).toContain('D-6')
    // The example names a span of rules: those between its ends too.
    expect(book.rules.get('ACTION-BR-3')?.examples).toEqual(['EX-BR-1'])
    expect(book.rules.get('ACTION-BR-6')?.examples).toEqual([])
    expect(made.rules.get(id('GEN', 1))?.examples).toEqual([id('EX-GEN', 1)])
  })

  it('reads bold, italics, code and citations, and takes everything else as it stands', () => {
    const rule = made.rules.get(id('GEN', 1))!
    expect(rule.lead.map(piece => `${piece.kind}:${piece.text}`)).toEqual([
      'text:A ',
      'emphasis:soft',
      'text: and ',
      'strong:strong',
      'text: word, ',
      'code:[straight 1]',
      'text:, ',
      `rule:${id('GEN', 2)}`,
      'text: and none-3.',
    ])
    expect(rule.points).toHaveLength(2)
    expect(made.rules.get(id('GEN', 2))!.lead).toEqual([{ kind: 'text', text: '<b>No</b> markup.' }])
    expect(
      piecesOf('2 * 3 * 4 ** 5')
        .map(piece => piece.text)
        .join(''),
    ).toBe('2 * 3 * 4 ** 5')
    expect(citations(`${id('DICE', 2)}/3`)[0]?.ids).toEqual([id('DICE', 2), id('DICE', 3)])
  })

  it('keeps the order of parts, with what stands before the first section apart', () => {
    expect(made.intro.map(plainOf)).toEqual([`What it is, see ${id('GEN', 1)}.`])
    expect(made.sections.map(section => section.title)).toEqual(['Words', 'First', 'Cards'])
    expect(made.sections[1]!.parts.map(part => part.kind)).toEqual(['heading', 'rule', 'rule'])
    expect(made.sections[2]!.parts.map(part => part.kind)).toEqual(['list', 'rule'])
  })

  it('finds a rule by its id, and the first of a group', () => {
    expect(findRule(book, 'COMBAT-3.4')?.id).toBe('COMBAT-3.4')
    expect(findRule(book, 'MISSION-2')?.id).toBe('MISSION-2-SETUP-1')
    expect(findRule(book, 'COMBAT')?.id).toBe('COMBAT-0.1')
    expect(findRule(book, 'NOPE')).toBeNull()
    expect(findRule(book, '')).toBeNull()
  })
})

describe('searching the rulebook', () => {
  const labels = (query: string) => search(book, query).hits.map(hit => hit.label)

  it('finds by the beginning of an id first, in small letters and with spaces too', () => {
    expect(labels('combat-3.4')[0]).toBe('COMBAT-3.4')
    expect(labels('combat 3.4')[0]).toBe('COMBAT-3.4')
    expect(labels('PLAN-6')[0]).toBe('PLAN-6')
    expect(labels('setup').slice(0, 2)).toEqual(['SETUP-1', 'SETUP-2'])
  })

  it('finds what holds all the words, in any order', () => {
    expect(labels('token focus spend')).toEqual(labels('spend focus token'))
    expect(labels('spend focus token')).toContain('COMBAT-3.4')
    expect(labels('spend focus asteroid token')).not.toContain('COMBAT-3.4')
  })

  it('puts a card before the rules that speak of it', () => {
    for (const name of ['Determination', 'luke sky', 'night beast', 'r2-d2', 'direct hit'])
      expect(search(book, name).hits[0]?.label).toBe('Cards and measures')
  })

  it('finds cards, whatever quotation marks and dashes are typed', () => {
    expect(search(book, 'marksmanship').hits.some(hit => hit.words.startsWith('Marksmanship'))).toBe(true)
    expect(search(made, '"QUOTED" -').hits.map(hit => hit.words)).toEqual(['Other: “quoted” – dashed.'])
  })

  it('finds headings, after a rule of that number and before those that speak of it', () => {
    expect(search(book, 'Stress').hits.slice(0, 2)).toMatchObject([{ label: 'STRESS-1' }, { label: 'STRESS-2' }])
    const found = search(book, 'modify attack dice').hits[0]
    expect(found).toMatchObject({ section: 10, label: 'Combat phase', words: 'Step 3 – Modify attack dice' })
    const section = search(book, 'moving through and').hits[0]
    expect(section).toMatchObject({ section: 16, label: '16', words: 'Moving through and overlapping ships' })
  })

  it('marks what was looked for, and begins shortly before it', () => {
    const hits = (text: string, query: string) => marked(text, query).flatMap(piece => (piece.hit ? [piece.text] : []))
    expect(hits('A Focus token: focus.', 'focus token')).toEqual(['Focus', 'token', 'focus'])
    expect(hits('overlapped', 'over overlap')).toEqual(['overlap'])
    expect(marked('nothing here', 'x')).toEqual([{ text: 'nothing here', hit: false }])
    const long = `${'word '.repeat(60)}needle end`
    const found = marked(long, 'needle')
    expect(found[0]).toEqual({ text: '… ', hit: false })
    expect(found.map(piece => piece.text).join('')).toMatch(/^… (word )+needle end$/)
    expect(found.map(piece => piece.text).join('').length).toBeLessThan(90)
  })

  it('finds nothing for nothing, and says how much it does not show', () => {
    expect(search(book, '  ')).toEqual({ hits: [], all: 0 })
    expect(search(book, 'xyzzy')).toEqual({ hits: [], all: 0 })
    const common = search(book, 'the')
    expect(common.hits).toHaveLength(MOST_HITS)
    expect(common.all).toBeGreaterThan(MOST_HITS)
  })
})

describe('a rule in the address', () => {
  const read = (rule: string) => readParams(`?${new URLSearchParams({ rule })}`, ['greedy'], () => [])

  it.each([
    ['COMBAT-3.4', 'COMBAT-3.4'],
    ['action-br-5', 'ACTION-BR-5'],
    ['mission-1-goal-rebel', 'MISSION-1-GOAL-REBEL'],
    ['mission-2', 'MISSION-2'],
  ])('%s is understood', (given, rule) => {
    expect(read(given)).toMatchObject({ params: { rule }, ignored: [] })
  })

  it.each(['', '<b>', '-1', '3.4', 'A--1', 'constructor()', 'A'.repeat(33)])('“%s” is left out with a note', given => {
    const { params, ignored } = read(given)
    expect(params.rule).toBeNull()
    expect(ignored.map(one => one.name)).toEqual(['rule'])
  })
})
