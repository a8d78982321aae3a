/** Parts of the scene mounted in Node, by the library itself: in a room of their own, on canvases and a renderer that draw nothing. */
import type { ReconcilerRoot, RenderProps } from '@react-three/fiber'
import { createElement, type ReactNode } from 'react'
import type { PerspectiveCamera, Scene, WebGLRenderer } from 'three'
import { vi } from 'vitest'
import { catalog as box } from '../../src/content/index.ts'
import { NO_MARKS } from '../../src/playback/marks.ts'
import type { Drawing } from '../../src/scene/drawing.tsx'
import type { Frame } from '../../src/scene/part.ts'
import { pictureOf } from './pictures.ts'

export const VIEW = { width: 800, height: 600, left: 0, right: 0, top: 0, bottom: 0 }

/** Takes whatever it is told, and knows nothing. */
const silent: unknown = new Proxy(() => {}, {
  get: (_, name) => (name === Symbol.toPrimitive ? () => 0 : silent),
  apply: () => silent,
  set: () => true,
})

/** A canvas that events reach, and on which nothing is seen. */
class Blank extends EventTarget {
  width = 0
  height = 0
  readonly style = {}
  readonly getContext = () => silent
  readonly getBoundingClientRect = () => VIEW
}

/** A page on whose canvases nothing is seen. */
export const blankDocument = { createElement: () => new Blank(), fonts: { load: async () => [] } }

/** What three's renderer answers where it is asked anything. */
export const renderer = ({ canvas }: { readonly canvas: unknown }) =>
  ({
    domElement: canvas,
    render() {},
    clearDepth() {},
    setPixelRatio() {},
    setSize() {},
    getDrawingBufferSize: (size: unknown) => size,
    dispose() {},
    forceContextLoss() {},
    shadowMap: {},
    xr: new EventTarget(),
  }) as unknown as WebGLRenderer

export type Mounted = {
  readonly scene: Scene
  readonly camera: PerspectiveCamera
  readonly canvas: EventTarget
  /** Brings the parts to a frame: an empty table and no marks, but for what is told. */
  draw(frame: Partial<Frame>): void
  /** What was on its way when it is called has come, and stands in the parts. */
  settled(): Promise<void>
  /** Lets the parts go on until something holds, for a while. */
  until(holds: () => boolean): Promise<void>
  unmount(): Promise<void>
}

/** Mounts parts as a table does, with the modules as the test has them now and the cards of a set. */
export const mount = async (
  parts: ReactNode,
  options: Partial<RenderProps<HTMLCanvasElement>> = {},
  catalog = box,
): Promise<Mounted> => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('document', blankDocument)
  const { act, createRoot } = await import('@react-three/fiber')
  await import('../../src/scene/elements.ts')
  const { DrawingRoom, useDrawing } = await import('../../src/scene/drawing.tsx')
  const { settingsOf } = await import('../../src/scene/settings.ts')
  const held: { drawing: Drawing | null } = { drawing: null }
  const Hold = () => {
    held.drawing = useDrawing()
    return null
  }
  const canvas = new Blank()
  const root: ReconcilerRoot<HTMLCanvasElement> = createRoot(canvas as unknown as HTMLCanvasElement)
  await root.configure({ gl: renderer, frameloop: 'never', dpr: 1, size: { ...VIEW }, ...options })
  const room = {
    settings: settingsOf('low', 1, { bare: true, floats: true }),
    catalog,
    nameOf: () => '',
    children: null,
  }
  const all = createElement(DrawingRoom, room, parts, createElement(Hold))
  const store = await act(async () => root.render(all))
  const { scene, camera } = store.getState()
  const until = async (holds: () => boolean) => {
    for (let turns = 0; turns < 1000 && !holds(); turns++)
      await act(() => new Promise<void>(done => setTimeout(done, 1)))
  }
  return {
    scene,
    camera: camera as PerspectiveCamera,
    canvas,
    draw: told => {
      const picture = told.picture ?? pictureOf([])
      held.drawing!.draw({
        catalog,
        picture,
        marks: NO_MARKS,
        camera: camera as PerspectiveCamera,
        style: 'tabletop',
        calm: false,
        pixel: 1,
        focus: { distance: 1000, blur: 0 },
        dpr: 1,
        azimuth: 0,
        home: 0,
        view: VIEW,
        ship: id => picture.ships.find(ship => ship.id === id),
        ...told,
      })
      scene.updateMatrixWorld()
    },
    settled: () => until(() => held.drawing!.ready()),
    until,
    unmount: () => act(async () => root.unmount()),
  }
}
