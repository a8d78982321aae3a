/** What lies on the mat and is of a kind that no box holds: its kind alone says what it is to the rules. */
import { describe, expect, it } from 'vitest'
import { catalog } from '../../src/content/index.ts'
import { type Catalog, cargoOf, kindOf, obstaclesOf } from '../../src/rules/index.ts'
import { previewManoeuvre } from '../../src/rules/preview.ts'
import { battle, type Lying, type Setting } from '../support/battle.ts'

/** The printed cards, and a buoy as large as the largest asteroid: it lies there, and no more. */
const buoys: Catalog = {
  ...catalog,
  kinds: { ...catalog.kinds, buoy: { id: 'buoy', obstacle: false, carried: null, placing: [], spacing: [] } },
  tokens: { ...catalog.tokens, buoy: { ...catalog.tokens['coreasteroid5']!, id: 'buoy', what: 'buoy' } },
}
/** The same, and it is in the way. */
const wrecks: Catalog = { ...buoys, kinds: { ...buoys.kinds, buoy: { ...buoys.kinds['buoy']!, obstacle: true } } }

const duel = (known: Catalog, at: Lying, red: Partial<Setting> = {}, mission = 'standard') =>
  battle(
    {
      red: { pilot: 'redsquadronpilot', at: [0, -200, 0], ...red },
      tie: { pilot: 'academypilot', at: [0, 50, 180], activated: true },
    },
    { catalog: known, mission, obstacles: { buoy: at }, satellites: [] },
  )

describe('an object that is no obstacle and that nobody carries', () => {
  it('is among neither, and its kind is asked of the catalog', () => {
    const b = duel(buoys, [0, -100])
    const table = { catalog: buoys, state: b.state }
    expect(b.state.objects).toMatchObject([{ id: 'buoy', kind: 'buoy', ship: null }])
    expect([obstaclesOf(table), cargoOf(table)]).toEqual([[], []])
    expect(kindOf(buoys, 'buoy')).toMatchObject({ obstacle: false, carried: null })
    expect(() => kindOf(catalog, 'buoy')).toThrow('buoy')
    expect(obstaclesOf({ catalog: wrecks, state: duel(wrecks, [0, -100]).state })).toMatchObject([{ id: 'buoy' }])
  })

  it('[OBST-6] [OBST-7] is hit by nobody, and costs no action; one that is in the way is, and does', () => {
    const b = duel(buoys, [0, -120])
    expect(previewManoeuvre(buoys, b.state, 'r1', 'straight 3')).toMatchObject({ obstacles: [], onObstacle: false })
    b.dials({ red: 'straight 3' })
    expect(b.told('manoeuvreExecuted')[0]?.obstacles).toEqual([])
    expect(b.told('actionSkipped')).toEqual([])
    expect(b.open()).toMatchObject({ kind: 'action', ship: 'r1' })
    const wreck = duel(wrecks, [0, -120]).dials({ red: 'straight 3' })
    expect(wreck.told('manoeuvreExecuted')[0]?.obstacles).toEqual(['buoy'])
    expect(wreck.open()).toMatchObject({ kind: 'roll', obstacle: 'buoy' })
  })

  it('[OBST-10] [OBST-11] obstructs nothing, and ships attack from it; one that is in the way does', () => {
    const between = duel(buoys, [0, -70]).fight().attack('red', 'tie')
    expect(between.told('attackDeclared')).toMatchObject([{ obstructed: false }])
    expect(duel(buoys, [0, -200]).fight().attack('red', 'tie').told('attackDeclared')).toHaveLength(1)
    const wreck = duel(wrecks, [0, -70]).fight().attack('red', 'tie')
    expect(wreck.told('attackDeclared')).toMatchObject([{ obstructed: true }])
    expect(duel(wrecks, [0, -200]).fight().told('attackSkipped')).toMatchObject([{ ship: 'r1', why: 'obstacle' }])
  })

  it('[MISSION-3-SCAN-1] is scanned by nobody', () => {
    const b = duel(buoys, [0, 50], { fought: true }, 'dark-whispers').fight()
    expect(b.open()).toMatchObject({ kind: 'attack', ship: 'i1' })
    expect(b.legal().map(({ type }) => type)).not.toContain('scan')
    expect(b.refusal({ type: 'scan', ship: 'tie', marker: 'buoy' })).toContain('MISSION-3-SCAN-1')
  })
})
