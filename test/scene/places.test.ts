/** Places of a sheet that is painted as things come. */
import { describe, expect, it } from 'vitest'
import { createPlaces } from '../../src/scene/paint/places.ts'

describe('the places of a sheet', () => {
  it('stay the same for whatever is asked for again and again', () => {
    const placeOf = createPlaces(3)
    const ask = () => ['r1', 'i1', 'i2'].map(placeOf)
    expect(ask()).toEqual([0, 1, 2])
    expect(ask()).toEqual([0, 1, 2])
  })

  it('go from what was not asked for the longest to what comes', () => {
    const placeOf = createPlaces(3)
    for (const id of ['r1', 'i1', 'i2', 'r1', 'i2']) placeOf(id)
    // i1 has left; i3 came in its stead, and takes no place of those that are still there.
    expect(placeOf('i3')).toBe(1)
    expect(['r1', 'i2', 'i3'].map(placeOf)).toEqual([0, 2, 1])
  })
})
