/** Four dice at Range 2 and 3 for a lock and the card itself, and one FOCUS that may become a CRIT. */
import { describe, expect, it } from 'vitest'
import { battle, faceUp, type Setting } from '../../support/battle.ts'
import { receive } from '../../support/damage-cards.ts'

const TORPEDO = 'protontorpedoes'
const use = { type: 'modify', effect: TORPEDO } as const
const focus = { type: 'modify', effect: 'focus' } as const

/** A loaded X-wing with a lock; its target so many mm before its nose. */
function loaded(gap: number, red: Partial<Setting> = {}) {
  return battle({
    red: { pilot: 'lukeskywalker', at: [0, -200, 0], upgrades: [TORPEDO], locks: 'tie', ...red },
    tie: { pilot: 'academypilot', at: [0, gap - 160, 180] },
  }).fight()
}
const shoot = { type: 'attack', ship: 'red', target: 'tie', weapon: TORPEDO } as const
const fire = (red: Partial<Setting> = {}) => loaded(150, red).attack('red', 'tie', TORPEDO)

describe('Proton Torpedoes', () => {
  it('[EX-SECW-1] [SECW-2] [SECW-6] they reach Range 2 and 3, not Range 1, and not beyond', () => {
    expect(loaded(100).refusal(shoot)).toEqual(['SECW-2'])
    expect(loaded(100.1).refusal(shoot)).toEqual([])
    expect(loaded(200).refusal(shoot)).toEqual([])
    expect(loaded(300).refusal(shoot)).toEqual([])
    const far = battle({
      red: { pilot: 'lukeskywalker', at: [0, -200, 0], upgrades: [TORPEDO], locks: 'tie' },
      tie: { pilot: 'academypilot', at: [0, 140.1, 180] },
      near: { pilot: 'academypilot', at: [0, 0, 180] },
    }).fight()
    expect(far.refusal(shoot)).toEqual(['COMBAT-1.2', 'RANGE-5'])
  })

  it('[EX-SECW-1] [SECW-5] [ACTION-TL-8] without the own lock on this target they cannot be fired', () => {
    const b = battle({
      red: { pilot: 'lukeskywalker', at: [0, -200, 0], upgrades: [TORPEDO], locks: 'other' },
      mate: { pilot: 'rookiepilot', at: [200, -200, 0], locks: 'tie' },
      tie: { pilot: 'academypilot', at: [0, 0, 180] },
      other: { pilot: 'academypilot', at: [60, 0, 180] },
    }).fight()
    expect(b.refusal(shoot)).toEqual(['SECW-5', 'ACTION-TL-8'])
    expect(b.refusal({ ...shoot, target: 'other' })).toEqual([])
    expect(b.refusal({ ...shoot, weapon: 'primary' })).toEqual([])
  })

  it('[SECW-2] [ARC-2] a lock does not turn the launcher: the target must be in arc', () => {
    const b = battle({
      red: { pilot: 'lukeskywalker', at: [0, 0, 0], upgrades: [TORPEDO], locks: 'tie' },
      tie: { pilot: 'academypilot', at: [0, -200, 0] },
      ahead: { pilot: 'academypilot', at: [0, 200, 180] },
    }).fight()
    expect(b.refusal(shoot)).toEqual(['COMBAT-1.2', 'ARC-2'])
  })

  it('[SECW-3] [SECW-7] four dice; lock and card are spent as soon as it is declared', () => {
    const b = fire()
    expect(b.open()).toMatchObject({ kind: 'roll', count: 4 })
    expect(b.ship('red')).toMatchObject({ lock: null, upgrades: [{ card: TORPEDO, discarded: true }] })
    expect(b.told('lockRemoved')).toMatchObject([{ why: 'spent', rules: ['SECW-5', 'SECW-7'] }])
    expect(b.told('upgradeDiscarded')).toMatchObject([{ card: TORPEDO, rules: ['SECW-7', 'UPG-3'] }])
  })

  it('[SECW-7] [UPG-3] whatever comes of it: after four blanks the card is gone for the game', () => {
    const b = fire().roll('blank', 'blank', 'blank', 'blank').roll('blank', 'blank', 'blank')
    expect(b.told('resultsCompared')).toMatchObject([{ hits: 0, crits: 0 }])
    b.until((_decision, state) => state.round === 2)
    b.ship('red').lock = { target: 'i1', letter: 'A' }
    for (const name of ['red', 'tie']) b.ship(name).activated = true
    b.dials()
    expect(b.refusal(shoot)).toEqual(['COMBAT-1.5', 'SECW-1'])
    expect(b.refusal({ ...shoot, weapon: 'primary' })).toEqual([])
  })

  it('[SECW-4] [RANGE-8] [D-9] at Range 3 nobody has a range bonus', () => {
    const b = loaded(250).attack('red', 'tie', TORPEDO)
    expect(b.open()).toMatchObject({ kind: 'roll', count: 4 })
    b.roll('hit', 'blank', 'blank', 'blank')
    expect(b.open()).toMatchObject({ kind: 'roll', dice: 'defence', count: 3 })
  })

  it('[SECW-6] [COMBAT-3.5] one FOCUS becomes a CRIT, though the card has been discarded, and no more than one', () => {
    const b = fire().roll('focus', 'focus', 'hit', 'blank')
    expect(b.open()).toMatchObject({ kind: 'modify', side: 'first' })
    b.play(use)
    expect(b.told('diceModified')).toMatchObject([{ effect: TORPEDO, how: 'change' }])
    expect(b.told('diceModified')[0]?.after.map(({ face }) => face)).toEqual(['crit', 'hit', 'focus', 'blank'])
    expect(b.open()).toMatchObject({ kind: 'roll', dice: 'defence' })
  })

  it('[CARD-3] [CARD-4] optional, and once', () => {
    const left = fire().roll('focus', 'blank', 'blank', 'blank').pass()
    expect(left.told('diceModified')).toEqual([])
    const b = fire({ focus: 1 }).roll('focus', 'focus', 'blank', 'blank').play(use)
    expect(b.refusal(use)).toEqual(['CARD-4', 'COMBAT-3.5'])
    b.play(focus).roll('blank', 'blank', 'blank')
    expect(b.open()).toMatchObject({ kind: 'draw' })
    expect(b.ship('tie').damage).toHaveLength(1)
  })

  it('[COMBAT-3.4] a focus token spent first leaves no FOCUS to turn', () => {
    const b = fire({ focus: 1 }).roll('focus', 'focus', 'blank', 'blank').play(focus)
    expect(b.told('diceModified').map(({ effect }) => effect)).toEqual(['focus'])
    expect(b.open()).toMatchObject({ kind: 'roll', dice: 'defence' })
  })

  it('[SECW-5] [COMBAT-3.3] the lock it cost rerolls nothing', () => {
    const b = fire().roll('focus', 'blank', 'blank', 'blank')
    expect(b.refusal({ type: 'modify', effect: 'target-lock', reroll: { blank: 1 } })).toEqual(['COMBAT-3.3'])
  })

  it('[SECW-1] the guns are fired as ever: the card stays, the lock rerolls, its text is silent', () => {
    const b = loaded(150).attack('red', 'tie').roll('focus', 'blank', 'blank')
    expect(b.open()).toMatchObject({ kind: 'modify' })
    expect(b.refusal(use)).toEqual(['COMBAT-3.1'])
    expect(b.refusal({ type: 'modify', effect: 'target-lock', reroll: { blank: 1 } })).toEqual([])
    expect(b.ship('red').upgrades).toEqual([{ card: TORPEDO, discarded: false }])
  })

  it('[SECW-1] [COMBAT-0.2] torpedo or guns: one attack in a round', () => {
    const b = fire().roll('blank', 'blank', 'blank', 'blank').roll('blank', 'blank', 'blank')
    expect(b.ship('red').fought).toBe(true)
    expect(b.open()).toMatchObject({ side: 'second' })
  })

  it('[CRIT-1] [SECW-7] a blinded pilot rolls no dice and pays all the same', () => {
    const b = fire({ damage: [faceUp('blindedpilot')] })
    expect(b.told('attackFizzled')).toHaveLength(1)
    expect(b.ship('red')).toMatchObject({ lock: null, upgrades: [{ discarded: true }] })
  })

  it('[CRIT-1] Weapon Malfunction is about the guns alone', () => {
    expect(fire({ damage: [faceUp('weaponmalfunction')] }).open()).toMatchObject({ count: 4 })
  })

  it('[CRIT-1] [UPG-3] Munitions Failure throws the loaded card away', () => {
    const b = receive('munitionsfailure', { upgrades: [TORPEDO] })
    expect(b.told('upgradeDiscarded')).toMatchObject([{ ship: 'r1', card: TORPEDO }])
    expect(b.ship('red').upgrades).toEqual([{ card: TORPEDO, discarded: true }])
  })

  it('[CRIT-1] an Injured Pilot still fires them: torpedoes are no talent', () => {
    const b = fire({ damage: [faceUp('injuredpilot')] }).roll('focus', 'blank', 'blank', 'blank')
    expect(b.refusal(use)).toEqual([])
  })

  it('[OBST-12] [SECW-4] through an asteroid the target has its die more', () => {
    const b = battle(
      {
        red: { pilot: 'lukeskywalker', at: [0, -200, 0], upgrades: [TORPEDO], locks: 'tie' },
        tie: { pilot: 'academypilot', at: [0, 90, 180] },
      },
      { obstacles: { coreasteroid5: [0, -50] } },
    ).fight()
    b.attack('red', 'tie', TORPEDO).roll('hit', 'blank', 'blank', 'blank')
    expect(b.open()).toMatchObject({ kind: 'roll', dice: 'defence', count: 4 })
  })
})
