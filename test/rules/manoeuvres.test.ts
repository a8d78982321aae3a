/** Every manoeuvre of every dial ends where its template takes it, and who leaves the mat is lost. */
import { describe, expect, it } from 'vitest'
import { dial } from '../../src/content/dial.ts'
import { catalog } from '../../src/content/index.ts'
import { smallBase, templateOutline, travel } from '../../src/geometry/index.ts'
import { type ManoeuvreKey, manoeuvre, manoeuvreKey } from '../../src/rules/index.ts'
import { battle, faceUp } from '../support/battle.ts'

/** Where a small base ends from the origin heading north, by bearing and speed, as the templates are printed; right side. */
const ENDS: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  bank: [
    [37.574, 90.711],
    [52.218, 126.066],
    [66.863, 161.421],
  ],
  turn: [
    [55, 55],
    [82.5, 82.5],
    [110, 110],
  ],
}

/** A Rookie Pilot or an Academy Pilot alone in the middle, that flies a manoeuvre. */
const fly = (pilot: 'rookiepilot' | 'academypilot', key: ManoeuvreKey, more = {}) =>
  battle({
    ship: { pilot, at: [0, 0, 0], ...more },
    other: { pilot: pilot === 'rookiepilot' ? 'academypilot' : 'rookiepilot', at: [-400, -400, 0], activated: true },
  }).dials({ ship: key })

/** Where that base has to stand. */
function expected(key: ManoeuvreKey) {
  const { bearing, speed } = manoeuvre(key)
  if (bearing === 'straight') return { x: 0, y: 40 * speed + 40, heading: 0 }
  if (bearing === 'koiogran') return { x: 0, y: 40 * speed + 40, heading: 180 }
  const [kind, side] = bearing.split('-') as [string, string]
  const [x, y] = ENDS[kind]![speed - 1]!
  const turned = kind === 'bank' ? 45 : 90
  return side === 'right' ? { x, y, heading: turned } : { x: -x, y, heading: 360 - turned }
}

const flown = (['xwing', 'tiefighter'] as const).flatMap(chassis =>
  catalog.chassis[chassis]!.dial!.map(({ bearing, speed }) => ({
    pilot: chassis === 'xwing' ? ('rookiepilot' as const) : ('academypilot' as const),
    key: manoeuvreKey(bearing, speed),
  })),
)

describe('manoeuvres', () => {
  it('[ACT-3] [ACT-4] [MOVE-1] [MOVE-2] [KTURN-1] every ship ends where the template of its dial takes it', () => {
    for (const { pilot, key } of flown) {
      const b = fly(pilot, key)
      expect(b.told('manoeuvreExecuted')).toMatchObject([{ manoeuvre: key, overlapped: [] }])
      const { x, y, heading } = b.ship('ship').pose!
      const end = expected(key)
      expect([key, heading]).toEqual([key, end.heading])
      expect(x).toBeCloseTo(end.x, 3)
      expect(y).toBeCloseTo(end.y, 3)
    }
    expect(flown).toHaveLength(31)
  })

  it('[EX-MOVE-1] bank-left 1 and straight 1 of an X-wing from any pose; both are green and take 1 stress off', () => {
    const start = { x: 100, y: -50, heading: 90 }
    for (const [key, end] of [
      ['bank-left 1', { x: 190.711, y: -12.426, heading: 45 }],
      ['straight 1', { x: 180, y: -50, heading: 90 }],
    ] as const) {
      const b = battle({
        rookie: { pilot: 'rookiepilot', at: [start.x, start.y, start.heading], stress: 1 },
        other: { pilot: 'academypilot', at: [-400, -400, 0], activated: true },
      }).dials({ rookie: key })
      const { pose, stress } = b.ship('rookie')
      expect([pose!.x, pose!.y, pose!.heading].map(n => Math.round(n * 1000) / 1000)).toEqual([
        end.x,
        end.y,
        end.heading,
      ])
      expect(stress).toBe(0)
    }
  })

  it('[MAN-1] a manoeuvre is a bearing, a speed and a difficulty', () => {
    expect(dial('2TW')).toEqual([{ bearing: 'turn-left', speed: 2, difficulty: 'white' }])
    expect(manoeuvre('bank-left 2')).toEqual({ bearing: 'bank-left', speed: 2 })
    expect(manoeuvreKey('koiogran', 4)).toBe('koiogran 4')
    const b = fly('academypilot', 'koiogran 4')
    expect(b.told('manoeuvreExecuted')).toMatchObject([{ manoeuvre: 'koiogran 4', difficulty: 'red' }])
  })

  it('[MAN-2] the dials know six bearings', () => {
    const six = ['turn-left', 'bank-left', 'straight', 'bank-right', 'turn-right', 'koiogran']
    expect(dial('1TW 1BW 1FW 1NW 1YW 1KW').map(entry => entry.bearing)).toEqual(six)
    expect(() => dial('1XW')).toThrow('1XW')
  })

  it.each([
    ['[MAN-3] a straight keeps the heading', 'straight 2', 0],
    ['[MAN-4] a bank turns by 45 degrees', 'bank-right 2', 45],
    ['[MAN-5] a turn turns by 90 degrees', 'turn-right 2', 90],
    ['[MAN-6] a Koiogran turn turns by 180 degrees', 'koiogran 4', 180],
  ] as const)('%s', (_title, key, turned) => {
    const b = battle({
      ship: { pilot: 'rookiepilot', at: [0, 0, 30] },
      other: { pilot: 'academypilot', at: [-400, -400, 0], activated: true },
    }).dials({ ship: key })
    expect(b.ship('ship').pose!.heading).toBe(30 + turned)
  })

  it('[MAN-7] speeds from 1 to 5; the higher, the farther', () => {
    const far = ([2, 3, 4, 5] as const).map(speed => fly('academypilot', `straight ${speed}`).ship('ship').pose!.y)
    expect(far).toEqual([120, 160, 200, 240])
    expect(() => dial('0FW')).toThrow('0FW')
    expect(() => dial('6FW')).toThrow('6FW')
    expect(dial('1FW 5FW').map(entry => entry.speed)).toEqual([1, 5])
  })

  it('[MAN-9] a face-up card changes a manoeuvre: with Damaged Engine turns are red', () => {
    const change = { damage: [faceUp('damagedengine')] }
    expect(fly('rookiepilot', 'turn-left 3').told('dialRevealed')).toMatchObject([{ difficulty: 'white' }])
    const b = fly('rookiepilot', 'turn-left 3', change)
    expect(b.told('dialRevealed')).toMatchObject([{ difficulty: 'red' }])
    expect(b.ship('ship').stress).toBe(1)
    expect(fly('rookiepilot', 'bank-left 3', change).told('dialRevealed')).toMatchObject([{ difficulty: 'white' }])
  })
})

describe('leaving the mat', () => {
  const east = (x: number) =>
    battle({
      tie: { pilot: 'academypilot', at: [x, 0, 90] },
      friend: { pilot: 'academypilot', at: [-400, 200, 0], activated: true },
      rookie: { pilot: 'rookiepilot', at: [-400, -400, 0], activated: true, locks: 'tie' },
    })

  it('[FLEE-1] any part of the base outside after the manoeuvre, and the ship flees; the edge itself is inside', () => {
    // Straight 2 takes the front edge 140 mm ahead of the middle; the mat ends at 457.2.
    const stays = east(317.2).dials({ tie: 'straight 2' })
    expect(stays.ship('tie')).toMatchObject({ status: 'play', pose: { x: 437.2 } })
    expect(stays.told('shipFled')).toEqual([])
    const flees = east(317.3).dials({ tie: 'straight 2' })
    expect(flees.told('shipFled')).toMatchObject([{ ship: 'i1', edge: 'east', escaped: false }])
  })

  it('[FLEE-2] it is destroyed at once: off the mat, lost, its tokens and locks gone', () => {
    const b = east(430)
    b.ship('friend').activated = false
    b.dials({ tie: 'straight 2', friend: 'straight 2' }).play({ type: 'chooseShip', ship: 'tie' })
    expect(b.told('shipFled')[0]?.rules).toEqual(['FLEE-1', 'FLEE-2'])
    expect(b.ship('tie')).toMatchObject({ status: 'fled', pose: null })
    expect(b.ship('rookie').lock).toBeNull()
    expect(b.state.losses).toEqual(['i1'])
    // It checks no stress and acts no more: its friend is next.
    expect(b.open()).toMatchObject({ kind: 'action', ship: 'i2' })
  })

  it('[D-8] [FLEE-1] template and path lead over the edge and back, the base ends inside: no fleeing', () => {
    // North-east along the edge, then north-west: the arc of the template reaches 50 mm farther east than either end.
    const b = battle({
      tie: { pilot: 'academypilot', at: [428.9, 0, 45] },
      rookie: { pilot: 'rookiepilot', at: [-400, -400, 0], activated: true },
    }).dials({ tie: 'turn-left 3' })
    const { bearing, speed } = manoeuvre('turn-left 3')
    const path = travel(smallBase, { x: 428.9, y: 0, heading: 45 }, { bearing, speed })
    expect(Math.max(...templateOutline(path, path.reach).map(point => point.x))).toBeGreaterThan(470)
    expect(b.told('shipFled')).toEqual([])
    expect(b.ship('tie')).toMatchObject({ status: 'play', pose: { x: 428.9, heading: 315 } })
  })
})
