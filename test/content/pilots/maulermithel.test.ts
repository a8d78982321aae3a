/** At Range 1 he rolls one attack die more, with guns and secondary weapons alike. */
import { describe, expect, it } from 'vitest'
import { battle, faceUp, type Setting } from '../../support/battle.ts'
import { catalogWith, weapon } from '../../support/made-up.ts'
import { printedNumbers } from '../../support/plain-pilot.ts'

const lance = catalogWith({
  upgrades: [weapon('lance', { bands: [1, 2, 3], needsLock: false, spendsLock: false })],
})

/** Mithel attacks over a gap of so many mm; how many dice are rolled. */
function dice(gap: number, change: Partial<Setting> = {}, armed = 'primary') {
  const b = battle(
    {
      mithel: { pilot: 'maulermithel', at: [0, gap + 40, 180], ...change },
      red: { pilot: 'rookiepilot', at: [0, 0, 0] },
    },
    { catalog: lance },
  ).fight()
  b.attack('mithel', 'red', armed)
  const decision = b.state.open[0]
  return decision?.kind === 'roll' ? decision.count : 0
}

describe('"Mauler Mithel"', () => {
  printedNumbers('maulermithel', {
    chassis: 'tiefighter',
    skill: 7,
    points: 17,
    unique: true,
    count: 1,
    carries: ['determination', 'marksmanship'],
  })

  it('[COMBAT-2.2] [COMBAT-2.4] attacking at Range 1 he rolls one die more, beside the one for the range', () => {
    expect(dice(50)).toBe(4)
    expect(dice(100)).toBe(4)
  })

  it('[CARD-1] at Range 2 and 3 he rolls what is printed', () => {
    expect([dice(100.1), dice(200), dice(250)]).toEqual([2, 2, 2])
  })

  it('[CARD-3] it is not his choice: the dice are told with their reason', () => {
    const b = battle({
      mithel: { pilot: 'maulermithel', at: [0, 90, 180] },
      red: { pilot: 'rookiepilot', at: [0, 0, 0] },
    }).fight()
    b.attack('mithel', 'red').roll('blank', 'blank', 'blank', 'blank')
    expect(b.told('diceRolled')[0]).toMatchObject({
      terms: [
        { why: 'weapon', dice: 2 },
        { why: 'range-1', dice: 1 },
        { why: 'cards', dice: 1 },
      ],
    })
    expect(b.told('diceRolled')[0]?.rules).toEqual(expect.arrayContaining(['COMBAT-2.2', 'COMBAT-2.3']))
  })

  it('[SECW-4] a secondary weapon at Range 1 has no range bonus, but his die', () => {
    expect(dice(50, { upgrades: ['lance'] }, 'lance')).toBe(5)
    expect(dice(150, { upgrades: ['lance'] }, 'lance')).toBe(4)
  })

  it('[COMBAT-2.4] with Weapon Malfunction it is one less; a blinded pilot rolls none at all', () => {
    expect(dice(50, { damage: [faceUp('weaponmalfunction')] })).toBe(3)
    expect(dice(50, { damage: [faceUp('blindedpilot')] })).toBe(0)
  })

  it('[CRIT-1] an Injured Pilot has the range bonus alone', () => {
    expect(dice(50, { damage: [faceUp('injuredpilot')] })).toBe(3)
  })

  it('[CARD-1] it is neither for his wingmen nor against them, nor in his defence', () => {
    const b = battle({
      mithel: { pilot: 'maulermithel', at: [0, 90, 180], fought: true },
      wing: { pilot: 'academypilot', at: [-45, 90, 180] },
      red: { pilot: 'rookiepilot', at: [0, 0, 0] },
    }).fight()
    b.attack('red', 'mithel')
    expect(b.open()).toMatchObject({ kind: 'roll', dice: 'attack', count: 4 })
    b.roll('hit', 'blank', 'blank', 'blank')
    expect(b.open()).toMatchObject({ kind: 'roll', dice: 'defence', count: 3 })
    b.roll('evade', 'blank', 'blank').attack('wing', 'red')
    expect(b.open()).toMatchObject({ kind: 'roll', dice: 'attack', count: 3 })
  })
})
