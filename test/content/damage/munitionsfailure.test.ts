/** A secondary weapon is discarded, of two the one that its owner chooses; then the card is turned down. */
import { describe, expect, it } from 'vitest'
import { countsFaceDown, receive, turnedDown } from '../../support/damage-cards.ts'
import { carried, catalogWith, upgrade, weapon } from '../../support/made-up.ts'

const catalog = catalogWith({ upgrades: [weapon('torpedo'), weapon('missile'), upgrade('droid', 'astromech')] })
const hit = (upgrades: { card: string; discarded: boolean }[], kind = 'munitionsfailure') =>
  receive(kind, { upgrades }, catalog)

describe('Munitions Failure', () => {
  it('[CRIT-1] [CRIT-3] the only secondary weapon is discarded without asking, and the card turned down', () => {
    const b = hit([carried('torpedo'), carried('droid')])
    expect(b.told('upgradeDiscarded')).toMatchObject([{ ship: 'r1', card: 'torpedo', rules: ['UPG-3'] }])
    expect(b.ship('red').upgrades).toEqual([
      { card: 'torpedo', discarded: true },
      { card: 'droid', discarded: false },
    ])
    expect(b.ship('red').damage).toMatchObject([{ kind: 'munitionsfailure', faceUp: false }])
  })

  it('[CRIT-1] of two the owner chooses one, and has to', () => {
    const b = hit([carried('torpedo'), carried('missile'), carried('droid')])
    expect(b.open()).toMatchObject({ kind: 'card', side: 'first', ship: 'r1', cards: ['torpedo', 'missile'] })
    expect(b.refusal({ type: 'pass' })).toEqual(['CARD-2'])
    expect(b.refusal({ type: 'chooseCard', card: 'droid' })).toEqual(['CARD-2'])
    expect(b.legal()).toMatchObject([{ card: 'torpedo' }, { card: 'missile' }])
    b.play({ type: 'chooseCard', card: 'missile' })
    expect(b.ship('red').upgrades.map(card => card.discarded)).toEqual([false, true, false])
    expect(b.ship('red').damage).toMatchObject([{ faceUp: false }])
  })

  it('[CRIT-1] without a weapon nothing is discarded; a weapon already gone does not count', () => {
    expect(hit([carried('droid')]).told('upgradeDiscarded')).toEqual([])
    const b = hit([{ card: 'torpedo', discarded: true }, carried('missile')])
    expect(b.told('upgradeDiscarded')).toMatchObject([{ card: 'missile' }])
    expect(hit([]).ship('red').damage).toMatchObject([{ kind: 'munitionsfailure', faceUp: false }])
  })

  it('[CRIT-1] Weapon Malfunction leaves the secondary weapons alone', () => {
    const b = hit([carried('torpedo')], 'weaponmalfunction')
    expect(b.told('upgradeDiscarded')).toEqual([])
    expect(b.ship('red').upgrades).toEqual([carried('torpedo')])
  })

  it('[CRIT-3] [DAMAGE-4] face down it does nothing but count', () => {
    const b = receive(
      'damagedengine',
      { upgrades: [carried('torpedo')], damage: [turnedDown('munitionsfailure')] },
      catalog,
    )
    expect(b.ship('red').upgrades).toEqual([carried('torpedo')])
    expect(countsFaceDown('munitionsfailure')).toBe(true)
  })
})
