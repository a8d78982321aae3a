import { Document, NodeIO } from '@gltf-transform/core'
import { KHRMeshQuantization } from '@gltf-transform/extensions'
import { areaVector, type Mesh, type Rgb } from './mesh.ts'
import type { Weather } from './paint.ts'
import { unit, type Vec } from './vec.ts'

/** How a named material looks; vertex colours multiply the base colour. */
export type Material = { base: Rgb; roughness: number; metalness: number; emissive?: Rgb }
/** A finished model: one mesh, its materials, and named empty nodes for effects. */
export type Model = {
  name: string
  mesh: Mesh
  materials: Record<string, Material>
  nodes: Record<string, Vec>
  extras?: Record<string, unknown>
}

const byte = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 255)
const signed = (value: number) => Math.round(Math.min(1, Math.max(-1, value)) * 127)

/** Exponent on the baked sky: deeper hollows than skylight alone would give, as painted miniatures have. */
const DEPTH = 1.4

/** Buffers of one material's triangles, corners that agree in every attribute shared. */
const buffers = (mesh: Mesh, material: string, sky: readonly number[], weather: Weather) => {
  const seen = new Map<string, number>()
  const positions: number[] = []
  const normals: number[] = []
  const colours: number[] = []
  const indices: number[] = []
  mesh.faces.forEach((face, index) => {
    if (face.paint.material !== material) return
    const flat = unit(areaVector(mesh, face))
    face.at.forEach((at, corner) => {
      const point = mesh.points[at]!
      const normal = (face.normals?.[corner] ?? flat).map(signed)
      const open = sky[index * 3 + corner]! ** DEPTH
      const factor = weather(point, face.paint)
      // shade falls slightly towards blue, as skylight fills real hollows
      const colour = face.paint.colour.map((value, i) => byte(value * factor[i]! * (1 - (1 - open) * (1 - 0.06 * i))))
      const key = [...point.map(value => Math.round(value * 2000)), ...normal, ...colour].join()
      let vertex = seen.get(key)
      if (vertex === undefined) {
        vertex = positions.length / 3
        seen.set(key, vertex)
        positions.push(...point.map(value => Math.round(value * 2000) / 2000))
        normals.push(...normal)
        colours.push(...colour, 255)
      }
      indices.push(vertex)
    })
  })
  return {
    positions: new Float32Array(positions),
    normals: new Int8Array(normals),
    colours: new Uint8Array(colours),
    indices: positions.length / 3 > 65535 ? new Uint32Array(indices) : new Uint16Array(indices),
  }
}

/** The model as GLB bytes. Positions stay millimetre floats so that instancing needs no node transform; normals and colours are bytes. */
export const toGlb = async (model: Model, sky: readonly number[], weather: Weather): Promise<Uint8Array> => {
  const document = new Document()
  document.getRoot().getAsset().generator = 'koiogran models/build.ts'
  document.createExtension(KHRMeshQuantization).setRequired(true)
  const buffer = document.createBuffer()
  const mesh = document.createMesh(model.name)
  for (const [name, look] of Object.entries(model.materials)) {
    const data = buffers(model.mesh, name, sky, weather)
    if (data.indices.length === 0) continue
    const material = document
      .createMaterial(name)
      .setBaseColorFactor([...look.base, 1])
      .setRoughnessFactor(look.roughness)
      .setMetallicFactor(look.metalness)
      .setEmissiveFactor([...(look.emissive ?? ([0, 0, 0] as const))])
    const accessor = (array: Float32Array | Int8Array | Uint8Array | Uint16Array | Uint32Array, type: string) =>
      document
        .createAccessor()
        .setType(type as 'SCALAR')
        .setArray(array)
        .setBuffer(buffer)
    mesh.addPrimitive(
      document
        .createPrimitive()
        .setMaterial(material)
        .setIndices(accessor(data.indices, 'SCALAR'))
        .setAttribute('POSITION', accessor(data.positions, 'VEC3'))
        .setAttribute('NORMAL', accessor(data.normals, 'VEC3').setNormalized(true))
        .setAttribute('COLOR_0', accessor(data.colours, 'VEC4').setNormalized(true)),
    )
  }
  const root = document.createNode(model.name).addChild(document.createNode('body').setMesh(mesh))
  if (model.extras) root.setExtras(model.extras)
  for (const [name, at] of Object.entries(model.nodes))
    root.addChild(document.createNode(name).setTranslation([at[0], at[1], at[2]]))
  document.getRoot().setDefaultScene(document.createScene(model.name).addChild(root))
  return new NodeIO().registerExtensions([KHRMeshQuantization]).writeBinary(document)
}
