/** What the search makes of a round's end, and whole games of searching levels. */
import { describe, expect, it } from 'vitest'
import { SCENARIOS } from '../../ai/arena/scenarios.ts'
import { OPPONENTS } from '../../ai/levels.ts'
import { sensible } from '../../ai/model/default-plan.ts'
import { planBy } from '../../ai/model/plan.ts'
import { copyState } from '../../ai/model/playout-state.ts'
import { savedBy } from '../../ai/model/pose-table.ts'
import { positionOf } from '../../ai/model/position.ts'
import { contextOn } from '../../ai/objectives/index.ts'
import { firstChance } from '../../ai/objectives/value.ts'
import { cellOf } from '../../ai/search/cell.ts'
import { sound } from '../../ai/search/search.ts'
import { game } from '../../src/content/index.ts'
import { EDGES } from '../../src/geometry/index.ts'
import type { Command, Side } from '../../src/rules/index.ts'
import { battle } from '../support/battle.ts'
import { sample } from '../support/counts.ts'
import { type Asked, playGame, thoughtOf } from './play.ts'

/** Questions for a dial out of games of the baselines, from the second round on. */
const positions = (scenario: keyof typeof SCENARIOS, seed: string, most: number): readonly Asked[] => {
  const found: Asked[] = []
  const levels = { first: 'aggressor', second: 'table' } as const
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

describe('a cell', () => {
  it('gives chances between 0 and 1 and the same twice', () => {
    for (const { view, decision } of positions('mission-3', 'cells', 3)) {
      if (decision.player === 'chance') continue
      const position = positionOf(game.catalog, view, decision, decision.side)
      const plan = planBy(position.units, unit => sensible(position, unit)[0])
      const work = { used: 0, limit: 10 }
      const [one, two] = [contextOn(position), contextOn(position)].map(context =>
        cellOf(context, context.start, plan, work),
      )
      expect(one).toBe(two)
      expect(one).toBeGreaterThan(0)
      expect(one).toBeLessThan(1)
      expect(work.used).toBe(2)
    }
  })
})

describe('what a mission asks', () => {
  const boardOf = (scenario: keyof typeof SCENARIOS, round: number) => {
    const asked = positions(scenario, `asks-${scenario}`, 1)[0]!
    const view = { ...asked.view, round }
    return contextOn(positionOf(game.catalog, view, asked.decision, asked.decision.player as Side))
  }

  it('[MISSION-2-GOAL-REBEL] the way out opens with the rounds that a line looks ahead', () => {
    const context = boardOf('mission-2', 1)
    const prize = context.prize!
    expect(prize.side).toBe('first')
    const opens = Array.from({ length: 12 }, (_, later) => later).find(later =>
      EDGES.some((_, n) => savedBy(context.poseTable, prize, n + 1, later, context.start.taken)),
    )!
    expect(opens).toBeGreaterThan(1)
    // The same from a later round is as much nearer.
    const later = boardOf('mission-2', 3)
    const nearer = EDGES.some((_, n) => savedBy(later.poseTable, later.prize!, n + 1, opens - 2, later.start.taken))
    expect(nearer).toBe(true)
    expect(EDGES.some((_, n) => savedBy(later.poseTable, later.prize!, n + 1, opens - 3, later.start.taken))).toBe(
      false,
    )
  })

  it('[MISSION-3-GOAL-IMPERIAL] only who carries data home is saved, by what the line has taken', () => {
    const context = boardOf('mission-3', 4)
    const scout = context.units.find(unit => unit.side === 'second')!
    const home = EDGES.indexOf(context.position.game.state.sides.second.home) + 1
    const none = new Int8Array(context.start.taken.length).fill(-1)
    expect(none.length).toBeGreaterThan(0)
    expect(savedBy(context.poseTable, scout, home, 1, none)).toBe(false)
    expect(
      savedBy(
        context.poseTable,
        scout,
        home,
        1,
        none.map(() => scout.index),
      ),
    ).toBe(true)
  })

  it('a line is won when the prize is home and lost with the prize, as likely as it is there', () => {
    const context = boardOf('mission-1', 3)
    const shuttle = context.prize!
    expect(shuttle.skill).toBe(null)
    const playout = copyState(context.start, context.scratch[1]!)
    playout.health.fill(0, shuttle.index * context.most, (shuttle.index + 1) * context.most)
    playout.health[shuttle.index * context.most] = 0.25
    playout.health[shuttle.index * context.most + 1] = 0.75
    playout.place[shuttle.index] = 0
    playout.fled[shuttle.index] = EDGES.indexOf(context.position.game.state.sides.second.home) + 1
    playout.saved[shuttle.index] = 1
    expect(firstChance(context, playout)).toBeCloseTo(0.75, 9)
    playout.saved[shuttle.index] = 0
    expect(firstChance(context, playout)).toBe(0)
  })

  it('once all satellites are scanned the Rebels have won with the last carrier, not before (MISSION-3-GOAL-REBEL)', () => {
    const context = boardOf('mission-3', 3)
    const [carrier, other] = context.units.filter(({ side }) => side === 'second')
    const playout = copyState(context.start, context.scratch[1]!)
    const gone = (unit: (typeof context.units)[number], chance: number): void => {
      playout.health.fill(0, unit.index * context.most, (unit.index + 1) * context.most)
      playout.health[unit.index * context.most] = chance
      playout.health[unit.index * context.most + 1] = 1 - chance
    }
    playout.taken.fill(carrier!.index)
    gone(carrier!, 1)
    expect(firstChance(context, playout)).toBe(1)
    gone(carrier!, 0.4)
    const chased = firstChance(context, playout)
    expect(chased).toBeGreaterThan(0.4)
    expect(chased).toBeLessThan(1)
    playout.taken[0] = -1
    gone(carrier!, 1)
    gone(other!, 0)
    expect(firstChance(context, playout)).toBeLessThan(1)
  })

  it.each(sample(['mission-1', 'xx-ttt', 'mission-2', 'mission-3'] as const, 2))(
    'both sides say the same of their chances in %s, whoever is asked',
    scenario => {
      const said = new Map<string, number>()
      playGame(
        { first: 'ace', second: 'ace' },
        `said-${scenario}`,
        2,
        ({ view, decision }) => {
          if (decision.kind !== 'dial' || said.has(decision.side)) return
          const { explanation } = thoughtOf('ace', view, decision, 'said', 700)
          if (explanation) said.set(decision.side, explanation.win)
        },
        SCENARIOS[scenario],
      )
      expect(said.size).toBe(2)
      expect(Math.abs(said.get('first')! + said.get('second')! - 1)).toBeLessThan(0.04)
    },
  )
})

describe.each(OPPONENTS)('%s', level => {
  it('plays whole battles by the rules, within its nodes, and sets the dials that it planned', () => {
    for (const scenario of ['1-v-2', 'mission-2'] as const) {
      const { result, state } = playGame(
        { first: level, second: level },
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
        expect(plan.feared?.win ?? 0).toBeLessThanOrEqual(plan.win + 1e-9)
      }
    }
  })
})

describe('an attack', () => {
  it('is worth no less than none, whatever else focus and lock may be kept for', () => {
    let met = 0
    for (const seed of ['spare-1', 'spare-2', 'spare-3'])
      playGame(
        { first: 'aggressor', second: 'aggressor' },
        seed,
        1,
        ({ view, decision, seed: own }) => {
          if (decision.kind !== 'attack' || met >= 30) return
          const shot = game.legal(view, decision).find(one => one.type === 'attack')
          if (shot?.type !== 'attack') return
          // With a lock and a focus that the model would rather keep.
          const ships = view.ships.map(ship =>
            ship.id === decision.ship ? { ...ship, focus: 1, lock: { target: shot.target, letter: 'A' } } : ship,
          )
          const { command, explanation } = thoughtOf('legend', { ...view, ships }, decision, own, 400)
          const choices = explanation?.choices ?? []
          const worth = (type: string): number =>
            Math.max(...choices.filter(choice => choice.command.type === type).map(choice => choice.win))
          met += 1
          expect(command.type).toBe('attack')
          expect(worth('attack')).toBeGreaterThan(worth('pass') - 1e-9)
        },
        SCENARIOS['1-v-2'],
      )
    expect(met).toBeGreaterThan(10)
  })
})

describe('a free action', () => {
  it.each(['cadet', 'veteran', 'legend'] as const)(
    'is never passed by %s, with next to nothing to think with',
    level => {
      let met = 0
      playGame(
        { first: 'aggressor', second: 'aggressor' },
        'free-3',
        1,
        ({ view, decision, seed: own }) => {
          if (decision.kind !== 'action' || met >= 30) return
          const legal = game.legal(view, decision)
          if (!legal.some(one => one.type === 'act' && ['focus', 'evade', 'repair'].includes(one.action))) return
          met += 1
          const { command, explanation } = thoughtOf(level, view, decision, own, 60)
          expect(command.type).toBe('act')
          expect(explanation?.choices[0]?.command.type).toBe('act')
        },
        SCENARIOS['4-v-4'],
      )
      expect(met).toBeGreaterThan(15)
    },
  )

  it('is worth no less than none, whatever was found: a token is, a roll is not, nor a lock in place of another', () => {
    const b = battle({ x: { pilot: 'rookiepilot', at: [0, -200, 0] }, t: { pilot: 'academypilot', at: [0, 200, 180] } })
    const view = b.state
    const asked = { player: 'first', at: view.at } as const
    const pass: Command = { type: 'pass', ...asked }
    const lock: Command = { type: 'act', ...asked, ship: b.ids.x, action: 'target-lock', target: b.ids.t }
    const focus: Command = { type: 'act', ...asked, ship: b.ids.x, action: 'focus' }
    const roll: Command = { type: 'act', ...asked, ship: b.ids.x, action: 'barrel-roll', side: 'left', slide: 0 }
    const worth = (command: Command): number =>
      sound(view, [
        { command, win: 0.4 },
        { command: pass, win: 0.6 },
      ])[1]!.win
    expect([focus, lock, roll].map(worth)).toEqual([0.4, 0.4, 0.6])
    view.ships.find(({ id }) => id === b.ids.x)!.lock = { target: b.ids.t, letter: 'A' }
    expect([focus, lock, roll].map(worth)).toEqual([0.4, 0.6, 0.6])
  })
})

describe('the damage that a plan is told with', () => {
  it('[MISSION-3-GOAL-IMPERIAL] counts nothing of a ship that gets away, and all of one that flies off the mat', () => {
    const b = battle(
      { x: { pilot: 'redsquadronpilot', at: [0, -400, 180] }, t: { pilot: 'academypilot', at: [0, 410, 0] } },
      { mission: 'dark-whispers' },
    )
    const dealtWith = (ship: string | null): number => {
      b.state.objects = [{ id: 'm1', kind: 'satellite', x: 300, y: 300, heading: 0, polygon: [], ship }]
      const decision = b.state.open.find(({ player }) => player === 'first')!
      const { explanation } = thoughtOf('ace', game.viewFor(b.state, 'first'), decision, 'away', 300)
      return explanation!.plans[0]!.dealt
    }
    expect(dealtWith(b.ids.t)).toBeLessThan(0.01)
    expect(dealtWith(null)).toBeGreaterThan(1)
  })
})

describe('the loosest levels', () => {
  it.each([
    ['cadet', 'attack'],
    ['rookie', 'attack'],
    ['cadet', 'action'],
    ['wingman', 'action'],
  ] as const)('%s never goes without an %s where one is worth as much as none', (level, kind) => {
    let met = 0
    for (const seed of ['shot-1', 'shot-2', 'shot-3'])
      playGame(
        { first: level, second: level },
        seed,
        60,
        ({ view, decision, seed: own }) => {
          if (decision.kind !== kind) return
          const { command, explanation } = thoughtOf(level, view, decision, own, 60)
          const choices = explanation?.choices ?? []
          const left = choices.find(choice => choice.command.type === 'pass')?.win ?? 0
          if (!choices.some(choice => choice.command.type !== 'pass' && choice.win >= left)) return
          met += 1
          expect(command.type).not.toBe('pass')
        },
        SCENARIOS['xx-ttt'],
      )
    expect(met).toBeGreaterThan(20)
  })
})
