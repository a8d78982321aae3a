/** Paint that comes late: kill marks and stripes of a ground crew, and what fire has left on a hull. One draw stays one draw: each copy says how much it has. */
import { Color, type MeshStandardMaterial, Vector3, Vector4 } from 'three'
import { CREWS, type CrewPaint } from '../../looks/crew.ts'
import { modelOf, type Spot } from '../../looks/index.ts'

/** Room for so many places of marks, stripes and scars on a chassis. */
const PLACES = 2
const BANDS = 2
const SCARS = 5

/** Of a copy: `crew` is its kills, their sign (0: bars, 1: a cross; below 0 nobody has painted it), and its scars. */
const HEAD = `
varying vec3 vPlace;
varying vec3 vFacing;
varying vec3 vCrew;`

const TOLD = `${HEAD}
uniform vec4 markAt[${PLACES}];
uniform vec4 markAlong[${PLACES}];
uniform vec4 markUp[${PLACES}];
uniform vec3 markInk;
uniform vec4 markGround;
uniform vec3 bandFrom[${BANDS}];
uniform vec3 bandTo[${BANDS}];
uniform vec4 scar[${SCARS}];
float crewDot(vec3 at) {
  return fract(sin(dot(at, vec3(12.9898, 78.233, 37.719))) * 43758.5453);
}
float crewGrain(vec3 at) {
  vec3 cell = floor(at);
  vec3 in3 = fract(at);
  in3 = in3 * in3 * (3.0 - 2.0 * in3);
  vec2 o = vec2(0.0, 1.0);
  vec4 near = vec4(crewDot(cell), crewDot(cell + o.yxx), crewDot(cell + o.xyx), crewDot(cell + o.yyx));
  vec4 far = vec4(crewDot(cell + o.xxy), crewDot(cell + o.yxy), crewDot(cell + o.xyy), crewDot(cell + o.yyy));
  vec4 both = mix(near, far, in3.z);
  vec2 row = mix(both.xy, both.zw, in3.y);
  return mix(row.x, row.y, in3.x);
}
/** How far a place lies outside of a mark; a mark is one wide. */
float crewMark(vec2 at, float sign) {
  vec2 q = abs(at);
  float bars = min(min(max(abs(q.x - 0.25) - 0.075, q.y - 0.34), max(q.x - 0.25, q.y - 0.06)), length(at) - 0.15);
  float cross = max(abs(q.x - q.y) * 0.7071 - 0.068, max(q.x, q.y) - 0.34);
  return sign > 0.5 ? cross : bars;
}`

const PAINT = `
float crewPixel = length(fwidth(vPlace));
float soot = 0.0;
if (vCrew.y > -0.5) {
  float chips = crewGrain(vPlace * 4.3);
  vec3 side = vec3(abs(vPlace.x), vPlace.yz);
  float within = -9.0;
  for (int i = 0; i < ${BANDS}; i++) {
    // Both halves of a stripe along the middle are one.
    vec3 inner = min(side - bandFrom[i] + step(bandFrom[i].x, 0.0) * vec3(1.0, 0.0, 0.0), bandTo[i] - side);
    within = max(within, min(inner.x, min(inner.y, inner.z)));
  }
  float band = smoothstep(-0.06, 0.1, within + (crewGrain(vPlace * 1.7) - 0.5) * 0.3);
  diffuseColor.rgb = mix(diffuseColor.rgb, vLivery.rgb * (0.8 + 0.35 * chips), band * smoothstep(0.02, 0.2, chips) * 0.94);
  for (int i = 0; i < ${PLACES}; i++) {
    vec3 off = vPlace - markAt[i].xyz;
    vec3 face = cross(markAlong[i].xyz, markUp[i].xyz);
    vec2 at = vec2(dot(off, markAlong[i].xyz), -dot(off, markUp[i].xyz)) / markAt[i].w;
    vec2 cell = floor(at);
    float number = cell.y * markAlong[i].w + cell.x;
    bool there = cell.x >= 0.0 && cell.y >= 0.0 && cell.x < markAlong[i].w && cell.y < markUp[i].w && number < vCrew.x;
    if (!there || abs(dot(off, face)) > 0.9 || dot(vFacing, face) < 0.6) continue;
    vec2 middle = abs(at - cell - 0.5);
    float wiped = 1.0 - smoothstep(0.34, 0.5, max(middle.x, middle.y) + (chips - 0.5) * 0.16);
    diffuseColor.rgb = mix(diffuseColor.rgb, markGround.rgb, wiped * markGround.a);
    // By hand: no two sit or lean quite alike.
    float hand = crewDot(vec3(cell, float(i) + 3.0)) - 0.5;
    vec2 p = at - cell - 0.5 + vec2(hand, fract(hand * 7.0) - 0.5) * 0.07;
    p = mat2(1.0, hand * 0.22, -hand * 0.22, 1.0) * vec2(p.x, -p.y);
    float away = crewMark(p, vCrew.y);
    float soft = max(0.025, crewPixel / markAt[i].w * 0.6);
    // From afar a stroke is held a little broader than it is.
    away -= min(0.06, crewPixel / markAt[i].w * 0.25);
    float spray = 0.12 * (1.0 - smoothstep(0.0, 0.13, away));
    float cover = max(1.0 - smoothstep(-soft, soft, away), spray) * mix(smoothstep(0.12, 0.34, chips), 1.0, smoothstep(0.1, 0.5, crewPixel));
    diffuseColor.rgb = mix(diffuseColor.rgb, markInk * (0.85 + 0.3 * chips), cover * 0.94);
  }
}
for (int i = 0; i < ${SCARS}; i++) {
  if (float(i) >= vCrew.z || scar[i].w <= 0.0) break;
  vec3 off = (vPlace - scar[i].xyz) / scar[i].w;
  if (dot(off, off) > 9.0) continue;
  float grain = crewGrain(vPlace * 1.3) * 0.65 + crewGrain(vPlace * 3.7) * 0.35 - 0.5;
  // Soot is blown aft.
  float drift = length(vec3(off.xy, off.z > 0.0 ? off.z * 0.42 : off.z * 1.25)) + grain * 0.9;
  float hole = length(off) + grain * 0.55;
  soot = max(soot, 1.0 - smoothstep(0.35, 1.25, drift));
  float rim = smoothstep(0.3, 0.4, hole) * (1.0 - smoothstep(0.44, 0.6, hole));
  diffuseColor.rgb *= mix(vec3(1.0), vec3(0.1, 0.085, 0.075), (1.0 - smoothstep(0.3, 1.25, drift)) * 0.9);
  diffuseColor.rgb = mix(diffuseColor.rgb, vec3(0.26, 0.24, 0.22), rim * smoothstep(-0.1, 0.25, grain) * 0.6);
  diffuseColor.rgb = mix(diffuseColor.rgb, vec3(0.008), 1.0 - smoothstep(0.24, 0.36, hole));
}`

const ROUGH = `
roughnessFactor = mix(roughnessFactor, 0.95, soot);
metalnessFactor *= 1.0 - soot;
#include <normal_fragment_begin>`

const NONE: Spot = [0, 0, 0]
const places = (paint: CrewPaint, what: (place: CrewPaint['marks'][number]) => readonly [Spot, number]): Vector4[] =>
  Array.from({ length: PLACES }, (_, n) => {
    const [at, share] = paint.marks[n] ? what(paint.marks[n]) : ([NONE, 0] as const)
    return new Vector4(...at, share)
  })

/** What a shader is before it is compiled, as far as paint is put on. */
type Shader = Parameters<MeshStandardMaterial['onBeforeCompile']>[0]

/** Puts a ground crew's paint into the material of a chassis; null: nobody paints on that. */
export const crewed = (chassis: string): ((shader: Shader) => void) | null => {
  const paint = CREWS[modelOf(chassis)]
  if (!paint) return null
  const { bands, scars, ink, ground } = paint
  const [dark, light] = [new Color(ink), new Color(ground ?? ink)]
  const uniforms = {
    markAt: places(paint, ({ at, size }) => [at, size]),
    markAlong: places(paint, ({ along, columns }) => [along, columns]),
    markUp: places(paint, ({ up, rows }) => [up, rows]),
    markInk: dark,
    markGround: new Vector4(...light.toArray(), ground ? 0.8 : 0),
    // None: it ends before it begins.
    bandFrom: Array.from({ length: BANDS }, (_, n) => new Vector3(...(bands[n]?.from ?? [9, 9, 9]))),
    bandTo: Array.from({ length: BANDS }, (_, n) => new Vector3(...(bands[n]?.to ?? NONE))),
    scar: Array.from({ length: SCARS }, (_, n) => new Vector4(...(scars[n]?.[0] ?? NONE), scars[n]?.[1] ?? 0)),
  }
  return shader => {
    for (const [name, value] of Object.entries(uniforms)) shader.uniforms[name] = { value }
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', `#include <common>\nattribute vec3 crew;${HEAD}`)
      .replace('vSurface = surface;', 'vSurface = surface;\nvPlace = position;\nvFacing = normal;\nvCrew = crew;')
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <common>', `#include <common>${TOLD}`)
      .replace('#include <alphamap_fragment>', `#include <alphamap_fragment>${PAINT}`)
      .replace('#include <normal_fragment_begin>', ROUGH)
  }
}
