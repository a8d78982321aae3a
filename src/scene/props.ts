/** All that the stage is told from outside, and what it tells back. */
import type { Film } from '../playback/film.ts'
import type { Marks } from '../playback/marks.ts'
import type { Catalog } from '../playback/measure.ts'
import type { Picture, ShipPicture } from '../playback/picture.ts'
import type { FlightKeys } from './camera/flight-input.ts'
import type { CameraMode } from './camera/shots.ts'
import { inFlight } from './flight.ts'
import type { Arrivals } from './models/arrivals.ts'
import type { PaletteName } from './palette.ts'
import type { Insets, Quality, Style } from './part.ts'

/** What a pointer is on: a ship, a place on the mat (mm, x east, y north), or nothing. */
export type Pick =
  | { readonly kind: 'ship'; readonly id: string }
  | { readonly kind: 'mat'; readonly x: number; readonly y: number }
  | null

/**
 * What the stage needs of a film: what is visible now, word of changes and of ticks, whether there are any, and who leads the camera, if
 * anybody does. Somebody else lets it run.
 */
export type StageFilm = {
  picture: Film['picture']
  subscribe: Film['subscribe']
  onTick: Film['onTick']
  readonly moving: boolean
  take?: Film['take']
}

export type StageProps = {
  readonly film: StageFilm
  /** What is printed on the ships and dials of the film's battle; with another one the stage is made anew. */
  readonly catalog: Catalog
  readonly marks: Marks
  readonly camera: CameraMode
  readonly quality: Quality | 'auto'
  /** Tabletop (the default) or Cinematic; may change at any time. */
  readonly style?: Style
  /** Colours of marks, sides and signs; with another one the stage is made anew. */
  readonly palette?: PaletteName
  /** Pixels drawn per CSS pixel; by default what the quality allows on this screen. */
  readonly dpr?: number
  /** Reduced: the camera cuts instead of gliding. */
  readonly motion?: 'full' | 'reduced'
  readonly insets?: Insets
  /** The keys that fly a free camera; without them none does. */
  readonly flight?: FlightKeys
  /** Nothing is behind what stands on the table, nor the mat under it: the page shows through. */
  readonly clear?: boolean
  /** Whether dice are shown when they roll; they are unless told. */
  readonly tray?: boolean
  /** Models that will be needed: they are asked for as soon as those have come that the first picture shows. */
  readonly soon?: readonly string[]
  /** At most so many frames a second; null or none: as many as the screen has. */
  readonly fps?: number | null
  /** The edge at which the viewer sits, as the azimuth of the view from there: 0 south (the default), 180 north. */
  readonly home?: number
  /** What a ship's card calls it. */
  readonly nameOf?: (ship: ShipPicture) => string
  readonly onPick?: (pick: Pick) => void
  readonly onHover?: (pick: Pick) => void
  /** Called when the view has turned: its azimuth in whole degrees, as `home` counts them. */
  readonly onTurn?: (azimuth: number) => void
  /** Show the counters, in the element `#stats`. */
  readonly stats?: boolean
  /** Called once if there is no WebGL 2; without it the stage throws. */
  readonly onUnsupported?: () => void
  /** Called when a model or a map is missing or broken and something plain stands for it. */
  readonly onMissing?: () => void
  /** Called with the models and maps that are on their way, whenever that changes. */
  readonly onArrivals?: (now: Arrivals) => void
  /** Called once as soon as a picture with all its models has been drawn, coarsely painted as they may be; models that are missing are not waited for. */
  readonly onReady?: () => void
  /** Called once as soon as nothing is on its way: what it shows is as fine as it can be had. */
  readonly onWhole?: () => void
  /** Called when the graphics context is lost and when it is back. */
  readonly onContext?: (state: 'lost' | 'restored') => void
}

/** Whether what is watched is shot as a film. */
export const isFilm = ({ film }: StageProps): boolean => film.take?.()?.manner === 'cinematic'

/** Whether whoever looks wants no motion. */
export const isCalm = ({ motion }: StageProps): boolean => motion === 'reduced'

/** The film's picture as the style shows it. */
export const shownOf = (props: StageProps): Picture => {
  const seen = props.film.picture()
  const bare = props.tray === false && seen.dice ? { ...seen, dice: null } : seen
  // A film is made of ships: what a referee lays between them is left out.
  const picture = isFilm(props) ? { ...bare, ruler: null, arc: null } : bare
  return props.style === 'cinematic' ? inFlight(picture, isCalm(props)) : picture
}
