/** What flying over or onto an asteroid costs: the action, and a die for each. */
import { describe, expect, it } from 'vitest'
import type { ManoeuvreKey } from '../../src/rules/index.ts'
import { previewManoeuvre } from '../../src/rules/preview.ts'
import { battle, faceDown, faceUp, type Lying, type Setting } from '../support/battle.ts'

/** An X-wing at y −200 flies north; a TIE fighter is far away. The game stops at the first die or question. */
function fly(manoeuvre: ManoeuvreKey, obstacles: Record<string, Lying>, red: Partial<Setting> = {}) {
  const b = battle(
    {
      red: { pilot: 'redsquadronpilot', at: [0, -200, 0], ...red },
      tie: { pilot: 'academypilot', at: [400, 400, 180], activated: true },
    },
    { obstacles },
  )
  return b.dials({ red: manoeuvre })
}
type Flight = ReturnType<typeof fly>
const hit = (b: Flight) => b.told('manoeuvreExecuted').at(-1)?.obstacles
/** Straight 3: the template covers y −180 … −60, the base comes to rest at −60 … −20. */
const through: Lying = [0, -120]
const under: Lying = [0, -40]

describe('flying over obstacles', () => {
  it('[EX-OBST-1] [OBST-6] [OBST-7] the template crosses a token: the move is flown, the action lost, a die rolled', () => {
    const b = fly('straight 3', { coreasteroid0: through })
    expect(b.told('manoeuvreExecuted')[0]).toMatchObject({
      to: { x: 0, y: -40, heading: 0 },
      rules: ['ACT-4', 'OBST-6'],
    })
    expect(b.told('actionSkipped')).toMatchObject([{ ship: 'r1', why: 'obstacle', rules: ['OBST-7'] }])
    expect(b.open()).toMatchObject({ kind: 'roll', dice: 'attack', count: 1, ship: 'r1', obstacle: 'coreasteroid0' })
    b.ship('tie').pose = { x: 0, y: 150, heading: 180 }
    b.roll('blank')
    // It may attack this round.
    expect(b.open()).toMatchObject({ kind: 'attack', ship: 'r1' })
  })

  it('[EX-OBST-2] [OBST-9] [OBST-10] the base ends on a token: it stays there and cannot attack', () => {
    const b = fly('straight 3', { coreasteroid0: under })
    expect(b.ship('red').pose).toEqual({ x: 0, y: -40, heading: 0 })
    expect(b.told('manoeuvreExecuted')[0]?.rules).toEqual(['ACT-4', 'OBST-6', 'OBST-9'])
    b.ship('tie').pose = { x: 0, y: 150, heading: 180 }
    b.roll('blank')
    expect(b.told('attackSkipped')).toMatchObject([{ ship: 'r1', why: 'obstacle', rules: ['OBST-10'] }])
    expect(b.open()).toMatchObject({ kind: 'attack', ship: 'i1' })
  })

  it('[OBST-6] what the base merely sweeps over is not hit: only the template and the final base count', () => {
    // The token reaches from x 13.4 on: past the template (10), under the way of the base (20).
    const b = fly('straight 3', { coreasteroid0: [32, -120] })
    expect(hit(b)).toEqual([])
    expect(b.open()).toMatchObject({ kind: 'action', ship: 'r1' })
    expect(hit(fly('straight 3', { coreasteroid0: [28, -120] }))).toEqual(['coreasteroid0'])
  })

  it('[OBST-6] a bank and a turn hit what lies under their curve', () => {
    // Bank 2 right ends 52 mm aside; the middle of its curve is 19 mm aside.
    expect(hit(fly('bank-right 2', { coreasteroid0: [15, -130] }))).toEqual(['coreasteroid0'])
    expect(hit(fly('bank-left 2', { coreasteroid0: [40, -130] }))).toEqual([])
    expect(hit(fly('turn-right 2', { coreasteroid0: [60, -120] }))).toEqual(['coreasteroid0'])
    expect(hit(fly('turn-left 2', { coreasteroid0: [60, -120] }))).toEqual([])
  })

  it('[OBST-6] the token a ship starts on counts only if template or final base overlap it again', () => {
    expect(hit(fly('straight 3', { coreasteroid0: [0, -210] }))).toEqual([])
    expect(hit(fly('straight 3', { coreasteroid0: [0, -185] }))).toEqual(['coreasteroid0'])
  })

  it('[OBST-6] after a back-up the part of the template that was not travelled counts no more', () => {
    const rock: Record<string, Lying> = { coreasteroid0: [0, -45] }
    expect(hit(fly('straight 4', rock))).toEqual(['coreasteroid0'])
    const b = battle(
      {
        red: { pilot: 'redsquadronpilot', at: [0, -200, 0] },
        one: { pilot: 'academypilot', at: [0, 0, 0], activated: true },
        two: { pilot: 'academypilot', at: [0, -45, 0], activated: true },
      },
      { obstacles: rock },
    ).dials({ red: 'straight 4' })
    // It stops at y −85, its nose 4 mm before the token.
    expect(b.told('manoeuvreExecuted')[0]).toMatchObject({ overlapped: ['i2', 'i1'], obstacles: [] })
    expect(b.told('obstacleRolled')).toEqual([])
  })

  it('[OVERLAP-2] [OBST-9] backed up onto a token it stays there: obstacles push nobody back', () => {
    const b = battle(
      {
        red: { pilot: 'redsquadronpilot', at: [0, -200, 0] },
        one: { pilot: 'academypilot', at: [0, 0, 0], activated: true },
      },
      { obstacles: { coreasteroid0: under } },
    ).dials({ red: 'straight 4' })
    expect(b.told('manoeuvreExecuted')[0]).toMatchObject({ touching: ['i1'], obstacles: ['coreasteroid0'] })
    // The step is skipped once; the die is still rolled.
    expect(b.told('actionSkipped')).toMatchObject([{ why: 'overlap', rules: ['OVERLAP-5'] }])
    expect(b.open()).toMatchObject({ kind: 'roll', obstacle: 'coreasteroid0' })
  })

  it('[OBST-6] one die a token, nearest to the start first, whatever the order they were placed in', () => {
    const b = fly('straight 4', { coreasteroid1: [0, -30], coreasteroid4: [0, -80], coreasteroid0: [0, -150] })
    expect(hit(b)).toEqual(['coreasteroid0', 'coreasteroid4', 'coreasteroid1'])
    for (const id of ['coreasteroid0', 'coreasteroid4', 'coreasteroid1']) {
      expect(b.open()).toMatchObject({ kind: 'roll', count: 1, obstacle: id })
      b.roll('focus')
    }
  })

  it('[OBST-6] template and base on the same token: one die', () => {
    const b = fly('straight 1', { coreasteroid5: [0, -145] })
    expect(hit(b)).toEqual(['coreasteroid5'])
    b.roll('blank')
    expect(b.told('obstacleRolled')).toHaveLength(1)
    expect(b.state.open[0]).not.toMatchObject({ kind: 'roll' })
  })

  it.each([
    ['hit', 1, 0],
    ['crit', 0, 1],
    ['focus', 0, 0],
    ['blank', 0, 0],
  ] as const)('[OBST-8] the die shows %s', (face, hits, crits) => {
    const b = fly('straight 3', { coreasteroid0: through }, { shields: 0 }).roll(face)
    expect(b.told('obstacleRolled')).toMatchObject([{ ship: 'r1', obstacle: 'coreasteroid0', face, hits, crits }])
    if (crits > 0) b.draw('weaponmalfunction')
    expect(b.ship('red').damage.map(card => card.faceUp)).toEqual(hits + crits > 0 ? [crits > 0] : [])
  })

  it('[OBST-8] [DAMAGE-3] shields first, also for a CRIT', () => {
    for (const face of ['hit', 'crit'] as const) {
      const b = fly('straight 3', { coreasteroid0: through }).roll(face)
      expect(b.ship('red')).toMatchObject({ shields: 1, damage: [] })
    }
  })

  it('[OBST-8] [ACT-5] the die comes after the stress check: red brings its stress first', () => {
    const b = fly('koiogran 4', { coreasteroid0: [0, 0] })
    expect(b.ship('red').stress).toBe(1)
    const order = b.events.map(({ type }) => type).filter(type => type === 'tokenGained' || type === 'actionSkipped')
    expect(order).toEqual(['tokenGained', 'actionSkipped'])
    expect(b.open()).toMatchObject({ kind: 'roll' })
  })

  it('[OBST-8] [ACT-5] stress from the damage of the die is not taken off by the same green manoeuvre', () => {
    const b = fly('straight 1', { coreasteroid0: [0, -160] }, { shields: 0, stress: 1 })
    expect(b.ship('red').stress).toBe(0)
    b.roll('crit').draw('thrustcontrolfire')
    expect(b.ship('red').stress).toBe(1)
  })

  it('[OBST-6] [OVERLAP-6] a Koiogran turn onto an asteroid keeps its rotation', () => {
    const b = fly('koiogran 4', { coreasteroid0: [0, 0] })
    expect(b.told('manoeuvreExecuted')[0]).toMatchObject({
      to: { x: 0, y: 0, heading: 180 },
      endTurnCancelled: false,
      obstacles: ['coreasteroid0'],
    })
  })

  it('[OBST-8] [DESTROY-1] a ship that the first die destroys rolls no second, and the game goes on', () => {
    const b = battle(
      {
        red: { pilot: 'redsquadronpilot', at: [0, -200, 0], shields: 0, damage: [faceDown(), faceDown()] },
        mate: { pilot: 'rookiepilot', at: [-400, -400, 0], activated: true },
        tie: { pilot: 'academypilot', at: [400, 400, 180], activated: true },
      },
      { obstacles: { coreasteroid0: [0, -150], coreasteroid4: [0, -80] } },
    ).dials({ red: 'straight 4' })
    b.roll('hit')
    expect(b.ship('red').status).toBe('destroyed')
    expect(b.told('obstacleRolled')).toHaveLength(1)
    expect(b.state).toMatchObject({ result: null, round: 2 })
  })

  it('[OBST-8] [WIN-1] the last ship of a side can perish on an asteroid', () => {
    const damage = [faceDown(), faceDown()]
    const b = fly('straight 4', { coreasteroid0: [0, -150] }, { shields: 0, damage }).roll('hit')
    expect(b.state.result).toEqual({ winner: 'second', by: 'destroyed' })
  })

  it('[OBST-8] [FLEE-1] a ship that flees rolls no die', () => {
    const b = battle(
      {
        red: { pilot: 'redsquadronpilot', at: [0, 380, 0] },
        mate: { pilot: 'rookiepilot', at: [-400, -400, 0], activated: true },
        tie: { pilot: 'academypilot', at: [400, -400, 180], activated: true },
      },
      { obstacles: { coreasteroid0: [0, 425] } },
    ).dials({ red: 'straight 2' })
    expect(b.told('manoeuvreExecuted')[0]?.obstacles).toEqual(['coreasteroid0'])
    expect(b.told('shipFled')).toHaveLength(1)
    expect(b.told('actionSkipped')).toEqual([])
    expect(b.open()).not.toMatchObject({ kind: 'roll' })
  })

  it('[CRIT-1] [OBST-8] Stunned Pilot: 1 damage for a base on a token, before the die; none for crossing it', () => {
    const damage = [faceUp('stunnedpilot')]
    const on = fly('straight 3', { coreasteroid0: under }, { damage })
    expect(on.ship('red').shields).toBe(1)
    expect(on.roll('hit').ship('red').shields).toBe(0)
    expect(fly('straight 3', { coreasteroid0: through }, { damage }).ship('red').shields).toBe(2)
    // Destroyed by its card it rolls no die.
    const last = fly('straight 3', { coreasteroid0: under }, { damage: [...damage, faceDown()], shields: 0 })
    expect(last.ship('red').status).toBe('destroyed')
    expect(last.told('obstacleRolled')).toEqual([])
  })

  it('[OBST-5] obstacles stay as they lie, whoever hits them', () => {
    const b = fly('straight 3', { coreasteroid0: under, coreasteroid5: [200, 200, 30] })
    const before = structuredClone(b.state.objects)
    b.roll('crit').until((_decision, state) => state.round === 2)
    expect(b.state.objects).toEqual(before)
  })

  it('[OBST-6] [OBST-10] the preview of a manoeuvre tells the same', () => {
    const b = fly('straight 4', { coreasteroid0: [0, -150], coreasteroid4: [0, 0] })
    const from = { ...b.ship('red'), pose: { x: 0, y: -200, heading: 0 } }
    const state = { ...b.state, ships: [from, b.ship('tie')] }
    const look = (key: ManoeuvreKey) => previewManoeuvre(b.rules.catalog, state, 'r1', key)
    expect(look('straight 4')).toMatchObject({ obstacles: ['coreasteroid0', 'coreasteroid4'], onObstacle: true })
    expect(look('straight 3')).toMatchObject({ obstacles: ['coreasteroid0'], onObstacle: false })
    expect(look('turn-left 2')).toMatchObject({ obstacles: ['coreasteroid0'], onObstacle: false })
  })
})

describe('barrel rolls and obstacles', () => {
  /** A TIE fighter is asked for its action at (0, 0), nose north. */
  function rolling(obstacles: Record<string, Lying>) {
    const b = battle(
      {
        tie: { pilot: 'academypilot', at: [0, -120, 0] },
        red: { pilot: 'redsquadronpilot', at: [400, 400, 180], activated: true },
      },
      { obstacles },
    ).dials({ tie: 'straight 2' })
    return b
  }
  const roll = (side: 'left' | 'right', slide = 0) =>
    ({ type: 'act', ship: 'tie', action: 'barrel-roll', side, slide }) as const

  it('[ACTION-BR-5] not onto an obstacle; slid past it, it may', () => {
    const b = rolling({ coreasteroid0: [85, 30] })
    expect(b.refusal(roll('right'))).toEqual(['ACTION-BR-5'])
    expect(b.refusal(roll('right', -10))).toEqual([])
    expect(b.refusal(roll('left'))).toEqual([])
  })

  it('[ACTION-BR-5] with the template over an obstacle it may, and rolls no die', () => {
    // The token lies in the 40 mm between the two places of the base.
    const b = rolling({ coreasteroid0: [39.2, 0] })
    expect(b.refusal(roll('right'))).toEqual([])
    b.play(roll('right'))
    expect(b.told('barrelRolled')).toHaveLength(1)
    expect(b.told('obstacleRolled')).toEqual([])
    expect(b.state.open[0]).not.toMatchObject({ kind: 'roll' })
  })
})
