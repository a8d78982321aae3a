/** The pictures of ships from above: stored beside the models that they are drawn from. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { ACROSS, above } from '../models/above.ts'
import { LOOKS } from '../src/looks/index.ts'
import { ABOVE_MM, abovePicture } from '../src/ui/board/pictures.ts'

const FOLDER = resolve(import.meta.dirname, '../public/models')
const pixels = async (bytes: Buffer) => sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true })

describe.each(Object.keys(LOOKS))('%s from above', name => {
  const stored = readFileSync(resolve(FOLDER, abovePicture(name)))

  it('is a small square with a transparent ground, and all of the ship is on it', async () => {
    const { data, info } = await pixels(stored)
    expect(stored.length).toBeLessThanOrEqual(12_000)
    expect([info.width, info.height]).toEqual([256, 256])
    const alpha = (x: number, y: number): number => data[(y * 256 + x) * 4 + 3]!
    let solid = 0
    for (let at = 0; at < 256; at++) {
      for (const edge of [alpha(at, 0), alpha(at, 255), alpha(0, at), alpha(255, at)]) expect(edge).toBeLessThan(100)
      for (let x = 0; x < 256; x++) if (alpha(x, at) > 240) solid += 1
    }
    expect(solid).toBeGreaterThan(2000)
    // Left is like right.
    let odd = 0
    for (let y = 0; y < 256; y++) for (let x = 0; x < 128; x++) odd += Math.abs(alpha(x, y) - alpha(255 - x, y))
    expect(odd / (128 * 256)).toBeLessThan(6)
  })

  it('is what its stored model, maps and livery give', async () => {
    const [old, now] = [await pixels(stored), await pixels(await above(FOLDER, name))]
    let off = 0
    for (let at = 0; at < old.data.length; at++) off += Math.abs(old.data[at]! - now.data[at]!)
    expect(off / old.data.length).toBeLessThan(1)
  })
})

it('is drawn as large on the flat board as it is on its picture', () => {
  expect(ABOVE_MM).toBe(ACROSS)
})

it('has the nose up: an X-wing is slender there and broad astern', async () => {
  const { data } = await pixels(readFileSync(resolve(FOLDER, abovePicture('xwing'))))
  const broad = (y: number): number =>
    Array.from({ length: 256 }, (_, x) => data[(y * 256 + x) * 4 + 3]! > 200).filter(Boolean).length
  expect(broad(70)).toBeGreaterThan(0)
  expect(broad(180)).toBeGreaterThan(4 * broad(70))
})
