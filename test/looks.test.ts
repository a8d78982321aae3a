/** What is seen and heard of each ship: nothing is missing, and it fits the model. The eyes have a test in test/scene. */
import { readFileSync } from 'node:fs'
import { describe, expect, test, vi } from 'vitest'
import { edition2 } from '../src/content/edition2/index.ts'
import { printedPilots } from '../src/content/edition2/ships/index.ts'
import { catalog } from '../src/content/index.ts'
import { tfa } from '../src/content/tfa/index.ts'
import { edition2Looks } from '../src/looks/edition2.ts'
import { bringLooks, LOOKS, type Look, lookOf, modelOf } from '../src/looks/index.ts'
import { tfaLooks } from '../src/looks/tfa.ts'

type Node = { name?: string; translation?: [number, number, number] }

/** The places that a model names, read from the head of its file. */
const nodesOf = (model: string): Node[] => {
  const file = readFileSync(`public/models/${model}.glb`)
  return (JSON.parse(file.subarray(20, 20 + file.readUInt32LE(12)).toString()) as { nodes: Node[] }).nodes
}

/** Ships and who flies them, of every set. */
const CHASSIS = {
  ...catalog.chassis,
  ...Object.fromEntries([...tfa.chassis, ...edition2.chassis].map(one => [one.id, one])),
}
const PILOTS = [...Object.values(catalog.pilots), ...tfa.pilots, ...printedPilots]

const SRGB = /^#[0-9a-f]{6}$/

test('every chassis of the catalogue has a look, and what has none a plain one that can be told from them', () => {
  expect(Object.keys(LOOKS).sort()).toEqual(Object.keys(catalog.chassis).sort())
  const drawn = tfa.chassis.map(({ id }) => id).filter(id => !tfa.undrawn?.includes(id))
  expect(Object.keys(tfaLooks).sort()).toEqual(drawn.sort())
  expect(Object.values(LOOKS)).not.toContain(lookOf('ywing'))
  expect(lookOf('ywing').plain.length).toBeGreaterThan(0)
  expect(lookOf('toString')).toBe(lookOf('ywing'))
})

test('looks of another set are drawn when they have come', async () => {
  vi.resetModules()
  const { bringLooks, isDrawn, lookOf } = await import('../src/looks/index.ts')
  const ids = Object.keys(tfaLooks)
  expect(ids.map(isDrawn)).toEqual(ids.map(() => false))
  expect(lookOf(ids[0]!)).toBe(lookOf('ywing'))
  bringLooks(tfaLooks)
  expect(ids.map(isDrawn)).toEqual(ids.map(() => true))
  expect(ids.map(lookOf)).toEqual(Object.values(tfaLooks))
})

bringLooks(edition2Looks)
describe.each(Object.entries({ ...LOOKS, ...tfaLooks, ...edition2Looks }))(
  'the look of %s',
  (chassis, { livery, flames, lasers, silhouette, chase }: Look) => {
    test('paints pilots of its own in colours of the screen', () => {
      for (const [id, paint] of [['', livery] as const, ...Object.entries(livery.pilots)]) {
        if (id) expect(PILOTS.filter(pilot => pilot.id === id).map(pilot => pilot.chassis)).toContain(chassis)
        for (const colour of [paint.colour, paint.second ?? paint.colour, flames]) expect(colour).toMatch(SRGB)
      }
      const own = PILOTS.filter(pilot => pilot.chassis === chassis)
      expect(Object.keys(livery.pilots).sort()).toEqual(own.map(({ id }) => id).sort())
    })

    test('has its cannons where its model has them, in the same order, pairs on both sides; who shoots has some', () => {
      const muzzles = nodesOf(modelOf(chassis)).filter(({ name }) => name?.startsWith('muzzle-'))
      const cannons = lasers?.cannons ?? []
      expect(cannons.length > 0).toBe(CHASSIS[chassis]!.primaries.length > 0)
      expect(muzzles).toHaveLength(cannons.length)
      for (const { name, translation } of muzzles) {
        const cannon = cannons[Number(name!.slice('muzzle-'.length))]!
        expect(Math.hypot(...cannon.map((value, axis) => value - translation![axis]!)), name).toBeLessThan(2)
      }
      for (let pair = 0; pair + 1 < cannons.length; pair += 2)
        expect(cannons[pair]![0] * cannons[pair + 1]![0]).toBeLessThan(0)
    })

    test('is drawn within its box, and followed from behind', () => {
      const numbers = (silhouette.match(/-?\d*\.?\d+/g) ?? []).map(Number)
      expect(numbers.length).toBeGreaterThan(20)
      expect(Math.max(...numbers.map(Math.abs))).toBeLessThanOrEqual(24)
      expect(chase).toBeGreaterThan(0)
      expect(chase).toBeLessThan(90)
    })
  },
)
