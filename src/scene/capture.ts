import { ACESFilmicToneMapping, PCFShadowMap, PerspectiveCamera, Scene, Vector3, WebGLRenderer } from 'three'
import type { Take } from '../playback/director/take.ts'
import { NO_MARKS } from '../playback/marks.ts'
import type { Catalog } from '../playback/measure.ts'
import type { Picture, ShipPicture } from '../playback/picture.ts'
import { flightShot } from './camera/aboard.ts'
import { halfHeight, setLens } from './camera/lens.ts'
import { createRig, type Rig } from './camera/rig.ts'
import type { CameraMode } from './camera/shots.ts'
import type { Eye } from './capture-eye.ts'
import type { Glow } from './capture-post.ts'
import { createStudio } from './environment.ts'
import { inFlight } from './flight.ts'
import { machine } from './machine.ts'
import { fontsLoaded } from './paint/fonts.ts'
import { choosePalette, type PaletteName } from './palette.ts'
import { NO_INSETS, type Quality, type Style } from './part.ts'
import { createWorld } from './parts/all.ts'
import { type Hideable, hideParts, without } from './photo-parts.ts'
import { settingsOf } from './settings.ts'

export type { CameraMode } from './camera/shots.ts'
/** @public Asked of the module as a whole. */
export { type Eye, eyeNow, reframed } from './capture-eye.ts'
export type { Hideable } from './photo-parts.ts'

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
}

/**
 * Draws pictures of a battle one at a time into a canvas of its own, of any size, whatever the stage beside it does: the
 * same plates give the same frames. What the canvas holds must be fetched in the task in which it was drawn.
 */
export type Darkroom = {
  readonly canvas: HTMLCanvasElement
  /** The longest side a picture can have here, pixels. */
  readonly most: number
  /** In CSS pixels, and pixels to each of them; false: the machine would only draw it smaller. */
  size(width: number, height: number, dpr?: number): boolean
  /** Draws; false: something it needs is still on its way, `settled` waits for it. */
  draw(plate: Plate): boolean
  /** Waits for models, fonts and effects; rejects with a context that is lost. */
  settled(): Promise<void>
  /** A camera that is led starts anew with the next plate. */
  cut(): void
  readonly lost: boolean
  onLost(listener: () => void): void
  dispose(): void
}

export type DarkroomOptions = {
  /** What is printed on the ships of the battle. */
  readonly catalog: Catalog
  readonly quality: Quality | 'auto'
  readonly style: Style
  readonly palette: PaletteName
  /** Whoever looks wants no motion but what is told. */
  readonly calm: boolean
  /** The edge from which a camera that is led looks, as an azimuth. */
  readonly home: number
  readonly nameOf: (ship: ShipPicture) => string
}

/** A renderer of its own, with room behind what it draws; null where there is none to be had. */
const open = (antialias: boolean): WebGLRenderer | null => {
  try {
    return new WebGLRenderer({ antialias, alpha: true, powerPreference: 'high-performance' })
  } catch {
    return null
  }
}

/** A darkroom; null where there is no WebGL 2. Whoever opens it disposes of it. */
export const openDarkroom = async (options: DarkroomOptions): Promise<Darkroom | null> => {
  const means = machine()
  if (!means) return null
  const { style, calm, home, catalog } = options
  const settings = settingsOf(options.quality, 1, means.bare)
  // With spilling light the composer smooths.
  const renderer = open(settings.antialias && !settings.bloom)
  if (!renderer) return null
  choosePalette(options.palette)
  renderer.toneMapping = ACESFilmicToneMapping
  renderer.shadowMap.enabled = settings.shadow > 0
  renderer.shadowMap.type = PCFShadowMap
  const scene = new Scene()
  const camera = new PerspectiveCamera(24, 1, 20, 20000)
  const waiting = new Set<() => void>()
  const changed = () => {
    for (const wake of [...waiting]) wake()
  }
  const world = createWorld(settings, catalog, () => options.nameOf, changed)
  scene.add(world.object)
  const studio = createStudio(renderer, scene)
  const canvas = renderer.domElement
  let lost = false
  canvas.addEventListener('webglcontextlost', () => {
    lost = true
    changed()
  })
  let glow: Glow | null = null
  if (settings.bloom)
    glow = await import('./post.tsx').then(
      module => module.createGlow(renderer, scene, camera),
      () => null,
    )
  await fontsLoaded().catch(() => {})
  world.repaint()

  const hand = document.createElement('div')
  let rig: Rig | null = null
  let view = { width: 1, height: 1, ...NO_INSETS }
  let dpr = 1

  const lead = (mode: CameraMode, picture: Picture, { dt, take = null }: Plate): { pixel: number; azimuth: number } => {
    rig ??= createRig(camera, hand, () => {}, { calm, catalog })
    const wanted = { whole: false, frame: [], home, calm }
    rig.update(mode, { picture, view, wanted, take, aloft: style === 'cinematic' }, dt)
    return { pixel: rig.pixel(), azimuth: rig.azimuth() }
  }
  const stand = (eye: Eye): { pixel: number; azimuth: number } => {
    const flight = flightShot({ eye: new Vector3(...eye.at), heading: eye.heading, down: eye.down })
    const shot = { ...flight, fov: eye.fov, roll: eye.roll }
    setLens(camera, shot, view)
    // Hairlines are as wide as at the mat that is looked at.
    const far = Math.max(60, eye.at[1] / Math.max(0.2, Math.sin((eye.down * Math.PI) / 180)))
    return { pixel: (2 * halfHeight({ distance: far, fov: eye.fov })) / view.height, azimuth: -eye.heading }
  }

  return {
    canvas,
    most: Math.min(renderer.capabilities.maxTextureSize, 16384),
    size: (width, height, ratio = 1) => {
      view = { width, height, ...NO_INSETS }
      dpr = ratio
      renderer.setPixelRatio(1)
      renderer.setSize(Math.round(width * ratio), Math.round(height * ratio), false)
      glow?.size(Math.round(width * ratio), Math.round(height * ratio))
      const { drawingBufferWidth, drawingBufferHeight } = renderer.getContext()
      return drawingBufferWidth === canvas.width && drawingBufferHeight === canvas.height
    },
    draw: plate => {
      if (lost) return false
      const shown = without(style === 'cinematic' ? inFlight(plate.picture, calm) : plate.picture, plate.hidden)
      studio.dress(style, home)
      // The dice lie in the same view: what is laid before the camera goes by its lens.
      view = { ...view, bottom: 'kind' in plate.from ? (plate.foot ?? 0) : 0 }
      const { pixel, azimuth } = 'kind' in plate.from ? lead(plate.from, shown, plate) : stand(plate.from)
      const ships = new Map(shown.ships.map(ship => [ship.id, ship]))
      world.setDpr(dpr)
      world.update({
        catalog,
        picture: shown,
        style,
        // Where there is neither, nothing lies in a shadow on it.
        clear: plate.hidden.includes('sky') && plate.hidden.includes('mat'),
        calm,
        marks: NO_MARKS,
        camera,
        pixel,
        azimuth,
        home,
        view,
        ship: id => ships.get(id),
      })
      const back = hideParts(world, plate.hidden)
      renderer.setClearColor(0x000000, plate.clear ? 0 : 1)
      renderer.toneMappingExposure = 2 ** (plate.exposure ?? 0)
      if (glow) glow.draw()
      else renderer.render(scene, camera)
      back()
      return world.ready()
    },
    settled: () =>
      new Promise((resolve, reject) => {
        const look = () => {
          if (!lost && !world.ready()) return
          waiting.delete(look)
          if (lost) reject(new Error('lost'))
          else resolve()
        }
        waiting.add(look)
        look()
      }),
    cut: () => {
      rig?.dispose()
      rig = null
    },
    get lost() {
      return lost
    },
    onLost: listener => canvas.addEventListener('webglcontextlost', listener),
    dispose: () => {
      rig?.dispose()
      glow?.dispose()
      studio.dispose()
      world.dispose()
      renderer.dispose()
      renderer.forceContextLoss()
    },
  }
}
