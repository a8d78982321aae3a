/** The rulebook's headings in the language of the page; its rules stay as they are. */
import { has, t } from '../../locale/index.ts'
import { type Book, plainOf } from './parse.ts'

/** The key of a heading: 'Step 1 – Declare target' → 'title.step-1-declare-target'. */
export const titleKey = (heading: string): string =>
  `title.${heading
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}`

/** A heading of the book, without its number, in the language of the page; in English, or where it has no words of its own, as printed. */
export const titleOf = (heading: string): string => {
  const key = titleKey(heading)
  return has(key) ? t(key) : heading
}

/** The book with all of its headings in the language of the page. */
export const withTitles = (book: Book): Book => ({
  ...book,
  sections: book.sections.map(section => ({
    ...section,
    title: titleOf(section.title),
    parts: section.parts.map(part =>
      part.kind === 'heading' ? { ...part, words: [{ kind: 'text', text: titleOf(plainOf(part.words)) }] } : part,
    ),
  })),
})
