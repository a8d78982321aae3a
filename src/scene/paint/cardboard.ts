/** Board and clear plastic, as the parts of the game are made of them. */
import { MeshStandardMaterial, type MeshStandardMaterialParameters } from 'three'

/** Grey-brown layers of pulp, seen where the board was cut: on every face that does not lie flat. */
const PULP = `
float cut = smoothstep(0.35, 0.65, vBoard.w);
float layers = 0.84 + 0.16 * sin(vBoard.y * 19.0 + 2.0 * sin(vBoard.x * 1.7 + vBoard.z * 1.3));
diffuseColor.rgb = mix(diffuseColor.rgb, vec3(0.46, 0.41, 0.33) * layers, cut);`

/** Printed cardboard: what lies flat has the material's (and the instance's) colour, cut edges show the pulp. */
export const cardboard = (parameters: MeshStandardMaterialParameters = {}): MeshStandardMaterial => {
  const material = new MeshStandardMaterial({ roughness: 0.78, ...parameters })
  material.customProgramCacheKey = () => 'cardboard'
  material.onBeforeCompile = shader => {
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', '#include <common>\nvarying vec4 vBoard;')
      .replace('#include <begin_vertex>', '#include <begin_vertex>\nvBoard = vec4(position, 1.0 - abs(normal.y));')
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <common>', '#include <common>\nvarying vec4 vBoard;')
      .replace('#include <color_fragment>', `#include <color_fragment>${PULP}`)
  }
  return material
}

/** Clear plastic without a pass of its own: seen through from the front, bright where it turns away and where it glints. */
export const clearPlastic = (tint: string, body: number): MeshStandardMaterial => {
  const material = new MeshStandardMaterial({
    color: tint,
    roughness: 0.07,
    transparent: true,
    depthWrite: false,
    envMapIntensity: 1.5,
  })
  material.customProgramCacheKey = () => `plastic ${body}`
  material.onBeforeCompile = shader => {
    shader.fragmentShader = shader.fragmentShader.replace(
      '#include <opaque_fragment>',
      `float away = 1.0 - abs(dot(normal, normalize(vViewPosition)));
      float glint = dot(totalSpecular, vec3(0.33));
      diffuseColor.a = ${body.toFixed(3)} + 0.5 * away * away;
      // In linear light a thin veil would show much stronger.
      #ifndef TONE_MAPPING
      diffuseColor.a = pow(diffuseColor.a, 1.9);
      #endif
      diffuseColor.a = clamp(diffuseColor.a + glint * 1.4, 0.0, 0.96);
      #include <opaque_fragment>`,
    )
  }
  return material
}
