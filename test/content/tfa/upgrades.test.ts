/** The upgrades of The Force Awakens: each does what it says, nothing else, and meets another card. */
import { describe, expect, it } from 'vitest'
import { catalog as core } from '../../../src/content/index.ts'
import { previewAttack, previewManoeuvre } from '../../../src/rules/preview.ts'
import { faceUp, type Lying } from '../../support/battle.ts'
import { acts, shooting, tfaCatalog, tfaTable } from '../../support/tfa.ts'

describe('Weapons Guidance', () => {
  const guided = (more: object = {}) =>
    tfaTable({ upgrades: ['weaponsguidance'], focus: 1, ...more })
      .fight()
      .attack('red', 'tie')

  it('[TFA-CARD-6] for a focus token one blank becomes a hit; the token does nothing for focus results', () => {
    const b = guided().roll('focus', 'blank', 'blank').play({ type: 'modify', effect: 'weaponsguidance' })
    expect(b.ship('red').focus).toBe(0)
    expect(b.roll('blank', 'blank', 'blank').told('resultsCompared')).toMatchObject([{ hits: 1 }])
  })

  it('[TFA-CARD-6] without a token, without a blank, or defending it is no use', () => {
    expect(guided({ focus: 0 }).roll('blank', 'blank', 'blank').open()).toMatchObject({ dice: 'defence' })
    expect(guided().roll('hit', 'hit', 'hit').open()).toMatchObject({ dice: 'defence' })
    const b = shooting(tfaTable({ upgrades: ['weaponsguidance'], focus: 1 }).fight(), 'tie')
    b.attack('tie', 'red').roll('hit', 'hit').roll('blank', 'blank')
    expect(b.told('resultsCompared')).toHaveLength(1)
  })

  it('[TFA-CARD-6] it works on the dice of Proton Torpedoes, too', () => {
    const b = tfaTable({ upgrades: ['weaponsguidance', 'protontorpedoes'], focus: 1, locks: 'tie' }).fight()
    b.attack('red', 'tie', 'protontorpedoes').roll('blank', 'blank', 'blank', 'blank')
    b.play({ type: 'modify', effect: 'weaponsguidance' })
    expect(b.roll('blank', 'blank', 'blank').told('resultsCompared')).toMatchObject([{ hits: 1 }])
  })
})

describe('Wired', () => {
  const wired = (more: object = {}) => tfaTable({ upgrades: ['wired'], stress: 1, ...more }).fight()

  it('[TFA-CARD-7] stressed, any number of own focus results is rolled again, attacking and defending', () => {
    const b = wired().attack('red', 'tie').roll('hit', 'focus', 'focus')
    b.play({ type: 'modify', effect: 'wired/attack', reroll: { focus: 2 } }).roll('hit', 'focus')
    expect(b.told('diceModified')).toMatchObject([{ effect: 'wired', how: 'reroll' }])
    const d = shooting(wired(), 'tie').attack('tie', 'red').roll('hit', 'hit').roll('focus', 'focus')
    d.play({ type: 'modify', effect: 'wired/defence', reroll: { focus: 1 } }).roll('evade')
    expect(d.told('resultsCompared')).toMatchObject([{ hits: 1 }])
  })

  it('[TFA-CARD-7] not without stress, and no other face', () => {
    expect(wired({ stress: 0 }).attack('red', 'tie').roll('hit', 'focus', 'focus').open()).toMatchObject({
      kind: 'roll',
      dice: 'defence',
    })
    const b = wired().attack('red', 'tie').roll('focus', 'blank', 'blank')
    expect(b.refusal({ type: 'modify', effect: 'wired/attack', reroll: { blank: 1 } })).toContain('TFA-CARD-7')
  })

  it('[TFA-CARD-7] [DICE-5] such a die cannot be rerolled again with a lock', () => {
    const b = wired({ locks: 'tie' }).attack('red', 'tie').roll('focus', 'blank', 'blank')
    b.play({ type: 'modify', effect: 'wired/attack', reroll: { focus: 1 } }).roll('blank')
    expect(b.refusal({ type: 'modify', effect: 'target-lock', reroll: { blank: 3 } })).toContain('DICE-5')
    expect(b.refusal({ type: 'modify', effect: 'target-lock', reroll: { blank: 2 } })).toEqual([])
  })
})

describe('BB-8', () => {
  const flies = (manoeuvre: 'straight 2' | 'straight 4' | 'turn-left 2', more: object = {}) =>
    tfaTable({ upgrades: ['bb8'], at: [0, -300, 0], ...more }, { at: [300, 300, 180] })
      .dials({ red: manoeuvre })
      .until(decision => 'ship' in decision && decision.ship === 'r1')
  const roll = { type: 'act', ship: 'red', action: 'barrel-roll', side: 'right', slide: 0 } as const

  it('[TFA-CARD-8] [ACTION-2] rolls before a green manoeuvre is executed, without the icon, and acts afterwards', () => {
    const b = flies('straight 2')
    expect(b.open()).toMatchObject({ kind: 'effect', card: 'bb8' })
    b.play({ type: 'useEffect', card: 'bb8' })
    expect(b.open()).toMatchObject({ kind: 'action', free: ['barrel-roll'] })
    b.play(roll)
    expect(b.told('barrelRolled')).toMatchObject([{ to: { x: 80, y: -300 } }])
    expect(b.told('manoeuvreExecuted')).toMatchObject([{ from: { x: 80, y: -300 }, to: { x: 80, y: -180 } }])
    expect(b.open()).toMatchObject({ kind: 'action', free: null })
    expect(b.refusal({ type: 'act', ship: 'red', action: 'focus' })).toEqual([])
  })

  it('[TFA-CARD-8] [STRESS-2] not after white, and not while stressed; the stress then goes and it acts', () => {
    expect(flies('straight 4').open()).toMatchObject({ kind: 'action', free: null })
    const b = flies('straight 2', { stress: 1 })
    expect(b.open()).toMatchObject({ kind: 'action', free: null })
    expect(b.ship('red').stress).toBe(0)
  })

  it('[TFA-CARD-8] it may be declined, and is kept', () => {
    const b = flies('straight 2').pass()
    expect(b.told('manoeuvreExecuted')).toMatchObject([{ from: { x: 0, y: -300 } }])
    expect(b.ship('red').upgrades).toMatchObject([{ card: 'bb8', discarded: false }])
  })

  it('[TFA-CARD-8] [TFA-CARD-13] with Damaged Engine a turn is red and gives nothing, a green bank still does', () => {
    const damage = [faceUp('damagedengine')]
    expect(flies('turn-left 2', { damage }).told('dialRevealed').at(-1)).toMatchObject({ difficulty: 'red' })
    expect(flies('turn-left 2', { damage }).open().kind).not.toBe('effect')
    expect(flies('straight 2', { damage }).open()).toMatchObject({ kind: 'effect', card: 'bb8' })
  })
})

describe('R5-X3', () => {
  /** The T-70 ends on one asteroid, and another lies between it and the TIE/fo. */
  const rocks: Readonly<Record<string, Lying>> = { core2asteroid2: [0, -130, 0], core2asteroid4: [0, -45, 0] }
  const offered = (upgrades: readonly string[] = ['r5x3']) =>
    tfaTable({ upgrades, at: [0, -250, 0] }, { at: [0, 140, 180], pilot: 'zetasquadronpilot' }, { obstacles: rocks })
      .dials({ red: 'straight 2', tie: 'straight 2' })
      .until(({ kind, ...asked }) => kind === 'effect' || ('ship' in asked && asked.ship === 'r1'))

  it('[TFA-CARD-9] [UPG-3] discarded before the reveal: no die, the action, the attack, and none obstructs it', () => {
    const b = offered()
    expect(b.open()).toMatchObject({ kind: 'effect', card: 'r5x3' })
    b.play({ type: 'useEffect', card: 'r5x3' })
    expect(b.ship('red')).toMatchObject({ upgrades: [{ card: 'r5x3', discarded: true }], lasting: ['r5x3'] })
    expect(b.told('manoeuvreExecuted')).toMatchObject([{ obstacles: [] }])
    expect(b.open()).toMatchObject({ kind: 'action', free: null })
    shooting(b.pass(), 'red').attack('red', 'tie')
    expect(b.told('attackDeclared')).toMatchObject([{ obstructed: false }])
    expect(previewAttack(tfaCatalog, b.state, 'r1', 'i1')).toMatchObject({ obstructed: false })
  })

  it('[TFA-CARD-9] [OBST-12] attacks on it are obstructed all the same', () => {
    const b = shooting(offered().play({ type: 'useEffect', card: 'r5x3' }), 'tie')
    expect(b.attack('tie', 'red').told('attackDeclared')).toMatchObject([{ obstructed: true }])
  })

  it('[TFA-CARD-9] [OBST-7] [OBST-10] kept, the ship rolls, loses action and attack, and the card is offered again', () => {
    const b = offered().pass()
    expect(b.told('actionSkipped')).toMatchObject([{ ship: 'r1', why: 'obstacle' }])
    expect(b.open()).toMatchObject({ kind: 'roll', obstacle: 'core2asteroid2' })
    b.roll('blank')
    expect(b.told('attackSkipped')).toMatchObject([{ ship: 'r1', why: 'obstacle' }])
    expect(b.ship('red').upgrades).toMatchObject([{ discarded: false }])
  })

  it('[TFA-CARD-9] it lasts to the end of the round and no longer', () => {
    const b = offered().play({ type: 'useEffect', card: 'r5x3' })
    expect(previewManoeuvre(tfaCatalog, b.state, 'r1', 'straight 2').obstacles).toEqual([])
    b.until(({ kind }) => kind === 'dial')
    expect(b.ship('red').lasting).toEqual([])
    expect(previewManoeuvre(tfaCatalog, b.state, 'r1', 'straight 2').obstacles).not.toEqual([])
    b.dials().until(({ kind, player }) => kind === 'effect' || player === 'chance')
    expect(b.open().kind).toBe('roll')
  })

  it('[TFA-CARD-9] [TFA-CARD-12] a stunned pilot still ends on an obstacle', () => {
    const b = offered()
    b.ship('red').damage.push(faceUp('stunnedpilot'))
    expect(b.play({ type: 'useEffect', card: 'r5x3' }).ship('red').damage).toHaveLength(2)
  })

  it('[TFA-CARD-9] where no obstacle lies it is not asked for', () => {
    const b = tfaTable({ upgrades: ['r5x3'] }, { at: [300, 300, 180] }).dials({ red: 'bank-left 1' })
    expect(acts(b, 'red').ship('red').upgrades).toMatchObject([{ discarded: false }])
  })
})

describe('Proton Torpedoes', () => {
  it('[SECW-6] are those of 2012', () => {
    expect(tfaCatalog.upgrades['protontorpedoes']).toEqual(core.upgrades['protontorpedoes'])
  })
})
