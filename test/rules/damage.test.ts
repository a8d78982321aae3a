/** Damage point by point: shields, cards face down and face up, and when a ship is destroyed. */
import { describe, expect, it } from 'vitest'
import type { Effects } from '../../src/rules/index.ts'
import { type Battle, battle, faceDown, faceUp, type Setting } from '../support/battle.ts'
import { testPilot, withCards } from '../support/cards.ts'

/** A Red Squadron Pilot's X-wing shoots at a TIE fighter at range 2; `wing` is another TIE fighter far away. */
function duel(tie: Partial<Setting> = {}, red: Partial<Setting> = {}) {
  return battle({
    red: { pilot: 'redsquadronpilot', at: [0, -170, 0], ...red },
    tie: { pilot: 'academypilot', at: [0, 20, 180], ...tie },
    wing: { pilot: 'academypilot', at: [300, 300, 90] },
  }).fight()
}
const hits = (b: Battle, hit: number, crit: number) => {
  const blank = Array.from({ length: 3 - hit - crit }, () => 'blank' as const)
  const faces = [
    ...Array.from({ length: hit }, () => 'hit' as const),
    ...Array.from({ length: crit }, () => 'crit' as const),
  ]
  return b
    .attack('red', 'tie')
    .roll(...faces, ...blank)
    .roll('blank', 'blank', 'blank')
}

describe('suffering damage', () => {
  it('[DAMAGE-2] [COMBAT-7.1] one point at a time, all normal damage before any critical damage', () => {
    const b = hits(duel(), 1, 1)
    expect(b.told('damageDealt')).toMatchObject([{ faceUp: false, kind: null, hullLeft: 2 }])
    expect(b.open()).toMatchObject({ kind: 'draw', ship: 'i1' })
    b.draw('damagedengine')
    expect(b.told('damageDealt')).toMatchObject([{ faceUp: true, kind: 'damagedengine', hullLeft: 1 }])
  })

  it('[DAMAGE-3] a shield goes first, for critical damage too, and then no card is dealt', () => {
    const b = battle({
      red: { pilot: 'redsquadronpilot', at: [0, -170, 0], shields: 2 },
      tie: { pilot: 'academypilot', at: [0, 20, 180] },
    })
    const before = b.state.deck.draw
    b.fight().pass().attack('tie', 'red').roll('hit', 'crit').roll('blank', 'blank')
    expect(b.told('shieldLost')).toMatchObject([
      { left: 1, crit: false },
      { left: 0, crit: true },
    ])
    expect(b.ship('red').damage).toEqual([])
    expect(b.state.deck.draw).toBe(before)
  })

  it('[DAMAGE-1] damage of a card follows the same steps as that of an attack', () => {
    const b = battle({
      red: { pilot: 'redsquadronpilot', at: [0, -170, 0], shields: 1, damage: [faceUp('consolefire')] },
      tie: { pilot: 'academypilot', at: [0, 20, 180] },
    })
    b.fight().roll('hit')
    expect(b.told('shieldLost')).toMatchObject([{ ship: 'r1', left: 0 }])
    expect(b.ship('red').damage).toHaveLength(1)
  })

  it('[DAMAGE-4] a face-down card has no effect, and nobody knows which it is', () => {
    const b = duel({ damage: [{ ...faceUp('structuraldamage'), faceUp: false }, faceDown()] })
    b.attack('red', 'tie').roll('hit', 'blank', 'blank')
    expect(b.open()).toMatchObject({ kind: 'roll', dice: 'defence', count: 3 })
    const unseen = { ...b.state.deck.unseen[1] }
    const dealt = hits(duel(), 2, 0)
    expect(dealt.ship('tie').damage.map(card => card.kind)).toEqual([null, null])
    expect(dealt.state.deck.unseen[1]).toEqual(unseen)
    expect(dealt.state.deck.draw).toBe(31)
  })

  it('[CRIT-1] [CRIT-3] a face-up card has its effect until it is turned down, and counts all the while', () => {
    const b = hits(duel(), 0, 1).draw('structuraldamage')
    expect(b.told('damageDealt')[0]?.rules).toEqual(['DAMAGE-3', 'CRIT-1', 'CRIT-3'])
    expect(b.ship('tie').damage).toMatchObject([{ kind: 'structuraldamage', faceUp: true }])
    b.pass()
    b.dials({ red: 'straight 1' })
    // The TIE fighters fly first; the first one repairs.
    b.play({ type: 'chooseShip', ship: 'tie' }).play({
      type: 'act',
      ship: 'tie',
      action: 'repair',
      card: 'structuraldamage',
    })
    b.roll('hit')
    expect(b.told('damageTurnedDown')).toMatchObject([{ ship: 'i1', kind: 'structuraldamage', why: 'repaired' }])
    expect(b.ship('tie').damage).toMatchObject([{ kind: 'structuraldamage', faceUp: false }])
  })

  it('[DAMAGE-3] only a kind that is still in the deck can be turned up', () => {
    const b = hits(duel(), 0, 1)
    b.state.deck.unseen[1] = { directhit: 1, blindedpilot: 2 }
    b.state.open = [{ ...b.open('draw'), unseen: { directhit: 1, blindedpilot: 2 } } as never]
    expect(b.refusal({ type: 'drawCard', kind: 'injuredpilot' })).toEqual(['DAMAGE-3'])
    expect(b.legal().map(command => (command.type === 'drawCard' ? command.kind : ''))).toEqual([
      'blindedpilot',
      'directhit',
    ])
    b.draw('directhit')
    expect(b.state.deck.unseen[1]).toEqual({ blindedpilot: 2 })
  })
})

describe('destruction', () => {
  it('[DESTROY-1] at once when the cards reach the hull, not before', () => {
    const two = hits(duel(), 2, 0)
    expect(two.ship('tie').status).toBe('play')
    const three = hits(duel(), 3, 0)
    expect(three.ship('tie').status).toBe('destroyed')
    expect(three.told('shipDestroyed')).toMatchObject([{ ship: 'i1', side: 'second', by: 'r1' }])
  })

  it('[DESTROY-1] a face-up Direct Hit counts as two', () => {
    const b = hits(duel({ damage: [faceDown()] }), 0, 1).draw('directhit')
    expect(b.ship('tie').status).toBe('destroyed')
    const other = hits(duel({ damage: [faceDown()] }), 0, 1).draw('damagedengine')
    expect(other.ship('tie').status).toBe('play')
  })

  it('[DESTROY-1] surplus points are still dealt: only the deck can tell', () => {
    const b = hits(duel({ damage: [faceDown(), faceDown()] }), 2, 1)
    expect(b.ship('tie').status).toBe('play')
    b.draw('injuredpilot')
    expect(b.ship('tie').status).toBe('destroyed')
    expect(b.state.deck.draw).toBe(30)
    expect(b.state.deck.discard).toHaveLength(5)
  })

  it('[DESTROY-2] cards to the discard pile, tokens and locks to the supply, the ship off the mat', () => {
    const b = duel({ damage: [faceUp('damagedengine')], focus: 1, evade: 1, stress: 1, locks: 'red' }, { locks: 'tie' })
    b.attack('red', 'tie').roll('hit', 'hit', 'hit').pass().roll('blank', 'blank', 'blank').pass()
    expect(b.ship('tie')).toMatchObject({
      status: 'destroyed',
      pose: null,
      damage: [],
      focus: 0,
      evade: 0,
      stress: 0,
      lock: null,
    })
    expect(b.ship('red').lock).toBeNull()
    expect(b.told('lockRemoved').map(event => [event.ship, event.why])).toEqual([
      ['i1', 'left'],
      ['r1', 'left'],
    ])
    expect(b.state.deck.discard).toEqual([
      { kind: 'damagedengine', shuffle: 1 },
      { kind: null, shuffle: 1 },
      { kind: null, shuffle: 1 },
      { kind: null, shuffle: 1 },
    ])
  })

  it('[DESTROY-2] an attack ends where a card destroys the defender in the middle of it', () => {
    const effects: Effects = {
      reactions: { attackRolled: { rules: ['CARD-2'], anyShip: true, do: [{ do: 'suffer', damage: 1 }] } },
    }
    const b = battle(
      {
        rookie: { pilot: 'rookiepilot', at: [0, -170, 0] },
        frail: { pilot: 'frail', at: [0, 20, 180], damage: [faceDown(), faceDown()] },
        other: { pilot: 'academypilot', at: [-400, 400, 90] },
      },
      { catalog: withCards({ pilots: [testPilot('frail', 'tiefighter', 1, effects)] }) },
    ).fight()
    b.attack('rookie', 'frail').roll('hit', 'hit', 'blank')
    expect(b.ship('frail').status).toBe('destroyed')
    expect(b.told('attackEnded')).toMatchObject([{ attacker: 'r1', defender: 'i1' }])
    expect(b.told('diceRolled').map(event => event.dice)).toEqual(['attack'])
    expect(b.state.round).toBe(2)
  })

  it('[SIM-4] without an active ship destruction is immediate: a fire at the start of the phase', () => {
    const b = battle({
      red: { pilot: 'redsquadronpilot', at: [0, -170, 0], shields: 0, damage: [faceUp('consolefire'), faceDown()] },
      rookie: { pilot: 'rookiepilot', at: [80, -170, 0] },
      tie: { pilot: 'academypilot', at: [0, 20, 180] },
    })
    b.fight().roll('hit')
    expect(b.told('shipDestroyed')).toMatchObject([{ ship: 'r1', by: null }])
    expect(b.open()).toMatchObject({ kind: 'attack', ship: b.ids.rookie })
  })
})
