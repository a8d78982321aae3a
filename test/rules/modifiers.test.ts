/** What cards do to dice: several on a card, each with a cost, dice turned or rolled again, once in an attack or a round (CARD-4, DICE-3 … 5). */
import { describe, expect, it } from 'vitest'
import type { FaceCounts, Modifier } from '../../src/rules/index.ts'
import { attackOdds, type OddsInput } from '../../src/rules/odds.ts'
import { poolOutcomes } from '../../src/rules/odds-pool.ts'
import { previewAttack } from '../../src/rules/preview.ts'
import { battle, type Setting } from '../support/battle.ts'
import { catalogWith, upgrade } from '../support/made-up.ts'

const toHit: Modifier = { dice: 'attack', changes: [{ from: 'blank', to: 'hit', most: 1 }], rules: ['COMBAT-3.5'] }
const again: Modifier = {
  id: 'again',
  dice: 'attack',
  reroll: { faces: ['blank'], most: 1 },
  rules: ['COMBAT-3.5', 'DICE-4'],
}

/** A duel in which each side has a card with the modifiers given. */
const duel = (
  mine: readonly Modifier[],
  rookie: Partial<Setting> = {},
  tie: Partial<Setting> = {},
  theirs: readonly Modifier[] = [],
) =>
  battle(
    {
      rookie: { pilot: 'rookiepilot', at: [0, -170, 0], upgrades: ['mine'], ...rookie },
      tie: { pilot: 'academypilot', at: [0, 20, 180], upgrades: ['theirs'], ...tie },
    },
    {
      catalog: catalogWith({
        upgrades: [upgrade('mine', 'elite', { modifiers: mine }), upgrade('theirs', 'elite', { modifiers: theirs })],
      }),
    },
  )
const use = (effect: string, reroll?: FaceCounts) =>
  ({ type: 'modify', effect, ...(reroll ? { reroll } : {}) }) as const
type Duel = ReturnType<typeof duel>
const shot = (b: Duel, ...faces: Parameters<Duel['roll']>) =>
  b
    .fight()
    .attack('rookie', 'tie')
    .roll(...faces)
const faces = (b: Duel) =>
  b
    .told('diceModified')
    .at(-1)
    ?.after.map(({ face }) => face)

describe('several modifiers on one card', () => {
  it('[CARD-4] each is offered by its own name and used once in an attack', () => {
    const b = shot(duel([toHit, again]), 'hit', 'blank', 'blank')
    expect(b.legal()).toMatchObject([{ type: 'pass' }, use('mine'), use('mine/again', { blank: 1 })])
    b.play(use('mine'))
    expect(faces(b)).toEqual(['hit', 'hit', 'blank'])
    expect(b.refusal(use('mine'))).toEqual(['CARD-4', 'COMBAT-3.5'])
    b.play(use('mine/again', { blank: 1 })).roll('crit')
    expect(b.told('diceModified')).toMatchObject([
      { effect: 'mine', how: 'reroll', rules: ['COMBAT-3.5', 'DICE-4', 'CARD-4', 'DICE-4', 'DICE-5'] },
    ])
    expect(b.open()).toMatchObject({ kind: 'roll', dice: 'defence' })
  })

  it('[COMBAT-3.5] what would turn nothing is not offered', () => {
    const b = shot(duel([toHit, again]), 'hit', 'crit', 'focus')
    expect(b.open()).toMatchObject({ kind: 'roll', dice: 'defence' })
  })
})

describe('rerolls of cards', () => {
  it('[DICE-5] so many dice of the faces named, each for the first time; the lock takes none of them again', () => {
    const two: Modifier = { ...again, reroll: { faces: ['blank', 'focus'], most: 2 } }
    const b = shot(duel([two], { locks: 'tie' }), 'hit', 'focus', 'blank')
    const refusals = [{ hit: 1 }, { blank: 2 }, {}, { focus: 1, blank: 1 }].map(dice =>
      b.refusal(use('mine/again', dice)),
    )
    expect(refusals).toEqual([
      ['DICE-5', 'COMBAT-3.5', 'DICE-4'],
      ['DICE-5', 'COMBAT-3.5', 'DICE-4'],
      ['COMBAT-3.5', 'DICE-4'],
      [],
    ])
    b.play(use('mine/again', { focus: 1, blank: 1 })).roll('blank', 'blank')
    expect(b.refusal(use('target-lock', { blank: 1 }))).toEqual(['DICE-5', 'COMBAT-3.3'])
    expect(b.refusal(use('target-lock', { hit: 1 }))).toEqual([])
  })

  it('[DICE-5] no more than it says', () => {
    const b = shot(duel([again]), 'blank', 'blank', 'blank')
    expect(b.judge(use('mine/again', { blank: 2 }))).toMatchObject({
      key: 'refusal.too-many-dice',
      params: { most: 1 },
    })
  })

  it('[COMBAT-5.5] of defence dice, too, under a site of their own', () => {
    const guard: Modifier = {
      dice: 'defence',
      reroll: { faces: ['blank', 'focus'], most: null },
      rules: ['COMBAT-5.5'],
    }
    const b = shot(duel([], {}, {}, [guard]), 'hit', 'hit', 'crit').roll('evade', 'blank', 'focus')
    expect(b.open()).toMatchObject({ kind: 'modify', dice: 'defence', ship: 'i1' })
    b.play(use('theirs', { blank: 1, focus: 1 }))
    expect(b.open()).toMatchObject({
      kind: 'roll',
      dice: 'defence',
      count: 2,
      reroll: true,
      site: 'r1/combat/r1/defence/reroll',
    })
    b.roll('evade', 'blank')
    expect(b.told('diceModified')).toMatchObject([{ dice: 'defence', ship: 'i1', effect: 'theirs', how: 'reroll' }])
  })

  it('[CONFLICT-2] a card that forbids the attacker to reroll forbids it to cards as well', () => {
    const b = shot(duel([again, toHit], {}, { pilot: 'darkcurse', fought: true }), 'hit', 'blank', 'blank')
    expect(b.refusal(use('mine/again', { blank: 1 }))).toEqual(['CONFLICT-2', 'COMBAT-3.3'])
    expect(b.refusal(use('mine'))).toEqual([])
  })
})

describe('what a modifier costs', () => {
  it('a token: paid at once; who has none is not offered it', () => {
    const dear: Modifier = { ...toHit, costs: [{ pay: 'token', token: 'stress', count: 2 }] }
    expect(shot(duel([dear], { stress: 1 }), 'blank', 'blank', 'blank').open()).toMatchObject({ kind: 'roll' })
    const b = shot(duel([dear], { stress: 3 }), 'blank', 'blank', 'blank').play(use('mine'))
    expect(b.ship('rookie').stress).toBe(1)
    expect(b.told('tokenRemoved')).toMatchObject([{ token: 'stress', count: 2, why: 'spent' }])
  })

  it('[CONFLICT-2] a focus token may be forbidden as any focus token', () => {
    const dear: Modifier = { ...toHit, costs: [{ pay: 'token', token: 'focus', count: 1 }] }
    const b = shot(
      duel([dear], { focus: 1, locks: 'tie' }, { pilot: 'darkcurse', fought: true }),
      'hit',
      'blank',
      'blank',
    )
    expect(b.open()).toMatchObject({ kind: 'roll', dice: 'defence' })
  })

  it('the lock on the target, and the card itself', () => {
    const dear: Modifier = { ...toHit, costs: [{ pay: 'lock' }, { pay: 'card' }] }
    expect(shot(duel([dear]), 'blank', 'blank', 'blank').open()).toMatchObject({ kind: 'roll' })
    const b = shot(duel([dear], { locks: 'tie' }), 'blank', 'blank', 'blank').play(use('mine'))
    expect(b.ship('rookie')).toMatchObject({ lock: null, upgrades: [{ card: 'mine', discarded: true }] })
    expect(faces(b)).toEqual(['hit', 'blank', 'blank'])
  })

  it('[DAMAGE-3] damage: suffered before the dice are turned; who dies of it attacks no more', () => {
    const dear: Modifier = { ...toHit, costs: [{ pay: 'damage', damage: 1 }] }
    const b = shot(duel([dear], { shields: 1 }), 'blank', 'blank', 'blank').play(use('mine'))
    expect(b.events.map(({ type }) => type).slice(0, 2)).toEqual(['shieldLost', 'diceModified'])
    const down = Array.from({ length: 2 }, () => ({ kind: null, faceUp: false, shuffle: 1, round: 0 }))
    const guard: Modifier = { ...dear, dice: 'defence', changes: [{ from: 'blank', to: 'evade', most: 1 }] }
    const last = shot(duel([], {}, { damage: down }, [guard]), 'hit', 'hit', 'hit').roll('blank', 'blank', 'blank')
    last.play(use('theirs'))
    expect(last.ship('tie').status).toBe('destroyed')
    expect(last.told('diceModified')).toEqual([])
    expect(last.state.result).toEqual({ winner: 'first', by: 'destroyed' })
  })
})

describe('how often, and whether at all', () => {
  it('[CARD-4] once in a round: not in the next attack of it, but in the next round', () => {
    const once: Modifier = { ...toHit, once: 'round' }
    const b = shot(duel([once]), 'blank', 'blank', 'blank').play(use('mine'))
    expect(b.ship('rookie').used).toEqual(['mine'])
    const { rules, state } = b
    expect(rules.copy(state).ships[0]!.used).not.toBe(state.ships[0]!.used)
    b.roll('evade', 'blank', 'blank')
    b.until((_decision, { round }) => round === 2)
    expect(b.ship('rookie').used).toBeUndefined()
  })

  it('[CARD-3] what must be used is used unasked where nothing is to be chosen', () => {
    const b = shot(duel([{ ...toHit, must: true }]), 'hit', 'blank', 'blank')
    expect(faces(b)).toEqual(['hit', 'hit', 'blank'])
    expect(b.open()).toMatchObject({ kind: 'roll', dice: 'defence' })
  })

  it('[CARD-3] beside something else it may not be passed over', () => {
    const b = shot(duel([{ ...toHit, must: true }], { focus: 1 }), 'focus', 'blank', 'blank')
    expect(b.legal()).toMatchObject([use('focus'), use('mine')])
    expect(b.judge({ type: 'pass' })).toMatchObject({ key: 'refusal.must-use', rules: ['COMBAT-3.5'] })
    b.play(use('mine'))
    expect(b.refusal({ type: 'pass' })).toEqual([])
  })
})

describe('odds with cards', () => {
  const plain: OddsInput = {
    attackDice: 3,
    attackTokens: { focus: 1, lock: true },
    defenceDice: 2,
    defenceTokens: { focus: 1, evade: 1 },
    shields: 1,
    hull: 3,
  }

  it('[DICE-3] are those of the short way where both can tell', () => {
    const short = attackOdds({ ...plain, turned: { crits: 1, hits: 0, evades: 1 } })
    const cards = {
      attack: [{ changes: [{ from: 'focus', to: 'crit', most: 1 }] }],
      defence: [{ changes: [{ from: 'focus', to: 'evade', most: 1 }] }],
    } as const
    const long = attackOdds({ ...plain, cards })
    for (const [n, chance] of short.damage.entries()) expect(long.damage[n]).toBeCloseTo(chance, 12)
    expect(long.spends.attackFocus).toBeCloseTo(short.spends.attackFocus, 12)
  })

  it('[DICE-5] count every roll and every reroll once', () => {
    const one = (cards: NonNullable<OddsInput['cards']>['attack']) =>
      poolOutcomes('attack', 1, cards, false, false).reduce(
        (sum, { counts, probability }) => sum + probability * (counts.hit + counts.crit),
        0,
      )
    expect(one([])).toBeCloseTo(1 / 2, 12)
    expect(one([{ reroll: { faces: ['blank'], most: 1 } }])).toBeCloseTo(1 / 2 + 1 / 8, 12)
    expect(one([{ reroll: { faces: ['blank', 'focus'], most: null } }])).toBeCloseTo(1 / 2 + 1 / 4, 12)
    expect(one([{ changes: [{ from: 'blank', to: 'hit', most: 1 }] }])).toBeCloseTo(3 / 4, 12)
    // No result is turned into a worse one, unless it must be.
    expect(one([{ changes: [{ from: 'hit', to: 'focus', most: 1 }] }])).toBeCloseTo(1 / 2, 12)
    expect(one([{ changes: [{ from: 'hit', to: 'focus', most: 1 }], must: true }])).toBeCloseTo(1 / 8, 12)
    expect(one([{ reroll: { faces: ['hit'], most: 1 }, must: true }])).toBeCloseTo(1 / 8 + 3 / 16, 12)
  })

  it('of a battle know the cards that cost nothing, and no others', () => {
    const pHit = (modifiers: readonly Modifier[]) => {
      const { rules, state, ids } = duel(modifiers)
      return previewAttack(rules.catalog, state, ids.rookie, ids.tie)!.odds.pHit
    }
    const bare = pHit([])
    expect(pHit([again])).toBeGreaterThan(bare)
    expect(pHit([{ ...again, costs: [{ pay: 'damage', damage: 1 }] }])).toBe(bare)
    expect(pHit([{ ...again, costs: [{ pay: 'token', token: 'stress', count: 1 }] }])).toBe(bare)
  })
})
