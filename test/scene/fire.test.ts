/** Fire and smoke: the sheet they are painted from, where they drift, what engines burn, how blasts end. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import sharp from 'sharp'
import { Vector3 } from 'three'
import { beforeAll, describe, expect, it } from 'vitest'
import { blast, FRAME, FRAMES } from '../../build/fire/blast.ts'
import type { EffectPicture } from '../../src/playback/effect-picture.ts'
import type { Picture } from '../../src/playback/picture.ts'
import { drawEffects } from '../../src/scene/effects/all.ts'
import type { Stage } from '../../src/scene/effects/context.ts'
import { drawEngines } from '../../src/scene/effects/engines.ts'
import { inFlight } from '../../src/scene/flight.ts'
import { FIRE } from '../../src/scene/paint/fire.ts'
import { hangsAt } from '../../src/scene/space.ts'
import { counted } from '../support/counts.ts'
import { pictureOf, shipAt } from './pictures.ts'

const FILE = resolve(import.meta.dirname, '../../public/effects/fire.webp')

type Ball = { readonly at: Vector3; readonly radius: number; readonly life: number; readonly heat: number }

/** All that burns or smokes in a picture. */
const balls = (picture: Picture, space: boolean): readonly Ball[] => {
  const all: Ball[] = []
  const stage = {
    sprites: {
      dot: () => {},
      streak: () => {},
      pool: () => {},
      fire: (at: Vector3, radius: number, _turn: number, life: number, { heat }: { heat: number }) =>
        all.push({ at: at.clone(), radius, life, heat }),
      wisp: (at: Vector3, _way: Vector3, _half: number, radius: number, _place: number, life: number) =>
        all.push({ at: at.clone(), radius, life, heat: 0 }),
    },
    chip: () => {},
    bubble: () => {},
    ship: (id: string) => picture.ships.find(ship => ship.id === id),
    eye: new Vector3(0, 300, 300),
    space,
    nodes: () => [],
  } as unknown as Stage
  drawEffects(picture, stage, false)
  return all
}

describe('the sheet of fire', () => {
  let grey: Buffer
  let width = 0
  beforeAll(async () => {
    const { data, info } = await sharp(FILE).greyscale().raw().toBuffer({ resolveWithObject: true })
    grey = data
    width = info.width
    expect([info.width, info.height]).toEqual([FIRE.across * FRAME, FIRE.down * FRAME])
  })
  /** A pixel of a frame in the file, in the upper half or `down` rows of frames below. */
  const stored = (frame: number, row: number, column: number, down = 0) =>
    grey[((Math.floor(frame / FIRE.across) + down) * FRAME + row) * width + (frame % FIRE.across) * FRAME + column]!

  it('is what the simulation gives, whatever machine runs it', () => {
    const made = blast(counted(10))
    let off = 0
    made.forEach(({ heat, cover }, frame) => {
      for (let row = 0; row < FRAME; row++)
        for (let column = 0; column < FRAME; column++) {
          off += Math.abs(heat[row * FRAME + column]! - stored(frame, row, column))
          off += Math.abs(cover[row * FRAME + column]! - stored(frame, row, column, FIRE.down / 2))
        }
    })
    // What packing costs.
    expect(off / (made.length * FRAME * FRAME * 2)).toBeLessThan(1.5)
  }, 60_000)

  it('weighs little, cools from frame to frame, and no frame reaches into the next', () => {
    expect(readFileSync(FILE).length).toBeLessThan(60_000)
    expect(FRAMES).toBe(FIRE.frames)
    let before = Infinity
    for (let frame = 0; frame < FRAMES; frame++) {
      let hottest = 0
      for (let row = 0; row < FRAME; row++) {
        for (let column = 0; column < FRAME; column++) hottest = Math.max(hottest, stored(frame, row, column))
        for (const at of [0, FRAME - 1]) {
          expect(stored(frame, row, at, FIRE.down / 2)).toBeLessThan(6)
          expect(stored(frame, at, row, FIRE.down / 2)).toBeLessThan(6)
        }
      }
      expect(hottest, `frame ${frame}`).toBeLessThan(before + 12)
      before = hottest
    }
    expect(before).toBeLessThan(60)
  })
})

describe('smoke', () => {
  const hurt = (heading: number) => shipAt('r1', 0, 0, { hull: 1, maxHull: 3, pose: { x: 0, y: 0, heading } })

  it('streams back along the flight in space, and does not rise', () => {
    for (const heading of [0, 90, 215]) {
      const ship = hurt(heading)
      const middle = hangsAt(ship, new Vector3())
      const ahead = new Vector3(Math.sin((heading * Math.PI) / 180), 0, -Math.cos((heading * Math.PI) / 180))
      for (const t of [0, 1.3, 7.7]) {
        const puffs = balls({ ...pictureOf([ship]), t }, true)
        expect(puffs.length).toBeGreaterThan(10)
        const along = puffs.map(({ at }) => at.clone().sub(middle).dot(ahead))
        expect(Math.max(...along)).toBeLessThan(4)
        expect(Math.min(...along)).toBeLessThan(-75)
        for (const { at } of puffs) expect(Math.abs(at.y - middle.y)).toBeLessThan(10)
      }
    }
  })

  it('rises a little over a table, and stays about its ship', () => {
    const ship = hurt(0)
    const puffs = balls({ ...pictureOf([ship]), t: 2.1 }, false)
    const middle = hangsAt(ship, new Vector3())
    expect(Math.max(...puffs.map(({ at }) => at.y - middle.y))).toBeGreaterThan(15)
    for (const { at } of puffs) expect(Math.hypot(at.x - middle.x, at.z - middle.z)).toBeLessThan(30)
    expect(puffs.length).toBeLessThan(balls({ ...pictureOf([ship]), t: 2.1 }, true).length / 2)
  })
})

describe('engines', () => {
  /** How bright the brightest sprite of a ship that flies north is, seen from a place. */
  const seenFrom = (eye: Vector3, space = true): number => {
    let most = 0
    const note = (ink: readonly number[]) => {
      most = Math.max(most, ink[0]!)
    }
    const stage = {
      sprites: {
        dot: (_puff: string, _at: Vector3, _radius: number, _turn: number, ink: readonly number[]) => note(ink),
        streak: (_puff: string, _at: Vector3, _way: Vector3, _half: number, _radius: number, ink: readonly number[]) =>
          note(ink),
      },
      eye,
      space,
      nodes: () => [new Vector3(0, 0, 20)],
    } as unknown as Stage
    drawEngines(shipAt('r1', 0, 0), 0, stage)
    return most
  }

  it('are seen from behind and from the side, and not through their ship from before', () => {
    const [behind, beside, before] = [new Vector3(0, 80, 300), new Vector3(300, 60, 0), new Vector3(0, 60, -300)]
    expect(seenFrom(behind)).toBeGreaterThan(1)
    expect(seenFrom(beside)).toBeGreaterThan(0.5)
    expect(seenFrom(before)).toBe(0)
  })

  it('burn in space where a ship hangs, and are embers on the table', () => {
    const behind = new Vector3(0, 80, 300)
    expect(seenFrom(behind, true)).toBeGreaterThan(seenFrom(behind, false) * 3)
  })
})

describe('a blast', () => {
  const ship = shipAt('i4', 30, -60)
  const blown = (progress: number): Picture => {
    const effect: EffectPicture = {
      kind: 'explosion',
      ship: 'i4',
      at: ship.pose,
      lift: 0,
      flash: true,
      seed: 77,
      progress,
    }
    return { ...pictureOf([ship]), t: 5, effects: [effect] }
  }

  it('hangs where its ship hangs, at every height of Cinematic', () => {
    for (const progress of [0.05, 0.2, 0.5, 0.8]) {
      const picture = inFlight(blown(progress), false)
      const there = hangsAt(picture.ships[0]!, new Vector3())
      const fire = balls(picture, true)
      expect(fire.length).toBeGreaterThan(1)
      // The largest burst is at the middle, the others around it.
      const largest = fire.reduce((a, b) => (b.radius > a.radius ? b : a))
      expect(largest.at.distanceTo(there)).toBeLessThan(3)
      for (const { at } of fire) expect(at.distanceTo(there)).toBeLessThan(60)
    }
  })

  it('of something on the mat burns low over its place, and is gone at its end', () => {
    const at = { x: 120, y: -40 }
    const off = (progress: number): Picture => ({
      ...pictureOf([]),
      t: 5,
      effects: [{ kind: 'blast', object: 'bomb-1', at, seed: 7, progress }],
    })
    const fire = balls(off(0.1), false)
    expect(fire.length).toBeGreaterThan(1)
    for (const { at: where } of fire) expect(Math.hypot(where.x - at.x, where.z + at.y)).toBeLessThan(60)
    expect(balls(off(1), false)).toEqual([])
  })

  it('cools and grows to its end, and is gone then', () => {
    const [early, late] = [balls(blown(0.1), true), balls(blown(0.6), true)]
    const oldest = (of: readonly Ball[]) => Math.max(...of.map(({ life }) => life))
    const widest = (of: readonly Ball[]) => Math.max(...of.map(({ radius }) => radius))
    expect(oldest(late)).toBeGreaterThan(oldest(early) + 0.3)
    expect(widest(late)).toBeGreaterThan(widest(early) * 1.2)
    expect(balls(blown(1), true)).toEqual([])
  })
})
