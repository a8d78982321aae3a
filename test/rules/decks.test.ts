/** Damage decks by side: each side's cards come from its own, and cards of one id are what they are in it. */
import { describe, expect, it } from 'vitest'
import { catalog as printed } from '../../src/content/index.ts'
import { type Catalog, damageKind, deckOf, type Scenario } from '../../src/rules/index.ts'
import { previewAttack } from '../../src/rules/preview.ts'
import { battle, faceUp, type Setting } from '../support/battle.ts'

/** The core set with a small deck beside its own: its `directhit` counts for one, and one card heals by an action. */
const catalog: Catalog = {
  ...printed,
  decks: {
    small: {
      directhit: { id: 'directhit', trait: 'ship', count: 2 },
      rattle: { id: 'rattle', trait: 'ship', count: 1, counts: 3, repair: { faces: null } },
    },
  },
}
const duel = (decks: Scenario['decks'] | undefined, rookie: Partial<Setting> = {}, tie: Partial<Setting> = {}) =>
  battle(
    {
      rookie: { pilot: 'rookiepilot', at: [0, -170, 0], ...rookie },
      tie: { pilot: 'academypilot', at: [0, 20, 180], ...tie },
    },
    { catalog, ...(decks ? { decks } : {}) },
  )
const APART = { first: 'core', second: 'small' }

describe('damage decks', () => {
  it('[COMP-1] nothing told, or the own deck for both: one deck, and the state is as it ever was', () => {
    const [bare, told] = [duel(undefined), duel({ first: 'core', second: 'core' })]
    expect(bare.state.deck).toMatchObject({ draw: 33 })
    expect([bare.state.deck.id, bare.state.decks]).toEqual([undefined, undefined])
    expect(told.rules.hash(told.state)).toBe(bare.rules.hash(bare.state))
  })

  it('[COMP-1] one that nobody knows is refused, by what every object inherits, too', () => {
    for (const second of ['salt', 'toString', 'constructor'])
      expect(() => duel({ first: 'core', second })).toThrow('unknown-deck')
  })

  it('[DAMAGE-3] a card comes from the deck of its ship’s side, face down and face up, and no other gets smaller', () => {
    const b = duel(APART).fight().attack('rookie', 'tie').roll('hit', 'crit', 'blank').roll('blank', 'blank', 'blank')
    expect(b.open()).toMatchObject({ kind: 'draw', unseen: { directhit: 2, rattle: 1 } })
    b.draw('directhit')
    expect([deckOf(b.state, 'first').draw, deckOf(b.state, 'second').draw]).toEqual([33, 1])
    expect(b.told('damageDealt').at(-1)).toMatchObject({ kind: 'directhit', hullLeft: 1 })
  })

  it('[DESTROY-1] cards of one id count as in their own deck', () => {
    const b = duel(APART, { damage: [faceUp('directhit')] }, { damage: [faceUp('directhit')] })
    const counts = (name: 'rookie' | 'tie') =>
      damageKind({ catalog, state: b.state }, b.ship(name), 'directhit')!.counts
    expect([counts('rookie'), counts('tie')]).toEqual([2, undefined])
    // Two of three hull left, so two hits are not enough for it.
    b.fight().attack('rookie', 'tie').roll('hit', 'blank', 'blank').roll('blank', 'blank', 'blank')
    expect(b.ship('tie').status).toBe('play')
  })

  it('[ACTION-CARD-1] a card is repaired as its own deck says', () => {
    const b = duel(
      APART,
      { damage: [faceUp('directhit')], at: [0, -400, 0] },
      { damage: [faceUp('rattle')], at: [0, 400, 180] },
    )
    b.dials({ tie: 'straight 2', rookie: 'straight 1' })
    expect(b.open()).toMatchObject({ kind: 'action', ship: 'i1' })
    expect(b.refusal({ type: 'act', ship: 'tie', action: 'repair', card: 'rattle' })).toEqual([])
  })

  it('[DAMAGE-5] [COMP-10] each is shuffled by itself, and an empty one leaves the other as it is', () => {
    const b = duel(APART, {}, { shields: 0 })
    const second = deckOf(b.state, 'second')
    second.draw = 0
    second.unseen = { 1: {} }
    second.discard = ['directhit', 'directhit', 'rattle'].map(kind => ({ kind, shuffle: 1 }))
    b.fight().attack('rookie', 'tie').roll('hit', 'blank', 'blank').roll('blank', 'blank', 'blank')
    expect(b.told('deckShuffled')).toMatchObject([{ cards: 3 }])
    expect([deckOf(b.state, 'second').shuffle, deckOf(b.state, 'first').shuffle]).toEqual([2, 1])
  })

  it('[DESTROY-2] the cards of a lost ship go to the pile of its own deck', () => {
    const down = { kind: null, faceUp: false, shuffle: 1, round: 0 }
    const b = duel(APART, {}, { damage: [down, down] })
    b.fight().attack('rookie', 'tie').roll('hit', 'blank', 'blank').roll('blank', 'blank', 'blank')
    expect([deckOf(b.state, 'first').discard, deckOf(b.state, 'second').discard.length]).toEqual([[], 3])
  })

  it('odds look into the deck of whoever is shot at, and a copy has decks of its own', () => {
    const { rules, state, ids } = duel(APART, {}, { shields: 0 })
    const end = (of: typeof state) => previewAttack(rules.catalog, of, ids.rookie, ids.tie)!.odds.pDestroy
    const copied = rules.copy(state)
    deckOf(copied, 'second').unseen[1] = { rattle: 1 }
    deckOf(copied, 'second').draw = 1
    expect(end(copied)).toBeGreaterThan(end(state))
    expect(deckOf(state, 'second').draw).toBe(3)
  })
})
