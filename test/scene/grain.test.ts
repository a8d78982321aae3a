/** Cloudy noise gives the same at the same place, repeats, and has no seams. */
import { describe, expect, it } from 'vitest'
import { cloud, cloudRow, puff } from '../../src/scene/paint/grain.ts'
import { noise } from '../../src/scene/space.ts'

describe('cloudy noise', () => {
  const random = noise(7)
  const asked = Array.from({ length: 600 }, () => ({
    at: [random() * 9 - 4, random() * 9 - 4, random() * 9 - 4] as const,
    // Seeds that lie 512 apart, and periods, must not be taken for each other.
    seed: 5 + 512 * Math.floor(random() * 3),
    period: random() < 0.5 ? 4 : 64,
  }))
  const all = ({ at: [x, y, z], seed, period }: (typeof asked)[number]) => [
    cloud(x, y, period, 4, seed),
    puff(x, y, z, 3, seed),
  ]

  it('is the same at a place whatever was asked for before', () => {
    const there = asked.map(all)
    expect(asked.toReversed().map(all).toReversed()).toEqual(there)
    expect(there.flat().every(one => one >= 0 && one <= 1)).toBe(true)
    expect(new Set(there.flat()).size).toBeGreaterThan(1000)
  })

  it('is the sky and the mat that it was', () => {
    const sum = asked.map(all).reduce((before, [a = 0, b = 0]) => [before[0]! + a, before[1]! + b], [0, 0])
    expect(sum[0]).toBeCloseTo(300.0379906270028, 9)
    expect(sum[1]).toBeCloseTo(300.58932483336866, 9)
  })

  it('is the same row by row', () => {
    for (const y of [0, 0.3, 5.99, -7.2]) {
      const row = cloudRow(64, y, 8, 5, 5)
      for (const [at, value] of row.entries()) expect(value).toBeCloseTo(cloud(at / 8, y, 8, 5, 5), 12)
    }
  })

  it('repeats after its period, and joins smoothly at the edges of its cells', () => {
    expect(cloud(0.3, 0.7, 8, 5, 5)).toBeCloseTo(cloud(8.3, 0.7, 8, 5, 5), 12)
    for (const edge of [-1, 0, 1, 2]) {
      expect(cloud(edge - 1e-9, 0.4, 64, 3, 11)).toBeCloseTo(cloud(edge + 1e-9, 0.4, 64, 3, 11), 6)
      expect(puff(0.2, edge - 1e-9, 0.4, 3, 11)).toBeCloseTo(puff(0.2, edge + 1e-9, 0.4, 3, 11), 6)
    }
  })
})
