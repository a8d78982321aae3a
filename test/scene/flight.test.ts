/** In Cinematic each ship flies at a height of its own, by id and film time alone. */
import { describe, expect, it } from 'vitest'
import { heightOf, inFlight } from '../../src/scene/flight.ts'
import { pictureOf, shipAt } from './pictures.ts'

const IDS = ['r1', 'r2', 'r3', 'r4', 'i1', 'i2', 'i3', 'i4', 'i5', 'i6']

describe('Cinematic', () => {
  it('has every ship at a height of its own, never far from the plane of the game', () => {
    const heights = IDS.map(id => heightOf(id, 0))
    for (const height of heights) expect(Math.abs(height)).toBeLessThan(50)
    const sorted = [...heights].sort((a, b) => a - b)
    for (let at = 1; at < sorted.length; at++) expect(sorted[at]! - sorted[at - 1]!).toBeGreaterThan(0.5)
    expect(sorted.at(-1)! - sorted[0]!).toBeGreaterThan(35)
  })

  it('takes a height from id and film time alone, however the time was reached', () => {
    const there = IDS.map(id => heightOf(id, 12.5))
    for (let t = 0; t < 30; t += 0.5) for (const id of IDS) heightOf(id, t)
    expect(IDS.map(id => heightOf(id, 12.5))).toEqual(there)
  })

  it('drifts slowly', () => {
    for (const id of IDS)
      for (let t = 0; t < 20; t += 0.1) expect(Math.abs(heightOf(id, t + 1 / 60) - heightOf(id, t))).toBeLessThan(0.04)
  })

  it('adds the height to what the film lifts, and changes nothing else', () => {
    const picture = {
      ...pictureOf([shipAt('r1', 10, 20, { lift: 7, wake: [{ x: 9, y: 20, lift: 5 }] }), shipAt('i2', -40, 5)]),
      t: 3,
    }
    const shown = inFlight(picture, false)
    expect(shown.ships.map(ship => ship.lift)).toEqual([7 + heightOf('r1', 3), heightOf('i2', 3)])
    // Where it was it flew at the same height.
    expect(shown.ships[0]!.wake).toEqual([{ x: 9, y: 20, lift: 5 + heightOf('r1', 3) }])
    const level = (ships: typeof shown.ships) => ships.map(ship => ({ ...ship, lift: 0, wake: [] }))
    expect(level(shown.ships)).toEqual(level(picture.ships))
    expect({ ...shown, ships: [] }).toEqual({ ...picture, ships: [] })
    expect(picture.ships[0]!.lift).toBe(7)
  })

  it('lets ships rest at their heights where motion is reduced', () => {
    const at = (t: number) => inFlight({ ...pictureOf([shipAt('r1', 0, 0), shipAt('i2', 50, 0)]), t }, true).ships
    expect(at(3)).toEqual(at(7.4))
    expect(at(3)[0]!.lift).not.toBe(at(3)[1]!.lift)
  })
})
