/** How a photograph is wished for, how it is at first, and what of that the camera must know. */
import type { Hideable } from '../../../scene/capture.ts'
import type { Exposure } from '../../../scene/photo.ts'

/** What somebody wants of a photograph. */
export type PhotoWish = {
  readonly hidden: readonly Hideable[]
  readonly clear: boolean
  /** Stops. */
  readonly light: number
  /** How much of the lens' blur there is before and behind what it is sharp at: 0 … 1. */
  readonly aperture: number
  /** Doublings of the distance at which it is sharp. */
  readonly focus: number
  /** Pixels of the file to a pixel of the page. */
  readonly scale: number
  readonly mark: boolean
}

export const FIRST_PHOTO: PhotoWish = {
  hidden: ['dice'],
  clear: false,
  light: 0,
  aperture: 0,
  focus: 0,
  scale: 2,
  mark: false,
}

/** What the camera is told of a wish. */
export const exposureOf = (wish: PhotoWish): Pick<Exposure, 'hidden' | 'clear' | 'light' | 'lens'> => ({
  hidden: wish.clear ? [...wish.hidden, 'sky'] : wish.hidden,
  clear: wish.clear,
  light: wish.light,
  lens: { aperture: wish.aperture, focus: wish.focus },
})
