/**
 * JSON as it looks after a chat, a forum or a word processor had it: in a code fence or a sentence, quoted, with curly quotation
 * marks, with blanks that are none to JSON.
 */

/** Blanks that JSON does not know, and signs that are drawn as nothing. */
const BLANK = /[\s\u0085\u180e\u200b-\u200f\u2028-\u202f\u2060-\u2069\ufeff\u2800\u3164]/u
/** What stands for a quotation mark, straight ones among it. */
const MARK = /["\u201c-\u201f\u00ab\u00bb\u2033\u2036\uff02]/u
/** What may stand behind a text that has ended. */
const AFTER = /[,:}\]]/

const isLine = (sign: string): boolean => sign === '\n' || sign === '\r'

/** A code fence with a bracket behind it, and any fence. */
const OPENING = /(?:`{3,}|~{3,})[^\n{["`~]*[\s>]*(?=[{[])/u
const FENCE = /`{3,}|~{3,}/u

/** Where the JSON lies: in the first code fence that holds a bracket, else from the first bracket to the last. */
function stretch(text: string): readonly [from: number, to: number] {
  const opening = OPENING.exec(text)
  const from = opening ? opening.index + opening[0].length : text.search(/[{[]/)
  if (from < 0) return [0, text.length]
  const closing = opening ? text.slice(from).search(FENCE) : -1
  const end = closing < 0 ? text.length : from + closing
  const last = Math.max(text.lastIndexOf('}', end - 1), text.lastIndexOf(']', end - 1))
  // Where nothing is closed, what is there is told as it is.
  return [from, last < from ? end : last + 1]
}

/** The place of the first sign at or behind `at` that is no blank. */
function nextSign(text: string, at: number): number {
  let i = at
  while (i < text.length && BLANK.test(text[i]!)) i += 1
  return i
}

/**
 * The same text with plain blanks and straight quotation marks wherever JSON wants them, and nothing around it. Every sign keeps its
 * place. A text that is opened by a curly mark ends at the first mark with a comma, a colon or a bracket behind it.
 */
export function asTyped(text: string): string {
  const [from, to] = stretch(text)
  const out: string[] = []
  let opened: string | null = null
  let freshLine = true
  for (let i = 0; i < text.length; i += 1) {
    const sign = text[i]!
    if (i < from || i >= to) {
      out.push(isLine(sign) ? sign : ' ')
      freshLine = isLine(sign) || (freshLine && (BLANK.test(sign) || sign === '>'))
    } else if (opened === null) {
      const blank: boolean = BLANK.test(sign) || (sign === '>' && freshLine)
      if (MARK.test(sign)) opened = sign
      out.push(opened ? '"' : isLine(sign) ? sign : blank ? ' ' : sign)
      freshLine = isLine(sign) || (freshLine && blank)
    } else if (sign === '\\') {
      const next = text[i + 1] ?? ''
      out.push(sign, MARK.test(next) ? '"' : next)
      i += 1
    } else if (opened === '"' ? sign === '"' : MARK.test(sign) && AFTER.test(text[nextSign(text, i + 1)] ?? '}')) {
      out.push('"')
      opened = null
    } else out.push(sign === '"' ? '\u201d' : sign)
  }
  return out.join('')
}
