/** What is said beside a headline to say why: one plain sentence for every kind of caption. */
import { has, type Key, type Line, t } from '../../locale/index.ts'
import type { Timeline } from '../../playback/timeline.ts'
import { cardText } from '../parts/card-text.ts'

const STEM = 'ui.watching.teach.'

/** The key of the sentence for a caption: for the colour of a dial, for the caption, or for the family it is of; null where none is. */
export function teachKey({ key, params }: Line): Key | null {
  const words = key.replace(/^caption\./, '').split('.')
  if (params?.['difficulty'] !== undefined) words.push(String(params['difficulty']))
  for (; words.length > 0; words.pop()) {
    const found = STEM + words.join('.')
    if (has(found)) return found
  }
  return null
}

/** Captions that name a card which is at work: there the card itself says why. */
const CARDS: readonly string[] = ['cardTriggered', 'effectBegan', 'diceModified.pilot', 'diceModified.card']

/** What every round is like: told of one round alone. */
const ROUNDS = `${STEM}roundStarted`

/** The first round that begins in a film shown from `from` seconds on; null: none has yet. */
export const firstRound = ({ beats }: Pick<Timeline, 'beats'>, from: number): number | null =>
  beats.find(({ type, start }) => type === 'roundStarted' && start >= from)?.round ?? null

/** The sentence for a caption of a film whose first round is `first`, and what tells it from others; null where there is none. */
export function teachOf(
  caption: Line,
  first: number | null = null,
): { readonly key: string; readonly sentence: string } | null {
  const key = teachKey(caption)
  if (!key || (key === ROUNDS && caption.params?.['round'] !== first)) return null
  const card = caption.params?.['card']
  const told = typeof card === 'string' && CARDS.some(one => key === STEM + one) ? cardText(card) : null
  return told ? { key: `${key}/${card}`, sentence: told } : { key, sentence: t(key) }
}
