import type { MeshStandardMaterial } from 'three'
import { surfaceMaterial } from '../models.ts'

/** What dice are drawn with: over everything else, seen through while they fade, and by a lamp of their own. */
export const diceMaterial = (lamp: { readonly value: number }): MeshStandardMaterial => {
  const material = surfaceMaterial()
  material.transparent = true
  // A die is convex and its back is culled, so it needs no depth of its own.
  material.depthTest = false
  const paint = material.onBeforeCompile
  material.onBeforeCompile = (shader, renderer) => {
    paint.call(material, shader, renderer)
    shader.uniforms['lamp'] = lamp
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <common>', '#include <common>\nuniform float lamp;')
      // Without depth, the walls of signs on faces that are turned away would show through.
      .replace(
        '#include <clipping_planes_fragment>',
        '#include <clipping_planes_fragment>\nif (dot(normalize(vNormal), normalize(vViewPosition)) < -0.08) discard;',
      )
      .replace('#include <opaque_fragment>', 'outgoingLight += diffuseColor.rgb * lamp;\n#include <opaque_fragment>')
  }
  material.customProgramCacheKey = () => 'dice'
  return material
}
