/** Segnor's Loops and Tallon Rolls in play: colour and stress, who says where a roll stops, and what an overlap cancels. */
import { describe, expect, it } from 'vitest'
import type { ManoeuvreKey } from '../../src/rules/index.ts'
import { acrobats } from '../support/acrobats.ts'
import { battle, rockOf, type Setting } from '../support/battle.ts'
import { tfaBattle, tfaCatalog } from '../support/tfa.ts'

/** A ship at the middle of the mat, heading north, that flies a manoeuvre, and others who have flown. */
const flying = (pilot: string, manoeuvre: ManoeuvreKey, others: Readonly<Record<string, Setting['at']>> = {}) => {
  const rest = Object.entries(others).map(([name, at]) => [name, { pilot: 'academypilot', at, activated: true }])
  const b = battle(
    {
      own: { pilot, at: [0, 0, 0], side: 'first' },
      ...Object.fromEntries(rest),
      far: { pilot: 'academypilot', at: [-400, -400, 180], side: 'second', activated: true },
    } as Readonly<Record<string, Setting>>,
    { catalog: acrobats() },
  )
  return b.dials({ own: manoeuvre })
}

const slide = (mm: number) => ({ type: 'slide', ship: 'own', slide: mm }) as const

describe("a Segnor's Loop", () => {
  it('[TFA-SLOOP-1] [ACT-5] [STRESS-2] ends turned right round, red as it is', () => {
    const b = flying('lupo', 'segnor-left 2')
    const told = b.told('manoeuvreExecuted')[0]!
    expect(told.to).toEqual({ x: -52.2183, y: 126.066, heading: 135 })
    expect(told).toMatchObject({ endTurnCancelled: false, rules: ['ACT-4', 'TFA-SLOOP-1'] })
    expect(b.told('tokenGained')).toMatchObject([{ ship: 'r1', token: 'stress', count: 1, why: 'red' }])
    expect(b.told('actionSkipped')).toMatchObject([{ ship: 'r1', why: 'stressed' }])
    expect(flying('lupo', 'segnor-right 2').told('manoeuvreExecuted')[0]!.to.heading).toBe(225)
  })

  it('[TFA-OVERLAP-1] [OVERLAP-2] [OVERLAP-5] that meets a ship is flown as its bank, touches it, and keeps its colour', () => {
    const b = flying('lupo', 'segnor-left 2', { other: [-52.2183, 126.066, 0] })
    const told = b.told('manoeuvreExecuted')[0]!
    expect(told.to.x).toBeCloseTo(-21.691, 2)
    expect(told.to.heading).toBeCloseTo(327.478, 2)
    expect(told).toMatchObject({ endTurnCancelled: true, touching: ['i1'] })
    expect(told.rules).toContain('TFA-OVERLAP-1')
    expect(b.told('tokenGained')).toMatchObject([{ token: 'stress', why: 'red' }])
    expect(b.told('actionSkipped')).toMatchObject([{ why: 'overlap' }])
    expect(b.state.touching).toEqual([['i1', 'r1']])
  })

  it('[TFA-OVERLAP-1] [OBST-6] an obstacle alone cancels nothing', () => {
    const b = battle(
      {
        own: { pilot: 'lupo', at: [0, 0, 0], side: 'first' },
        far: { pilot: 'academypilot', at: [-400, -400, 180], side: 'second', activated: true },
      },
      { catalog: acrobats(), obstacles: { coreasteroid2: [-52, 126] } },
    ).dials({ own: 'segnor-left 2' })
    expect(b.told('manoeuvreExecuted')).toMatchObject([
      { obstacles: ['coreasteroid2'], endTurnCancelled: false, to: { heading: 135 } },
    ])
  })
})

describe('a Tallon Roll', () => {
  it('[TFA-TALLON-1] [TFA-TALLON-2] asks its player where it stops, in whole millimetres, and ends there', () => {
    for (const [mm, y] of [
      [0, 110],
      [10, 100],
      [-10, 120],
    ] as const) {
      const b = flying('rollo', 'tallon-right 3')
      expect(b.open()).toMatchObject({ kind: 'slide', player: 'first', ship: 'r1', manoeuvre: 'tallon-right 3' })
      expect(b.legal()).toHaveLength(21)
      expect(b.ship('own').pose).toEqual({ x: 0, y: 0, heading: 0 })
      b.play(slide(mm))
      expect(b.told('manoeuvreExecuted')).toMatchObject([
        { to: { x: 110, y, heading: 180 }, slide: mm, rules: ['ACT-4', 'TFA-TALLON-1', 'TFA-TALLON-2'] },
      ])
      expect(b.told('tokenGained')).toMatchObject([{ token: 'stress', why: 'red' }])
    }
    const minus = flying('rollo', 'tallon-left 3').play(slide(-0))
    expect(Object.is(minus.told('manoeuvreExecuted')[0]!.slide, 0)).toBe(true)
  })

  it('[TFA-TALLON-2] never juts past the base, nor stops between millimetres', () => {
    const b = flying('rollo', 'tallon-left 3')
    for (const mm of [11, -11, 0.5, Number.NaN])
      expect(b.judge(slide(mm))).toMatchObject({ key: 'refusal.bad-end-slide', rules: ['TFA-TALLON-2'] })
    expect(b.refusal({ type: 'pass' })).toEqual(['TFA-TALLON-2'])
  })

  it('[TFA-OVERLAP-2] [OVERLAP-7] must stop clear of ships if it can; contact is no overlap and no touching', () => {
    const b = flying('rollo', 'tallon-right 3', { other: [110, 145, 0] })
    expect(b.open()).toMatchObject({ slides: [5, 6, 7, 8, 9, 10] })
    expect(b.judge(slide(4))).toMatchObject({
      key: 'refusal.ends-overlapping',
      rules: ['TFA-OVERLAP-2'],
      params: { other: 'i1' },
    })
    b.play(slide(5))
    expect(b.told('manoeuvreExecuted')).toMatchObject([{ overlapped: [], touching: [], endTurnCancelled: false }])
    expect(b.told('actionSkipped')).toMatchObject([{ why: 'stressed' }])
    expect(b.state.touching).toEqual([])
  })

  it('[TFA-OVERLAP-2] [OVERLAP-2] is flown as its turn where no place is free, and nobody is asked', () => {
    const b = flying('rollo', 'tallon-right 3', { other: [110, 110, 0] })
    const told = b.told('manoeuvreExecuted')[0]!
    expect(told.to.x).toBeCloseTo(65.1565, 3)
    expect(told.to.y).toBeCloseTo(104.1594, 3)
    expect(told.to.heading).toBeCloseTo(73.554, 2)
    expect(told).toMatchObject({ endTurnCancelled: true, overlapped: ['i1'] })
    expect(told).not.toHaveProperty('slide')
    expect(told.rules).toContain('TFA-OVERLAP-2')
    expect(b.told('actionSkipped')).toMatchObject([{ why: 'overlap' }])
  })

  it('[TFA-TALLON-2] [OBST-6] [FLEE-1] runs into what lies where it stops, and flees from there', () => {
    const onRock = (mm: number) => {
      const b = flying('rollo', 'tallon-right 3')
      b.state.objects = [
        rockOf([
          [105, 132],
          [115, 132],
          [115, 138],
          [105, 138],
        ]),
      ]
      return b.play(slide(mm)).told('manoeuvreExecuted')[0]!.obstacles
    }
    expect(onRock(-10)).toEqual(['rock'])
    expect(onRock(10)).toEqual([])
    const fleeing = (mm: number) => {
      const b = flying('rollo', 'tallon-right 3')
      b.ship('own').pose = { x: 0, y: 327.2, heading: 0 }
      return b.play(slide(mm)).told('shipFled').length
    }
    expect([fleeing(0), fleeing(-1)]).toEqual([0, 1])
  })

  it('[STRESS-3] red under stress, it is replaced by its opponent as any other', () => {
    const b = battle(
      {
        own: { pilot: 'rollo', at: [0, 0, 0], side: 'first', stress: 1 },
        far: { pilot: 'academypilot', at: [-400, -400, 180], side: 'second', activated: true },
      },
      { catalog: acrobats() },
    ).dials({ own: 'tallon-left 3' })
    expect(b.open()).toMatchObject({ kind: 'manoeuvre', why: 'stressed', player: 'second' })
    expect(b.legal()).toHaveLength(14)
  })
})

describe('a red figure under stress', () => {
  it('[STRESS-3] [TFA-TALLON-1] is replaced by any manoeuvre of the dial that is not red, as the opponent likes', () => {
    const b = tfaBattle({
      red: { pilot: 'bluesquadronnovice', at: [0, -200, 0], stress: 1 },
      tie: { pilot: 'epsilonsquadronpilot', at: [0, 300, 180], activated: true },
    }).dials({ red: 'tallon-left 3' })
    expect(b.open()).toMatchObject({ kind: 'manoeuvre', side: 'second', ship: b.ids.red, why: 'stressed' })
    const dial = tfaCatalog.chassis['t70xwing']!.dial!
    const calm = dial.flatMap(({ bearing, speed, difficulty }) => (difficulty === 'red' ? [] : [`${bearing} ${speed}`]))
    const offered = b.legal().map(command => (command.type === 'chooseManoeuvre' ? command.manoeuvre : command.type))
    expect(offered.toSorted()).toEqual(calm.toSorted())
    expect(calm.length).toBeLessThan(dial.length)
    const chosen = { type: 'chooseManoeuvre', ship: 'red' } as const
    expect(b.refusal({ ...chosen, manoeuvre: 'tallon-right 3' })).toEqual(['STRESS-3'])
    expect(b.refusal({ ...chosen, manoeuvre: 'koiogran 4' })).toEqual(['STRESS-3'])
  })
})
