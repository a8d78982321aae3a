/** One stress on receipt, on top of what is there; then the card is turned down. */
import { describe, expect, it } from 'vitest'
import { faceUp } from '../../support/battle.ts'
import { countsFaceDown, receive, turnedDown } from '../../support/damage-cards.ts'

describe('Thrust Control Fire', () => {
  it('[CRIT-1] [CRIT-3] [STRESS-1] on receipt 1 stress, then the card is turned down', () => {
    const b = receive('thrustcontrolfire')
    expect(b.told('tokenGained')).toMatchObject([{ ship: 'r1', token: 'stress', count: 1 }])
    expect(b.told('damageTurnedDown')).toMatchObject([{ kind: 'thrustcontrolfire', why: 'resolved' }])
    expect(b.ship('red')).toMatchObject({ stress: 1, damage: [{ kind: 'thrustcontrolfire', faceUp: false }] })
  })

  it('[STRESS-1] it comes on top of the stress that is there', () => {
    expect(receive('thrustcontrolfire', { stress: 1 }).ship('red').stress).toBe(2)
  })

  it('[CRIT-1] other cards bring no stress, and no other ship gets any', () => {
    expect(receive('damagedengine').ship('red').stress).toBe(0)
    const b = receive('thrustcontrolfire')
    expect([b.ship('mate').stress, b.ship('tie').stress, b.ship('wing').stress]).toEqual([0, 0, 0])
  })

  it('[STRESS-2] beside Console Fire nobody can repair: the stress forbids the action', () => {
    const b = receive('thrustcontrolfire', { stress: 1 })
    b.ship('red').damage.push(faceUp('consolefire'))
    b.ship('tie').pose!.y = 150
    expect(b.ship('red').stress).toBe(2)
    b.dials({ red: 'straight 1', mate: 'straight 1', tie: 'straight 2', wing: 'straight 2' })
    while (b.state.phase === 'activation') b.play(b.open().kind === 'order' ? b.legal()[0]! : { type: 'pass' })
    expect(b.told('actionSkipped').at(-1)).toMatchObject({ ship: 'r1', why: 'stressed' })
  })

  it('[CRIT-3] [DAMAGE-4] face down it does nothing but count', () => {
    const b = receive('damagedengine', { damage: [turnedDown('thrustcontrolfire')] })
    expect(b.ship('red').stress).toBe(0)
    expect(countsFaceDown('thrustcontrolfire')).toBe(true)
  })
})
