/** Ships fight in descending skill, each at most once a round, and the lost no more. */
import { describe, expect, it } from 'vitest'
import { battle, faceDown, faceUp } from '../support/battle.ts'
import { catalogWith, pilot } from '../support/made-up.ts'

const miss = ['blank', 'blank', 'blank', 'blank'] as const

describe('who fights when', () => {
  it('[COMBAT-0.1] [COMBAT-7.2] ships fight in descending skill, one whole attack after another, then the End phase', () => {
    const b = battle({
      academy: { pilot: 'academypilot', at: [0, 30, 180] },
      red: { pilot: 'redsquadronpilot', at: [0, -50, 0] },
      rookie: { pilot: 'rookiepilot', at: [60, -50, 0] },
    }).fight()
    expect(b.told('phaseStarted').at(-1)).toMatchObject({ phase: 'combat', order: ['r1', 'r2', 'i1'] })
    expect(b.open()).toMatchObject({ kind: 'attack', ship: b.ids.red })
    b.attack('red', 'academy').roll(...miss)
    b.roll('blank', 'blank', 'blank')
    expect(b.told('attackEnded')).toHaveLength(1)
    expect(b.open()).toMatchObject({ kind: 'attack', ship: b.ids.rookie })
    b.pass()
    expect(b.open()).toMatchObject({ kind: 'attack', ship: b.ids.academy })
    b.pass()
    const phases = b.told('phaseStarted').map(event => event.phase)
    expect(phases).toEqual(['end', 'planning'])
  })

  it('[COMBAT-0.2] attacking is optional, and nobody attacks twice in a round', () => {
    const b = battle({
      red: { pilot: 'redsquadronpilot', at: [0, -50, 0] },
      academy: { pilot: 'academypilot', at: [0, 30, 180] },
      second: { pilot: 'academypilot', at: [70, 30, 180] },
    }).fight()
    expect(b.judge({ type: 'pass' })).toBe(true)
    b.attack('red', 'academy').roll(...miss)
    b.roll('blank', 'blank', 'blank')
    expect(b.refusal({ type: 'attack', ship: 'red', target: 'second', weapon: 'primary' }, 'first')).toEqual([
      'ROUND-1',
    ])
    expect(b.open()).toMatchObject({ kind: 'order', side: 'second' })
    b.play({ type: 'chooseShip', ship: 'academy' }).pass()
    expect(b.told('attackSkipped')[0]).toMatchObject({ ship: 'i1', why: 'passed' })
    expect(b.open()).toMatchObject({ kind: 'attack', ship: b.ids.second })
    b.pass()
    expect(b.state).toMatchObject({ round: 2, phase: 'planning' })
  })

  it('[COMBAT-0.2] a ship that attacked in the last round may attack again in the next', () => {
    const b = battle({
      red: { pilot: 'redsquadronpilot', at: [0, -300, 0] },
      academy: { pilot: 'academypilot', at: [0, 0, 180] },
    }).fight()
    b.attack('red', 'academy').roll('blank', 'blank', 'blank')
    b.roll('blank', 'blank', 'blank', 'blank').pass()
    expect(b.state.round).toBe(2)
    b.fight()
    expect(b.open()).toMatchObject({ kind: 'attack', ship: b.ids.red })
  })

  it('[COMBAT-0.3] ships of one player and equal skill attack in the order their player likes', () => {
    const b = battle({
      red: { pilot: 'redsquadronpilot', at: [0, -50, 0] },
      first: { pilot: 'academypilot', at: [0, 30, 180] },
      second: { pilot: 'academypilot', at: [50, 30, 180] },
    }).fight()
    b.pass()
    expect(b.legal()).toMatchObject([
      { type: 'chooseShip', ship: 'i1' },
      { type: 'chooseShip', ship: 'i2' },
    ])
    expect(b.refusal({ type: 'chooseShip', ship: 'red' })).toEqual(['COMBAT-0.3'])
    b.play({ type: 'chooseShip', ship: 'second' })
    expect(b.open()).toMatchObject({ kind: 'attack', ship: b.ids.second })
    b.pass()
    expect(b.open()).toMatchObject({ kind: 'attack', ship: b.ids.first })
  })

  const even = (initiative: 'first' | 'second') =>
    battle(
      {
        rookie: { pilot: 'rookiepilot', at: [0, -50, 0] },
        wing: { pilot: 'rookiepilot', at: [60, -50, 0] },
        tie: { pilot: 'two', at: [0, 30, 180] },
        other: { pilot: 'two', at: [60, 30, 180] },
      },
      { catalog: catalogWith({ pilots: [pilot('two', 'tiefighter', 2)] }), initiative },
    ).fight()

  it.each(['first', 'second'] as const)(
    '[COMBAT-0.4] [D-5] at equal skill the player with initiative (%s) fights first with all own ships',
    initiative => {
      const b = even(initiative)
      const sides: string[] = []
      while (b.state.phase === 'combat') {
        const decision = b.open()
        if (decision.kind === 'order') b.play(b.legal()[0]!)
        else {
          sides.push(decision.player)
          b.pass()
        }
      }
      const last = initiative === 'first' ? 'second' : 'first'
      expect(sides).toEqual([initiative, initiative, last, last])
    },
  )

  it('[DESTROY-3] [DESTROY-1] a ship of lower skill is destroyed before it gets to attack', () => {
    const b = battle({
      red: { pilot: 'redsquadronpilot', at: [0, -50, 0] },
      hurt: { pilot: 'academypilot', at: [0, 30, 180], damage: [faceDown(), faceDown()] },
      other: { pilot: 'academypilot', at: [70, 300, 0] },
    }).fight()
    b.attack('red', 'hurt').roll('hit', 'blank', 'blank', 'blank').roll('blank', 'blank', 'blank')
    expect(b.told('shipDestroyed')[0]).toMatchObject({ ship: 'i1', by: 'r1' })
    expect(b.told('attackDeclared')).toEqual([])
    expect(b.told('attackSkipped').map(event => event.ship)).toEqual(['i2'])
    expect(b.state.round).toBe(2)
  })

  it('[COMBAT-0.1] skill is what it is now: a damaged cockpit makes its pilot last', () => {
    const b = battle({
      red: { pilot: 'redsquadronpilot', at: [0, -50, 0], damage: [faceUp('damagedcockpit')] },
      academy: { pilot: 'academypilot', at: [0, 30, 180] },
    }).fight()
    expect(b.open()).toMatchObject({ kind: 'attack', ship: b.ids.academy })
  })
})
