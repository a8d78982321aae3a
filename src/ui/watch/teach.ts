/** What is said beside a headline to say why: one plain sentence for every kind of caption. */
import { has, type Line } from '../../locale/index.ts'

const STEM = 'ui.watching.teach.'

/** The key of the sentence for a caption: for the colour of a dial, for the caption, or for the family it is of; null where none is. */
export function teachKey({ key, params }: Line): string | null {
  const words = key.replace(/^caption\./, '').split('.')
  if (params?.['difficulty'] !== undefined) words.push(String(params['difficulty']))
  for (; words.length > 0; words.pop()) {
    const found = STEM + words.join('.')
    if (has(found)) return found
  }
  return null
}

/** Milliseconds that a sentence takes to be read, headline and finding it included. */
export const readingTime = (sentence: string): number => 900 + 40 * sentence.length
