import { describe, expect, it } from 'vitest'
import { corners, insideBand } from '../../src/geometry/index.ts'
import { inZone, quantised, zoneStrip } from '../../src/ui/orders/placement.ts'

const MAT = { width: 914.4, height: 914.4 }
const BASE = { length: 40, width: 40 }

describe('placing a ship', () => {
  it('draws the strip of a range band along each edge', () => {
    const box = (edge: 'north' | 'south' | 'east' | 'west', band: 1 | 2 | 3) => {
      const strip = zoneStrip({ edge, band }, MAT)
      return [
        Math.min(...strip.map(p => p.x)),
        Math.min(...strip.map(p => p.y)),
        Math.max(...strip.map(p => p.x)),
        Math.max(...strip.map(p => p.y)),
      ].map(value => Math.round(value * 10) / 10)
    }
    expect(box('south', 2)).toEqual([-457.2, -357.2, 457.2, -257.2])
    expect(box('north', 1)).toEqual([-457.2, 357.2, 457.2, 457.2])
    expect(box('east', 3)).toEqual([157.2, -457.2, 257.2, 457.2])
    expect(box('west', 1)).toEqual([-457.2, -457.2, -357.2, 457.2])
  })

  it('keeps the base inside the band, wherever it is dragged and however it is turned', () => {
    const zone = { edge: 'north', band: 2 } as const
    for (let heading = 0; heading < 360; heading += 7) {
      for (const [x, y] of [
        [0, 0],
        [9999, 9999],
        [-9999, -9999],
        [33.333, 301.27],
      ] as const) {
        const pose = inZone({ x, y, heading }, zone, MAT, BASE)
        expect(insideBand({ base: BASE, pose }, MAT, zone.edge, zone.band), `${x}/${y}/${heading}`).toBe(true)
        expect(corners({ base: BASE, pose }).every(point => Math.abs(point.x) <= 457.2 + 1e-6)).toBe(true)
      }
    }
  })

  it('keeps what the zone fixes', () => {
    const zone = { edge: 'south', band: 1, lateral: 0, heading: 0 } as const
    expect(inZone({ x: 120, y: -400.04, heading: 77 }, zone, MAT, BASE)).toEqual({ x: 0, y: -400, heading: 0 })
  })

  it('says whole tenths of a millimetre and whole degrees, never -0', () => {
    expect(quantised({ x: -0.04, y: 12.345, heading: -15.4 })).toEqual({ x: 0, y: 12.3, heading: 345 })
    expect(Object.is(quantised({ x: -0.04, y: 0, heading: -0.2 }).x, -0)).toBe(false)
    expect(Object.is(quantised({ x: 0, y: 0, heading: -0.2 }).heading, -0)).toBe(false)
    expect(quantised({ x: 0, y: 0, heading: 719.6 }).heading).toBe(0)
  })
})
