/** Boosting: where it may lead, and what is in its way. */
import { describe, expect, it } from 'vitest'
import type { BoostBearing } from '../../src/geometry/index.ts'
import { acrobats } from '../support/acrobats.ts'
import { battle, type Lying, rockOf, type Setting } from '../support/battle.ts'
import { tfaBattle } from '../support/tfa.ts'

const boost = (bearing: BoostBearing) => ({ type: 'act', ship: 'own', action: 'boost', bearing }) as const

/** A ship that has flown a white or green manoeuvre to the middle of the mat, or where it is told, and is asked for its action. */
const acting = (others: Readonly<Record<string, Setting>> = {}, pilot = 'rollo', at: Lying = [0, 0, 0]) => {
  const b = battle(
    {
      own: { pilot, at: [0, -300, 0] },
      far: { pilot: 'academypilot', at: [400, 400, 180], activated: true },
      ...others,
    } as Readonly<Record<string, Setting>>,
    { catalog: acrobats() },
  )
  b.dials({ own: 'straight 2' })
  b.until(({ kind }) => kind === 'action')
  Object.assign(b.ship('own'), { pose: { x: at[0], y: at[1], heading: at[2] ?? 0 } })
  return b
}

const ended = (bearing: BoostBearing, pilot?: string) => {
  const { x, y, heading } = acting({}, pilot).play(boost(bearing)).told('boosted')[0]!.to
  return [Math.round(x * 1e4) / 1e4, Math.round(y * 1e4) / 1e4, heading]
}

describe('a boost', () => {
  it('[TFA-BOOST-1] goes straight on or along a bank of speed 1, from the front guides', () => {
    expect(ended('straight')).toEqual([0, 80, 0])
    expect(ended('bank-left')).toEqual([-37.5736, 90.7107, 315])
    expect(ended('bank-right')).toEqual([37.5736, 90.7107, 45])
    expect(acting().legal()).toHaveLength(1 + 1 + 3)
  })

  it('[TFA-BOOST-1] goes by a turn only where a card says so, and is no action without its icon', () => {
    expect(acting().refusal(boost('turn-right'))).toEqual(['TFA-BOOST-1'])
    expect(ended('turn-right', 'turner')).toEqual([55, 55, 90])
    expect(acting().refusal(boost('up' as 'straight'))).toEqual(['TFA-BOOST-1'])
    const b = battle({
      own: { pilot: 'rookiepilot', at: [0, 0, 0] },
      far: { pilot: 'academypilot', at: [400, 400, 180], activated: true },
    }).dials({ own: 'straight 2' })
    expect(b.refusal(boost('straight'))).toEqual(['ACTION-1'])
  })

  it('[TFA-BOOST-2] [ACTION-3] is an action like others: not twice in a round, not while stressed, and no manoeuvre', () => {
    const b = acting()
    b.ship('own').stress = 1
    expect(b.refusal(boost('straight'))).toEqual(['STRESS-2'])
    b.ship('own').stress = 0
    b.ship('own').acted = ['boost']
    expect(b.refusal(boost('straight'))).toEqual(['ACTION-3'])
    b.ship('own').acted = []
    b.play(boost('straight'))
    expect(b.events.slice(0, 2).map(({ type }) => type)).toEqual(['actionPerformed', 'boosted'])
    expect(b.ship('own')).toMatchObject({ stress: 0, damage: [] })
  })

  it('[TFA-BOOST-2] [OVERLAP-7] not onto a ship: contact is allowed, and so is a template over one', () => {
    const tie = (at: Setting['at']) => acting({ other: { pilot: 'academypilot', at, activated: true } })
    const onto = tie([0, 60, 0])
    expect(onto.judge(boost('straight'))).toMatchObject({ key: 'refusal.ends-overlapping', rules: ['TFA-BOOST-2'] })
    // Under the template of the left bank, clear of both bases.
    expect(tie([25, 41.5, 0]).judge(boost('bank-left'))).toBe(true)
    const touching = tie([0, 120, 0]).play(boost('straight'))
    expect(touching.ship('own').pose).toEqual({ x: 0, y: 80, heading: 0 })
    expect(touching.state.touching).toEqual([])
  })

  it('[TFA-BOOST-2] neither base nor template may lie on an obstacle', () => {
    const b = acting()
    const rock = (south: number, north: number, at = 0) => {
      b.state.objects = [
        rockOf([
          [at - 5, south],
          [at + 5, south],
          [at + 5, north],
          [at - 5, north],
        ]),
      ]
      return b.judge(boost('straight'))
    }
    // Through a rock: the template lies on it.
    expect(rock(30, 50)).toMatchObject({
      key: 'refusal.template-on-obstacle',
      rules: ['TFA-BOOST-2'],
      params: { other: 'rock' },
    })
    expect(rock(90, 110)).toMatchObject({ key: 'refusal.ends-overlapping', rules: ['TFA-BOOST-2'] })
    // Beside the template, and right before the base.
    expect(rock(30, 50, 15)).toBe(true)
    expect(rock(100, 120)).toBe(true)
  })

  it('[TFA-BOOST-2] not off the mat, not even by a corner; the template may', () => {
    const edge = acting({}, 'rollo', [0, 420, 0])
    expect(edge.judge(boost('straight'))).toMatchObject({ key: 'refusal.ends-off-mat', rules: ['TFA-BOOST-2'] })
    // Another action stays.
    expect(edge.judge({ type: 'act', ship: 'own', action: 'focus' })).toBe(true)
    expect(acting({}, 'rollo', [0, 357.2, 0]).judge(boost('straight'))).toBe(true)
    expect(acting({}, 'rollo', [0, 357.3, 0]).refusal(boost('straight'))).toEqual(['TFA-BOOST-2'])
  })
})

describe('"Blue Ace"', () => {
  it('[TFA-CARD-2] [TFA-BOOST-1] boosts by turns too, others of its kind do not', () => {
    const b = tfaBattle({
      ace: { pilot: 'blueace', at: [0, -120, 0] },
      novice: { pilot: 'bluesquadronnovice', at: [200, -120, 0] },
      far: { pilot: 'zetasquadronpilot', at: [-400, 400, 180], activated: true },
    }).dials({ ace: 'straight 2', novice: 'straight 2' })
    const turn = (ship: string) => ({ type: 'act', ship, action: 'boost', bearing: 'turn-right' }) as const
    expect(b.refusal(turn('novice'))).toEqual(['TFA-BOOST-1'])
    b.pass().play(turn('ace'))
    expect(b.told('boosted')).toMatchObject([{ to: { x: 55, y: 55, heading: 90 } }])
  })
})

describe('the barrel roll of later sets', () => {
  const roll = { type: 'act', ship: 'own', action: 'barrel-roll', side: 'right', slide: 0 } as const
  const rolling = (layer: Parameters<typeof acrobats>[0]) => {
    const b = battle(
      {
        own: { pilot: 'lupo', at: [0, -120, 0] },
        far: { pilot: 'academypilot', at: [-400, 400, 180], activated: true },
      },
      { catalog: acrobats(layer) },
    ).dials({ own: 'straight 2' })
    b.state.objects = [
      rockOf([
        [30, -15],
        [50, -15],
        [50, 15],
        [30, 15],
      ]),
    ]
    return b
  }

  it('[TFA-BR-1] cannot have its template on an obstacle; in the first core set it can', () => {
    expect(rolling({ rollsClearOfObstacles: true }).judge(roll)).toMatchObject({
      key: 'refusal.template-on-obstacle',
      rules: ['TFA-BR-1'],
    })
    const first = rolling({}).play(roll)
    expect(first.told('barrelRolled')[0]!.to).toEqual({ x: 80, y: 0, heading: 0 })
  })
})
