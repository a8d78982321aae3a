/** One damage after each manoeuvre that ends on another ship, none after one that ends free. */
import { describe, expect, it } from 'vitest'
import type { ManoeuvreKey } from '../../../src/rules/index.ts'
import { type Battle, battle, faceDown, faceUp, type Setting } from '../../support/battle.ts'
import { countsFaceDown, turnedDown } from '../../support/damage-cards.ts'

/** An X-wing flies at a TIE fighter that has moved before it: 80 mm ahead of it afterwards. */
function fly(manoeuvre: ManoeuvreKey, damage: Setting['damage'], shields = 0) {
  const b = battle({
    red: { pilot: 'redsquadronpilot', at: [0, -300, 0], shields, ...(damage ? { damage } : {}) },
    tie: { pilot: 'academypilot', at: [0, -300, 0] },
  })
  // 120 mm and the base itself: the TIE fighter ends 160 mm ahead.
  b.dials({ red: manoeuvre, tie: 'straight 3' }).pass()
  return b
}
const overlapped = (b: Battle) => b.told('manoeuvreExecuted')[0]?.overlapped

describe('Stunned Pilot', () => {
  it('[CRIT-1] [OVERLAP-4] 1 damage after a manoeuvre whose final position overlapped a ship', () => {
    const b = fly('straight 3', [faceUp('stunnedpilot')])
    expect(overlapped(b)).toEqual(['i1'])
    expect(b.told('damageDealt')).toMatchObject([{ ship: 'r1', faceUp: false }])
    expect(b.ship('red').damage.map(card => card.faceUp)).toEqual([true, false])
  })

  it('[CRIT-1] nothing after a manoeuvre that ends free, even through a ship', () => {
    for (const key of ['straight 1', 'straight 4'] as const) {
      const b = fly(key, [faceUp('stunnedpilot')])
      expect(overlapped(b)).toEqual([])
      expect(b.ship('red').damage).toHaveLength(1)
    }
  })

  it('[OVERLAP-4] a pilot who is not stunned suffers nothing, and the ship that is run into neither', () => {
    const b = fly('straight 3', [])
    expect(overlapped(b)).toEqual(['i1'])
    expect([b.ship('red').damage, b.ship('tie').damage]).toEqual([[], []])
    b.ship('tie').damage.push(faceUp('stunnedpilot'))
    const other = battle({
      red: { pilot: 'redsquadronpilot', at: [0, -300, 0] },
      tie: { pilot: 'academypilot', at: [0, -300, 0], damage: [faceUp('stunnedpilot')] },
    }).dials({ red: 'straight 3', tie: 'straight 3' })
    other.pass()
    expect(other.told('manoeuvreExecuted')[0]).toMatchObject({ ship: 'r1', overlapped: ['i1'] })
    expect(other.ship('tie').damage).toHaveLength(1)
  })

  it('[DAMAGE-1] [DAMAGE-3] a shield takes it; without one it can destroy', () => {
    const b = fly('straight 3', [faceUp('stunnedpilot')], 1)
    expect(b.ship('red')).toMatchObject({ shields: 0, damage: [{ kind: 'stunnedpilot' }] })
    const last = fly('straight 3', [faceUp('stunnedpilot'), faceDown()])
    expect(last.told('shipDestroyed')).toMatchObject([{ ship: 'r1' }])
  })

  it('[CRIT-1] with Minor Hull Breach a red manoeuvre that overlaps brings both', () => {
    const b = battle({
      red: {
        pilot: 'redsquadronpilot',
        at: [0, -300, 0],
        shields: 2,
        damage: [faceUp('stunnedpilot'), faceUp('minorhullbreach')],
      },
      tie: { pilot: 'academypilot', at: [0, -260, 0] },
    }).dials({ red: 'koiogran 4', tie: 'straight 3' })
    b.pass()
    expect(overlapped(b)).toEqual(['i1'])
    expect(b.ship('red').shields).toBe(1)
    b.roll('hit')
    expect(b.ship('red').shields).toBe(0)
  })

  it('[CRIT-3] [DAMAGE-4] face down it does nothing but count', () => {
    expect(fly('straight 3', [turnedDown('stunnedpilot')]).ship('red').damage).toHaveLength(1)
    expect(countsFaceDown('stunnedpilot')).toBe(true)
  })
})
