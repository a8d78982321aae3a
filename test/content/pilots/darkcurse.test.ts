/** Who attacks him neither spends focus nor rerolls, but cards may still turn dice. */
import { describe, expect, it } from 'vitest'
import { battle, faceUp, type Setting } from '../../support/battle.ts'
import { printedNumbers } from '../../support/plain-pilot.ts'

const focus = { type: 'modify', effect: 'focus' } as const
const reroll = { type: 'modify', effect: 'target-lock', reroll: { blank: 1 } } as const

/** An X-wing with a focus token and a lock fires at Dark Curse from Range 2; three dice are rolled. */
function shotAt(red: Partial<Setting> = {}, curse: Partial<Setting> = {}) {
  const b = battle({
    red: { pilot: 'lukeskywalker', at: [0, 0, 0], focus: 1, locks: 'curse', ...red },
    curse: { pilot: 'darkcurse', at: [0, 150, 180], ...curse },
  }).fight()
  return b.attack('red', 'curse').roll('hit', 'focus', 'blank')
}

describe('"Dark Curse"', () => {
  printedNumbers('darkcurse', { chassis: 'tiefighter', skill: 6, points: 16, unique: true, count: 1, carries: [] })

  it('[CONFLICT-2] [COMBAT-3.3] [COMBAT-3.4] who attacks him neither spends focus nor rerolls: nothing is asked', () => {
    const b = shotAt()
    expect(b.open()).toMatchObject({ kind: 'roll', dice: 'defence' })
    b.roll('blank', 'blank', 'blank')
    expect(b.ship('curse').damage).toHaveLength(1)
    expect(b.ship('red')).toMatchObject({ focus: 1, lock: { target: 'i1' } })
  })

  it('[COMBAT-3.5] [CONFLICT-2] cards may still turn dice: Marksmanship does, and the refusals name their rules', () => {
    const b = shotAt({ upgrades: ['marksmanship'], lasting: ['marksmanship'] })
    expect(b.open()).toMatchObject({ kind: 'modify', side: 'first' })
    expect(b.refusal(focus)).toEqual(['CONFLICT-2', 'COMBAT-3.4'])
    expect(b.refusal(reroll)).toEqual(['CONFLICT-2', 'COMBAT-3.3'])
    expect(b.legal()).toHaveLength(2)
    b.play({ type: 'modify', effect: 'marksmanship' })
    expect(b.told('diceModified')[0]?.after.map(({ face }) => face)).toEqual(['crit', 'hit', 'blank'])
  })

  it('[SECW-6] [COMBAT-3.5] the card of a torpedo turns its FOCUS, too', () => {
    const b = battle({
      red: { pilot: 'redsquadronpilot', at: [0, 0, 0], focus: 1, locks: 'curse', upgrades: ['protontorpedoes'] },
      curse: { pilot: 'darkcurse', at: [0, 150, 180], fought: true },
    }).fight()
    b.attack('red', 'curse', 'protontorpedoes').roll('focus', 'focus', 'blank', 'blank')
    expect(b.refusal(focus)).toEqual(['CONFLICT-2', 'COMBAT-3.4'])
    b.play({ type: 'modify', effect: 'protontorpedoes' })
    expect(b.told('diceModified')[0]?.after.map(({ face }) => face)).toEqual(['crit', 'focus', 'blank', 'blank'])
  })

  it('[CARD-1] attacks on his wingmen are modified as ever', () => {
    const b = battle({
      red: { pilot: 'redsquadronpilot', at: [0, 0, 0], focus: 1, locks: 'wing' },
      curse: { pilot: 'darkcurse', at: [50, 150, 180], fought: true },
      wing: { pilot: 'academypilot', at: [0, 150, 180] },
    }).fight()
    b.attack('red', 'wing').roll('hit', 'focus', 'blank')
    expect([b.refusal(focus), b.refusal(reroll)]).toEqual([[], []])
  })

  it('[CARD-1] in his own attack he spends what he has, and the defender too', () => {
    const b = battle({
      red: { pilot: 'rookiepilot', at: [0, 0, 0], focus: 1 },
      curse: { pilot: 'darkcurse', at: [0, 150, 180], focus: 1 },
    }).fight()
    b.attack('curse', 'red').roll('hit', 'focus').play(focus).roll('focus', 'focus')
    expect(b.open()).toMatchObject({ kind: 'modify', dice: 'defence', side: 'first' })
    b.play(focus)
    expect([b.ship('red').focus, b.ship('curse').focus]).toEqual([0, 0])
    expect(b.ship('red').shields).toBe(2)
  })

  it('[COMBAT-5.3] attacked, he spends his own focus token', () => {
    const b = shotAt({}, { focus: 1 }).roll('focus', 'blank', 'blank').play(focus)
    expect(b.ship('curse').damage).toEqual([])
  })

  it('[CRIT-1] an Injured Pilot scares nobody', () => {
    const b = shotAt({}, { damage: [faceUp('injuredpilot')] })
    expect([b.refusal(focus), b.refusal(reroll)]).toEqual([[], []])
  })
})
