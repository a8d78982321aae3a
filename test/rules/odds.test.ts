/** The odds of an attack against every roll of every die, and of the damage that comes of it. */
import { describe, expect, it } from 'vitest'
import { catalog } from '../../src/content/index.ts'
import { attackOdds, type OddsInput } from '../../src/rules/odds.ts'
import { damageOf, faceUpMix } from '../../src/rules/odds-damage.ts'

const ATTACK = ['hit', 'hit', 'hit', 'crit', 'focus', 'focus', 'blank', 'blank'] as const
const DEFENCE = ['evade', 'evade', 'evade', 'focus', 'focus', 'blank', 'blank', 'blank'] as const

/** Every way n eight-sided dice can fall. */
function* rolls<F>(faces: readonly F[], n: number): Generator<readonly F[]> {
  if (n === 0) yield []
  else for (const rest of rolls(faces, n - 1)) for (const face of faces) yield [...rest, face]
}

const count = <F>(dice: readonly F[], face: F) => dice.filter(die => die === face).length

/** The attack rolled out die by die, as written in the rules; only for small pools. */
const bruteForce = (input: OddsInput): Map<string, number> => {
  const left = new Map<string, number>()
  const focus = input.attackTokens.focus > 0
  const finish = (attack: readonly string[], weight: number) => {
    let hits = count(attack, 'hit') + (focus ? count(attack, 'focus') : 0)
    let crits = count(attack, 'crit')
    if (input.critsCountAsHits) {
      hits += crits
      crits = 0
    }
    for (const defence of rolls(DEFENCE, input.defenceDice)) {
      let evades = count(defence, 'evade')
      const eyes = count(defence, 'focus')
      const through = () => hits + crits - evades
      const stops = through() <= input.defenceTokens.evade
      if (through() > 0 && !stops && eyes > 0 && input.defenceTokens.focus > 0) evades += eyes
      for (let token = 0; token < input.defenceTokens.evade && through() > 0; token++) evades += 1
      const open = { hits, crits }
      for (let n = 0; n < evades; n++) {
        if (open.hits > 0) open.hits -= 1
        else if (open.crits > 0) open.crits -= 1
      }
      const key = `${open.hits} ${open.crits}`
      left.set(key, (left.get(key) ?? 0) + weight / 8 ** input.defenceDice)
    }
  }
  for (const attack of rolls(ATTACK, input.attackDice)) {
    const weight = 1 / 8 ** input.attackDice
    if (!input.attackTokens.lock) {
      finish(attack, weight)
      continue
    }
    const kept = attack.filter(face => !(face === 'blank' || (face === 'focus' && !focus)))
    const again = attack.length - kept.length
    for (const reroll of rolls(ATTACK, again)) finish([...kept, ...reroll], weight / 8 ** again)
  }
  return left
}

const plain: OddsInput = {
  attackDice: 2,
  attackTokens: { focus: 0, lock: false },
  defenceDice: 2,
  defenceTokens: { focus: 0, evade: 0 },
  shields: 0,
  hull: 3,
}

describe('odds of an attack', () => {
  const grid: OddsInput[] = []
  for (const attackDice of [0, 1, 2, 3]) {
    for (const defenceDice of [0, 1, 2]) {
      for (const tokens of [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]) {
        if (attackDice === 3 && tokens & 2 && tokens !== 3) continue
        grid.push({
          ...plain,
          attackDice,
          defenceDice,
          attackTokens: { focus: tokens & 1, lock: (tokens & 2) > 0 },
          defenceTokens: { focus: (tokens >> 2) & 1, evade: (tokens >> 3) & 1 },
          critsCountAsHits: defenceDice === 1 && tokens % 3 === 0,
        })
      }
    }
  }

  it('COMBAT-3.3 COMBAT-3.4 COMBAT-5.3 COMBAT-5.4 COMBAT-6.3: equals rolling every single die', () => {
    for (const input of grid) {
      const slow = bruteForce(input)
      const fast = attackOdds(input).uncancelled
      expect(fast.length, JSON.stringify(input)).toBe(slow.size)
      for (const { hits, crits, probability } of fast) {
        expect(Math.abs(probability - (slow.get(`${hits} ${crits}`) ?? 0))).toBeLessThan(1e-12)
      }
    }
  })

  it('sums to 1 within 1e-12, also for big pools', () => {
    const mix = faceUpMix(catalog.damage, { directhit: 7, minorexplosion: 2, damagedengine: 24 })
    const big = [4, 5, 6, 8].map(dice => ({
      ...plain,
      attackDice: dice,
      defenceDice: dice - 1,
      attackTokens: { focus: 1, lock: true },
      defenceTokens: { focus: 1, evade: 1 },
      shields: 2,
      deck: mix,
    }))
    for (const input of [...grid, ...big]) {
      const odds = attackOdds(input)
      const total = odds.uncancelled.reduce((sum, entry) => sum + entry.probability, 0)
      expect(Math.abs(total - 1)).toBeLessThan(1e-12)
      expect(Math.abs(odds.damage.reduce((sum, p) => sum + p, 0) - 1)).toBeLessThan(1e-12)
    }
  })

  it('COMBAT-2.4: no attack dice, no damage', () => {
    const odds = attackOdds({ ...plain, attackDice: -1 })
    expect([odds.pHit, odds.expectedDamage, odds.pDestroy]).toEqual([0, 0, 0])
  })

  it('gives the single die its printed chances', () => {
    const bare = { ...plain, attackDice: 1, defenceDice: 0 }
    expect(attackOdds(bare).pHit).toBe(4 / 8)
    expect(attackOdds({ ...bare, attackTokens: { focus: 1, lock: false } }).pHit).toBe(6 / 8)
    expect(attackOdds({ ...bare, attackTokens: { focus: 0, lock: true } }).pHit).toBe(3 / 4)
    expect(attackOdds({ ...bare, attackTokens: { focus: 1, lock: true } }).pHit).toBe(15 / 16)
    expect(attackOdds({ ...bare, defenceDice: 1 }).pHit).toBe(5 / 16)
    expect(attackOdds({ ...bare, defenceDice: 1, defenceTokens: { focus: 1, evade: 0 } }).pHit).toBe(3 / 16)
    expect(attackOdds({ ...bare, defenceTokens: { focus: 0, evade: 1 } }).pHit).toBe(0)
  })

  it('tells how likely each token is spent', () => {
    const odds = attackOdds({
      ...plain,
      attackDice: 2,
      attackTokens: { focus: 1, lock: false },
      defenceDice: 0,
      defenceTokens: { focus: 1, evade: 1 },
    })
    expect(odds.spends.attackFocus).toBeCloseTo(1 - (6 / 8) ** 2, 12)
    expect(odds.spends.defenceFocus).toBe(0)
    expect(odds.spends.evade).toBeCloseTo(1 - (2 / 8) ** 2, 12)
  })

  it('counts a shuttle’s evade tokens and crits as hits (MISSION-1-SHUTTLE-5)', () => {
    const odds = attackOdds({ ...plain, attackDice: 3, hull: 6, critsCountAsHits: true })
    expect(odds.uncancelled.every(entry => entry.crits === 0)).toBe(true)
    expect(odds.damage.slice(4)).toEqual([0, 0, 0])
  })
})

describe('damage of uncancelled results', () => {
  it('D-6: a crit that gets through takes the last shield, no card', () => {
    expect(damageOf(0, 1, 1, 3, faceUpMix(catalog.damage, { directhit: 1 }))).toEqual([0, 1, 0, 0, 0])
  })

  it('D-7: two hits and a crit on one shield and hull 3: shield, card, face-up card', () => {
    expect(damageOf(2, 1, 1, 3, faceUpMix(catalog.damage, { damagedengine: 1 }))).toEqual([0, 0, 0, 1, 0])
    expect(damageOf(2, 1, 1, 3, faceUpMix(catalog.damage, { directhit: 1 }))).toEqual([0, 0, 0, 0, 1])
  })

  it('EX-COMBAT-1: a hit and a crit leave the Academy Pilot alive unless it is a Direct Hit', () => {
    const deck = faceUpMix(catalog.damage, { directhit: 7, damagedengine: 26 })
    const damage = damageOf(1, 1, 0, 3, deck)
    expect(damage[2]).toBeCloseTo(26 / 33, 12)
    expect(damage[3]).toBeCloseTo(7 / 33, 12)
  })

  it('EX-COMBAT-2: one crit costs the Rookie one shield', () => {
    expect(damageOf(0, 1, 2, 3, faceUpMix(catalog.damage, { directhit: 7 }))).toEqual([0, 1, 0, 0, 0, 0])
  })

  it('DESTROY-1: cards are drawn without putting back', () => {
    const damage = damageOf(0, 2, 0, 9, faceUpMix(catalog.damage, { directhit: 2, damagedengine: 1 }))
    expect(damage[3]).toBeCloseTo(2 / 3, 12)
    expect(damage[4]).toBeCloseTo(1 / 3, 12)
  })

  it('adds the die of a card that hurts at once', () => {
    const damage = damageOf(0, 1, 0, 3, faceUpMix(catalog.damage, { minorexplosion: 1 }))
    expect(damage).toEqual([0, 5 / 8, 3 / 8, 0])
  })
})
