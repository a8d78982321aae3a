/** What goes and what stays in the End phase, and when the game is over. */
import { describe, expect, it } from 'vitest'
import type { Effects } from '../../src/rules/index.ts'
import { battle, faceDown } from '../support/battle.ts'
import { carried, catalogWith, pilot, upgrade } from '../support/made-up.ts'

const blanks = (n: number) => Array.from({ length: n }, () => 'blank' as const)

describe('the End phase', () => {
  const far = () =>
    battle({
      red: { pilot: 'redsquadronpilot', at: [-300, -300, 0], focus: 2, evade: 1, stress: 2, locks: 'tie' },
      tie: { pilot: 'academypilot', at: [300, 300, 180], focus: 1 },
    })

  it('[END-1] every focus and evade token goes, locks and stress stay', () => {
    const b = far().fight()
    expect(b.state.round).toBe(2)
    expect(b.ship('red')).toMatchObject({ focus: 0, evade: 0, stress: 2, lock: { target: 'i1', letter: 'A' } })
    expect(b.ship('tie').focus).toBe(0)
    const gone = b.told('tokenRemoved').map(({ ship, token, count, why }) => [ship, token, count, why])
    expect(gone).toEqual([
      ['r1', 'focus', 2, 'end'],
      ['r1', 'evade', 1, 'end'],
      ['i1', 'focus', 1, 'end'],
    ])
  })

  it('[END-2] [INIT-3] then cards speak, those of the player with initiative first', () => {
    const late: Effects = {
      reactions: {
        endPhase: {
          rules: ['END-2'],
          when: ({ owner }) => owner!.focus === 0,
          do: [{ do: 'gainToken', token: 'evade', count: 1 }],
        },
      },
    }
    const order = (initiative: 'first' | 'second') => {
      const b = battle(
        {
          red: { pilot: 'redsquadronpilot', at: [-300, -300, 0], focus: 1, upgrades: [carried('late')] },
          tie: { pilot: 'academypilot', at: [300, 300, 180], focus: 1, upgrades: [carried('late')] },
        },
        { catalog: catalogWith({ upgrades: [upgrade('late', 'elite', late)] }), initiative },
      ).fight()
      expect(b.ship('red').evade).toBe(1)
      return b.told('cardTriggered').map(event => event.ship)
    }
    expect(order('first')).toEqual(['r1', 'i1'])
    expect(order('second')).toEqual(['i1', 'r1'])
  })

  it('[END-3] [ROUND-2] then the round is over and the next begins', () => {
    const b = far().fight()
    const story = b.events.map(event => event.type).filter(type => /^round|^phase/.test(type))
    expect(story.slice(-4)).toEqual(['phaseStarted', 'roundEnded', 'roundStarted', 'phaseStarted'])
    expect(b.told('roundEnded')).toMatchObject([{ round: 1 }])
    expect(b.state).toMatchObject({ round: 2, phase: 'planning' })
    expect(b.ship('red')).toMatchObject({ dial: null, revealed: false, activated: false, fought: false, acted: [] })
  })
})

describe('the end of the game', () => {
  it('[WIN-1] [GEN-1] the side whose enemies are all destroyed wins at once', () => {
    const b = battle({
      red: { pilot: 'redsquadronpilot', at: [0, -170, 0] },
      rookie: { pilot: 'rookiepilot', at: [60, -170, 0] },
      tie: { pilot: 'academypilot', at: [0, 20, 180], damage: [faceDown(), faceDown()] },
      wing: { pilot: 'academypilot', at: [60, 20, 180], damage: [faceDown(), faceDown()] },
    }).fight()
    b.attack('red', 'tie')
      .roll('hit', 'blank', 'blank')
      .roll(...blanks(3))
    expect(b.state.result).toBeNull()
    b.attack('rookie', 'wing')
      .roll('hit', 'blank', 'blank')
      .roll(...blanks(3))
    expect(b.state.result).toEqual({ winner: 'first', by: 'destroyed' })
    expect(b.events.at(-1)).toMatchObject({ type: 'gameEnded', rules: ['WIN-1', 'GEN-1'] })
    expect(b.state.open).toEqual([])
    expect(b.refusal({ type: 'pass' }, 'first')).toEqual(['MISSION-GEN-6'])
  })

  it('[WIN-1] [FLEE-2] a side whose last ship flees has lost', () => {
    const b = battle({
      red: { pilot: 'redsquadronpilot', at: [0, 0, 0] },
      tie: { pilot: 'academypilot', at: [0, 430, 0] },
    }).dials({ tie: 'straight 2' })
    expect(b.state.result).toEqual({ winner: 'first', by: 'destroyed' })
  })

  /** Two ships of equal skill, each one hit from its end. */
  const even = (initiative: 'first' | 'second') => {
    const b = battle(
      {
        red: { pilot: 'redsquadronpilot', at: [0, -170, 0], shields: 0, damage: [faceDown(), faceDown()] },
        black: { pilot: 'black', at: [0, 20, 180], damage: [faceDown(), faceDown()] },
      },
      { catalog: catalogWith({ pilots: [pilot('black', 'tiefighter', 4)] }), initiative },
    ).fight()
    const [first, second] = initiative === 'second' ? (['black', 'red'] as const) : (['red', 'black'] as const)
    const dice = { red: blanks(2), black: blanks(1) }
    const shoot = (attacker: 'red' | 'black', defender: 'red' | 'black') =>
      b
        .attack(attacker, defender)
        .roll('hit', ...dice[attacker])
        .roll(...blanks(defender === 'red' ? 2 : 3))
    return { b, first, second, shoot }
  }

  it('[WIN-1] while a ship is kept for its attack nobody has won yet', () => {
    const { b, first, second, shoot } = even('second')
    shoot(first, second)
    expect(b.state.result).toBeNull()
    expect(b.open()).toMatchObject({ kind: 'attack', side: 'first' })
    b.pass()
    expect(b.state.result).toEqual({ winner: 'second', by: 'destroyed' })
    expect(b.events.at(-1)?.rules).toEqual(['WIN-1', 'GEN-1'])
  })

  it.each(['first', 'second'] as const)(
    '[WIN-2] [SIM-3] both last ships destroyed at the same skill: initiative (%s) wins',
    initiative => {
      const { b, first, second, shoot } = even(initiative)
      shoot(first, second)
      shoot(second, first)
      expect(b.told('shipDestroyed').map(event => event.ship)).toEqual([b.ids[first], b.ids[second]])
      expect(b.state.result).toEqual({ winner: initiative, by: 'destroyed' })
      expect(b.told('gameEnded')).toMatchObject([{ rules: ['WIN-2'] }])
    },
  )

  it('[ROUND-2] a limit of rounds ends a game without a winner', () => {
    const b = battle({
      red: { pilot: 'redsquadronpilot', at: [-300, -300, 0] },
      tie: { pilot: 'academypilot', at: [300, 300, 180] },
    })
    b.state.maxRounds = 1
    b.fight()
    expect(b.state.result).toEqual({ winner: null, by: 'limit' })
  })
})

describe('nobody left', () => {
  it('[ROUND-2] [MISSION-GEN-6] a mission that one side entered without ships ends when the other has left', () => {
    const b = battle({ tie: { pilot: 'obsidiansquadronpilot', at: [0, 430, 0] } }, { mission: 'asteroid-run' })
    b.dials({ tie: 'straight 4' })
    expect(b.told('shipFled')).toHaveLength(1)
    expect(b.open()).toMatchObject({ kind: 'reinforce' })
    b.pass()
    expect(b.state.result).toEqual({ winner: null, by: 'destroyed' })
  })
})
