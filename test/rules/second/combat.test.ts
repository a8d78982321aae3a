/** Attacks of the second edition: weapons and their range, dice, tokens, ships that go together, bonus attacks (SE-RANGE-3, SE-ATTACK-1, SE-SIM-1, SE-BONUS-1 and the tokens spent on dice). */
import { describe, expect, it } from 'vitest'
import { type AttackFrame, attackDiceOf, defenceDiceOf, diceTotal, type Face } from '../../../src/rules/index.ts'
import { attackOdds } from '../../../src/rules/odds.ts'
import { oddsInput } from '../../../src/rules/odds-input.ts'
import type { Battle, Setting } from '../../support/battle.ts'
import { secondCatalog, skirmishOf } from '../../support/second-set.ts'

type Tables = { heron?: Partial<Setting>; crow?: Partial<Setting>; others?: Record<string, Setting> }
/** A heron behind a crow, 100 mm between their bases unless told; the heron's side is first player. */
const facing = ({ heron = {}, crow = {}, others = {} }: Tables = {}): Battle =>
  skirmishOf(
    {
      heron: { pilot: 'heron', at: [0, 0, 0], ...heron },
      crow: { pilot: 'crow', at: [0, 150, 0], ...crow },
      ...others,
    },
    { initiative: 'first' },
  ) as unknown as Battle
/** A heron attacks the crow. */
const fighting = (tables: Tables = {}, weapon = 'primary'): Battle =>
  facing(tables).fight().attack('heron', 'crow', weapon)
const modify = (b: Battle, effect: string) => b.play({ type: 'modify', effect })
const blanks = (count: number): Face[] => Array.from({ length: count }, () => 'blank')
/** What is asked to be rolled. */
const size = (b: Battle) => {
  const decision = b.open('roll')
  return decision.kind === 'roll' ? decision.count : 0
}

describe('the dice of an attack', () => {
  const dice = (at: number, weapon: string) => {
    const b = facing({ crow: { at: [0, at, 0] }, heron: { upgrades: ['volley', 'cannon'], charges: { volley: 2 } } })
    b.fight().attack('heron', 'crow', weapon)
    const attack = b.state.stack.find(({ step }) => step === 'attack') as unknown as AttackFrame
    const game = { catalog: secondCatalog, state: b.state, events: null }
    return [attackDiceOf(game, b.ship('heron'), attack), defenceDiceOf(game, b.ship('crow'), attack)].map(diceTotal)
  }

  it('are one more at range 1 and against it one more at range 3, of cards too, but for those with the ordnance mark [SE-RANGE-3]', () => {
    expect(['primary', 'cannon'].map(weapon => dice(100, weapon))).toEqual([
      [4, 3],
      [4, 3],
    ])
    expect(['primary', 'cannon', 'volley'].map(weapon => dice(300, weapon))).toEqual([
      [3, 4],
      [3, 4],
      [4, 3],
    ])
  })

  it('are six at most, on either side [SE-ATTACK-1]', () => {
    const b = fighting({ heron: { upgrades: ['heavyguns'] }, crow: { upgrades: ['chaff'] } })
    expect(size(b)).toBe(6)
    b.roll('hit', ...blanks(5))
    expect(size(b)).toBe(6)
  })

  it('of a card that needs charges cost one of them, and none is no attack [SE-CHARGE-1]', () => {
    const b = facing({ heron: { upgrades: ['volley'], charges: { volley: 1 } } })
    b.fight().attack('heron', 'crow', 'volley')
    expect(b.ship('heron').charges).toEqual({ volley: 0 })
    expect(b.told('chargesChanged')).toMatchObject([{ card: 'volley', left: 0 }])
    const empty = facing({ heron: { upgrades: ['volley'], charges: { volley: 0 } } }).fight()
    expect(empty.refusal({ type: 'attack', ship: 'heron', target: 'crow', weapon: 'volley' })).toEqual(['SE-CHARGE-1'])
  })
})

describe('a weapon', () => {
  it('belongs to one arc: a ship with one ahead and one astern has the one that points there [SE-ARC-1]', () => {
    const b = skirmishOf(
      { ark: { pilot: 'keeper', at: [0, 0, 0] }, crow: { pilot: 'oldcrow', at: [0, -160, 180] } },
      { initiative: 'first' },
    ) as unknown as Battle
    b.fight()
    expect(b.refusal({ type: 'attack', ship: 'ark', target: 'crow', weapon: 'bow' })).toContain('ARC-2')
    b.attack('ark', 'crow', 'stern')
    // Two dice astern, and one at range 1: the gap is exactly 100 mm.
    expect(size(b)).toBe(3)
  })
})

describe('strain and deplete', () => {
  it('take one die, however many there are, and one token goes for it [GAUNT-STRAIN-1, GAUNT-STRAIN-2, GAUNT-STRAIN-3]', () => {
    const b = fighting({ crow: { tokens: { strain: 2 } } })
    b.roll('hit', 'blank', 'blank')
    expect(size(b)).toBe(2)
    b.roll('blank', 'blank')
    expect(b.ship('crow').tokens).toEqual({ strain: 1 })
    // Of an attacker nothing is taken.
    expect(size(fighting({ heron: { tokens: { strain: 1 } } }))).toBe(3)
  })

  it('leave who has no die to lose its token [GAUNT-STRAIN-3]', () => {
    const b = fighting({ crow: { tokens: { strain: 1 }, upgrades: ['sluggish'] } })
    b.roll('hit', 'blank', 'blank')
    expect([b.told('diceRolled').at(-1), b.ship('crow').tokens]).toMatchObject([
      { dice: 'defence', pool: [] },
      { strain: 1 },
    ])
    const ark = (tokens: Record<string, number>) => {
      const one = skirmishOf(
        { crow: { pilot: 'crow', at: [0, 0, 0], tokens }, ark: { pilot: 'keeper', at: [0, 200, 0] } },
        { initiative: 'second' },
      ) as unknown as Battle
      return one.fight().attack('crow', 'ark')
    }
    // Two dice less one: the attack is thrown with one, and the token is gone.
    const depleted = ark({ deplete: 1 })
    expect(size(depleted)).toBe(1)
    depleted.roll('blank')
    expect(depleted.ship('crow').tokens).toBeUndefined()
  })

  it('take attack dice in the same way, with no attack left where there was one die [GAUNT-DEPLETE-1, GAUNT-DEPLETE-2, GAUNT-DEPLETE-3]', () => {
    const b = fighting({ heron: { tokens: { deplete: 2 } } })
    expect(size(b)).toBe(2)
    b.roll('blank', 'blank')
    expect(b.ship('heron').tokens).toEqual({ deplete: 1 })
  })

  it('weigh in odds as they do at the table: 3 dice on a strained dart at range 2 [GAUNT-STRAIN-2]', () => {
    const chance = (tokens: Record<string, number>) => {
      const b = fighting({ crow: { tokens } })
      const attack = b.state.stack.find(({ step }) => step === 'attack') as unknown as AttackFrame
      const game = { catalog: secondCatalog, state: b.state, events: null }
      return attackOdds(oddsInput(game, b.ship('heron'), b.ship('crow'), attack)).pHit
    }
    expect(chance({ strain: 1 })).toBeCloseTo(19 / 32, 6)
    expect(chance({})).toBeCloseTo(955 / 2048, 6)
  })
})

describe('tokens on dice', () => {
  const defending = (crow: Partial<Setting>, ...faces: Face[]) =>
    fighting({ crow })
      .roll('hit', 'hit', 'hit')
      .roll(...faces)

  it('an evade token turns a BLANK or a FOCUS into EVADE and adds none [SE-EVADE-1]', () => {
    const b = defending({ evade: 1 }, 'evade', 'focus', 'blank')
    expect(b.legal().flatMap(command => (command.type === 'modify' ? [command.effect] : []))).toEqual([
      'evade/blank',
      'evade/focus',
    ])
    modify(b, 'evade/blank')
    expect(b.ship('crow').evade).toBe(0)
    expect(b.told('resultsCompared')).toMatchObject([{ cancelled: { hits: 2 }, hits: 1 }])
    const full = defending({ evade: 1 }, 'evade', 'evade', 'evade')
    expect(full.told('resultsCompared')).toMatchObject([{ hits: 0 }])
    expect(full.told('tokenRemoved')).toMatchObject([{ token: 'evade', why: 'end' }])
    // Two tokens turn two.
    const two = defending({ evade: 2 }, 'blank', 'blank', 'blank')
    modify(modify(two, 'evade/blank'), 'evade/blank')
    expect(two.told('resultsCompared')).toMatchObject([{ cancelled: { hits: 2 } }])
  })

  it('a calculate token turns one FOCUS into HIT or EVADE, each token one [SE-CALC-1]', () => {
    const b = fighting({ heron: { tokens: { calculate: 2 } } }).roll('focus', 'focus', 'blank')
    modify(b, 'calculate/hit')
    expect(b.ship('heron').tokens).toEqual({ calculate: 1 })
    modify(b, 'calculate/hit')
    expect(b.ship('heron').tokens).toBeUndefined()
    const [changed] = b.told('diceModified')
    expect(changed!.after.map(({ face }) => face)).toEqual(['hit', 'hit', 'blank'])
    const crow = defending({ tokens: { calculate: 1 } }, 'focus', 'focus', 'blank')
    modify(crow, 'calculate/evade')
    expect(crow.told('resultsCompared')).toMatchObject([{ cancelled: { hits: 1 } }])
  })

  it('a force turns one FOCUS into HIT or EVADE [SE-FORCE-1]', () => {
    const b = fighting({ heron: { pilot: 'sage', tokens: { force: 2 } } }).roll('focus', 'focus', 'blank')
    modify(b, 'force/hit')
    expect(b.ship('heron').tokens).toEqual({ force: 1 })
    expect(b.told('diceModified')[0]).toMatchObject({ rules: ['SE-FORCE-1', 'CARD-4', 'DICE-3'] })
  })

  it('a charge pays for what its card does, and not twice [SE-CHARGE-1]', () => {
    const b = fighting({ heron: { upgrades: ['steady'], charges: { steady: 1 } } }).roll('blank', 'blank', 'blank')
    modify(b, 'steady')
    expect(b.ship('heron').charges).toEqual({ steady: 0 })
  })

  it('a lock is spent to reroll attack dice [SE-LOCK-1]', () => {
    const b = fighting({ heron: { locks: 'crow' } }).roll('blank', 'blank', 'hit')
    b.play({ type: 'modify', effect: 'target-lock', reroll: { blank: 2 } })
    expect(b.ship('heron').lock).toBeNull()
    b.roll('hit', 'hit')
    expect(b.told('diceModified')[0]!.rules[0]).toBe('SE-LOCK-1')
  })

  it('reinforce adds an EVADE where more than one HIT is left and the attacker is in that full arc alone, and stays [SE-REINF-1]', () => {
    const hit = (token: string, at: [number, number, number], ...faces: Face[]) => {
      const b = skirmishOf(
        { crow: { pilot: 'crow', at: [0, 0, 0] }, ark: { pilot: 'keeper', at, tokens: { [token]: 1 } } },
        { initiative: 'second' },
      ) as unknown as Battle
      b.fight().attack('crow', 'ark')
      b.roll(...faces).roll('blank', 'blank')
      return [b.told('resultsCompared')[0]!.hits, b.told('tokenRemoved').filter(({ why }) => why !== 'end').length]
    }
    // The crow looks at the ark's nose, its tail, its side.
    expect(hit('reinforce-fore', [0, 200, 180], 'hit', 'hit')).toEqual([1, 0])
    expect(hit('reinforce-fore', [0, 200, 180], 'hit', 'blank')).toEqual([1, 0])
    expect(hit('reinforce-fore', [0, 200, 0], 'hit', 'hit')).toEqual([2, 0])
    expect(hit('reinforce-aft', [0, 200, 0], 'hit', 'hit')).toEqual([1, 0])
    // Across the line between both arcs it is in either.
    expect(hit('reinforce-fore', [0, 200, 90], 'hit', 'hit')).toEqual([2, 0])
  })
})

describe('ships that are destroyed in the Engagement phase', () => {
  const dying = { damage: [0, 1].map(() => ({ kind: null, faceUp: false, shuffle: 1, round: 0 })), shields: 0 }

  it('leave when all of the initiative have engaged, and may engage until then [SE-SIM-1]', () => {
    // Heron and crow are of initiative 3; the old crow of 1 never gets to attack.
    const b = facing({
      crow: { ...dying, at: [0, 150, 180] },
      others: { old: { pilot: 'oldcrow', at: [0, -150, 0], ...dying }, mate: { pilot: 'heron', at: [0, -300, 0] } },
    }).fight()
    b.attack('heron', 'crow').roll('hit', 'blank', 'blank').roll('blank', 'blank', 'blank')
    expect([b.ship('crow').kept, b.told('shipKept')]).toMatchObject([true, [{ rules: ['SE-SIM-1'] }]])
    b.attack('mate', 'old').roll('hit', 'blank', 'blank').roll('blank', 'blank', 'blank')
    expect(b.ship('old').status).toBe('play')
    expect(b.open()).toMatchObject({ kind: 'attack', ship: 'i1' })
    b.attack('crow', 'heron').roll('blank', 'blank').roll('blank', 'blank')
    expect(b.told('shipDestroyed').map(({ ship }) => ship)).toEqual(['i1', 'i2'])
    expect(b.state.result).toMatchObject({ winner: 'first', by: 'destroyed' })
  })

  it('are both the last of their sides: the first player wins [SE-WIN-1, SE-SIM-1]', () => {
    const b = facing({
      heron: { ...dying, damage: [...dying.damage, dying.damage[0]!] },
      crow: { ...dying, at: [0, 150, 180] },
    }).fight()
    b.attack('heron', 'crow').roll('hit', 'blank', 'blank').roll('blank', 'blank', 'blank')
    b.attack('crow', 'heron').roll('hit', 'blank').roll('blank', 'blank')
    expect(b.told('shipDestroyed').map(({ ship }) => ship)).toEqual(['r1', 'i1'])
    expect(b.state.result).toMatchObject({ winner: 'first' })
    expect(b.told('gameEnded')[0]!.rules).toEqual(['WIN-2'])
  })

  it('leave at once where nobody engages yet [SE-SIM-1]', () => {
    const b = facing({ crow: { upgrades: ['burst'] } }).fight()
    expect(b.told('shipDestroyed')).toMatchObject([{ ship: 'i1' }])
    expect(b.told('gameEnded')).toMatchObject([{ rules: ['SE-WIN-1', 'GEN-1'] }])
  })
})

describe('a bonus attack', () => {
  it('follows the attack that gives it, and there is one a round for a ship [SE-BONUS-1]', () => {
    const b = skirmishOf(
      {
        tailer: { pilot: 'tailer', at: [0, 0, 0] },
        crow: { pilot: 'crow', at: [0, 250, 0] },
        behind: { pilot: 'crow', at: [0, -250, 180] },
      },
      { initiative: 'first' },
    ) as unknown as Battle
    b.fight().attack('tailer', 'crow', 'bow').roll('blank', 'blank', 'blank').roll('blank', 'blank', 'blank')
    expect(b.open()).toMatchObject({ kind: 'attack', ship: 'r1', weapons: ['stern'] })
    expect(b.refusal({ type: 'attack', ship: 'tailer', target: 'crow', weapon: 'bow' })).toContain('SE-BONUS-1')
    b.attack('tailer', 'behind', 'stern').roll('blank', 'blank').roll('blank', 'blank', 'blank')
    // It has attacked again, and gets no third one.
    expect([b.told('attackEnded').length, b.told('roundEnded').length, b.state.round]).toEqual([1, 1, 2])
  })
})
