/** How the moments of one frame of a clip are laid over one another, to blur what flies. */
import { describe, expect, it } from 'vitest'
import type { Picture } from '../../src/playback/picture.ts'
import { courseOf } from '../../src/ui/stream/clips/clip-times.ts'
import { exposures, shareOf } from '../../src/ui/stream/clips/shutter.ts'
import { pictureOf, shipAt } from '../scene/pictures.ts'

const course = courseOf({ from: 10, to: 20 }, 30, 1)
const director = (cut = Infinity) => ({
  at: (t: number) => ({ start: t < cut ? 0 : cut }) as ReturnType<Parameters<typeof exposures>[1]['director']['at']>,
})
/** A ship that flies so many mm in a second. */
const flying =
  (speed: number) =>
  (t: number): Picture => ({ ...pictureOf([shipAt('r1', 0, speed * t)]), t })

describe('the shutter of a clip', () => {
  it('lays the moments of a frame over one another so that each counts alike', () => {
    for (const values of [[10, 20, 60, 110], [255, 0], [7]]) {
      // As a canvas lays one over another.
      const laid = values.reduce((under, value, index) => under * (1 - shareOf(index)) + value * shareOf(index), 123)
      expect(laid).toBeCloseTo(values.reduce((sum, value) => sum + value, 0) / values.length, 9)
    }
  })

  it('is open for half of a frame while something flies, and exposes once where nothing does', () => {
    const moments = exposures(course, { pictureAt: flying(200), director: director() }, 3, 30)
    expect(moments.length).toBe(4)
    expect(moments[0]).toBeCloseTo(10 + 3 / 30, 9)
    for (const [index, t] of moments.entries()) expect(t).toBeCloseTo(10 + (3 + index / 8) / 30, 9)
    expect(exposures(course, { pictureAt: flying(0), director: director() }, 3, 30)).toEqual([moments[0]])
  })

  it('never exposes a frame to two takes', () => {
    const cut = 10 + 3.2 / 30
    expect(exposures(course, { pictureAt: flying(200), director: director(cut) }, 3, 30).length).toBe(1)
    expect(exposures(course, { pictureAt: flying(200), director: director(cut) }, 4, 30).length).toBe(4)
  })
})
