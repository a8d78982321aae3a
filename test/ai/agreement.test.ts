/** The search's round beside the rules' own: places and single attacks exactly, a whole round within narrow bars. */
import { describe, expect, it } from 'vitest'
import { oddsAt } from '../../ai/model/attack-odds-cache.ts'
import { oddsOfAttack } from '../../ai/model/fight.ts'
import { shotAt } from '../../ai/model/pose-table.ts'
import { contextOf } from '../../ai/objectives/index.ts'
import { catalog, game } from '../../src/content/index.ts'
import { placePolygon } from '../../src/geometry/index.ts'
import type { Command, Engine, GameState, ManoeuvreKey, MatObject, ShipId } from '../../src/rules/index.ts'
import { measureAttack, touches } from '../../src/rules/index.ts'
import { attackOdds } from '../../src/rules/odds.ts'
import { oddsInput } from '../../src/rules/odds-input.ts'
import { battle, faceDown, faceUp, type Setting } from '../support/battle.ts'
import { sample } from '../support/counts.ts'
import { exactRound } from '../support/exact-round.ts'
import { madeUpGame } from '../support/made-up-set/register.ts'
import { type Position, positionOf } from '../support/positions.ts'
import { searchForecast, searchLies } from '../support/search-forecast.ts'
import { usualPolicy } from '../support/usual-policy.ts'

const CLOSE = 1e-12

/** Both sides as they stand, without tokens; then every case of tokens between them. */
const duels: readonly (readonly [string, number, Partial<Setting>, Partial<Setting>])[] = [
  ['range 1', 80, {}, {}],
  ['range 2, no shields left', 150, { shields: 0, damage: [faceDown()] }, { damage: [faceDown()] }],
  ['range 3', 280, { shields: 1 }, {}],
  ['cards that speak', 90, { pilot: 'lukeskywalker' }, { pilot: 'maulermithel' }],
  ['cards that refuse', 90, {}, { pilot: 'darkcurse' }],
  [
    'damage that speaks',
    150,
    { damage: [faceUp('weaponmalfunction')] },
    { damage: [faceUp('structuraldamage'), faceDown()] },
  ],
]

/** What the attacker and the defender have in a case: 1 focus, 2 lock; 4 focus, 8 evade. */
const attackerHas = (set: number, target: string): Partial<Setting> => ({
  focus: set & 1 ? 1 : 0,
  ...(set & 2 ? { locks: target } : {}),
})
const defenderHas = (set: number): Partial<Setting> => ({ focus: set & 4 ? 1 : 0, evade: set & 8 ? 1 : 0 })

describe('one attack in the search is the one of the odds', () => {
  it.each(duels)('[COMBAT-2.3] [COMBAT-3.3] [COMBAT-5.4]: %s', (_name, gap, first, second) => {
    const duel = (x: Partial<Setting>, t: Partial<Setting>) =>
      battle({
        x: { pilot: 'redsquadronpilot', at: [0, 0, 0], ...first, ...x },
        t: { pilot: 'academypilot', at: [0, 40 + gap, 180], ...second, ...t },
      }).fight()
    const plain = duel({}, {})
    const context = contextOf(catalog, plain.state, plain.state.open[0]!, 'first')
    for (const [from, to] of [
      ['x', 't'],
      ['t', 'x'],
    ] as const) {
      const attacker = context.units.find(({ ship }) => ship.id === plain.ship(from).id)!
      const defender = context.units.find(({ ship }) => ship.id === plain.ship(to).id)!
      const gun = attacker.guns[0]!
      const { place } = context.start
      const shot = shotAt(context.poseTable, attacker, place[attacker.index]!, defender, place[defender.index]!)
      expect(shot).toBe(gap <= 100 ? 1 : gap <= 200 ? 2 : 3)
      for (let set = 0; set < 16; set++) {
        const own = attackerHas(set, to)
        const other = defenderHas(set)
        const b = from === 'x' ? duel(own, other) : duel(other, own)
        const now = { catalog, state: b.state, events: null }
        const measured = measureAttack(now, b.ship(from), b.ship(to))!
        expect(measured.band).toBe(shot)
        const frame = {
          step: 'attack',
          attacker: b.ship(from).id,
          defender: b.ship(to).id,
          weapon: 'primary',
          band: measured.band!,
          obstructed: false,
        } as const
        const input = oddsInput(now, b.ship(from), b.ship(to), frame)
        const cached = oddsOfAttack(context, attacker, defender, gun, shot, set, 0)
        for (let points = 1; points <= defender.shields + defender.hull; points++) {
          const hull = Math.min(points, defender.hull)
          const odds = attackOdds({ ...input, hull, shields: points - hull })
          const { damage } = oddsAt(cached, context.position, attacker, defender, gun, shot, set, 0, points)
          expect(damage).toHaveLength(odds.damage.length)
          for (const [lost, chance] of odds.damage.entries())
            expect(Math.abs(damage[lost]! - chance)).toBeLessThanOrEqual(CLOSE)
        }
        const odds = attackOdds(input)
        expect(Math.abs(cached.mean - odds.expectedDamage)).toBeLessThanOrEqual(CLOSE)
        expect(Math.abs(cached.kill - odds.pDestroy)).toBeLessThanOrEqual(CLOSE)
        expect(Math.abs(cached.attackFocus - odds.spends.attackFocus)).toBeLessThanOrEqual(CLOSE)
        expect(Math.abs(cached.defenceFocus - odds.spends.defenceFocus)).toBeLessThanOrEqual(CLOSE)
        expect(Math.abs(cached.evade - odds.spends.evade)).toBeLessThanOrEqual(CLOSE)
      }
    }
  })
})

/** The outcome of a roll that hurts nobody. */
const harmless = (engine: Engine, state: GameState): Command =>
  engine
    .outcomes(state.open[0]!)
    .map(({ command }) => command)
    .find(command => command.type === 'roll' && !command.faces.includes('hit') && !command.faces.includes('crit'))!

/** Plays the moves and actions of a round on the engine, the dice harming nobody; tells which actions were refused. */
const moved = (position: Position, actions: ReturnType<typeof searchLies>['actions']) => {
  const late: ShipId[] = []
  const policy = usualPolicy({ dials: position.dials, actions }, ship => late.push(ship))
  const state = game.copy(position.state)
  while (state.round === position.state.round && (state.phase === 'planning' || state.phase === 'activation')) {
    const decision = state.open[0]!
    game.apply(state, decision.player === 'chance' ? harmless(game, state) : policy(game, state, decision))
  }
  return { state, late }
}

/** Positions whose exact count is short. */
const COUNTED = sample(
  [2, 5, 8, 9, 11, 13, 22, 23, 24, 25, 27, 28, 35, 38, 39, 40, 43, 44, 45, 48, 52, 54, 56, 57, 58],
  9,
)

describe('a round in the search', () => {
  it.each([
    ['plain', false, 60],
    ['named', true, 40],
  ] as const)(
    '[ACT-4] [OVERLAP-2] [OVERLAP-7] [ACTION-BR-5] [ACTION-TL-2] leaves %s ships exactly where the rules do',
    (seed, named, count) => {
      let rolled = 0
      let locked = 0
      let touched = 0
      for (let number = 1; number <= count; number++) {
        const position = positionOf(game, seed, number, named)
        const { lies, actions } = searchLies(game, position.state, position.dials)
        const { state, late } = moved(position, actions)
        expect(late, position.name).toEqual([])
        for (const { ship: id, pose, fled, touching } of lies) {
          const ship = state.ships.find(other => other.id === id)!
          expect(ship.status, position.name).toBe(fled ? 'fled' : 'play')
          if (!fled) expect(ship.pose, `${position.name} ${id}`).toEqual(pose)
          const beside = state.ships.filter(
            other => other.id !== id && touches({ catalog, state, events: null }, id, other.id),
          )
          expect(
            beside.map(other => other.id),
            `${position.name} ${id}`,
          ).toEqual(touching)
          touched += touching.length
        }
        for (const { action } of Object.values(actions)) {
          if (action === 'barrel-roll') rolled += 1
          if (action === 'target-lock') locked += 1
        }
      }
      expect(rolled).toBeGreaterThan(0)
      expect(locked).toBeGreaterThan(0)
      expect(touched).toBeGreaterThan(0)
    },
  )

  it('[ROUND-1] costs what the exact count says: points within 0.05, the end of a ship within 3 in 100', () => {
    for (const number of COUNTED) {
      const position = positionOf(game, 'near', number, number % 3 === 0)
      const { ships, plan } = searchForecast(game, position.state, position.dials)
      const exact = exactRound(game, position.state, usualPolicy(plan))
      for (const { ship, damage, destroyed } of exact.ships) {
        const same = ships.find(other => other.ship === ship)!
        expect(Math.abs(same.damage - damage), `${position.name} ${ship}`).toBeLessThanOrEqual(0.05)
        expect(Math.abs(same.destroyed - destroyed), `${position.name} ${ship}`).toBeLessThanOrEqual(0.03)
      }
    }
  }, 180_000)
})

/** A large ship with a gun ahead and a weaker one astern, and who is where about it. */
const BARGE: readonly (readonly [string, Readonly<Record<string, Setting>>, string])[] = [
  ['ahead', { r: { pilot: 'raider', at: [0, 330, 180] } }, 'broadside'],
  ['astern', { r: { pilot: 'raider', at: [0, -230, 0] } }, 'tailgun'],
  [
    'ahead and astern',
    { r: { pilot: 'raider', at: [20, 330, 180] }, s: { pilot: 'raider', at: [0, -230, 0] } },
    'broadside',
  ],
]

describe('a round with ships of another set', () => {
  it.each(BARGE)(
    '[COMBAT-1.5] [ARC-2] costs what the exact count says with enemies %s, each gun firing from its arc',
    (_where, raiders, gun) => {
      const b = battle(
        { b: { pilot: 'bargemaster', at: [0, -40, 0] }, ...raiders },
        { catalog: madeUpGame.catalog, mission: 'raid' },
      )
      const dials = Object.fromEntries(
        b.state.ships.map(({ id, side }) => [id, side === 'first' ? 'straight 1' : 'straight 2'] as const),
      )
      const { ships, plan } = searchForecast(b.rules, b.state, dials)
      const shots = plan.targets?.[b.ship('b').id]
      expect(shots?.map(({ weapon }) => weapon)).toEqual([gun])
      const exact = exactRound(b.rules, b.state, usualPolicy(plan))
      for (const { ship, damage, destroyed } of exact.ships) {
        const same = ships.find(other => other.ship === ship)!
        expect(Math.abs(same.damage - damage), ship).toBeLessThanOrEqual(0.05)
        expect(Math.abs(same.destroyed - destroyed), ship).toBeLessThanOrEqual(0.03)
      }
      expect(exact.ships.some(({ damage }) => damage > 0)).toBe(true)
    },
    60_000,
  )
})

/** A token of the made-up set as it lies; a number of its own. */
const lying = (token: string, n: number, x: number, y: number, heading = 0): MatObject => {
  const { outline, what } = madeUpGame.catalog.tokens[token]!
  const pose = { x, y, heading }
  return { id: `${what}-${n}`, kind: what, ship: null, ...pose, polygon: placePolygon(outline, pose) }
}

/** Bombs about to go off, fires and a hulk, and who flies there in what manner. */
const HAZARDS: readonly (readonly [
  string,
  Readonly<Record<string, Setting>>,
  Readonly<Record<string, ManoeuvreKey>>,
  readonly MatObject[],
])[] = [
  [
    'a bomb between two who fight',
    { b: { pilot: 'bargemaster', at: [0, -60, 0] }, r: { pilot: 'raider', at: [20, 300, 180] } },
    { b: 'straight 1', r: 'straight 2' },
    [lying('charge', 1, 40, 100)],
  ],
  [
    'two bombs, and one whose last points they are',
    {
      b: { pilot: 'bargemaster', at: [0, -60, 0] },
      r: { pilot: 'raider', at: [20, 330, 180], shields: 0 },
      s: { pilot: 'raider', at: [-90, 320, 180], fought: true },
    },
    { b: 'straight 1', r: 'straight 2', s: 'bank-left 2' },
    [lying('charge', 1, 40, 150), lying('charge', 2, -60, 160)],
  ],
  [
    'fires on the way of both',
    {
      b: { pilot: 'bargemaster', at: [0, -80, 0] },
      r: { pilot: 'raider', at: [30, 330, 180], shields: 0 },
      s: { pilot: 'raider', at: [-200, 300, 180] },
    },
    { b: 'straight 2', r: 'straight 3', s: 'straight 3' },
    [lying('fire', 1, 10, 20), lying('fire', 2, 30, 240)],
  ],
  [
    'a bump among fires, and a hulk that costs an action',
    {
      b: { pilot: 'bargemaster', at: [0, -40, 0] },
      c: { pilot: 'bargemaster', at: [0, 110, 0] },
      r: { pilot: 'raider', at: [40, 420, 180] },
    },
    { b: 'straight 2', c: 'straight 1', r: 'straight 2' },
    [lying('fire', 1, 0, 40), lying('hulk', 1, 40, 270), lying('charge', 1, 200, 200)],
  ],
]

describe('a round among what goes off and burns', () => {
  it.each(HAZARDS)(
    '[CARD-3] [DAMAGE-1] costs what the exact count says: %s',
    (_where, ships, named, objects) => {
      const fought = (lies: readonly MatObject[]) => {
        const b = battle(ships, { catalog: madeUpGame.catalog, mission: 'raid' })
        b.state.objects = lies
        const dials = Object.fromEntries(Object.entries(named).map(([name, key]) => [b.ship(name).id, key]))
        const { ships: lost, plan } = searchForecast(b.rules, b.state, dials)
        return { lost, exact: exactRound(b.rules, b.state, usualPolicy(plan)) }
      }
      const { lost, exact } = fought(objects)
      for (const { ship, damage, destroyed } of exact.ships) {
        const same = lost.find(other => other.ship === ship)!
        expect(Math.abs(same.damage - damage), ship).toBeLessThanOrEqual(0.05)
        expect(Math.abs(same.destroyed - destroyed), ship).toBeLessThanOrEqual(0.03)
      }
      // Without them it is another round.
      const quiet = fought([]).exact
      expect(exact.ships.some(({ damage }, n) => damage > quiet.ships[n]!.damage + 0.2)).toBe(true)
    },
    60_000,
  )
})
