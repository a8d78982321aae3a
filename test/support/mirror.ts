/** The table in a looking-glass: x becomes −x, left becomes right, east becomes west. */
import type { Command, GameState } from '../../src/rules/index.ts'

const SWAP: Readonly<Record<string, string>> = { left: 'right', right: 'left', east: 'west', west: 'east' }
const mirroredText = (text: string): string =>
  SWAP[text] ?? text.replace(/-(left|right)\b/, (_match, side: string) => `-${SWAP[side]}`)

/** Float noise of 360 − heading goes; what settled poses are rounded to (1e-4) stays. */
const grid = (value: number): number => Math.round(value * 1e6) / 1e6 + 0

/** Plain data in the looking-glass; lists of words may be put in alphabetical order. */
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

/** Where two pieces of plain data differ, by path; numbers may be 0.0015 apart, as much as rounding can do in a few moves. */
export function differences(a: unknown, b: unknown, path = ''): string[] {
  if (typeof a === 'number' && typeof b === 'number') return Math.abs(a - b) <= 0.0015 ? [] : [`${path}: ${a} ≠ ${b}`]
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null)
    return a === b ? [] : [`${path}: ${a} ≠ ${b}`]
  const keys = [...new Set([...Object.keys(a), ...Object.keys(b)])]
  return keys.flatMap(key =>
    differences((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key], `${path}/${key}`),
  )
}
