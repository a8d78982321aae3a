/** The folders of languages as they are on the disk, whether the game lists them or not. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Files, type Later, type Texts, together } from '../../src/locale/languages.ts'
import { titleKey } from '../../src/ui/rules/titles.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const LOCALE = join(ROOT, 'src/locale')

/** Every folder but English. */
export const OTHERS: readonly string[] = readdirSync(LOCALE).filter(
  name => name !== 'en' && statSync(join(LOCALE, name)).isDirectory(),
)

/** The files of a language, by name. */
export const filesOf = (language: string): readonly string[] => readdirSync(join(LOCALE, language)).sort()

/** A file of the source as it stands there. */
export const sourceOf = (path: string): string => readFileSync(join(ROOT, 'src', path), 'utf8')

/** Every script of the source. */
export const sources = (): readonly string[] =>
  readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
    .filter(path => /\.tsx?$/.test(path))
    .map(sourceOf)

/** The texts of a language: what comes with the menu, and what with each part of the page. */
export const piecesOf = async (language: string): Promise<Readonly<Record<string, Texts>>> => {
  const path = pathToFileURL(join(LOCALE, language, `${language}.ts`)).href
  const { later, ...files } = (await import(/* @vite-ignore */ path)) as Files & { readonly later: Later }
  const parts = Object.entries(later).map(async ([part, load]) => [part, together(await load())] as const)
  return { menu: together(files), ...Object.fromEntries(await Promise.all(parts)) }
}

/** All texts of a language. */
export const textsOf = async (language: string): Promise<Texts> =>
  Object.assign({}, ...Object.values(await piecesOf(language)))

/** The texts of one file of a language; none where it has no such file. */
export const textsOfFile = async (language: string, file: string): Promise<Texts> => {
  if (!filesOf(language).includes(`${file}.ts`)) return {}
  return together((await import(/* @vite-ignore */ pathToFileURL(join(LOCALE, language, `${file}.ts`)).href)) as Files)
}

/** Sets that come late with words of their own. */
export const SETS: readonly string[] = [...sourceOf('ui/sets.ts').matchAll(/locale\/en\/(\w+)\.ts'/g)].map(
  ([, set]) => set!,
)

/** All English: what is there from the start, what parts of the page bring along, and what sets do. `without`: files left out. */
export const allEnglish = async (without: readonly string[] = []): Promise<Texts> => {
  const folder = join(LOCALE, 'en')
  const named = filesOf('en').filter(name => !without.includes(name.replace('.ts', '')))
  const files = named.map(name => import(/* @vite-ignore */ pathToFileURL(join(folder, name)).href))
  return Object.assign({}, ...(await Promise.all(files)).flatMap(one => Object.values(one as Record<string, Texts>)))
}

/** The headings of the rulebook without their numbers, by the key of their translation; the first is the book's own. */
export const headings = (): Texts => {
  const text = readFileSync(join(ROOT, 'docs/rulebook.md'), 'utf8')
  const found = [...text.matchAll(/^##+ (?:\d+\. )?(.+)$/gm)].map(match => match[1]!)
  return Object.fromEntries(found.map(heading => [titleKey(heading), heading]))
}

const PLURAL = /^(.+)_(zero|one|two|few|many|other)$/

/** What a language must say: the keys of English with the plural forms of the language, and the rulebook's headings; each with the English for it. */
export function wanted(english: Texts, language: string): Texts {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories
  const keys = Object.entries(english).flatMap(([key, text]): [string, string][] => {
    const [, stem, form] = PLURAL.exec(key) ?? []
    if (!stem) return [[key, text]]
    return form === 'other' ? forms.map(one => [`${stem}_${one}`, english[`${stem}_${one}`] ?? text]) : []
  })
  return { ...Object.fromEntries(keys), ...headings() }
}

/** The names in double braces, sorted. */
export const holes = (text: string): readonly string[] =>
  [...new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map(match => match[1]!))].sort()
