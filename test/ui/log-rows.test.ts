/** The log's rows: rounds as headings, one ship's lines alone, and the text that is copied. */
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Seal } from '../../src/match/commitment.ts'
import type { LogLine } from '../../src/playback/picture.ts'
import { lastOf, rowsOf, STRETCH, textOf } from '../../src/ui/play/log/log-rows.ts'
import { Earlier } from '../../src/ui/play/log/log-tools.tsx'
import '../support/all-english.ts'

const line = (beat: number, round: number, key: string, ships: readonly string[], params = {}): LogLine =>
  ({ beat, time: beat, round, key, kind: key, ships, params, rules: [] }) as unknown as LogLine

const LINES = [
  line(0, 1, 'log.phaseStarted.planning', []),
  line(1, 1, 'log.shieldLost', ['r1'], { ship: 'r1', left: 1 }),
  line(2, 2, 'log.shieldLost', ['i1'], { ship: 'i1', left: 0 }),
  line(3, 2, 'log.shieldLost', ['r1', 'i1'], { ship: 'r1', left: 0 }),
]
const SEALS = [{ round: 1, side: 'first' }] as unknown as readonly Seal[]
const names = (id: string) => `<${id}>`

describe('the rows of the log', () => {
  it('stand under their rounds, with the seals where Planning begins', () => {
    const rows = rowsOf(LINES, SEALS)
    expect(rows.map(row => ('line' in row ? row.title : 'seal'))).toEqual(['Round 1', 'seal', null, 'Round 2', null])
    expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length)
  })

  it('of one ship are those that concern it, each round with its heading', () => {
    const rows = rowsOf(LINES, SEALS, 'r1')
    expect(rows.map(row => ('line' in row ? [row.line.beat, row.title] : 'seal'))).toEqual([
      [1, 'Round 1'],
      [3, 'Round 2'],
    ])
    expect(rowsOf(LINES, SEALS, 'i9')).toEqual([])
  })

  it('tell what was called as a round is planned, but not among what concerns one ship (TEAM-13)', () => {
    const saidIn = (round: number) => (round === 1 ? ['◆ Anna: Stay behind me.'] : [])
    const rows = rowsOf(LINES, SEALS, null, saidIn)
    expect(rows.map(row => ('said' in row ? row.said : ''))).toEqual(['', '', '◆ Anna: Stay behind me.', '', '', ''])
    expect(textOf(rows, names)).toContain('◆ Anna: Stay behind me.')
    expect(rowsOf(LINES, SEALS, 'r1', () => []).some(row => 'said' in row)).toBe(false)
  })

  it('are copied as text, a line each, without seals', () => {
    expect(textOf(rowsOf(LINES, SEALS, 'r1'), names)).toBe(
      'Round 1\n<r1> loses a shield; shields left: 1.\n\nRound 2\n<r1> loses a shield; shields left: 0.',
    )
    expect(textOf(rowsOf(LINES, SEALS), names).split('\n')).toHaveLength(7)
    expect(textOf([], names)).toBe('')
  })

  it('of a long battle are the last 400; how many came before is said, with a key that shows them', () => {
    const rows = rowsOf(
      Array.from({ length: 1234 }, (_, beat) => line(beat, 1, 'log.shieldLost', ['r1'])),
      [],
    )
    const { rows: last, earlier } = lastOf(rows, STRETCH)
    expect([last.length, earlier, last.at(-1)]).toEqual([400, 834, rows.at(-1)])
    expect(lastOf(rows, 3 * STRETCH)).toMatchObject({ earlier: 34 })
    expect(lastOf(rows, 4 * STRETCH)).toEqual({ rows, earlier: 0 })
    const told = (count: number) => renderToStaticMarkup(createElement(Earlier, { count, onShow: () => undefined }))
    expect(told(earlier)).toMatch(/^<button type="button" class="[^"]+">834 earlier lines: show more<\/button>$/)
    expect(told(1)).toContain('1 earlier line: show it')
    expect(told(0)).toBe('')
  })
})
