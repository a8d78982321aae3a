/** How Mission 3 begins: places of both sides, and satellites in their bands. */
import { describe, expect, it } from 'vitest'
import type { Choice } from '../../src/rules/index.ts'
import { lay, opening, place } from '../support/opening.ts'

const MISSION = 'dark-whispers'
const empire = [place('i1', 0, 420, 180), place('i2', 60, 420, 180)]
const sat = (x: number, y: number, heading = 0) => lay('satellite', x, y, heading)
const play = (...choices: Choice[]) => opening(MISSION).play(...empire, ...choices)
const REB = ['MISSION-3-SETUP-3', 'MISSION-GEN-3']
const SPACED = ['MISSION-3-SETUP-3', 'MISSION-3-SETUP-5']

describe('the setup of Mission 3', () => {
  it('[MISSION-3-SETUP-1] [MISSION-GEN-2] a loaded Red Squadron Pilot against two TIE fighters', () => {
    const ships = opening(MISSION).state.ships.map(({ id, pilot, upgrades }) => [
      id,
      pilot,
      ...upgrades.map(u => u.card),
    ])
    expect(ships).toEqual([
      ['r1', 'redsquadronpilot', 'protontorpedoes', 'r2f2'],
      ['i1', 'blacksquadronpilot', 'determination'],
      ['i2', 'obsidiansquadronpilot'],
    ])
  })

  it('[MISSION-GEN-3] [MISSION-GEN-5] in the printed order, on the mat of three feet, the Empire with initiative', () => {
    const table = opening(MISSION)
    const asked: string[] = []
    while (table.state.phase === 'setup') {
      const { kind, player } = table.asked()
      asked.push(`${player} ${kind}`)
      for (const command of table.legal()) expect(table.rules.isLegal(table.state, command)).toBe(true)
      table.play(table.legal()[0]!)
    }
    expect(asked).toEqual(['second place', 'second place', 'first token', 'first token', 'first place'])
    expect(table.state).toMatchObject({ mat: { width: 914.4, height: 914.4 }, initiative: 'second', round: 1 })
    expect(() => opening(MISSION, { mat: { width: 1000, height: 1000 } })).toThrow('MISSION-GEN-5')
  })

  it('[MISSION-3-SETUP-2] the Empire first, all its ships at R1 of its own edge', () => {
    const table = opening(MISSION)
    expect(table.asked()).toMatchObject({ kind: 'place', side: 'second', ships: ['i1', 'i2'] })
    const rules = ['MISSION-3-SETUP-2', 'MISSION-GEN-3']
    for (const y of [437.2, 377.2]) expect(table.refusal(place('i1', 0, y, 180))).toEqual([])
    for (const y of [437.3, 377.1, -420]) expect(table.refusal(place('i1', 0, y, 180))).toEqual(rules)
    table.play(empire[0]!)
    expect(table.asked()).toMatchObject({ kind: 'place', side: 'second', ships: ['i2'] })
  })

  it('[MISSION-3-SETUP-3] one satellite wholly at R3 of the Rebel edge', () => {
    const table = play()
    expect(table.asked()).toMatchObject({ kind: 'token', side: 'first', what: 'satellite' })
    // The token reaches 14.8 mm ahead and behind; the band lies from y -257.2 to -157.2.
    for (const y of [-242.4, -200, -172]) expect(table.refusal(sat(0, y))).toEqual([])
    for (const y of [-242.5, -171.9, 200]) expect(table.refusal(sat(0, y))).toEqual(REB)
    expect(table.refusal(sat(0, -245, 90))).toEqual([])
    expect(table.refusal(place('r1', 0, -420, 0))).toEqual(['MISSION-3-SETUP-3'])
    expect(table.refusal({ type: 'pass' })).toEqual(['MISSION-3-SETUP-3'])
  })

  it('[MISSION-3-SETUP-3] then one at R2, then the ships at R1', () => {
    const table = play(sat(0, -200))
    for (const y of [-342.4, -272]) expect(table.refusal(sat(120, y))).toEqual([])
    for (const y of [-342.5, -271.9, -200]) expect(table.refusal(sat(120, y))).toEqual(REB)
    table.play(sat(120, -300))
    expect(table.told('tokenPlaced')).toMatchObject([
      { what: 'satellite', obstacle: false, token: 'satellite-2', side: 'first' },
    ])
    expect(table.asked()).toMatchObject({ kind: 'place', side: 'first', ships: ['r1'] })
    for (const y of [-437.2, -377.2]) expect(table.refusal(place('r1', 0, y, 0))).toEqual([])
    for (const y of [-377.1, 420]) expect(table.refusal(place('r1', 0, y, 0))).toEqual(REB)
    table.play(place('r1', 0, -400, 0))
    expect(table.state).toMatchObject({
      phase: 'planning',
      objects: [{ id: 'satellite-1', kind: 'satellite', ship: null }, { ship: null }],
    })
  })

  it('[MISSION-3-SETUP-5] none at R1 of a side edge: 100 mm is R1', () => {
    const table = play()
    // 7.5 mm to either side.
    for (const x of [349.6, -349.6]) expect(table.refusal(sat(x, -200))).toEqual([])
    for (const x of [349.7, -349.7, 440]) expect(table.refusal(sat(x, -200))).toEqual(SPACED)
  })

  it('[MISSION-3-SETUP-5] the second at R2-3 of the first: 100 mm is too near, 300 mm is not too far', () => {
    // Lying crosswise; from corner to corner 28 mm up and 96 mm across make 100, 84 and 288 make 300.
    const near = play(sat(0, -240, 90))
    expect(near.refusal(sat(125.6, -274.8, 90))).toEqual(SPACED)
    expect(near.refusal(sat(125.7, -274.8, 90))).toEqual([])
    const far = play(sat(0, -200, 90))
    expect(far.refusal(sat(317.6, -290.8, 90))).toEqual([])
    expect(far.refusal(sat(317.7, -290.8, 90))).toEqual(SPACED)
    expect(far.refusal(sat(0, -280, 90))).toEqual(SPACED)
  })

  it('[MISSION-3-SETUP-4] two more with 100 points and more, one at R3 and one at R2; none with 99', () => {
    const tokens = (points: number) => {
      const table = opening(MISSION, { points })
      table.through('place')
      const zones: unknown[] = []
      while (table.asked().kind === 'token') {
        const asked = table.asked()
        if (asked.kind === 'token') zones.push(asked.zone.within?.band)
        table.play(table.legal()[0]!)
      }
      expect(table.asked()).toMatchObject({ kind: 'place', side: 'first' })
      return zones
    }
    expect([tokens(0), tokens(99)]).toEqual([
      [3, 2],
      [3, 2],
    ])
    expect([tokens(100), tokens(150)]).toEqual([
      [3, 2, 3, 2],
      [3, 2, 3, 2],
    ])
  })

  it('[MISSION-3-SETUP-5] each further one at R2-3 of any of those that lie', () => {
    const table = opening(MISSION, { points: 100 }).through('place').play(sat(-300, -200), sat(-150, -300))
    // 450 mm from the first, 300 and less from the second.
    expect(table.refusal(sat(160, -200))).toEqual(['MISSION-3-SETUP-4', 'MISSION-3-SETUP-5'])
    expect(table.refusal(sat(100, -200))).toEqual([])
    // Near the one, but at R2-3 of the other: that is enough.
    expect(table.refusal(sat(-250, -200))).toEqual([])
    expect(table.refusal(sat(-300, -200))).toEqual(['OBST-14'])
  })
})
