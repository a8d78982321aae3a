/** When abilities and damage cards act, whether they must, how often, and which of several is first. */
import { describe, expect, it } from 'vitest'
import { catalog } from '../../src/content/index.ts'
import type { Choice, Effects, Mission, Side } from '../../src/rules/index.ts'
import { battle, faceDown, faceUp, type Setting } from '../support/battle.ts'
import { testPilot, withCards } from '../support/cards.ts'

/** "After executing a green manoeuvre this ship may perform a free focus action." */
const afterGreen: Effects = {
  reactions: {
    manoeuvreExecuted: {
      rules: ['CARD-3'],
      optional: true,
      when: (_where, { difficulty }) => difficulty === 'green',
      do: [{ do: 'freeAction', actions: ['focus'] }],
    },
  },
}
const nightBeast = testPilot('night-beast', 'tiefighter', 5, afterGreen)
const focusing: Choice = { type: 'act', ship: 'beast', action: 'focus' }

/** "Night Beast" about to move, its friend has moved. */
const beast = (more: Partial<Setting> = {}, options: { missions?: Mission[]; mission?: string } = {}) =>
  battle(
    {
      beast: { pilot: 'night-beast', at: [0, 0, 0], ...more },
      friend: { pilot: 'academypilot', at: [-200, 0, 0], activated: true },
      rookie: { pilot: 'rookiepilot', at: [-400, -400, 0], activated: true },
    },
    { ...options, catalog: withCards({ pilots: [nightBeast], missions: options.missions ?? [] }) },
  )
const USE: Choice = { type: 'useEffect', card: 'night-beast' }

describe('abilities and free actions', () => {
  it('[EX-CARD-1] [CARD-1] [CARD-3] [ACTION-2] [ACTION-3] a free focus after green, once, and another action after it', () => {
    const b = beast().dials({ beast: 'straight 2' })
    expect(b.open()).toMatchObject({ kind: 'effect', side: 'second', ship: 'i1', card: 'night-beast' })
    b.play(USE)
    expect(b.open()).toMatchObject({ kind: 'action', ship: 'i1', free: ['focus'] })
    expect(b.refusal({ type: 'act', ship: 'beast', action: 'evade' })).toEqual(['ACTION-2'])
    b.play(focusing)
    expect(b.told('actionPerformed')).toMatchObject([{ action: 'focus', free: true }])
    expect(b.told('actionPerformed')[0]!.rules).toContain('ACTION-2')
    // The one action of the step is still there, but not a second focus.
    expect(b.open()).toMatchObject({ kind: 'action', ship: 'i1', free: null })
    expect(b.refusal(focusing)).toEqual(['ACTION-3'])
    expect(b.refusal({ type: 'act', ship: 'beast', action: 'evade' })).toEqual([])
  })

  it('[EX-CARD-1] [CARD-1] only after green, and only the ship of the card', () => {
    expect(beast().dials({ beast: 'straight 4' }).open()).toMatchObject({ kind: 'action', free: null })
    const b = beast()
    b.ship('friend').activated = false
    b.ship('beast').activated = true
    b.dials({ friend: 'straight 2' })
    expect(b.open()).toMatchObject({ kind: 'action', ship: 'i2', free: null })
  })

  it('[CARD-3] "may": the ability can be declined, and the free action too', () => {
    const b = beast().dials({ beast: 'straight 2' })
    b.pass()
    expect(b.open()).toMatchObject({ kind: 'action', free: null })
    const c = beast().dials({ beast: 'straight 2' }).play(USE).pass()
    expect(c.open()).toMatchObject({ kind: 'action', free: null })
    expect(c.judge(focusing)).toBe(true)
  })

  it('[EX-CARD-1] [ACTION-2] [STRESS-2] with 1 stress before green it is possible, with 2 it is not', () => {
    const one = beast({ stress: 1 }).dials({ beast: 'straight 2' }).play(USE)
    expect(one.open()).toMatchObject({ kind: 'action', free: ['focus'] })
    // An offer that could not be taken is not made.
    const two = beast({ stress: 2 }).dials({ beast: 'straight 2' })
    expect(two.told('actionPerformed')).toEqual([])
    expect(two.state.phase).not.toBe('activation')
  })

  it('[ACTION-4] [OVERLAP-5] it remains possible where the Perform Action step is skipped', () => {
    const b = beast()
    b.ship('friend').pose = { x: 0, y: 130, heading: 0 }
    b.dials({ beast: 'straight 2' })
    expect(b.told('manoeuvreExecuted')).toMatchObject([{ overlapped: ['i2'] }])
    b.play(USE, focusing)
    expect(b.told('tokenGained')).toMatchObject([{ ship: 'i1', token: 'focus' }])
    expect(b.told('actionSkipped')).toMatchObject([{ ship: 'i1', why: 'overlap' }])
  })

  it('[ACTION-4] no icon is needed for a free action', () => {
    const effects: Effects = {
      reactions: { stressChecked: { rules: ['ACTION-4'], do: [{ do: 'freeAction', actions: ['evade'] }] } },
    }
    const b = battle(
      {
        wing: { pilot: 'evader', at: [0, 0, 0] },
        academy: { pilot: 'academypilot', at: [-300, 0, 0], activated: true },
      },
      { catalog: withCards({ pilots: [testPilot('evader', 'xwing', 3, effects)] }) },
    ).dials({ wing: 'straight 2' })
    b.play({ type: 'act', ship: 'wing', action: 'evade' })
    expect(b.ship('wing').evade).toBe(1)
    expect(b.open()).toMatchObject({ kind: 'action', free: null })
    expect(b.refusal({ type: 'act', ship: 'wing', action: 'evade' })).not.toEqual([])
    b.ship('wing').acted = []
    expect(b.refusal({ type: 'act', ship: 'wing', action: 'evade' })).toEqual(['ACTION-1'])
  })
})

/** An X-wing and a TIE fighter, both on fire at the start of Combat. */
const burning = (initiative: Side, first = ['consolefire'], second = ['consolefire']) => {
  const b = battle(
    {
      rookie: { pilot: 'rookiepilot', at: [-300, 0, 0], damage: first.map(faceUp) },
      academy: { pilot: 'academypilot', at: [300, 0, 0], damage: second.map(faceUp) },
    },
    { initiative },
  )
  for (const ship of b.state.ships) ship.activated = true
  return b.dials()
}

describe('damage cards and their timing', () => {
  it.each([
    ['second', 'i1', 'r1'],
    ['first', 'r1', 'i1'],
  ] as const)(
    '[INIT-3] abilities at the same time: the %s player has initiative and goes first',
    (side, first, second) => {
      const b = burning(side)
      expect(b.open()).toMatchObject({ kind: 'roll', ship: first, card: 'consolefire' })
      b.roll('blank')
      expect(b.open()).toMatchObject({ kind: 'roll', ship: second, card: 'consolefire' })
    },
  )

  it('[CARD-2] a damage card affects its own ship only', () => {
    const b = burning('second', [], ['consolefire'])
    expect(b.open()).toMatchObject({ kind: 'roll', ship: 'i1' })
    expect(b.told('cardTriggered')).toMatchObject([{ ship: 'i1', card: 'consolefire' }])
    b.roll('hit')
    expect(b.told('cardRolled')).toMatchObject([{ ship: 'i1', effect: true }])
    expect(b.ship('academy').damage).toHaveLength(2)
    expect(b.ship('rookie')).toMatchObject({ shields: 2, damage: [] })
    expect(b.state.round).toBe(2)
  })

  it('[CARD-3] an ability without "may" is mandatory: nobody is asked', () => {
    const b = burning('second', [], ['consolefire'])
    expect(b.open().player).toBe('chance')
    expect(b.legal().some(command => command.type === 'pass')).toBe(false)
  })

  it('[CARD-4] once for each time it happens; two cards are two abilities', () => {
    const one = burning('second', [], ['consolefire']).roll('blank')
    expect(one.state.round).toBe(2)
    const two = burning('second', [], ['consolefire', 'consolefire']).roll('blank')
    expect(two.open()).toMatchObject({ kind: 'roll', ship: 'i1' })
    two.roll('blank')
    expect(two.state.round).toBe(2)
  })

  it('[CARD-4] tokens are spent one after another as long as the ship has them', () => {
    const b = battle({
      rookie: { pilot: 'rookiepilot', at: [0, -50, 0] },
      academy: { pilot: 'academypilot', at: [0, 30, 180], evade: 2 },
    }).fight()
    b.attack('rookie', 'academy').roll('hit', 'hit', 'hit', 'blank').roll('blank', 'blank', 'blank')
    b.play({ type: 'modify', effect: 'evade' }, { type: 'modify', effect: 'evade' })
    expect(b.told('resultsCompared')).toMatchObject([{ cancelled: { hits: 2, crits: 0 }, hits: 1 }])
    expect(b.ship('academy').evade).toBe(0)
  })

  it('[ACTION-CARD-2] a card without "Action" has its own time and leaves the action alone', () => {
    const b = battle({
      rookie: { pilot: 'rookiepilot', at: [0, 0, 0], damage: [faceUp('stunnedpilot')], shields: 1 },
      wall: { pilot: 'academypilot', at: [0, 130, 0], activated: true },
      late: { pilot: 'redsquadronpilot', at: [300, -300, 0] },
    }).dials({ rookie: 'straight 2', late: 'straight 2' })
    expect(b.told('cardTriggered')).toMatchObject([{ ship: 'r1', card: 'stunnedpilot' }])
    expect(b.ship('rookie')).toMatchObject({ shields: 0, acted: [] })
    const c = beast().dials({ beast: 'straight 2' }).play(USE, focusing)
    expect(c.open()).toMatchObject({ kind: 'action', free: null })
  })
})

describe('several cards of one ship at the same time', () => {
  /** An X-wing with R2-D2 and a stunned pilot flies green into the back of a friend. */
  const stunned = (shields: number) =>
    battle({
      rookie: { pilot: 'rookiepilot', at: [0, 0, 0], upgrades: ['r2d2'], damage: [faceUp('stunnedpilot')], shields },
      friend: { pilot: 'redsquadronpilot', at: [0, 100, 0], activated: true },
      tie: { pilot: 'academypilot', at: [400, 400, 0], activated: true },
    }).dials({ rookie: 'straight 2' })

  it('[INIT-3] [CARD-3] an offer that is void as yet is made after what its ship must suffer', () => {
    const b = stunned(2)
    expect(b.open()).toMatchObject({ kind: 'effect', card: 'r2d2' })
    expect(b.ship('rookie').shields).toBe(1)
    b.play({ type: 'useEffect', card: 'r2d2' })
    expect(b.ship('rookie')).toMatchObject({ shields: 2, damage: [{ kind: 'stunnedpilot' }] })
    expect(b.told('shieldRegained')).toHaveLength(1)
  })

  it('[INIT-3] one that is worth something comes first', () => {
    const b = stunned(0)
    expect(b.open()).toMatchObject({ kind: 'effect', card: 'r2d2' })
    expect(b.ship('rookie')).toMatchObject({ shields: 0, damage: [{ kind: 'stunnedpilot' }] })
    b.play({ type: 'useEffect', card: 'r2d2' })
    expect(b.ship('rookie')).toMatchObject({ shields: 0, damage: [{ kind: 'stunnedpilot' }] })
  })
})

describe('rules that disagree', () => {
  it('[CONFLICT-1] card text beats the general rule: Damaged Cockpit makes pilot skill 0', () => {
    const order = (damage: Setting['damage'] = []) => {
      const b = battle({
        red: { pilot: 'redsquadronpilot', at: [0, 0, 0], damage },
        academy: { pilot: 'academypilot', at: [300, 0, 0] },
      })
      b.dials({ red: 'straight 2', academy: 'straight 2' })
      return b.told('dialRevealed')[0]!.ship
    }
    expect(order()).toBe('i1')
    expect(order([faceUp('damagedcockpit')])).toBe('r1')
    expect(order([faceDown()])).toBe('i1')
  })

  it('[CONFLICT-2] cannot beats can: Damaged Sensor Array forbids the focus that the pilot is granted', () => {
    const b = beast({ damage: [faceUp('damagedsensorarray')] }).dials({ beast: 'straight 2' })
    expect(b.told('actionPerformed')).toEqual([])
    expect(b.open()).toMatchObject({ kind: 'action', free: null })
    expect(b.refusal(focusing)).toEqual(['CONFLICT-2', 'CRIT-1'])
    expect(b.refusal({ type: 'act', ship: 'beast', action: 'repair', card: 'damagedsensorarray' })).toEqual([])
  })

  it("[CONFLICT-3] a mission's rule beats a card that grants an action", () => {
    const calm: Mission = {
      ...catalog.missions['standard']!,
      id: 'calm',
      effects: {
        permissions: { mayAct: [{ rules: ['CARD-3'], ask: (_where, _ship, { action }) => action !== 'focus' }] },
      },
    }
    const b = beast({}, { missions: [calm], mission: 'calm' }).dials({ beast: 'straight 2' })
    expect(b.open()).toMatchObject({ kind: 'action', free: null })
    expect(b.refusal(focusing)).toContain('CONFLICT-2')
    expect(b.refusal({ type: 'act', ship: 'beast', action: 'evade' })).toEqual([])
  })

  it('[CONFLICT-3] [FLEE-2] a ship that flees is destroyed, unless the mission says otherwise', () => {
    const b = battle({
      shuttle: { pilot: 'senatorshuttle', at: [0, 400, 0] },
      red: { pilot: 'redsquadronpilot', at: [-300, -300, 0] },
      academy: { pilot: 'academypilot', at: [300, 0, 0] },
    }).dials()
    b.play({ type: 'chooseManoeuvre', ship: 'shuttle', manoeuvre: 'straight 2' })
    expect(b.told('shipFled')).toMatchObject([{ edge: 'north', escaped: true }])
    expect(b.told('shipFled')[0]!.rules).not.toContain('FLEE-2')
    expect(b.state.losses).toEqual([])
    expect(b.rules.result(b.state)).toEqual({ winner: 'first', by: 'goal' })
  })
})
