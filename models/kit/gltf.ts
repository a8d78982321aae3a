/** From a finished model to the bytes of its file, small and quantised, with its maps named beside it. */
import { Document, type Material as GltfMaterial, Logger, NodeIO } from '@gltf-transform/core'
import { EXTMeshoptCompression, EXTTextureWebP, KHRMeshQuantization } from '@gltf-transform/extensions'
import { reorder } from '@gltf-transform/functions'
import { MeshoptDecoder, MeshoptEncoder } from 'meshoptimizer'
import type { Mesh, Rgb } from './mesh.ts'
import type { Part } from './parts.ts'
import type { Vec } from './vec.ts'

/** How a named material of a model painted in its corners looks; vertex colours multiply the base colour. */
export type Material = { base: Rgb; roughness: number; metalness: number; emissive?: Rgb }
/** A finished model: one mesh, its materials, and named empty nodes for effects; `far` is what is seen from afar, where that is not the mesh made coarser. */
export type Model = {
  name: string
  mesh: Mesh
  far?: Mesh
  materials: Record<string, Material>
  nodes: Record<string, Vec>
  extras?: Record<string, unknown>
}

/** The files of a sheet of maps, beside the models: base colour, normal, and sky/roughness/metal. */
export const mapFiles = (sheet: string) => ({
  base: `${sheet}-base.webp`,
  normal: `${sheet}-normal.webp`,
  surface: `${sheet}-surface.webp`,
})

const QUIET = new Logger(Logger.Verbosity.WARN)

/** Reads and writes what the builder makes: quantised, compressed with meshopt, maps as WebP beside the file. */
export const glbIO = async (): Promise<NodeIO> => {
  await MeshoptEncoder.ready
  await MeshoptDecoder.ready
  return new NodeIO()
    .setLogger(QUIET)
    .registerExtensions([KHRMeshQuantization, EXTMeshoptCompression, EXTTextureWebP])
    .registerDependencies({ 'meshopt.encoder': MeshoptEncoder, 'meshopt.decoder': MeshoptDecoder })
}

const signed = (values: Float32Array, most: number) =>
  values.map(value => Math.round(Math.min(1, Math.max(-1, value)) * most))

/**
 * The model as GLB bytes: a mesh for each name, positions and texture coordinates in 16 bits, normals in 8.
 * A model refers to the maps of its `sheet`; without one it carries its paint in vertex colours.
 */
export const toGlb = async (
  model: Omit<Model, 'mesh'>,
  meshes: Readonly<Record<string, readonly Part[]>>,
  sheet: string | null,
) => {
  const io = await glbIO()
  const document = new Document().setLogger(QUIET)
  document.getRoot().getAsset().generator = 'koiogran models/build.ts'
  document.createExtension(KHRMeshQuantization).setRequired(true)
  document
    .createExtension(EXTMeshoptCompression)
    .setRequired(true)
    .setEncoderOptions({ method: EXTMeshoptCompression.EncoderMethod.QUANTIZE })
  const buffer = document.createBuffer()
  const texture = (file: string) => document.createTexture(file).setURI(file).setMimeType('image/webp')
  // the normal map is the scene's business: without tangents a file may not name one
  const files = sheet === null ? null : mapFiles(sheet)
  const maps = files && { base: texture(files.base), surface: texture(files.surface) }
  if (maps) document.createExtension(EXTTextureWebP).setRequired(true)
  const materials = new Map<string, GltfMaterial>()
  const materialOf = (name: string) => {
    const known = materials.get(name)
    if (known) return known
    const look = model.materials[name]!
    const material = document
      .createMaterial(name)
      .setBaseColorFactor([...look.base, 1])
      .setRoughnessFactor(look.roughness)
      .setMetallicFactor(look.metalness)
      .setEmissiveFactor([...(look.emissive ?? ([0, 0, 0] as const))])
    if (maps)
      material
        .setBaseColorTexture(maps.base)
        .setMetallicRoughnessTexture(maps.surface)
        .setOcclusionTexture(maps.surface)
    materials.set(name, material)
    return material
  }
  const reach = Object.values(meshes)
    .flat()
    .reduce((most, part) => part.positions.reduce((a, b) => Math.max(a, Math.abs(b)), most), 0)
  const accessor = (
    type: 'SCALAR' | 'VEC2' | 'VEC3' | 'VEC4',
    array: Int16Array | Int8Array | Uint16Array | Uint8Array,
  ) => document.createAccessor().setType(type).setArray(array).setBuffer(buffer)
  const meshOf = (name: string, parts: readonly Part[]) => {
    const mesh = document.createMesh(name)
    for (const part of parts) {
      const primitive = document
        .createPrimitive()
        .setMaterial(materialOf(part.material))
        .setIndices(accessor('SCALAR', new Uint16Array(part.indices)))
        .setAttribute(
          'POSITION',
          accessor(
            'VEC3',
            new Int16Array(
              signed(
                part.positions.map(value => value / reach),
                32767,
              ),
            ),
          ).setNormalized(true),
        )
        .setAttribute('NORMAL', accessor('VEC3', new Int8Array(signed(part.normals, 127))).setNormalized(true))
      if (part.uvs)
        primitive.setAttribute(
          'TEXCOORD_0',
          accessor('VEC2', new Uint16Array(part.uvs.map(value => Math.round(value * 65535)))).setNormalized(true),
        )
      if (part.colours) primitive.setAttribute('COLOR_0', accessor('VEC4', part.colours).setNormalized(true))
      mesh.addPrimitive(primitive)
    }
    return document.createNode(name).setMesh(mesh).setScale([reach, reach, reach])
  }
  const root = document.createNode(model.name)
  for (const [name, parts] of Object.entries(meshes)) root.addChild(meshOf(name, parts))
  if (model.extras) root.setExtras(model.extras)
  for (const [name, at] of Object.entries(model.nodes))
    root.addChild(document.createNode(name).setTranslation([at[0], at[1], at[2]]))
  document.getRoot().setDefaultScene(document.createScene(model.name).addChild(root))
  await document.transform(reorder({ encoder: MeshoptEncoder }))
  return io.writeBinary(document)
}

const JSON_CHUNK = 0x4e4f534a

/** The GLB with each of its images named as the file beside it: the writer keeps no address of an image that it did not see. */
export const linked = (glb: Uint8Array): Uint8Array => {
  const view = new DataView(glb.buffer, glb.byteOffset, glb.byteLength)
  const length = view.getUint32(12, true)
  const json = JSON.parse(new TextDecoder().decode(glb.subarray(20, 20 + length))) as { images?: { name?: string }[] }
  if (!json.images) return glb
  json.images = json.images.map(({ name }) => ({ name, mimeType: 'image/webp', uri: name }))
  const text = new TextEncoder().encode(JSON.stringify(json))
  const padded = new Uint8Array(Math.ceil(text.length / 4) * 4).fill(0x20)
  padded.set(text)
  const rest = glb.subarray(20 + length)
  const out = new Uint8Array(20 + padded.length + rest.length)
  out.set(glb.subarray(0, 12))
  out.set(padded, 20)
  out.set(rest, 20 + padded.length)
  const head = new DataView(out.buffer)
  head.setUint32(8, out.length, true)
  head.setUint32(12, padded.length, true)
  head.setUint32(16, JSON_CHUNK, true)
  return out
}
