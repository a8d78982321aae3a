/** What the packed keys of the opponent's caches have no room for is refused in words. */
import { describe, expect, it } from 'vitest'
import { positionOf } from '../../ai/model/position.ts'
import { bandOfShot, isObstructed, packShot } from '../../ai/model/shot-odds.ts'
import { missionScenario } from '../../src/content/index.ts'
import type { Catalog, Scenario } from '../../src/rules/index.ts'
import { battle } from '../support/battle.ts'
import { carried, catalogWith, weapon } from '../support/made-up.ts'
import { playGame } from './play.ts'

const GUNS = ['cannon', 'torpedo', 'missile', 'turret'].map(id => weapon(id))
const made = catalogWith({ upgrades: GUNS })

/** The table of a battle of two, whose first ship carries some of the weapons. */
const table = (catalog: Catalog, guns: number, hull = 3) => {
  const chassis = { ...catalog.chassis, xwing: { ...catalog.chassis['xwing']!, hull } }
  const b = battle(
    {
      red: { pilot: 'redsquadronpilot', at: [0, -100, 0], upgrades: GUNS.slice(0, guns).map(({ id }) => carried(id)) },
      tie: { pilot: 'academypilot', at: [0, 100, 180] },
    },
    { catalog: { ...catalog, chassis } },
  ).fight()
  return positionOf({ ...catalog, chassis }, b.state, b.open(), 'first')
}

describe('the limits of the opponent', () => {
  it('take four weapons on a ship, and refuse a fifth by name', () => {
    expect(table(made, 3).units[0]!.guns).toHaveLength(4)
    expect(() => table(made, 4)).toThrow('the opponent has room for 4 weapons on r1, not for 5')
  })

  it('take 63 points of shields and hull, and refuse more', () => {
    expect(table(made, 0, 61).units[0]!.most).toBe(63)
    expect(() => table(made, 0, 62)).toThrow(RangeError)
  })

  it('refuse more ships than the keys tell apart', () => {
    const { game, units } = table(made, 0)
    const ships = Array.from({ length: 65 }, (_, n) => ({ ...units[0]!.ship, id: `r${n + 1}` }))
    const [decision] = game.state.open
    expect(() => positionOf(made, { ...game.state, ships }, decision!, 'first')).toThrow(
      '64 ships on the mat, not for 65',
    )
  })

  it('refuse a mat too large to tell places apart', () => {
    const { game } = table(made, 0)
    const [decision] = game.state.open
    const mat = { width: 914.4, height: 5000 }
    expect(() => positionOf(made, { ...game.state, mat }, decision!, 'first')).toThrow(
      '4096 millimetres of mat, not for 5000',
    )
  })

  it('take shots of three range bands, in the open and past an obstacle, and refuse a fourth', () => {
    for (const band of [1, 2, 3])
      for (const hidden of [false, true]) {
        const shot = packShot(band, hidden)
        expect([bandOfShot(shot), isObstructed(shot)]).toEqual([band, hidden])
      }
    expect(() => packShot(4, false)).toThrow('range bands 1 to 3, not for 4')
  })
})

/** Thirteen ships against twenty, in two rows. */
const CROWD: Scenario = missionScenario('standard', {
  maxRounds: 2,
  points: 400,
  collection: 'open',
  forces: {
    first: Array.from({ length: 13 }, () => ({ pilot: 'rookiepilot', upgrades: [] })),
    second: Array.from({ length: 20 }, () => ({ pilot: 'academypilot', upgrades: [] })),
  },
})

describe('a battle of thirteen against twenty', () => {
  it('is played to its end, one side searching, no two ships taken for one', () => {
    const kinds = new Set<string>()
    const { state, result } = playGame(
      { first: 'ace', second: 'table' },
      'crowd',
      1,
      ({ decision }) => kinds.add(decision.kind),
      CROWD,
    )
    expect(result.by).not.toBe('')
    expect(state.ships).toHaveLength(33)
    for (const kind of ['place', 'dial', 'action', 'attack']) expect(kinds).toContain(kind)
  }, 120_000)
})
