/** Pictures and clips of a battle, drawn apart from the stage and by no clock: the door to them for everything else. */
import { createRoot } from '@react-three/fiber'
import { createElement } from 'react'
import { PCFShadowMap } from 'three'
import type { Catalog } from '../playback/measure.ts'
import type { ShipPicture } from '../playback/picture.ts'
import { Caught } from './caught.tsx'
import { DarkTable } from './darkroom.tsx'
import type { Drawing } from './drawing.tsx'
import { machine } from './machine.ts'
import { fontsLoaded } from './paint/fonts.ts'
import { choosePalette, type PaletteName } from './palette.ts'
import type { Quality, Style } from './part.ts'
import { hideParts } from './photo-parts.ts'
import { createExposer, type Plate } from './plate.ts'
import { settingsOf } from './settings.ts'
import { FILM_TONE } from './tone.ts'

export type { CameraMode } from './camera/shots.ts'
/** @public Asked of the module as a whole. */
export { type Eye, eyeNow, reframed } from './capture-eye.ts'
export type { Hideable } from './photo-parts.ts'
export type { Plate } from './plate.ts'

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
  /** Waits for models, fonts and effects; rejects where the context is lost, or the drawing fails. */
  settled(): Promise<void>
  /** A camera that is led starts anew with the next plate. */
  cut(): void
  /** Whether its lens has an aperture. */
  readonly opens: boolean
  readonly lost: boolean
  onLost(listener: () => void): void
  dispose(): void
}

export type DarkroomOptions = {
  /** What is printed on the ships of the battle. */
  readonly catalog: Catalog
  readonly quality: Quality | 'auto'
  /** For stills: where there is a graphics card they are drawn as well as can be, whatever the quality, and shadows are soft, where there are any. */
  readonly best: boolean
  readonly style: Style
  readonly palette: PaletteName
  /** Whoever looks wants no motion but what is told. */
  readonly calm: boolean
  /** The edge from which a camera that is led looks, as an azimuth. */
  readonly home: number
  readonly nameOf: (ship: ShipPicture) => string
}

/** A darkroom; null where there is no WebGL 2. Whoever opens it disposes of it. */
export const openDarkroom = async (options: DarkroomOptions): Promise<Darkroom | null> => {
  const means = machine()
  if (!means) return null
  const settings = settingsOf(options.best && !means.bare ? 'high' : options.quality, 1, means)
  const absent = () => null
  const Post = settings.bloom ? await import('./post.tsx').then(module => module.Post, absent) : null
  const canvas = document.createElement('canvas')
  let lost = false
  const losses = new Set<() => void>()
  const lose = () => {
    lost = true
    for (const tell of [...losses]) tell()
  }
  canvas.addEventListener('webglcontextlost', lose)
  const root = createRoot(canvas)
  const configured = root.configure({
    frameloop: 'never',
    dpr: 1,
    size: { width: 1, height: 1, top: 0, left: 0 },
    shadows: settings.shadow > 0 ? { type: PCFShadowMap } : false,
    // With spilling light the composer smooths.
    gl: { antialias: settings.antialias && !settings.bloom, toneMapping: FILM_TONE },
    camera: { fov: 24, near: 20, far: 20000 },
  })
  if (!(await configured.catch(absent))) {
    root.unmount()
    return null
  }

  const exposer = createExposer(options)
  let plate: Plate | null = null
  let seconds = 0
  let back = () => {}
  const held: { drawing: Drawing | null } = { drawing: null }
  const table = createElement(DarkTable, {
    settings,
    soft: options.best && settings.shadow > 0,
    catalog: options.catalog,
    nameOf: options.nameOf,
    Post,
    mounted: drawing => {
      held.drawing = drawing
    },
    lay: (drawing, scene, camera) => {
      if (!plate) return
      drawing.draw(exposer.frame(plate, camera))
      back = hideParts(scene, plate.hidden)
    },
  })
  // Before anything is painted with it.
  choosePalette(options.palette)
  // What fails in the drawing is as lost as its graphics.
  const store = root.render(createElement(Caught, { tell: lose }, table))
  const { gl } = store.getState()
  const { drawing } = held
  if (!drawing) {
    root.unmount()
    return null
  }
  await fontsLoaded().catch(absent)
  if (lost) {
    root.unmount()
    return null
  }

  return {
    canvas,
    most: Math.min(gl.capabilities.maxTextureSize, 16384),
    size: (width, height, ratio = 1) => {
      exposer.size(width, height, ratio)
      store.getState().setSize(Math.round(width * ratio), Math.round(height * ratio))
      // How large it is shown is for whoever shows it.
      canvas.style.width = canvas.style.height = ''
      const { drawingBufferWidth, drawingBufferHeight } = gl.getContext()
      return drawingBufferWidth === canvas.width && drawingBufferHeight === canvas.height
    },
    draw: next => {
      if (lost) return false
      plate = next
      seconds += next.dt
      gl.setClearColor(0x000000, next.clear ? 0 : 1)
      gl.toneMappingExposure = 2 ** (next.exposure ?? 0)
      store.getState().advance(seconds, false)
      back()
      return drawing.ready()
    },
    settled: () =>
      new Promise((resolve, reject) => {
        const look = () => {
          if (!lost && !drawing.ready()) return
          end()
          losses.delete(look)
          if (lost) reject(new Error('lost'))
          else resolve()
        }
        const end = drawing.onCome(look)
        losses.add(look)
        look()
      }),
    cut: exposer.cut,
    opens: Post !== null,
    get lost() {
      return lost
    },
    onLost: listener => {
      losses.add(listener)
    },
    dispose: () => {
      exposer.cut()
      root.unmount()
    },
  }
}
