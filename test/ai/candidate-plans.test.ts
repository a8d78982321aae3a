/** Plans with a name: they can be flown, differ, and do what their name says. */
import { expect, it } from 'vitest'
import { SCENARIOS } from '../../ai/arena/scenarios.ts'
import { leadsOn, sensible, usualPlan } from '../../ai/model/default-plan.ts'
import { flownBy } from '../../ai/model/plan.ts'
import { positionOf } from '../../ai/model/position.ts'
import { contextOn } from '../../ai/objectives/index.ts'
import { candidatePlans } from '../../ai/search/candidate-plans.ts'
import { game } from '../../src/content/index.ts'
import { SIDES } from '../../src/rules/index.ts'
import { playGame } from './play.ts'

it.each(['mission-1', 'mission-2', 'mission-3', 'xx-ttt'] as const)(
  'has several plans for either side in %s',
  scenario => {
    let most = 0
    playGame(
      { first: 'aggressor', second: 'table' },
      `portfolio-${scenario}`,
      10,
      ({ view, decision }) => {
        if (decision.kind !== 'dial') return
        const position = positionOf(game.catalog, view, decision, decision.side)
        const context = contextOn(position)
        const base = usualPlan(context)
        for (const side of SIDES) {
          const plans = candidatePlans(context, side, base)
          most = Math.max(most, plans.length)
          expect(new Set(plans.map(plan => plan.join())).size).toBe(plans.length)
          for (const plan of plans) {
            for (const unit of position.units) {
              const option = flownBy(plan, unit)
              if (unit.side !== side) expect(option).toBeNull()
              else if (unit.known) expect(option).toBe(unit.known)
              else if (option) expect(unit.options).toContain(option)
            }
          }
          // One of them holds back straight on, as far as it can without stress.
          const free = position.units.filter(unit => unit.side === side && !unit.known && unit.movement === 'dial')
          const slowest = free.map(unit =>
            Math.min(
              ...sensible(position, unit).flatMap(option =>
                option.difficulty !== 'red' && leadsOn(option) ? [option.speed] : [],
              ),
            ),
          )
          if (free.length > 0 && slowest.every(Number.isFinite))
            expect(plans.some(plan => free.every((unit, n) => flownBy(plan, unit)!.speed <= slowest[n]!))).toBe(true)
        }
      },
      SCENARIOS[scenario],
    )
    expect(most).toBeGreaterThanOrEqual(4)
  },
)
