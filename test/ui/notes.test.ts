/** How long a note lies over a battle. */
import { expect, it } from 'vitest'
import { noteTime } from '../../src/ui/parts/notes.tsx'

it('a note stays until it can have been read, and no longer than that needs', () => {
  const one = 'x'.repeat(110)
  expect(noteTime('short')).toBe(5000)
  expect(noteTime(one)).toBeGreaterThan(5000)
  expect(noteTime(one)).toBeLessThan(7000)
  expect(noteTime(one.repeat(9))).toBe(12_000)
})
