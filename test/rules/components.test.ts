/** The dice, the damage deck, whose ships are whose, and what counts as a ship. */
import { describe, expect, it } from 'vitest'
import { catalog, game } from '../../src/content/index.ts'
import { bodyOf, type Decision } from '../../src/rules/index.ts'
import { battle, faceDown } from '../support/battle.ts'

const rollOf = (dice: 'attack' | 'defence', count: number): Decision => ({
  kind: 'roll',
  player: 'chance',
  at: 0,
  site: 'test',
  dice,
  count,
  reroll: false,
  ship: 'r1',
  card: null,
})

const oddsOf = (dice: 'attack' | 'defence') =>
  Object.fromEntries(
    game
      .outcomes(rollOf(dice, 1))
      .map(({ command, probability }) => [command.type === 'roll' ? command.faces[0] : '', probability]),
  )

const duel = () =>
  battle({
    rookie: { pilot: 'rookiepilot', at: [0, -50, 0] },
    academy: { pilot: 'academypilot', at: [0, 30, 180], damage: [faceDown(), faceDown()] },
  })

describe('dice and cards', () => {
  it('[COMP-3] attack dice: 3 HIT, 1 CRIT, 2 FOCUS, 2 BLANK; defence dice: 3 EVADE, 2 FOCUS, 3 BLANK', () => {
    expect(oddsOf('attack')).toEqual({ hit: 3 / 8, crit: 1 / 8, focus: 2 / 8, blank: 2 / 8 })
    expect(oddsOf('defence')).toEqual({ evade: 3 / 8, focus: 2 / 8, blank: 3 / 8 })
    const drawn = Array.from({ length: 8 }, (_, side) => game.sample(rollOf('attack', 1), () => side / 8))
    const faces = drawn.map(command => (command.type === 'roll' ? command.faces[0] : ''))
    expect([...faces].sort()).toEqual(['blank', 'blank', 'crit', 'focus', 'focus', 'hit', 'hit', 'hit'])
  })

  it('[COMP-3] a face that the die does not have cannot be rolled', () => {
    const b = duel().fight().attack('rookie', 'academy')
    expect(b.refusal({ type: 'roll', faces: ['hit', 'hit', 'hit', 'evade'] })).toEqual(['COMP-3'])
    b.roll('hit', 'blank', 'blank', 'blank')
    expect(b.refusal({ type: 'roll', faces: ['evade', 'focus', 'hit'] })).toEqual(['COMP-3'])
  })

  it('[COMP-6] the damage deck: 8 Pilot and 25 Ship cards, 7 of them Direct Hit', () => {
    const count = (trait: string) =>
      Object.values(catalog.damage).reduce((sum, kind) => sum + (kind.trait === trait ? kind.count : 0), 0)
    expect([count('pilot'), count('ship'), catalog.damage['directhit']?.count]).toEqual([8, 25, 7])
    expect(catalog.damage['directhit']?.trait).toBe('ship')
  })

  it('[COMP-10] with no damage card anywhere a CRIT is dealt as a proxy face down, replaced when cards come back', () => {
    const b = battle({
      rookie: { pilot: 'rookiepilot', at: [0, -50, 0], shields: 0 },
      academy: { pilot: 'academypilot', at: [0, 30, 180] },
      victim: { pilot: 'academypilot', at: [300, 300, 0], damage: [faceDown(), faceDown()] },
    }).fight()
    const { deck } = b.state
    deck.draw = 0
    deck.unseen = { 1: { directhit: 2 } }
    b.attack('rookie', 'academy').roll('crit', 'crit', 'blank', 'blank').roll('blank', 'blank', 'blank')
    expect(b.told('damageDealt')).toMatchObject([
      { ship: 'i1', faceUp: false, kind: null, hullLeft: 2, rules: ['COMP-10'] },
      { ship: 'i1', faceUp: false, kind: null, hullLeft: 1, rules: ['COMP-10'] },
    ])
    expect(b.ship('academy').damage.map(card => card.shuffle)).toEqual([0, 0])
    // The victim flies off; its two cards come back and take the place of the proxies.
    b.until((_, state) => state.phase === 'planning')
    b.ship('victim').pose = { x: 0, y: 430, heading: 0 }
    b.ship('academy').activated = true
    b.ship('rookie').activated = true
    b.dials({ victim: 'straight 2' })
    expect(b.ship('victim').status).toBe('fled')
    expect(b.ship('academy').damage.map(card => card.shuffle)).toEqual([2, 2])
    expect(b.state.deck).toMatchObject({ shuffle: 2, draw: 0, discard: [] })
  })
})

describe('what belongs to whom', () => {
  it('[GEN-1] the standard game is won by destroying every enemy ship', () => {
    const b = duel().fight().attack('rookie', 'academy').roll('hit', 'blank', 'blank', 'blank')
    expect(b.rules.result(b.state)).toBeNull()
    b.roll('blank', 'blank', 'blank')
    expect(b.rules.result(b.state)).toEqual({ winner: 'first', by: 'destroyed' })
    expect(b.told('gameEnded')[0]?.rules).toContain('GEN-1')
    expect(b.rules.open(b.state)).toEqual([])
  })

  it('[GEN-3] friendly is the whole own side, the ship itself too: neither can be attacked nor locked', () => {
    const b = battle({
      rookie: { pilot: 'rookiepilot', at: [0, -50, 0] },
      wing: { pilot: 'redsquadronpilot', at: [20, -150, 0] },
      academy: { pilot: 'academypilot', at: [-30, 30, 180] },
    }).fight()
    const shoot = (target: string) => b.refusal({ type: 'attack', ship: 'wing', target, weapon: 'primary' })
    expect(b.open()).toMatchObject({ kind: 'attack', ship: 'r2' })
    expect(shoot('rookie')).toEqual(['COMBAT-1.1', 'GEN-3'])
    expect(shoot('wing')).toEqual(['COMBAT-1.1', 'GEN-3'])
    expect(shoot('academy')).toEqual([])
  })

  it('[GEN-4] for all geometry a ship is its base, and nothing else', () => {
    const b = duel()
    for (const name of ['rookie', 'academy'] as const)
      expect(bodyOf(catalog, b.ship(name))).toEqual({
        id: b.ship(name).id,
        base: { length: 40, width: 40 },
        pose: b.ship(name).pose,
      })
  })
})
