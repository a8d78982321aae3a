/** How many dice are rolled on either side, and what is left of the results when they are compared. */
import { describe, expect, it } from 'vitest'
import type { Effects } from '../../src/rules/index.ts'
import { type Battle, battle, faceUp, rockOf, type Setting } from '../support/battle.ts'
import { carried, catalogWith, pilot, upgrade } from '../support/made-up.ts'

/** An X-wing and a TIE fighter nose to nose, `gap` mm between their bases. */
function duel(gap: number, rookie: Partial<Setting> = {}, tie: Partial<Setting> = {}, cards: Effects[] = []) {
  const upgrades = cards.map((effects, n) => upgrade(`card${n}`, 'elite', effects))
  return battle(
    {
      rookie: { pilot: 'rookiepilot', at: [0, -20 - gap, 0], ...rookie },
      tie: { pilot: 'academypilot', at: [0, 20, 180], ...tie },
    },
    { catalog: catalogWith({ upgrades }) },
  )
}
const blanks = (n: number) => Array.from({ length: n }, () => 'blank' as const)
const count = (b: Battle) => {
  const decision = b.open('roll')
  return decision.kind === 'roll' ? decision.count : -1
}

describe('the number of attack dice', () => {
  it('[COMBAT-2.1] [COMBAT-2.5] the attacker rolls its primary weapon value', () => {
    const b = duel(150).fight().attack('rookie', 'tie')
    expect(b.open()).toMatchObject({ kind: 'roll', dice: 'attack', ship: 'r1', count: 3 })
    const other = duel(150).fight().pass().attack('tie', 'rookie')
    expect(other.open()).toMatchObject({ kind: 'roll', dice: 'attack', ship: 'i1', count: 2 })
  })

  it('[COMBAT-2.3] one more at range 1, none at range 2 and 3', () => {
    expect([99, 100, 101, 250].map(gap => count(duel(gap).fight().attack('rookie', 'tie')))).toEqual([4, 4, 3, 3])
  })

  it('[COMBAT-2.2] [COMBAT-2.4] cards add and remove dice, all of them together', () => {
    const plus: Effects = { values: { attackDice: (_where, value) => value + 2 } }
    const minus: Effects = { values: { attackDice: (_where, value) => value - 1 } }
    const upgrades = [carried('card0'), carried('card1')]
    const b = duel(50, { upgrades }, {}, [plus, minus])
      .fight()
      .attack('rookie', 'tie')
      .roll(...blanks(5))
    const [rolled] = b.told('diceRolled')
    expect(rolled?.terms).toEqual([
      { why: 'weapon', dice: 3 },
      { why: 'range-1', dice: 1 },
      { why: 'cards', dice: 1 },
    ])
    expect(rolled?.rules).toContain('COMBAT-2.2')
    const plain = duel(50)
      .fight()
      .attack('rookie', 'tie')
      .roll(...blanks(4))
    expect(plain.told('diceRolled')[0]?.rules).not.toContain('COMBAT-2.2')
  })

  it.each([3, 5])(
    '[D-12] [COMBAT-2.4] without a die (%i removed) there is no damage, and the attack is used',
    removed => {
      const none: Effects = { values: { attackDice: (_where, value) => value - removed } }
      const b = duel(150, { upgrades: [carried('card0')] }, {}, [none])
        .fight()
        .attack('rookie', 'tie')
      expect(b.told('attackFizzled')).toHaveLength(1)
      expect(b.told('attackEnded')).toHaveLength(1)
      expect(b.ship('rookie').fought).toBe(true)
      expect(b.ship('tie').damage).toEqual([])
      expect(b.open()).toMatchObject({ kind: 'attack', ship: b.ids.tie })
    },
  )
})

describe('the number of defence dice', () => {
  const defence = (b: Battle, dice: number) => {
    b.attack('rookie', 'tie').roll('hit', ...blanks(dice - 1))
    return count(b)
  }

  it('[COMBAT-4.1] the defender rolls its agility', () => {
    const b = duel(150).fight().attack('rookie', 'tie').roll('hit', 'blank', 'blank')
    expect(b.open()).toMatchObject({ kind: 'roll', dice: 'defence', ship: 'i1', count: 3 })
    const other = duel(150).fight().pass().attack('tie', 'rookie').roll('hit', 'blank')
    expect(other.open()).toMatchObject({ kind: 'roll', dice: 'defence', ship: 'r1', count: 2 })
  })

  it('[COMBAT-4.3] one more at range 3, none at range 1 and 2', () => {
    expect(defence(duel(50).fight(), 4)).toBe(3)
    expect(defence(duel(200).fight(), 3)).toBe(3)
    expect(defence(duel(201).fight(), 3)).toBe(4)
  })

  it('[COMBAT-4.2] cards add and remove defence dice', () => {
    const card: Effects = { values: { defenceDice: (_where, value) => value + 1 } }
    const b = duel(150, {}, { upgrades: [carried('card0')] }, [card]).fight()
    b.attack('rookie', 'tie')
      .roll('hit', 'blank', 'blank')
      .roll(...blanks(4))
    const [rolled] = b.told('diceRolled')
    expect(rolled?.terms).toEqual([
      { why: 'agility', dice: 3 },
      { why: 'cards', dice: 1 },
    ])
    expect(rolled?.rules).toContain('COMBAT-4.2')
  })

  it('[COMBAT-4.4] [D-10] extra dice are counted before the roll; an obstructed attack brings one', () => {
    const b = duel(250)
    b.state.objects = [
      rockOf([
        [-300, -140],
        [300, -140],
        [300, -100],
        [-300, -100],
      ]),
    ]
    b.fight().pass().attack('tie', 'rookie').roll('hit', 'blank')
    expect(count(b)).toBe(4)
    b.roll(...blanks(4))
    expect(b.told('diceRolled')[0]?.terms.map(term => term.why)).toEqual(['agility', 'range-3', 'obstructed'])
  })

  it('[COMBAT-4.4] a total below 0 counts as 0: nothing is rolled, everything hits', () => {
    const card: Effects = { values: { defenceDice: (_where, value) => value - 9 } }
    const b = duel(150, {}, { upgrades: [carried('card0')] }, [card]).fight()
    b.attack('rookie', 'tie').roll('hit', 'hit', 'blank')
    expect(b.told('resultsCompared')[0]).toMatchObject({ defence: [], hits: 2 })
    expect(b.ship('tie').damage).toHaveLength(2)
  })
})

describe('comparing', () => {
  const compared = (attack: Parameters<Battle['roll']>, defence: Parameters<Battle['roll']>) =>
    duel(50)
      .fight()
      .attack('rookie', 'tie')
      .roll(...attack)
      .roll(...defence)

  it('[COMBAT-6.2] [COMBAT-6.4] each EVADE cancels one result, and a cancelled one does nothing more', () => {
    const b = compared(['hit', 'hit', 'blank', 'blank'], ['evade', 'blank', 'blank'])
    expect(b.told('resultsCompared')[0]).toMatchObject({ cancelled: { hits: 1, crits: 0 }, hits: 1, crits: 0 })
    expect(b.ship('tie').damage).toHaveLength(1)
  })

  it('[COMBAT-6.3] every HIT is cancelled before any CRIT', () => {
    const b = compared(['crit', 'crit', 'hit', 'blank'], ['evade', 'evade', 'blank'])
    expect(b.told('resultsCompared')[0]).toMatchObject({ cancelled: { hits: 1, crits: 1 }, hits: 0, crits: 1 })
    expect(b.open()).toMatchObject({ kind: 'draw' })
  })

  it('[COMBAT-6.5] FOCUS and BLANK do nothing; with nothing left the attack misses', () => {
    const b = compared(['hit', 'focus', 'focus', 'blank'], ['evade', 'focus', 'blank'])
    expect(b.told('resultsCompared')[0]).toMatchObject({ hits: 0, crits: 0 })
    expect(b.ship('tie').damage).toEqual([])
    const hit = compared(['hit', 'focus', 'focus', 'blank'], ['focus', 'focus', 'blank'])
    expect(hit.ship('tie').damage).toHaveLength(1)
  })

  const answer = (shields: number) => {
    const tie = pilot('ace', 'tiefighter', 9)
    const b = battle(
      {
        tie: { pilot: 'ace', at: [0, 70, 180] },
        rookie: { pilot: 'rookiepilot', at: [0, -20, 0], shields },
      },
      { catalog: catalogWith({ pilots: [tie] }) },
    )
    return b.fight().attack('tie', 'rookie').roll('hit', 'hit', 'crit')
  }

  it('[D-6] [COMBAT-6.3] [DAMAGE-3] both HIT are cancelled, the CRIT takes the shield, no card', () => {
    const b = answer(1).roll('evade', 'evade')
    expect(b.told('shieldLost')).toMatchObject([{ left: 0, crit: true }])
    expect(b.ship('rookie')).toMatchObject({ shields: 0, damage: [] })
  })

  it('[D-7] [DAMAGE-2] [DAMAGE-3] [COMBAT-7.1] shield, then a card face down, then one face up', () => {
    const b = answer(1).roll('blank', 'blank')
    expect(b.told('shieldLost')).toMatchObject([{ left: 0, crit: false }])
    expect(b.told('damageDealt')).toMatchObject([{ faceUp: false }])
    b.draw('structuraldamage')
    expect(b.ship('rookie').damage.map(card => card.faceUp)).toEqual([false, true])
    expect(b.ship('rookie').status).toBe('play')
  })

  it('[COMBAT-2.4] primary value and range bonus add up: a broken gun at range 1', () => {
    const b = duel(50, { damage: [faceUp('weaponmalfunction')] })
      .fight()
      .attack('rookie', 'tie')
    expect(count(b)).toBe(3)
  })
})
