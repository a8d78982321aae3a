/** What tokens and actions are worth in an attack before it is made, term by term. */
import { describe, expect, it } from 'vitest'
import { game, missionScenario } from '../../src/content/index.ts'
import { diceTotal, type GameState, type Ship, termRule } from '../../src/rules/index.ts'
import { previewAttack } from '../../src/rules/preview.ts'
import { actionWorth, tokenWorth } from '../../src/ui/play/orders/worth.ts'

const { catalog } = game

/** Mission 3 with its X-wing (torpedoes) 100 mm south of two TIE fighters that face it. */
function meeting(change: Readonly<Record<string, Partial<Ship>>> = {}): GameState {
  const state = game.newGame(missionScenario('dark-whispers'))
  for (const ship of state.ships) {
    ship.status = 'play'
    const east = ship.id === 'i2' ? 60 : 0
    ship.pose = ship.side === 'first' ? { x: 0, y: 0, heading: 0 } : { x: east, y: 140, heading: 180 }
    Object.assign(ship, change[ship.id])
  }
  return state
}

const damage = (state: GameState, attacker: string, defender: string, weapon?: string) =>
  previewAttack(catalog, state, attacker, defender, weapon)!.odds.expectedDamage

describe('the dice of an attack before it is made', () => {
  const said = (state: GameState, attacker: string, defender: string, weapon = 'primary') => {
    const preview = previewAttack(catalog, state, attacker, defender, weapon)!
    const terms = (dice: 'attack' | 'defence') =>
      preview[`${dice}Terms`].map(({ why, dice: by }) => `${why} ${by} ${termRule(dice, why, weapon === 'primary')}`)
    expect([preview.attackTerms, preview.defenceTerms].map(diceTotal)).toEqual([
      preview.attackDice,
      preview.defenceDice,
    ])
    return { attack: terms('attack'), defence: terms('defence') }
  }

  it('are told term by term with the rule behind each (COMBAT-2.1 … 2.3, COMBAT-4.1 … 4.3, SECW-3)', () => {
    const near = meeting()
    near.ships.find(ship => ship.id === 'i1')!.pose = { x: 0, y: 90, heading: 180 }
    expect(said(near, 'r1', 'i1')).toEqual({
      attack: ['weapon 3 COMBAT-2.1', 'range-1 1 COMBAT-2.3'],
      defence: ['agility 3 COMBAT-4.1'],
    })
    const far = meeting()
    far.ships.find(ship => ship.id === 'i1')!.pose = { x: 0, y: 290, heading: 180 }
    expect(said(far, 'r1', 'i1').defence).toEqual(['agility 3 COMBAT-4.1', 'range-3 1 COMBAT-4.3'])
    expect(said(far, 'r1', 'i1', 'protontorpedoes')).toEqual({
      attack: ['weapon 4 SECW-3'],
      defence: ['agility 3 COMBAT-4.1'],
    })
  })
})

describe('tokens in an attack', () => {
  it('are each taken away where there is one, and given where there is none', () => {
    const state = meeting({ r1: { focus: 1 }, i1: { evade: 1 } })
    const rows = tokenWorth(catalog, state, 'r1', 'i1', 'primary')
    expect(rows.map(({ of, token, lost }) => `${of} ${token} ${lost}`)).toEqual([
      'attacker focus true',
      'attacker lock false',
      'defender focus false',
      'defender evade true',
    ])
    const now = damage(state, 'r1', 'i1')
    const [focus, lock, theirs, evade] = rows.map(row => row.odds.expectedDamage)
    expect(focus).toBeLessThan(now)
    expect(lock).toBeGreaterThan(now)
    expect(theirs).toBeLessThan(now)
    expect(evade).toBeGreaterThan(now)
    // Exactly the attack of a ship that never had the token.
    expect(focus).toBe(damage(meeting({ i1: { evade: 1 } }), 'r1', 'i1'))
    expect(lock).toBe(
      damage(meeting({ r1: { focus: 1, lock: { target: 'i1', letter: 'A' } }, i1: { evade: 1 } }), 'r1', 'i1'),
    )
  })

  it('[SECW-5] leave out a lock that the weapon spends itself', () => {
    const state = meeting({ r1: { lock: { target: 'i1', letter: 'A' } } })
    const kinds = (weapon: string) => tokenWorth(catalog, state, 'r1', 'i1', weapon).map(row => row.token)
    expect(kinds('primary')).toContain('lock')
    expect(kinds('protontorpedoes')).not.toContain('lock')
  })

  it('say nothing of a target out of reach', () => {
    const state = meeting({ i1: { pose: { x: 0, y: -140, heading: 0 } } })
    expect(tokenWorth(catalog, state, 'r1', 'i1', 'primary')).toEqual([])
  })
})

describe('an action', () => {
  it('is told by what its token changes in attacks by and at the ship', () => {
    const state = meeting()
    const focus = actionWorth(catalog, state, 'i1', { action: 'focus' })
    expect(focus.own).toEqual({
      enemy: 'r1',
      before: damage(state, 'i1', 'r1'),
      after: damage(meeting({ i1: { focus: 1 } }), 'i1', 'r1'),
    })
    expect(focus.incoming!.after).toBeLessThan(focus.incoming!.before)
    const evade = actionWorth(catalog, state, 'i1', { action: 'evade' })
    expect(evade.own).toBeNull()
    expect(evade.incoming!.after).toBe(damage(meeting({ i1: { evade: 1 } }), 'r1', 'i1'))
  })

  it('that locks counts against the ship that is locked', () => {
    const lock = actionWorth(catalog, meeting(), 'r1', { action: 'target-lock', target: 'i2' })
    expect([lock.own?.enemy, lock.incoming]).toEqual(['i2', null])
    expect(lock.own!.after).toBeGreaterThan(lock.own!.before)
  })

  it('[MISSION-1-PROTECT-1] that protects another counts in attacks at that one', () => {
    const protect = actionWorth(catalog, meeting(), 'i2', { action: 'mission', name: 'protect', target: 'i1' })
    expect(protect).toEqual(actionWorth(catalog, meeting(), 'i1', { action: 'evade' }))
  })

  it('that gives no such token says nothing', () => {
    const state = meeting()
    expect(actionWorth(catalog, state, 'i1', { action: 'barrel-roll', side: 'left', slide: 0 })).toEqual({
      own: null,
      incoming: null,
    })
  })
})
