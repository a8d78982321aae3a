/** Who sits at the table before a battle: by the form's presets, by the address, and whose the ships are. */
import { describe, expect, it } from 'vitest'
import { game } from '../../src/content/index.ts'
import { whoOf } from '../../src/match/who.ts'
import { setupOf } from '../../src/ui/menu/asked.ts'
import { crewIn, crewOf, dealt, peopleIn, seatedBy, TABLES, tableOf, turned } from '../../src/ui/menu/seats/crew.ts'
import type { BattleSetup } from '../../src/ui/menu/types.ts'
import { readParams } from '../../src/ui/params.ts'
import { scenarioOf } from '../../src/ui/play/session/scenario.ts'
import { sharedAmong } from '../../src/ui/play/together/team.ts'

const LEVELS = ['cadet', 'wingman', 'ace']
const read = (query: string) => readParams(query, LEVELS, () => ['1', 'standard'])
const shared = (setup: BattleSetup) => sharedAmong(scenarioOf(setup, null), setup.players, setup.shares)
const whose = (setup: BattleSetup, side: 'first' | 'second') =>
  shared(setup).forces[side].map(({ player = side }) => player)

describe('who sits at the table', () => {
  it('is one person against one computer as ever, with nothing more to say', () => {
    expect(seatedBy(crewOf('computer', 'second', 'ace'))).toEqual({ sides: { first: 'ace', second: 'human' } })
    expect(setupOf(read('?level=ace&side=second').params)).not.toHaveProperty('players')
    expect(setupOf(read('?people=2').params).sides).toEqual({ first: 'human', second: 'human' })
  })

  it('is what each press says, on either side', () => {
    for (const side of ['first', 'second'] as const)
      for (const table of TABLES) {
        const crew = crewOf(table, side, 'ace')
        expect(tableOf(crew)).toBe(table)
        expect(tableOf(turned(crew))).toBe(table)
        expect(peopleIn(crew)).toBe(table === 'together' || table === 'person' ? 2 : 1)
      }
    expect(seatedBy(crewOf('partner', 'second', 'ace')).players).toEqual([
      { id: 'first', side: 'first', who: { kind: 'computer', level: 'ace' } },
      { id: 'second', side: 'second', who: { kind: 'human' } },
      { id: 'second-2', side: 'second', who: { kind: 'computer', level: 'ace' } },
    ])
  })

  it('is two on each side where a mission is for them, and nobody is on the other side alone', () => {
    const ids = (table: (typeof TABLES)[number]) =>
      seatedBy(crewOf(table, 'first', 'ace', true)).players?.map(({ id }) => id)
    const pairs = ['first', 'first-2', 'second', 'second-2']
    expect(TABLES.map(ids)).toEqual([undefined, pairs, pairs, pairs])
    const { params } = readParams('?view=play&mission=four-hands', LEVELS, () => ['four-hands'])
    expect(whose(setupOf(params), 'first')).toEqual(['first', 'first', 'first-2', 'first-2'])
  })

  it('keeps names that people gave, where there are but two too', () => {
    const crew = { first: [{ who: 'human', name: 'Anna' }], second: [{ who: 'human', name: '' }] }
    expect(seatedBy(crew).players?.[0]?.who).toEqual({ kind: 'human', name: 'Anna' })
    expect(whoOf('human Anna')).toEqual({ kind: 'human', name: 'Anna' })
  })

  it('is read from the address, three members a side at most (TEAM-1)', () => {
    const crew = crewIn('human.ace,cadet', LEVELS)
    expect(crew && seatedBy(crew).players?.map(({ id }) => id)).toEqual(['first', 'first-2', 'second'])
    for (const bad of ['', 'human', 'human,', 'human.nobody,ace', 'ace.ace.ace.ace,human', 'human,ace,ace'])
      expect(crewIn(bad, LEVELS), bad).toBeNull()
    const { params, ignored } = read('?view=play&seats=human.human,ace')
    expect(ignored).toEqual([])
    expect(setupOf(params)).toMatchObject({ sides: { first: 'human', second: 'ace' }, players: { length: 3 } })
    expect(read('?seats=me').ignored).toMatchObject([{ name: 'seats' }])
  })
})

describe('whose the ships are (TEAM-3)', () => {
  it('is dealt evenly, in order', () => {
    expect(dealt(['a', 'b'], 5)).toEqual(['a', 'a', 'a', 'b', 'b'])
    expect(dealt(['a', 'b', 'c'], 3)).toEqual(['a', 'b', 'c'])
  })

  const setup: BattleSetup = {
    mission: 'political-escort',
    seed: 'seats',
    points: 0,
    ...seatedBy(crewOf('partner', 'second', 'ace')),
  }

  it('is what was agreed, and otherwise even', () => {
    expect(whose(setup, 'second')).toEqual(['second', 'second-2'])
    expect(whose(setup, 'first')).toEqual(['first'])
    expect(whose({ ...setup, shares: { second: ['second-2', 'second'] } }, 'second')).toEqual(['second-2', 'second'])
    expect(whose({ ...setup, shares: { second: ['second-2'] } }, 'second'), 'another force').toEqual([
      'second',
      'second-2',
    ])
    const greedy = { ...setup, shares: { second: ['second', 'second'] } } as const
    expect(() => shared(greedy)).toThrow('refusal.member-without-ship')
    const state = game.newGame(shared(setup))
    expect(state.players.map(({ id }) => id)).toEqual(['first', 'second', 'second-2'])
    expect(whose({ ...setup, points: 100 }, 'second').every(Boolean)).toBe(true)
  })

  it('leaves nobody without a ship: a printed force of one has one member', () => {
    const alone = { ...setup, ...seatedBy(crewOf('partner', 'first', 'ace')) }
    expect(() => shared(alone)).toThrow('refusal.member-without-ship')
    expect(whose({ ...alone, points: 100 }, 'first')).toContain('first-2')
  })
})
