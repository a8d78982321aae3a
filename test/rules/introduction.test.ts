/** What holds in an introduction game, by what its mission says: no actions, no bonuses, no cards face up, no shields for some. */
import { describe, expect, it } from 'vitest'
import type { Mission } from '../../src/rules/index.ts'
import { acrobats } from '../support/acrobats.ts'
import { battle, type Setting } from '../support/battle.ts'

const printed = acrobats()

/** The standard game with what an introduction leaves out. */
const first: Mission = {
  ...printed.missions['standard']!,
  id: 'first',
  obstacles: 'none',
  unshielded: ['looper'],
  noRangeBonus: true,
  critsCountAsHits: 'TFA-INTRO-4',
  noSimultaneousFire: true,
  effects: { permissions: { mayAct: [{ rules: ['TFA-INTRO-4'], ask: () => false }] } },
}
const catalog = { ...printed, missions: { ...printed.missions, first } }

const introduction = (ships: Readonly<Record<string, Setting>>) => battle(ships, { catalog, mission: 'first' })

describe('the introduction', () => {
  it('[TFA-INTRO-1] takes the shields of some ships alone', () => {
    const b = introduction({
      own: { pilot: 'rollo', at: [0, -200, 0] },
      other: { pilot: 'lupo', at: [100, -200, 0] },
      far: { pilot: 'academypilot', at: [0, 200, 180] },
    })
    expect([b.ship('own').shields, b.ship('other').shields]).toEqual([3, 0])
  })

  it('[TFA-INTRO-4] [TFA-INTRO-7] has no actions, but red manoeuvres and the stress they bring', () => {
    const b = introduction({
      own: { pilot: 'rollo', at: [0, 0, 0] },
      far: { pilot: 'academypilot', at: [400, 400, 180], activated: true },
    }).dials({ own: 'koiogran 4' })
    expect(b.told('tokenGained')).toMatchObject([{ ship: 'r1', token: 'stress', why: 'red' }])
    const calm = introduction({
      own: { pilot: 'rollo', at: [0, 0, 0] },
      far: { pilot: 'academypilot', at: [400, 400, 180], activated: true },
    }).dials({ own: 'straight 1' })
    expect(calm.told('actionSkipped')).toMatchObject([{ ship: 'r1', why: 'forbidden' }])
  })

  it('[TFA-INTRO-4] adds no dice for range, and every result left is a card face down', () => {
    const b = introduction({
      own: { pilot: 'rollo', at: [0, 0, 0] },
      tie: { pilot: 'academypilot', at: [0, 80, 180] },
    }).fight()
    b.attack('own', 'tie')
    expect(b.open()).toMatchObject({ kind: 'roll', count: 3 })
    b.roll('hit', 'crit', 'blank')
    if (b.open().kind === 'modify') b.pass()
    b.roll('blank', 'blank', 'blank')
    expect(b.ship('tie').damage.map(({ faceUp }) => faceUp)).toEqual([false, false])
    const far = introduction({
      own: { pilot: 'rollo', at: [0, 0, 0] },
      tie: { pilot: 'academypilot', at: [0, 300, 180] },
    }).fight()
    far.attack('own', 'tie').roll('hit', 'hit', 'blank')
    if (far.open().kind === 'modify') far.pass()
    expect(far.open()).toMatchObject({ kind: 'roll', dice: 'defence', count: 3 })
  })

  it('[TFA-INTRO-5] [TFA-INTRO-8] takes a destroyed ship off at once, at the same skill too, and the other side wins', () => {
    const fought = (mission: string) => {
      const b = battle(
        {
          own: { pilot: 'rollo', at: [0, 0, 0] },
          tie: { pilot: 'two', at: [0, 80, 180], damage: [down(), down()] },
        },
        {
          catalog: {
            ...catalog,
            pilots: { ...catalog.pilots, two: { ...catalog.pilots['academypilot']!, id: 'two', skill: 2 } },
          },
          mission,
          initiative: 'first',
        },
      ).fight()
      b.attack('own', 'tie').roll(
        ...(mission === 'first' ? (['hit', 'blank', 'blank'] as const) : (['hit', 'blank', 'blank', 'blank'] as const)),
      )
      if (b.open().kind === 'modify') b.pass()
      b.roll('blank', 'blank', 'blank')
      return b
    }
    const down = () => ({ kind: null, faceUp: false, shuffle: 1, round: 0 })
    const gone = fought('first')
    expect(gone.told('shipDestroyed')).toHaveLength(1)
    expect(gone.state.result).toMatchObject({ winner: 'first', by: 'destroyed' })
    // In a full game it stays for its attack (SIM-1).
    expect(fought('standard').ship('tie').kept).toBe(true)
  })
})
