/** What a single picture of a battle shows and from where: made into a frame for the parts to draw. */
import { type PerspectiveCamera, Vector3 } from 'three'
import type { Take } from '../playback/director/take.ts'
import { NO_MARKS } from '../playback/marks.ts'
import type { Catalog } from '../playback/measure.ts'
import type { Picture } from '../playback/picture.ts'
import { flightShot } from './camera/aboard.ts'
import { focusOf } from './camera/focus.ts'
import { halfHeight, setLens } from './camera/lens.ts'
import { PointerGestures } from './camera/pointer-gestures.ts'
import { createRig, type Rig } from './camera/rig.ts'
import type { CameraMode } from './camera/shots.ts'
import type { Eye } from './capture-eye.ts'
import { inFlight } from './flight.ts'
import { type Frame, NO_INSETS, type Style } from './part.ts'
import { type Hideable, without } from './photo-parts.ts'
import { SHIP_HEIGHT } from './space.ts'

/** How far a lens is open – how much blur there is before and behind what it is sharp at, 0 … 1 – and doublings of the distance of that. */
export type Lens = { readonly aperture: number; readonly focus: number }

/** One picture to be drawn. */
export type Plate = {
  readonly picture: Picture
  /** An eye that stands by itself, or how the camera is led. */
  readonly from: Eye | CameraMode
  /** The director's take, which leads the camera `auto`; null: it goes where the picture proposes. */
  readonly take?: Take | null
  /** CSS pixels at the foot that something is written over: a camera that is led looks at the ships above them. None: 0. */
  readonly foot?: number
  /** Seconds since the plate before, for a camera that is led: it glides by them and by no clock. */
  readonly dt: number
  readonly hidden: readonly Hideable[]
  /** Nothing is behind what is drawn: its alpha is 0 there. */
  readonly clear?: boolean
  /** Stops: each doubles the light. */
  readonly exposure?: number
  /** For an eye that stands by itself; a camera that is led focuses on what it looks at. None: all is sharp. */
  readonly lens?: Lens
}

/** Turns plates into frames, one after the other, and leads a camera from each to the next. */
export type Exposer = {
  /** The frame of a plate; the camera is brought to where that is seen from. */
  frame(plate: Plate, camera: PerspectiveCamera): Frame
  /** In CSS pixels, and pixels to each of them. */
  size(width: number, height: number, dpr: number): void
  /** A camera that is led starts anew with the next plate. */
  cut(): void
}

/** How a table is shown in a darkroom, whatever the plate. */
type Manner = {
  readonly catalog: Catalog
  readonly style: Style
  readonly calm: boolean
  readonly home: number
}

/** Plates of a battle in a manner. */
export const createExposer = ({ catalog, style, calm, home }: Manner): Exposer => {
  const gestures = new PointerGestures()
  let rig: Rig | null = null
  let view = { width: 1, height: 1, ...NO_INSETS }
  let dpr = 1
  /** What was laid out last: of the same picture nothing need be made anew. */
  let laid: { of: Picture; hidden: readonly Hideable[]; picture: Picture } | null = null

  const lead = (camera: PerspectiveCamera, mode: CameraMode, picture: Picture, { dt, take = null }: Plate) => {
    rig ??= createRig(camera, gestures, () => {}, { calm, catalog })
    const wanted = { whole: false, frame: [], home, calm }
    rig.update(mode, { picture, view, wanted, take, aloft: style === 'cinematic' }, dt)
    return { pixel: rig.pixel(), azimuth: rig.azimuth(), focus: focusOf(rig.distance(), mode, style) }
  }
  const stand = (camera: PerspectiveCamera, eye: Eye, { aperture, focus }: Lens = { aperture: 0, focus: 0 }) => {
    const flight = flightShot({ eye: new Vector3(...eye.at), heading: eye.heading, down: eye.down })
    setLens(camera, { ...flight, fov: eye.fov, roll: eye.roll }, view)
    const steep = Math.max(0.2, Math.sin((eye.down * Math.PI) / 180))
    // Hairlines are as wide as at the mat that is looked at; the lens is sharp at what hangs over it.
    const far = Math.max(60, eye.at[1] / steep)
    const near = Math.max(60, (eye.at[1] - SHIP_HEIGHT / 2) / steep)
    return {
      pixel: (2 * halfHeight({ distance: far, fov: eye.fov })) / view.height,
      azimuth: -eye.heading,
      focus: { distance: near * 2 ** focus, blur: aperture },
    }
  }

  return {
    frame: (plate, camera) => {
      const { from, hidden, foot = 0 } = plate
      if (plate.picture !== laid?.of || hidden !== laid.hidden) {
        const aloft = style === 'cinematic' ? inFlight(plate.picture, calm) : plate.picture
        laid = { of: plate.picture, hidden, picture: without(aloft, hidden) }
      }
      const { picture } = laid
      // The dice lie in the same view: what is laid before the camera goes by its lens.
      view = { ...view, bottom: 'kind' in from ? foot : 0 }
      const seen = 'kind' in from ? lead(camera, from, picture, plate) : stand(camera, from, plate.lens)
      const ships = new Map(picture.ships.map(ship => [ship.id, ship]))
      // Where there is neither, nothing lies in a shadow on it.
      const clear = hidden.includes('sky') && hidden.includes('mat')
      const ship = (id: string) => ships.get(id)
      const film = plate.take?.manner === 'cinematic'
      return { catalog, picture, style, clear, film, calm, marks: NO_MARKS, camera, ...seen, dpr, home, view, ship }
    },
    size: (width, height, ratio) => {
      view = { width, height, ...NO_INSETS }
      dpr = ratio
    },
    cut: () => {
      rig?.dispose()
      rig = null
    },
  }
}
