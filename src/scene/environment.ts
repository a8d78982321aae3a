/** The surroundings that ships mirror: a lit room for the table, sun and planet for space. */
import {
  BackSide,
  BoxGeometry,
  Color,
  FrontSide,
  MathUtils,
  Mesh,
  MeshBasicMaterial,
  PMREMGenerator,
  Scene,
  type Texture,
  type WebGLRenderer,
} from 'three'
import type { Style } from './part.ts'

type Emitter = {
  readonly at: readonly [number, number, number]
  readonly size: readonly [number, number, number]
  readonly colour: string
  readonly power: number
}
/** A room in which the ships stand: emitters (linear, may exceed 1; in metres around the table) between dark walls. */
type Room = {
  readonly walls: string
  readonly emitters: readonly Emitter[]
  readonly intensity: number
}

const ROOMS: Readonly<Record<Style, Room>> = {
  // A photographer's table: one broad warm window, a long cold strip behind, a small lamp, the mat's own shine.
  tabletop: {
    walls: '#0a0d14',
    intensity: 0.85,
    emitters: [
      { at: [-7, 6, 3], size: [0.2, 4, 5], colour: '#ffdcb0', power: 10 },
      { at: [-2, 8.5, 1], size: [5, 0.2, 3], colour: '#fff0dc', power: 3.5 },
      { at: [3, 3.2, -9], size: [11, 1.4, 0.2], colour: '#94bcff', power: 8 },
      { at: [8, 2.6, 4], size: [0.2, 2.4, 1.6], colour: '#cfe0ff', power: 4 },
      { at: [0, -5, 0], size: [12, 0.2, 12], colour: '#18243a', power: 1.1 },
    ],
  },
  // Space: one sun, so small that it glints, what the planet throws back, and nothing else.
  cinematic: {
    walls: '#020305',
    intensity: 0.8,
    emitters: [
      { at: [-8, 6.5, 2], size: [0.2, 2.2, 2.2], colour: '#fff0d8', power: 22 },
      { at: [-3, -4, -9], size: [6, 4, 0.2], colour: '#c79a70', power: 1 },
      { at: [8, 1.2, -8], size: [5, 1, 0.2], colour: '#7fa8f0', power: 5 },
    ],
  },
}

/**
 * A generator of maps so many texels along an edge. Three's own (0.187) makes none below 256, which takes seconds without a graphics card, and
 * asks an inner method for the size.
 */
export const generatorOf = (renderer: WebGLRenderer, size: number): PMREMGenerator => {
  const setSize = (generator: object) => Object.assign(generator, { _cubeSize: size })
  const generator = new PMREMGenerator(renderer)
  return Object.assign(generator, { _setSize: () => setSize(generator) })
}

/** A style's room of a few emitters in the dark, as an environment map of so many texels along an edge. The caller disposes of it. */
const makeEnvironment = (
  renderer: WebGLRenderer,
  size: number,
  style: Style,
): { readonly texture: Texture; dispose(): void } => {
  const room = ROOMS[style]
  const scene = new Scene()
  const box = new BoxGeometry(1, 1, 1)
  const materials: MeshBasicMaterial[] = []
  const add = (at: readonly number[], size: readonly number[], colour: Color, inside: boolean) => {
    const material = new MeshBasicMaterial({ color: colour, side: inside ? BackSide : FrontSide })
    materials.push(material)
    const mesh = new Mesh(box, material)
    mesh.position.fromArray(at)
    mesh.scale.fromArray(size)
    scene.add(mesh)
  }
  add([0, 0, 0], [30, 20, 30], new Color(room.walls), true)
  for (const emitter of room.emitters)
    add(emitter.at, emitter.size, new Color(emitter.colour).multiplyScalar(emitter.power), false)
  const generator = generatorOf(renderer, size)
  const target = generator.fromScene(scene, 0.03)
  generator.dispose()
  box.dispose()
  for (const material of materials) material.dispose()
  return { texture: target.texture, dispose: () => target.dispose() }
}

/** The rooms' light on a scene: made when a style is first seen, and again after the graphics were lost. */
export type Studio = {
  /** Lights the scene as in a style, turned to the viewer's edge (degrees). */
  setStyle(style: Style, home: number): void
  /** Forgets what was drawn into textures on the card: it is gone with the context. */
  lost(): void
  dispose(): void
}

/** The studio of a scene; its rooms are mirrored `size` texels wide, at 0 not at all. */
export const createStudio = (renderer: WebGLRenderer, scene: Scene, size: number): Studio => {
  const made = new Map<Style, ReturnType<typeof makeEnvironment>>()
  const lost = () => {
    for (const room of made.values()) room.dispose()
    made.clear()
  }
  return {
    setStyle: (style, home) => {
      if (size === 0) return
      let room = made.get(style)
      if (!room) {
        room = makeEnvironment(renderer, size, style)
        made.set(style, room)
      }
      scene.environment = room.texture
      scene.environmentIntensity = ROOMS[style].intensity
      scene.environmentRotation.y = MathUtils.degToRad(home)
    },
    lost,
    dispose: () => {
      scene.environment = null
      lost()
    },
  }
}
