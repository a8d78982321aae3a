/** The exact count of a round against what cannot be wrong: single odds, sums, mirrors, and thousands of rounds rolled out. */
import { describe, expect, it } from 'vitest'
import type { Command, GameState } from '../../src/rules/index.ts'
import { attackOdds } from '../../src/rules/odds.ts'
import { oddsInput } from '../../src/rules/odds-input.ts'
import { type Battle, battle, faceDown, faceUp, type Setting } from '../support/battle.ts'
import { counted, sample } from '../support/counts.ts'
import { type ExactRound, exactRound, playRound, pointsLeft } from '../support/exact-round.ts'
import { mirroredCommand } from '../support/mirror.ts'
import { random } from '../support/random.ts'
import { type RoundPlan, usualPolicy } from '../support/usual-policy.ts'

const focus = { action: 'focus' } as const
const evade = { action: 'evade' } as const

const exact = (b: Battle, plan: RoundPlan, options?: Parameters<typeof exactRound>[3]): ExactRound =>
  exactRound(b.rules, b.state, usualPolicy(plan), options)

const of = (round: ExactRound, id: string) => round.ships.find(({ ship }) => ship === id)!

/** One attack and nothing else: the round from the Combat phase on, and the odds of the rules. */
const single = (gap: number, attacker: Partial<Setting>, defender: Partial<Setting>, firstAttacks = true) => {
  const b = battle({
    x: { pilot: 'redsquadronpilot', at: [0, 0, 0], fought: !firstAttacks, ...(firstAttacks ? attacker : defender) },
    t: { pilot: 'academypilot', at: [0, 40 + gap, 180], fought: firstAttacks, ...(firstAttacks ? defender : attacker) },
  }).fight()
  const [from, to] = firstAttacks ? ([b.ship('x'), b.ship('t')] as const) : ([b.ship('t'), b.ship('x')] as const)
  const band = gap <= 100 ? 1 : gap <= 200 ? 2 : 3
  const frame = {
    step: 'attack',
    attacker: from.id,
    defender: to.id,
    weapon: 'primary',
    band,
    obstructed: false,
  } as const
  const game = { catalog: b.rules.catalog, state: b.state, events: null }
  return { found: of(exact(b, { dials: {} }), to.id), odds: attackOdds(oddsInput(game, from, to, frame)) }
}

const agrees = ({ found, odds }: ReturnType<typeof single>): void => {
  expect(Math.abs(found.damage - odds.expectedDamage)).toBeLessThan(1e-12)
  expect(Math.abs(found.destroyed - odds.pDestroy)).toBeLessThan(1e-12)
  odds.damage.forEach((chance, lost) => {
    const left = odds.damage.length - 1 - lost
    expect(Math.abs((found.health[left] ?? 0) - chance)).toBeLessThan(1e-12)
  })
}

describe('one attack in the exact round is the one of the odds', () => {
  const lock = (name: string) => ({ locks: name })
  it.each([
    ['range 1, no tokens', 80, {}, {}],
    ['range 2, focus on both sides', 150, { focus: 1 }, { focus: 1 }],
    ['range 3, lock', 280, lock('t'), {}],
    ['range 1, lock and focus against an evade', 60, { ...lock('t'), focus: 1 }, { evade: 1 }],
    ['range 2, against focus and evade', 180, { focus: 1 }, { focus: 1, evade: 1 }],
    ['range 2, on a hull that is cracked', 180, { ...lock('t') }, { focus: 1, damage: [faceDown(), faceDown()] }],
    ['range 1, on damaged structure', 90, { focus: 1 }, { damage: [faceUp('structuraldamage')] }],
  ] as const)('[COMBAT-2.3] [COMBAT-3.3] [COMBAT-5.4] [DAMAGE-3]: %s', (_name, gap, attacker, defender) => {
    agrees(single(gap, attacker as Partial<Setting>, defender as Partial<Setting>))
  })

  it('[DAMAGE-3] shields first, then cards: a TIE on an X-wing', () => {
    agrees(single(80, { focus: 1 }, { shields: 1, evade: 1 }, false))
    agrees(single(80, { locks: 'x' }, { shields: 0, focus: 1 }, false))
  })

  it('[COMBAT-3.5] [COMBAT-5.5] with what cards turn: Marksmanship, and Luke', () => {
    agrees(single(150, { pilot: 'lukeskywalker', lasting: ['marksmanship'], upgrades: ['marksmanship'] }, {}))
    agrees(single(150, { focus: 1 }, { pilot: 'lukeskywalker', shields: 0 }, false))
  })
})

const dials = { r1: 'straight 1', i1: 'straight 2', i2: 'straight 2' } as const

const duel = () =>
  battle({
    x: { pilot: 'redsquadronpilot', at: [0, -150, 0], shields: 1, damage: [faceDown()] },
    t: { pilot: 'academypilot', at: [20, 200, 180], damage: [faceDown()] },
  })
const duelPlan: RoundPlan = { dials, actions: { r1: { action: 'target-lock', target: 'i1' }, i1: focus } }

const trio = () =>
  battle({
    x: { pilot: 'redsquadronpilot', at: [0, -150, 0], shields: 0 },
    t: { pilot: 'academypilot', at: [-30, 200, 180] },
    u: { pilot: 'academypilot', at: [30, 200, 180] },
  })
const trioPlan: RoundPlan = { dials, actions: { r1: focus, i1: evade, i2: evade } }

describe('a whole round counted exactly', () => {
  it('[ROUND-1] sums to 1, and changes nothing of the state it starts from', () => {
    for (const [b, plan] of [
      [duel(), duelPlan],
      [trio(), trioPlan],
    ] as const) {
      const before = b.rules.hash(b.state)
      const round = exact(b, plan)
      expect(Math.abs(round.probability - 1)).toBeLessThan(1e-9)
      for (const { health } of round.ships) {
        expect(Math.abs(health.reduce((sum, chance) => sum + chance, 0) - 1)).toBeLessThan(1e-9)
      }
      expect(round.ships.every(({ damage }) => damage > 0.1)).toBe(b.state.ships.length === 2)
      expect(b.rules.hash(b.state)).toBe(before)
    }
  })

  it('[WIN-1] a duel that ends the game says who wins it', () => {
    const b = duel()
    b.ship('t').damage = [faceDown(), faceDown()]
    const round = exact(b, duelPlan)
    expect(Math.abs(round.won.first - of(round, 'i1').destroyed)).toBeLessThan(1e-12)
    expect(round.won.first).toBeGreaterThan(0.3)
  })

  it('[CRIT-1] counting alike cards as one changes no number', () => {
    const rookies = battle({
      x: { pilot: 'rookiepilot', at: [0, 0, 0], shields: 0, damage: [faceDown()], focus: 1 },
      t: { pilot: 'obsidiansquadronpilot', at: [0, 240, 180], evade: 1 },
    }).fight()
    const aces = battle({
      x: { pilot: 'lukeskywalker', at: [0, 0, 0], shields: 0, damage: [faceDown()] },
      t: { pilot: 'nightbeast', at: [0, 300, 180] },
    }).fight()
    const twins = battle({
      x: { pilot: 'redsquadronpilot', at: [0, 0, 0], shields: 0, damage: [faceDown(), faceDown()], fought: true },
      t: { pilot: 'academypilot', at: [-30, 240, 180] },
      u: { pilot: 'academypilot', at: [30, 240, 180] },
    }).fight()
    for (const b of sample([rookies, twins, aces], 2)) {
      const plan: RoundPlan = { dials: {} }
      const fast = exact(b, plan)
      const slow = exact(b, plan, { alike: false })
      expect(fast.states).toBeLessThan(slow.states)
      for (const ship of slow.ships) {
        const same = of(fast, ship.ship)
        expect(Math.abs(same.damage - ship.damage)).toBeLessThan(1e-10)
        expect(Math.abs(same.destroyed - ship.destroyed)).toBeLessThan(1e-10)
      }
    }
  })

  it('a mirrored table has mirrored numbers, and twins change places', () => {
    const place = (side: 1 | -1) =>
      battle({
        x: { pilot: 'redsquadronpilot', at: [side * 5, -150, side === 1 ? 3 : 357], shields: 0 },
        t: { pilot: 'academypilot', at: [side * 40, 200, 180] },
      })
    const turn = { ...dials, i1: 'bank-left 2' } as const
    const turned = mirroredCommand({ type: 'setDial', player: 'second', at: 0, ship: 'i1', manoeuvre: 'bank-left 2' })
    const back = { ...dials, i1: (turned as Extract<Command, { type: 'setDial' }>).manoeuvre }
    const one = exact(place(1), { dials: turn, actions: { r1: focus } })
    const two = exact(place(-1), { dials: back, actions: { r1: focus } })
    expect(back.i1).toBe('bank-right 2')
    expect(of(one, 'i1').damage + of(one, 'r1').damage).toBeGreaterThan(0.5)
    for (const { ship, damage, destroyed } of one.ships) {
      expect(Math.abs(of(two, ship).damage - damage)).toBeLessThan(1e-12)
      expect(Math.abs(of(two, ship).destroyed - destroyed)).toBeLessThan(1e-12)
    }
    const at = (target: string, order: readonly string[]) => ({
      ...trioPlan,
      order,
      targets: { r1: [{ target, weapon: 'primary' }] },
    })
    const left = exact(trio(), at('i1', ['i1', 'i2']))
    const right = exact(trio(), at('i2', ['i2', 'i1']))
    expect(of(left, 'i1').damage).toBeGreaterThan(0.3)
    for (const [a, b] of [
      ['r1', 'r1'],
      ['i1', 'i2'],
      ['i2', 'i1'],
    ] as const) {
      expect(Math.abs(of(left, a).damage - of(right, b).damage)).toBeLessThan(1e-12)
      expect(Math.abs(of(left, a).destroyed - of(right, b).destroyed)).toBeLessThan(1e-12)
    }
  })

  it('a round that would take too many states is refused', () => {
    expect(() => exact(trio(), trioPlan, { most: 100 })).toThrow('more than 100 states')
  })
})

describe('a round rolled out thousands of times comes to the same', () => {
  const GAMES = counted(2000)
  const rolledOut = (b: Battle, plan: RoundPlan, seed: number): void => {
    const policy = usualPolicy(plan)
    const round = exactRound(b.rules, b.state, policy)
    const next = random(seed)
    const draw = (state: GameState): Command => b.rules.sample(state.open[0]!, () => next())
    const sums = round.ships.map(() => ({ lost: 0, squares: 0, dead: 0 }))
    for (let n = 0; n < GAMES; n += 1) {
      const end = playRound(b.rules, b.state, policy, draw)
      round.ships.forEach(({ ship: id }, at) => {
        const lost =
          pointsLeft(b.rules, b.state, b.ship(id)) - pointsLeft(b.rules, end, end.ships.find(s => s.id === id)!)
        sums[at]!.lost += lost
        sums[at]!.squares += lost * lost
        sums[at]!.dead += end.ships.find(s => s.id === id)!.status === 'destroyed' ? 1 : 0
      })
    }
    round.ships.forEach(({ damage, destroyed }, at) => {
      const { lost, squares, dead } = sums[at]!
      const mean = lost / GAMES
      const error = Math.sqrt(Math.max(0, squares / GAMES - mean * mean) / GAMES)
      expect(Math.abs(mean - damage)).toBeLessThanOrEqual(4 * error + 1e-9)
      const chance = Math.sqrt((destroyed * (1 - destroyed)) / GAMES)
      expect(Math.abs(dead / GAMES - destroyed)).toBeLessThanOrEqual(4 * chance + 1 / GAMES)
    })
  }

  it('a duel with a target lock', () => rolledOut(duel(), duelPlan, 11), 60_000)

  it('[OBST-8] one against two among asteroids', () => {
    const b = battle(
      {
        x: { pilot: 'rookiepilot', at: [0, -150, 0], shields: 1 },
        t: { pilot: 'academypilot', at: [-30, 200, 180] },
        u: { pilot: 'academypilot', at: [30, 200, 180] },
      },
      { obstacles: { coreasteroid0: [0, -85], coreasteroid1: [-110, 100] } },
    )
    rolledOut(b, { dials, actions: { i1: focus, i2: evade } }, 12)
  }, 60_000)
})
