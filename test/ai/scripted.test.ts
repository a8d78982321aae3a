/** The players that do not search: legal, repeatable, honest, and better than chance in every mission. */
import { describe, expect, it } from 'vitest'
import type { LevelId } from '../../ai/levels.ts'
import { type Option, positionOf } from '../../ai/model/position.ts'
import { rowOf, SECTORS, sectorOf } from '../../ai/scripts/table-rows.ts'
import { catalog, game, missionScenario, OBSTACLES } from '../../src/content/index.ts'
import type { GameState, ManoeuvreKey, Scenario } from '../../src/rules/index.ts'
import { decide, playGame } from './play.ts'

const LEVELS = ['table', 'aggressor', 'aggressor-plus'] as const satisfies readonly LevelId[]

const pilots = (...ids: readonly string[]) => ids.map(pilot => ({ pilot, upgrades: [] }))
const among = (mission: string, options: Parameters<typeof missionScenario>[1] = {}): Scenario =>
  missionScenario(mission, { maxRounds: 40, ...options })

const TABLES: Readonly<Record<string, Scenario>> = {
  'mission 1': among('political-escort'),
  'mission 2': among('asteroid-run'),
  'mission 3': among('dark-whispers'),
  asteroids: among('standard', {
    points: 100,
    collection: 'open',
    obstacles: OBSTACLES,
    forces: {
      first: [
        { pilot: 'lukeskywalker', upgrades: ['r2d2', 'protontorpedoes'] },
        ...pilots('redsquadronpilot', 'biggsdarklighter'),
      ],
      second: [{ pilot: 'maulermithel', upgrades: ['marksmanship'] }, ...pilots('darkcurse', 'nightbeast')],
    },
  }),
}

/** The state with another dial wherever a side may not see it, and how many were changed. */
const withOtherDials = (state: GameState, side: string): { secret: GameState; changed: number } => {
  const secret = game.copy(state)
  let changed = 0
  for (const ship of secret.ships) {
    if (ship.side === side || ship.revealed || ship.dial === null) continue
    const dial = catalog.chassis[ship.chassis]!.dial!
    const other = dial.find(({ bearing, speed }) => `${bearing} ${speed}` !== ship.dial)!
    ship.dial = `${other.bearing} ${other.speed}` as ManoeuvreKey
    changed += 1
  }
  return { secret, changed }
}

describe.each(LEVELS)('%s', level => {
  it.each(Object.keys(TABLES))('answers legally, the same again, and whatever is hidden: %s', name => {
    let hidden = 0
    const kinds = new Set<string>()
    const sides = { first: level, second: level }
    playGame(
      sides,
      `fair-${name}`,
      1,
      ({ state, view, decision, seed }) => {
        if (decision.player === 'chance') return
        kinds.add(decision.kind)
        const before = JSON.stringify(view)
        const answer = decide(level, view, decision, seed, 1)
        expect(game.isLegal(state, answer)).toBe(true)
        expect(JSON.stringify(view), 'a view is only read').toBe(before)
        const { secret, changed } = withOtherDials(state, decision.side)
        hidden += changed
        const again = game.viewFor(secret, decision.player)
        expect(JSON.stringify(again)).toBe(before)
        expect(decide(level, again, decision, seed, 1)).toEqual(answer)
      },
      TABLES[name],
    )
    expect(hidden).toBeGreaterThan(3)
    for (const kind of ['place', 'dial', 'action']) expect(kinds, kind).toContain(kind)
  })

  it('answers every question of random games legally', () => {
    const kinds = new Set<string>()
    for (const [name, scenario] of Object.entries(TABLES)) {
      playGame(
        { first: 'random', second: 'random' },
        `any-${name}`,
        1,
        ({ state, view, decision, seed }) => {
          kinds.add(decision.kind)
          expect(game.isLegal(state, decide(level, view, decision, seed, 1))).toBe(true)
        },
        scenario,
      )
    }
    for (const kind of [
      'place',
      'token',
      'edge',
      'dial',
      'manoeuvre',
      'order',
      'action',
      'attack',
      'modify',
      'reinforce',
    ])
      expect(kinds, kind).toContain(kind)
  })

  it.each(Object.keys(TABLES))('beats random from both sides: %s', name => {
    const seeds = ['b1', 'b2', 'b3']
    const won = (first: LevelId, second: LevelId, side: string): number =>
      seeds.filter(seed => playGame({ first, second }, seed, 1, undefined, TABLES[name]).result.winner === side).length
    expect(won(level, 'random', 'first') + won('random', level, 'second')).toBeGreaterThanOrEqual(5)
  })
})

/** The dial of the first ship of a side in a standard game. */
const dialOfSide = (side: 'first' | 'second'): readonly Option[] => {
  const state = game.newGame(among('standard'))
  const ships = state.ships.map(ship => ({ ...ship, status: 'play' as const, pose: { x: 0, y: 0, heading: 0 } }))
  const decision = {
    kind: 'dial',
    side,
    player: side,
    at: 0,
    ship: ships.find(ship => ship.side === side)!.id,
  } as const
  const position = positionOf(catalog, { ...state, phase: 'planning', ships }, decision, side)
  return position.units.find(unit => unit.side === side)!.options
}

const keys = (row: readonly Option[]): readonly string[] => row.map(({ key }) => key)

describe('the rows of the table player', () => {
  it('are common, uncommon and rare kinds at the two slowest or fastest speeds of the dial', () => {
    const tie = dialOfSide('second')
    expect(keys(rowOf(tie, 'front', 'near', 'right', false))).toEqual([
      'straight 2',
      'straight 3',
      'straight 2',
      'koiogran 3',
      'koiogran 4',
      'bank-right 2',
    ])
    expect(keys(rowOf(tie, 'side', 'far', 'left', false))).toEqual([
      'turn-left 3',
      'turn-left 2',
      'turn-left 3',
      'bank-left 3',
      'bank-left 2',
      'koiogran 4',
    ])
  })

  it('fly green under stress where the dial has it, never red', () => {
    for (const dial of [dialOfSide('first'), dialOfSide('second')]) {
      for (const sector of SECTORS) {
        for (const ring of ['near', 'far'] as const) {
          const row = rowOf(dial, sector, ring, 'left', true)
          expect(row).toHaveLength(6)
          expect(row.filter(option => option.difficulty !== 'green')).toEqual([])
        }
      }
    }
  })

  it('take a softer kind where a dial lacks one', () => {
    const slow = dialOfSide('first').filter(option => option.bearing === 'straight' || option.speed === 1)
    const row = rowOf(slow, 'back', 'near', 'left', false)
    expect(keys(row).slice(0, 1)).toEqual(['bank-left 1'])
  })

  it('meet at 22.5°, 67.5°, 112.5° and 157.5°', () => {
    const found = [0, 22, -23, 67, 68, -112, 113, 157, -158, 180].map(sectorOf)
    const wanted = [
      'front',
      'front',
      'front-side',
      'front-side',
      'side',
      'side',
      'back-side',
      'back-side',
      'back',
      'back',
    ]
    expect(found).toEqual(wanted)
  })
})
