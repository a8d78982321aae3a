/** The baked sky is what its code paints, light enough to load, with planet, stars and band where they belong. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { AROUND, BAND, farSky, HEART } from '../../build/sky/far.ts'
import { FACE, face, SUN } from '../../build/sky/planet.ts'
import { farSheet, planetSheet, type Sheet } from '../../build/sky/sheets.ts'
import * as scene from '../../src/scene/paint/far.ts'
import * as nebula from '../../src/scene/paint/nebula.ts'
import { scatter } from '../../src/scene/paint/stars.ts'

const fileOf = (name: string): string => resolve(import.meta.dirname, '../../public/sky', name)

/** What a stored sheet is, made as small as `like`: its mean difference from that. */
const differs = async (name: string, like: Sheet): Promise<number> => {
  const small = await sharp(fileOf(name))
    .resize(like.width, like.height, { kernel: 'cubic', fit: 'fill' })
    .greyscale()
    .raw()
    .toBuffer()
  return like.data.reduce((sum, value, at) => sum + Math.abs(value - small[at]!), 0) / like.data.length
}
const sizeOf = async (name: string) => {
  const { width, height } = await sharp(fileOf(name)).metadata()
  return [width, height]
}
const along = (a: readonly number[], b: readonly number[]): number => a.reduce((sum, one, n) => sum + one * b[n]!, 0)

describe('the baked sky', () => {
  it('is what its code paints, and the same whenever it is painted', async () => {
    const [planet, far] = [planetSheet(96), farSheet(256)]
    expect(planetSheet(96)).toEqual(planet)
    expect(farSheet(256)).toEqual(far)
    // Painted small it has none of the small things.
    expect(await differs('planet.webp', planet)).toBeLessThan(7)
    expect(await differs('far.webp', far)).toBeLessThan(4)
  }, 60_000)

  it('is as large as the scene takes it to be, and weighs little', async () => {
    expect(await sizeOf('planet.webp')).toEqual([FACE.size * scene.FACE.maps, FACE.size])
    expect(await sizeOf('far.webp')).toEqual([AROUND, (AROUND * 3) / 4])
    expect(readFileSync(fileOf('planet.webp')).length).toBeLessThan(170_000)
    expect(readFileSync(fileOf('far.webp')).length).toBeLessThan(120_000)
  })

  it('has light, reach and band where the scene has them', () => {
    const long = Math.sqrt(along(scene.SUN, scene.SUN))
    expect(along(scene.SUN, SUN) / long).toBeCloseTo(1, 9)
    expect(scene.FACE.right).toBe(FACE.right)
    expect(nebula.BAND).toEqual(BAND)
    expect(nebula.HEART).toEqual(HEART)
    expect(along(BAND, HEART)).toBeCloseTo(0, 2)
    // What the maps do not reach is night.
    for (let y = -0.75; y <= 0.75; y += 0.05)
      expect(along([FACE.right, y, Math.sqrt(1 - FACE.right ** 2 - y * y)], SUN)).toBeLessThan(-0.12)
  })
})

describe('the planet', () => {
  it('has seas and highlands, slopes to both sides, clear air and clouds', () => {
    const { slope, pale, cloud } = face(96)
    const share = (of: Uint8Array, is: (value: number) => boolean) => of.filter(is).length / of.length
    expect(share(pale, value => value < 60)).toBeGreaterThan(0.05)
    expect(share(pale, value => value > 130)).toBeGreaterThan(0.1)
    expect(share(slope, value => value > 140)).toBeGreaterThan(0.02)
    expect(share(slope, value => value < 116)).toBeGreaterThan(0.02)
    expect(share(cloud, value => value < 20)).toBeGreaterThan(0.3)
    expect(share(cloud, value => value > 120)).toBeGreaterThan(0.02)
  })
})

describe('the far sky', () => {
  it('is brightest along its band, and nowhere bright', () => {
    const { light } = farSky(256)
    const sorted = light.toSorted()
    expect(sorted[light.length >> 1]).toBeLessThan(80)
    expect(sorted[Math.floor(light.length * 0.99)]).toBeGreaterThan(130)
  })

  it('has the same stars every time: many faint, few bright, most of them along the band', () => {
    const stars = scatter(6000, 1)
    expect(scatter(6000, 1).getAttribute('position').array).toEqual(stars.getAttribute('position').array)
    const [at, tint] = [stars.getAttribute('position'), stars.getAttribute('tint')]
    let [near, bright, faint] = [0, 0, 0]
    for (let star = 0; star < 6000; star++) {
      const way = [at.getX(star), at.getY(star), at.getZ(star)]
      expect(along(way, way)).toBeCloseTo(1, 0)
      if (Math.abs(along(way, BAND)) < 0.2) near += 1
      const most = Math.max(tint.getX(star), tint.getY(star), tint.getZ(star))
      if (most > 0.5) bright += 1
      if (most < 0.06) faint += 1
    }
    expect(near / 6000).toBeGreaterThan(0.45)
    expect(bright / 6000).toBeLessThan(0.03)
    expect(faint / 6000).toBeGreaterThan(0.6)
  })
})
