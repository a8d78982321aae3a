/** The languages the game speaks. English is always there; every other one is fetched when it is chosen, part by part. */

import { fetched } from './again.ts'

/** All texts of a language: key → sentence. */
export type Texts = Readonly<Record<string, string>>

/** A language as it is fetched: the texts of each of its files, under names of their own. */
export type Files = Readonly<Record<string, Texts>>

/**
 * The parts of the page that bring what they say along (`brings`), each called as its file of a language. Everything else is there with the menu.
 */
export type Part =
  | 'battles'
  | 'board'
  | 'briefings'
  | 'calls'
  | 'campaign'
  | 'clips'
  | 'daily'
  | 'demos'
  | 'director'
  | 'forecast'
  | 'form'
  | 'graphics'
  | 'heat'
  | 'keys'
  | 'lessons'
  | 'mirror'
  | 'overlays'
  | 'reasons'
  | 'replays'
  | 'squads'
  | 'stage'
  | 'titles'
  | 'together'
  | 'tour'
  | 'watching'

/** Sets that come late, each called as its file of a language: what its own cards and missions are called. */
export type SetPart = 'tfa' | 'edition2'

/** How a language fetches what the parts say, and the sets that come late. */
export type Later = Readonly<Record<Part | SetPart, () => Promise<Files>>>

/** A language as it comes: the texts of the menu, file by file, and how to get the rest. */
type Whole = { readonly later: Later; readonly [file: string]: Texts | Later }

type Other = { readonly name: string; readonly load: () => Promise<Whole> }

/** One line for each language, with the name it gives itself. README.md says when it may stand here. */
const OTHERS = {
  de: { name: 'Deutsch', load: () => import('./de/de.ts') },
  pl: { name: 'Polski', load: () => import('./pl/pl.ts') },
  sv: { name: 'Svenska', load: () => import('./sv/sv.ts') },
  ru: { name: 'Русский', load: () => import('./ru/ru.ts') },
} as const satisfies Readonly<Record<string, Other>>

/** A language by its code (ISO 639-1). */
export type Language = 'en' | keyof typeof OTHERS

const others: Readonly<Record<string, Other>> = OTHERS

/** Every language, English first. */
export const LANGUAGES: readonly Language[] = ['en', ...(Object.keys(OTHERS) as (keyof typeof OTHERS)[])]

/** What a language calls itself. */
export const languageName = (language: Language): string => others[language]?.name ?? 'English'

/** All texts of a language, out of its files. */
export const together = (files: Files): Texts => Object.assign({}, ...Object.values(files))

/** The languages that have come. */
const come = new Map<Language, Whole>()

/** Fetches what the menu says in a language, or what a part of the page or a set does; nothing for English, which is there. Rejects if it cannot be had. */
export const fetchTexts = async (language: Language, part: Part | SetPart | 'menu'): Promise<Texts> => {
  const other = others[language]
  if (!other) return {}
  const whole = come.get(language) ?? (await fetched(other.load))
  come.set(language, whole)
  const { later, ...files } = whole
  return together(part === 'menu' ? (files as Files) : await fetched(later[part]))
}

/** The language of a person who would like these, best first (`de-AT`, `de`, …); English if there is none of them. */
export const fitting = (wanted: readonly string[]): Language => {
  for (const tag of wanted) {
    const code = tag.toLowerCase().split('-')[0]
    const found = LANGUAGES.find(one => one === code)
    if (found) return found
  }
  return 'en'
}
