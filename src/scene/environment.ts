import {
  BackSide,
  BoxGeometry,
  Color,
  FrontSide,
  Mesh,
  MeshBasicMaterial,
  PMREMGenerator,
  Scene,
  type Texture,
  type WebGLRenderer,
} from 'three'

/** Emitters of the studio: where, how large, how bright (linear, may exceed 1), in metres around the table. */
const EMITTERS: readonly {
  at: [number, number, number]
  size: [number, number, number]
  colour: string
  power: number
}[] = [
  // A broad warm window high on the left, the key's soft twin.
  { at: [-6, 7, 3], size: [5, 0.2, 4], colour: '#ffe2bd', power: 9 },
  // A long cold strip behind the table: the rim on every upper edge.
  { at: [3, 3.5, -9], size: [10, 1.6, 0.2], colour: '#9ec4ff', power: 7 },
  // A small lamp on the right for a second glint on canopies.
  { at: [8, 3, 4], size: [0.2, 2.2, 2.2], colour: '#cfe0ff', power: 4 },
  // The lit mat from below.
  { at: [0, -5, 0], size: [12, 0.2, 12], colour: '#141d2c', power: 1 },
]

/** A generated room of a few soft emitters in the dark, as an environment map. The caller disposes of it. */
export const makeEnvironment = (renderer: WebGLRenderer): { readonly texture: Texture; dispose(): void } => {
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
  add([0, 0, 0], [30, 20, 30], new Color('#0a0e16'), true)
  for (const emitter of EMITTERS)
    add(emitter.at, emitter.size, new Color(emitter.colour).multiplyScalar(emitter.power), false)
  const generator = new PMREMGenerator(renderer)
  const target = generator.fromScene(scene, 0.03)
  generator.dispose()
  box.dispose()
  for (const material of materials) material.dispose()
  return { texture: target.texture, dispose: () => target.dispose() }
}
