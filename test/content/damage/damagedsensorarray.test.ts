/** Nothing on the action bar can be done; other actions can, the card’s own repair among them. */
import { describe, expect, it } from 'vitest'
import { battle, faceUp } from '../../support/battle.ts'
import { acting, countsFaceDown, table, turnedDown } from '../../support/damage-cards.ts'

const damage = [faceUp('damagedsensorarray')]
const repair = { type: 'act', ship: 'red', action: 'repair', card: 'damagedsensorarray' } as const
const focus = { type: 'act', ship: 'red', action: 'focus' } as const

describe('Damaged Sensor Array', () => {
  it('[CRIT-1] [CONFLICT-2] the action bar is dead: cannot beats can', () => {
    const b = acting(table({ damage }), 'red')
    expect(b.refusal(focus)).toEqual(['CONFLICT-2', 'CRIT-1'])
    expect(b.refusal({ type: 'act', ship: 'red', action: 'target-lock', target: 'tie' })).toEqual([
      'CONFLICT-2',
      'CRIT-1',
    ])
    expect(b.legal().map(command => (command.type === 'act' ? command.action : command.type))).toEqual([
      'pass',
      'repair',
    ])
  })

  it('[CRIT-1] without it the bar works, and that of other ships does anyhow', () => {
    expect(acting(table(), 'red').judge(focus)).toBe(true)
    const b = acting(table({}, { damage: [faceUp('damagedsensorarray')] }), 'red')
    expect(b.judge(focus)).toBe(true)
  })

  it('[CRIT-1] an action of the mission is not on the bar', () => {
    const b = battle({
      shuttle: { pilot: 'senatorshuttle', at: [0, 0, 0] },
      red: { pilot: 'redsquadronpilot', at: [-80, -80, 0], damage },
      tie: { pilot: 'academypilot', at: [300, 300, 180] },
    }).dials({ red: 'straight 1', tie: 'straight 2' })
    b.pass().pass()
    expect(b.judge({ type: 'act', ship: 'red', action: 'mission', name: 'protect', target: 'shuttle' })).toBe(true)
    expect(b.refusal(focus)).toEqual(['CONFLICT-2', 'CRIT-1'])
  })

  it('[ACTION-CARD-1] [CRIT-3] repair: a HIT turns it down', () => {
    const b = acting(table({ damage }), 'red').play(repair)
    expect(b.open()).toMatchObject({
      player: 'chance',
      kind: 'roll',
      dice: 'attack',
      count: 1,
      card: 'damagedsensorarray',
    })
    b.roll('hit')
    expect(b.told('damageTurnedDown')).toMatchObject([{ kind: 'damagedsensorarray', why: 'repaired' }])
    expect(b.ship('red').damage).toMatchObject([{ faceUp: false }])
  })

  it.each(['crit', 'focus', 'blank'] as const)('[ACTION-CARD-1] repair: %s does not, and the action is used', face => {
    const b = acting(table({ damage }), 'red').play(repair).roll(face)
    expect(b.ship('red').damage).toMatchObject([{ faceUp: true }])
    expect(b.ship('red').acted).toEqual(['repair:damagedsensorarray'])
    expect(b.open().kind).toBe('attack')
  })

  it('[CRIT-1] with Thrust Control Fire there is no repair either: a stressed ship does nothing', () => {
    expect(() => acting(table({ damage, stress: 2 }), 'red')).toThrow('not asked to act')
  })

  it('[CRIT-3] [DAMAGE-4] face down it does nothing but count', () => {
    expect(acting(table({ damage: [turnedDown('damagedsensorarray')] }), 'red').judge(focus)).toBe(true)
    expect(countsFaceDown('damagedsensorarray')).toBe(true)
  })
})
