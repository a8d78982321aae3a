/** What has come of each language, and what has yet to come for the parts of the page that are there. */
import { texts as first } from './en/en.ts'
import type { fetchTexts, Language, Part, Texts } from './languages.ts'

type Fetch = typeof fetchTexts
type Piece = Part | 'menu'

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

async function ask(language: Language, book: Book, piece: Piece): Promise<void> {
  try {
    Object.assign(book.texts, await book.fetch(language, piece))
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
