/** The printed example of combat, dice for dice. */
import { describe, expect, it } from 'vitest'
import { battle } from '../support/battle.ts'

const duel = () =>
  battle({
    rookie: { pilot: 'rookiepilot', at: [0, -50, 0], focus: 1, locks: 'academy' },
    academy: { pilot: 'academypilot', at: [0, 30, 180], evade: 1 },
  })

describe('the combat example', () => {
  it('[EX-COMBAT-1] [COMBAT-0.1] [COMBAT-3.3] [COMBAT-3.4] [COMBAT-5.4] [COMBAT-6.3] [COMBAT-7.1] the first attack', () => {
    const b = duel().fight()
    expect(b.open()).toMatchObject({ kind: 'attack', ship: 'r1' })
    b.attack('rookie', 'academy')
    expect(b.open()).toMatchObject({ kind: 'roll', dice: 'attack', count: 4 })
    b.roll('hit', 'crit', 'blank', 'blank')
    b.play({ type: 'modify', effect: 'target-lock', reroll: { blank: 2 } }).roll('hit', 'focus')
    expect(b.ship('rookie').lock).toBeNull()
    b.play({ type: 'modify', effect: 'focus' })
    expect(b.ship('rookie').focus).toBe(0)
    expect(b.open()).toMatchObject({ kind: 'roll', dice: 'defence', count: 3 })
    b.roll('evade', 'focus', 'blank')
    b.play({ type: 'modify', effect: 'evade' })
    expect(b.told('resultsCompared')[0]).toMatchObject({ cancelled: { hits: 2, crits: 0 }, hits: 1, crits: 1 })
    expect(b.ship('academy').evade).toBe(0)
    b.draw('damagedengine')
    expect(b.ship('academy').damage.map(card => card.faceUp)).toEqual([false, true])
    expect(b.ship('academy').status).toBe('play')
  })

  it('[EX-COMBAT-2] [COMBAT-6.2] [DAMAGE-3] the second attack takes a shield', () => {
    const b = duel().fight()
    b.pass().attack('academy', 'rookie').roll('focus', 'hit', 'crit')
    expect(b.open()).toMatchObject({ kind: 'roll', dice: 'defence', count: 2 })
    b.roll('evade', 'blank')
    expect(b.told('resultsCompared')[0]).toMatchObject({ cancelled: { hits: 1, crits: 0 }, hits: 0, crits: 1 })
    expect(b.ship('rookie')).toMatchObject({ shields: 1, damage: [] })
  })
})
