/** Squads pasted as text: curled quotation marks, faults where they are, other editions and pilots of other games. */
import { describe, expect, it } from 'vitest'
import { readXws, writeXws } from '../../src/content/index.ts'
import { jsonFault } from '../../src/content/json-fault.ts'
import { t } from '../../src/locale/index.ts'
import '../support/all-english.ts'

const squad = {
  name: 'Two of “them”',
  faction: 'rebel',
  limit: 100,
  entries: [
    { pilot: 'lukeskywalker', upgrades: ['r2d2'] },
    { pilot: 'rookiepilot', upgrades: [] },
  ],
} as const
const text = writeXws(squad).trim()
const line = JSON.stringify(JSON.parse(text))
/** The marks of a text in turn, as a word processor sets them. */
const curled = (open: string, close: string) => {
  let n = 0
  return line.replace(/"/g, () => {
    n += 1
    return n % 2 === 1 ? open : close
  })
}

describe('a squad that is pasted', () => {
  it.each([
    ['in a code fence', `\`\`\`json\n${text}\n\`\`\``],
    ['in a fence of tildes', `~~~\n${text}\n~~~\n`],
    ['in a fence among other words', `My [old] list, cheers {:\n\`\`\`\n${text}\n\`\`\`\nfly well } ]`],
    ['in single backticks', `\`${line}\``],
    ['in a sentence', `Here it is: ${line} – have fun!`],
    ['as a quotation', text.replace(/^/gm, '> ')],
    ['as a quotation of a fence', `\`\`\`json\n${text}\n\`\`\``.replace(/^/gm, '>> ')],
    ['indented by no-break spaces', text.replace(/ /g, '\u00a0')],
    ['with blanks of every kind', line.replace(/([:,{}[\]])/g, '$1\u2003\u200b\u3000\u2028\ufeff')],
    ['with curly marks', curled('“', '”')],
    ['with German marks', curled('„', '“')],
    ['with the same mark at both ends', curled('”', '”')],
    ['with guillemets', curled('«', '»')],
    ['with Windows line ends and a byte order mark', `\ufeff${text.replace(/\n/g, '\r\n')}`],
    ['in a fence, curled and indented by no-break spaces', `\`\`\`\n\u00a0\u00a0${curled('“', '”')}\u00a0\n\`\`\``],
  ])('%s is read as if it had been typed', (_, pasted) => {
    expect(readXws(pasted)).toEqual({ squad, problems: [], edition: 'first', version: '1.0.0' })
  })

  it('keeps what its names hold, also where its marks were curled', () => {
    const name = (pasted: string) => readXws(pasted).squad?.name
    expect(name(`{“name”: “The \\”Few\\””, “pilots”: [{“name”: “rookiepilot”}]}`)).toBe('The "Few"')
    expect(name(`{“name”: “So “they” say”, “pilots”: [{“name”: “rookiepilot”}]}`)).toBe('So “they” say')
    // What is JSON already is not touched.
    expect(name(`{"name": "a\u00a0>“b”: ~~~", "pilots": [{"name": "rookiepilot"}]}`)).toBe('a >“b”: ~~~')
  })

  it.each([
    ["{'faction': 'rebel'}", "in line 1, at place 2, there should be no “'”"],
    ['{"faction": "rebel",}', 'in line 1, at place 21, there should be no “}”'],
    ['{\n  "faction": "rebel"\n  "pilots": []\n}', 'in line 3, at place 3, there should be no “"”'],
    ['{"faction": rebel}', 'in line 1, at place 13, there should be no “r”'],
    ['{"points": 012}', 'in line 1, at place 13, there should be no “1”'],
    ['{"a": "\\q"}', 'in line 1, at place 8, there should be no “\\”'],
    ['{"a": "x\ny"}', 'in line 1, at place 9, there should be no “U+000A”'],
    ['{"a": 1} and {"b": 2}', 'in line 1, at place 10, there should be no “a”'],
    ['[1 2]', 'in line 1, at place 4, there should be no “2”'],
    ['{“a”: 😀}', 'in line 1, at place 7, there should be no “😀”'],
    ['```\n{"faction": "rebel", "pilots": [\n```', 'it ends in line 3 before everything in it is closed'],
    ['{"faction": "reb', 'it ends in line 1 before everything in it is closed'],
  ])('and is no JSON is told with the sign that is wrong: %s', (pasted, told) => {
    const { problems, squad: none } = readXws(pasted)
    expect(none).toBe(null)
    expect(problems.map(problem => t(problem))).toEqual([expect.stringContaining(told)])
  })

  it('has a fault exactly where the parser of the browser refuses it', () => {
    const refused = (pasted: string): boolean => {
      try {
        JSON.parse(pasted)
        return false
      } catch {
        return true
      }
    }
    // Every text with one sign left out, doubled or changed.
    for (let at = 0; at < line.length; at += 1)
      for (const sign of ['', line[at]! + line[at]!, '}', '"', '0', '\\', ' '])
        for (const broken of [line.slice(0, at) + sign + line.slice(at + 1)])
          expect(jsonFault(broken) !== null, broken).toBe(refused(broken))
    for (const value of [
      '-0.5e+7',
      '01',
      '1.',
      '.5',
      '+1',
      '"\\u12G4"',
      '"\u007f"',
      '"\u2028"',
      '"\t"',
      'nul',
      '[]',
      '{}',
      '[,]',
      '{,}',
      ' ',
    ])
      expect(jsonFault(value) !== null, value).toBe(refused(value))
  })
})

describe('a squad file says for which edition it is', () => {
  const pilots = [{ name: 'rookiepilot' }]
  it.each([
    [{ version: '0.3.0', pilots }, 'first', '0.3.0'],
    [{ version: '2.0.0', pilots }, 'second', '2.0.0'],
    [{ version: '2.5.0', pilots: [{ id: 'lukeskywalker' }] }, 'second', '2.5.0'],
    [{ version: '<b>2</b>', pilots }, 'first', null],
    [{ pilots: [{ id: 'lukeskywalker' }] }, 'second', null],
    [{ version: 2, pilots }, 'first', null],
    [{ pilots: [] }, null, null],
  ])('%j', (file, edition, version) => {
    expect(readXws(JSON.stringify(file))).toMatchObject({ edition, version })
  })
})

describe('a pilot that is not in this game', () => {
  it('is named with its ship, in the words of the game where it knows the ship', () => {
    const pilots = [
      { id: 'wedgeantilles', ship: 't65xwing' },
      { name: 'talonbanecobra', ship: 'kihraxzfighter' },
      { name: 'nobody', ship: 5 },
      { name: 'nobody' },
    ]
    const told = () => readXws(JSON.stringify({ faction: 'rebel', pilots })).problems.map(problem => t(problem))
    expect(told().slice(0, 4)).toEqual([
      'The pilot “wedgeantilles” (X-wing) is not in this game; left out.',
      'The pilot “talonbanecobra” (kihraxzfighter) is not in this game; left out.',
      'The pilot “nobody” is not in this game; left out.',
      'The pilot “nobody” is not in this game; left out.',
    ])
  })
})
