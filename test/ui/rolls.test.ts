/** Barrel rolls by their names and by dragging, as far as the rules let them go. */
import { describe, expect, it } from 'vitest'
import { refuse } from '../../src/rules/index.ts'
import { namedRolls, rollTowards } from '../../src/ui/play/orders/rolls.ts'

const refusal = refuse('overlaps', 'ACTION-BR-5')

describe('barrel rolls by name', () => {
  it('[ACTION-BR-2] go as far ahead and back as the rules let them, and as level as they may', () => {
    // On the right only the rear half is free.
    const rolls = namedRolls(20, ({ side, slide }) => (side === 'right' && slide > -5 ? refusal : null))
    expect(rolls.map(({ side, name, slide }) => `${side} ${name} ${slide}`)).toEqual([
      'left ahead 20',
      'left level 0',
      'left back -20',
      'right ahead -5',
      'right level -5',
      'right back -20',
    ])
    expect(rolls.every(roll => roll.refusal === null)).toBe(true)
  })

  it('stand as printed where a side allows none, with the reason', () => {
    const rolls = namedRolls(20, () => refusal)
    expect(rolls.map(roll => roll.slide)).toEqual([20, 0, -20, 20, 0, -20])
    expect(rolls.every(roll => roll.refusal === refusal)).toBe(true)
  })
})

describe('a ship that is dragged', () => {
  it('rolls to the side it is dragged to, and as far ahead', () => {
    const north = { x: 10, y: 10, heading: 0 }
    expect(rollTowards(north, { x: 90, y: 17 }, 20)).toEqual({ side: 'right', slide: 7 })
    expect(rollTowards(north, { x: -70, y: 200 }, 20)).toEqual({ side: 'left', slide: 20 })
    // Heading south, east is its left.
    expect(rollTowards({ ...north, heading: 180 }, { x: 90, y: 17 }, 20)).toEqual({ side: 'left', slide: -7 })
    expect(Object.is(rollTowards(north, { x: 90, y: 10 }, 20).slide, 0)).toBe(true)
  })
})
