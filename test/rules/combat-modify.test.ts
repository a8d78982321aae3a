/** What may be done to dice with locks, focus and evade tokens, and who goes first. */
import { describe, expect, it } from 'vitest'
import type { Effects, Window } from '../../src/rules/index.ts'
import { battle, type Setting } from '../support/battle.ts'
import { carried, catalogWith, upgrade } from '../support/made-up.ts'

const duel = (rookie: Partial<Setting> = {}, tie: Partial<Setting> = {}, effects: Effects = {}) =>
  battle(
    {
      rookie: { pilot: 'rookiepilot', at: [0, -170, 0], ...rookie },
      tie: { pilot: 'academypilot', at: [0, 20, 180], ...tie },
    },
    { catalog: catalogWith({ upgrades: [upgrade('card', 'elite', effects)] }) },
  ).fight()
const focus = { type: 'modify', effect: 'focus' } as const
const evade = { type: 'modify', effect: 'evade' } as const
const lock = (reroll: Record<string, number>) => ({ type: 'modify', effect: 'target-lock', reroll }) as const

describe('modifying attack dice', () => {
  it('[COMBAT-3.1] [DICE-1] only what can change the dice is offered, as often as wanted, or passed', () => {
    const b = duel({ focus: 1, locks: 'tie' }).attack('rookie', 'tie').roll('hit', 'focus', 'blank')
    expect(b.open()).toMatchObject({ kind: 'modify', dice: 'attack', ship: 'r1' })
    const kinds = b.legal().map(command => (command.type === 'modify' ? command.effect : command.type))
    expect(kinds.filter(kind => kind !== 'target-lock')).toEqual(['pass', 'focus'])
    expect(kinds.filter(kind => kind === 'target-lock')).toHaveLength(7)
    expect(b.refusal({ type: 'modify', effect: 'wish' })).toEqual(['COMBAT-3.1'])
    expect(b.refusal({ type: 'chooseShip', ship: 'tie' })).toEqual(['COMBAT-3.1'])
    b.pass()
    expect(b.ship('rookie')).toMatchObject({ focus: 1, lock: { target: 'i1' } })
    expect(b.open()).toMatchObject({ kind: 'roll', dice: 'defence' })
  })

  it('[COMBAT-3.1] without anything to spend nobody is asked', () => {
    const b = duel().attack('rookie', 'tie').roll('hit', 'focus', 'blank')
    expect(b.open()).toMatchObject({ kind: 'roll', dice: 'defence' })
  })

  it('[COMBAT-3.3] [DICE-4] the lock goes, the dice named are rolled again, the others stay', () => {
    const b = duel({ locks: 'tie' }).attack('rookie', 'tie').roll('hit', 'focus', 'blank')
    b.play(lock({ focus: 1, blank: 1 }))
    expect(b.ship('rookie').lock).toBeNull()
    expect(b.told('lockRemoved')[0]).toMatchObject({ target: 'i1', why: 'spent' })
    expect(b.open()).toMatchObject({ kind: 'roll', dice: 'attack', count: 2, reroll: true })
    b.roll('crit', 'blank')
    expect(b.told('diceModified')[0]).toMatchObject({ how: 'reroll', effect: 'target-lock' })
    expect(b.told('diceModified')[0]?.after).toEqual([
      { face: 'crit', rerolled: true, added: false },
      { face: 'hit', rerolled: false, added: false },
      { face: 'blank', rerolled: true, added: false },
    ])
    expect(b.open()).toMatchObject({ kind: 'roll', dice: 'defence' })
  })

  it('[COMBAT-3.3] a lock on another ship is of no use, nor are dice that did not fall', () => {
    const other = battle({
      rookie: { pilot: 'rookiepilot', at: [0, -170, 0], focus: 1, locks: 'other' },
      tie: { pilot: 'academypilot', at: [0, 20, 180] },
      other: { pilot: 'academypilot', at: [60, 20, 180] },
    }).fight()
    other.attack('rookie', 'tie').roll('hit', 'focus', 'blank')
    expect(other.refusal(lock({ blank: 1 }))).toEqual(['COMBAT-3.3'])
    const b = duel({ locks: 'tie' }).attack('rookie', 'tie').roll('hit', 'focus', 'blank')
    expect(b.refusal(lock({ blank: 2 }))).toEqual(['DICE-5', 'COMBAT-3.3'])
    expect(b.refusal(lock({ blank: 0.5 }))).toEqual(['DICE-5', 'COMBAT-3.3'])
    expect(b.refusal(lock({}))).toEqual(['COMBAT-3.3'])
  })

  it('[COMBAT-3.3] [DICE-4] faces named with no die say nothing: the same choice is the same state', () => {
    const states = [lock({ blank: 1 }), lock({ focus: 0, blank: 1 })].map(choice => {
      const b = duel({ locks: 'tie' }).attack('rookie', 'tie').roll('hit', 'focus', 'blank').play(choice)
      return b.rules.hash(b.state)
    })
    expect(states[0]).toBe(states[1])
  })

  it('[COMBAT-3.4] [DICE-3] a focus token turns every FOCUS into a HIT; tokens of others do not count', () => {
    const b = duel({ focus: 2 }, { focus: 1 }).attack('rookie', 'tie').roll('focus', 'focus', 'blank')
    b.play(focus)
    expect(b.ship('rookie').focus).toBe(1)
    expect(b.told('diceModified')[0]).toMatchObject({
      how: 'change',
      after: [{ face: 'hit' }, { face: 'hit' }, { face: 'blank' }],
    })
    expect(b.open()).toMatchObject({ kind: 'roll', dice: 'defence' })
    const none = duel({ locks: 'tie' }, { focus: 1 }).attack('rookie', 'tie').roll('focus', 'hit', 'blank')
    expect(none.refusal(focus)).toEqual(['COMBAT-3.4'])
    const useless = duel({ focus: 1, locks: 'tie' }).attack('rookie', 'tie').roll('hit', 'hit', 'blank')
    expect(useless.refusal(focus)).toEqual(['COMBAT-3.4'])
  })

  it('[COMBAT-5.4] an evade token does nothing to attack dice', () => {
    const b = duel({ focus: 1, evade: 1 }).attack('rookie', 'tie').roll('focus', 'hit', 'blank')
    expect(b.refusal(evade)).toEqual(['COMBAT-5.4'])
  })

  it('[D-11] [DICE-5] a die that was rerolled is not rerolled again by another effect, but may be changed', () => {
    const b = duel({ focus: 1, locks: 'tie' }).attack('rookie', 'tie').roll('focus', 'blank', 'blank')
    b.play(lock({ blank: 2 })).roll('focus', 'blank')
    // Another effect with rerolls to offer: a second lock.
    b.ship('rookie').lock = { target: b.ids.tie, letter: 'B' }
    expect(b.refusal(lock({ blank: 1 }))).toEqual(['DICE-5', 'COMBAT-3.3'])
    expect(b.refusal(lock({ focus: 2 }))).toEqual(['DICE-5', 'COMBAT-3.3'])
    expect(b.judge(lock({ focus: 1 }))).toBe(true)
    b.play(focus)
    expect(b.told('diceModified')[0]?.after.map(die => die.face)).toEqual(['hit', 'hit', 'blank'])
  })
})

describe('modifying defence dice', () => {
  it('[COMBAT-5.1] [COMBAT-5.3] [DICE-3] a focus token turns every FOCUS into an EVADE', () => {
    const b = duel({}, { focus: 1 }).attack('rookie', 'tie').roll('hit', 'hit', 'hit').roll('focus', 'focus', 'blank')
    expect(b.open()).toMatchObject({ kind: 'modify', dice: 'defence', ship: 'i1' })
    b.play(focus)
    expect(b.ship('tie').focus).toBe(0)
    expect(b.told('resultsCompared')[0]).toMatchObject({ cancelled: { hits: 2 }, hits: 1 })
  })

  it('[COMBAT-5.1] [COMBAT-5.4] [DICE-2] an evade token adds a result that is no die', () => {
    const b = duel({}, { evade: 2, focus: 1 }).attack('rookie', 'tie').roll('hit', 'hit', 'hit')
    b.roll('evade', 'focus', 'blank')
    b.play(evade)
    expect(b.told('diceModified')[0]).toMatchObject({ how: 'add', effect: 'evade' })
    expect(b.told('diceModified')[0]?.after).toHaveLength(4)
    expect(b.told('diceModified')[0]?.after.filter(die => die.added)).toEqual([
      { face: 'evade', rerolled: false, added: true },
    ])
    b.play(evade)
    expect(b.ship('tie').evade).toBe(0)
    b.pass()
    expect(b.told('resultsCompared')[0]).toMatchObject({ cancelled: { hits: 3 }, hits: 0 })
    expect(b.ship('tie').focus).toBe(1)
  })

  it("[COMBAT-5.3] [COMBAT-5.4] the attacker's tokens and locks do nothing for the defence dice", () => {
    const b = duel({ evade: 1, focus: 1, locks: 'tie' }, { evade: 1, focus: 1 }).attack('rookie', 'tie')
    b.roll('hit', 'blank', 'blank').pass().roll('focus', 'blank', 'blank')
    expect(b.open()).toMatchObject({ side: 'second', ship: 'i1' })
    expect(b.refusal(lock({ blank: 1 }))).toEqual(['COMBAT-3.3'])
    b.play(focus)
    expect(b.ship('rookie').focus).toBe(1)
    expect(b.refusal(focus)).toEqual(['COMBAT-5.3'])
    b.pass()
    expect(b.ship('rookie').evade).toBe(1)
    expect(b.ship('tie').evade).toBe(1)
  })

  it('[COMBAT-6.5] where nothing can hit nobody is asked to spend anything', () => {
    const b = duel({}, { evade: 1 }).attack('rookie', 'tie').roll('blank', 'focus', 'blank')
    b.roll('focus', 'blank', 'blank')
    expect(b.told('attackEnded')).toHaveLength(1)
  })
})

describe('who modifies first', () => {
  const reaction = (window: Window): Effects => ({
    reactions: { [window]: { rules: ['COMBAT-3.1'], do: [{ do: 'gainToken', token: 'stress', count: 1 }] } },
  })
  const order = (window: Window, defence: boolean) => {
    const both = { upgrades: [carried('card')] }
    const b = duel(both, both, reaction(window)).attack('rookie', 'tie').roll('hit', 'blank', 'blank')
    if (defence) b.roll('blank', 'blank', 'blank')
    return b.told('cardTriggered').map(event => event.ship)
  }

  it('[COMBAT-3.2] the attack dice: the defender, then the attacker', () => {
    expect(order('modifyAttack', false)).toEqual(['i1', 'r1'])
  })

  it('[COMBAT-5.2] the defence dice: the attacker, then the defender', () => {
    expect(order('modifyDefence', true)).toEqual(['r1', 'i1'])
  })

  it('[COMBAT-6.1] cards speak at the start of the comparison, before results are cancelled', () => {
    const seen: number[] = []
    const spy: Effects = {
      reactions: {
        compare: {
          rules: ['COMBAT-6.1'],
          when: ({ game }) =>
            seen.push(game.events?.filter(event => event.type === 'resultsCompared').length ?? -1) < 0,
          do: [],
        },
      },
    }
    const b = duel({ upgrades: [carried('card')] }, {}, spy)
      .attack('rookie', 'tie')
      .roll('hit', 'blank', 'blank')
    b.roll('blank', 'blank', 'blank')
    expect(seen).toEqual([0])
    expect(b.told('resultsCompared')).toHaveLength(1)
  })
})
