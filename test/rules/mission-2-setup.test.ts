/** How Mission 2 begins: places of both sides, the disabled ship, and six asteroids around it. */
import { describe, expect, it } from 'vitest'
import { catalog, missionScenario } from '../../src/content/index.ts'
import type { Choice, Mission } from '../../src/rules/index.ts'
import { withCards } from '../support/cards.ts'
import { lay, opening, place } from '../support/opening.ts'

const MISSION = 'asteroid-run'
const north = place('i1', 0, 420, 180)
const south = place('i2', 0, -420, 0)
const centre = place('r1', 0, 0, 90)
const play = (...choices: Choice[]) => opening(MISSION).play(...choices)

/** Two Rebel ships, one of which is the disabled one. */
const pair = () =>
  opening(MISSION, {
    points: 100,
    collection: 'open',
    forces: {
      first: [
        { pilot: 'lukeskywalker', upgrades: [] },
        { pilot: 'rookiepilot', upgrades: [] },
      ],
      second: [{ pilot: 'academypilot', upgrades: [] }],
    },
  }).play(place('i1', 0, 420, 180), place('r1', 0, 0, 0))

describe('the setup of Mission 2', () => {
  it('[MISSION-2-SETUP-1] [MISSION-GEN-2] Luke with Determination against Night Beast and Mithel with Marksmanship', () => {
    const ships = play().state.ships.map(({ id, pilot, upgrades }) => [id, pilot, ...upgrades.map(({ card }) => card)])
    expect(ships).toEqual([
      ['r1', 'lukeskywalker', 'determination'],
      ['i1', 'nightbeast'],
      ['i2', 'maulermithel', 'marksmanship'],
    ])
  })

  it('[MISSION-GEN-5] [MISSION-GEN-9] on the mat of three feet; the Empire has initiative with the printed forces', () => {
    expect(play().state).toMatchObject({ mat: { width: 914.4, height: 914.4 }, initiative: 'second' })
    const large = { ...missionScenario(MISSION), mat: { width: 1200, height: 1200 } }
    expect(() => opening(MISSION, { mat: large.mat })).toThrow('MISSION-GEN-5')
  })

  it('[MISSION-GEN-3] in the printed order: Empire, Rebels, asteroids', () => {
    const table = play()
    const asked: string[] = []
    while (table.state.phase === 'setup') {
      const { kind, player } = table.asked()
      asked.push(`${player} ${kind}`)
      table.play(table.legal()[0]!)
    }
    expect(asked).toEqual(['second place', 'second place', 'first place', ...Array(6).fill('second token')])
  })

  it('[MISSION-2-SETUP-2] the Empire at R1 of either edge, split if it likes', () => {
    const table = play()
    expect(table.asked()).toMatchObject({ kind: 'place', side: 'second', ships: ['i1', 'i2'] })
    const rules = ['MISSION-2-SETUP-2', 'MISSION-GEN-3']
    for (const y of [437.2, 377.2, -377.2, -437.2]) expect(table.refusal(place('i1', 0, y, 0))).toEqual([])
    for (const y of [437.3, 377.1, 0, -377.1, -437.3]) expect(table.refusal(place('i1', 0, y, 0))).toEqual(rules)
    expect(table.refusal(place('i1', 420, 0, 270))).toEqual(rules)
    table.play(north)
    expect(table.refusal(place('i2', 10, 420, 0))).toEqual(['SETUP-6'])
    table.play(south)
    expect(table.asked().player).toBe('first')
    for (const command of play().legal()) expect(play().rules.isLegal(play().state, command)).toBe(true)
  })

  it('[MISSION-2-SETUP-3] the Rebels anywhere but at R1-3 of both edges; exactly 300 mm is Range 3', () => {
    const table = play(north, south)
    const rules = ['MISSION-2-SETUP-3', 'MISSION-GEN-3']
    for (const y of [137.1, 0, -137.1]) expect(table.refusal(place('r1', 0, y, 0))).toEqual([])
    for (const y of [137.2, 300, -137.2, -420]) expect(table.refusal(place('r1', 0, y, 0))).toEqual(rules)
    // Turned by 45° a base reaches 28.3 mm.
    expect(table.refusal(place('r1', 0, 128.8, 45))).toEqual([])
    expect(table.refusal(place('r1', 0, 129, 45))).toEqual(rules)
    // Side edges do not matter, but the mat ends there.
    expect(table.refusal(place('r1', 437.2, 0, 0))).toEqual([])
    expect(table.refusal(place('r1', 437.3, 0, 0))).toEqual(rules)
    for (const command of table.legal()) expect(table.rules.isLegal(table.state, command)).toBe(true)
  })

  it('[MISSION-2-SETUP-4] a lone Rebel ship is the disabled one without a question', () => {
    const table = play(north, south, centre)
    expect(table.told('shipMarked')).toMatchObject([{ ship: 'r1', what: 'disabled', rules: ['MISSION-2-SETUP-4'] }])
    expect(table.asked().kind).toBe('token')
  })

  it('[MISSION-2-SETUP-4] of two the Rebel player names one, and none of the enemy', () => {
    const table = pair().play(place('r2', 60, 0, 0))
    expect(table.asked()).toMatchObject({ kind: 'ship', side: 'first', why: 'disabled', ships: ['r1', 'r2'] })
    expect(table.refusal({ type: 'chooseShip', ship: 'i1' })).toEqual(['MISSION-2-SETUP-4'])
    expect(table.refusal({ type: 'pass' })).toEqual(['MISSION-2-SETUP-4'])
    table.play({ type: 'chooseShip', ship: 'r2' })
    expect(table.told('shipMarked')).toMatchObject([{ ship: 'r2', what: 'disabled' }])
    expect(table.state.memory.disabled).toBe('r2')
  })

  it('[MISSION-2-SETUP-5] the Empire lays all six, beyond R1 of the Rebel ship: 100 mm is R1', () => {
    const table = play(north, south, centre)
    expect(table.asked()).toMatchObject({ kind: 'token', side: 'second', what: 'asteroid' })
    expect(table.state.supply).toHaveLength(6)
    // The token reaches 18.6 mm to the left, the base 20 to the right.
    expect(table.refusal(lay('coreasteroid0', 138.6, 0))).toEqual(['MISSION-2-SETUP-5'])
    expect(table.refusal(lay('coreasteroid0', 138.7, 0))).toEqual([])
  })

  it('[MISSION-2-SETUP-5] and beyond R1 of each other', () => {
    const table = play(north, south, centre, lay('coreasteroid0', 200, 0))
    expect(table.asked()).toMatchObject({ side: 'second' })
    // Their nearest corners lie level: 220.2 and 17 mm left of the second one's middle.
    expect(table.refusal(lay('coreasteroid1', 337.2, 2.3))).toEqual(['MISSION-2-SETUP-5'])
    expect(table.refusal(lay('coreasteroid1', 337.3, 2.3))).toEqual([])
    expect(table.refusal(lay('coreasteroid1', 205, 0))).toEqual(['OBST-14'])
  })

  it('[MISSION-2-SETUP-5] [OBST-14] edges and Imperial ships do not matter, but no token lies on a ship or off the mat', () => {
    const table = play(north, south, centre)
    expect(table.refusal(lay('coreasteroid0', 42, 420))).toEqual([])
    expect(table.refusal(lay('coreasteroid0', 30, 420))).toEqual(['MISSION-2-SETUP-5'])
    expect(table.refusal(lay('coreasteroid0', 437, 0))).toEqual([])
    expect(table.refusal(lay('coreasteroid0', 437.1, 0))).toEqual(['OBST-14'])
  })

  it('[OBST-14] flush with an edge is inside, whatever the last bit of a sum says; a tenth further is not', () => {
    const table = play(north, south, centre)
    for (const [token, x, y, dx, dy] of [
      ['coreasteroid0', -438.6, 200, -0.1, 0],
      ['coreasteroid0', 300, -441.1, 0, -0.1],
      ['coreasteroid4', 300, -438.6, 0, -0.1],
      ['coreasteroid5', 300, 429.6, 0, 0.1],
    ] as const) {
      expect(table.refusal(lay(token, x, y)), `${token} at ${x}, ${y}`).toEqual([])
      const beyond = lay(token, Math.round((x + dx) * 10) / 10, Math.round((y + dy) * 10) / 10)
      expect(table.refusal(beyond), `${token} beyond ${x}, ${y}`).toEqual(['OBST-14'])
    }
  })

  it('[EX-MISSION-2] [MISSION-2-SETUP-5] six asteroids around the ship, then round 1 begins', () => {
    const table = play(
      north,
      south,
      centre,
      lay('coreasteroid0', -200, 150),
      lay('coreasteroid1', 0, 180),
      lay('coreasteroid2', 200, 150),
      lay('coreasteroid3', -200, -150, 45),
      lay('coreasteroid4', 0, -180, 200),
      lay('coreasteroid5', 220, -150, 300),
    )
    expect(table.state).toMatchObject({ phase: 'planning', round: 1, supply: [] })
    expect(table.state.objects).toHaveLength(6)
  })

  it('[OBST-14] [MISSION-2-SETUP-5] where no token has room any more the rest stay in the box, and it is told', () => {
    const printed = catalog.missions[MISSION]!
    const lonely: Mission = {
      ...printed,
      setup: printed.setup.map(part =>
        'place' in part && part.place === 'obstacles' ? { ...part, zone: { ...part.zone, apart: 2000 } } : part,
      ),
    }
    const table = opening(MISSION, {}, withCards({ missions: [lonely] }))
    table.play(north, south, centre, lay('coreasteroid0', 300, 300))
    expect(table.told('tokenImpossible')).toHaveLength(5)
    expect(table.told('tokenImpossible')[0]?.rules).toEqual(['OBST-14', 'MISSION-2-SETUP-5'])
    expect(table.state).toMatchObject({ phase: 'planning', supply: [] })
  })

  it('[MISSION-GEN-7] [MISSION-GEN-9] with built squads the points count, and who spent fewer has initiative', () => {
    const forces = {
      first: [{ pilot: 'rookiepilot', upgrades: [] }],
      second: [
        { pilot: 'academypilot', upgrades: [] },
        { pilot: 'academypilot', upgrades: [] },
      ],
    }
    expect(opening(MISSION, { points: 31, forces }).state.initiative).toBe('first')
    expect(() => opening(MISSION, { points: 20, forces })).toThrow('SQUAD-4')
  })
})
