import { describe, expect, it } from 'vitest'
import { thinkGreedy } from '../../ai/baselines/greedy.ts'
import { rngOf } from '../../ai/evaluate/rng.ts'
import { game } from '../../src/content/index.ts'
import type { GameState, ManoeuvreKey } from '../../src/rules/index.ts'
import { decide, playGame } from './play.ts'

const NODES = 60

describe('the levels', () => {
  it('answer legally, and greedy never flies a ship of its own off the mat', () => {
    const kinds = new Set<string>()
    const pairs = [
      { rebel: 'greedy', imperial: 'greedy' },
      { rebel: 'random', imperial: 'greedy' },
      { rebel: 'greedy', imperial: 'random' },
    ] as const
    for (const levels of pairs) {
      const { state } = playGame(levels, 'legal', NODES, ({ decision }) => kinds.add(decision.kind))
      // A game is over with the mission's aim, not with the limit of rounds.
      expect(state.result?.by).toBe('goal')
      const lost = state.ships.filter(ship => ship.status === 'fled' && levels[ship.seat] === 'greedy')
      expect(lost.filter(ship => ship.pilot !== null || state.result?.winner !== 'rebel')).toEqual([])
    }
    for (const kind of ['place', 'dial', 'manoeuvre', 'order', 'action', 'attack', 'modify', 'reinforce']) {
      expect(kinds, kind).toContain(kind)
    }
  })

  it('answer the same to the same view, decision, seed and budget', () => {
    playGame({ rebel: 'greedy', imperial: 'greedy' }, 'again', NODES, ({ view, decision, seed }) => {
      if (view.round > 4) return
      const before = JSON.stringify(view)
      const first = decide('greedy', view, decision, seed, NODES)
      expect(decide('greedy', JSON.parse(before) as GameState, decision, seed, NODES)).toEqual(first)
      expect(JSON.stringify(view), 'a view is only read').toBe(before)
    })
  })

  it('keep to their budget of nodes', () => {
    let most = 0
    playGame({ rebel: 'random', imperial: 'random' }, 'budget', 1, ({ view, decision, seed }) => {
      const work = { used: 0, limit: 200 }
      const thinking = thinkGreedy(game, view, decision, rngOf(seed), work)
      while (!thinking.next().done);
      most = Math.max(most, work.used)
    })
    expect(most).toBeGreaterThan(50)
    expect(most).toBeLessThanOrEqual(200)
  })

  it('PLAN-4: change everything hidden, and the view and the answer stay byte for byte the same', () => {
    let changed = 0
    for (const seed of ['h1']) {
      playGame({ rebel: 'greedy', imperial: 'greedy' }, seed, 60, ({ state, view, decision, seed: own }) => {
        const before = JSON.stringify(view)
        const answer = JSON.stringify(decide('greedy', view, decision, own, 60))
        const secret = game.copy(state)
        for (const ship of secret.ships) {
          if (ship.seat === decision.seat || ship.revealed || ship.dial === null) continue
          const dial = game.catalog.chassis[ship.chassis]!.dial!
          const other = dial[(changed * 7 + 3) % dial.length]!
          ship.dial = `${other.bearing} ${other.speed}` as ManoeuvreKey
          changed += 1
        }
        if (decision.seat === 'chance') return
        const again = game.viewFor(secret, decision.seat)
        expect(JSON.stringify(again)).toBe(before)
        expect(JSON.stringify(decide('greedy', again, decision, own, 60))).toBe(answer)
      })
    }
    expect(changed).toBeGreaterThan(30)
  })

  it('PLAN-1: whether the other side has set its dials changes nothing', () => {
    let seen = 0
    playGame({ rebel: 'random', imperial: 'greedy' }, 'blind', 60, ({ state, view, decision, seed }) => {
      if (decision.kind !== 'dial' || decision.seat !== 'imperial') return
      const secret = game.copy(state)
      // The Rebel dials as they were before they were set.
      for (const ship of secret.ships) if (ship.seat === 'rebel') ship.dial = null
      const again = game.viewFor(secret, 'imperial')
      expect(JSON.stringify(again.ships)).toBe(JSON.stringify(view.ships))
      const mine = again.open.find(open => open.seat === 'imperial')!
      expect(decide('greedy', again, mine, seed, 60)).toMatchObject({
        ...decide('greedy', view, decision, seed, 60),
        at: mine.at,
      })
      seen += 1
    })
    expect(seen).toBeGreaterThan(3)
  })

  it('greedy beats random clearly from both sides of Mission 1', () => {
    const seeds = ['s1', 's2', 's3', 's4', 's5', 's6']
    const wins = (rebel: 'greedy' | 'random', imperial: 'greedy' | 'random', side: string) =>
      seeds.filter(seed => playGame({ rebel, imperial }, seed, NODES).result.winner === side).length
    expect(wins('greedy', 'random', 'rebel')).toBeGreaterThanOrEqual(5)
    expect(wins('random', 'greedy', 'imperial')).toBeGreaterThanOrEqual(5)
  })
})
