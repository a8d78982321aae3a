/** Several members on a side: who they are, how they share its ships, and what is refused; Four Hands, the mission for them. */
import { describe, expect, it } from 'vitest'
import { catalog, game, missionScenario, mostMembers, shareProblem, withMembers } from '../../src/content/index.ts'
import { t } from '../../src/locale/index.ts'
import { MEDAL_RULES, medalRules } from '../../src/match/medals.ts'
import { isRefused, type Scenario, type Side, squadPoints } from '../../src/rules/index.ts'
import '../support/all-english.ts'

const FOUR = missionScenario('four-hands')
const commanders = ({ forces }: Scenario, side: Side) => forces[side].map(({ player = side }) => player)
const refusalOf = (make: () => unknown) => {
  try {
    make()
  } catch (error) {
    if (isRefused(error)) return error.refusal
    throw error
  }
  return null
}

describe('Four Hands', () => {
  it('[SQUAD-6] [TEAM-10] prints 99 points against 97, and the second side has initiative', () => {
    expect(squadPoints(catalog, FOUR.forces.first)).toBe(99)
    expect(squadPoints(catalog, FOUR.forces.second)).toBe(97)
    expect(game.newGame(FOUR).initiative).toBe('second')
    expect(game.newGame({ ...FOUR, points: 100 }).initiative).toBe('second')
    // More X-wings than lie in a box.
    expect(FOUR.collection).toBe('open')
    expect(refusalOf(() => game.newGame({ ...FOUR, collection: 'core' }))).toMatchObject({ rules: ['COMP-7'] })
  })

  it('[TEAM-1] [TEAM-3] is shared by two on each side as it is printed, and flown by one or three as well', () => {
    const two = withMembers(FOUR, { first: 2, second: 2 })
    expect(two.players).toEqual([
      { id: 'first', side: 'first' },
      { id: 'first-2', side: 'first' },
      { id: 'second', side: 'second' },
      { id: 'second-2', side: 'second' },
    ])
    const { ships } = game.newGame(two)
    const of = (player: string) => ships.filter(ship => ship.player === player).map(({ pilot }) => pilot)
    expect(of('first')).toEqual(['lukeskywalker', 'rookiepilot'])
    expect(of('first-2')).toEqual(['biggsdarklighter', 'rookiepilot'])
    expect(of('second')).toEqual(['maulermithel', 'academypilot', 'academypilot', 'academypilot'])
    expect(of('second-2')).toEqual(['blacksquadronpilot', 'obsidiansquadronpilot', 'obsidiansquadronpilot'])
    expect(commanders(withMembers(FOUR, { first: 3, second: 1 }), 'first')).toEqual([
      'first',
      'first',
      'first-2',
      'first-3',
    ])
    expect(withMembers(two, {})).toEqual(FOUR)
  })

  it('[WIN-1] [TEAM-5] [OBST-1] is won by the last side with ships; asteroids lie if they are wanted', () => {
    expect(catalog.missions['four-hands']).toMatchObject({ eliminationWins: true, obstacles: 'optional', number: null })
  })

  it('has medals of its own, the same with squads of 100 points', () => {
    expect(medalRules('four-hands', 'first', 0)).toEqual({
      silver: { count: 'ships', most: 2 },
      gold: { count: 'ships', most: 1 },
    })
    expect(medalRules('four-hands', 'second', 100)).toEqual(MEDAL_RULES['four-hands'].printed.second)
    expect(medalRules('four-hands', 'second', 0)).toMatchObject({ silver: { most: 4 }, gold: { most: 2 } })
  })
})

describe('members of a side', () => {
  it('[TEAM-3] share its ships evenly, who flies side by side together', () => {
    const squads = missionScenario('standard', {
      points: 100,
      collection: 'open',
      forces: {
        first: Array.from({ length: 4 }, () => ({ pilot: 'rookiepilot', upgrades: [] })),
        second: Array.from({ length: 7 }, () => ({ pilot: 'academypilot', upgrades: [] })),
      },
    })
    const shared = withMembers(squads, { first: 2, second: 3 })
    expect(commanders(shared, 'first')).toEqual(['first', 'first', 'first-2', 'first-2'])
    const count = (id: string) => commanders(shared, 'second').filter(player => player === id).length
    expect(['second', 'second-2', 'second-3'].map(count)).toEqual([3, 2, 2])
    expect(game.newGame(shared).players.map(({ id }) => id)).toEqual([
      'first',
      'first-2',
      'second',
      'second-2',
      'second-3',
    ])
    // A mission in its veteran version is shared in the same way (MISSION-GEN-7).
    const escort = { ...squads, mission: 'political-escort' }
    expect(commanders(withMembers(escort, { first: 2 }), 'first')).toEqual(commanders(shared, 'first'))
  })

  it('[TEAM-3] [TEAM-7] share them as they agree, in the order agreed', () => {
    const shared = withMembers(FOUR, { first: [[3], [0, 2], [1]] })
    expect(commanders(shared, 'first')).toEqual(['first-2', 'first-3', 'first-2', 'first'])
    expect(shared.players!.map(({ id }) => id)).toEqual(['first', 'first-2', 'first-3', 'second'])
  })

  it.each<[string, Parameters<typeof shareProblem>, string, string]>([
    ['four members', ['first', 8, 4], 'too-many-members', 'TEAM-1'],
    ['four shares', ['first', 4, [[0], [1], [2], [3]]], 'too-many-members', 'TEAM-1'],
    ['more members than ships', ['second', 2, 3], 'member-without-ship', 'TEAM-3'],
    ['a second member of a printed force of one', ['first', 1, 2], 'member-without-ship', 'TEAM-3'],
    ['a member without a ship', ['first', 3, [[0, 1, 2], []]], 'member-without-ship', 'TEAM-3'],
    ['a ship of two members', ['first', 2, [[0, 1], [1]]], 'bad-share', 'TEAM-3'],
    ['a ship of nobody', ['first', 3, [[0], [1]]], 'bad-share', 'TEAM-3'],
    ['a ship that there is not', ['first', 2, [[0], [2]]], 'bad-share', 'TEAM-3'],
    ['nobody', ['first', 2, 0], 'bad-player', 'TEAM-1'],
    ['half a member', ['first', 2, 1.5], 'bad-player', 'TEAM-1'],
  ])('[TEAM-1] [TEAM-3] %s is refused, with rule and words', (_what, asked, key, rule) => {
    const problem = shareProblem(...asked)
    expect(problem).toMatchObject({ key: `refusal.${key}`, rules: expect.arrayContaining([rule]) })
    expect(t(problem!)).not.toMatch(/refusal|\{\{/)
  })

  it('[TEAM-1] [TEAM-3] a printed force of one offers no second member, and says why', () => {
    expect([1, 2, 3, 7].map(mostMembers)).toEqual([1, 2, 3, 3])
    const escort = missionScenario('political-escort')
    expect(refusalOf(() => withMembers(escort, { first: 2 }))).toMatchObject({ key: 'refusal.member-without-ship' })
    expect(refusalOf(() => withMembers(escort, { second: 2 }))).toBeNull()
  })
})
