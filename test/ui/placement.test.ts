/** A ship or token that is put down by hand stays in its zone, however it is dragged and turned. */
import { describe, expect, it } from 'vitest'
import { catalog, game, missionScenario, OBSTACLES } from '../../src/content/index.ts'
import { corners, edgeDistance, insideBand, placePolygon } from '../../src/geometry/index.ts'
import type { Edge, TokenZone, Zone } from '../../src/rules/index.ts'
import { judgeToken } from '../../src/rules/index.ts'
import {
  edgeStrip,
  inZone,
  quantised,
  tokenInZone,
  tokenStrips,
  turnedAlong,
  zoneStrips,
} from '../../src/ui/play/orders/placement.ts'
import { step } from '../../src/ui/play/orders/put-down.tsx'

const MAT = { width: 914.4, height: 914.4 }
const BASE = { length: 40, width: 40 }
const FAR = [
  [0, 0],
  [9999, 9999],
  [-9999, -9999],
  [33.333, 301.27],
] as const

const bounds = (strip: readonly { x: number; y: number }[]): number[] =>
  [
    Math.min(...strip.map(p => p.x)),
    Math.min(...strip.map(p => p.y)),
    Math.max(...strip.map(p => p.x)),
    Math.max(...strip.map(p => p.y)),
  ].map(value => Math.round(value * 10) / 10)

describe('placing a ship', () => {
  it('draws the strip of a range band along each edge', () => {
    const box = (edge: Edge, band: 1 | 2 | 3) => zoneStrips({ edges: [edge], band }, MAT).map(bounds)
    expect(box('south', 2)).toEqual([[-457.2, -357.2, 457.2, -257.2]])
    expect(box('north', 1)).toEqual([[-457.2, 357.2, 457.2, 457.2]])
    expect(box('east', 3)).toEqual([[157.2, -457.2, 257.2, 457.2]])
    expect(box('west', 1)).toEqual([[-457.2, -457.2, -357.2, 457.2]])
  })

  it('draws the strips of two edges, and what lies beyond both', () => {
    expect(zoneStrips({ edges: ['north', 'south'], band: 1 }, MAT)).toHaveLength(2)
    expect(zoneStrips({ edges: ['north', 'south'], band: 'beyond' }, MAT).map(bounds)).toEqual([
      [-457.2, -157.2, 457.2, 157.2],
    ])
    expect(bounds(edgeStrip('east', 60, MAT))).toEqual([397.2, -457.2, 457.2, 457.2])
  })

  it('keeps the base inside the band, wherever it is dragged and however it is turned', () => {
    const zone: Zone = { edges: ['north'], band: 2 }
    for (let heading = 0; heading < 360; heading += 7) {
      for (const [x, y] of FAR) {
        const pose = inZone({ x, y, heading }, zone, MAT, BASE)
        expect(insideBand({ base: BASE, pose }, MAT, 'north', 2), `${x}/${y}/${heading}`).toBe(true)
        expect(corners({ base: BASE, pose }).every(point => Math.abs(point.x) <= 457.2 + 1e-6)).toBe(true)
      }
    }
  })

  it('goes to the nearer of two edges, and stays beyond range 3 of both', () => {
    const both: Zone = { edges: ['north', 'south'], band: 1 }
    expect(inZone({ x: 0, y: 20, heading: 180 }, both, MAT, BASE).y).toBe(377.3)
    expect(inZone({ x: 0, y: -20, heading: 0 }, both, MAT, BASE).y).toBe(-377.3)
    for (const [x, y] of FAR) {
      const body = { base: BASE, pose: inZone({ x, y, heading: 33 }, { ...both, band: 'beyond' }, MAT, BASE) }
      for (const edge of both.edges) expect(edgeDistance(body, MAT, edge).near).toBeGreaterThan(300.01)
    }
  })

  it('turns a ship about that goes to the opposite edge, as far as it was turned, and no other', () => {
    const both: Zone = { edges: ['north', 'south'], band: 1 }
    const from = { x: 0, y: 377.3, heading: 190 }
    const south = { x: 50, y: -377.3, heading: 190 }
    expect(turnedAlong(from, south, both, MAT)).toEqual({ ...south, heading: 10 })
    expect(turnedAlong(from, { ...from, x: 90 }, both, MAT).heading).toBe(190)
    expect(turnedAlong(from, south, { ...both, band: 'beyond' }, MAT).heading).toBe(190)
  })

  it('keeps what the zone fixes', () => {
    const zone: Zone = { edges: ['south'], band: 1, lateral: 0, heading: 0 }
    expect(inZone({ x: 120, y: -400.04, heading: 77 }, zone, MAT, BASE)).toEqual({ x: 0, y: -400, heading: 0 })
  })

  it('says whole tenths of a millimetre and whole degrees, never -0', () => {
    expect(quantised({ x: -0.04, y: 12.345, heading: -15.4 })).toEqual({ x: 0, y: 12.3, heading: 345 })
    expect(Object.is(quantised({ x: -0.04, y: 0, heading: -0.2 }).x, -0)).toBe(false)
    expect(Object.is(quantised({ x: 0, y: 0, heading: -0.2 }).heading, -0)).toBe(false)
    expect(quantised({ x: 0, y: 0, heading: 719.6 }).heading).toBe(0)
  })
})

describe('placing a token', () => {
  const state = game.newGame(missionScenario('standard', { obstacles: OBSTACLES }))
  const table = { catalog, state, events: null }
  const zones: readonly TokenZone[] = [
    {
      within: null,
      offEdges: { edges: ['north', 'south', 'east', 'west'], mm: 200 },
      offShips: null,
      apart: 0,
      near: null,
    },
    {
      within: { edges: ['south'], band: 3 },
      offEdges: { edges: ['east', 'west'], mm: 100 },
      offShips: null,
      apart: 0,
      near: null,
    },
    { within: null, offEdges: null, offShips: null, apart: 100, near: null },
  ]

  it.each(OBSTACLES)('keeps the whole outline of %s in every zone the game knows', id => {
    const { outline } = catalog.tokens[id]!
    for (const zone of zones) {
      for (let heading = 0; heading < 360; heading += 30) {
        for (const [x, y] of FAR) {
          const pose = tokenInZone({ x, y, heading }, zone, MAT, outline)
          expect(judgeToken(table, 'asteroid', id, zone, pose, 'OBST-3'), `${x}/${y}/${heading}`).toBe(true)
        }
      }
    }
  })

  it('turns as the outline turns', () => {
    const outline = [
      { x: 0, y: 50 },
      { x: -5, y: -5 },
      { x: 5, y: -5 },
    ]
    const free = zones[2]!
    const pose = tokenInZone({ x: 9999, y: 0, heading: 90 }, free, MAT, outline)
    expect(pose).toEqual({ x: 407.1, y: 0, heading: 90 })
    expect(Math.max(...placePolygon(outline, pose).map(point => point.x))).toBeLessThanOrEqual(457.2)
  })

  it('draws what its zone leaves open', () => {
    expect(tokenStrips(zones[0]!, MAT).map(bounds)).toEqual([[-257.2, -257.2, 257.2, 257.2]])
    expect(tokenStrips(zones[1]!, MAT).map(bounds)).toEqual([[-357.2, -257.2, 357.2, -157.2]])
  })
})

it('an arrow moves what is put down as the viewer sees it, along the nearest edge', () => {
  expect(step(10, 0, 0)).toEqual({ x: 10, y: 0 })
  expect(step(0, 10, 90)).toEqual({ x: 10, y: -0 })
  expect(step(10, 0, 180)).toEqual({ x: -10, y: -0 })
  expect(step(0, 10, 270)).toEqual({ x: -10, y: 0 })
  expect(step(0, 10, 52)).toEqual(step(0, 10, 90))
  expect(step(0, 10, 355)).toEqual(step(0, 10, 0))
})
