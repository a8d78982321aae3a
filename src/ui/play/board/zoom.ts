/** How near the flat board is looked at. Pure. */
import type { Mat, Vec } from '../../../geometry/index.ts'
import type { Box } from './labels.ts'
import { MARGIN } from './use-board.ts'

/** So many times as large as the whole board, about this point of it, mm; y down as it is drawn. */
export type Zoom = { readonly scale: number } & Vec

export const WHOLE: Zoom = { scale: 1, x: 0, y: 0 }
/** A base as wide as a finger on a phone. */
const MOST = 5

export const isSame = (a: Zoom, b: Zoom): boolean => a.scale === b.scale && a.x === b.x && a.y === b.y

/** What is drawn, mm: left, upper edge, width, height. */
export function frameOf({ scale, x, y }: Zoom, { width, height }: Mat): readonly [number, number, number, number] {
  const [w, h] = [(width + 2 * MARGIN) / scale, (height + 2 * MARGIN) / scale]
  return [x - w / 2, y - h / 2, w, h]
}

/** What can be seen of the mat, in its own coordinates. */
export function sightOf(zoom: Zoom, mat: Mat): Box {
  const [left, top, width, height] = frameOf(zoom, mat)
  return {
    left: Math.max(left, -mat.width / 2),
    right: Math.min(left + width, mat.width / 2),
    bottom: Math.max(-top - height, -mat.height / 2),
    top: Math.min(-top, mat.height / 2),
  }
}

/** The zoom, moved so far that the board fills its frame. */
export function within({ scale, x, y }: Zoom, { width, height }: Mat): Zoom {
  const held = (value: number, length: number): number => {
    const most = (length / 2 + MARGIN) * (1 - 1 / scale)
    return Math.min(most, Math.max(-most, value)) + 0
  }
  return { scale, x: held(x, width), y: held(y, height) }
}

/**
 * A zoom so much nearer, at which what was at `from` lies at `to`: pixels from the middle of the board on the screen. `unit`: mm to a
 * pixel with the whole board in sight. The board fills its frame at every zoom.
 */
export function drawn(zoom: Zoom, factor: number, from: Vec, to: Vec, unit: number, mat: Mat): Zoom {
  const scale = Math.min(MOST, Math.max(1, zoom.scale * factor))
  const moved = (axis: 'x' | 'y'): number => zoom[axis] + (unit * from[axis]) / zoom.scale - (unit * to[axis]) / scale
  return within({ scale, x: moved('x'), y: moved('y') }, mat)
}
