import {
  BufferAttribute,
  BufferGeometry,
  Color,
  Matrix3,
  Matrix4,
  Mesh,
  MeshStandardMaterial,
  type Object3D,
  Vector3,
} from 'three'
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js'

/** A model as the scene draws it: all its materials in one geometry, and its named places. */
export type Model = {
  /** position, normal, color (linear), and `surface`: roughness, metalness, glow. */
  readonly geometry: BufferGeometry
  /** Named empty nodes, by the word before their number: engine, muzzle … */
  readonly nodes: Readonly<Record<string, readonly Vector3[]>>
  /** What the file says of itself, e.g. where a die's faces are. */
  readonly notes: Readonly<Record<string, unknown>>
}

const point = new Vector3()

const append = (mesh: Mesh, toRoot: Matrix4, out: { [name: string]: number[] }) => {
  const { geometry } = mesh
  const material = mesh.material as MeshStandardMaterial
  const positions = geometry.getAttribute('position')
  const normals = geometry.getAttribute('normal')
  const colours = geometry.getAttribute('color')
  const turn = new Matrix3().getNormalMatrix(toRoot)
  const glows = material.emissive.r + material.emissive.g + material.emissive.b > 0 || material.name === 'engine'
  const first = out['position']!.length / 3
  const tint = new Color()
  for (let at = 0; at < positions.count; at++) {
    out['position']!.push(...point.fromBufferAttribute(positions, at).applyMatrix4(toRoot).toArray())
    out['normal']!.push(...point.fromBufferAttribute(normals, at).applyMatrix3(turn).normalize().toArray())
    tint.copy(glows ? material.emissive : material.color)
    if (colours && !glows) tint.multiply(new Color().fromBufferAttribute(colours, at))
    out['color']!.push(tint.r, tint.g, tint.b)
    out['surface']!.push(material.roughness, material.metalness, glows ? 1 : 0)
  }
  const index = geometry.getIndex()
  const many = index ? index.count : positions.count
  for (let at = 0; at < many; at++) out['index']!.push(first + (index ? index.getX(at) : at))
}

/** One geometry out of everything a loaded file holds, so that a ship is one draw. */
const merge = (root: Object3D): Model => {
  root.updateMatrixWorld(true)
  const toRoot = new Matrix4().copy(root.matrixWorld).invert()
  const out: { [name: string]: number[] } = { position: [], normal: [], color: [], surface: [], index: [] }
  const nodes: Record<string, Vector3[]> = {}
  const notes: Record<string, unknown> = {}
  root.traverse(object => {
    Object.assign(notes, object.userData)
    const matrix = new Matrix4().multiplyMatrices(toRoot, object.matrixWorld)
    if (object instanceof Mesh) append(object, matrix, out)
    else if (object !== root && object.children.length === 0 && object.name) {
      const name = object.name.replace(/[-_.]?\d*$/, '')
      nodes[name] ??= []
      nodes[name].push(new Vector3().setFromMatrixPosition(matrix))
    }
  })
  const geometry = new BufferGeometry()
  for (const name of ['position', 'normal', 'color', 'surface'])
    geometry.setAttribute(name, new BufferAttribute(new Float32Array(out[name]!), 3))
  geometry.setIndex(out['index']!)
  return { geometry, nodes, notes }
}

const loaded = new Map<string, Promise<Model>>()

/**
 * A model of public/models by name, loaded once for the life of the page. Rejects if it is not there or is broken; a
 * later call tries again.
 */
export const loadModel = (name: string): Promise<Model> => {
  let model = loaded.get(name)
  if (!model) {
    const address = `${import.meta.env.BASE_URL}models/${name}.glb`
    model = new GLTFLoader().loadAsync(address).then(file => merge(file.scene))
    model.catch(() => loaded.delete(name))
    loaded.set(name, model)
  }
  return model
}

/** From afar black paint is not quite black: dark wings stay apart from the dark mat. Near by they are as they are. */
const FAR_PAINT = `
float afar = mix(0.3, 1.0, smoothstep(800.0, 1900.0, length(vViewPosition))) * (1.0 - vSurface.z);
diffuseColor.rgb = max(diffuseColor.rgb, vec3(0.085, 0.095, 0.112) * afar);`

/** A die's sides are dimmer than the face it shows, so that a blank is not read by its neighbours. */
const FACING = `
diffuseColor.rgb *= mix(0.22, 1.0, smoothstep(0.5, 0.9, dot(normalize(vNormal), normalize(vViewPosition))));`

/**
 * The material of merged models: colour, roughness, metalness and glow per vertex; for dice, or for `ships`: then per
 * ship too, in an attribute `state` – thrust, presence and a touch of light.
 */
export const surfaceMaterial = (ships = false): MeshStandardMaterial => {
  const material = new MeshStandardMaterial({ vertexColors: true, roughness: 1, metalness: 1 })
  material.customProgramCacheKey = () => (ships ? 'surface-ships' : 'surface')
  material.onBeforeCompile = shader => {
    const own = ships ? 'varying vec3 vState;' : 'const vec3 vState = vec3(0.0, 1.0, 0.0);'
    shader.vertexShader = shader.vertexShader
      .replace(
        '#include <common>',
        `#include <common>
        attribute vec3 surface;
        varying vec3 vSurface;
        ${ships ? 'attribute vec3 state;\nvarying vec3 vState;' : ''}`,
      )
      .replace(
        '#include <begin_vertex>',
        `#include <begin_vertex>\nvSurface = surface;${ships ? '\nvState = state;' : ''}`,
      )
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <common>', `#include <common>\nvarying vec3 vSurface;\n${own}`)
      .replace(
        '#include <clipping_planes_fragment>',
        `#include <clipping_planes_fragment>
        // A ship that goes dissolves grain by grain: no sorting, no see-through insides.
        float grain = fract(52.9829189 * fract(dot(floor(gl_FragCoord.xy), vec2(0.06711056, 0.00583715))));
        if (vState.y < 0.999 && grain > vState.y) discard;`,
      )
      .replace('#include <color_fragment>', `#include <color_fragment>${ships ? FAR_PAINT : FACING}`)
      .replace('#include <roughnessmap_fragment>', 'float roughnessFactor = vSurface.x;')
      .replace('#include <metalnessmap_fragment>', 'float metalnessFactor = vSurface.y;')
      .replace(
        '#include <emissivemap_fragment>',
        `totalEmissiveRadiance += diffuseColor.rgb * (vSurface.z * (0.35 + 3.2 * vState.x) + vState.z${ships ? ' + 0.1' : ''});`,
      )
  }
  return material
}
