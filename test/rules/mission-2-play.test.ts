/** The disabled ship of Mission 2, from its slow dial to its flight, and who wins. */
import { describe, expect, it } from 'vitest'
import type { ManoeuvreKey } from '../../src/rules/index.ts'
import { manoeuvre } from '../../src/rules/index.ts'
import { type Battle, battle, faceDown, faceUp, rockOf, type Setting } from '../support/battle.ts'

const rebels = { winner: 'first', by: 'goal' }
const empire = { winner: 'second', by: 'goal' }

type Run = { luke?: Partial<Setting>; rookie?: Partial<Setting> | null; tie?: Partial<Setting>; round?: number }

/** Luke is disabled; a wingman and a TIE fighter are far away. */
function run({ luke, rookie, tie, round = 1 }: Run = {}) {
  const b = battle(
    {
      luke: { pilot: 'lukeskywalker', at: [0, 0, 0], ...luke },
      ...(rookie === null ? {} : { rookie: { pilot: 'rookiepilot', at: [-300, 100, 0], ...rookie } }),
      tie: { pilot: 'academypilot', at: [300, -100, 180], ...tie },
    } as Record<'luke' | 'rookie' | 'tie', Setting>,
    { mission: 'asteroid-run' },
  )
  b.state.round = round
  if (round >= 5) b.state.memory.repaired = 1
  return b
}

/** The speeds that a ship's dial offers while its side is asked for it. */
function speeds(b: Battle, name: string): number[] {
  const decision = b.state.open.find(other => other.kind === 'dial' && other.ship === b.ship(name).id)!
  const keys = b.rules.legal(b.state, decision).map(command => (command as { manoeuvre: ManoeuvreKey }).manoeuvre)
  return [...new Set(keys.map(key => manoeuvre(key).speed))].sort()
}
const plan = (ship: string, key: ManoeuvreKey) => ({ type: 'setDial', ship, manoeuvre: key }) as const

/** Luke flies straight 1 or as told, from a place, in a round; everybody else has moved. */
function flying(round: number, at: Setting['at'], key: ManoeuvreKey = 'straight 1', change: Run = {}) {
  const b = run({ ...change, luke: { ...change.luke, at }, round })
  for (const name of ['rookie', 'tie']) b.ship(name).activated = true
  return b.dials({ luke: key })
}

describe('the disabled ship of Mission 2', () => {
  it('[MISSION-2-DISABLED-1] its dial offers speeds 1 and 2, every other ship all of its own', () => {
    const b = run()
    expect(speeds(b, 'luke')).toEqual([1, 2])
    expect(b.refusal(plan('luke', 'straight 3'), 'first')).toEqual(['MISSION-2-DISABLED-1', 'CONFLICT-2'])
    expect(b.refusal(plan('luke', 'koiogran 4'), 'first')).toEqual(['MISSION-2-DISABLED-1', 'CONFLICT-2'])
    expect(b.refusal(plan('luke', 'straight 5'), 'first')).toEqual(['PLAN-7', 'GEN-6'])
    expect(b.refusal(plan('luke', 'turn-left 2'), 'first')).toEqual([])
    expect(speeds(b, 'tie')).toEqual([1, 2, 3, 4, 5])
    b.by('first', plan('luke', 'straight 2'))
    expect(speeds(b, 'rookie')).toEqual([1, 2, 3, 4])
  })

  it('[MISSION-2-DISABLED-2] repaired at the start of round 5, before its dials are set', () => {
    for (const round of [1, 2, 3]) {
      const b = run({ round })
      b.until((_decision, state) => state.round === round + 1)
      expect(b.told('shipUnmarked')).toEqual([])
      expect(speeds(b, 'luke')).toEqual([1, 2])
    }
    const b = run({ round: 4 }).until((_decision, state) => state.round === 5)
    expect(b.told('shipUnmarked')).toMatchObject([{ ship: 'r1', what: 'disabled', rules: ['MISSION-2-DISABLED-2'] }])
    const order = b.events.map(({ type }) => type)
    expect(order.lastIndexOf('shipUnmarked')).toBeLessThan(order.lastIndexOf('phaseStarted'))
    expect(speeds(b, 'luke')).toEqual([1, 2, 3, 4])
    // And it stays so.
    expect(
      speeds(
        b.until((_decision, state) => state.round === 6),
        'luke',
      ),
    ).toEqual([1, 2, 3, 4])
  })

  it('[MISSION-2-ROUND-1] the Rebel player takes a token each round, the first included', () => {
    const b = run({ tie: { at: [300, 0, 0] } })
    expect(b.state.memory.tracking).toBe(1)
    b.until((_decision, state) => state.round === 2)
    expect(b.told('counted')).toMatchObject([{ what: 'tracking', count: 2, rules: ['MISSION-2-ROUND-1'] }])
    expect(b.state.memory.tracking).toBe(2)
  })

  it('[STRESS-3] [MISSION-2-DISABLED-1] a stressed red is replaced by speeds 1 and 2 alone', () => {
    const luke = { stress: 1, damage: [faceUp('damagedengine')], at: [0, 0, 0] as const }
    const options = (round: number) => {
      const b = flying(round, [0, 0, 0], 'turn-left 2', { luke })
      const decision = b.open('manoeuvre')
      expect(decision).toMatchObject({ side: 'second', ship: 'r1', why: 'stressed' })
      return decision.kind === 'manoeuvre' ? decision.options : []
    }
    expect([...options(1)].sort()).toEqual([
      'bank-left 1',
      'bank-left 2',
      'bank-right 1',
      'bank-right 2',
      'straight 1',
      'straight 2',
    ])
    expect(options(5)).toEqual(expect.arrayContaining(['straight 3', 'bank-left 3', 'straight 4']))
  })

  it('[MISSION-2-OBST-1] [OBST-6] [OBST-8] asteroids follow the rules of obstacles', () => {
    const b = battle(
      {
        luke: { pilot: 'lukeskywalker', at: [0, 0, 0] },
        tie: { pilot: 'academypilot', at: [300, -100, 180], activated: true },
      },
      { mission: 'asteroid-run', obstacles: { coreasteroid0: [0, 45] } },
    ).dials({ luke: 'straight 2' })
    expect(b.open()).toMatchObject({ kind: 'roll', obstacle: 'coreasteroid0' })
    expect(b.roll('hit').ship('luke').shields).toBe(1)
  })
})

describe('the goals of Mission 2', () => {
  it('[D-16] [MISSION-2-GOAL-REBEL] [MISSION-2-FLEE-1] over the Rebel edge: round 4 is too early, round 5 wins', () => {
    const early = flying(4, [0, -400, 180])
    expect(early.told('shipFled')).toMatchObject([{ ship: 'r1', edge: 'south', escaped: false }])
    expect(early.state.result).toEqual(empire)
    const late = flying(5, [0, -400, 180])
    expect(late.told('shipFled')).toMatchObject([{ ship: 'r1', edge: 'south', escaped: true }])
    expect(late.told('shipFled')[0]?.rules).not.toContain('FLEE-2')
    expect(late.state.result).toEqual(rebels)
  })

  it('[MISSION-2-GOAL-REBEL] over the Imperial edge just the same, in any later round', () => {
    for (const round of [5, 6, 12]) expect(flying(round, [0, 400, 0]).state.result).toEqual(rebels)
    expect(flying(4, [0, 400, 0]).state.result).toEqual(empire)
  })

  it('[MISSION-2-FLEE-1] over a side edge it is destroyed in any round', () => {
    for (const round of [1, 5]) {
      expect(flying(round, [400, 0, 90]).state.result).toEqual(empire)
      expect(flying(round, [-400, 0, 270]).state.result).toEqual(empire)
    }
  })

  it('[MISSION-2-GOAL-REBEL] [FLEE-1] over a corner the deeper edge decides; exactly over it, not the goal', () => {
    expect(flying(5, [400, 405, 45]).told('shipFled')).toMatchObject([{ edge: 'north', escaped: true }])
    expect(flying(5, [405, 400, 45]).told('shipFled')).toMatchObject([{ edge: 'east', escaped: false }])
    const tie = flying(5, [400, 400, 45])
    expect(tie.told('shipFled')).toMatchObject([{ edge: 'east', escaped: false }])
    expect(tie.state.result).toEqual(empire)
    expect(flying(5, [-400, -400, 225]).told('shipFled')).toMatchObject([{ edge: 'west', escaped: false }])
  })

  it('[MISSION-2-GOAL-IMPERIAL] destroyed by an attack, by an asteroid, in any round', () => {
    for (const round of [1, 7]) {
      const b = run({
        luke: { at: [0, 0, 0], shields: 0, damage: [faceDown(), faceDown()], fought: true },
        rookie: { fought: true },
        tie: { at: [0, 150, 180] },
        round,
      }).fight()
      b.attack('tie', 'luke').roll('hit', 'blank').roll('blank', 'blank')
      expect(b.state.result).toEqual(empire)
    }
    const b = battle(
      {
        luke: { pilot: 'lukeskywalker', at: [0, 0, 0], shields: 0, damage: [faceDown(), faceDown()] },
        tie: { pilot: 'academypilot', at: [300, -100, 180], activated: true },
      },
      { mission: 'asteroid-run', obstacles: { coreasteroid0: [0, 45] } },
    ).dials({ luke: 'straight 2' })
    expect(b.roll('hit').state.result).toEqual(empire)
  })

  it('[MISSION-GEN-6] destroying every Imperial ship, or the other Rebel ship, wins nothing', () => {
    const b = run({
      luke: { at: [0, 0, 0] },
      rookie: { fought: true },
      tie: { at: [0, 150, 180], damage: [faceDown(), faceDown()] },
    }).fight()
    b.attack('luke', 'tie').roll('hit', 'blank', 'blank').roll('blank', 'blank', 'blank')
    expect([b.ship('tie').status, b.state.result]).toEqual(['destroyed', null])
    const other = run({
      rookie: { at: [300, 0, 0], shields: 0, damage: [faceDown(), faceDown()], fought: true },
      luke: { fought: true },
      tie: { at: [300, 150, 180] },
    }).fight()
    other.attack('tie', 'rookie').roll('hit', 'blank').roll('blank', 'blank')
    expect([other.ship('rookie').status, other.state.result]).toEqual(['destroyed', null])
  })

  it('[MISSION-2-FLEE-1] another ship over a goal edge in round 5 is destroyed, no win', () => {
    const b = run({ rookie: { at: [-300, 400, 0] }, round: 5 })
    for (const name of ['luke', 'tie']) b.ship(name).activated = true
    b.dials({ rookie: 'straight 1' })
    expect(b.told('shipFled')).toMatchObject([{ ship: 'r2', escaped: false, rules: ['FLEE-1', 'FLEE-2'] }])
    expect(b.state.result).toBeNull()
    const empireFlees = run({ tie: { at: [300, -400, 180] }, round: 5 })
    for (const name of ['luke', 'rookie']) empireFlees.ship(name).activated = true
    empireFlees.dials({ tie: 'straight 2' })
    expect(empireFlees.told('shipFled')).toMatchObject([{ ship: 'i1', escaped: false }])
    expect(empireFlees.state.result).toBeNull()
  })

  it('[WIN-1] [MISSION-GEN-6] an empty Imperial side plays on: Luke still has to get away', () => {
    const b = run({ tie: { at: [300, -400, 180] }, rookie: null })
    b.ship('luke').activated = true
    b.dials({ tie: 'straight 2' })
    expect(b.open()).toMatchObject({ kind: 'reinforce', side: 'second' })
    b.pass()
    expect(b.state).toMatchObject({ round: 2, result: null })
    expect(b.state.open).toMatchObject([{ kind: 'dial', side: 'first' }])
  })
})

describe('reinforcements in Mission 2', () => {
  const lost = () => {
    const b = run({ tie: { at: [300, -400, 180] } })
    for (const name of ['luke', 'rookie']) b.ship(name).activated = true
    return b.dials({ tie: 'straight 2' })
  }
  const call = (x: number, y: number, heading = 0) =>
    ({ type: 'reinforce', pilot: 'academypilot', x, y, heading }) as const

  it('[MISSION-2-REINF-1] an Academy Pilot at R1 of either edge', () => {
    const b = lost()
    expect(b.open()).toMatchObject({ kind: 'reinforce', side: 'second', pilot: 'academypilot', lost: 'i1' })
    for (const y of [437.2, 377.2, -377.2, -437.2]) expect(b.refusal(call(0, y))).toEqual([])
    for (const y of [377.1, 0, -377.1]) expect(b.refusal(call(0, y))).toEqual(['MISSION-GEN-10', 'MISSION-GEN-3'])
    expect(b.refusal({ ...call(0, 420), pilot: 'maulermithel' })).toEqual(['MISSION-GEN-10'])
    for (const command of b.legal()) expect(b.rules.isLegal(b.state, command)).toBe(true)
  })

  it('[MISSION-GEN-10] it comes at the Rebel edge too, and flies from the next round on', () => {
    const b = lost().play(call(0, -420, 0))
    expect(b.told('shipPlaced')).toMatchObject([{ ship: 'i2', pilot: 'academypilot', how: 'reinforcement' }])
    expect(b.state).toMatchObject({ round: 2, phase: 'planning' })
    expect(b.state.open).toContainEqual(expect.objectContaining({ kind: 'dial', ship: 'i2' }))
  })

  it('[MISSION-GEN-10] it is put down on no asteroid', () => {
    const b = lost()
    const corners: [number, number][] = [
      [-20, 380],
      [20, 380],
      [20, 420],
      [-20, 420],
    ]
    b.state.objects = [rockOf(corners)]
    expect(b.refusal(call(0, 400))).toEqual(['MISSION-GEN-10'])
    expect(b.refusal(call(39, 400))).toEqual(['MISSION-GEN-10'])
    expect(b.refusal(call(41, 400))).toEqual([])
    for (const command of b.legal()) expect(b.rules.isLegal(b.state, command)).toBe(true)
  })

  it('[MISSION-2-REINF-1] none for the Rebels', () => {
    const b = run({ rookie: { at: [-300, 400, 0] } })
    for (const name of ['luke', 'tie']) b.ship(name).activated = true
    b.dials({ rookie: 'straight 1' }).until(decision => decision.kind === 'dial')
    expect(b.state).toMatchObject({ round: 2 })
    expect(b.told('reinforcementDeclined')).toEqual([])
    expect(b.state.ships).toHaveLength(3)
  })
})
