/** A place is told with a handful of others it was chosen from, which really differ from it. */
import { describe, expect, it } from 'vitest'
import { chosenFrom, scoredBy } from '../../ai/quick/local-refinement.ts'
import type { Command } from '../../src/rules/index.ts'

const place = (ship: string, x: number, heading: number, worth: number) => {
  const command: Command = { type: 'place', player: 'first', at: 0, ship, x, y: -300, heading }
  return scoredBy(command, [['faces-in', worth]])
}

describe('what a place was chosen from', () => {
  it('is told by the places that differ: elsewhere or turned another way, of the same ship, the best first', () => {
    const best = place('r1', 3, 0, 0.9)
    const [beside, across, turned, away, other] = [
      place('r1', 0, 5, 0.89),
      place('r1', 40, 350, 0.88),
      place('r1', 0, 90, 0.5),
      place('r1', 200, 0, 0.7),
      place('r2', 400, 0, 0.8),
    ]
    const told = chosenFrom(best, [turned, beside, other, away, across])
    expect(told.command).toBe(best.command)
    expect(told.choices.map(({ command }) => command)).toEqual([best, away, turned].map(({ command }) => command))
    expect(told.choices.map(({ win }) => win)).toEqual([0.9, 0.7, 0.5])
  })

  it('is told by a handful of them', () => {
    const many = Array.from({ length: 12 }, (_, n) => place('r1', 100 * n, 0, 1 - n / 20))
    expect(chosenFrom(many[0]!, many).choices).toHaveLength(5)
  })
})
