/** A model by itself in a good light, to look at while it is made; no part of the game. */
import {
  AmbientLight,
  Color,
  DirectionalLight,
  InstancedBufferAttribute,
  InstancedMesh,
  Matrix4,
  PerspectiveCamera,
  Scene,
  Vector3,
  WebGLRenderer,
} from 'three'
import { edition2Looks } from '../../looks/edition2.ts'
import { bringLooks, type Worn } from '../../looks/index.ts'
import { tfaLooks } from '../../looks/tfa.ts'
import { createStudio } from '../environment.ts'
import { type Model, onModel, surfaceMaterial } from '../models.ts'
import { FILM_TONE } from '../tone.ts'
import { crewed } from './crew.ts'
import { crewOf, liveryOf } from './livery.ts'
import { mapsWhole, onMapsWhole, wantWholeMaps } from './maps.ts'

bringLooks(tfaLooks)
bringLooks(edition2Looks)

/** A model to be looked at: whose ship it is, from where, and whether as it is drawn from afar. */
export type Sitting = {
  readonly name: string
  readonly pilot?: string | null
  readonly id?: string
  /** What is painted on it as a pilot's own, and how many hits it has taken. */
  readonly worn?: Worn
  readonly scars?: number
  /** Degrees: 0 looks at the nose, 90 at its right side (on the left of the picture); and the height of the view. */
  readonly azimuth: number
  readonly elevation: number
  readonly far?: boolean
  /** 1 fills the picture. */
  readonly zoom?: number
}

/** A model as it is seen from near by. */
const wholly = (name: string): Promise<Model> =>
  new Promise(resolve => {
    onModel(name, model => {
      if (model.whole) resolve(model)
    })
  })

/** Draws models alone on a neutral background, with the light of the table: what `npm run shots -- models` looks through. */
export const createPortraits = (width: number, height: number) => {
  const renderer = new WebGLRenderer({ antialias: true, preserveDrawingBuffer: true })
  renderer.setSize(width, height)
  renderer.toneMapping = FILM_TONE
  document.body.append(renderer.domElement)
  const scene = new Scene()
  scene.background = new Color('#585b60')
  const studio = createStudio(renderer, scene, 256)
  const lamp = (colour: string, power: number, x: number, y: number, z: number) => {
    const light = new DirectionalLight(colour, power)
    light.position.set(x, y, z)
    scene.add(light)
    return light
  }
  const key = lamp('#ffdfb8', 3.6, -0.78, 0.92, 0.42)
  const rim = lamp('#9dbdff', 1.9, 0.5, 0.32, -0.8)
  scene.add(new AmbientLight('#5a6f96', 0.2))
  renderer.shadowMap.enabled = true
  key.castShadow = true
  key.shadow.mapSize.set(2048, 2048)
  key.shadow.bias = -0.0004
  key.shadow.normalBias = 0.15
  wantWholeMaps()
  const whole = () => new Promise<void>(resolve => (mapsWhole() ? resolve() : onMapsWhole(resolve)))
  const camera = new PerspectiveCamera(24, width / height, 1, 2000)
  return async (sitting: Sitting): Promise<string> => {
    const { geometry, far, maps } = await wholly(sitting.name)
    await whole()
    const shape = (sitting.far ? far : geometry).clone()
    const worn = sitting.worn ?? null
    const wear = liveryOf(sitting.name, sitting.pilot ?? null, sitting.id ?? 'r1', null, worn)
    const crew = crewOf(worn, sitting.scars ?? 0)
    shape.setAttribute('state', new InstancedBufferAttribute(new Float32Array([0.5, 1, 0]), 3))
    shape.setAttribute('livery', new InstancedBufferAttribute(new Float32Array([...wear.colour, wear.bars]), 4))
    shape.setAttribute('second', new InstancedBufferAttribute(new Float32Array(wear.second), 3))
    shape.setAttribute('crew', new InstancedBufferAttribute(new Float32Array(crew), 3))
    const mesh = new InstancedMesh(shape, surfaceMaterial(maps, { value: 0 }, crewed(sitting.name)), 1)
    mesh.setMatrixAt(0, new Matrix4())
    mesh.castShadow = mesh.receiveShadow = true
    scene.add(mesh)
    shape.computeBoundingSphere()
    const { center, radius } = shape.boundingSphere!
    const reach = Math.max(45, radius)
    Object.assign(key.shadow.camera, { left: -reach, right: reach, top: reach, bottom: -reach, near: 1, far: 300 })
    key.shadow.camera.updateProjectionMatrix()
    const turn = (sitting.azimuth * Math.PI) / 180
    const rise = (sitting.elevation * Math.PI) / 180
    const way = new Vector3(Math.sin(turn) * Math.cos(rise), Math.sin(rise), -Math.cos(turn) * Math.cos(rise))
    const distance = radius / Math.sin((12 * Math.PI) / 180) / 0.98 / (sitting.zoom ?? 1)
    camera.up.set(0, 1, sitting.elevation > 80 ? -1 : 0)
    camera.position.copy(center).addScaledVector(way, distance)
    camera.lookAt(center)
    // the lamps stand over the viewer's shoulders, as they do at the table
    const side = new Vector3().crossVectors(camera.up, way).normalize()
    studio.setStyle('tabletop', 180 - sitting.azimuth)
    const over = (light: DirectionalLight, right: number, up: number, near: number) => {
      light.position
        .copy(center)
        .addScaledVector(side, right * 120)
        .addScaledVector(way, near * 120)
      light.position.y += up * 120
      light.target.position.copy(center)
      light.target.updateMatrixWorld()
    }
    over(key, -0.78, 0.92, 0.42)
    over(rim, 0.6, 0.35, -1)
    renderer.render(scene, camera)
    const picture = renderer.domElement.toDataURL('image/png')
    scene.remove(mesh)
    mesh.dispose()
    mesh.material.dispose()
    shape.dispose()
    return picture
  }
}

Object.assign(globalThis, { createPortraits })
