/** The one material of ships, rocks and dice: worn paint, squadron marks, glow, and how they dissolve. */
import { MeshStandardMaterial, Vector2 } from 'three'
import type { crewed } from './crew.ts'
import type { Maps } from './maps.ts'

/**
 * From afar black paint is not quite black: dark wings stay apart from the dark mat. Near by they are as they are. Where
 * there is no mat (`dark` 1), black wings before black space take a little of the sky's blue from any distance.
 */
const FAR_PAINT = `
float afar = mix(mix(0.3, 0.75, dark), 1.0, smoothstep(800.0, 1900.0, length(vViewPosition))) * (1.0 - clamp(vSurface.z, 0.0, 1.0));
float black = 1.0 - smoothstep(0.03, 0.13, max(diffuseColor.r, max(diffuseColor.g, diffuseColor.b)));
diffuseColor.rgb = mix(diffuseColor.rgb, max(diffuseColor.rgb, mix(vec3(0.085, 0.095, 0.112), vec3(0.125, 0.155, 0.215), dark) * afar), black);`

/** Embers are soot once they are out: of their colour only the glow is seen. */
const EMBER = `
if (vSurface.z > 1.25) diffuseColor.rgb *= 0.04;`

/** In the dark a cold light from behind and above draws every edge that is seen aslant; it is strongest from afar. */
const EDGE = `
float aslant = 1.0 - clamp(dot(normal, normalize(vViewPosition)), 0.0, 1.0);
float behind = 0.3 + 0.7 * clamp(dot(normal, normalize(mat3(viewMatrix) * vec3(0.25, 0.85, -0.45))), 0.0, 1.0);
totalEmissiveRadiance += dark * vState.y * behind * aslant * aslant * aslant * mix(0.16, 0.36, smoothstep(400.0, 1500.0, length(vViewPosition))) * vec3(0.42, 0.6, 1.0);`

/** A die's sides are dimmer than the face it shows, their signs hardly seen, and no lamp glares in them, so that a blank is not read by its neighbours. */
const FACING = `
float facing = smoothstep(0.5, 0.9, dot(normalize(vNormal), normalize(vViewPosition)));
float printed = smoothstep(0.1, 0.3, min(diffuseColor.r, min(diffuseColor.g, diffuseColor.b)));
diffuseColor.rgb *= mix(mix(0.34, 0.07, printed), 1.0, facing);`

/**
 * Squadron paint: marked places of the base map have an alpha below 1, mark n at (24 + 48 (n − 1)) / 255; a ship wears the
 * marks up to its number of bars. Without a livery of its own a ship is red with three bars. An astromech wears the second colour, and a shell
 * where it bears the last mark.
 */
const LIVERY = `
bool unpainted = dot(vLivery.rgb, vec3(1.0)) <= 0.0;
vec3 squadron = unpainted ? vec3(0.175, 0.019, 0.0103) : vLivery.rgb;
float worn = (unpainted ? 3.0 : vLivery.w) * 0.1882;
// What no squadron paints is a token: its last mark is cardboard, and there is none in the dark.
if (unpainted && dark > 0.5 && abs(sampledDiffuseColor.a - 0.847) < 0.08) discard;
float marked = 1.0 - smoothstep(worn - 0.06, worn + 0.06, sampledDiffuseColor.a);
bool other = vSurface.z < -0.5 && (vSurface.z > -1.5 || sampledDiffuseColor.a > 0.75);
diffuseColor.rgb *= mix(vec3(1.0), other ? (unpainted ? vec3(0.05, 0.16, 0.5) : vSecond) : squadron, marked);`

/**
 * The material of merged models: colour, roughness, metalness and glow per vertex; for dice, or for what is painted with maps: then
 * times these, with a livery per ship, and an attribute `state` per ship – thrust, presence and a touch of light.
 * `dark`: 1 while ships fly before black space. `crew`: what a ground crew paints over all that; null: none does.
 */
export const surfaceMaterial = (
  maps: Maps | null,
  dark = { value: 0 },
  crew: ReturnType<typeof crewed> = null,
): MeshStandardMaterial => {
  const material = new MeshStandardMaterial({ vertexColors: true, roughness: 1, metalness: 1 })
  const ships = maps !== null
  if (maps) {
    const { base, normal, surface } = maps
    Object.assign(material, {
      map: base,
      normalMap: normal,
      // green of the map is up, its coordinates run down
      normalScale: new Vector2(1, -1),
      roughnessMap: surface,
      metalnessMap: surface,
      aoMap: surface,
    })
  }
  material.customProgramCacheKey = () => `surface${ships ? '-ships' : ''}${crew ? '-crew' : ''}`
  material.onBeforeCompile = shader => {
    if (ships) shader.uniforms['dark'] = dark
    const own = ships
      ? 'varying vec3 vState;\nvarying vec4 vLivery;\nvarying vec3 vSecond;'
      : 'const vec3 vState = vec3(0.0, 1.0, 0.0);'
    shader.vertexShader = shader.vertexShader
      .replace(
        '#include <common>',
        `#include <common>
        attribute vec3 surface;
        varying vec3 vSurface;
        ${ships ? `attribute vec3 state;\nattribute vec4 livery;\nattribute vec3 second;\n${own}` : ''}`,
      )
      .replace(
        '#include <begin_vertex>',
        `#include <begin_vertex>\nvSurface = surface;${ships ? '\nvState = state;\nvLivery = livery;\nvSecond = second;' : ''}`,
      )
    shader.fragmentShader = shader.fragmentShader
      .replace(
        '#include <common>',
        `#include <common>\nvarying vec3 vSurface;\n${own}${ships ? '\nuniform float dark;' : ''}`,
      )
      .replace(
        '#include <clipping_planes_fragment>',
        `#include <clipping_planes_fragment>
        // A ship that goes dissolves grain by grain: no sorting, no see-through insides.
        float grain = fract(52.9829189 * fract(dot(floor(gl_FragCoord.xy), vec2(0.06711056, 0.00583715))));
        if (vState.y < 0.999 && grain > vState.y) discard;`,
      )
      .replace('#include <color_fragment>', `#include <color_fragment>${ships ? LIVERY + FAR_PAINT : FACING}`)
      .replace(
        '#include <roughnessmap_fragment>',
        `vec3 finish = vec3(1.0${ships ? ') * texture2D(roughnessMap, vRoughnessMapUv).rgb' : ')'};
        float roughnessFactor = ${ships ? 'vSurface.x * finish.g' : 'mix(0.95, vSurface.x, facing)'};`,
      )
      .replace(
        '#include <metalnessmap_fragment>',
        `float metalnessFactor = vSurface.y * finish.b${ships ? '' : ' * facing'};`,
      )
      .replace(
        '#include <emissivemap_fragment>',
        `totalEmissiveRadiance += diffuseColor.rgb * (clamp(vSurface.z, 0.0, 1.0) * (0.35 + 3.2 * vState.x) + vState.z${ships ? ' + 0.1' : ''});${ships ? EMBER + EDGE : ''}`,
      )
    crew?.(shader)
  }
  return material
}
