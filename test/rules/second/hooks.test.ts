/** What cards of the second edition may say and when: windows, words, values and permissions that the first edition has no card for (CARD-1, CARD-2, CARD-3). */
import { describe, expect, it } from 'vitest'
import type { Face } from '../../../src/rules/index.ts'
import { type Battle, faceDown, type Setting } from '../../support/battle.ts'
import { skirmishOf } from '../../support/second-set.ts'

/** A heron and a crow, 100 mm between their bases; the heron's side is first player. */
const table = (
  heron: Partial<Setting> = {},
  crow: Partial<Setting> = {},
  others: Record<string, Setting> = {},
): Battle =>
  skirmishOf(
    {
      heron: { pilot: 'heron', at: [0, 0, 0], ...heron },
      crow: { pilot: 'crow', at: [0, 150, 0], ...crow },
      ...others,
    },
    { initiative: 'first' },
  ) as unknown as Battle
const shot = (b: Battle, ...faces: Face[]) =>
  b
    .fight()
    .attack('heron', 'crow')
    .roll(...faces)

describe('a card', () => {
  it('may speak before its ship engages [CARD-2]', () => {
    const b = table({ upgrades: ['alarm'] }).fight()
    expect([b.ship('heron').tokens, b.open().kind]).toEqual([{ calculate: 1 }, 'attack'])
  })

  it('may speak of each point of critical damage that its ship suffers, to shields and hull [CARD-2]', () => {
    const b = table({}, { upgrades: ['leaky'], shields: 1 })
    shot(b, 'crit', 'blank', 'blank').roll('blank', 'blank', 'blank')
    // The shield is lost to the CRIT, and one more damage comes of it: a card, face down.
    expect([b.ship('crow').shields, b.ship('crow').damage.map(({ faceUp }) => faceUp)]).toEqual([0, [false]])
    const hull = table({}, { upgrades: ['leaky'] })
    shot(hull, 'crit', 'blank', 'blank').roll('blank', 'blank', 'blank').draw('cracked')
    expect(hull.ship('crow').damage.map(({ faceUp }) => faceUp)).toEqual([true, false])
    const none = table({}, { upgrades: ['leaky'] })
    shot(none, 'hit', 'blank', 'blank').roll('blank', 'blank', 'blank')
    expect(none.ship('crow').damage).toHaveLength(1)
  })

  it('may make all damage of its ship critical, and none that is dealt [SE-DAMAGE-1]', () => {
    const b = table({}, { upgrades: ['brittle', 'leaky'], shields: 1 })
    shot(b, 'hit', 'blank', 'blank').roll('blank', 'blank', 'blank').draw('cracked')
    expect([b.ship('crow').shields, b.ship('crow').damage.map(({ faceUp }) => faceUp)]).toEqual([0, [true]])
    const dealt = table({}, { upgrades: ['brittle', 'shrapnel'], activated: false })
    dealt.dials().until(({ kind }) => kind === 'draw' || kind === 'attack')
    expect(dealt.open()).toMatchObject({ kind: 'draw', site: expect.stringContaining('/expose') })
  })

  it('may speak of a token that its ship gains [CARD-2]', () => {
    const b = table({ upgrades: ['nervous', 'eager'] }).fight()
    b.play({ type: 'act', ship: 'heron', action: 'focus' })
    // A red focus: stress, and what the card makes of that.
    expect([b.ship('heron').focus, b.ship('heron').stress, b.ship('heron').tokens]).toEqual([1, 1, { calculate: 1 }])
  })

  it('may prevent the damage that a friend is about to suffer, for a charge that comes back [SE-CHARGE-1]', () => {
    const mate = {
      mate: { pilot: 'crow', at: [300, 300, 0], upgrades: ['guardian'], charges: { guardian: 1 } },
    } as const
    const b = table({}, {}, mate)
    shot(b, 'hit', 'hit', 'crit').roll('blank', 'blank', 'blank')
    expect(b.open()).toMatchObject({ kind: 'effect', card: 'guardian' })
    b.play({ type: 'useEffect', card: 'guardian' })
    expect(b.ship('crow').damage).toEqual([])
    // Spent, and back as the next round begins.
    expect(b.told('chargesChanged').map(({ card, left }) => [card, left])).toEqual([
      ['guardian', 0],
      ['guardian', 1],
    ])
    const declined = table({}, {}, mate)
    shot(declined, 'hit', 'blank', 'blank').roll('blank', 'blank', 'blank').pass()
    expect(declined.ship('crow').damage).toHaveLength(1)
  })

  it('may let its ship perform an action of its bar in another phase [ACTION-2]', () => {
    const b = table({ upgrades: ['mentor'] })
    b.dials()
    expect(b.state.phase).toBe('system')
    expect(b.open()).toMatchObject({ kind: 'action', ship: 'r1', free: null })
    b.play({ type: 'act', ship: 'heron', action: 'focus' })
    expect(b.ship('heron').focus).toBe(1)
  })

  it('may keep its ship from changing dice in all ways but one [CONFLICT-2]', () => {
    const b = table({
      pilot: 'sage',
      upgrades: ['blinkered'],
      focus: 1,
      locks: 'crow',
      tokens: { force: 1, calculate: 1 },
    })
    shot(b, 'focus', 'blank', 'hit')
    expect(b.legal().flatMap(command => (command.type === 'modify' ? [command.effect] : []))).toEqual(['force/hit'])
    expect(b.refusal({ type: 'modify', effect: 'focus' })).toEqual(['CONFLICT-2', 'CARD-1'])
  })

  it('may take dice from whom its ship attacks [CARD-1]', () => {
    const size = (upgrades: string[]) => {
      const decision = shot(table({ upgrades }), 'hit', 'blank', 'blank').open('roll')
      return decision.kind === 'roll' ? decision.count : null
    }
    expect([size([]), size(['outflank'])]).toEqual([3, 2])
  })
})

describe('a strained ship with one die left', () => {
  it('rolls none and loses its token: two dice of its own, one less by a card, one less by strain [GAUNT-STRAIN-2, GAUNT-STRAIN-3]', () => {
    const b = skirmishOf(
      {
        crow: { pilot: 'crow', at: [0, 0, 0], upgrades: ['outflank'] },
        ark: { pilot: 'keeper', at: [0, 240, 0], tokens: { strain: 1 }, damage: [faceDown()] },
      },
      { initiative: 'second' },
    ) as unknown as Battle
    b.fight().attack('crow', 'ark').roll('hit', 'blank')
    expect(b.told('diceRolled').find(({ dice }) => dice === 'defence')).toMatchObject({ pool: [] })
    expect(b.ship('ark').tokens).toBeUndefined()
  })
})
