/** Makes pages of the text of docs/rulebook.md. Pure: text in, plain data out; it knows the few signs that the text uses and no HTML. */
import { citations, citedIds, inGroup, isExample } from './ids.ts'

/** A piece of a line; `rule` is a citation that leads to its rule. */
export type Piece =
  | { readonly kind: 'text' | 'strong' | 'emphasis' | 'code'; readonly text: string }
  | { readonly kind: 'rule'; readonly text: string; readonly id: string }
export type Line = readonly Piece[]

/** One numbered rule, or one example. */
export type Rule = {
  readonly id: string
  readonly section: number
  readonly lead: Line
  readonly points: readonly Line[]
  /** All its words without signs, to be searched. */
  readonly plain: string
  /** The examples that name it, in printed order. */
  readonly examples: readonly string[]
}

/** A line of a list without a number of its own, such as a card. */
export type Item = { readonly anchor: string; readonly words: Line; readonly plain: string }

export type Part =
  | { readonly kind: 'heading' | 'text'; readonly anchor: string; readonly words: Line }
  | { readonly kind: 'list'; readonly anchor: string; readonly items: readonly Item[] }
  | { readonly kind: 'rule'; readonly anchor: string; readonly rule: Rule }

export type Section = { readonly number: number; readonly title: string; readonly parts: readonly Part[] }
export type Book = {
  /** What stands before the first section. */
  readonly intro: readonly Line[]
  readonly sections: readonly Section[]
  /** In printed order. */
  readonly rules: ReadonlyMap<string, Rule>
}

const SIGNS = /\*\*(\S.*?)\*\*|\*(\S.*?)\*|`(.+?)`/g

/** The pieces of a line: bold, italics, code, and links where rules are cited. */
export function piecesOf(text: string): Line {
  const pieces: Piece[] = []
  const plain = (words: string) => {
    let from = 0
    for (const { index, text: cited, ids } of citations(words)) {
      if (index > from) pieces.push({ kind: 'text', text: words.slice(from, index) })
      pieces.push({ kind: 'rule', text: cited, id: ids[0]! })
      from = index + cited.length
    }
    if (from < words.length) pieces.push({ kind: 'text', text: words.slice(from) })
  }
  let from = 0
  for (const match of text.matchAll(SIGNS)) {
    const [whole, strong, emphasis, code] = match
    plain(text.slice(from, match.index))
    if (strong) pieces.push({ kind: 'strong', text: strong })
    else if (emphasis) pieces.push({ kind: 'emphasis', text: emphasis })
    else pieces.push({ kind: 'code', text: code! })
    from = match.index + whole.length
  }
  plain(text.slice(from))
  return pieces
}

/** A line's words alone. */
export const plainOf = (line: Line): string => line.map(piece => piece.text).join('')

/** The blocks of lines between empty lines. */
const blocksOf = (text: string): string[][] =>
  text
    .split(/\n\s*\n/)
    .map(block => block.split('\n').filter(line => line.trim() !== ''))
    .filter(block => block.length > 0)

const HEAD = /^\*\*([A-Z0-9.-]+)\*\*\s*(.*)$/

/** The ids cited in a text, with all that lie between the two of 'X … Y' in printed order. */
function citedAmong(text: string, printed: readonly string[]): string[] {
  const cited = citations(text)
  return cited.flatMap(({ index, text: written, ids }, at) => {
    const next = cited[at + 1]
    const spans = next && text.slice(index + written.length, next.index) === ' … '
    const [from, to] = [printed.indexOf(ids[0]!), printed.indexOf(next?.ids[0] ?? '')]
    return spans && from >= 0 && to > from ? printed.slice(from, to) : ids
  })
}

/** Which examples name which rules. */
function examplesOf(blocks: readonly string[][]): Map<string, string[]> {
  const found = new Map<string, string[]>()
  const printed = blocks.flatMap(block => HEAD.exec(block[0]!)?.[1] ?? [])
  for (const block of blocks) {
    const id = HEAD.exec(block[0]!)?.[1]
    if (!id || !isExample(id)) continue
    for (const cited of new Set(citedAmong(block.join('\n'), printed))) {
      if (isExample(cited)) continue
      found.set(cited, [...(found.get(cited) ?? []), id])
    }
  }
  return found
}

/** The pages of the rulebook, from its text. A rule is a block that begins with `**ID**`; `- ` begins a point. */
export function parseBook(text: string): Book {
  const blocks = blocksOf(text)
  const examples = examplesOf(blocks)
  const intro: Line[] = []
  const sections: { number: number; title: string; parts: Part[] }[] = []
  const rules = new Map<string, Rule>()

  for (const block of blocks) {
    const first = block[0]!
    const title = /^## (\d+)\. (.+)$/.exec(first)
    if (title) {
      sections.push({ number: Number(title[1]), title: title[2]!, parts: [] })
      continue
    }
    const section = sections.at(-1)
    if (!section) {
      if (!first.startsWith('#')) intro.push(piecesOf(block.join(' ')))
      continue
    }
    const anchor = `${section.number}/${section.parts.length}`
    const head = HEAD.exec(first)
    if (first.startsWith('### ')) {
      section.parts.push({ kind: 'heading', anchor, words: [{ kind: 'text', text: first.slice(4) }] })
    } else if (head && citedIds(head[1]!)[0] === head[1]) {
      const lead = piecesOf(head[2]!)
      const points = block.slice(1).map(line => piecesOf(line.replace(/^- /, '')))
      const plain = [lead, ...points].map(plainOf).join(' ')
      const rule = {
        id: head[1]!,
        section: section.number,
        lead,
        points,
        plain,
        examples: examples.get(head[1]!) ?? [],
      }
      rules.set(rule.id, rule)
      section.parts.push({ kind: 'rule', anchor: rule.id, rule })
    } else if (first.startsWith('- ')) {
      const items = block.map((line, index) => {
        const words = piecesOf(line.replace(/^- /, ''))
        return { anchor: `${anchor}/${index}`, words, plain: plainOf(words) }
      })
      section.parts.push({ kind: 'list', anchor, items })
    } else section.parts.push({ kind: 'text', anchor, words: piecesOf(block.join(' ')) })
  }
  return { intro, sections, rules }
}

/** The rule with this id, or the first of the group that it names (a whole mission, a step of the attack); null: there is none. */
export function findRule(book: Book, id: string): Rule | null {
  const exact = book.rules.get(id)
  if (exact) return exact
  for (const rule of book.rules.values()) if (inGroup(rule.id, id)) return rule
  return null
}
