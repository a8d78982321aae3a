/** No language lacks a sentence, a plural, a heading or a gap to fill, and none has one too many. */
import { describe, expect, it } from 'vitest'
import { texts as start } from '../../src/locale/en/en.ts'
import { LANGUAGES } from '../../src/locale/index.ts'
import type { Texts } from '../../src/locale/languages.ts'
import {
  allEnglish,
  filesOf,
  headings,
  holes,
  OTHERS,
  piecesOf,
  SETS,
  sourceOf,
  sources,
  textsOf,
  textsOfFile,
  wanted,
} from './languages.ts'
import { maySayAsEnglish } from './same.ts'

const english = await allEnglish()

describe('the languages', () => {
  it('that are listed all have a folder, and every folder is listed', () => {
    expect([...LANGUAGES].sort()).toEqual(['en', ...OTHERS].sort())
  })

  it('translate every heading of the rulebook', () => {
    expect(Object.keys(headings()).length).toBeGreaterThan(40)
    expect(headings()).toMatchObject({
      'title.general': 'General',
      'title.step-1-declare-target': 'Step 1 – Declare target',
    })
  })
})

describe('English', () => {
  it('is there from the start, or comes with the part of the page that says it', () => {
    const start = filesOf('en').map(name => sourceOf(`locale/en/${name}`))
    const late = sources().flatMap(text =>
      [...text.matchAll(/brings\('(\w+)'/g)].filter(([, part]) => text.includes(`locale/en/${part}.ts'`)),
    )
    const lost = filesOf('en').filter(
      name =>
        name !== 'en.ts' &&
        !start.some(text => text.includes(`from './${name}'`)) &&
        !late.some(([, part]) => name === `${part}.ts`) &&
        !SETS.includes(name.replace('.ts', '')),
    )
    expect(lost).toEqual([])
  })

  it('has both forms of every plural, and no other', () => {
    const odd = Object.keys(wanted(english, 'en')).filter(key => !key.startsWith('title.') && !(key in english))
    expect(odd).toEqual([])
    expect(Object.keys(english).filter(key => /_(zero|two|few|many)$/.test(key))).toEqual([])
  })
})

describe.each(OTHERS)('%s', language => {
  it('has the files of English, and the headings of the rulebook', () => {
    const expected = filesOf('en').map(name => (name === 'en.ts' ? `${language}.ts` : name))
    expect(filesOf(language)).toEqual([...expected, 'titles.ts'].sort())
  })

  it('says everything, and nothing that is not asked for', async () => {
    const [texts, all] = [await textsOf(language), wanted(english, language)]
    expect({
      missing: Object.keys(all).filter(key => !(key in texts)),
      left: Object.keys(texts).filter(key => !(key in all)),
    }).toEqual({ missing: [], left: [] })
  })

  it('says it with the part that says it in English', async () => {
    const { menu, ...parts } = await piecesOf(language)
    const wrong = async (english: Texts, texts: Texts | undefined) =>
      Object.keys(wanted(english, language)).filter(key => !key.startsWith('title.') && !(key in (texts ?? {})))
    expect(await wrong(start, menu)).toEqual([])
    for (const [part, texts] of Object.entries(parts))
      expect([part, await wrong(await textsOfFile('en', part), texts)]).toEqual([part, []])
  })

  it('is filled in with what English is filled in with', async () => {
    const [texts, all] = [await textsOf(language), wanted(english, language)]
    const wrong = Object.entries(texts).filter(([key, text]) => {
      // A form may do without its number, and so may English: `all` has one of its forms.
      const needed = (from: string) => holes(from).filter(name => name !== 'count' || !/_\w+$/.test(key))
      return String(needed(text)) !== String(needed(all[key] ?? text))
    })
    expect(wrong.map(([key, text]) => `${key}: ${text}`)).toEqual([])
  })

  it('has whole sentences: no brace too many, no blank at an end, no straight quotation mark', async () => {
    const texts = await textsOf(language)
    const wrong = Object.entries(texts).filter(([, text]) => {
      const rest = text.replace(/\{\{\w+\}\}/g, 'x')
      return text.trim() === '' || text.trim() !== text || /[{}"]| {2}/.test(rest)
    })
    expect(wrong.map(([key, text]) => `${key}: ${text}`)).toEqual([])
  })

  it('says nothing in English but what may be', async () => {
    const [texts, all] = [await textsOf(language), wanted(english, language)]
    const same = Object.entries(texts).filter(([key, text]) => text === all[key] && !maySayAsEnglish(language, text))
    expect(same.map(([key, text]) => `${key}: ${text}`)).toEqual([])
  })

  it('keeps to one alphabet within a word', async () => {
    const mixed = Object.entries(await textsOf(language)).filter(([, text]) =>
      /\p{Script=Latin}\p{Script=Cyrillic}|\p{Script=Cyrillic}\p{Script=Latin}/u.test(
        text.replace(/\{\{\w+\}\}/g, ' '),
      ),
    )
    expect(mixed.map(([key, text]) => `${key}: ${text}`)).toEqual([])
  })
})
