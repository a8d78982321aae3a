/** The simulator of the search against the line of play that it replaces, and whole games of searching levels. */
import { describe, expect, it } from 'vitest'
import { SCENARIOS } from '../../ai/arena/scenarios.ts'
import { fightRound as fightTable } from '../../ai/evaluate/fight.ts'
import { rngOf } from '../../ai/evaluate/rng.ts'
import { sensible } from '../../ai/evaluate/round.ts'
import { flyRound as flyTable, startSim } from '../../ai/evaluate/sim.ts'
import { tableOf } from '../../ai/evaluate/table.ts'
import { OPPONENTS } from '../../ai/levels.ts'
import { boardOn } from '../../ai/search/board.ts'
import { fightRound } from '../../ai/search/fight.ts'
import { flyRound } from '../../ai/search/fly.ts'
import { copyLine } from '../../ai/search/line.ts'
import { EDGES } from '../../ai/search/places.ts'
import { cellOf } from '../../ai/search/round.ts'
import { game } from '../../src/content/index.ts'
import { type Asked, playGame, thoughtOf } from './play.ts'

/** Questions for a dial out of games of the baselines, from the second round on. */
const positions = (scenario: keyof typeof SCENARIOS, seed: string, most: number): readonly Asked[] => {
  const found: Asked[] = []
  const levels = { rebel: 'aggressor', imperial: 'table' } as const
  playGame(
    levels,
    seed,
    10,
    asked => {
      if (asked.decision.kind === 'dial' && asked.view.round > 1 && found.length < most) found.push(asked)
    },
    SCENARIOS[scenario],
  )
  return found
}

describe('the line of play', () => {
  it.each(['xx-ttt', '4-v-4', 'mission-1', 'mission-2'] as const)(
    'flies and fights as the table does in %s',
    scenario => {
      const rng = rngOf(scenario)
      let compared = 0
      for (const { view, decision } of positions(scenario, `line-${scenario}`, 6)) {
        if (decision.seat === 'chance') continue
        const table = tableOf(game.catalog, view, decision, decision.seat)
        const board = boardOn(table)
        const line = board.scratch[1]!
        for (let n = 0; n < 40; n++) {
          const plan = table.units.map(unit => {
            const options = sensible(table, unit)
            return unit.movement === 'done' ? null : options[Math.floor(rng() * options.length)]!
          })
          const sim = startSim(table)
          flyTable(table, sim, plan, null)
          flyRound(board, copyLine(board.start, line), plan)
          for (const { index } of table.units) {
            expect(line.place[index] === 0 ? null : board.places.poses[line.place[index]!]).toEqual(sim.poses[index])
            expect(line.fled[index] === 0 ? null : EDGES[line.fled[index]! - 1]).toEqual(sim.fled[index])
            expect(line.stress[index]).toBe(sim.stress[index])
          }
          expect([...line.touching]).toEqual([...sim.touching])
          expect([...line.acts].map(Boolean)).toEqual(sim.acts)
          compared += 1
          // No actions: who may roll, acts otherwise. Attacks by the same odds take the same points, unless it is a matter of chance
          // whether the attacker has kept its focus: the search looks at both cases.
          if (sim.focus.some(focus => focus > 0)) continue
          fightTable(table, sim, null)
          fightRound(board, line)
          for (const { index } of table.units) {
            for (const [points, chance] of sim.health[index]!.entries())
              expect(line.health[index * board.most + points]).toBeCloseTo(chance, 9)
          }
          compared += 1
        }
      }
      expect(compared).toBeGreaterThan(100)
    },
  )

  it('gives chances between 0 and 1 and the same twice', () => {
    for (const { view, decision } of positions('mission-3', 'cells', 3)) {
      if (decision.seat === 'chance') continue
      const table = tableOf(game.catalog, view, decision, decision.seat)
      const plan = table.units.map(unit => sensible(table, unit)[0] ?? null)
      const work = { used: 0, limit: 10 }
      const [one, two] = [boardOn(table), boardOn(table)].map(board => cellOf(board, board.start, plan, work))
      expect(one).toBe(two)
      expect(one).toBeGreaterThan(0)
      expect(one).toBeLessThan(1)
      expect(work.used).toBe(2)
    }
  })
})

describe.each(OPPONENTS)('%s', level => {
  it('plays whole battles by the rules, within its nodes, and sets the dials that it planned', () => {
    for (const scenario of ['1-v-2', 'mission-2'] as const) {
      const { result, state } = playGame(
        { rebel: level, imperial: level },
        `whole-${scenario}`,
        60,
        undefined,
        SCENARIOS[scenario],
      )
      expect(result.by).not.toBe('')
      expect(state.round).toBeGreaterThan(1)
    }
  })

  it('answers the same to the same question, with reasons that add up', () => {
    for (const { view, decision, seed } of positions('xx-ttt', 'reasons', 2)) {
      const [one, two] = [0, 1].map(() => thoughtOf(level, view, decision, seed, 300))
      expect(JSON.stringify(one)).toBe(JSON.stringify(two))
      const { notes, explanation } = one!
      expect(notes!.round).toBe(view.round)
      const shares = notes!.theirs.reduce((sum, { share }) => sum + share, 0)
      expect(shares).toBeGreaterThan(0.9)
      expect(shares).toBeLessThan(1 + 1e-9)
      for (const plan of explanation?.plans ?? []) {
        expect(plan.win).toBeGreaterThan(0)
        expect(plan.win).toBeLessThan(1)
        expect(plan.dealt).toBeGreaterThanOrEqual(-1e-9)
        expect(plan.taken).toBeGreaterThanOrEqual(-1e-9)
        expect(plan.feared!.win).toBeLessThanOrEqual(plan.win + 1e-9)
      }
    }
  })
})
