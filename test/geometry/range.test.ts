/** Overlap, range bands, their borders to a thousandth of a millimetre, and the firing arc. */
import { describe, expect, it } from 'vitest'
import {
  type Arc,
  type Base,
  type Body,
  bandOf,
  fledOver,
  gap,
  insideBand,
  insideMat,
  largeBase,
  overlap,
  penetration,
  printedArc,
  range,
  rangeInArc,
  smallBase,
  standardMat,
} from '../../src/geometry/index.ts'

const at = (x: number, y: number, heading = 0, base: Base = smallBase): Body => ({ base, pose: { x, y, heading } })
const here = at(0, 0)

describe('overlap and gap', () => {
  it('[OVERLAP-1] takes more than a thousandth of a millimetre', () => {
    expect(overlap(here, at(0, 39.9985))).toBe(true)
    expect(overlap(here, at(0, 39.9995))).toBe(false)
    expect(overlap(here, at(0, 40))).toBe(false)
    expect(penetration(here, at(3, 25))).toBe(15)
    expect(penetration(here, at(0, 41))).toBe(0)
  })

  it('[RANGE-2] measures corner to corner, corner to side and side to side', () => {
    expect(gap(here, at(70, 80))).toBe(50)
    expect(gap(here, at(0, 100))).toBe(60)
    expect(gap(here, at(0, 20 + 50 + 20 * Math.SQRT2, 45))).toBeCloseTo(50, 12)
    expect(gap(here, at(10, 20))).toBe(0)
    // Crossed, with no corner of either in the other.
    expect(gap(here, at(0, 0, 0, { length: 100, width: 4 }))).toBe(0)
    expect(gap(here, at(0, 0, 45, { length: 100, width: 0.5 }))).toBe(0)
    expect(gap(here, at(60, 60, 0, largeBase))).toBe(0)
    expect(gap(here, at(90, 0, 90, { length: 100, width: 10 }))).toBe(20)
  })
})

describe('borders on the settled grid', () => {
  // Wherever on the mat: 40 − 39.999 is a little more than 0.001 as a double, and is still 0.001 here.
  const grid = (value: number): number => Math.round(value * 1e4) / 1e4
  const places = Array.from({ length: 200 }, (_, n) => grid((n * 97.3137) % 800) - 400)

  it('[OVERLAP-1] a depth of exactly a thousandth is contact, a step of the grid more is overlap', () => {
    for (const y of places) {
      expect(overlap(at(0, y), at(7, grid(y + 39.999)))).toBe(false)
      expect(overlap(at(0, y), at(7, grid(y + 39.9989)))).toBe(true)
    }
  })

  it('[RANGE-3] [RANGE-5] exactly a thousandth beyond a border is the lower band still', () => {
    for (const y of places) {
      for (const [mm, band, next] of [
        [100, 1, 2],
        [200, 2, 3],
        [300, 3, null],
      ] as const) {
        for (const measure of [range, (a: Body, b: Body) => rangeInArc(a, printedArc('front', smallBase), b)!]) {
          expect(measure(at(0, y), at(0, grid(y + 40 + mm + 0.001))).band).toBe(band)
          expect(measure(at(0, y), at(0, grid(y + 40 + mm + 0.0011))).band).toBe(next)
        }
      }
    }
  })

  it('[FLEE-1] [SETUP-6] exactly a thousandth over an edge or a band is inside', () => {
    for (const turn of [0, 90, 180, 270]) {
      expect(insideMat(at(0, 437.201, turn), standardMat)).toBe(true)
      expect(insideMat(at(0, 437.2011, turn), standardMat)).toBe(false)
      expect(fledOver(smallBase, { x: -437.201, y: 0, heading: turn }, standardMat)).toEqual([])
      expect(fledOver(smallBase, { x: -437.2011, y: 0, heading: turn }, standardMat)).toMatchObject([{ edge: 'west' }])
      for (const band of [1, 2, 3] as const) {
        const far = -457.2 + 100 * band - 20
        expect(insideBand(at(0, grid(far + 0.001), turn), standardMat, 'south', band)).toBe(true)
        expect(insideBand(at(0, grid(far + 0.0011), turn), standardMat, 'south', band)).toBe(false)
      }
    }
  })
})

describe('range bands', () => {
  it('[RANGE-3] a border belongs to the lower band', () => {
    for (const [mm, band] of [
      [0, 1],
      [100, 1],
      [100.0009, 1],
      [100.002, 2],
      [200, 2],
      [200.002, 3],
      [300, 3],
      [300.0009, 3],
      [300.002, null],
    ] as const) {
      expect(range(here, at(0, 40 + mm)).band).toBe(band)
      expect(bandOf(mm)).toBe(band)
    }
  })

  it('[RANGE-5] is out of range beyond the third section, and still measured', () => {
    expect(range(here, at(0, 500))).toMatchObject({ mm: 460, band: null })
  })

  it('[A-25] shows one segment for a corner and the two ends of a band for facing sides', () => {
    expect(range(here, at(70, 80)).segments).toEqual([{ from: { x: 20, y: 20 }, to: { x: 50, y: 60 } }])
    expect(range(here, at(10, 140, 180)).segments).toEqual([
      { from: { x: -10, y: 20 }, to: { x: -10, y: 120 } },
      { from: { x: 20, y: 20 }, to: { x: 20, y: 120 } },
    ])
    expect(range(here, at(-200, 0, 90)).segments).toEqual([
      { from: { x: -20, y: -20 }, to: { x: -180, y: -20 } },
      { from: { x: -20, y: 20 }, to: { x: -180, y: 20 } },
    ])
    // Corner facing corner exactly: one line, not a band.
    expect(range(here, at(40, 100)).segments).toHaveLength(1)
  })

  it('[RANGE-2] is 0 in contact and in overlap', () => {
    expect(range(here, at(5, 40))).toMatchObject({ mm: 0, band: 1 })
    expect(range(here, at(5, 30))).toMatchObject({ mm: 0, band: 1 })
    expect(range(here, at(0, 0, 0, { length: 4, width: 4 })).mm).toBe(0)
  })
})

describe('the firing arc', () => {
  const arc = printedArc('front', smallBase)

  it('[ARC-1] runs from the centre through the marks on the front edge', () => {
    expect(arc.to).toBeCloseTo((Math.atan2(17, 20) * 180) / Math.PI, 12)
    expect(printedArc('front', largeBase).to).toBeCloseTo((Math.atan2(36.05, 40) * 180) / Math.PI, 12)
    expect(arc.from).toBe(-arc.to)
  })

  it('[ARC-2] any part inside is enough; the line itself is inside', () => {
    // The target's near corner lies exactly on the line through (17, 20), then a hair outside, then more than EPS.
    const corner = (x: number): Body => at(x + 20, 100 - 20)
    expect(rangeInArc(here, arc, corner(85))).not.toBeNull()
    expect(rangeInArc(here, arc, corner(85.0009))).not.toBeNull()
    expect(rangeInArc(here, arc, corner(85.002))).toBeNull()
    expect(rangeInArc(here, arc, at(-105, 80))).not.toBeNull()
    expect(rangeInArc(here, arc, at(-105.002, 80))).toBeNull()
    expect(rangeInArc(here, arc, at(0, -100))).toBeNull()
  })

  it('[ARC-2] keeps its border in every heading', () => {
    for (let heading = 0; heading < 360; heading += 15) {
      const c = Math.cos((heading * Math.PI) / 180)
      const s = Math.sin((heading * Math.PI) / 180)
      const turned = (x: number, y: number): Body => at(x * c + y * s, y * c - x * s, heading)
      expect(rangeInArc(at(0, 0, heading), arc, turned(105, 80))).not.toBeNull()
      expect(rangeInArc(at(0, 0, heading), arc, turned(105.002, 80))).toBeNull()
    }
  })

  it('[RANGE-6] ignores a closer part outside the arc', () => {
    const target = at(100, 100)
    const all = range(here, target)
    const inside = rangeInArc(here, arc, target)!
    expect(all.mm).toBeCloseTo(Math.hypot(60, 60), 9)
    // The arc line x = 0.85 y enters the target's left side at y = 80 / 0.85.
    expect(inside.mm).toBeCloseTo(Math.hypot(60, 80 / 0.85 - 20), 9)
    expect(inside.segments).toEqual([{ from: { x: 20, y: 20 }, to: { x: 80, y: expect.closeTo(80 / 0.85, 9) } }])
  })

  it('[RANGE-6] can move a target into another band', () => {
    const target = at(96, 96.5)
    expect(range(here, target).band).toBe(1)
    const wide = at(120, 70, 0, { length: 60, width: 110 })
    expect(range(here, wide).band).toBe(1)
    const far = at(150, 130, 0, largeBase)
    expect(range(here, far).band).toBe(2)
    expect(rangeInArc(here, arc, at(90, 132, 0, { length: 160, width: 20 }))!.mm).toBeGreaterThan(
      range(here, at(90, 132, 0, { length: 160, width: 20 })).mm,
    )
  })

  it('[ARC-4][EX-ARC-1] tells arc and range apart, and the arc is not mutual', () => {
    const obsidian = at(70, 0, 270)
    expect(rangeInArc(here, arc, obsidian)).toBeNull()
    expect(range(here, obsidian).band).toBe(1)
    expect(rangeInArc(obsidian, arc, here)).toMatchObject({ mm: 30, band: 1 })
    const academy = at(0, 300)
    expect(rangeInArc(here, arc, academy)).toMatchObject({ mm: 260, band: 3 })
    expect(rangeInArc(here, arc, at(0, 400))).toMatchObject({ mm: 360, band: null })
  })

  it('[A-25] cuts the band of equal segments at the arc line', () => {
    // At distance 23.5 ahead of the centre the arc is 0.85 as wide to either side.
    const wide = at(0, 53.5, 0, { length: 60, width: 200 })
    const { mm, segments } = rangeInArc(here, arc, wide)!
    expect(mm).toBeCloseTo(3.5, 12)
    expect(segments.map(s => s.from.x)).toEqual([expect.closeTo(-19.975, 9), expect.closeTo(19.975, 9)])
  })

  it('[ARC-1] takes arcs of any width, all around and in two parts', () => {
    const rear: Arc = { from: 180 - arc.to, to: 180 + arc.to, origin: 'centre' }
    expect(rangeInArc(here, rear, at(0, -90))).toMatchObject({ mm: 50 })
    expect(rangeInArc(here, rear, at(0, 90))).toBeNull()
    const half: Arc = { from: -90, to: 90, origin: 'centre' }
    expect(rangeInArc(here, half, at(90, -20))).toMatchObject({ mm: 50 })
    expect(rangeInArc(here, half, at(90, -20.002))).toBeNull()
    const most: Arc = { from: -150, to: 150, origin: 'centre' }
    expect(rangeInArc(here, most, at(0, -100))).toBeNull()
    // Straddling the line that parts the arc in two: still one whole band.
    expect(rangeInArc(here, most, at(0, 90))).toEqual(range(here, at(0, 90)))
    expect(rangeInArc(here, printedArc('full', smallBase), at(-30, -90))).toEqual(range(here, at(-30, -90)))
  })
})

describe('printed arcs', () => {
  const whole = { origin: 'centre' } as const

  it('[ARC-1] the rear one is the front one seen from behind, lines included', () => {
    const rear = printedArc('rear', smallBase)
    const front = printedArc('front', smallBase)
    expect(rear).toMatchObject({ kind: 'rear', from: 180 + front.from, to: 180 + front.to })
    for (const [x, y] of [
      [0, 120],
      [60, 90],
      [93, 93.001],
      [120, 60],
      [200, 30],
    ] as const)
      for (const side of [-1, 1]) {
        const ahead = rangeInArc(here, front, at(side * x, y))
        const behind = rangeInArc(here, rear, at(-side * x, -y))
        expect(behind?.mm).toBe(ahead?.mm)
      }
  })

  it('[ARC-1] a word that is no kind of arc is none, and throws', () => {
    expect(printedArc('full', smallBase)).toEqual({ kind: 'full', from: -180, to: 180, ...whole })
    expect(() => printedArc('turret' as 'full', smallBase)).toThrow(RangeError)
  })
})
