/** The cloth of the mat: what is printed on it stays sharp, and near by its weave is seen. */
import { MeshLambertMaterial, type MeshLambertMaterialParameters } from 'three'

/** What a shader asks of chance: 0 … 1 for a place, the same on every machine. */
const HASH = `
vec3 hash3(vec2 at) {
  vec3 p = fract(vec3(at.xyx) * vec3(0.1031, 0.1030, 0.0973));
  p += dot(p, p.yxz + 33.33);
  return fract((p.xxy + p.yzz) * p.zyx);
}`

/** Stars printed on the cloth, as sharp as the eye comes near: one in each square of a grid, and few of them bright. */
const STARS = `
vec3 stars(vec2 mm, float apart, float most) {
  vec2 square = floor(mm / apart);
  vec3 lot = hash3(square + most);
  vec2 at = (square + 0.2 + 0.6 * lot.xy) * apart;
  float bright = lot.z * lot.z * lot.z;
  bright *= bright * bright;
  // Some squares are empty, more of them where clouds of dust lie.
  float few = step(lot.x * lot.y + 0.25 * (sin(mm.x * 0.013) + sin(mm.y * 0.017 + mm.x * 0.006)), 0.34);
  float pixel = max(0.02, length(fwidth(mm)) * 0.5);
  float radius = most * (0.4 + 0.6 * bright);
  // A star smaller than a pixel is a dimmer pixel; from very far there is none.
  float wide = max(radius, pixel);
  float there = (1.0 - smoothstep(wide - pixel, wide + pixel, distance(mm, at))) * (radius * radius) / (wide * wide);
  vec3 tint = mix(vec3(1.0, 0.88, 0.74), vec3(0.72, 0.84, 1.0), fract(lot.z * 57.0));
  return tint * few * there * (0.09 + 1.6 * bright) * (1.0 - smoothstep(apart * 0.15, apart * 0.4, pixel));
}`

/** The weave, seen near by: threads over and under one another, and none of them quite like the next. */
const WEAVE = `
float near = 1.0 - smoothstep(0.12, 0.4, length(fwidth(vCloth)));
if (near > 0.0) {
  vec2 thread = vCloth * 7.4;
  vec2 slope = vec2(cos(thread.x), cos(thread.y)) * mix(1.0, -1.0, step(0.0, sin(thread.x * 0.5) * sin(thread.y * 0.5)));
  vec3 fibre = hash3(floor(thread * 0.6366)) - 0.5;
  normal = normalize(normal + (viewMatrix * vec4(slope.x * 0.09 + fibre.x * 0.12, 0.0, slope.y * 0.09 + fibre.y * 0.12, 0.0)).xyz * near);
}`

/** Printed cloth that lies flat: a picture, stars and a weave that stay sharp however near one comes. Its place on the table is its own x and z, mm. */
export const clothMaterial = (parameters: MeshLambertMaterialParameters = {}): MeshLambertMaterial => {
  const material = new MeshLambertMaterial(parameters)
  material.customProgramCacheKey = () => 'cloth'
  material.onBeforeCompile = shader => {
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', '#include <common>\nvarying vec2 vCloth;')
      .replace('#include <begin_vertex>', '#include <begin_vertex>\nvCloth = position.xz;')
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <common>', `#include <common>\nvarying vec2 vCloth;${HASH}${STARS}`)
      .replace('#include <normal_fragment_begin>', `#include <normal_fragment_begin>${WEAVE}`)
      .replace(
        '#include <map_fragment>',
        `#include <map_fragment>
        diffuseColor.rgb += stars(vCloth, 9.0, 0.34) + 0.7 * stars(vCloth + 3.0, 4.3, 0.16);`,
      )
  }
  return material
}
