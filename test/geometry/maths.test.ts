/** Sines, headings, degrees and the settled grid, the same to the last bit on every machine. */
import { describe, expect, it } from 'vitest'
import {
  atan2,
  cos,
  cosDegrees,
  exp,
  headingTo,
  log,
  quantise,
  sin,
  sinDegrees,
  wrapDegrees,
} from '../../src/geometry/index.ts'

const ROOT_HALF = Math.SQRT1_2

/** The greatest error of f against g over so many arguments, relative to the larger of the result and a floor. */
const worst = (f: (x: number) => number, g: (x: number) => number, arguments_: readonly number[], floor = 0): number =>
  Math.max(...arguments_.map(x => Math.abs(f(x) - g(x)) / Math.max(Math.abs(g(x)), floor)))

const spread = (low: number, high: number, n: number): number[] =>
  Array.from({ length: n }, (_, i) => low + ((high - low) * (i + 0.37)) / n)

describe('deterministic maths', () => {
  it('has exact sines and cosines at all multiples of 45 degrees', () => {
    const sines = [0, ROOT_HALF, 1, ROOT_HALF, 0, -ROOT_HALF, -1, -ROOT_HALF]
    for (let i = -16; i <= 16; i++) {
      expect(sinDegrees(45 * i)).toBe(sines[(i + 16) % 8])
      expect(cosDegrees(45 * i)).toBe(sines[(i + 18) % 8])
    }
  })

  it('agrees with the platform within an ulp or two', () => {
    const angles = spread(-40, 40, 20_000)
    expect(worst(sin, Math.sin, angles)).toBeLessThan(4.5e-16)
    expect(worst(cos, Math.cos, angles)).toBeLessThan(4.5e-16)
    expect(worst(sin, Math.sin, spread(-9e5, 9e5, 20_000))).toBeLessThan(4.5e-16)
    // The platform's own argument is rounded when it comes from degrees, so near its zeros only absolute error is fair.
    const degrees = spread(-180, 180, 20_000)
    expect(worst(sinDegrees, d => Math.sin((d * Math.PI) / 180), degrees, 1)).toBeLessThan(7e-16)
    expect(worst(cosDegrees, d => Math.cos((d * Math.PI) / 180), degrees, 1)).toBeLessThan(7e-16)
    expect(worst(exp, Math.exp, spread(-700, 700, 20_000))).toBeLessThan(4.5e-16)
    expect(worst(exp, Math.exp, spread(-1, 1, 20_000))).toBeLessThan(4.5e-16)
    expect(worst(log, Math.log, spread(1e-9, 3, 20_000))).toBeLessThan(4.5e-16)
    expect(worst(log, Math.log, spread(3, 1e12, 20_000))).toBeLessThan(4.5e-16)
    for (const r of [0.001, 1, 300]) {
      for (const a of angles.slice(0, 5000)) {
        const x = r * Math.cos(a)
        const y = r * Math.sin(a * 1.7)
        expect(Math.abs(atan2(y, x) - Math.atan2(y, x))).toBeLessThan(9e-16)
      }
    }
  })

  it('keeps the ends of the scale', () => {
    expect([exp(0), exp(800), exp(-800), exp(-740)]).toEqual([1, Infinity, 0, Math.exp(-740)])
    expect(exp(1)).toBeCloseTo(Math.E, 15)
    expect([log(1), log(0), log(Infinity), log(5e-324)]).toEqual([0, -Infinity, Infinity, Math.log(5e-324)])
    expect(log(-1)).toBeNaN()
    expect(exp(Number.NaN)).toBeNaN()
    for (const [y, x] of [
      [0, 1],
      [-0, 1],
      [0, -1],
      [-0, -1],
      [1, 0],
      [-1, 0],
      [0, 0],
      [-0, -0],
    ] as const) {
      expect(atan2(y, x)).toBe(Math.atan2(y, x))
    }
  })

  it('reads compass headings exactly at the eight winds', () => {
    const winds = [
      [0, 3, 0],
      [3, 3, 45],
      [3, 0, 90],
      [3, -3, 135],
      [0, -3, 180],
      [-3, -3, -135],
      [-3, 0, -90],
      [-3, 3, -45],
    ] as const
    for (const [x, y, heading] of winds) expect(headingTo(x, y)).toBe(heading)
    expect(headingTo(17, 20)).toBeCloseTo((Math.atan(17 / 20) * 180) / Math.PI, 13)
  })

  it('brings degrees into one turn without a minus zero', () => {
    const turns = [-0, -360, 720, -90, 450, -1e-18].map(wrapDegrees)
    expect(turns.map(d => Object.is(d, -0))).toEqual([false, false, false, false, false, false])
    expect(turns).toEqual([0, 0, 0, 270, 90, 0])
  })
})

describe('the settled grid', () => {
  it('rounds half away from zero and never gives minus zero', () => {
    expect(quantise({ x: 0.00005, y: -0.00005, heading: 0.00005 })).toEqual({ x: 0.0001, y: -0.0001, heading: 0.0001 })
    const zero = quantise({ x: -0.00004, y: -0, heading: -0.00004 })
    expect(Object.values(zero).map(v => Object.is(v, 0))).toEqual([true, true, true])
    expect(quantise({ x: 12.34567, y: -9.99996, heading: -45.00004 })).toEqual({ x: 12.3457, y: -10, heading: 315 })
    expect(quantise({ x: 0, y: 0, heading: 359.99996 }).heading).toBe(0)
  })

  it('leaves what is on the grid as it is', () => {
    for (let i = 0; i < 2000; i++) {
      const pose = quantise({ x: Math.sin(i) * 457, y: Math.cos(i * 3) * 457, heading: i * 7.77777 })
      expect(quantise(pose)).toEqual(pose)
    }
  })
})
