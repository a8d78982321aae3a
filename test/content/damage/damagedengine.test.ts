/** Every turn is red, with all that follows from red: stress, no action, and an opponent who picks. */
import { describe, expect, it } from 'vitest'
import { difficultyOf, type ManoeuvreKey, manoeuvre } from '../../../src/rules/index.ts'
import { type Battle, faceUp } from '../../support/battle.ts'
import { acting, countsFaceDown, table, turnedDown } from '../../support/damage-cards.ts'

const damage = [faceUp('damagedengine')]
const colour = (b: Battle, key: ManoeuvreKey) => {
  const { bearing, speed } = manoeuvre(key)
  return difficultyOf({ catalog: b.rules.catalog, state: b.state, events: null }, b.ship('red'), bearing, speed)
}

describe('Damaged Engine', () => {
  it('[CRIT-1] [MAN-9] every turn is red, everything else keeps its colour', () => {
    const b = table({ damage })
    const keys = [
      'turn-left 2',
      'turn-right 2',
      'turn-left 3',
      'turn-right 3',
      'bank-left 1',
      'bank-right 2',
      'straight 3',
      'koiogran 4',
    ] as const
    expect(keys.map(key => colour(b, key))).toEqual(['red', 'red', 'red', 'red', 'green', 'white', 'white', 'red'])
    expect(colour(table(), 'turn-left 2')).toBe('white')
  })

  it('[CRIT-1] [ACT-5] a turn brings stress and so no action, as it must', () => {
    const b = table({ damage }).dials({ red: 'turn-left 2', tie: 'straight 2', mate: 'straight 1', wing: 'straight 2' })
    while (b.state.phase === 'activation') b.play(b.open().kind === 'order' ? b.legal()[0]! : { type: 'pass' })
    expect(b.ship('red')).toMatchObject({ stress: 1, acted: [] })
    expect(b.told('actionSkipped').at(-1)).toMatchObject({ ship: 'r1', why: 'stressed' })
  })

  it('[CRIT-1] a bank brings none', () => {
    const b = acting(table({ damage }), 'red', { red: 'bank-left 2' })
    expect(b.ship('red').stress).toBe(0)
  })

  it('[STRESS-3] a stressed ship that planned a turn is flown by the opponent, who may not choose a turn', () => {
    const b = table({ damage, stress: 1 }).dials({
      red: 'turn-left 2',
      tie: 'straight 2',
      mate: 'straight 1',
      wing: 'straight 2',
    })
    while (b.open().kind !== 'manoeuvre') b.play(b.open().kind === 'order' ? b.legal()[0]! : { type: 'pass' })
    expect(b.open()).toMatchObject({ side: 'second', ship: 'r1', why: 'stressed' })
    const offered = b.legal().map(command => (command.type === 'chooseManoeuvre' ? command.manoeuvre : ''))
    expect(offered).toContain('bank-left 1')
    expect(offered.filter(key => /turn|koiogran/.test(key))).toEqual([])
  })

  it('[CRIT-1] with Minor Hull Breach a turn is red enough to roll', () => {
    const b = table({ damage: [...damage, faceUp('minorhullbreach')] })
    b.dials({ red: 'turn-left 2', tie: 'straight 2', mate: 'straight 1', wing: 'straight 2' })
    while (b.open().kind !== 'roll') b.play(b.open().kind === 'order' ? b.legal()[0]! : { type: 'pass' })
    expect(b.open()).toMatchObject({ card: 'minorhullbreach', ship: 'r1' })
  })

  it('[CRIT-3] [DAMAGE-4] face down it does nothing but count', () => {
    expect(colour(table({ damage: [turnedDown('damagedengine')] }), 'turn-left 2')).toBe('white')
    expect(countsFaceDown('damagedengine')).toBe(true)
  })
})
