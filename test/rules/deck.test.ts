/** The damage deck runs out, is made anew, and has no cards at all. */
import { describe, expect, it } from 'vitest'
import { type Battle, battle, faceDown, type Setting } from '../support/battle.ts'
import { checkState } from '../support/invariants.ts'
import { catalogWith } from '../support/made-up.ts'

/** An X-wing shoots at a TIE fighter at range 2 with a deck of the test's own. */
function duel(deck: Record<string, number>, tie: Partial<Setting> = {}, wing: Partial<Setting> = {}) {
  return battle(
    {
      red: { pilot: 'redsquadronpilot', at: [0, -170, 0], shields: 0 },
      rookie: { pilot: 'rookiepilot', at: [60, -170, 0] },
      tie: { pilot: 'academypilot', at: [0, 20, 180], ...tie },
      wing: { pilot: 'academypilot', at: [60, 20, 180], ...wing },
    },
    { catalog: catalogWith({ deck }) },
  ).fight()
}
const shoot = (b: Battle, attacker: string, target: string, ...faces: ('hit' | 'crit' | 'blank')[]) =>
  b
    .attack(attacker, target)
    .roll(...faces)
    .roll('blank', 'blank', 'blank')
const three = ['hit', 'hit', 'hit'] as const

describe('the damage deck', () => {
  it('[COMP-6] [DAMAGE-3] 33 cards, drawn face up in proportion to those nobody has seen', () => {
    const b = battle({
      red: { pilot: 'redsquadronpilot', at: [0, -170, 0] },
      tie: { pilot: 'academypilot', at: [0, 20, 180] },
    }).fight()
    expect(b.state.deck.draw).toBe(33)
    b.attack('red', 'tie').roll('hit', 'crit', 'blank').roll('blank', 'blank', 'blank')
    const outcomes = b.rules.outcomes(b.open('draw'))
    const odds = (kind: string) =>
      outcomes.find(({ command }) => command.type === 'drawCard' && command.kind === kind)?.probability
    // A card dealt face down takes nothing away from what the next one may be.
    expect(odds('directhit')).toBeCloseTo(7 / 33, 14)
    expect(odds('injuredpilot')).toBeCloseTo(2 / 33, 14)
    expect(outcomes.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 12)
  })

  it('[DAMAGE-5] an empty deck is made anew from the discard pile, cards nobody has seen named by chance', () => {
    const b = duel({ damagedengine: 2, structuraldamage: 2 })
    shoot(b, 'red', 'tie', ...three)
    expect(b.state.deck).toMatchObject({ draw: 1, discard: [{ kind: null }, { kind: null }, { kind: null }] })
    shoot(b, 'rookie', 'wing', 'hit', 'hit', 'blank')
    const decision = b.open('name')
    expect(decision).toMatchObject({ player: 'chance', count: 3, unseen: { damagedengine: 2, structuraldamage: 2 } })
    const outcomes = b.rules.outcomes(decision)
    // Three of two and two cards: one kind twice, the other once; both alike.
    expect(
      outcomes.map(({ command, probability }) => [command.type === 'nameCards' && command.kinds, probability]),
    ).toEqual([
      [['damagedengine', 'damagedengine', 'structuraldamage'], 0.5],
      [['damagedengine', 'structuraldamage', 'structuraldamage'], 0.5],
    ])
    b.play({ type: 'nameCards', kinds: ['damagedengine', 'damagedengine', 'structuraldamage'] })
    expect(b.told('deckShuffled')).toMatchObject([{ cards: 3 }])
    expect(b.state.deck).toEqual({
      shuffle: 2,
      draw: 2,
      unseen: { 1: { structuraldamage: 1 }, 2: { damagedengine: 2, structuraldamage: 1 } },
      discard: [],
    })
    expect(b.ship('wing').damage.map(card => [card.kind, card.shuffle])).toEqual([
      [null, 1],
      [null, 2],
    ])
    checkState(b.rules, b.state)
  })

  it('[DAMAGE-5] the naming is hypergeometric and its odds sum to 1', () => {
    const b = duel({ damagedengine: 3, structuraldamage: 2, injuredpilot: 1 })
    const outcomes = b.rules.outcomes({
      player: 'chance',
      at: 0,
      kind: 'name',
      site: 'here',
      count: 3,
      unseen: { damagedengine: 3, structuraldamage: 2, injuredpilot: 1 },
    })
    const odds = (kinds: string[]) =>
      outcomes.find(({ command }) => command.type === 'nameCards' && command.kinds.join() === kinds.join())?.probability
    expect(odds(['damagedengine', 'damagedengine', 'damagedengine'])).toBeCloseTo(1 / 20, 14)
    expect(odds(['damagedengine', 'injuredpilot', 'structuraldamage'])).toBeCloseTo(6 / 20, 14)
    expect(odds(['damagedengine', 'damagedengine', 'structuraldamage'])).toBeCloseTo(6 / 20, 14)
    expect(outcomes.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 12)
  })

  it('[DAMAGE-5] cards that all have been seen, or can only be one kind, are not asked for', () => {
    const b = duel({ damagedengine: 3 })
    shoot(b, 'red', 'tie', ...three)
    shoot(b, 'rookie', 'wing', 'crit', 'blank', 'blank')
    expect(b.told('deckShuffled')).toMatchObject([{ cards: 3 }])
    expect(b.open()).toMatchObject({ kind: 'draw', unseen: { damagedengine: 3 } })
  })

  it('[DAMAGE-5] chance names as many cards as lie there, and only such as can', () => {
    const b = duel({ damagedengine: 2, structuraldamage: 2 })
    shoot(b, 'red', 'tie', ...three)
    shoot(b, 'rookie', 'wing', 'hit', 'hit', 'blank')
    const judge = (...kinds: string[]) => b.refusal({ type: 'nameCards', kinds })
    expect(judge('damagedengine', 'structuraldamage')).toEqual(['DAMAGE-5'])
    expect(judge('damagedengine', 'damagedengine', 'damagedengine')).toEqual(['DAMAGE-5'])
    expect(judge('damagedengine', 'damagedengine', 'directhit')).toEqual(['DAMAGE-5'])
    expect(judge('damagedengine', 'structuraldamage', 'toString')).toEqual(['DAMAGE-5'])
    expect(judge('damagedengine', 'structuraldamage', 'structuraldamage')).toEqual([])
  })

  it('[DAMAGE-4] [DAMAGE-5] a card that was seen keeps its kind, face down and in the discard pile', () => {
    const known = { kind: 'damagedengine', faceUp: false, shuffle: 1, round: 0 }
    const b = duel({ damagedengine: 1, structuraldamage: 3 }, { damage: [known] })
    b.state.deck = { shuffle: 1, draw: 3, unseen: { 1: { structuraldamage: 3 } }, discard: [] }
    shoot(b, 'red', 'tie', 'hit', 'hit', 'blank')
    expect(b.state.deck.discard).toEqual([
      { kind: 'damagedengine', shuffle: 1 },
      { kind: null, shuffle: 1 },
      { kind: null, shuffle: 1 },
    ])
  })
})

describe('no cards at all', () => {
  it('[COMP-10] CRIT counts as HIT, and damage is tracked with proxies that count toward the hull', () => {
    const b = duel({ damagedengine: 1 })
    shoot(b, 'red', 'tie', 'hit', 'crit', 'blank')
    expect(b.told('damageDealt').map(event => [event.faceUp, event.rules.includes('COMP-10')])).toEqual([
      [false, false],
      [false, true],
    ])
    expect(b.ship('tie').damage.map(card => card.shuffle)).toEqual([1, 0])
    expect(b.open().kind).not.toBe('draw')
    shoot(b, 'rookie', 'tie', 'crit', 'blank', 'blank')
    expect(b.ship('tie').status).toBe('destroyed')
    // A proxy is no card: only the one card of the deck lies in the discard pile.
    expect(b.state.deck.discard).toHaveLength(1)
  })

  it('[COMP-10] when cards return, face-down cards take the place of the proxies', () => {
    const b = duel({ damagedengine: 3 }, { damage: [faceDown(), faceDown()] })
    b.state.deck.draw = 1
    shoot(b, 'red', 'wing', 'hit', 'hit', 'blank')
    expect(b.ship('wing').damage.map(card => card.shuffle)).toEqual([1, 0])
    shoot(b, 'rookie', 'tie', 'hit', 'blank', 'blank')
    expect(b.ship('tie').status).toBe('destroyed')
    expect(b.ship('wing').damage.map(card => card.shuffle)).toEqual([1, 2])
    expect(b.state.deck).toMatchObject({ shuffle: 2, draw: 1, discard: [] })
    checkState(b.rules, b.state)
  })
})
