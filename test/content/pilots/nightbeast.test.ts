/** After a green manoeuvre he may take a free focus action, beside his own one. */
import { describe, expect, it } from 'vitest'
import type { ManoeuvreKey } from '../../../src/rules/index.ts'
import { battle, faceUp, type Setting } from '../../support/battle.ts'
import { printedNumbers } from '../../support/plain-pilot.ts'

const use = { type: 'useEffect', card: 'nightbeast' } as const
const focus = { type: 'act', ship: 'beast', action: 'focus' } as const

/** Night Beast flies a manoeuvre; the game stops at the first thing it is asked after it. */
function fly(manoeuvre: ManoeuvreKey, beast: Partial<Setting> = {}) {
  const b = battle({
    red: { pilot: 'rookiepilot', at: [-300, -300, 0] },
    beast: { pilot: 'nightbeast', at: [0, 300, 180], ...beast },
  }).dials({ red: 'straight 1', beast: manoeuvre })
  return b.until((decision, state) => ('ship' in decision && decision.ship === 'i1') || state.phase !== 'activation')
}

describe('"Night Beast"', () => {
  printedNumbers('nightbeast', { chassis: 'tiefighter', skill: 5, points: 15, unique: true, count: 1, carries: [] })

  it('[EX-CARD-1] [ACTION-2] after a green manoeuvre he may take a free focus action, and then his own', () => {
    const b = fly('straight 2')
    expect(b.open()).toMatchObject({ kind: 'effect', side: 'second', ship: 'i1', card: 'nightbeast' })
    b.play(use)
    expect(b.open()).toMatchObject({ kind: 'action', ship: 'i1', free: ['focus'] })
    b.play(focus)
    expect(b.told('actionPerformed')).toMatchObject([{ action: 'focus', free: true }])
    expect(b.ship('beast').focus).toBe(1)
    expect(b.open()).toMatchObject({ kind: 'action', ship: 'i1', free: null })
    expect(b.refusal(focus)).toEqual(['ACTION-3'])
    b.play({ type: 'act', ship: 'beast', action: 'evade' })
    expect(b.told('tokenRemoved')).toMatchObject([
      { ship: 'i1', token: 'focus', count: 1, why: 'end' },
      { ship: 'i1', token: 'evade', count: 1, why: 'end' },
    ])
  })

  it('[EX-CARD-1] not after a white one, nor after a red one', () => {
    expect(fly('straight 4').open()).toMatchObject({ kind: 'action', free: null })
    const red = fly('koiogran 3')
    expect(red.ship('beast').stress).toBe(1)
    expect(red.open()).not.toMatchObject({ ship: 'i1' })
  })

  it('[CARD-3] [ACTION-4] he may decline, at the offer and at the action; focus is then still his own action', () => {
    const b = fly('straight 2').pass()
    expect(b.open()).toMatchObject({ kind: 'action', free: null })
    expect(b.refusal(focus)).toEqual([])
    const late = fly('straight 2').play(use).pass()
    expect(late.ship('beast').focus).toBe(0)
    expect(late.open()).toMatchObject({ kind: 'action', free: null })
    expect(late.refusal(focus)).toEqual([])
  })

  it('[ACTION-2] nothing but focus is offered for free', () => {
    const b = fly('straight 2').play(use)
    expect(b.refusal({ type: 'act', ship: 'beast', action: 'evade' })).toEqual(['ACTION-2'])
    expect(b.legal()).toHaveLength(2)
  })

  it('[EX-CARD-1] [ACT-5] the green manoeuvre takes his last stress first, so he may', () => {
    const b = fly('straight 2', { stress: 1 })
    expect(b.ship('beast').stress).toBe(0)
    expect(b.open()).toMatchObject({ kind: 'effect', card: 'nightbeast' })
  })

  it('[STRESS-2] [CONFLICT-2] still stressed he cannot, and is not asked', () => {
    const b = fly('straight 2', { stress: 2 })
    expect(b.ship('beast')).toMatchObject({ stress: 1, focus: 0 })
    expect(b.open()).not.toMatchObject({ ship: 'i1' })
  })

  it('[OVERLAP-5] [ACTION-4] after an overlap his own action is lost, the free one is not', () => {
    const b = battle({
      red: { pilot: 'rookiepilot', at: [0, 100, 0] },
      beast: { pilot: 'nightbeast', at: [0, 300, 180] },
    }).dials({ red: 'straight 1', beast: 'straight 2' })
    b.until(decision => 'ship' in decision && decision.ship === 'i1')
    expect(b.open()).toMatchObject({ kind: 'effect', card: 'nightbeast' })
    b.play(use, focus)
    expect(b.told('tokenGained')).toMatchObject([{ ship: 'i1', token: 'focus' }])
    expect(b.told('actionSkipped')).toMatchObject([{ ship: 'i1', why: 'overlap' }])
  })

  it('[OBST-7] [OBST-8] so is it over an asteroid: the free focus first, then the die', () => {
    const b = battle(
      {
        red: { pilot: 'rookiepilot', at: [-300, -300, 0] },
        beast: { pilot: 'nightbeast', at: [0, 300, 180] },
      },
      { obstacles: { coreasteroid0: [0, 255] } },
    ).dials({ red: 'straight 1', beast: 'straight 2' })
    b.until(decision => 'ship' in decision && decision.ship === 'i1').play(use, focus)
    expect(b.told('actionSkipped')).toMatchObject([{ why: 'obstacle', rules: ['OBST-7'] }])
    expect(b.open()).toMatchObject({ kind: 'roll', ship: 'i1', obstacle: 'coreasteroid0' })
    expect(b.ship('beast').focus).toBe(1)
    b.roll('blank')
    expect(b.told('obstacleRolled')).toMatchObject([{ face: 'blank', hits: 0 }])
  })

  it('[CRIT-1] an Injured Pilot is not asked; a turn that Damaged Engine makes red is not green', () => {
    expect(fly('straight 2', { damage: [faceUp('injuredpilot')] }).open()).toMatchObject({ kind: 'action', free: null })
    expect(fly('bank-left 2').open()).toMatchObject({ kind: 'effect' })
    expect(fly('turn-left 2', { damage: [faceUp('damagedengine')] }).open()).not.toMatchObject({ ship: 'i1' })
  })

  it('[CRIT-1] [CONFLICT-2] a Damaged Sensor Array takes the free focus away: cannot beats can', () => {
    const b = fly('straight 2', { damage: [faceUp('damagedsensorarray')] })
    expect(b.open()).toMatchObject({ kind: 'action', free: null })
  })

  it('[CARD-1] a wingman who flies green has nothing of it', () => {
    const b = battle({
      red: { pilot: 'rookiepilot', at: [-300, -300, 0] },
      wing: { pilot: 'academypilot', at: [100, 300, 180] },
      beast: { pilot: 'nightbeast', at: [0, 300, 180] },
    }).dials({ red: 'straight 1', wing: 'straight 2', beast: 'straight 4' })
    expect(b.open()).toMatchObject({ kind: 'action', free: null })
    b.until((_decision, state) => state.phase !== 'activation')
    expect(b.ship('beast').focus + b.ship('wing').focus).toBe(0)
  })
})
