/** The pilots of The Force Awakens: each ability does what it says, nothing else, and meets another card. */
import { describe, expect, it } from 'vitest'
import { previewAttack } from '../../../src/rules/preview.ts'
import { faceUp, type Lying } from '../../support/battle.ts'
import { acts, flown, shooting, tfaBattle, tfaCatalog, tfaTable } from '../../support/tfa.ts'

const poe = (more: object = {}) => tfaTable({ pilot: 'poedameron', focus: 1, ...more }).fight()

describe('Poe Dameron', () => {
  it('[TFA-CARD-1] [CARD-4] turns one focus result into a hit and keeps the token, which may be spent on the rest', () => {
    const b = poe().attack('red', 'tie').roll('hit', 'focus', 'focus')
    expect(b.open()).toMatchObject({ kind: 'modify', dice: 'attack' })
    b.play({ type: 'modify', effect: 'poedameron/attack' })
    expect(b.told('diceModified')).toMatchObject([{ effect: 'poedameron', how: 'change' }])
    expect(b.ship('red').focus).toBe(1)
    expect(b.refusal({ type: 'modify', effect: 'poedameron/attack' })).toContain('CARD-4')
    b.play({ type: 'modify', effect: 'focus' })
    expect(b.ship('red').focus).toBe(0)
    expect(b.open()).toMatchObject({ kind: 'roll', dice: 'defence' })
    b.roll('blank', 'blank', 'blank')
    expect(b.told('resultsCompared')).toMatchObject([{ hits: 3, crits: 0 }])
  })

  it('[TFA-CARD-1] turns one into an evade as well when he defends', () => {
    const b = shooting(poe(), 'tie').attack('tie', 'red').roll('hit', 'hit').roll('focus', 'focus')
    b.play({ type: 'modify', effect: 'poedameron/defence' })
    expect(b.ship('red').focus).toBe(1)
    b.pass()
    expect(b.told('resultsCompared')).toMatchObject([{ hits: 1 }])
  })

  it('[TFA-CARD-1] without a token, or without a focus result, he does nothing', () => {
    const b = poe({ focus: 0 }).attack('red', 'tie').roll('hit', 'focus', 'focus')
    expect(b.open()).toMatchObject({ kind: 'roll', dice: 'defence' })
    const none = poe().attack('red', 'tie').roll('hit', 'blank', 'blank')
    expect(none.open()).toMatchObject({ kind: 'roll', dice: 'defence' })
  })

  it('[TFA-CARD-1] a token spent on Weapons Guidance leaves him none to hold; the other way round both work', () => {
    const b = poe({ upgrades: ['weaponsguidance'] })
      .attack('red', 'tie')
      .roll('focus', 'focus', 'blank')
    b.play({ type: 'modify', effect: 'weaponsguidance' })
    expect(b.open()).toMatchObject({ kind: 'roll', dice: 'defence' })
    const both = poe({ upgrades: ['weaponsguidance'] })
      .attack('red', 'tie')
      .roll('focus', 'focus', 'blank')
    both.play({ type: 'modify', effect: 'poedameron/attack' }, { type: 'modify', effect: 'weaponsguidance' })
    expect(both.roll('blank', 'blank', 'blank').told('resultsCompared')).toMatchObject([{ hits: 2 }])
  })

  it('[TFA-CARD-1] the odds of his attack reckon with it', () => {
    const damage = (pilot: string) => {
      const b = tfaTable({ pilot, focus: 1 }).fight()
      return previewAttack(tfaCatalog, b.state, 'r1', 'i1')!.odds.expectedDamage
    }
    expect(damage('poedameron')).toBeGreaterThanOrEqual(damage('redsquadronveteran'))
  })
})

describe('“Omega Ace”', () => {
  const omega = (more: object = {}) =>
    shooting(tfaTable({}, { pilot: 'omegaace', focus: 1, locks: 'red', ...more }).fight(), 'tie').attack('tie', 'red')

  it('[TFA-CARD-3] for the token and the lock every result is a critical hit, blanks too; that lock rerolls nothing', () => {
    const b = omega().roll('focus', 'blank').play({ type: 'modify', effect: 'omegaace' })
    expect(b.ship('tie')).toMatchObject({ focus: 0, lock: null })
    expect(b.open()).toMatchObject({ kind: 'roll', dice: 'defence' })
    b.roll('blank', 'blank')
    expect(b.told('resultsCompared')).toMatchObject([{ hits: 0, crits: 2 }])
  })

  it('[TFA-CARD-3] a lock spent before cannot pay, nor can one on somebody else', () => {
    const b = omega()
      .roll('focus', 'blank')
      .play({ type: 'modify', effect: 'target-lock', reroll: { blank: 1 } })
    b.roll('blank')
    expect(b.refusal({ type: 'modify', effect: 'omegaace' })).toContain('TFA-CARD-3')
    const other = omega({ locks: 'mate' }).roll('focus', 'blank')
    expect(other.refusal({ type: 'modify', effect: 'omegaace' })).toContain('TFA-CARD-3')
  })

  it('[TFA-CARD-3] without a token he cannot; all critical hits leave nothing to turn; who is not he cannot either', () => {
    expect(omega({ focus: 0 }).roll('focus', 'blank').refusal({ type: 'modify', effect: 'omegaace' })).toContain(
      'TFA-CARD-3',
    )
    expect(omega().roll('crit', 'crit').refusal({ type: 'modify', effect: 'omegaace' })).not.toEqual([])
    const plain = omega({ pilot: 'omegasquadronpilot' }).roll('focus', 'blank')
    expect(plain.refusal({ type: 'modify', effect: 'omegaace' })).toEqual(['COMBAT-3.1'])
  })

  it('[TFA-CARD-3] [TFA-CARD-16] Weapons Failure takes a die before he turns the rest', () => {
    const b = omega({ damage: [faceUp('weaponsfailure')] })
      .roll('blank')
      .play({ type: 'modify', effect: 'omegaace' })
    expect(b.roll('blank', 'blank').told('resultsCompared')).toMatchObject([{ crits: 1 }])
  })
})

describe('“Epsilon Leader”', () => {
  const around = (leader: object = {}) =>
    tfaBattle({
      foe: { pilot: 'bluesquadronnovice', at: [-60, 0, 90], stress: 1 },
      leader: { pilot: 'epsilonleader', at: [0, 0, 0], stress: 1, ...leader },
      near: { pilot: 'epsilonsquadronpilot', at: [140, 0, 0], stress: 2 },
      far: { pilot: 'epsilonsquadronpilot', at: [0, 140.1, 0], stress: 1 },
    }).fight()

  it('[TFA-CARD-4] [GEN-3] [RANGE-3] it and its friends at range 1 lose one stress token each, and nobody is asked', () => {
    const b = around()
    const stress = (['leader', 'near', 'far', 'foe'] as const).map(name => b.ship(name).stress)
    expect(stress).toEqual([0, 1, 1, 1])
    expect(b.told('cardTriggered').filter(({ card }) => card === 'epsilonleader')).toHaveLength(1)
  })

  it('[TFA-CARD-4] where nobody near is stressed it says nothing', () => {
    const b = tfaTable({}, { pilot: 'epsilonleader' }).fight()
    expect(b.told('cardTriggered')).toEqual([])
  })

  it('[TFA-CARD-4] [DESTROY-2] only while it is in play', () => {
    const b = tfaBattle({
      foe: { pilot: 'poedameron', at: [0, -170, 0] },
      leader: { pilot: 'epsilonleader', at: [0, 20, 180], stress: 1 },
      near: { pilot: 'epsilonsquadronpilot', at: [100, 20, 180], stress: 2 },
    })
    b.ship('leader').status = 'destroyed'
    expect(b.fight().ship('near').stress).toBe(2)
  })

  it('[TFA-CARD-4] it helps a friend whom Loose Stabilizer has stressed', () => {
    const stress = (pilot: string) =>
      flown(
        tfaBattle({
          foe: { pilot: 'bluesquadronnovice', at: [-400, -400, 0] },
          leader: { pilot, at: [0, 0, 0] },
          near: { pilot: 'epsilonsquadronpilot', at: [60, 0, 0], damage: [faceUp('loosestabilizer')] },
        }),
        { foe: 'straight 1', leader: 'straight 3', near: 'bank-left 3' },
      )
    const b = stress('epsilonleader')
    expect(b.told('tokenGained').filter(({ ship, token }) => ship === 'i2' && token === 'stress')).toHaveLength(1)
    expect(stress('epsilonsquadronpilot').ship('near').stress).toBe(1)
    expect(b.ship('near').stress).toBe(0)
  })
})

/** Alone on the mat but for one enemy far away, asked for its action; what lies there may be in its way. */
const alone = (pilot: string, more: { readonly obstacles?: Readonly<Record<string, Lying>> } = {}) => {
  const [first, second] =
    pilot.includes('blue') || pilot.includes('red') ? [pilot, 'epsilonsquadronpilot'] : ['bluesquadronnovice', pilot]
  const own = first === pilot ? 'red' : 'tie'
  const at = (name: string) => (name === own ? ([0, -40, 0] as const) : ([400, 400, 180] as const))
  const b = tfaBattle({ red: { pilot: first, at: at('red') }, tie: { pilot: second, at: at('tie') } }, more)
  b.dials({ red: 'straight 2', tie: 'straight 2' })
  acts(b, own)
  b.ship(own).pose = { x: 0, y: 0, heading: 0 }
  return b
}

describe('“Blue Ace”', () => {
  const boost = (bearing: 'turn-right' | 'turn-left' | 'straight') =>
    ({ type: 'act', ship: 'red', action: 'boost', bearing }) as const

  it('[TFA-CARD-2] [TFA-BOOST-1] boosts along a turn of speed 1, as nobody else does', () => {
    const b = alone('blueace').play(boost('turn-right'))
    expect(b.told('boosted')).toMatchObject([{ bearing: 'turn-right', to: { x: 55, y: 55, heading: 90 } }])
    expect(alone('redsquadronveteran').refusal(boost('turn-right'))).toEqual(['TFA-BOOST-1'])
    expect(alone('redsquadronveteran').refusal(boost('straight'))).toEqual([])
  })

  it('[TFA-CARD-2] [TFA-BOOST-2] the template of the turn may not lie on an obstacle', () => {
    const b = alone('blueace', { obstacles: { core2asteroid0: [35, 75, 0] } })
    expect(b.refusal(boost('turn-right'))).toEqual(['TFA-BOOST-2'])
    expect(b.refusal(boost('turn-left'))).toEqual([])
  })
})

describe('“Zeta Ace”', () => {
  const roll = (speed?: number) =>
    ({ type: 'act', ship: 'tie', action: 'barrel-roll', side: 'right', slide: 0, ...(speed ? { speed } : {}) }) as const

  it('[TFA-CARD-5] rolls over the straight of speed 2 as well as over that of speed 1', () => {
    const far = alone('zetaace').play(roll(2))
    expect(far.told('barrelRolled')).toMatchObject([{ speed: 2, to: { x: 120, y: 0, heading: 0 } }])
    expect(alone('zetaace').play(roll()).told('barrelRolled')).toMatchObject([{ to: { x: 80, y: 0, heading: 0 } }])
    expect(alone('zetaace').legal()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ speed: 2 }),
        expect.objectContaining({ side: 'left', slide: 0 }),
      ]),
    )
  })

  it('[TFA-CARD-5] no other pilot does, and nobody over that of speed 3', () => {
    expect(alone('zetasquadronpilot').refusal(roll(2))).toEqual(['ACTION-BR-1'])
    expect(alone('zetaace').refusal(roll(3))).toEqual(['ACTION-BR-1'])
  })

  it('[TFA-CARD-5] [TFA-BR-1] the longer template may not lie on an obstacle that the shorter one leaves clear', () => {
    const b = alone('zetaace', { obstacles: { core2asteroid0: [80, 0, 0] } })
    expect(b.refusal(roll(2))).toEqual(['TFA-BR-1'])
    expect(b.refusal(roll())).toEqual(['ACTION-BR-5'])
    expect(alone('zetaace', { obstacles: { core2asteroid2: [60, 60, 0] } }).refusal(roll(2))).toEqual([])
  })
})

describe('the pilots without an ability', () => {
  it.each([
    'redsquadronveteran',
    'bluesquadronnovice',
    'omegasquadronpilot',
    'zetasquadronpilot',
    'epsilonsquadronpilot',
  ])('[SQUAD-1] %s has none', id => {
    expect(tfaCatalog.pilots[id]!.effects).toBeUndefined()
  })
})
