/** Which key was pressed, on German, Polish and Russian keyboards too. */
import { describe, expect, it } from 'vitest'
import { keyOf } from '../../src/ui/commands/press.ts'

describe('a key', () => {
  it.each([
    ['p', 'KeyP', 'p'],
    ['P', 'KeyP', 'P'],
    // A German keyboard has y and z the other way round, and letters of its own.
    ['y', 'KeyZ', 'y'],
    ['ö', 'Semicolon', 'ö'],
    ['ü', 'BracketLeft', 'ü'],
    // A Polish one has more letters on its own with AltGr.
    ['ą', 'KeyA', 'ą'],
    ['Enter', 'Enter', 'Enter'],
    ['?', 'Digit7', '?'],
  ])('%s (%s) is what it says', (key, code, meant) => {
    expect(keyOf({ key, code })).toBe(meant)
  })

  it.each([
    ['з', 'KeyP', 'p'],
    ['З', 'KeyP', 'P'],
    ['х', 'BracketLeft', '['],
    ['ъ', 'BracketRight', ']'],
    ['б', 'Comma', ','],
    ['ю', 'Period', '.'],
    ['ж', 'Semicolon', 'ж'],
  ])('%s (%s) of a Russian keyboard is the key at its place: %s', (key, code, meant) => {
    expect(keyOf({ key, code })).toBe(meant)
  })
})
