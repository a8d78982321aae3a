/** Outlines of asteroids and satellites, mm: what rules measure is what people see. */
import type { Vec } from '../../geometry/index.ts'
import type { ObjectKind, TokenShape } from '../../rules/index.ts'

/** An outline from its coordinates in turn, x then y, mm, anticlockwise. */
export function outline(numbers: readonly number[]): readonly Vec[] {
  return Array.from({ length: numbers.length / 2 }, (_, i) => ({ x: numbers[2 * i]!, y: numbers[2 * i + 1]! }))
}

/** What the tokens of the box are to the rules. */
export const kinds: readonly ObjectKind[] = [
  { id: 'asteroid', obstacle: true, carried: null, placing: ['OBST-14'], spacing: [] },
  {
    id: 'satellite',
    obstacle: false,
    carried: { taken: 'MISSION-3-SCAN-1', lost: 'MISSION-3-SCAN-3' },
    placing: ['MISSION-3-SETUP-5'],
    spacing: ['MISSION-3-SETUP-5'],
  },
]

/** The tokens of the box, each in its own axes around the middle of its area; rules, table and preview use these outlines (OBST-5). */
export const tokens: readonly TokenShape[] = [
  {
    id: 'coreasteroid0',
    what: 'asteroid',
    outline: outline([
      20.2, -0.4, 17.5, 8, 9, 11.8, 5, 13.1, 2.1, 14.3, -3.3, 14.3, -11.2, 14.1, -17.2, 9.1, -18.6, 2.9, -17, -1.8,
      -15.6, -9.8, -9.7, -16.1, -2.1, -13.3, 1.6, -13.1, 7.3, -11.9, 16.2, -10.7, 19, -6.1,
    ]),
  },
  {
    id: 'coreasteroid1',
    what: 'asteroid',
    outline: outline([
      11.7, 0, 13.1, 4.5, 16.3, 11.3, 10.9, 17, 0.7, 20.7, -4.6, 20.3, -12.4, 15.8, -16, 8.7, -16.8, 3, -17, -2.7,
      -16.9, -6.9, -12.6, -9.4, -8.3, -13.7, -6.1, -19.1, -0.2, -21.3, 8.1, -21, 13.9, -16.2, 16.4, -7.7,
    ]),
  },
  {
    id: 'coreasteroid2',
    what: 'asteroid',
    outline: outline([
      21.3, -0.8, 16.7, 7.7, 14, 11.9, 10.8, 15.1, 3.7, 17.9, -1.6, 18.6, -11.1, 20.9, -15.8, 16.6, -20, 13.6, -19.4, 3,
      -17.9, -6.4, -12.7, -10, -12.2, -15.9, -5, -19.9, -0.9, -20.9, 6.3, -19.2, 11.7, -16.2, 19.4, -12.8, 21.5, -6.9,
    ]),
  },
  {
    id: 'coreasteroid3',
    what: 'asteroid',
    outline: outline([
      21.7, 0.4, 18.4, 4.1, 16.2, 8.2, 12.8, 10.3, 10.2, 14.6, 5.1, 14.1, 0.2, 22, -6.4, 22.5, -13.5, 18.9, -17.6, 12.6,
      -15.4, 5.5, -17.4, 0.1, -20.5, -7.1, -18.4, -16.2, -9.3, -18, -1.5, -14.7, 5.2, -16.4, 12.4, -16.7, 21, -11.9,
      24.4, -6.7,
    ]),
  },
  {
    id: 'coreasteroid4',
    what: 'asteroid',
    outline: outline([
      21, -0.3, 19.2, 7.2, 10.1, 12.8, 5.8, 16, 0.1, 19, -9.3, 15.1, -16.3, 12.2, -18.1, 7.1, -19.3, -1.3, -14.5, -10.8,
      -6.7, -17.7, 0.2, -18.6, 9.6, -15.4, 13.9, -9.9, 17.6, -6.8,
    ]),
  },
  {
    id: 'coreasteroid5',
    what: 'asteroid',
    outline: outline([
      35.9, 0, 29.9, 9.9, 24.8, 15.6, 18.2, 22.8, 14.8, 27.2, 5.3, 27.6, -3.8, 23.2, -12.4, 23.6, -18.5, 21.3, -25.2,
      18.9, -31.9, 15.7, -30.6, 2.7, -32, -8.6, -30.2, -17.3, -21.2, -26.3, -10.5, -26.3, -0.1, -20.1, 6.8, -19.7, 12.1,
      -19.2, 20.6, -23.4, 31.1, -16.8, 34.7, -6.3,
    ]),
  },
  {
    id: 'satellite',
    what: 'satellite',
    outline: outline([
      3.4, -14.8, 4.2, -14, 4.2, -6.4, 1.8, -5.6, 1.8, -4, 5, -3.8, 7.5, -1.4, 7.5, 1.4, 5, 3.8, 1.8, 4, 1.8, 5.6, 4.2,
      6.4, 4.2, 14, 3.4, 14.8, -3.4, 14.8, -4.2, 14, -4.2, 6.4, -1.8, 5.6, -1.8, 4, -5, 3.8, -7.5, 1.4, -7.5, -1.4, -5,
      -3.8, -1.8, -4, -1.8, -5.6, -4.2, -6.4, -4.2, -14, -3.4, -14.8,
    ]),
  },
]
