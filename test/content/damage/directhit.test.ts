/** It counts as two points of damage while it lies face up, and nothing can be done against it. */
import { describe, expect, it } from 'vitest'
import { damageOf } from '../../../src/rules/index.ts'
import { type Battle, faceDown, faceUp } from '../../support/battle.ts'
import { acting, countsFaceDown, receive, table, turnedDown } from '../../support/damage-cards.ts'

const taken = (b: Battle) => damageOf({ catalog: b.rules.catalog, state: b.state, events: null }, b.ship('red'))

describe('Direct Hit!', () => {
  it('[DESTROY-1] [CRIT-1] counts as two while it lies face up', () => {
    const b = receive('directhit')
    expect(taken(b)).toBe(2)
    expect(b.told('damageDealt').at(-1)).toMatchObject({ kind: 'directhit', hullLeft: 1 })
    expect(b.ship('red').status).toBe('play')
  })

  it('[DESTROY-1] one card and a Direct Hit reach a hull of 3', () => {
    expect(receive('directhit', { damage: [faceDown()] }).ship('red').status).toBe('destroyed')
    expect(receive('damagedengine', { damage: [faceDown()] }).ship('red').status).toBe('play')
  })

  it('[DESTROY-1] two of them count as four', () => {
    expect(taken(table({ damage: [faceUp('directhit'), faceUp('directhit')] }))).toBe(4)
  })

  it('[CRIT-1] there is no action against it, with Console Fire beside it neither', () => {
    const b = acting(table({ damage: [faceUp('directhit')] }), 'red')
    expect(b.refusal({ type: 'act', ship: 'red', action: 'repair', card: 'directhit' })).toEqual(['ACTION-CARD-1'])
    const burning = acting(table({ damage: [faceUp('directhit'), faceUp('consolefire')] }), 'red')
    expect(burning.refusal({ type: 'act', ship: 'red', action: 'repair', card: 'directhit' })).toEqual([
      'ACTION-CARD-1',
    ])
    expect(burning.judge({ type: 'act', ship: 'red', action: 'repair', card: 'consolefire' })).toBe(true)
  })

  it('[CRIT-3] [DAMAGE-4] face down it counts as one', () => {
    expect(taken(table({ damage: [turnedDown('directhit')] }))).toBe(1)
    expect(countsFaceDown('directhit')).toBe(true)
  })
})
