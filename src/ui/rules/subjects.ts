/** What people look up, by their own words, and the rules that say it: the definition first. Pure. */
import { LANGUAGES, type Language } from '../../locale/languages.ts'
import { SOUGHT, type Subject, wordsFor } from '../../locale/sought.ts'

/** The rules of each subject, the definition first; none of its rules is found above them. */
export const RULES_OF: Readonly<Record<Subject, readonly string[]>> = {
  bump: ['OVERLAP-1', 'OVERLAP-2', 'OVERLAP-4', 'OVERLAP-5', 'OVERLAP-7', 'OVERLAP-6'],
  'k-turn': ['KTURN-1', 'MAN-6', 'OVERLAP-6'],
  fleeing: ['FLEE-1', 'FLEE-2'],
  asteroid: ['OBST-8', 'OBST-6', 'OBST-7', 'OBST-9', 'OBST-10'],
  obstruction: ['OBST-11', 'OBST-12', 'OBST-13'],
  evade: ['ACTION-EV-1', 'COMBAT-5.4', 'COMBAT-6.2', 'END-1'],
  focus: ['ACTION-FO-1', 'COMBAT-3.4', 'COMBAT-5.3', 'END-1'],
  lock: ['ACTION-TL-1', 'ACTION-TL-2', 'COMBAT-3.3', 'ACTION-TL-7'],
  'barrel-roll': ['ACTION-BR-1', 'ACTION-BR-2', 'ACTION-BR-3', 'ACTION-BR-5'],
  boost: ['TFA-BOOST-1', 'TFA-BOOST-2'],
  segnor: ['TFA-SLOOP-1', 'TFA-OVERLAP-1'],
  tallon: ['TFA-TALLON-1', 'TFA-TALLON-2', 'TFA-OVERLAP-2'],
  crit: ['DAMAGE-3', 'CRIT-1', 'COMBAT-7.1', 'COMBAT-6.3', 'CRIT-2', 'CRIT-3'],
  stress: ['STRESS-1', 'STRESS-2', 'STRESS-3', 'ACT-5'],
  range: ['RANGE-2', 'RANGE-1', 'RANGE-3', 'RANGE-5'],
  bonus: ['COMBAT-2.3', 'COMBAT-4.3', 'SECW-4'],
  arc: ['ARC-1', 'ARC-2', 'COMBAT-1.2'],
  order: ['ACT-1', 'COMBAT-0.1', 'INIT-1', 'INIT-2', 'ACT-9'],
  death: ['DESTROY-1', 'SIM-1', 'SIM-2', 'DESTROY-3'],
  shields: ['DAMAGE-3', 'DESTROY-1', 'DAMAGE-2', 'SETUP-8'],
}

/** All subjects, those first that are looked up most. */
export const SUBJECTS = Object.keys(SOUGHT) as readonly Subject[]

/** Letters and digits alone, so that 'K-turn', 'k turn' and 'Kturn' are one. */
const bare = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')

/** Shorter than that, a word must be whole to be meant. */
const BEGUN = 3

/** How well a subject's words in a language meet a query: 2 one of them is it, 1 one of them begins with it, 0 neither. */
function met(subject: Subject, language: Language, query: string): number {
  const asked = bare(query)
  if (asked === '') return 0
  const words = wordsFor(subject, language).map(bare)
  if (words.includes(asked)) return 2
  return asked.length >= BEGUN && words.some(word => word.startsWith(asked)) ? 1 : 0
}

/** The subjects that a query means, best first: in any language, that which is spoken first. */
export function subjectsOf(query: string, spoken: Language): readonly Subject[] {
  const languages = [spoken, ...LANGUAGES.filter(language => language !== spoken)]
  const best = SUBJECTS.map((subject, order) => {
    const found = languages.map((language, at) => ({ how: met(subject, language, query), at }))
    const { how, at } = found.reduce((a, b) => (b.how > a.how ? b : a))
    return { subject, how, at, order }
  })
  return best
    .filter(({ how }) => how > 0)
    .sort((a, b) => b.how - a.how || a.at - b.at || a.order - b.order)
    .map(({ subject }) => subject)
}
