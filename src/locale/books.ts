/** What has come of each language, and what has yet to come for the parts of the page that are there. */
import { texts as first } from './en/en.ts'
import { type fetchTexts, LANGUAGES, type Language, type Part, type SetPart, type Texts } from './languages.ts'

type Fetch = typeof fetchTexts
type Piece = Part | SetPart | 'menu'

type Book = {
  readonly texts: Record<string, string>
  readonly there: Set<Piece>
  /** What is on its way, so that nothing is asked for twice at a time. */
  readonly coming: Map<Piece, Promise<void>>
  fetch: Fetch
}

const none: Fetch = async () => ({})
const newBook = (texts: Texts, fetch: Fetch): Book => ({
  texts: { ...texts },
  there: new Set(),
  coming: new Map(),
  fetch,
})

const english = newBook(first, none)
const books = new Map<Language, Book>([['en', english]])
/** What is said by what is on the page. */
const wanted = new Set<Piece>(['menu'])

/** All that has come of a language. */
export const book = (language: Language): Texts => books.get(language)?.texts ?? {}

/** A part of the page is there, or about to be, and says this in English; in other languages it says what `whole` fetches. */
export function brings(part: Part, texts: Texts = {}): void {
  Object.assign(english.texts, texts)
  wanted.add(part)
}

/** The words of sets beside those that all share, by set and language. */
const sets = new Map<string, Partial<Record<Language, Texts>>>()

/** What a set says in a language in its own words; undefined: it has none for this key. */
export const wordOfSet = (set: string, language: Language, key: string): string | undefined => {
  const texts = sets.get(set)?.[language]
  return texts && Object.hasOwn(texts, key) ? texts[key] : undefined
}

/**
 * A set brings its own words, which go before those that all share: its cards may be called as another's. It brings them in every language,
 * or in English alone: then those of other languages are fetched as those of a part are (`whole`). Throws an Error that names what a language lacks that another says.
 */
export function bringsSet(
  set: string,
  words: { readonly en: Texts } & Readonly<Partial<Record<Language, Texts>>>,
): void {
  const here = LANGUAGES.filter(language => words[language])
  // What is counted has as many forms as its language wants.
  const keysOf = (language: Language) =>
    new Set(Object.keys(words[language] ?? {}).map(key => key.replace(/_(?:zero|one|two|few|many|other)$/, '')))
  const keys = new Set(here.flatMap(language => [...keysOf(language)]))
  for (const language of here)
    for (const key of keys)
      if (!keysOf(language).has(key)) throw new Error(`set ${set}: no words for “${key}” in ${language}`)
  sets.set(set, { ...words })
  if (here.length < LANGUAGES.length) wanted.add(set as SetPart)
}

async function ask(language: Language, book: Book, piece: Piece): Promise<void> {
  try {
    const texts = await book.fetch(language, piece)
    const set = sets.get(piece)
    if (set) set[language] = { ...set[language], ...texts }
    else Object.assign(book.texts, texts)
    book.there.add(piece)
  } finally {
    book.coming.delete(piece)
  }
}

/**
 * Waits until all of a language is there that the page says now, and asks for what is not. False: some of it cannot be had at present.
 * Rejects if not even what the menu says can. `fetch` is how this language is fetched from now on.
 */
export async function whole(language: Language, fetch?: Fetch): Promise<boolean> {
  const book = books.get(language) ?? newBook({}, fetch ?? none)
  books.set(language, book)
  if (fetch) book.fetch = fetch
  const tried = new Set<Piece>()
  for (;;) {
    // Another part may come while these do.
    const missing = [...wanted].filter(piece => !book.there.has(piece) && !tried.has(piece))
    if (missing.length === 0) return [...tried].every(piece => book.there.has(piece))
    const asked = missing.map(piece => {
      tried.add(piece)
      const coming = book.coming.get(piece) ?? ask(language, book, piece)
      book.coming.set(piece, coming)
      return coming
    })
    const [menu] = (await Promise.allSettled(asked)).filter((_, n) => missing[n] === 'menu')
    if (menu?.status === 'rejected') throw menu.reason
  }
}
