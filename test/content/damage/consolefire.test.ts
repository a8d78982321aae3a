/** A die at the start of each Combat phase, until the action puts the fire out. */
import { describe, expect, it } from 'vitest'
import { battle, faceUp } from '../../support/battle.ts'
import { acting, countsFaceDown, table, turnedDown } from '../../support/damage-cards.ts'

const damage = [faceUp('consolefire')]
const repair = { type: 'act', ship: 'red', action: 'repair', card: 'consolefire' } as const

describe('Console Fire', () => {
  it('[CRIT-1] a die at the start of the Combat phase, whether the player likes it or not; a HIT is 1 damage', () => {
    const b = table({ damage }).fight()
    expect(b.open()).toMatchObject({
      player: 'chance',
      kind: 'roll',
      dice: 'attack',
      count: 1,
      ship: 'r1',
      card: 'consolefire',
    })
    b.roll('hit')
    expect(b.told('cardRolled')).toMatchObject([{ face: 'hit', effect: true }])
    expect(b.ship('red').damage.map(card => card.faceUp)).toEqual([true, false])
    expect(b.open()).toMatchObject({ kind: 'attack', ship: b.ids.red })
  })

  it.each(['crit', 'focus', 'blank'] as const)('[CRIT-1] %s does nothing', face => {
    const b = table({ damage }).fight().roll(face)
    expect(b.told('cardRolled')).toMatchObject([{ face, effect: false }])
    expect(b.ship('red').damage).toHaveLength(1)
  })

  it('[CRIT-1] it burns on in the next round', () => {
    const b = table({ damage, at: [-400, -170, 0] }, { at: [300, 200, 180] })
      .fight()
      .roll('blank')
    expect(b.state.round).toBe(2)
    b.fight()
    expect(b.open()).toMatchObject({ kind: 'roll', card: 'consolefire' })
  })

  it('[CRIT-1] [INIT-3] two fires roll twice, and those of the player with initiative first', () => {
    const two = table({ damage: [...damage, ...damage.map(card => ({ ...card }))] })
      .fight()
      .roll('blank')
    expect(two.open()).toMatchObject({ kind: 'roll', ship: 'r1' })
    two.roll('blank')
    expect(two.open().kind).toBe('attack')
    const both = battle({
      red: { pilot: 'redsquadronpilot', at: [0, -170, 0], damage },
      tie: { pilot: 'academypilot', at: [0, 20, 180], damage: [faceUp('consolefire')] },
    }).fight()
    expect(both.open()).toMatchObject({ kind: 'roll', ship: 'i1' })
  })

  it('[ACTION-CARD-1] [CRIT-3] the action turns it down without a roll, and there is no fire any more', () => {
    const b = acting(table({ damage }), 'red').play(repair)
    expect(b.told('damageTurnedDown')).toMatchObject([{ kind: 'consolefire', why: 'repaired' }])
    expect(b.told('cardRolled')).toEqual([])
    expect(b.ship('red').damage).toMatchObject([{ kind: 'consolefire', faceUp: false }])
    expect(b.open()).toMatchObject({ kind: 'attack' })
  })

  it('[ACTION-CARD-1] [STRESS-2] nobody repairs what is not there, face down, or while stressed', () => {
    expect(acting(table(), 'red').refusal(repair)).toEqual(['ACTION-1'])
    expect(acting(table({ damage: [turnedDown('consolefire')] }), 'red').refusal(repair)).toEqual(['ACTION-1'])
    expect(() => acting(table({ damage, stress: 2 }), 'red')).toThrow('not asked to act')
  })

  it('[CRIT-1] [CONFLICT-2] Damaged Sensor Array does not forbid this repair, it is not on the action bar', () => {
    const b = acting(table({ damage: [...damage, faceUp('damagedsensorarray')] }), 'red')
    expect(b.judge(repair)).toBe(true)
  })

  it('[CRIT-3] [DAMAGE-4] face down it does nothing but count', () => {
    expect(
      table({ damage: [turnedDown('consolefire')] })
        .fight()
        .open().kind,
    ).toBe('attack')
    expect(countsFaceDown('consolefire')).toBe(true)
  })
})
