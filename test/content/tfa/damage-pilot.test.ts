/** The damage cards of 2015 that hurt the pilot: each does what it says, nothing else, and meets another card. */
import { describe, expect, it } from 'vitest'
import { catalog as core } from '../../../src/content/index.ts'
import type { ManoeuvreKey } from '../../../src/rules/index.ts'
import { faceUp } from '../../support/battle.ts'
import { acts, flown, shooting, tfaBattle, tfaCatalog, tfaTable } from '../../support/tfa.ts'

describe('Blinded Pilot of 2015', () => {
  const damage = [faceUp('blindedpilot')]

  it('[TFA-CARD-10] cannot attack, and is turned down after the opportunity, used or not', () => {
    // Nobody is asked: it has nothing to choose.
    const b = tfaTable({ damage }).fight()
    expect(b.open()).toMatchObject({ kind: 'attack', ship: 'i1' })
    expect(b.told('attackDeclared')).toEqual([])
    expect(b.told('damageTurnedDown')).toMatchObject([{ ship: 'r1', kind: 'blindedpilot', why: 'resolved' }])
    expect(b.ship('red').damage).toMatchObject([{ kind: 'blindedpilot', faceUp: false }])
  })

  it('[TFA-CARD-10] with nobody in its arc it is turned down as well', () => {
    const b = tfaTable({ damage, at: [0, -170, 180] }).fight()
    b.until(decision => decision.kind === 'dial')
    expect(b.ship('red').damage[0]?.faceUp).toBe(false)
  })

  it('[TFA-CARD-10] it lies face up until then, and keeps nobody else from shooting at it', () => {
    const b = shooting(tfaTable({ damage }, { pilot: 'omegaace' }).fight(), 'tie')
    expect(b.ship('red').damage[0]?.faceUp).toBe(true)
    expect(b.refusal({ type: 'attack', ship: 'tie', target: 'red', weapon: 'primary' })).toEqual([])
  })

  it('[TFA-CARD-10] [CONFLICT-2] a secondary weapon is barred by it too; the card of 2012 only takes the dice', () => {
    const b = tfaTable({ damage, upgrades: ['protontorpedoes'], locks: 'tie' }).fight()
    expect(b.until(({ kind }) => kind === 'dial').told('attackDeclared')).toEqual([])
    expect(core.damage['blindedpilot']!.effects?.permissions).toBeUndefined()
    expect(tfaCatalog.damage['blindedpilot']!.effects?.values).toBeUndefined()
  })
})

describe('Shaken Pilot', () => {
  const damage = [faceUp('shakenpilot')]
  const set = (manoeuvre: ManoeuvreKey) => ({ type: 'setDial', ship: 'red', manoeuvre }) as const

  it('[TFA-CARD-11] [PLAN-8] no straight is put on the dial; a Koiogran turn is none', () => {
    const b = tfaTable({ damage })
    const planner = b.state.open.find(({ player }) => player === 'first')!
    expect(planner).toMatchObject({ kind: 'dial', ship: 'r1' })
    expect(b.refusal(set('straight 3'), 'first')).toEqual(['TFA-CARD-11', 'CONFLICT-2'])
    expect(b.refusal(set('koiogran 4'), 'first')).toEqual([])
    const offered = b.rules.legal(b.state, planner).map(command => (command as { manoeuvre?: string }).manoeuvre)
    expect(offered.some(key => key?.startsWith('straight'))).toBe(false)
    expect(offered).toContain('bank-left 1')
    expect(tfaTable().refusal(set('straight 3'), 'first')).toEqual([])
  })

  it('[TFA-CARD-11] it is turned down when the dial is revealed, and in the next round straights are open', () => {
    const b = tfaTable({ damage }).dials({ red: 'bank-left 1' })
    acts(b, 'red')
    expect(b.ship('red').damage[0]?.faceUp).toBe(false)
    b.until(({ kind }) => kind === 'dial')
    expect(b.refusal(set('straight 3'), 'first')).toEqual([])
  })

  it('[TFA-CARD-11] [STRESS-3] an opponent who picks for a stressed red may pick a straight', () => {
    const b = tfaTable({ damage: [...damage, faceUp('damagedengine')], stress: 1 }).dials({ red: 'koiogran 4' })
    b.until(({ kind }) => kind === 'manoeuvre')
    expect(b.open()).toMatchObject({ kind: 'manoeuvre', ship: 'r1', options: expect.arrayContaining(['straight 2']) })
    // Turns are red by the other card, and no choice.
    expect((b.open() as { options: readonly string[] }).options).not.toContain('turn-left 2')
    expect(b.refusal({ type: 'chooseManoeuvre', ship: 'red', manoeuvre: 'straight 2' })).toEqual([])
  })
})

describe('Damaged Cockpit and Stunned Pilot of 2015', () => {
  it('[TFA-CARD-17] Damaged Cockpit: from the round after it was dealt the pilot skill is 0', () => {
    const b = tfaTable({ damage: [{ ...faceUp('damagedcockpit'), round: 1 }] }).fight()
    expect(b.open()).toMatchObject({ kind: 'attack', ship: 'r1' })
    b.until((decision, { round }) => decision.kind === 'dial' && round === 2)
    expect(b.dials().told('dialRevealed')[0]).toMatchObject({ ship: 'r1' })
  })

  /** The TIE/fo goes first and lies 160 mm ahead then. */
  const stunned = (manoeuvre: ManoeuvreKey, damage = [faceUp('stunnedpilot')]) => {
    const b = tfaBattle({
      red: { pilot: 'redsquadronveteran', at: [0, -300, 0], shields: 0, damage },
      tie: { pilot: 'epsilonsquadronpilot', at: [0, -260, 0] },
    })
    return flown(b, { red: manoeuvre, tie: 'straight 2' })
  }

  it('[TFA-CARD-12] [OVERLAP-7] a manoeuvre that ends touching a ship costs 1 damage, one that ends free nothing', () => {
    const b = stunned('straight 3')
    expect(b.told('manoeuvreExecuted').find(({ ship }) => ship === 'r1')?.touching).toEqual(['i1'])
    expect(b.ship('red').damage.map(card => card.faceUp)).toEqual([true, false])
    expect(stunned('straight 1').ship('red').damage).toHaveLength(1)
  })

  it('[TFA-CARD-12] ending on an obstacle costs 1 damage, beside the die of the obstacle', () => {
    const b = tfaTable(
      { damage: [faceUp('stunnedpilot')] },
      { at: [300, 20, 180] },
      { obstacles: { core2asteroid2: [0, -90, 0] } },
    ).dials({ red: 'straight 1' })
    b.until(({ player }) => player === 'chance')
    expect(b.open()).toMatchObject({ kind: 'roll', obstacle: 'core2asteroid2' })
    expect(b.roll('blank').ship('red').damage).toHaveLength(2)
  })
})
