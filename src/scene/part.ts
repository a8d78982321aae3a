/** What a part of the table is told for each frame. Whoever draws in the scene begins here. */
import type { PerspectiveCamera } from 'three'
import type { Marks } from '../playback/marks.ts'
import type { Catalog } from '../playback/measure.ts'
import type { Picture, ShipPicture } from '../playback/picture.ts'

/**
 * Pixels at the edges of the stage that panels cover: the camera centres what is left. `corner`: so wide are keys in the upper right corner
 * of that, which the dice alone keep off; none: 0. `aside`: the dice lie at the right edge of it, a row each, where fewer ships are.
 */
export type Insets = {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
  readonly corner?: number
  readonly aside?: boolean
}
export const NO_INSETS: Insets = { left: 0, right: 0, top: 0, bottom: 0 }

export type Quality = 'low' | 'med' | 'high'

/**
 * How the same battle is shown: as miniatures on a table, or as ships alone in the dark. Nothing but the look differs.
 */
export type Style = 'tabletop' | 'cinematic'

/** All that a part of the scene may look at when it draws a frame. */
export type Frame = {
  /** What is printed on ships and dials of this battle. */
  readonly catalog: Catalog
  readonly picture: Picture
  readonly marks: Marks
  readonly camera: PerspectiveCamera
  /** In `cinematic` there is no cardboard, no base and no mat, and `picture` has every ship at its own height. */
  readonly style: Style
  /** Neither sky nor mat is drawn: what is behind the canvas shows through. */
  readonly clear?: boolean
  /** A film is shot (`cam=cinematic`): nothing is drawn that a referee would lay on the table. */
  readonly film?: boolean
  /** Whoever looks wants no motion: nothing moves with time alone, and effects are stills. */
  readonly calm: boolean
  /** Mm on the mat that one CSS pixel covers in the middle of the view: keeps hairlines hairlines. */
  readonly pixel: number
  /** What the lens is sharp at, mm from the camera, and how much of its blur there is before and behind: 0 … 1. */
  readonly focus: { readonly distance: number; readonly blur: number }
  /** Pixels drawn for one of CSS. */
  readonly dpr: number
  /** Where the camera stands seen from its target, degrees: lettering faces it. */
  readonly azimuth: number
  /** The edge at which the viewer sits, as the azimuth of the view from there: the light comes over the same shoulder. */
  readonly home: number
  /** The view in CSS pixels, and what panels cover at its edges. */
  readonly view: { readonly width: number; readonly height: number } & Insets
  readonly ship: (id: string) => ShipPicture | undefined
}
