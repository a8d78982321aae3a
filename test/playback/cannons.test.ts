import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { ARMAMENTS, armamentOf } from '../../src/playback/cannons.ts'

type Node = { name?: string; translation?: [number, number, number] }

/** The places that a model names, read from the head of its file. */
const nodesOf = (model: string): Node[] => {
  const file = readFileSync(`public/models/${model}.glb`)
  return (JSON.parse(file.subarray(20, 20 + file.readUInt32LE(12)).toString()) as { nodes: Node[] }).nodes
}

describe('cannons', () => {
  test.each(Object.keys(ARMAMENTS))('of a %s are where its model has them, in the same order', chassis => {
    const muzzles = nodesOf(chassis).filter(({ name }) => name?.startsWith('muzzle-'))
    const { cannons } = armamentOf(chassis)
    expect(muzzles).toHaveLength(cannons.length)
    for (const { name, translation } of muzzles) {
      const cannon = cannons[Number(name!.slice('muzzle-'.length))]!
      expect(Math.hypot(...cannon.map((value, axis) => value - translation![axis]!)), name).toBeLessThan(2)
    }
  })

  test('pairs that fire together lie on both sides of the ship', () => {
    for (const { cannons } of Object.values(ARMAMENTS))
      for (let pair = 0; pair < cannons.length; pair += 2)
        expect(cannons[pair]![0] * cannons[pair + 1]![0]).toBeLessThan(0)
  })

  test('a ship without an armament of its own shoots from its nose', () => {
    const { cannons, tubes } = armamentOf('something-new')
    expect([cannons.length, tubes.length]).toEqual([1, 1])
    expect(cannons[0]![2]).toBeLessThan(0)
  })
})
