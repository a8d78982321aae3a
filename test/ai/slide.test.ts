/** Opponents choose where a Tallon Roll stops, among a few of the places that are free: on the mat, where another would leave it. */
import { describe, expect, it } from 'vitest'
import { usualPlan } from '../../ai/model/default-plan.ts'
import { contextOf } from '../../ai/objectives/index.ts'
import { thinkGreedy } from '../../ai/quick/greedy.ts'
import { fewSlides } from '../../ai/quick/slide-choice.ts'
import { rngOf } from '../../ai/rng.ts'
import { weighSlides } from '../../ai/search/inround.ts'
import { thinkToEnd } from '../../ai/thinking.ts'
import { acrobats } from '../support/acrobats.ts'
import { battle } from '../support/battle.ts'

/** A roll that leaves the mat unless it slides 5 mm ahead or more. */
const rolling = () =>
  battle(
    {
      own: { pilot: 'rollo', at: [0, 332, 0], side: 'first' },
      far: { pilot: 'academypilot', at: [300, -300, 0], side: 'second', activated: true },
    },
    { catalog: acrobats() },
  ).dials({ own: 'tallon-right 3' })

describe('a slide at the end of a roll', () => {
  it('[TFA-TALLON-2] is looked at in five places, the least among them', () => {
    const few = fewSlides(rolling().legal())
    expect(few[0]!.slide).toBe(0)
    expect(few.map(({ slide }) => slide).toSorted((a, b) => a - b)).toEqual([-10, -5, 0, 5, 10])
  })

  it('[TFA-TALLON-2] [FLEE-1] keeps the ship on the mat, by one round ahead and by search alike', () => {
    const b = rolling()
    const decision = b.open('slide')
    if (decision.kind !== 'slide') throw new Error('no slide is asked for')
    const view = b.rules.viewFor(b.state, 'first')
    const command = thinkToEnd(thinkGreedy(b.rules, view, decision, rngOf('slide'), { used: 0, limit: 600 }))
    expect(command.type === 'slide' && command.slide).toBeGreaterThanOrEqual(5)
    const context = contextOf(b.rules.catalog, view, decision, 'first')
    const ahead = [{ plan: usualPlan(context), share: 1 }]
    const weighed = thinkToEnd(weighSlides(context, decision, b.legal(), ahead, { used: 0, limit: 600 }))
    const best = weighed.reduce((a, one) => (one.win > a.win ? one : a))
    expect(best.command.type === 'slide' && best.command.slide).toBeGreaterThanOrEqual(5)
    expect(weighed).toHaveLength(5)
  })
})
