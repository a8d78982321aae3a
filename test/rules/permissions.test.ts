/** What cards and missions forbid: a refusal names the rules of the permission that said no, and no others (CONFLICT-2). */
import { describe, expect, it } from 'vitest'
import { catalog } from '../../src/content/index.ts'
import type { Catalog, Effects, ManoeuvreKey, Mission } from '../../src/rules/index.ts'
import { battle } from '../support/battle.ts'
import { catalogWith, pilot } from '../support/made-up.ts'

/** One card that says no to several things, each by rules of its own, and to nothing else. */
const strict: Effects = {
  permissions: {
    mayAct: [
      { rules: ['ACTION-FO-1'], ask: (_where, _ship, { action }) => action !== 'focus' },
      { rules: ['ACTION-BR-1', 'OVERLAP-5'], ask: (_where, _ship, { action }) => action !== 'barrel-roll' },
    ],
    mayExecute: [
      { rules: ['PLAN-8'], ask: (_where, _ship, bearing) => bearing !== 'straight' },
      { rules: ['MAN-9'], ask: (_where, _ship, _bearing, speed) => speed < 4 },
    ],
    mayTarget: [{ rules: ['CARD-3'], ask: (_where, _attacker, { pilot: target }) => target !== 'rookiepilot' }],
  },
}
const cards = catalogWith({ pilots: [pilot('strict', 'tiefighter', 3, strict)] })
const table = (more: { readonly catalog?: Catalog; readonly mission?: string } = {}) =>
  battle(
    {
      strict: { pilot: 'strict', at: [0, 0, 0] },
      rookie: { pilot: 'rookiepilot', at: [-40, 200, 180] },
      red: { pilot: 'redsquadronpilot', at: [40, 200, 180] },
    },
    { catalog: cards, ...more },
  )
const acting = () => {
  const b = table().dials({ strict: 'bank-left 2', rookie: 'straight 1', red: 'straight 1' })
  return b.until(({ kind, ...asked }) => kind === 'action' && 'ship' in asked && asked.ship === b.ids.strict)
}

describe('permissions', () => {
  it('[CONFLICT-2] several of one kind on one card: each refusal names its own rules', () => {
    const b = acting()
    expect(b.refusal({ type: 'act', ship: 'strict', action: 'focus' })).toEqual(['CONFLICT-2', 'ACTION-FO-1'])
    const roll = { type: 'act', ship: 'strict', action: 'barrel-roll', side: 'left', slide: 0 } as const
    expect(b.refusal(roll)).toEqual(['CONFLICT-2', 'ACTION-BR-1', 'OVERLAP-5'])
  })

  it('what none of them speaks of is as ever', () => {
    expect(acting().refusal({ type: 'act', ship: 'strict', action: 'evade' })).toEqual([])
  })

  it('[CONFLICT-2] another kind on the same card has rules of its own, too', () => {
    const b = table().fight().pass()
    const at = (target: string) => b.refusal({ type: 'attack', ship: 'strict', target, weapon: 'primary' })
    expect([at('rookie'), at('red')]).toEqual([['CONFLICT-2', 'CARD-3'], []])
  })

  it('[PLAN-8] [CONFLICT-3] of several that forbid a dial the first is named, and the mission before the cards', () => {
    const slow: Mission = {
      ...catalog.missions['standard']!,
      id: 'slow',
      effects: { permissions: { mayExecute: [{ rules: ['MISSION-GEN-4'], ask: (_w, _s, _b, speed) => speed < 4 }] } },
    }
    const missions = { ...catalog.missions, slow }
    const said = (b: ReturnType<typeof table>) =>
      (['straight 2', 'straight 4', 'koiogran 4', 'bank-left 2'] as ManoeuvreKey[]).map(manoeuvre =>
        b.refusal({ type: 'setDial', ship: 'strict', manoeuvre }, 'second'),
      )
    expect(said(table())).toEqual([['PLAN-8', 'CONFLICT-2'], ['PLAN-8', 'CONFLICT-2'], ['MAN-9', 'CONFLICT-2'], []])
    expect(said(table({ catalog: { ...cards, missions }, mission: 'slow' }))).toEqual([
      ['PLAN-8', 'CONFLICT-2'],
      ['MISSION-GEN-4', 'CONFLICT-2'],
      ['MISSION-GEN-4', 'CONFLICT-2'],
      [],
    ])
  })
})
