/** The pictures of ships from above: stored beside the models that they are drawn from. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { above, acrossOf } from '../models/above.ts'
import { tokens as core } from '../src/content/core/tokens.ts'
import { tokens as tfa } from '../src/content/tfa/tokens.ts'
import { edition2Looks } from '../src/looks/edition2.ts'
import { aboveMm, bringLooks, LOOKS, modelOf } from '../src/looks/index.ts'
import { objectModel } from '../src/looks/objects.ts'
import { tfaLooks } from '../src/looks/tfa.ts'
import { sheetOf } from '../src/scene/models/files.ts'
import { abovePicture, TOKEN_ABOVE_MM } from '../src/ui/play/board/pictures.ts'

const FOLDER = resolve(import.meta.dirname, '../public/models')
const pixels = async (bytes: Buffer) => sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true })

bringLooks(tfaLooks)
bringLooks(edition2Looks)
const SHIPS = [LOOKS, tfaLooks, edition2Looks].flatMap(Object.keys).filter(name => modelOf(name) === name)
const tokens = [...core, ...tfa]
const TOKENS = tokens.map(objectModel)

describe.each([...SHIPS, ...TOKENS])('%s from above', name => {
  const stored = readFileSync(resolve(FOLDER, abovePicture(name)))

  it('is a small square with a transparent ground, and all of the ship is on it', async () => {
    const { data, info } = await pixels(stored)
    expect(stored.length).toBeLessThanOrEqual(16_000)
    expect([info.width, info.height]).toEqual([256, 256])
    const alpha = (x: number, y: number): number => data[(y * 256 + x) * 4 + 3]!
    let solid = 0
    for (let at = 0; at < 256; at++) {
      for (const edge of [alpha(at, 0), alpha(at, 255), alpha(0, at), alpha(255, at)]) expect(edge).toBeLessThan(100)
      for (let x = 0; x < 256; x++) if (alpha(x, at) > 240) solid += 1
    }
    expect(solid).toBeGreaterThan(1000)
    if (!SHIPS.includes(name)) return
    // Left is like right.
    let odd = 0
    for (let y = 0; y < 256; y++) for (let x = 0; x < 128; x++) odd += Math.abs(alpha(x, y) - alpha(255 - x, y))
    expect(odd / (128 * 256)).toBeLessThan(6)
  })

  it('is what its stored model, maps and livery give', async () => {
    const [old, now] = [await pixels(stored), await pixels(await above(FOLDER, name, sheetOf(name)!))]
    let off = 0
    for (let at = 0; at < old.data.length; at++) off += Math.abs(old.data[at]! - now.data[at]!)
    expect(off / old.data.length).toBeLessThan(1)
  })
})

it('is drawn as large on the flat board as it is on its picture, a stone as large as the rules have it', async () => {
  for (const name of SHIPS) expect(acrossOf(name)).toBe(aboveMm(name))
  for (const token of tokens) {
    const name = objectModel(token)
    expect(acrossOf(name)).toBe(TOKEN_ABOVE_MM)
    const { data } = await pixels(readFileSync(resolve(FOLDER, abovePicture(name))))
    const at = (x: number, y: number): number =>
      data[(Math.round((0.5 - y / 80) * 256) * 256 + Math.round((0.5 + x / 80) * 256)) * 4 + 3]!
    // A little within the corners of its outline that lie farthest out there is stone, a little outside there is none.
    const far = Math.max(...token.outline.map(({ x, y }) => Math.hypot(x, y)))
    for (const { x, y } of token.outline.filter(({ x, y }) => Math.hypot(x, y) > 0.93 * far)) {
      if (token.what === 'asteroid') expect(at(x * 0.92, y * 0.92)).toBeGreaterThan(200)
      expect(at(x * 1.12, y * 1.12)).toBeLessThan(120)
    }
  }
})

it('has the nose up: an X-wing is slender there and broad astern', async () => {
  const { data } = await pixels(readFileSync(resolve(FOLDER, abovePicture('xwing'))))
  const broad = (y: number): number =>
    Array.from({ length: 256 }, (_, x) => data[(y * 256 + x) * 4 + 3]! > 200).filter(Boolean).length
  expect(broad(70)).toBeGreaterThan(0)
  expect(broad(180)).toBeGreaterThan(4 * broad(70))
})
