/** The table in a looking-glass: x becomes −x, left becomes right, east becomes west. */
import type { Command, GameState } from '../../src/rules/index.ts'

const SWAP: Readonly<Record<string, string>> = { left: 'right', right: 'left', east: 'west', west: 'east' }
const mirroredText = (text: string): string =>
  SWAP[text] ?? text.replace(/-(left|right)\b/, (_match, side: string) => `-${SWAP[side]}`)

const grid = (value: number): number => Math.round(value * 1000) / 1000 + 0

/** Plain data in the looking-glass; lengths are rounded to 0.001 mm, and lists of words may be put in alphabetical order. */
function mirrored(value: unknown, flip: boolean, sort: boolean): unknown {
  if (typeof value === 'string') return flip ? mirroredText(value) : value
  if (Array.isArray(value)) {
    const list = value.map(item => mirrored(item, flip, sort))
    return sort && list.every(item => typeof item === 'string') ? list.sort() : list
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => {
      if (typeof item === 'number' && key === 'x') return [key, grid(flip ? -item : item)]
      if (typeof item === 'number' && key === 'y') return [key, grid(item)]
      if (typeof item === 'number' && key === 'heading') return [key, grid((flip ? 360 - item : item) % 360)]
      return [key, mirrored(item, flip, sort)]
    }),
  )
}

/** A command in the looking-glass. */
export const mirroredCommand = (command: Command): Command => mirrored(command, true, false) as Command

/** A state without its questions, ready to be compared with that of a mirrored game. */
export const comparable = ({ open: _open, ...state }: GameState, flip: boolean): unknown => mirrored(state, flip, true)
