/** The System phase: played between Planning and Activation where a card speaks in it, and nowhere else. */
import { describe, expect, it } from 'vitest'
import type { Reaction } from '../../src/rules/index.ts'
import { battle, type Setting } from '../support/battle.ts'
import { withObjects } from '../support/mat-objects.ts'

const focus: Reaction = { rules: ['CARD-2'], do: [{ do: 'gainToken', token: 'focus', count: 1 }] }
const catalog = withObjects([], {
  eager: { reactions: { systemPhase: focus } },
  asking: { reactions: { systemPhase: { ...focus, optional: true } } },
  onlooker: { reactions: { systemPhase: { ...focus, anyShip: true } } },
})

const table = (
  cards: Partial<Record<'low' | 'twin' | 'high' | 'foe', string>>,
  initiative: 'first' | 'second' = 'second',
) => {
  const with_ = (name: keyof typeof cards): Partial<Setting> => (cards[name] ? { upgrades: [cards[name]] } : {})
  return battle(
    {
      low: { pilot: 'academypilot', at: [0, 300, 180], ...with_('low') },
      twin: { pilot: 'academypilot', at: [200, 300, 180], ...with_('twin') },
      high: { pilot: 'nightbeast', at: [-200, 300, 180], ...with_('high') },
      foe: { pilot: 'rookiepilot', at: [0, -300, 0], ...with_('foe') },
    },
    { catalog, initiative },
  )
}
const order = (b: ReturnType<typeof table>) => b.told('tokenGained').map(({ ship }) => ship)

describe('the System phase', () => {
  it('[ROUND-1] is not played where nobody speaks in it', () => {
    const b = table({}).dials()
    expect(b.told('phaseStarted').map(({ phase }) => phase)).toEqual(['activation'])
  })

  it('[CARD-2] [ACT-1] comes after the dials are set and before any is revealed, in ascending skill', () => {
    const b = table({ high: 'eager', foe: 'eager' }).dials()
    expect(b.told('phaseStarted').map(({ phase }) => phase)).toEqual(['system', 'activation'])
    expect(order(b)).toEqual([b.ids.foe, b.ids.high])
    expect(b.state.phase).toBe('activation')
    expect([b.ship('high').focus, b.ship('low').focus]).toEqual([1, 0])
  })

  it('[INIT-2] of equal skill those of the player with initiative come first', () => {
    const first = table({ low: 'eager', foe: 'eager' }, 'first')
    first.ship('foe').pilot = 'academypilot'
    expect(order(first.dials())).toEqual([first.ids.foe, first.ids.low])
    const second = table({ low: 'eager', foe: 'eager' }, 'second')
    second.ship('foe').pilot = 'academypilot'
    expect(order(second.dials())).toEqual([second.ids.low, second.ids.foe])
  })

  it('[ACT-9] of equal skill their controller chooses, among those that have something to say', () => {
    const b = table({ low: 'eager', twin: 'eager' }).dials()
    expect(b.open()).toMatchObject({ kind: 'order', phase: 'system', ships: [b.ids.low, b.ids.twin] })
    expect(b.refusal({ type: 'chooseShip', ship: b.ids.high })).toEqual(['ACT-9'])
    b.play({ type: 'chooseShip', ship: b.ids.twin })
    expect(order(b)).toEqual([b.ids.twin, b.ids.low])
    expect(b.open()).toMatchObject({ phase: 'activation' })
  })

  it('[CARD-3] what may be declined is asked, and the phase goes on either way', () => {
    const b = table({ high: 'asking' }).dials()
    expect([b.open(), b.state.phase]).toMatchObject([{ kind: 'effect', ship: b.ids.high, card: 'asking' }, 'system'])
    expect(b.pass().ship('high').focus).toBe(0)
    const used = table({ high: 'asking' }).dials().play({ type: 'useEffect', card: 'asking' })
    expect([used.ship('high').focus, used.state.phase]).toEqual([1, 'activation'])
  })

  it('[CARD-2] a card that minds other ships speaks at the turn of each', () => {
    const b = table({ foe: 'onlooker' }).dials()
    expect(b.ship('foe').focus).toBe(4)
  })
})
