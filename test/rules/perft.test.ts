/** The number of legal sequences of commands from known positions, depth by depth. */
import { describe, expect, it } from 'vitest'
import { POSITIONS, perft } from '../support/perft.ts'

/**
 * Counted once with these rules; a change here is a change of what may be played. To count anew: `npx vitest run
 * test/rules/perft.test.ts`, and the counts found stand beside those below in its message.
 */
const TABLE: readonly (readonly [string, readonly number[]])[] = [
  // 5 depths of the shuttle, 9 places × 8 headings of the X-wing, the same of either TIE fighter.
  ['setup', [5, 360, 51840]],
  // 15 + 16 dials; the three dials in three orders, 3 · 15 · 16 · 16; then four answers for the shuttle.
  ['planning', [31, 736, 11520, 46080]],
  ['activation', [4, 8, 78, 424, 2180]],
  // Pass or two targets; the pass leaves two ships to choose from, each attack 20 ways for three dice to fall.
  ['combat', [3, 42, 254, 2180, 12288]],
  // 2 ships at 2 edges in 9 places × 8 headings; then the other one anywhere but in that place.
  ['two edges to start from', [288, 288 * 136]],
  // 98 places; then 8 slow manoeuvres for the disabled ship or 16 for the first TIE fighter; then 8 · 16 + 16 · (8 + 16).
  ['the sixth asteroid', [98, 98 * 24, 98 * 512]],
  // 14 places in the band of Range 3, 8 in that of Range 2 for each of them, 9 · 8 for the X-wing.
  ['two satellites', [14, 14 * 8, 14 * 8 * 72]],
  // Four faces; after three of them the second die, after a CRIT one of 14 cards.
  ['over two asteroids', [4, 3 * 4 + 14, 377, 6724]],
  // Pass, shoot or scan.
  ['scan or shoot', [3, 72, 1532]],
  // Pass or Marksmanship, but no focus and no lock; ten ways for three dice to fall after either.
  ['marksmanship against dark curse', [2, 20, 76, 423, 4490]],
  // Beside these two: the focus token, and a reroll of 0-2 focus results with 0-1 hits, but not of none.
  ['marksmanship, focus and a lock', [3 + 5, 68, 378, 2342]],
  // Two green dice; then the focus token, the card, both or neither, wherever there is a focus result to turn.
  ['luke defends', [6, 102, 1690]],
  // Take the shield or not; act or not; take the focus or not.
  ['what green manoeuvres give', [2, 4, 8, 60, 1712]],
  // Straight and both banks at speeds 1 and 2.
  ['a stressed, disabled ship', [6, 38, 522, 5440]],
  // Nobody, or 9 places × 8 headings at either edge; then 8 slow manoeuvres for Luke or 16 for the newcomer; then both, in two
  // orders. Where nobody came, Luke flies and may focus.
  ['reinforcements from two edges', [1 + 144, 8 + 144 * (8 + 16), 8 * 2 + 144 * 2 * 8 * 16]],
]

describe('perft', () => {
  it('every position is counted', () => {
    expect(TABLE.map(([name]) => name)).toEqual(Object.keys(POSITIONS))
  })

  it.each(TABLE)('[ROUND-1] %s: legal command sequences by depth', { timeout: 60_000 }, (name, counts) => {
    const { rules, state } = POSITIONS[name]!()
    const before = rules.hash(state)
    expect(counts.map((_count, n) => perft(rules, state, n + 1))).toEqual(counts)
    expect(rules.hash(state)).toBe(before)
  })
})
