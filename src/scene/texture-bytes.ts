/** How much memory of the graphics card a scene’s textures hold, as far as it can be reckoned. */
import { Light, type LightShadow, Material, type Mesh, RedFormat, type Scene, Texture } from 'three'

/** The bytes of a texture on the graphics card: four to a texel, one where it holds one number, and a third more where it has smaller copies of itself. */
const bytesOf = ({ image, generateMipmaps, format }: Texture): number => {
  const { width = 0, height = 0 } = (image ?? {}) as { width?: number; height?: number }
  return Math.round(width * height * (format === RedFormat ? 1 : 4) * (generateMipmaps ? 4 / 3 : 1))
}

/** Every texture among the values of a thing, and of its uniforms. */
const textures = (thing: object): Texture[] =>
  Object.values(thing).flatMap(value => (value instanceof Texture ? [value] : []))

/** What all that a scene is painted and lit with holds on the graphics card, bytes: maps, sheets, the room's light, shadows. Not what a composer draws into. */
export const textureBytes = (scene: Scene): number => {
  const all = new Set(textures(scene))
  scene.traverse(object => {
    if (object instanceof Light)
      for (const one of textures((object as { shadow?: LightShadow }).shadow?.map ?? {})) all.add(one)
    const { material } = object as Partial<Mesh>
    for (const one of [material ?? []].flat()) {
      if (!(one instanceof Material)) continue
      const { uniforms = {} } = one as { uniforms?: Record<string, { value: unknown }> }
      for (const texture of textures(one)) all.add(texture)
      for (const { value } of Object.values(uniforms)) if (value instanceof Texture) all.add(value)
    }
  })
  return [...all].reduce((sum, texture) => sum + bytesOf(texture), 0)
}
