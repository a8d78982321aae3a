/** Actions and tokens of the second edition (SE-ACTION-1, SE-ACTION-2, SE-LOCK-1, SE-COORD-1, SE-JAM-1, SE-DISARM-1, SE-ION-1, SE-FORCE-1, SE-CHARGE-1, SE-END-1). */
import { describe, expect, it } from 'vitest'
import type { ActionChoice, ManoeuvreKey } from '../../../src/rules/index.ts'
import type { Battle, Lying, Setting } from '../../support/battle.ts'
import { skirmishOf } from '../../support/second-set.ts'

/** The heron is asked for its action, far from everybody unless told. */
const acting = (
  heron: Partial<Setting> = {},
  others: Record<string, Setting> = {},
  dial: ManoeuvreKey = 'straight 1',
  obstacles: Record<string, Lying> = {},
): Battle => {
  const settings = {
    heron: { pilot: 'heron', at: [0, -300, 0], ...heron },
    crow: { pilot: 'crow', at: [300, 380, 180] },
    ...others,
  } as const
  const b = skirmishOf(settings, { initiative: 'first', obstacles }) as unknown as Battle
  const told = [...b.dials({ heron: dial }).events]
  b.until(decision => decision.kind === 'action' && decision.ship === 'r1')
  b.events.unshift(...told)
  return b
}
const act = (b: Battle, ship: string, choice: ActionChoice) => b.play({ type: 'act', ship, ...choice })
const names = (b: Battle) => [
  ...new Set(b.legal().flatMap(command => (command.type === 'act' ? [command.action] : []))),
]

describe('an action', () => {
  it('is white, red for a stress token, or purple for a force [SE-ACTION-1]', () => {
    const b = acting({ pilot: 'keeper' }, {}, 'straight 2')
    act(b, 'heron', { action: 'reinforce', arc: 'fore' })
    expect([b.ship('heron').tokens, b.ship('heron').stress]).toEqual([{ 'reinforce-fore': 1 }, 1])
    const sage = acting({ pilot: 'sage', tokens: { force: 1 } })
    act(sage, 'heron', { action: 'calculate' })
    expect(sage.told('tokenGained')[0]).toMatchObject({ ship: 'r1', token: 'calculate', count: 1 })
    expect(sage.told('tokenRemoved')[0]).toMatchObject({ token: 'force', rules: ['SE-ACTION-1', 'SE-FORCE-1'] })
    // Who has no force is not offered it.
    const poor = acting()
    expect(names(poor)).not.toContain('calculate')
    expect(poor.refusal({ type: 'act', ship: 'heron', action: 'calculate' })).toEqual(['SE-ACTION-1'])
  })

  it('that fails has its price paid, brings nothing, and no other takes its place [SE-ACTION-1]', () => {
    const b = acting({ pilot: 'fumbler', tokens: { jam: 1 } }, {}, 'straight 2')
    act(b, 'heron', { action: 'reinforce', arc: 'aft' })
    const heron = b.ship('heron')
    expect([heron.tokens, heron.stress, heron.acted]).toEqual([{ jam: 1 }, 1, ['reinforce']])
    expect(b.told('actionSkipped')).toMatchObject([{ ship: 'r1', why: 'forbidden', card: 'fumbler' }])
    expect(b.told('actionPerformed')).toEqual([])
  })

  it('is performed once in a round, in whatever colour [SE-ACTION-1]', () => {
    const b = acting({ acted: ['focus'] })
    expect(b.refusal({ type: 'act', ship: 'heron', action: 'focus' })).toEqual(['ACTION-3'])
  })

  it('may be followed by the one linked to it, in its own colour, and that by none [SE-ACTION-2]', () => {
    const b = acting()
    act(b, 'heron', { action: 'focus' })
    expect(b.open()).toMatchObject({ kind: 'action', ship: 'r1', free: ['boost'], colour: 'red' })
    act(b, 'heron', { action: 'boost', bearing: 'straight' })
    expect([b.ship('heron').stress, b.ship('heron').focus, b.ship('heron').acted]).toEqual([1, 1, ['focus', 'boost']])
    expect(b.told('actionPerformed')[0]!.rules).toContain('SE-ACTION-2')
    expect(b.state.open[0]).not.toMatchObject({ ship: 'r1', kind: 'action' })
    // Declined, it is gone; after a lock there is none.
    const declined = acting()
    act(declined, 'heron', { action: 'focus' }).pass()
    expect([declined.ship('heron').stress, declined.ship('heron').acted]).toEqual([0, ['focus']])
  })
})

describe('a lock', () => {
  const targets = (b: Battle) =>
    b.legal().flatMap(command => (command.type === 'act' && command.action === 'target-lock' ? [command.target] : []))

  it('is on any other object at range 0 to 3: ships of either side, obstacles [SE-LOCK-1]', () => {
    const near = {
      foe: { pilot: 'crow', at: [200, -220, 180] },
      friend: { pilot: 'sage', at: [-200, -220, 0] },
      contact: { pilot: 'crow', at: [0, -180, 180] },
    } as const
    const b = acting({}, near, 'straight 1', { reef1: [0, 0], reef2: [0, 400] })
    expect(targets(b)).toEqual(['r2', 'i2', 'i3', 'reef1'])
    act(b, 'heron', { action: 'target-lock', target: 'reef1' })
    expect(b.told('lockAcquired')).toMatchObject([{ target: 'reef1', rules: ['SE-LOCK-1'] }])
  })

  it('is one a ship: a former one goes [SE-LOCK-1]', () => {
    const b = acting({ locks: 'crow' }, { foe: { pilot: 'crow', at: [100, -220, 180] } })
    act(b, 'heron', { action: 'target-lock', target: 'i2' })
    expect(b.told('lockRemoved')).toMatchObject([{ target: 'i1', why: 'replaced' }])
    expect(b.ship('heron').lock).toMatchObject({ target: 'i2' })
  })
})

describe('coordinating', () => {
  const table = { friend: { pilot: 'heron', at: [0, -60, 0] }, far: { pilot: 'sage', at: [0, 330, 0] } } as const

  it('lets another friendly ship at range 1 or 2 perform an action [SE-COORD-1]', () => {
    const b = acting({ pilot: 'keeper' }, table, 'straight 2')
    const offered = b
      .legal()
      .flatMap(command => (command.type === 'act' && command.action === 'coordinate' ? [command.target] : []))
    expect(offered).toEqual(['r2'])
    act(b, 'heron', { action: 'coordinate', target: 'r2' })
    expect(b.ship('heron').stress).toBe(1)
    expect(b.open()).toMatchObject({ kind: 'action', ship: 'r2', free: null })
    act(b, 'r2', { action: 'focus' })
    expect(b.ship('r2').focus).toBe(1)
    expect(b.told('actionPerformed')[0]!.rules).toContain('SE-COORD-1')
  })

  it('is not offered without such a ship [SE-COORD-1]', () => {
    const b = acting({ pilot: 'keeper' }, { contact: { pilot: 'sage', at: [0, -79.995, 0] } }, 'straight 2')
    expect(b.ship('heron').pose).toMatchObject({ y: -140 })
    expect(names(b)).not.toContain('coordinate')
    expect(b.refusal({ type: 'act', ship: 'heron', action: 'coordinate', target: 'r2' })).toEqual(['SE-COORD-1'])
  })
})

describe('a jam token', () => {
  /** A crow at range 1 of the heron is asked for its action. */
  const jamming = (heron: Partial<Setting>) => {
    const b = skirmishOf(
      {
        crow: { pilot: 'oldcrow', at: [0, 100, 180] },
        heron: { pilot: 'heron', at: [0, -120, 0], ...heron },
      },
      { initiative: 'second' },
    ) as unknown as Battle
    return b.dials({ crow: 'straight 2' }).until(({ kind, player }) => kind === 'action' && player === 'second')
  }

  it('takes a green token or the lock of its ship, as its giver chooses, and goes [SE-JAM-1]', () => {
    const b = jamming({ focus: 1, locks: 'crow', tokens: { calculate: 1 } })
    b.play({ type: 'act', ship: 'crow', action: 'jam', target: 'heron' })
    expect(b.open()).toMatchObject({ kind: 'card', player: 'second', cards: ['focus', 'calculate', 'lock'] })
    b.play({ type: 'chooseCard', card: 'lock' })
    const { lock, focus, tokens } = b.ship('heron')
    expect([lock, focus, tokens]).toEqual([null, 1, { calculate: 1 }])
  })

  it('waits where there is nothing to take, and is gone in the End phase [SE-JAM-1]', () => {
    const b = jamming({})
    b.play({ type: 'act', ship: 'crow', action: 'jam', target: 'heron' })
    expect(b.ship('heron').tokens).toEqual({ jam: 1 })
    b.until(({ kind, player }) => kind === 'action' && player === 'first')
    b.play({ type: 'act', ship: 'heron', action: 'focus' })
    expect([b.ship('heron').focus, b.ship('heron').tokens]).toEqual([0, undefined])
    const left = jamming({})
    left.play({ type: 'act', ship: 'crow', action: 'jam', target: 'heron' }).until((_, { round }) => round === 2)
    expect(left.ship('heron').tokens).toBeUndefined()
  })
})

describe('tokens', () => {
  it('that disarm keep their ship from attacking, to the End phase [SE-DISARM-1]', () => {
    const b = skirmishOf(
      { heron: { pilot: 'heron', at: [0, 0, 0], tokens: { disarm: 1 } }, crow: { pilot: 'crow', at: [0, 150, 0] } },
      { initiative: 'first' },
    ) as unknown as Battle
    b.fight()
    expect(b.told('attackSkipped')).toMatchObject([{ ship: 'r1' }, { ship: 'i1' }])
    b.until((_, { round }) => round === 2)
    expect(b.ship('heron').tokens).toBeUndefined()
  })

  it('of ions leave their ship nothing but focus and no lock, and it flies a blue 1 to the side of its dial, then they go [SE-ION-1]', () => {
    const flown = (dial: ManoeuvreKey, heron: Partial<Setting>) => {
      const b = acting({ tokens: { ion: 1 }, ...heron }, {}, dial)
      const [replaced] = b.told('manoeuvreReplaced')
      return { to: replaced?.to, tokens: b.ship('heron').tokens, difficulty: replaced?.difficulty }
    }
    expect(flown('turn-left 3', {})).toEqual({ to: 'bank-left 1', tokens: undefined, difficulty: 'blue' })
    expect(flown('koiogran 4', {}).to).toBe('straight 1')
    // A large ship takes three.
    expect(flown('stationary 0', { pilot: 'keeper', tokens: { ion: 2 } })).toMatchObject({
      to: undefined,
      tokens: { ion: 2 },
    })
    expect(flown('stationary 0', { pilot: 'keeper', tokens: { ion: 3 } }).to).toBe('straight 1')
    // Cards can tell that it was that manoeuvre, though the tokens are gone.
    expect(flown('turn-left 3', { upgrades: ['sparks'] }).tokens).toEqual({ calculate: 1 })
    expect(flown('turn-left 3', { upgrades: ['sparks'], tokens: {} }).tokens).toEqual({})
    // Ionised between its manoeuvre and its action.
    const b = acting({})
    b.ship('heron').tokens = { ion: 1 }
    expect(names(b)).toEqual(['focus'])
    expect(b.refusal({ type: 'act', ship: 'heron', action: 'target-lock', target: 'i1' })).toContain('SE-ION-1')
  })
})

describe('the End phase', () => {
  const ended = (heron: Partial<Setting>) => acting(heron).until((_, { round }) => round === 2)

  it('has effects first, then green and orange tokens go, then charges come back; red ones and locks stay [SE-END-1, SE-CHARGE-1]', () => {
    const b = ended({
      locks: 'crow',
      stress: 1,
      upgrades: ['drill', 'steady', 'fuelled'],
      charges: { steady: 0, fuelled: 2 },
      tokens: { strain: 1, deplete: 1, disarm: 1 },
    })
    const { tokens, focus, stress, lock, charges } = b.ship('heron')
    // What the drill gave in this End phase has gone with the rest; steady comes back, what was burnt does not.
    expect(b.told('tokenRemoved')).toContainEqual(expect.objectContaining({ token: 'calculate', rules: ['SE-END-1'] }))
    expect([tokens, focus, stress > 0, lock !== null, charges]).toEqual([
      undefined,
      0,
      false,
      true,
      { steady: 1, fuelled: 1 },
    ])
  })

  it('gives force back as the card of a pilot says, never more than it has [SE-FORCE-1, SE-END-1]', () => {
    expect(ended({ pilot: 'sage', tokens: {} }).ship('heron').tokens).toEqual({ force: 1 })
    expect(ended({ pilot: 'sage', tokens: { force: 2 } }).ship('heron').tokens).toEqual({ force: 2 })
  })
})
