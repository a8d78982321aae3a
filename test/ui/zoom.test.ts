/** The flat board drawn nearer and dragged, never past its edge. */
import { describe, expect, it } from 'vitest'
import { MARGIN } from '../../src/ui/play/board/use-board.ts'
import { drawn, frameOf, sightOf, WHOLE } from '../../src/ui/play/board/zoom.ts'

const MAT = { width: 914, height: 914 }
const FULL = MAT.width + 2 * MARGIN
const MIDDLE = { x: 0, y: 0 }

describe('the zoom of the flat board', () => {
  it('shows the whole mat and its margin to begin with', () => {
    expect(frameOf(WHOLE, MAT)).toEqual([-FULL / 2, -FULL / 2, FULL, FULL])
    expect(sightOf(WHOLE, MAT)).toEqual({ left: -457, right: 457, bottom: -457, top: 457 })
  })

  it('keeps the point under the pointer where it is', () => {
    const at = { x: 100, y: -60 }
    const near = drawn(WHOLE, 2, at, at, 2, MAT)
    // 100 pixels at 2 mm lay 200 mm from the middle, and lie there still: 100 pixels at 1 mm from the new one.
    expect(near).toEqual({ scale: 2, x: 100, y: -60 })
    expect(drawn(near, 0.5, at, at, 2, MAT)).toEqual(WHOLE)
  })

  it('follows a drag, and never leaves the board', () => {
    const near = drawn(WHOLE, 4, MIDDLE, MIDDLE, 2, MAT)
    expect(drawn(near, 1, MIDDLE, { x: -40, y: 20 }, 2, MAT)).toEqual({ scale: 4, x: 20, y: -10 })
    const far = drawn(near, 1, MIDDLE, { x: -9999, y: 0 }, 2, MAT)
    const [left, , width] = frameOf(far, MAT)
    expect(left + width).toBeCloseTo(FULL / 2, 9)
    // Y of the mat goes up, that of the screen down.
    expect(sightOf(drawn(near, 1, MIDDLE, { x: 0, y: 9999 }, 2, MAT), MAT).top).toBe(457)
  })

  it('is never less than the whole nor nearer than five times', () => {
    expect(drawn(WHOLE, 0.1, MIDDLE, { x: 50, y: 50 }, 2, MAT)).toEqual(WHOLE)
    expect(drawn(WHOLE, 100, MIDDLE, MIDDLE, 2, MAT).scale).toBe(5)
  })
})
