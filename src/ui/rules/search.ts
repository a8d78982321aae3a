/** Finds rules, cards and headings by words or by id. Pure. */
import { type Book, plainOf } from './parse.ts'

/** A place in the book that was found: its section, the anchor there, what names it (an id, or the section's title or number), its words. */
export type Hit = {
  readonly section: number
  readonly anchor: string
  readonly label: string
  readonly words: string
}

/** A piece of a text that was found; `hit`: it is what was looked for. */
export type Marked = { readonly text: string; readonly hit: boolean }

/** Characters kept before the first hit in a text, where it begins far in. */
const LEAD = 40

/** More are not shown. */
export const MOST_HITS = 60

/** Curly and straight quotation marks, and the kinds of dashes, are the same to one who searches. */
const folded = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[“”„"]/g, '"')
    .replace(/[’‘']/g, "'")
    .replace(/[–—]/g, '-')

const wordsOf = (query: string): string[] =>
  folded(query)
    .split(/\s+/)
    .filter(word => word !== '')

type Entry = Hit & { readonly id: string; readonly heading?: boolean }

/** Everything that can be found, in printed order. */
function entries(book: Book): Entry[] {
  return book.sections.flatMap((section): Entry[] => {
    const title: Entry = {
      section: section.number,
      anchor: String(section.number),
      id: '',
      label: String(section.number),
      words: section.title,
      heading: true,
    }
    const parts = section.parts.flatMap((part): Entry[] => {
      const place = { section: section.number, anchor: part.anchor }
      if (part.kind === 'rule')
        return [{ ...place, id: folded(part.rule.id), label: part.rule.id, words: part.rule.plain }]
      if (part.kind === 'list')
        return part.items.map(item => ({
          ...place,
          anchor: item.anchor,
          id: '',
          label: section.title,
          words: item.plain,
        }))
      if (part.kind === 'heading')
        return [{ ...place, id: '', label: section.title, words: plainOf(part.words), heading: true }]
      return []
    })
    return [title, ...parts]
  })
}

/**
 * First the rules of the subjects that the query means in a player's own words, the definition before all (`meant`); then
 * the rules and cards that hold all words of the query: first those whose id or name begins with it, then those whose id holds it
 * and headings that begin with it, then those whose text does; printed order within each, `MOST_HITS` at most, and how many there are in all. Nothing for an empty query.
 */
export function search(
  book: Book,
  query: string,
  meant: readonly string[] = [],
): {
  readonly hits: readonly Hit[]
  readonly all: number
} {
  const words = wordsOf(query)
  if (words.length === 0) return { hits: [], all: 0 }
  const whole = words.join('-')
  const rank = (entry: Entry): number | null => {
    const place = meant.indexOf(entry.anchor)
    if (place >= 0) return place - meant.length
    const name = entry.id === '' ? folded(entry.words).replace(/^[^\p{L}\p{N}]+/u, '') : ''
    if (entry.id.startsWith(whole)) return 0
    if (name.startsWith(words.join(' '))) return entry.heading ? 1 : 0
    if (entry.id.includes(whole)) return 1
    const text = `${entry.id} ${folded(entry.label)} ${folded(entry.words)}`
    return words.every(word => text.includes(word)) ? 2 : null
  }
  const ranked = entries(book).flatMap((entry, order) => {
    const found = rank(entry)
    return found === null ? [] : [{ entry, found, order }]
  })
  ranked.sort((a, b) => a.found - b.found || a.order - b.order)
  const hits = ranked.slice(0, MOST_HITS).map(({ entry: { section, anchor, label, words: text } }): Hit => {
    return { section, anchor, label, words: text }
  })
  return { hits, all: ranked.length }
}

/** A text with the words of the query marked, from shortly before the first of them on. */
export function marked(text: string, query: string): Marked[] {
  const plain = folded(text)
  const spans = wordsOf(query)
    .flatMap(word => {
      const starts: number[] = []
      for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + word.length)) starts.push(at)
      return starts.map(start => ({ start, end: start + word.length }))
    })
    .sort((a, b) => a.start - b.start || b.end - a.end)
  const first = spans[0]?.start ?? 0
  const skipped = first > 2 * LEAD ? text.indexOf(' ', first - LEAD) + 1 : 0
  const pieces: Marked[] = skipped > 0 ? [{ text: '… ', hit: false }] : []
  let from = skipped
  for (const { start, end } of spans) {
    if (start < from) continue
    if (start > from) pieces.push({ text: text.slice(from, start), hit: false })
    pieces.push({ text: text.slice(start, end), hit: true })
    from = end
  }
  if (from < text.length) pieces.push({ text: text.slice(from), hit: false })
  return pieces
}
