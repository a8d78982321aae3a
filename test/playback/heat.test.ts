/** From where a ship may fire after its hidden dial, and the map of how many dice that brings to each point. */
import { describe, expect, it } from 'vitest'
import { catalog } from '../../src/content/index.ts'
import { contains, fledOver, rangeInArc, standardMat, travel, type Vec } from '../../src/geometry/index.ts'
import { contour } from '../../src/playback/contours.ts'
import { exposure, fireOf, firesOf } from '../../src/playback/fire.ts'
import { addFire, blankHeat, cleared, drawHeat, HEAT_STEPS } from '../../src/playback/heat.ts'
import type { HeatMark } from '../../src/playback/marks.ts'
import type { Picture, ShipPicture } from '../../src/playback/picture.ts'
import { createTimeline } from '../../src/playback/timeline.ts'
import type { GameEvent } from '../../src/rules/index.ts'
import { pictureOf, printedMeans, shipAt } from '../scene/pictures.ts'
import { opening } from '../support/opening.ts'
import { random } from '../support/random.ts'

const TIE = { side: 'second', chassis: 'tiefighter', pilot: 'academypilot' } as const
const tie = (more: Partial<ShipPicture> = {}): ShipPicture => shipAt('i1', 0, 0, { ...TIE, ...more })
const xwing = (more: Partial<ShipPicture> = {}): ShipPicture => shipAt('r1', 0, 0, more)
const fire = (ship: ShipPicture, more: Partial<Picture> = {}) =>
  fireOf(catalog, { ...pictureOf([ship]), ...more }, ship)!

const dialOf = (chassis: string) => catalog.chassis[chassis]!.dial!
const reds = (chassis: string) => dialOf(chassis).filter(({ difficulty }) => difficulty === 'red').length

const finished = (work: Generator<void, HeatMark>): HeatMark => {
  let step = work.next()
  while (!step.done) step = work.next()
  return step.value
}

/** The area of a ring, positive where it goes round against the clock. */
const areaOf = (ring: readonly Vec[]): number =>
  ring.reduce((sum, { x, y }, at) => {
    const next = ring[(at + 1) % ring.length]!
    return sum + (x * next.y - next.x * y) / 2
  }, 0)

describe('what a ship may fire from', () => {
  it('[PLAN-1] is wherever its dial may lead, from where it is', () => {
    const { poses, stands } = fire(tie())
    expect(stands).toBe(false)
    const { base, pose } = tie()
    expect(poses).toEqual(dialOf('tiefighter').map(manoeuvre => travel(base, pose, manoeuvre).end))
  })

  it('[STRESS-3] is none of its red manoeuvres while it is stressed, those that its cards make red among them', () => {
    const { dice, dial } = printedMeans('xwing')
    const whites = dial.filter(({ difficulty }) => difficulty === 'white').length
    expect(fire(xwing()).poses).toHaveLength(dial.length)
    expect(fire(xwing({ stress: 1 })).poses).toHaveLength(dial.length - reds('xwing'))
    const harder = dial.map(one => (one.difficulty === 'white' ? { ...one, difficulty: 'red' as const } : one))
    expect(whites).toBeGreaterThan(2)
    expect(fire(xwing({ means: { dice, dial: harder } })).poses).toHaveLength(dial.length)
    expect(fire(xwing({ stress: 2, means: { dice, dial: harder } })).poses).toHaveLength(
      dial.length - reds('xwing') - whites,
    )
  })

  it('[STRESS-2] holds for any token that counts as stress', () => {
    const { stress } = catalog.shipTokens
    const jam = { ...stress!, id: 'jam', countsAs: 'stress' as const }
    const set = { ...catalog, shipTokens: { ...catalog.shipTokens, jam } }
    const jammed = xwing({ tokens: [{ token: 'jam', colour: 'red', count: 1 }] })
    const all = dialOf('xwing').length
    expect(fireOf(set, pictureOf([jammed]), jammed)?.poses).toHaveLength(all - reds('xwing'))
    expect(fireOf(catalog, pictureOf([jammed]), jammed)?.poses).toHaveLength(all)
  })

  it('[PLAN-8] is where the manoeuvres lead that it may be given', () => {
    const { dice, dial } = printedMeans('xwing')
    const slow = dial.filter(({ manoeuvre }) => Number(manoeuvre.at(-1)) <= 2)
    expect(slow.length).toBeLessThan(dial.length)
    expect(fire(xwing({ means: { dice, dial: slow } })).poses).toHaveLength(slow.length)
  })

  it('is on the mat', () => {
    const near = tie({ pose: { x: 430, y: 0, heading: 90 } })
    const { poses } = fire(near)
    expect(poses.length).toBeLessThan(dialOf('tiefighter').length)
    for (const pose of poses) expect(fledOver(near.base, pose, standardMat)).toEqual([])
  })

  it('is where it stands once it has moved, and before that where a dial leads that lies open', () => {
    const shown = { manoeuvre: 'straight 2', difficulty: 'green' } as const
    const all = dialOf('tiefighter').length
    for (const [phase, dial, moved, stands, many] of [
      ['setup', null, false, false, all],
      ['planning', null, false, false, all],
      ['planning', 'down', false, false, all],
      ['activation', 'down', false, false, all],
      ['activation', shown, false, false, 1],
      ['activation', shown, true, true, 1],
      ['activation', null, false, true, 1],
      ['combat', shown, true, true, 1],
      ['end', null, true, false, all],
    ] as const) {
      const found = fire(tie({ dial, moved }), { phase })
      expect([phase, found.stands, found.poses.length]).toEqual([phase, stands, many])
      if (stands) expect(found.poses).toEqual([tie().pose])
    }
    const { base, pose } = tie()
    const there = travel(base, pose, { bearing: 'straight', speed: 2 }).end
    expect(fire(tie({ dial: shown }), { phase: 'activation' }).poses).toEqual([there])
  })

  it('[RANGE-3] has as many dice at each range as it was told to have; without guns, or untold, it fires at nobody', () => {
    expect(fire(tie()).dice).toEqual([3, 2, 2])
    expect(fire(tie({ means: { ...printedMeans('tiefighter'), dice: [4, 2, 2] } })).dice).toEqual([4, 2, 2])
    expect(fire(tie({ means: null }))).toBeNull()
    const shuttle = xwing({ chassis: 'senatorshuttle', pilot: null })
    expect(fireOf(catalog, pictureOf([shuttle]), shuttle)).toBeNull()
  })

  it('[PLAN-4] is the same whatever a hidden dial shows', () => {
    const told = (which: number) => {
      const game = opening('political-escort')
      const all: GameEvent[] = [...game.events]
      while (game.state.phase !== 'activation' && !game.told('dialRevealed').length) {
        const legal = game.legal()
        const asked = game.asked()
        game.play(asked.kind === 'dial' && asked.side === 'second' ? legal[which % legal.length]! : legal[0]!)
        all.push(...game.events)
      }
      const timeline = createTimeline({ catalog })
      timeline.append(
        all.slice(
          0,
          all.findIndex(({ type }) => type === 'dialRevealed'),
        ),
      )
      const picture = timeline.picture(timeline.duration)
      expect(picture.ships.filter(ship => ship.dial === 'down').length).toBeGreaterThan(2)
      return firesOf(catalog, picture, ship => ship.side === 'second')
    }
    expect(told(0).length).toBe(2)
    expect(told(5)).toEqual(told(0))
  })
})

describe('the map of where one side may fire', () => {
  const next = random(11)
  const ships = Array.from({ length: 4 }, (_, n) =>
    tie({
      id: `i${n + 1}`,
      stress: n % 2,
      pose: { x: 600 * next() - 300, y: 600 * next() - 300, heading: 360 * next() },
    }),
  )
  const fires = firesOf(catalog, pictureOf(ships), () => true)

  it('[RANGE-6] [ARC-4] has at every point the mean dice of every ship over its manoeuvres, and how many ships may fire there', () => {
    const map = blankHeat(standardMat)
    for (const one of fires) addFire(map, one)
    const { columns, rows, dice, many } = map
    let hot = 0
    for (let at = 0; at < dice.length; at += 37) {
      const x = ((at % columns) / (columns - 1) - 0.5) * standardMat.width
      const y = (Math.floor(at / columns) / (rows - 1) - 0.5) * standardMat.height
      const point = { base: { length: 1e-6, width: 1e-6 }, pose: { x, y, heading: 0 } }
      const sums = fires.map(({ base, poses, arcs, dice: pool }) => {
        const bands = poses.map(pose => rangeInArc({ base, pose }, arcs[0]!, point)?.band ?? null)
        return bands.reduce((sum, band) => sum + (band ? pool[band - 1]! : 0), 0) / poses.length
      })
      expect(dice[at]).toBeCloseTo(
        sums.reduce((a, b) => a + b, 0),
        4,
      )
      expect(many[at]).toBe(sums.filter(sum => sum > 0).length)
      if (sums.some(sum => sum > 0)) hot += 1
    }
    expect(hot).toBeGreaterThan(60)
  })

  it('is drawn in steps, each within the one before, a small piece of work at a time', () => {
    let slices = 0
    for (const work = drawHeat(fires, standardMat); !work.next().done; ) slices += 1
    const { levels } = finished(drawHeat(fires, standardMat))
    expect(slices).toBeGreaterThanOrEqual(fires.length + levels.length)
    const drawn = levels.map(({ dice }) => dice)
    expect(drawn).toEqual(HEAT_STEPS.filter(step => drawn.includes(step)))
    expect(levels.length).toBeGreaterThan(3)
    const sizes = levels.map(({ rings }) => rings.reduce((sum, ring) => sum + areaOf(ring), 0))
    for (const [at, size] of sizes.entries()) if (at > 0) expect(size).toBeLessThan(sizes[at - 1]!)
    // A figure stands on its line, on the mat, and never at a hole.
    for (const { rings, spots } of levels)
      for (const place of spots.flat()) {
        expect(Math.max(Math.abs(place.x), Math.abs(place.y))).toBeLessThan(standardMat.width / 2)
        expect(rings.filter(ring => areaOf(ring) > 0).some(ring => ring.includes(place))).toBe(true)
      }
    expect(finished(drawHeat([], standardMat)).levels).toEqual([])
    // Many ships over each other: what is in reach has its outline all the same.
    const crowd = Array.from({ length: 6 }, (_, n) => tie({ id: `i${n + 1}`, pose: { x: 0, y: 0, heading: 2 * n } }))
    expect(
      finished(
        drawHeat(
          firesOf(catalog, pictureOf(crowd), () => true),
          standardMat,
        ),
      ).levels[0]?.dice,
    ).toBe(0)
    // The same number of dice is as strong on every map, however many steps are drawn.
    const strength = (mark: HeatMark, dice: number) =>
      mark.levels.filter(level => level.dice <= dice).reduce((clear, { ink }) => clear * (1 - ink), 1)
    // All of an arc that stands has the dice of its ship: no lines beside each other.
    const standing = finished(
      drawHeat(
        firesOf(catalog, { ...pictureOf([tie()]), phase: 'combat' }, () => true),
        standardMat,
      ),
    )
    expect(standing.levels.map(({ dice }) => dice)).toEqual([2, 3])
    expect(strength(standing, 2)).toBeCloseTo(strength({ levels }, 2), 9)
  })

  it('agrees with what a base is told to expect', () => {
    const [one] = fires
    const { base } = tie()
    const inFront = exposure([one!], base, one!.poses[0]!)
    expect(inFront.many).toBe(1)
    expect(inFront.dice).toBeGreaterThan(0)
    expect(exposure(fires, base, { x: 5000, y: 0, heading: 0 })).toEqual({ many: 0, dice: 0 })
    // A ship that stands with another right before it: all its dice, or none behind it.
    const standing = firesOf(catalog, { ...pictureOf([tie()]), phase: 'combat' }, () => true)
    expect(exposure(standing, base, { x: 0, y: 100, heading: 12 })).toEqual({ many: 1, dice: 3 })
    expect(exposure(standing, base, { x: 0, y: 250, heading: 12 })).toEqual({ many: 1, dice: 2 })
    expect(exposure(standing, base, { x: 0, y: -100, heading: 12 })).toEqual({ many: 0, dice: 0 })
  })
})

describe('contours', () => {
  it('part a map where it is high enough: every point, the rings and the strips say the same', () => {
    const next = random(5)
    const mat = { width: 70, height: 50 }
    const [columns, rows] = [8, 6]
    for (let n = 0; n < 60; n += 1) {
      const values = Array.from({ length: columns * rows }, () => Math.round(4 * next()))
      const { rings, strips } = contour({ columns, rows, mat, values }, 1.5)
      for (const [at, value] of values.entries()) {
        const x = ((at % columns) / (columns - 1) - 0.5) * mat.width * 0.9999
        const y = (Math.floor(at / columns) / (rows - 1) - 0.5) * mat.height * 0.9999
        const around = rings.filter(ring => contains(ring, x, y)).length
        expect(around % 2 === 1).toBe(value >= 1.5)
      }
      const ringed = rings.reduce((sum, ring) => sum + areaOf(ring), 0)
      const laid = strips.reduce((sum, { near, far }) => sum + areaOf([...near, ...far.toReversed()]), 0)
      expect(ringed).toBeCloseTo(laid, 6)
      expect(laid).toBeGreaterThan(0)
      for (const { near, far } of strips) expect(near.length).toBe(far.length)
    }
  })

  it('without specks have no short ring left, and the strips say so too', () => {
    const next = random(11)
    const mat = { width: 240, height: 180 }
    const [columns, rows] = [21, 16]
    let changed = 0
    for (let n = 0; n < 40; n += 1) {
      // Hills and hollows of all sizes.
      const hills = Array.from({ length: 6 }, () => ({ x: next() * columns, y: next() * rows, wide: 0.4 + 3 * next() }))
      const values = Array.from({ length: columns * rows }, (_, at) =>
        hills.reduce((sum, { x, y, wide }, k) => {
          const far = Math.hypot((at % columns) - x, Math.floor(at / columns) - y)
          return sum + (k % 3 === 2 ? -2 : 2) * Math.max(0, 1 - far / wide / 2)
        }, 0.2),
      )
      const map = { columns, rows, mat, values }
      const { rings, strips } = cleared(map, 0.5)
      if (rings.length < contour(map, 0.5).rings.length) changed += 1
      for (const ring of rings) {
        const length = ring.reduce((sum, a, at) => {
          const b = ring[(at + 1) % ring.length]!
          return sum + Math.hypot(b.x - a.x, b.y - a.y)
        }, 0)
        expect(length).toBeGreaterThanOrEqual(110)
      }
      const ringed = rings.reduce((sum, ring) => sum + areaOf(ring), 0)
      const laid = strips.reduce((sum, { near, far }) => sum + areaOf([...near, ...far.toReversed()]), 0)
      expect(ringed).toBeCloseTo(laid, 4)
    }
    expect(changed).toBeGreaterThan(5)
  })
})
