/** What was called otherwise once: in files of format 1, and in builds of that time. */
import type { Side } from '../rules/index.ts'

const SIDES: Readonly<Record<string, Side>> = { rebel: 'first', imperial: 'second' }

/** The side that a word stood for before sides had ids of their own; null: for none. */
export const formerSide = (word: unknown): Side | null =>
  typeof word === 'string' && Object.hasOwn(SIDES, word) ? SIDES[word]! : null

/** The word that stood for a side then. */
export const formerWord = (side: Side): string => Object.keys(SIDES).find(word => SIDES[word] === side)!

/** What stood under the names of both sides, or of one of them, under their ids now. */
export const underSides = <T>(of: Readonly<Record<string, T>>): Partial<Record<Side, T>> =>
  Object.fromEntries(
    Object.entries(of).flatMap(([word, one]) => {
      const side = formerSide(word)
      return side ? [[side, one]] : []
    }),
  )
