/** A die on receipt, whose HIT is one more damage before the next point is dealt; then the card is turned down. */
import { describe, expect, it } from 'vitest'
import { faceDown } from '../../support/battle.ts'
import { countsFaceDown, receive, table, turnedDown } from '../../support/damage-cards.ts'

describe('Minor Explosion', () => {
  it('[CRIT-1] [CRIT-3] on receipt a die, a HIT is 1 damage, and the card is turned down', () => {
    const b = receive('minorexplosion')
    expect(b.open()).toMatchObject({
      player: 'chance',
      kind: 'roll',
      dice: 'attack',
      count: 1,
      ship: 'r1',
      card: 'minorexplosion',
    })
    b.roll('hit')
    expect(b.told('damageTurnedDown')).toMatchObject([{ kind: 'minorexplosion', why: 'resolved' }])
    expect(b.ship('red').damage).toMatchObject([
      { kind: 'minorexplosion', faceUp: false },
      { kind: null, faceUp: false },
    ])
  })

  it.each(['crit', 'focus', 'blank'] as const)('[CRIT-1] %s is no damage; turned down all the same', face => {
    const b = receive('minorexplosion').roll(face)
    expect(b.ship('red').damage).toMatchObject([{ kind: 'minorexplosion', faceUp: false }])
  })

  it('[DESTROY-1] the explosion can destroy the ship', () => {
    const b = receive('minorexplosion', { damage: [faceDown()] }).roll('hit')
    expect(b.told('shipDestroyed')).toMatchObject([{ ship: 'r1' }])
  })

  it('[DAMAGE-2] it is over before the next point: a Direct Hit after it', () => {
    const b = table().fight()
    while (b.open().player !== 'second') b.pass()
    b.attack('tie', 'red').roll('crit', 'crit').roll('blank', 'blank').draw('minorexplosion')
    expect(b.open()).toMatchObject({ kind: 'roll', card: 'minorexplosion' })
    b.roll('blank')
    expect(b.open()).toMatchObject({ kind: 'draw' })
    b.draw('directhit')
    expect(b.ship('red').status).toBe('destroyed')
  })

  it('[DESTROY-1] [SIM-2] a ship it destroys still gets the points that are left', () => {
    const b = table({ damage: [faceDown(), faceDown()] }).fight()
    while (b.open().player !== 'second') b.pass()
    b.attack('tie', 'red').roll('crit', 'crit').roll('blank', 'blank').draw('minorexplosion').roll('hit')
    expect(b.ship('red').status).toBe('play')
    b.draw('directhit')
    expect(b.ship('red').status).toBe('destroyed')
    expect(b.state.deck.discard).toHaveLength(5)
  })

  it('[CRIT-1] two in one attack roll once each', () => {
    const b = table().fight()
    while (b.open().player !== 'second') b.pass()
    b.attack('tie', 'red').roll('crit', 'crit').roll('blank', 'blank')
    b.draw('minorexplosion').roll('blank').draw('minorexplosion').roll('blank')
    expect(b.ship('red').damage.map(card => card.faceUp)).toEqual([false, false])
    expect(b.state.phase).toBe('planning')
  })

  it('[CRIT-3] [DAMAGE-4] face down it does nothing but count', () => {
    const b = receive('damagedengine', { damage: [turnedDown('minorexplosion')] })
    expect(b.state.phase).toBe('planning')
    expect(countsFaceDown('minorexplosion')).toBe(true)
  })
})
