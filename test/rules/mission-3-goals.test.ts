/** Who wins Mission 3, by satellites that are brought home or lost, and when reinforcements come. */
import { describe, expect, it } from 'vitest'
import type { ManoeuvreKey } from '../../src/rules/index.ts'
import { battle, faceDown, type Lying, type Setting } from '../support/battle.ts'

const rebels = { winner: 'first', by: 'goal' }
const empire = { winner: 'second', by: 'goal' }

type Table = {
  tie?: Partial<Setting>
  wing?: Partial<Setting> | null
  red?: Partial<Setting>
  /** Who has which satellite: a ship's name, or null for the mat. */
  carried?: readonly (string | null)[]
}

/** A TIE fighter and its wingman; two satellites, on the mat or on a ship's card. */
function table({ tie, wing, red, carried = [null, null] }: Table = {}) {
  const far: readonly Lying[] = [
    [-300, -300],
    [-300, -200],
    [-300, -100],
  ]
  const b = battle(
    {
      red: { pilot: 'redsquadronpilot', at: [-400, 0, 0], ...red },
      tie: { pilot: 'blacksquadronpilot', at: [0, 400, 0], ...tie },
      ...(wing === null ? {} : { wing: { pilot: 'academypilot', at: [400, 0, 180], ...wing } }),
    } as Record<'red' | 'tie' | 'wing', Setting>,
    { mission: 'dark-whispers', satellites: far.slice(0, carried.length) },
  )
  b.state.objects = b.state.objects.map((marker, n) => {
    const who = carried[n] ?? null
    return { ...marker, ship: who === null ? null : b.ship(who).id }
  })
  return b
}

/** The TIE fighter flies; nobody else moves. */
function fly(change: Table, key: ManoeuvreKey = 'straight 2') {
  const b = table(change)
  for (const name of ['red', ...(change.wing === null ? [] : ['wing'])]) b.ship(name).activated = true
  return b.dials({ tie: key })
}

/** The X-wing shoots a ship down that has one hull point left. */
function shot(target: 'tie' | 'wing', change: Table = {}) {
  const here = { at: [-400, 150, 180] as const, damage: [faceDown(), faceDown()] }
  const b = table({ ...change, [target]: { ...here, ...change[target] } }).fight()
  b.until(decision => decision.kind === 'attack' && decision.side === 'first')
  return b.attack('red', target).roll('hit', 'blank', 'blank').roll('blank', 'blank', 'blank')
}

describe('the Imperial goal of Mission 3', () => {
  it('[MISSION-3-GOAL-IMPERIAL] after the last scan a carrier flees over the Imperial edge', () => {
    const b = fly({ carried: ['tie', 'wing'] })
    expect(b.told('shipFled')).toMatchObject([{ ship: 'i1', edge: 'north', escaped: true }])
    expect(b.told('shipFled')[0]?.rules).not.toContain('FLEE-2')
    expect(b.state.result).toEqual(empire)
  })

  it('[MISSION-3-FLEE-1] before the last scan it is destroyed and its satellites are lost', () => {
    const b = fly({ carried: ['tie', null] })
    expect(b.told('shipFled')).toMatchObject([{ escaped: false, rules: ['FLEE-1', 'FLEE-2'] }])
    expect(b.told('objectsLost')).toMatchObject([
      { ship: 'i1', kind: 'satellite', objects: ['satellite-1'], rules: ['MISSION-3-SCAN-3'] },
    ])
    expect(b.state.objects.map(({ id }) => id)).toEqual(['satellite-2'])
    expect(b.state.result).toBeNull()
  })

  it.each([
    ['south', [0, -400, 180]],
    ['east', [400, 150, 90]],
    ['west', [-400, 150, 270]],
  ] as const)('[MISSION-3-FLEE-1] over the %s edge a carrier is destroyed, even after the last scan', (edge, at) => {
    const b = fly({ carried: ['tie', 'wing'], tie: { at } })
    expect(b.told('shipFled')).toMatchObject([{ edge, escaped: false }])
    expect(b.state).toMatchObject({ result: null, objects: [{ id: 'satellite-2', ship: 'i2' }] })
  })

  it('[MISSION-3-FLEE-1] [FLEE-1] over a corner the deeper edge decides; exactly over it, not the goal', () => {
    const corner = (x: number, y: number) => fly({ carried: ['tie', 'wing'], tie: { at: [x, y, 45] } })
    expect(corner(390, 395).state.result).toEqual(empire)
    expect(corner(395, 390).told('shipFled')).toMatchObject([{ edge: 'east', escaped: false }])
    expect(corner(390, 390).told('shipFled')).toMatchObject([{ edge: 'east', escaped: false }])
  })

  it('[MISSION-3-FLEE-1] a ship without a satellite is destroyed and wins nothing', () => {
    const b = fly({ carried: ['wing', 'wing'] })
    expect(b.told('shipFled')).toMatchObject([{ ship: 'i1', escaped: false }])
    expect(b.state.result).toBeNull()
  })

  it('[D-17] [MISSION-3-GOAL-IMPERIAL] [MISSION-3-SCAN-3] what was lost counts as scanned; one carrier is enough', () => {
    const b = shot('wing', { carried: ['tie', 'wing'] })
    expect(b.told('objectsLost')).toMatchObject([{ ship: 'i2', objects: ['satellite-2'] }])
    expect(b.state).toMatchObject({ result: null, objects: [{ id: 'satellite-1', ship: 'i1' }] })
    b.until((_decision, state) => state.round === 2)
    b.ship('red').activated = true
    b.dials({ tie: 'straight 2' })
    expect(b.told('shipFled')).toMatchObject([{ ship: 'i1', escaped: true }])
    expect(b.state.result).toEqual(empire)
  })
})

describe('the Rebel goals of Mission 3', () => {
  it('[MISSION-3-GOAL-REBEL] the last Imperial ship is destroyed, whatever lies or is carried', () => {
    for (const carried of [
      [null, null],
      ['tie', null],
      ['tie', 'tie'],
    ] as const) {
      const b = shot('tie', { wing: null, carried })
      expect(b.events.at(-1)).toMatchObject({ type: 'gameEnded', result: rebels })
    }
    expect(shot('wing').state.result).toBeNull()
  })

  it('[MISSION-3-GOAL-REBEL] or flees without having won', () => {
    const b = fly({ wing: null, carried: [null, null] })
    expect(b.told('shipFled')).toMatchObject([{ escaped: false }])
    expect(b.state.result).toEqual(rebels)
  })

  it('[MISSION-3-GOAL-REBEL] [MISSION-3-SCAN-3] all satellites are back in the supply', () => {
    const b = shot('tie', { carried: ['tie', 'tie'] })
    expect(b.ship('wing').status).toBe('play')
    expect(b.told('objectsLost')).toMatchObject([{ objects: ['satellite-1', 'satellite-2'] }])
    expect(b.state).toMatchObject({ result: rebels, objects: [] })
  })

  it('[MISSION-3-GOAL-REBEL] also when the last of them flies over the wrong edge', () => {
    const b = fly({ carried: ['tie', 'tie'], tie: { at: [400, 150, 90] } })
    expect(b.state).toMatchObject({ result: rebels, objects: [] })
  })

  it('[MISSION-3-SCAN-3] while one lies on the mat or on a card the game goes on', () => {
    expect(shot('tie', { carried: ['tie', null] }).state.result).toBeNull()
    expect(shot('tie', { carried: ['tie', 'wing'] }).state.result).toBeNull()
    expect(shot('tie', { carried: [null, null] }).told('objectsLost')).toEqual([])
  })

  it('[MISSION-GEN-6] [WIN-1] without a Rebel ship nobody has won: the Empire still has to scan', () => {
    const b = table({
      red: { at: [0, 250, 0], shields: 0, damage: [faceDown(), faceDown()], fought: true },
      tie: { at: [0, 400, 180] },
    }).fight()
    b.attack('tie', 'red').roll('hit', 'blank').roll('blank', 'blank')
    expect([b.ship('red').status, b.state.result]).toEqual(['destroyed', null])
  })
})

describe('reinforcements in Mission 3', () => {
  const lost = () => {
    const b = table({
      red: { at: [0, 250, 0], shields: 0, damage: [faceDown(), faceDown()], fought: true },
      tie: { at: [0, 400, 180] },
    }).fight()
    return b.attack('tie', 'red').roll('hit', 'blank').roll('blank', 'blank')
  }
  const call = (y: number) => ({ type: 'reinforce', pilot: 'rookiepilot', x: 0, y, heading: 0 }) as const

  it('[MISSION-3-REINF-1] a Rookie Pilot at R1 of the Rebel edge, with his shields up', () => {
    const b = lost()
    expect(b.open()).toMatchObject({ kind: 'reinforce', side: 'first', pilot: 'rookiepilot', lost: 'r1' })
    for (const y of [-437.2, -377.2]) expect(b.refusal(call(y))).toEqual([])
    for (const y of [-377.1, 0, 420]) expect(b.refusal(call(y))).toEqual(['MISSION-GEN-10', 'MISSION-GEN-3'])
    b.play(call(-400))
    expect(b.told('shipPlaced')).toMatchObject([{ ship: 'r2', pilot: 'rookiepilot', shields: 2, how: 'reinforcement' }])
    expect(b.state.open).toContainEqual(expect.objectContaining({ kind: 'dial', side: 'first', ship: 'r2' }))
  })

  it('[MISSION-GEN-10] it may be declined, and is not kept for later', () => {
    const b = lost().pass()
    expect(b.told('reinforcementDeclined')).toMatchObject([{ side: 'first', lost: 'r1' }])
    b.until((_decision, state) => state.round === 3)
    expect(b.told('shipPlaced')).toEqual([])
  })

  it('[MISSION-3-REINF-1] none for the Empire', () => {
    const b = shot('wing').until((_decision, state) => state.round === 2)
    expect(b.state.ships).toHaveLength(3)
    expect(b.told('reinforcementDeclined')).toEqual([])
  })
})

describe('missions with 100 points', () => {
  it('[MISSION-1-SHUTTLE-2] the shuttle of Mission 1 has its shields', () => {
    const shields = (points: number) =>
      battle(
        {
          red: { pilot: 'redsquadronpilot', at: [0, 0, 0] },
          shuttle: { pilot: 'senatorshuttle', at: [0, -300, 0] },
          tie: { pilot: 'academypilot', at: [0, 300, 180] },
        },
        { points },
      ).ship('shuttle').shields
    expect([99, 100].map(shields)).toEqual([0, 6])
  })
})
