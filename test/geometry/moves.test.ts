/** Barrel rolls, boosts, leaving the mat, deployment zones, and how bases and tokens lie to each other. */
import { describe, expect, it } from 'vitest'
import {
  type Base,
  boostPose,
  corners,
  edgeDistance,
  fledOver,
  insideBand,
  insideMat,
  largeBase,
  overlapsPolygon,
  type Pose,
  placePolygon,
  polygonGap,
  rollPose,
  rollSlide,
  rollTemplate,
  smallBase,
  standardMat,
} from '../../src/geometry/index.ts'

const START: Pose = { x: 0, y: 0, heading: 0 }
const at = (x: number, y: number, heading = 0, base: Base = smallBase) => ({ base, pose: { x, y, heading } })

describe('barrel roll', () => {
  it('[EX-BR-1][ACTION-BR-4] shifts by base and template and keeps the heading', () => {
    expect(rollPose(smallBase, START, 'right', 0, 0)).toEqual({ x: 80, y: 0, heading: 0 })
    expect(rollPose(smallBase, START, 'left', 0, 0)).toEqual({ x: -80, y: 0, heading: 0 })
    expect(rollPose(smallBase, { x: 5, y: 5, heading: 90 }, 'right', 0, 0)).toEqual({ x: 5, y: -75, heading: 90 })
  })

  it('[ACTION-BR-2][ACTION-BR-3] slides at both ends, no further than the template stays within the side', () => {
    expect(rollSlide(smallBase)).toBe(10)
    expect(rollPose(smallBase, START, 'right', 10, 10)).toEqual({ x: 80, y: 20, heading: 0 })
    expect(rollPose(smallBase, START, 'right', 10, -10)).toEqual({ x: 80, y: 0, heading: 0 })
    expect(rollPose(smallBase, START, 'left', -10, -10)).toEqual({ x: -80, y: -20, heading: 0 })
    expect(corners(rollTemplate(smallBase, START, 'right', 10))).toEqual([
      { x: 20, y: 20 },
      { x: 60, y: 20 },
      { x: 60, y: 0 },
      { x: 20, y: 0 },
    ])
  })

  it('[ACTION-BR-2] lays the long side against a large base', () => {
    expect(rollSlide(largeBase)).toBe(20)
    expect(rollPose(largeBase, START, 'right', 20, 20)).toEqual({ x: 100, y: 40, heading: 0 })
    expect(rollTemplate(largeBase, START, 'left', 0)).toEqual({
      base: { length: 40, width: 20 },
      pose: { x: -50, y: 0, heading: 0 },
    })
  })
})

describe('boost', () => {
  it('[TFA-BOOST-1] ends as the speed-1 template does', () => {
    expect(boostPose(smallBase, START, 'straight')).toEqual({ x: 0, y: 80, heading: 0 })
    expect(boostPose(smallBase, START, 'bank-right')).toEqual({ x: 37.5736, y: 90.7107, heading: 45 })
    expect(boostPose(smallBase, START, 'bank-left')).toEqual({ x: -37.5736, y: 90.7107, heading: 315 })
  })
})

describe('the edges of the mat', () => {
  it('[FLEE-1] counts any part of the base outside, contact with the edge not', () => {
    expect(fledOver(smallBase, { x: 0, y: 437.2, heading: 0 }, standardMat)).toEqual([])
    expect(fledOver(smallBase, { x: 0, y: 437.2009, heading: 0 }, standardMat)).toEqual([])
    expect(fledOver(smallBase, { x: 0, y: 437.202, heading: 0 }, standardMat)).toEqual([
      { edge: 'north', depth: expect.closeTo(0.002, 9) },
    ])
    expect(fledOver(smallBase, { x: 0, y: 430, heading: 45 }, standardMat)).toHaveLength(1)
    expect(insideMat(at(-437.2, -437.2), standardMat)).toBe(true)
    expect(insideMat(at(-437.21, 0), standardMat)).toBe(false)
  })

  it('[A-31] names every edge crossed, the deepest first', () => {
    const corner = fledOver(smallBase, { x: -450, y: -440, heading: 0 }, standardMat)
    expect(corner).toEqual([
      { edge: 'west', depth: expect.closeTo(12.8, 9) },
      { edge: 'south', depth: expect.closeTo(2.8, 9) },
    ])
    const even = fledOver(smallBase, { x: 440, y: 440, heading: 0 }, standardMat)
    expect(even.map(e => e.edge)).toEqual(['north', 'east'])
    expect(even[0]!.depth).toBe(even[1]!.depth)
  })

  it('[A-26] a deployment zone holds the whole base, its borders included', () => {
    expect(insideBand(at(0, 437.2), standardMat, 'north', 1)).toBe(true)
    expect(insideBand(at(0, 437.21), standardMat, 'north', 1)).toBe(false)
    expect(insideBand(at(0, 377.2), standardMat, 'north', 1)).toBe(true)
    expect(insideBand(at(0, 377.19), standardMat, 'north', 1)).toBe(false)
    expect(insideBand(at(0, -377.2), standardMat, 'south', 1)).toBe(true)
    expect(insideBand(at(437.3, 400), standardMat, 'north', 1)).toBe(false)
  })

  it('[A-26] band 2 is band 2 alone', () => {
    expect(insideBand(at(337.2, 0), standardMat, 'east', 2)).toBe(true)
    expect(insideBand(at(337.21, 0), standardMat, 'east', 2)).toBe(false)
    expect(insideBand(at(-277.2, 0), standardMat, 'west', 2)).toBe(true)
    expect(insideBand(at(-277.19, 0), standardMat, 'west', 2)).toBe(false)
    expect(insideBand(at(0, -200), standardMat, 'south', 3)).toBe(true)
    expect(insideBand(at(0, -330), standardMat, 'south', 1)).toBe(false)
  })

  it('[A-58] measures a base that is not square by its own length', () => {
    const shuttle = { length: 53.5, width: 39.3 }
    expect(edgeDistance(at(0, -430.45, 0, shuttle), standardMat, 'south')).toEqual({
      near: expect.closeTo(0, 9),
      far: expect.closeTo(53.5, 9),
    })
    expect(insideBand(at(0, -383.95, 0, shuttle), standardMat, 'south', 1)).toBe(true)
    expect(insideBand(at(0, -383.9, 0, shuttle), standardMat, 'south', 1)).toBe(false)
  })
})

describe('tokens', () => {
  const wedge = [
    { x: -10, y: -10 },
    { x: 10, y: -10 },
    { x: 0, y: 15 },
  ]

  it('[OBST-10] overlaps a base by area, not by contact', () => {
    expect(overlapsPolygon(at(0, 0), placePolygon(wedge, { x: 0, y: 30, heading: 0 }))).toBe(false)
    expect(overlapsPolygon(at(0, 0), placePolygon(wedge, { x: 0, y: 29.99, heading: 0 }))).toBe(true)
    expect(overlapsPolygon(at(0, 0), placePolygon(wedge, { x: 0, y: 34.99, heading: 180 }))).toBe(true)
    expect(overlapsPolygon(at(0, 0), placePolygon(wedge, { x: 0, y: 35, heading: 180 }))).toBe(false)
    expect(overlapsPolygon(at(0, 0), wedge)).toBe(true)
    expect(overlapsPolygon(at(0, 0, 0, { length: 4, width: 4 }), wedge)).toBe(true)
  })

  it('[ACTION-BR-5] finds a base that straddles a token with all corners outside each other', () => {
    const bar = [
      { x: -60, y: -2 },
      { x: 60, y: -2 },
      { x: 60, y: 2 },
      { x: -60, y: 2 },
    ]
    expect(overlapsPolygon(at(0, 0), bar)).toBe(true)
  })

  it('[MISSION-2-SETUP-5] measures between tokens', () => {
    const other = placePolygon(wedge, { x: 120, y: 0, heading: 0 })
    expect(polygonGap(wedge, other)).toBe(100)
    expect(polygonGap(wedge, placePolygon(wedge, { x: 5, y: 0, heading: 0 }))).toBe(0)
    expect(polygonGap(wedge, corners(at(0, 0)))).toBe(0)
    expect(polygonGap(corners(at(0, 0)), corners(at(70, 80)))).toBe(50)
  })
})
