/** What can be done in the hangar, what cannot and why, and what a greedy hand does there. */
import { describe, expect, it } from 'vitest'
import { game } from '../../src/content/index.ts'
import type { Side } from '../../src/rules/index.ts'
import { cardsFor, greedyHangar, type HangarOrder, inHangar, refusal, stepCost } from '../../src/tour/hangar.ts'
import { nextBattle } from '../../src/tour/setup.ts'
import { newTour, type PilotState, type TourState } from '../../src/tour/state.ts'

const { catalog } = game
const tour = (side: Side, change: Partial<PilotState> = {}, more: Partial<TourState> = {}): TourState => {
  const begun = newTour('long-patrol', side, 'seed', { level: 'ace', ironman: false, printedOnly: false }, 1)
  const [pilot, ...others] = begun.pilots
  return { ...begun, leg: 1, condition: null, pilots: [{ ...pilot!, ...change }, ...others], ...more }
}
const MAREN = 'maren-vosk'
const CRANE = 'anselm-crane'
const done = (state: TourState, order: HangarOrder) => inHangar(catalog, state, order)
const why = (state: TourState, order: HangarOrder) => refusal(catalog, state, order)

describe('the hangar', () => {
  it('mends a point of damage for a point of the store', () => {
    const mended = done(tour('first', { damage: 2 }), { do: 'repair', pilot: MAREN })
    expect([mended.pilots[0]!.damage, mended.store]).toEqual([1, 1])
    expect(why(tour('first'), { do: 'repair', pilot: MAREN })).toBe('whole')
    expect(why(tour('first', { damage: 1 }, { store: 0 }), { do: 'repair', pilot: MAREN })).toBe('no-points')
    expect(() => done(tour('first'), { do: 'repair', pilot: MAREN })).toThrow('whole')
  })

  it('sells each of the five upgrades for its printed points, where there is an icon for it', () => {
    expect(cardsFor(catalog, tour('first'))).toHaveLength(5)
    expect(cardsFor(catalog, tour('second'))).toHaveLength(2)
    for (const upgrade of cardsFor(catalog, tour('first'))) {
      const price = catalog.upgrades[upgrade]!.points
      const order = { do: 'buy', pilot: MAREN, upgrade } as const
      expect(why(tour('first', { xp: price - 1 }), order)).toBe('no-xp')
      const bought = done(tour('first', { xp: price }), order)
      expect(bought.pilots[0]).toMatchObject({ xp: 0, upgrades: [upgrade] })
      expect(why(bought, order)).toBe('owned')
      expect(nextBattle(catalog, bought)!.forces.first[0]!.upgrades).toContain(upgrade)
    }
    const two = tour('first', { xp: 9, upgrades: ['r2f2'] })
    expect(why(two, { do: 'buy', pilot: MAREN, upgrade: 'r2d2' })).toBe('no-place')
    expect(why(two, { do: 'buy', pilot: 'teodor-hale', upgrade: 'r2f2' })).toBe('owned')
    expect(why(two, { do: 'buy', pilot: MAREN, upgrade: 'nothing' })).toBe('unknown')
    expect(why(tour('second', { xp: 9 }), { do: 'buy', pilot: CRANE, upgrade: 'r2d2' })).toBe('no-place')
  })

  it('lets a pilot step up to the next card, never to a name that the side flies already', () => {
    const order = { do: 'promote', pilot: CRANE } as const
    expect(why(tour('second'), order)).toBe('no-xp')
    const up = done(tour('second', { xp: stepCost(tour('second')) }), order)
    expect(up.pilots[0]).toMatchObject({ xp: 0, rank: 1 })
    // Night Beast and Mauler Mithel are printed: a step leads to Dark Curse, two would lead to Mauler Mithel.
    const cards = (rank: number) =>
      nextBattle(catalog, tour('second', { rank }))!.forces.second.map(({ pilot }) => pilot)
    expect(cards(1)).toEqual(['darkcurse', 'maulermithel'])
    expect(cards(2)).toEqual(['darkcurse', 'maulermithel'])
    expect(why(tour('first', { xp: 9, rank: 3 }, { leg: 2 }), { do: 'promote', pilot: MAREN })).toBe('top')
  })

  it('changes who flies first', () => {
    const led = done(tour('first'), { do: 'lead', pilot: 'teodor-hale' })
    expect(nextBattle(catalog, led)!.flying).toEqual(['teodor-hale'])
    expect(why(led, { do: 'lead', pilot: 'teodor-hale' })).toBe('leads')
  })

  it('sells nothing where only the printed counts, to nobody who is away, and after the end', () => {
    const order = { do: 'promote', pilot: MAREN } as const
    expect(why(tour('first', { xp: 9 }, { printedOnly: true }), order)).toBe('printed-only')
    expect(why(tour('first', { xp: 9, fate: 'captured' }), order)).toBe('nobody')
    expect(why(tour('first', { xp: 9 }, { leg: 3 }), order)).toBe('over')
  })

  it('is used up by a greedy hand, first for what flies next', () => {
    const used = greedyHangar(catalog, tour('first', { xp: 8, damage: 1 }))
    expect(used.pilots[0]).toMatchObject({ damage: 0, upgrades: ['protontorpedoes', 'r2d2'], xp: 0 })
    expect(used.store).toBe(1)
    expect(greedyHangar(catalog, used)).toEqual(used)
  })
})
