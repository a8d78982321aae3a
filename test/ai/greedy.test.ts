/** Random and greedy answer legally, the same again, within their budget, and blind to what is hidden; greedy beats random. */
import { describe, expect, it } from 'vitest'
import { thinkGreedy } from '../../ai/quick/greedy.ts'
import { rngOf } from '../../ai/rng.ts'
import { game, missionScenario } from '../../src/content/index.ts'
import type { GameState, ManoeuvreKey } from '../../src/rules/index.ts'
import { decide, playGame } from './play.ts'

const NODES = 60
const ROCKS = [0, 1, 2, 3, 4, 5].map(n => `coreasteroid${n}`)

const SCENARIOS = [
  ['Asteroid Run', missionScenario('asteroid-run', { maxRounds: 40 })],
  ['Dark Whispers', missionScenario('dark-whispers', { maxRounds: 60 })],
  ['a standard game with asteroids', missionScenario('standard', { maxRounds: 60, obstacles: ROCKS })],
] as const

describe('the levels', () => {
  it('answer legally, and greedy never flies a ship of its own off the mat', () => {
    const kinds = new Set<string>()
    const pairs = [
      { first: 'greedy', second: 'greedy' },
      { first: 'random', second: 'greedy' },
      { first: 'greedy', second: 'random' },
    ] as const
    for (const levels of pairs) {
      const { state } = playGame(levels, 'legal', NODES, ({ decision }) => kinds.add(decision.kind))
      // A game is over with the mission's aim, not with the limit of rounds.
      expect(state.result?.by).toBe('goal')
      const lost = state.ships.filter(ship => ship.status === 'fled' && levels[ship.side] === 'greedy')
      expect(lost.filter(ship => ship.pilot !== null || state.result?.winner !== 'first')).toEqual([])
    }
    for (const kind of ['place', 'dial', 'manoeuvre', 'order', 'action', 'attack', 'modify', 'reinforce']) {
      expect(kinds, kind).toContain(kind)
    }
  })

  it('answer the same to the same view, decision, seed and budget', () => {
    playGame({ first: 'greedy', second: 'greedy' }, 'again', NODES, ({ view, decision, seed }) => {
      if (view.round > 4) return
      const before = JSON.stringify(view)
      const first = decide('greedy', view, decision, seed, NODES)
      expect(decide('greedy', JSON.parse(before) as GameState, decision, seed, NODES)).toEqual(first)
      expect(JSON.stringify(view), 'a view is only read').toBe(before)
    })
  })

  it('keep to their budget of nodes', () => {
    let most = 0
    playGame({ first: 'random', second: 'random' }, 'budget', 1, ({ view, decision, seed }) => {
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
    for (const seed of ['h3']) {
      playGame({ first: 'greedy', second: 'greedy' }, seed, 60, ({ state, view, decision, seed: own }) => {
        const before = JSON.stringify(view)
        const answer = JSON.stringify(decide('greedy', view, decision, own, 60))
        const secret = game.copy(state)
        for (const ship of secret.ships) {
          if (ship.player === decision.player || ship.revealed || ship.dial === null) continue
          const dial = game.catalog.chassis[ship.chassis]!.dial!
          const other = dial[(changed * 7 + 3) % dial.length]!
          ship.dial = `${other.bearing} ${other.speed}` as ManoeuvreKey
          changed += 1
        }
        if (decision.player === 'chance') return
        const again = game.viewFor(secret, decision.player)
        expect(JSON.stringify(again)).toBe(before)
        expect(JSON.stringify(decide('greedy', again, decision, own, 60))).toBe(answer)
      })
    }
    expect(changed).toBeGreaterThan(30)
  })

  it('PLAN-1: whether the other side has set its dials changes nothing', () => {
    let seen = 0
    playGame({ first: 'random', second: 'greedy' }, 'blind', 60, ({ state, view, decision, seed }) => {
      if (decision.kind !== 'dial' || decision.side !== 'second') return
      const secret = game.copy(state)
      // The first side’s dials as they were before they were set.
      for (const ship of secret.ships) if (ship.side === 'first') ship.dial = null
      const again = game.viewFor(secret, 'second')
      expect(JSON.stringify(again.ships)).toBe(JSON.stringify(view.ships))
      const mine = again.open.find(open => open.player === 'second')!
      expect(decide('greedy', again, mine, seed, 60)).toMatchObject({
        ...decide('greedy', view, decision, seed, 60),
        at: mine.at,
      })
      seen += 1
    })
    expect(seen).toBeGreaterThan(3)
  })

  it.each(SCENARIOS)('do all this in %s too: legal, the same again, blind to what is hidden', (_name, scenario) => {
    const levels = { first: 'greedy', second: 'greedy' } as const
    const kinds = new Set<string>()
    let changed = 0
    const { state } = playGame(
      levels,
      'others',
      NODES,
      ({ state, view, decision, seed }) => {
        kinds.add(decision.kind)
        if (view.round > 3 || decision.player === 'chance') return
        const before = JSON.stringify(view)
        const answer = decide('greedy', view, decision, seed, NODES)
        expect(JSON.stringify(view), 'a view is only read').toBe(before)
        expect(game.isLegal(state, answer)).toBe(true)
        const secret = game.copy(state)
        for (const ship of secret.ships) {
          if (ship.player === decision.player || ship.revealed || ship.dial === null) continue
          const dial = game.catalog.chassis[ship.chassis]!.dial!
          const other = dial[(changed * 5 + 2) % dial.length]!
          ship.dial = `${other.bearing} ${other.speed}` as ManoeuvreKey
          changed += 1
        }
        const again = game.viewFor(secret, decision.player)
        expect(JSON.stringify(again)).toBe(before)
        expect(decide('greedy', again, decision, seed, NODES)).toEqual(answer)
      },
      scenario,
    )
    expect(changed).toBeGreaterThan(3)
    expect(['goal', 'destroyed']).toContain(state.result?.by)
    // Whoever is gone over an edge was allowed to.
    const fled = state.ships.filter(ship => ship.status === 'fled')
    expect(fled.length).toBeLessThanOrEqual(state.result?.by === 'goal' ? 1 : 0)
    for (const kind of ['place', 'token', 'dial', 'action', 'attack', 'modify']) expect(kinds, kind).toContain(kind)
  })

  it('random answers every kind of question in every mission', () => {
    for (const [, scenario] of SCENARIOS) {
      const { state } = playGame({ first: 'random', second: 'random' }, 'any', 1, undefined, scenario)
      expect(state.result).not.toBeNull()
    }
  })

  it('greedy beats random clearly from both sides of Mission 1', () => {
    const seeds = ['s1', 's2', 's3', 's4', 's5', 's6']
    const wins = (first: 'greedy' | 'random', second: 'greedy' | 'random', side: string) =>
      seeds.filter(seed => playGame({ first, second }, seed, NODES).result.winner === side).length
    expect(wins('greedy', 'random', 'first')).toBeGreaterThanOrEqual(5)
    expect(wins('random', 'greedy', 'second')).toBeGreaterThanOrEqual(5)
  })
})
