/** A die after each red manoeuvre that was really flown; the card stays. */
import { describe, expect, it } from 'vitest'
import type { ManoeuvreKey } from '../../../src/rules/index.ts'
import { type Battle, faceDown, faceUp, type Setting } from '../../support/battle.ts'
import { countsFaceDown, table, turnedDown } from '../../support/damage-cards.ts'

const damage = [faceUp('minorhullbreach')]

/** The X-wing flies; stops at the first roll or when the Activation phase is over. */
function fly(manoeuvre: ManoeuvreKey, red: Partial<Setting> = { damage }, choose?: ManoeuvreKey): Battle {
  const b = table({ at: [0, -400, 0], ...red }).dials({
    red: manoeuvre,
    tie: 'straight 2',
    mate: 'straight 1',
    wing: 'straight 2',
  })
  while (b.state.phase === 'activation' && b.open().kind !== 'roll') {
    const decision = b.open()
    if (decision.kind === 'manoeuvre' && choose) b.play({ type: 'chooseManoeuvre', ship: 'red', manoeuvre: choose })
    else b.play(decision.kind === 'order' ? b.legal()[0]! : { type: 'pass' })
  }
  return b
}

describe('Minor Hull Breach', () => {
  it('[CRIT-1] after a red manoeuvre a die; a HIT is 1 damage, and the card stays', () => {
    const b = fly('koiogran 4')
    expect(b.open()).toMatchObject({ player: 'chance', kind: 'roll', count: 1, ship: 'r1', card: 'minorhullbreach' })
    expect(b.ship('red').stress).toBe(1)
    b.roll('hit')
    expect(b.ship('red').damage).toMatchObject([{ kind: 'minorhullbreach', faceUp: true }, { faceUp: false }])
  })

  it.each(['crit', 'focus', 'blank'] as const)('[CRIT-1] %s does nothing', face => {
    expect(fly('koiogran 4').roll(face).ship('red').damage).toHaveLength(1)
  })

  it('[CRIT-1] white and green manoeuvres do not hurt', () => {
    for (const key of ['turn-left 2', 'straight 1'] as const) expect(fly(key).state.phase).toBe('combat')
  })

  it('[CRIT-1] [STRESS-3] what counts is the manoeuvre that was flown', () => {
    const b = fly('koiogran 4', { damage, stress: 1 }, 'straight 1')
    expect(b.state.phase).toBe('combat')
    expect(b.ship('red').stress).toBe(0)
  })

  it('[CRIT-1] with Damaged Engine a turn is red', () => {
    const b = fly('turn-right 3', { damage: [...damage, faceUp('damagedengine')] })
    expect(b.open()).toMatchObject({ kind: 'roll', card: 'minorhullbreach' })
  })

  it('[DESTROY-1] it can destroy the ship before its action', () => {
    const b = fly('koiogran 4', { damage: [...damage, faceDown()] }).roll('hit')
    expect(b.told('shipDestroyed')).toMatchObject([{ ship: 'r1', by: null }])
  })

  it('[CRIT-3] [DAMAGE-4] face down it does nothing but count', () => {
    expect(fly('koiogran 4', { damage: [turnedDown('minorhullbreach')] }).state.phase).toBe('combat')
    expect(countsFaceDown('minorhullbreach')).toBe(true)
  })
})
