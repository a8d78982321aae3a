/** As an action: in this round’s attacks one FOCUS becomes a CRIT and all others HITs. */
import { describe, expect, it } from 'vitest'
import { battle, faceUp, type Setting } from '../../support/battle.ts'

const CARD = 'marksmanship'
const use = { type: 'modify', effect: CARD } as const
const act = { type: 'act', ship: 'mithel', action: 'card', card: CARD } as const

/** Mauler Mithel with the talent fires at Range 2 or 3; whether he has used it this round. */
function fire(aimed = true, mithel: Partial<Setting> = {}) {
  const b = battle({
    mithel: { pilot: 'maulermithel', at: [0, 150, 180], upgrades: [CARD], ...mithel, lasting: aimed ? [CARD] : [] },
    red: { pilot: 'rookiepilot', at: [0, 0, 0] },
  }).fight()
  return b.attack('mithel', 'red')
}
const faces = (b: ReturnType<typeof fire>) => b.told('diceModified')[0]?.after.map(({ face }) => face)

/** Mithel is asked for his action. */
function asked(mithel: Partial<Setting> = {}) {
  const b = battle({
    mithel: { pilot: 'maulermithel', at: [0, 300, 180], upgrades: [CARD], ...mithel },
    red: { pilot: 'rookiepilot', at: [0, -150, 0] },
  }).dials({ mithel: 'straight 2', red: 'straight 1' })
  return b.until((decision, state) => decision.player === 'second' || state.phase !== 'activation')
}

describe('Marksmanship', () => {
  it('[ACTION-CARD-1] as an action, for the attacks of this round', () => {
    const b = asked().play(act)
    expect(b.told('effectBegan')).toMatchObject([{ ship: 'i1', card: CARD }])
    b.attack('mithel', 'red').roll('focus', 'focus')
    expect(b.open()).toMatchObject({ kind: 'modify', side: 'second' })
    b.play(use)
    expect(faces(b)).toEqual(['crit', 'hit'])
  })

  it('[COMBAT-3.5] one FOCUS to CRIT, all others to HIT', () => {
    const close = fire(true, { at: [0, 100, 180] })
      .roll('focus', 'focus', 'focus', 'blank')
      .play(use)
    expect(faces(close)).toEqual(['crit', 'hit', 'hit', 'blank'])
    expect(faces(fire().roll('focus', 'blank').play(use))).toEqual(['crit', 'blank'])
  })

  it('[CARD-3] he may leave it; without FOCUS results he is not asked', () => {
    expect(fire().roll('focus', 'focus').pass().told('diceModified')).toEqual([])
    expect(fire().roll('hit', 'blank').open()).toMatchObject({ kind: 'roll', dice: 'defence' })
  })

  it('[ACTION-CARD-1] without the action it does nothing', () => {
    expect(fire(false).roll('focus', 'focus').told('resultsCompared')).toEqual([])
    const b = fire(false, { focus: 1 }).roll('focus', 'focus')
    expect(b.refusal(use)).toEqual(['COMBAT-3.1'])
  })

  it('[CARD-4] once per attack: FOCUS results of a later reroll stay', () => {
    const b = fire(true, { locks: 'red', focus: 1 }).roll('focus', 'blank').play(use)
    b.play({ type: 'modify', effect: 'target-lock', reroll: { blank: 1 } }).roll('focus')
    expect(b.refusal(use)).toEqual(['CARD-4', 'COMBAT-3.5'])
    b.play({ type: 'modify', effect: 'focus' })
    expect(b.told('diceModified')[0]?.after.map(({ face }) => face)).toEqual(['crit', 'hit'])
  })

  it('[COMBAT-3.2] [DICE-5] or the reroll first, then the talent', () => {
    const b = fire(true, { locks: 'red' }).roll('focus', 'blank')
    b.play({ type: 'modify', effect: 'target-lock', reroll: { blank: 1 } })
      .roll('focus')
      .play(use)
    expect(faces(b)).toEqual(['crit', 'hit'])
  })

  it('[COMBAT-3.4] a focus token spent first makes HITs of all: no CRIT is left to make', () => {
    const b = fire(true, { focus: 1 }).roll('focus', 'focus').play({ type: 'modify', effect: 'focus' })
    expect(faces(b)).toEqual(['hit', 'hit'])
    expect(b.open()).toMatchObject({ kind: 'roll', dice: 'defence' })
  })

  it('[CARD-2] only attack dice, only his own', () => {
    const b = battle({
      mithel: { pilot: 'maulermithel', at: [0, 150, 180], upgrades: [CARD], lasting: [CARD], fought: true },
      wing: { pilot: 'academypilot', at: [50, 150, 180] },
      red: { pilot: 'rookiepilot', at: [0, 0, 0] },
    }).fight()
    b.attack('red', 'mithel').roll('hit', 'focus', 'blank')
    expect(b.open()).toMatchObject({ kind: 'roll', dice: 'defence' })
    b.roll('focus', 'focus', 'focus')
    expect(b.told('resultsCompared')).toMatchObject([{ hits: 1 }])
    b.attack('wing', 'red').roll('focus', 'focus')
    expect(b.open()).toMatchObject({ kind: 'roll', dice: 'defence' })
  })

  it('[END-3] the next round he has to aim again', () => {
    const b = asked().play(act)
    b.until((_decision, state) => state.round === 2)
    expect(b.ship('mithel').lasting).toEqual([])
    expect(b.told('effectEnded')).toMatchObject([{ card: CARD }])
  })

  it('[STRESS-2] [ACTION-3] not while stressed, not without the card', () => {
    expect(asked({ upgrades: [] }).refusal(act)).toEqual(['ACTION-1'])
    // The green straight leaves one of two stress tokens: he is asked for nothing before the attack.
    expect(asked({ stress: 2 }).open()).not.toMatchObject({ kind: 'action' })
  })

  it('[CRIT-1] [CONFLICT-2] an Injured Pilot has no talent, even one that he has aimed with before', () => {
    const hurt = { damage: [faceUp('injuredpilot')] }
    expect(asked(hurt).refusal(act)).toEqual(['ACTION-1'])
    expect(fire(true, hurt).roll('focus', 'focus').open()).toMatchObject({ kind: 'roll', dice: 'defence' })
  })

  it('[SECW-6] a torpedo brings a CRIT of its own: first the one card, then the other', () => {
    const b = battle({
      mithel: {
        pilot: 'maulermithel',
        at: [0, 200, 180],
        upgrades: [CARD, 'protontorpedoes'],
        lasting: [CARD],
        locks: 'red',
      },
      red: { pilot: 'rookiepilot', at: [0, 0, 0] },
    }).fight()
    b.attack('mithel', 'red', 'protontorpedoes').roll('focus', 'focus', 'focus', 'blank')
    expect(b.legal()).toHaveLength(3)
    b.play({ type: 'modify', effect: 'protontorpedoes' }).play(use)
    expect(faces(b)).toEqual(['crit', 'crit', 'hit', 'blank'])
  })
})
