/** One hash over many seeded answers of the whole kernel, to compare engines bit by bit. */
import {
  BEARINGS,
  type Body,
  boostPose,
  clearLine,
  exp,
  fledOver,
  gap,
  headingTo,
  insideBand,
  largeBase,
  log,
  obstructed,
  overlap,
  overlapsPolygon,
  type Pose,
  penetration,
  polygonGap,
  poseAt,
  printedArc,
  quantise,
  range,
  rangeInArc,
  rollPose,
  rollTemplate,
  settle,
  smallBase,
  standardMat,
  sweeps,
  templateOutline,
  travel,
  type Vec,
} from '../../src/geometry/index.ts'

/** Two 32-bit lanes over everything that is fed in: numbers bit by bit, strings letter by letter, lists and records in order. */
const recorder = () => {
  const view = new DataView(new ArrayBuffer(8))
  let one = 0x811c9dc5
  let two = 0x9747b28c
  const word = (value: number): void => {
    one = Math.imul(one ^ value, 0x01000193)
    two = Math.imul(two ^ (value >>> 13) ^ value, 0x5bd1e995)
    two ^= two >>> 15
  }
  const feed = (value: unknown): void => {
    if (typeof value === 'number') {
      view.setFloat64(0, value)
      word(view.getUint32(0))
      word(view.getUint32(4))
    } else if (typeof value === 'string') {
      for (let i = 0; i < value.length; i++) word(value.charCodeAt(i))
    } else if (Array.isArray(value)) {
      word(value.length)
      for (const item of value) feed(item)
    } else if (typeof value === 'object' && value !== null) {
      for (const item of Object.values(value)) feed(item)
    } else {
      word(value === true ? 1 : value === false ? 2 : 3)
    }
  }
  const hex = (lane: number): string => (lane >>> 0).toString(16).padStart(8, '0')
  return { feed, digest: () => hex(one) + hex(two) }
}

/** A seeded source of whole numbers below a limit. */
const dealer = (seed: number) => {
  let state = seed
  return (limit: number): number => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) % limit
  }
}

/**
 * A fingerprint of some 20,000 seeded evaluations of the whole kernel, bit for bit. Every engine that runs the game has
 * to give the same one.
 */
export const geometryHash = (): string => {
  const { feed, digest } = recorder()
  const deal = dealer(1977)
  const bases = [smallBase, smallBase, largeBase, { length: 53.5, width: 39.3 }] as const
  const pose = (): Pose => ({
    x: (deal(6001) - 3000) / 10,
    y: (deal(6001) - 3000) / 10,
    heading: deal(3) === 0 ? deal(24) * 15 : deal(3_600_000) / 10_000,
  })
  const body = (): Body => ({ base: bases[deal(4)]!, pose: pose() })
  for (let i = 0; i < 800; i++) {
    const mover = body()
    const others = Array.from({ length: 6 }, (_, n) => ({ id: `o${n}`, ...body() }))
    const bearing = BEARINGS[deal(6)]!
    const speed = 1 + deal(bearing === 'straight' || bearing === 'koiogran' ? 5 : 3)
    const path = travel(mover.base, mover.pose, { bearing, speed })
    feed(path)
    for (let k = 0; k < 4; k++) feed(poseAt(path, (path.reach * deal(1001)) / 1000))
    const settled = settle(path, others)
    feed(settled)
    const centre = pose()
    const rock: Vec[] = Array.from({ length: 7 }, (_, n) => {
      const corner = quantise({ x: centre.x, y: centre.y, heading: n * 51 + deal(40) })
      const spike = poseAt(travel(smallBase, corner, { bearing: 'straight', speed: 1 }), 8 + deal(30))
      return { x: spike.x, y: spike.y }
    })
    feed(rock)
    feed(sweeps(path, settled.s, rock))
    feed(templateOutline(path, settled.s))
    feed(overlapsPolygon(mover, rock))
    feed(fledOver(mover.base, settled.pose, standardMat))
    feed(insideBand(mover, standardMat, 'north', 2))
    feed(rollPose(mover.base, mover.pose, deal(2) ? 'left' : 'right', deal(21) - 10, deal(21) - 10))
    feed(rollTemplate(mover.base, mover.pose, 'left', deal(21) - 10))
    feed(boostPose(mover.base, mover.pose, 'bank-left'))
    for (const other of others.slice(0, 3)) {
      feed(overlap(mover, other))
      feed(penetration(mover, other))
      feed(gap(mover, other))
      const measure = range(mover, other)
      feed(measure)
      feed(obstructed(measure, [rock]))
      feed(clearLine(measure, [rock]))
      feed(rangeInArc(mover, printedArc('front', mover.base), other))
      feed(rangeInArc(mover, { from: -130, to: 130, origin: 'centre' }, other))
    }
    feed(polygonGap(rock, templateOutline(path, path.reach)))
    feed(headingTo(centre.x, centre.y))
    feed(exp(centre.x / 20))
    feed(log(centre.heading + 0.5))
  }
  return digest()
}
