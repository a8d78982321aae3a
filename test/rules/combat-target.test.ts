/** Whom a ship may attack, with which weapon, and what a secondary weapon asks and costs. */
import { describe, expect, it } from 'vitest'
import { type Battle, battle } from '../support/battle.ts'
import { carried, catalogWith, weapon } from '../support/made-up.ts'

const at = (x: number, y: number, heading = 180) => ({ pilot: 'academypilot', at: [x, y, heading] as const })
const shoot = (target: string, weapon = 'primary') => ({ type: 'attack', ship: 'red', target, weapon }) as const
const targets = (b: { legal: Battle['legal'] }) =>
  b.legal().flatMap(command => (command.type === 'attack' ? [command.target] : []))

describe('the target', () => {
  const b = battle({
    red: { pilot: 'redsquadronpilot', at: [0, -100, 0] },
    friend: { pilot: 'rookiepilot', at: [0, -40, 0] },
    near: at(0, 30),
    three: at(0, 239.9),
    far: at(40, 245),
    beside: at(-70, -100),
  }).fight()

  it('[COMBAT-1.1] one enemy ship is named; friends and ships that are not there are refused', () => {
    expect(b.judge(shoot('near'))).toBe(true)
    expect(b.refusal(shoot('friend'))).toEqual(['COMBAT-1.1', 'GEN-3'])
    expect(b.refusal(shoot('red'))).toEqual(['COMBAT-1.1', 'GEN-3'])
    expect(b.refusal(shoot('i9'))).toEqual(['COMBAT-1.1'])
    expect(b.refusal({ type: 'attack', ship: 'friend', target: 'near', weapon: 'primary' })).toEqual(['COMBAT-1.1'])
  })

  it('[COMBAT-1.2] it lies in the arc and within range 3', () => {
    expect(b.judge(shoot('three'))).toBe(true)
    expect(b.refusal(shoot('far'))).toEqual(['COMBAT-1.2', 'RANGE-5'])
    expect(b.refusal(shoot('beside'))).toEqual(['COMBAT-1.2', 'ARC-2'])
  })

  it('[COMBAT-1.4] [ARC-3] every legal target is known before one is chosen; ships between do not hide it', () => {
    expect(targets(b)).toEqual([b.ids.near, b.ids.three])
  })

  it('[COMBAT-1.1] the named ship is the defender and rolls the defence dice', () => {
    const other = battle({ red: { pilot: 'redsquadronpilot', at: [0, -100, 0] }, near: at(0, 30) }).fight()
    other.attack('red', 'near')
    expect(other.told('attackDeclared')[0]).toMatchObject({ attacker: 'r1', defender: 'i1', band: 1 })
    other.roll('hit', 'blank', 'blank', 'blank')
    expect(other.open()).toMatchObject({ kind: 'roll', dice: 'defence', ship: 'i1' })
  })

  it('[COMBAT-1.2] a ship with nobody to attack is told so and not asked', () => {
    const lonely = battle({ red: { pilot: 'redsquadronpilot', at: [0, -100, 180] }, near: at(0, 30, 0) }).fight()
    expect(lonely.told('attackSkipped')).toMatchObject([
      { ship: 'r1', why: 'no-target' },
      { ship: 'i1', why: 'no-target' },
    ])
  })

  it('[COMBAT-1.3] [OVERLAP-7] ships that touch cannot target each other, others they can', () => {
    const near = battle({
      red: { pilot: 'redsquadronpilot', at: [0, -40, 0] },
      one: at(0, 60),
      two: at(60, 60),
    })
    near.state.touching = [[near.ids.one, near.ids.red]]
    near.fight()
    expect(near.refusal(shoot('one'))).toEqual(['COMBAT-1.3', 'OVERLAP-7'])
    near.attack('red', 'two').roll('blank', 'blank', 'blank', 'blank').roll('blank', 'blank', 'blank')
    expect(near.open()).toMatchObject({ kind: 'attack', ship: near.ids.two })
  })

  it('[COMBAT-1.3] bases in contact without that relation may attack', () => {
    const close = battle({ red: { pilot: 'redsquadronpilot', at: [0, -40, 0] }, one: at(0, 0) }).fight()
    expect(close.judge(shoot('one'))).toBe(true)
  })
})

describe('the weapon', () => {
  const catalog = catalogWith({
    upgrades: [
      weapon('torpedo'),
      weapon('cannon', { attack: 3, bands: [1, 2, 3], needsLock: false, spendsLock: false, discards: false }),
    ],
  })
  const armed = (y: number, locks?: 'tie', cards = ['torpedo']) =>
    battle(
      {
        red: { pilot: 'redsquadronpilot', at: [0, -100, 0], upgrades: cards.map(carried), ...(locks ? { locks } : {}) },
        tie: at(0, y),
      },
      { catalog },
    ).fight()

  it('[COMBAT-1.5] [SECW-1] primary or one equipped weapon, named with the target', () => {
    const b = armed(100, 'tie')
    expect(b.legal().map(command => (command.type === 'attack' ? command.weapon : command.type))).toEqual([
      'pass',
      'primary',
      'torpedo',
    ])
    expect(b.refusal(shoot('tie', 'cannon'))).toEqual(['COMBAT-1.5', 'SECW-1'])
  })

  it('[EX-SECW-1] [SECW-2] [SECW-5] [ACTION-TL-8] range and lock that the card asks for', () => {
    expect(armed(39, 'tie').refusal(shoot('tie', 'torpedo'))).toEqual(['SECW-2'])
    expect(armed(100, 'tie').judge(shoot('tie', 'torpedo'))).toBe(true)
    expect(armed(200, 'tie').judge(shoot('tie', 'torpedo'))).toBe(true)
    expect(armed(100).refusal(shoot('tie', 'torpedo'))).toEqual(['SECW-5', 'ACTION-TL-8'])
    const far = battle(
      {
        red: { pilot: 'redsquadronpilot', at: [0, -100, 0], upgrades: [carried('torpedo')], locks: 'tie' },
        tie: at(0, 240.1),
        near: at(0, 50),
      },
      { catalog },
    ).fight()
    expect(far.refusal(shoot('tie', 'torpedo'))).toEqual(['COMBAT-1.2', 'RANGE-5'])
    // A lock on another ship is none.
    expect(far.refusal(shoot('near', 'torpedo'))).toEqual(['SECW-5', 'ACTION-TL-8'])
  })

  it('[SECW-7] [SECW-5] [UPG-3] lock and card are the price of the attack', () => {
    const b = armed(100, 'tie').attack('red', 'tie', 'torpedo')
    expect(b.ship('red').lock).toBeNull()
    expect(b.ship('red').upgrades).toEqual([{ card: 'torpedo', discarded: true }])
    b.roll('blank', 'blank', 'blank', 'blank')
    expect(b.open()).toMatchObject({ kind: 'roll', dice: 'defence' })
  })

  it('[SECW-3] [COMBAT-2.1] [COMBAT-2.3] its value instead of the primary one, and no bonus at range 1', () => {
    expect(armed(100, 'tie').attack('red', 'tie', 'torpedo').open()).toMatchObject({ count: 4 })
    expect(armed(30, undefined, ['cannon']).attack('red', 'tie', 'cannon').open()).toMatchObject({ count: 3 })
    expect(armed(30, undefined, ['cannon']).attack('red', 'tie').open()).toMatchObject({ count: 4 })
  })

  it('[D-9] [SECW-4] [COMBAT-4.3] no extra defence die at range 3 against a secondary weapon', () => {
    const count = (card: string) =>
      armed(200, undefined, ['cannon']).attack('red', 'tie', card).roll('hit', 'hit', 'hit').open()
    expect(count('cannon')).toMatchObject({ kind: 'roll', dice: 'defence', count: 3 })
    expect(count('primary')).toMatchObject({ kind: 'roll', dice: 'defence', count: 4 })
  })

  it('[D-9] a secondary weapon at range 3 against agility 2 meets 2 defence dice', () => {
    const b = battle(
      {
        tie: { ...at(0, 200), upgrades: [carried('cannon')] },
        red: { pilot: 'redsquadronpilot', at: [0, -100, 0] },
      },
      { catalog },
    ).fight()
    b.pass().attack('tie', 'red', 'cannon').roll('hit', 'hit', 'hit')
    expect(b.open()).toMatchObject({ kind: 'roll', dice: 'defence', count: 2 })
  })
})
