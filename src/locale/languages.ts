/** The languages the game speaks. English is always there; every other one is a file of its own, fetched when it is chosen. */

import { fetched } from './again.ts'

/** All texts of a language: key → sentence. */
export type Texts = Readonly<Record<string, string>>

/** A language as it is fetched: the texts of each of its files, under names of their own. */
export type Files = Readonly<Record<string, Texts>>

type Other = { readonly name: string; readonly load: () => Promise<Files> }

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

/** Fetches the texts of a language; null for English, which is there. Rejects if they cannot be had. */
export const fetchTexts = async (language: Language): Promise<Texts | null> => {
  const other = others[language]
  return other ? together(await fetched(other.load)) : null
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
