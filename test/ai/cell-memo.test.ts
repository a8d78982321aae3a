/** Cells that were played are not played again: the memo of a game, and what it spares a search. */
import { describe, expect, it } from 'vitest'
import { SCENARIOS } from '../../ai/arena/scenarios.ts'
import { usualPlan } from '../../ai/model/default-plan.ts'
import { positionOf } from '../../ai/model/position.ts'
import { contextOn } from '../../ai/objectives/index.ts'
import { blankMemo, forget, recalled, remember } from '../../ai/search/cell-memo.ts'
import { blankGame, cell, choicesOf } from '../../ai/search/game.ts'
import { respond } from '../../ai/search/respond.ts'
import { thinkToEnd } from '../../ai/thinking.ts'
import { game } from '../../src/content/index.ts'
import { type Asked, playGame } from './play.ts'

const UNITS = 5

/** The plan of a number: its digits to the base 17, from -1. */
const planOf = (number: number): Int8Array =>
  Int8Array.from({ length: UNITS }, (_, at) => (Math.floor(number / 17 ** at) % 17) - 1)

describe('a memo', () => {
  it('gives back what was put in, however much that is, and nothing else', () => {
    const memo = blankMemo(UNITS)
    const numbers = Array.from({ length: 3000 }, (_, n) => n * 463)
    for (const number of numbers) {
      expect(recalled(memo, planOf(number))).toBe(-1)
      remember(memo, planOf(number), number / 2e6)
    }
    expect(memo.count).toBe(numbers.length)
    for (const number of numbers) expect(recalled(memo, planOf(number))).toBe(number / 2e6)
    for (const number of numbers) expect(recalled(memo, planOf(number + 1))).toBe(-1)
    forget(memo)
    for (const number of numbers) expect(recalled(memo, planOf(number))).toBe(-1)
  })
})

describe('a game', () => {
  const asked: Asked[] = []
  playGame(
    { first: 'greedy', second: 'greedy' },
    'memo',
    30,
    one => {
      if (one.decision.kind === 'dial' && one.view.round > 1 && asked.length === 0) asked.push(one)
    },
    SCENARIOS['xx-ttt'],
  )
  const { view, decision } = asked[0]!
  if (decision.player === 'chance') throw new Error('chance sets no dial')
  const { side } = decision
  const context = contextOn(positionOf(game.catalog, view, decision, side))

  it('plays a cell once, and a node is a cell that was played', () => {
    const work = { used: 0, limit: 1e6 }
    const matrix = blankGame(context, context.start, side, work)
    const usual = usualPlan(context)
    const worth = cell(matrix, usual, usual)
    expect(work.used).toBe(1)
    expect(cell(matrix, usual, usual)).toBe(worth)
    expect(work.used).toBe(1)
    const choices = choicesOf(context, side)
    const seek = () => thinkToEnd(respond(matrix, usual, choices, [{ plan: usual, share: 1 }], 1))
    const first = seek()
    const { used } = work
    expect(used).toBeGreaterThan(choices.length)
    expect(work.used).toBe(matrix.memo.count)
    expect(seek()).toEqual(first)
    expect(work.used).toBe(used)
    expect(first.worth).toBeGreaterThanOrEqual(worth)
  })
})
