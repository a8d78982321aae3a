/** When he defends, one FOCUS may become an EVADE, once in each attack. */
import { describe, expect, it } from 'vitest'
import { battle, faceUp, type Setting } from '../../support/battle.ts'
import { catalogWith, upgrade } from '../../support/made-up.ts'
import { printedNumbers } from '../../support/plain-pilot.ts'

const use = { type: 'modify', effect: 'lukeskywalker' } as const
const focus = { type: 'modify', effect: 'focus' } as const

/** A TIE fighter shoots at Luke from Range 2; he has not fired. */
function shotAt(luke: Partial<Setting> = {}, catalog = catalogWith({})) {
  const b = battle(
    {
      luke: { pilot: 'lukeskywalker', at: [0, -100, 0], ...luke },
      tie: { pilot: 'academypilot', at: [0, 50, 180] },
    },
    { catalog },
  ).fight()
  return b.pass().attack('tie', 'luke').roll('hit', 'hit')
}

describe('Luke Skywalker', () => {
  printedNumbers('lukeskywalker', {
    chassis: 'xwing',
    skill: 8,
    points: 28,
    unique: true,
    count: 1,
    carries: ['determination', 'marksmanship', 'protontorpedoes', 'r2f2', 'r2d2'],
  })

  it('[COMBAT-5.5] [DICE-3] defending, he turns one FOCUS to EVADE, and only one', () => {
    const b = shotAt().roll('focus', 'focus')
    expect(b.open()).toMatchObject({ kind: 'modify', side: 'first', dice: 'defence', ship: 'r1' })
    expect(b.legal().map(({ type }) => type)).toEqual(['pass', 'modify'])
    b.play(use)
    expect(b.told('diceModified')).toMatchObject([{ ship: 'r1', effect: 'lukeskywalker', how: 'change' }])
    expect(b.told('diceModified')[0]?.after.map(({ face }) => face)).toEqual(['evade', 'focus'])
    expect(b.told('resultsCompared')).toMatchObject([{ hits: 1 }])
    expect(b.ship('luke').shields).toBe(1)
  })

  it('[CARD-3] he may leave it', () => {
    expect(shotAt().roll('focus', 'blank').pass().ship('luke').shields).toBe(0)
  })

  it('[COMBAT-5.5] without a FOCUS result there is nothing to turn and nobody is asked', () => {
    expect(shotAt().roll('evade', 'blank').told('resultsCompared')).toHaveLength(1)
  })

  it('[CARD-4] once in an attack: a second use is refused', () => {
    const b = shotAt({ focus: 1 }).roll('focus', 'focus').play(use)
    expect(b.refusal(use)).toEqual(['CARD-4', 'COMBAT-5.5'])
  })

  it('[CARD-4] and again in the next attack', () => {
    const b = battle({
      luke: { pilot: 'lukeskywalker', at: [0, -100, 0], fought: true },
      one: { pilot: 'academypilot', at: [0, 50, 180] },
      two: { pilot: 'academypilot', at: [-50, 50, 180] },
    }).fight()
    for (const name of ['one', 'two'] as const) {
      b.attack(name, 'luke').roll('hit', 'blank').roll('focus', 'blank').play(use)
      expect(b.told('resultsCompared')).toMatchObject([{ hits: 0 }])
    }
  })

  it('[COMBAT-5.3] [COMBAT-5.5] a focus token turns what his ability leaves, in either order', () => {
    const b = shotAt({ focus: 1 }).roll('focus', 'focus').play(use, focus)
    expect(b.told('resultsCompared')).toMatchObject([{ hits: 0 }])
    expect(b.ship('luke').focus).toBe(0)
    const other = shotAt({ focus: 1 }).roll('focus', 'focus').play(focus)
    expect(other.told('resultsCompared')).toMatchObject([{ hits: 0 }])
    // One FOCUS only: the ability saves the token.
    const one = shotAt({ focus: 1 }).roll('focus', 'blank').play(use)
    expect(one.told('tokenRemoved')).toMatchObject([{ ship: 'r1', token: 'focus', why: 'end' }])
  })

  it('[CARD-1] when he attacks, it does nothing for his red dice', () => {
    const b = battle({
      luke: { pilot: 'lukeskywalker', at: [0, -100, 0], focus: 1 },
      tie: { pilot: 'academypilot', at: [0, 50, 180] },
    }).fight()
    b.attack('luke', 'tie').roll('focus', 'focus', 'blank')
    expect(b.refusal(use)).toEqual(['COMBAT-3.1'])
    expect(b.legal()).toHaveLength(2)
  })

  it('[CARD-1] it does nothing for his wingmen', () => {
    const b = battle({
      luke: { pilot: 'lukeskywalker', at: [60, -100, 0], fought: true },
      rookie: { pilot: 'rookiepilot', at: [0, -100, 0], fought: true },
      tie: { pilot: 'academypilot', at: [0, 50, 180] },
    }).fight()
    b.attack('tie', 'rookie').roll('hit', 'blank').roll('focus', 'blank')
    expect(b.ship('rookie').shields).toBe(1)
  })

  it('[CRIT-1] [CONFLICT-2] an Injured Pilot has no ability: cannot beats can', () => {
    const b = shotAt({ damage: [faceUp('injuredpilot')] }).roll('focus', 'focus')
    expect(b.told('resultsCompared')).toMatchObject([{ hits: 2 }])
  })

  it('[COMBAT-5.2] dice that the attacker could change come first; an ability that only adds dice goes with his', () => {
    const more = upgrade('jam', 'elite', { values: { defenceDice: (_where, dice) => dice + 1 } })
    const b = shotAt({ upgrades: ['jam'] }, catalogWith({ upgrades: [more] }))
    expect(b.open()).toMatchObject({ kind: 'roll', count: 3 })
    b.roll('focus', 'focus', 'focus').play(use)
    expect(b.told('resultsCompared')).toMatchObject([{ hits: 1 }])
  })
})
