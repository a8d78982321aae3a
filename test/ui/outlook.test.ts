/** How much damage is to be expected at each point of an attack, and which changes of the dice help. */
import { describe, expect, it } from 'vitest'
import { game, missionScenario } from '../../src/content/index.ts'
import type { AttackInPlay, Face, GameState } from '../../src/rules/index.ts'
import { attackInPlay, comesThrough, helps, turnedBy } from '../../src/ui/play/orders/outlook.ts'

const { catalog } = game
const dice = (faces: readonly Face[]) => faces.map(face => ({ face, rerolled: false, added: false }))

/** An attack of Mission 2 under way: Luke at "Mauler Mithel", or the other way round. */
function attack(change: Partial<AttackInPlay>, tokens: { focus?: number; evade?: number } = {}) {
  const state: GameState = game.newGame(missionScenario('asteroid-run'))
  for (const ship of state.ships) {
    ship.status = 'play'
    ship.pose = { x: 0, y: ship.side === 'first' ? 0 : 80, heading: 0 }
  }
  const defender = state.ships.find(ship => ship.id === (change.defender ?? 'i2'))!
  Object.assign(defender, tokens)
  const frame: AttackInPlay = {
    step: 'attack',
    attacker: 'r1',
    defender: 'i2',
    weapon: 'primary',
    band: 1,
    obstructed: false,
    stage: 'attackByAttacker',
    attack: [],
    defence: [],
    reroll: null,
    evades: 0,
    used: [],
    ...change,
  }
  state.stack = [{ step: 'combat' }, frame]
  return { state, frame: attackInPlay(state)! }
}

describe('what comes through', () => {
  it('is the mean over the defence roll while that is still to come', () => {
    const { state, frame } = attack({ attack: dice(['hit', 'focus', 'blank']) })
    // One hit against three dice that each evade with 3 in 8.
    expect(comesThrough(catalog, state, frame, 'attack', null)).toBeCloseTo((5 / 8) ** 3, 12)
    const spent = comesThrough(catalog, state, frame, 'attack', { effect: 'focus' })
    // Two hits: both with no evade, one with exactly one.
    expect(spent).toBeCloseTo(2 * (5 / 8) ** 3 + 3 * (3 / 8) * (5 / 8) ** 2, 12)
  })

  it('counts the tokens of the defender', () => {
    const plain = attack({ attack: dice(['hit', 'hit']) })
    const focused = attack({ attack: dice(['hit', 'hit']) }, { focus: 1 })
    const evading = attack({ attack: dice(['hit', 'hit']) }, { evade: 1 })
    const of = ({ state, frame }: ReturnType<typeof attack>) => comesThrough(catalog, state, frame, 'attack', null)
    expect(of(focused)).toBeLessThan(of(plain))
    expect(of(evading)).toBeLessThan(of(plain))
  })

  it('is the mean over a reroll', () => {
    const { state, frame } = attack({ attack: dice(['blank']) })
    const change = { effect: 'target-lock', reroll: { blank: 1 } } as const
    expect(comesThrough(catalog, state, frame, 'attack', change)).toBeCloseTo((1 / 2) * (5 / 8) ** 3, 12)
  })

  it('is the plain difference once the defence dice lie', () => {
    const { state, frame } = attack({
      stage: 'defenceByDefender',
      attacker: 'i2',
      defender: 'r1',
      attack: dice(['crit', 'hit', 'hit']),
      defence: dice(['focus', 'focus']),
    })
    const through = (effect: string | null) =>
      comesThrough(catalog, state, frame, 'defence', effect === null ? null : { effect })
    expect([through(null), through('focus'), through('evade'), through('lukeskywalker')]).toEqual([3, 1, 2, 2])
  })
})

describe('a change of the dice', () => {
  it('helps an attacker only if more comes through', () => {
    const some = attack({ attack: dice(['hit', 'focus']) })
    expect(helps(catalog, some.state, some.frame, 'attack', { effect: 'focus' })).toBe(true)
    const none = attack({ attack: dice(['hit', 'blank']) })
    expect(helps(catalog, none.state, none.frame, 'attack', { effect: 'focus' })).toBe(false)
  })

  it('helps a defender only while something comes through', () => {
    const facing = (attacked: readonly Face[]) => {
      const { state, frame } = attack({
        stage: 'defenceByDefender',
        attack: dice(attacked),
        defence: dice(['evade', 'focus']),
      })
      return ['focus', 'evade'].map(effect => helps(catalog, state, frame, 'defence', { effect }))
    }
    expect(facing(['hit', 'crit'])).toEqual([true, true])
    expect(facing(['hit', 'blank'])).toEqual([false, false])
  })
})

describe('what a card turns', () => {
  it('is said in the order of the card, as far as dice go', () => {
    const [modifier] = catalog.upgrades['marksmanship']!.effects!.modifiers!
    const counts = { hit: 0, crit: 0, focus: 3, blank: 1, evade: 0 }
    expect(turnedBy(modifier!, counts)).toEqual([
      { from: 'focus', to: 'crit', count: 1 },
      { from: 'focus', to: 'hit', count: 2 },
    ])
    expect(turnedBy(modifier!, { ...counts, focus: 1 })).toEqual([{ from: 'focus', to: 'crit', count: 1 }])
    expect(turnedBy(modifier!, { ...counts, focus: 0 })).toEqual([])
  })
})
