/** What players call a thing finds the rule that says it, in every language, the definition first. */
import { describe, expect, it } from 'vitest'
import { LANGUAGES, type Language } from '../../src/locale/index.ts'
import { wordsFor } from '../../src/locale/sought.ts'
import { parseBook } from '../../src/ui/rules/parse.ts'
import { search } from '../../src/ui/rules/search.ts'
import { RULES_OF, SUBJECTS, subjectsOf } from '../../src/ui/rules/subjects.ts'
import { linesOf } from '../tools/rulebook.ts'

const book = parseBook(linesOf('docs/rulebook.md').join('\n'))
const first = (query: string, language: Language): string | undefined => {
  const meant = subjectsOf(query, language).flatMap(subject => RULES_OF[subject])
  return search(book, query, [...new Set(meant)]).hits[0]?.label
}

describe('looking up by the words of players', () => {
  it.each([
    ['en', 'bump', 'OVERLAP-1'],
    ['en', 'Bumping', 'OVERLAP-1'],
    ['en', 'k-turn', 'KTURN-1'],
    ['en', 'K turn', 'KTURN-1'],
    ['en', 'kturn', 'KTURN-1'],
    ['en', 'fly off the table', 'FLEE-1'],
    ['en', 'off the mat', 'FLEE-1'],
    ['en', 'asteroid damage', 'OBST-8'],
    ['en', 'evade token', 'ACTION-EV-1'],
    ['en', 'crit', 'DAMAGE-3'],
    ['en', 'who shoots first', 'ACT-1'],
    ['en', 'range 1 bonus', 'COMBAT-2.3'],
    ['en', 'segnor', 'TFA-SLOOP-1'],
    ['en', 'tallon roll', 'TFA-TALLON-1'],
    ['pl', 'dopalacz', 'TFA-BOOST-1'],
    ['ru', 'петля Сегнора', 'TFA-SLOOP-1'],
    ['de', 'Zusammenstoß', 'OVERLAP-1'],
    ['de', 'rammen', 'OVERLAP-1'],
    ['de', 'vom Tisch', 'FLEE-1'],
    ['de', 'bump', 'OVERLAP-1'],
    ['de', 'Kehrtwende', 'KTURN-1'],
    ['de', 'Krit', 'DAMAGE-3'],
    ['sv', 'krocka', 'OVERLAP-1'],
    ['sv', 'mållås', 'ACTION-TL-1'],
    ['pl', 'zderzenie', 'OVERLAP-1'],
    ['pl', 'żeton uniku', 'ACTION-EV-1'],
    ['pl', 'zeton uniku', 'ACTION-EV-1'],
    ['ru', 'столкновение', 'OVERLAP-1'],
    ['ru', 'за край', 'FLEE-1'],
    ['ru', 'крит', 'DAMAGE-3'],
  ] as const)('%s: %s gives %s', (language, query, id) => {
    expect(first(query, language)).toBe(id)
  })

  it('holds for every word of every language, and every rule of a subject is there', () => {
    for (const subject of SUBJECTS) {
      expect(RULES_OF[subject].filter(id => !book.rules.has(id))).toEqual([])
      for (const language of LANGUAGES)
        for (const word of wordsFor(subject, language)) {
          expect(subjectsOf(word, language)[0], `${language}: ${word}`).toBe(subject)
          expect(first(word, language), `${language}: ${word}`).toBe(RULES_OF[subject][0])
        }
    }
  })

  it('leaves what is looked up by number, by a card or by words of the book as it was', () => {
    for (const query of ['COMBAT-3.4', 'determination', 'wholly inside', 'x', ''])
      expect(subjectsOf(query, 'en'), query).toEqual([])
  })
})
