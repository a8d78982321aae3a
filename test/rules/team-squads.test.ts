/** What counts for a side as a whole, however many members it has: squads, initiative, victory, and who is a friend (TEAM-*). */
import { describe, expect, it } from 'vitest'
import { catalog, game, missionScenario } from '../../src/content/index.ts'
import { type ForceEntry, type PlayerId, type Scenario, type Side, squadPoints } from '../../src/rules/index.ts'
import { battle, faceDown } from '../support/battle.ts'
import { refusalOf } from '../support/refusal.ts'

const of = (side: Side, count: number): readonly PlayerId[] =>
  Array.from({ length: count }, (_, n): PlayerId => (n === 0 ? side : `${side}-${n + 1}`))
const players = (first: number, second: number): NonNullable<Scenario['players']> => [
  ...of('first', first).map(id => ({ id, side: 'first' as const })),
  ...of('second', second).map(id => ({ id, side: 'second' as const })),
]
const fly = (player: PlayerId, pilot: string, ...upgrades: string[]): ForceEntry => ({ pilot, upgrades, player })

/** 97 points in the hands of two, and 98 in the hands of as many. */
const REBELS = [
  fly('first', 'lukeskywalker'),
  fly('first-2', 'biggsdarklighter'),
  fly('first-2', 'redsquadronpilot'),
  fly('first', 'rookiepilot'),
]
const EMPIRE = [
  fly('second', 'maulermithel', 'marksmanship'),
  ...[1, 2, 3, 4].map(() => fly('second', 'obsidiansquadronpilot')),
  fly('second-2', 'obsidiansquadronpilot'),
  fly('second-2', 'obsidiansquadronpilot'),
]
const squads = (
  first: readonly ForceEntry[],
  second: readonly ForceEntry[],
  more: Partial<Scenario> = {},
): Scenario => ({
  ...missionScenario('standard', {
    points: 100,
    collection: 'open',
    players: players(2, 2),
    forces: { first, second },
  }),
  ...more,
})

describe('a team', () => {
  it('[TEAM-10] [SQUAD-6] has initiative as a whole if all of its ships together cost less (V-08)', () => {
    expect([squadPoints(catalog, REBELS), squadPoints(catalog, EMPIRE)]).toEqual([97, 98])
    expect(game.newGame(squads(REBELS, EMPIRE)).initiative).toBe('first')
    // One card more, and it is the other’s: that one member’s share is dearer or cheaper than any other counts for nothing.
    const dearer = [{ ...REBELS[0]!, upgrades: ['marksmanship'] }, ...REBELS.slice(1)]
    expect(squadPoints(catalog, dearer)).toBe(100)
    expect(game.newGame(squads(dearer, EMPIRE)).initiative).toBe('second')
    // Nobody counts without squads (INIT-1).
    expect(game.newGame(squads(REBELS, EMPIRE, { points: 0 })).initiative).toBe('second')
  })

  it('[TEAM-1] [TEAM-2] [TEAM-14] has as many points as the other, whatever its number of members (V-07)', () => {
    const alone = EMPIRE.map(entry => ({ ...entry, player: 'second' as const }))
    const state = game.newGame(squads(REBELS, alone, { players: players(2, 1) }))
    expect(new Set(state.ships.filter(({ side }) => side === 'second').map(({ player }) => player))).toEqual(
      new Set(['second']),
    )
    // What each member brings is paid out of one purse.
    const over = [...REBELS, fly('first-2', 'rookiepilot')]
    for (const count of [1, 2]) {
      const forces = count === 1 ? over.map(entry => ({ ...entry, player: 'first' as const })) : over
      expect(refusalOf(squads(forces, EMPIRE, { players: players(count, 2) }))).toMatchObject({
        rules: ['SQUAD-2', 'SQUAD-4'],
      })
    }
  })

  it('[TEAM-14] [TEAM-2] [UNIQUE-1] has one Luke among all of its members; the other team may have one, too (V-04)', () => {
    const [luke, also] = [fly('first', 'lukeskywalker'), fly('first-2', 'lukeskywalker')]
    expect(refusalOf(squads([luke, also], EMPIRE))).toMatchObject({ rules: ['UNIQUE-1'] })
    const theirs = [fly('second', 'rookiepilot'), fly('second-2', 'lukeskywalker')]
    expect(
      refusalOf(
        squads([luke, fly('first-2', 'rookiepilot')], theirs, { factions: { first: 'rebel', second: 'rebel' } }),
      ),
    ).toBeNull()
  })

  it('[TEAM-14] [COMP-7] takes its ships out of the one box on the table', () => {
    const two = [fly('first', 'rookiepilot'), fly('first-2', 'redsquadronpilot')]
    expect(
      refusalOf(squads(two, [fly('second', 'academypilot')], { collection: 'core', players: players(2, 1) })),
    ).toMatchObject({
      rules: ['COMP-7'],
    })
  })

  it('[TEAM-1] has three members at most', () => {
    const shared = (count: number) => of('first', count).map(id => fly(id, 'rookiepilot'))
    const table = (count: number) =>
      squads(shared(count), [fly('second', 'academypilot')], { points: 0, players: players(count, 1) })
    expect(refusalOf(table(3))).toBeNull()
    expect(refusalOf(table(4))).toMatchObject({
      key: 'refusal.too-many-members',
      rules: ['TEAM-1'],
      params: { side: 'first', most: 3 },
    })
  })
})

describe('members of one team', () => {
  const team = (foe: 'last' | 'none' = 'none') =>
    battle(
      {
        mine: { pilot: 'rookiepilot', at: [-300, -300, 0], player: 'first' },
        mate: { pilot: 'rookiepilot', at: [0, 0, 0], player: 'first-2' },
        friend: { pilot: 'rookiepilot', at: [0, 120, 0], player: 'first' },
        foe: {
          pilot: 'academypilot',
          at: [60, 120, 180],
          ...(foe === 'last' ? { damage: [faceDown(), faceDown()] } : {}),
        },
      },
      { players: players(2, 1) },
    )

  it('[TEAM-5] [TEAM-9] win together, also who has no ship left and is asked nothing more (V-05)', () => {
    const b = team('last')
    for (const ship of ['mine', 'friend'] as const) Object.assign(b.ship(ship), { status: 'destroyed', pose: null })
    const asked = new Set<string>()
    b.fight()
    const foe = b.until(decision => {
      asked.add(String(decision.player))
      return decision.kind === 'attack' && decision.player === 'first-2'
    })
    foe.attack('mate', 'foe').roll('hit', 'hit', 'blank', 'blank')
    b.until(decision => {
      asked.add(String(decision.player))
      return decision.player === 'chance'
    }).roll('blank', 'blank', 'blank')
    b.until(decision => {
      asked.add(String(decision.player))
      return false
    })
    expect(b.state.result).toEqual({ winner: 'first', by: 'destroyed' })
    expect(asked).not.toContain('first')
    expect(asked).toContain('first-2')
  })

  it('[GEN-3] [ACTION-TL-2] [COMBAT-1.1] [TEAM-4] neither lock nor attack each other (V-10)', () => {
    const b = team().dials({ mate: 'straight 1', mine: 'straight 1', friend: 'straight 3', foe: 'straight 3' })
    b.until(decision => decision.kind === 'action' && decision.ship === b.ids.mate)
    expect(b.judge({ type: 'act', ship: 'mate', action: 'target-lock', target: 'friend' })).toMatchObject({
      key: 'refusal.friendly',
    })
    const fight = team().fight()
    fight.until(decision => decision.kind === 'attack' && decision.player === 'first-2')
    expect(fight.judge({ type: 'attack', ship: 'mate', target: 'friend', weapon: 'primary' })).toMatchObject({
      key: 'refusal.friendly',
    })
  })
})
