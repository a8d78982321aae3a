/** How light, fire and smoke are drawn on the graphics card. */
import { FIRE } from '../paint/fire.ts'
import { BURNS, LIES, WISP } from './sprites.ts'

/** Puts sprites up: facing the viewer, along a direction, or flat on the mat. */
export const vertex = /* glsl */ `
uniform vec3 light;      // towards the sun, as the camera sees it
attribute vec4 place;    // centre, size
attribute vec4 along;    // direction and half-length of a stretched sprite, or turn in w when the direction is zero
attribute vec4 ink;      // colour, and how much it covers what lies behind (0: only adds light); of fire its heat, soot and cover
attribute float cell;    // which picture
varying vec2 vAt;
varying vec4 vInk;
varying float vFrame;    // which frame of a fire; below 0: none; beyond the last: a wisp
varying vec2 vFar;       // how far off its middle is, and how large it is, mm
varying vec3 vLight;     // towards the sun, as the sprite is turned
void main() {
  vec2 corner = position.xy * 2.0;
  vec4 centre = modelViewMatrix * vec4(place.xyz, 1.0);
  bool burns = cell > ${BURNS}.0 - 0.5;
  bool lies = !burns && cell > ${LIES}.0 - 0.5;
  vFrame = burns ? cell - ${BURNS}.0 : -1.0;
  vLight = light;
  if (lies) {
    vec3 lying = vec3(corner.x, 0.0, corner.y) * place.w;
    centre = modelViewMatrix * vec4(place.xyz + lying, 1.0);
  } else if (dot(along.xyz, along.xyz) > 0.5) {
    vec3 axis = mat3(modelViewMatrix) * along.xyz;
    vec3 side = normalize(cross(axis, -centre.xyz));
    centre.xyz += axis * corner.y * along.w + side * corner.x * place.w;
    vLight = vec3(dot(light, side), dot(light, axis), light.z);
  } else {
    float s = sin(along.w), c = cos(along.w);
    centre.xy += vec2(corner.x * c - corner.y * s, corner.x * s + corner.y * c) * place.w;
    vLight.xy = vec2(light.x * c + light.y * s, light.y * c - light.x * s);
  }
  vFar = vec2(-centre.z, place.w);
  // Nearer to the eye along the line of sight: it looks the same, and the mat does not cut through it.
  if (!lies) centre.xyz *= 1.0 - min(0.6, place.w * 1.1 / length(centre.xyz));
  float look = mod(cell, ${LIES}.0);
  vAt = burns ? uv : (vec2(mod(look, 4.0), 1.0 - floor(look / 4.0)) + uv) / vec2(4.0, 2.0);
  // Light and smoke right before the eye would be a veil over the whole view: within 44 mm they thin out.
  float near = smoothstep(20.0, 44.0, -centre.z);
  vInk = burns ? vec4(ink.rgb, ink.a * near) : ink * near;
  gl_Position = projectionMatrix * centre;
}`

/** Colours them: puffs with their ink, fire by its heat, smoke by the light that falls on it. */
export const fragment = /* glsl */ `
uniform sampler2D map;
uniform sampler2D grain;
uniform sampler2D fire;
uniform bool baked;
varying vec2 vAt;
varying vec4 vInk;
varying float vFrame;
varying vec2 vFar;
varying vec3 vLight;
uniform bool softly;
uniform sampler2D solid;
uniform vec2 screen;
uniform vec2 lens;

vec2 cellOf(float frame, vec2 at) {
  vec2 within = clamp(at, 0.006, 0.994);
  return (vec2(mod(frame, ${FIRE.across}.0), floor(frame / ${FIRE.across}.0)) + vec2(within.x, 1.0 - within.y))
    / vec2(${FIRE.across}.0, ${FIRE.down}.0);
}
// Heat and cover at a place of a frame.
vec2 gasAt(float frame, vec2 at) {
  if (!baked) {
    float value = texture2D(map, (vec2(3.0, 1.0) + clamp(at, 0.01, 0.99)) / vec2(4.0, 2.0)).a;
    float left = 1.0 - frame / ${FIRE.frames}.0;
    return vec2(0.85 * left * left * value, value * value * left);
  }
  vec2 spot = cellOf(frame, at);
  return vec2(texture2D(fire, spot).r, texture2D(fire, spot + vec2(0.0, 0.5)).r);
}
// The light of a glowing body, as its heat gives it: ember, red, orange, and yellow where it is hottest; what is white is the flash.
vec3 glowOf(float heat) {
  float t = clamp(heat, 0.05, 0.8);
  return exp(vec3(0.8, 2.1, 4.3) * (1.0 - 1.0 / t)) * 5.0 * t * t;
}
// How much of a ball of gas is before what is solid there: 1, all of it.
float before() {
  if (!softly) return 1.0;
  float deep = texture2D(solid, gl_FragCoord.xy / screen).r * 2.0 - 1.0;
  float far = lens.y / (deep + lens.x);
  return smoothstep(-0.45, 0.8, (far - vFar.x) / vFar.y);
}
vec4 burning() {
  // No two fireballs are torn alike: each has a place of its own in the grain, and it boils as they turn.
  vec2 own = vec2(vInk.b * 0.31, vInk.b * -0.17);
  float wide = texture2D(grain, vAt * 0.34 + own).r - 0.5;
  float fine = texture2D(grain, vAt * 0.9 + own.yx * 1.7).r - 0.5;
  float finer = texture2D(grain, vAt.yx * 2.5 - own).r - 0.5;
  vec2 at = vAt + vec2(wide, -fine) * 0.09 + vec2(fine, finer) * 0.04;
  float frame = floor(vFrame);
  vec2 gas = mix(gasAt(frame, at), gasAt(min(frame + 1.0, ${FIRE.frames - 1}.0), at), fract(vFrame));
  float off = length(vAt * 2.0 - 1.0);
  // What the frames are too coarse for: thin gas is torn, thick gas is not, and none of it ends in an edge.
  float cover = clamp(gas.y * 1.1 + (fine * 0.8 + finer * 0.6) * gas.y * (1.3 - gas.y), 0.0, 1.0);
  cover *= smoothstep(0.92, 0.36, off + fine * 0.35) * before();
  if (cover < 0.003) discard;
  // The heart is hottest; veins of soot run through it.
  float vein = smoothstep(0.0, 0.16, abs(fine + wide * 0.7));
  float heat = gas.x * vInk.r * (1.2 - 0.8 * off * off) * (0.72 + 0.28 * vein) * (1.0 + 0.35 * finer + 0.6 * wide);
  // Lit where there is less gas towards the sun than here.
  float towards = gasAt(frame, at + vLight.xy * 0.05).y;
  float lit = clamp(0.42 + 0.22 * vLight.z + 1.5 * (gas.y - towards) + 0.5 * finer, 0.06, 1.0);
  vec3 smoke = vInk.g * (vec3(0.16, 0.18, 0.23) + vec3(1.0, 0.93, 0.82) * lit);
  return vec4(smoke + glowOf(heat), cover * vInk.a);
}
// A piece of a ribbon of smoke: it fades into the pieces before and behind it, and what tears it goes with the smoke.
vec4 wisp() {
  vec2 c = vAt * 2.0 - 1.0;
  float age = vFrame - ${WISP - BURNS}.0;
  vec2 along = vec2(0.0, vInk.b + c.y * 0.5);
  float slow = texture2D(grain, along * vec2(1.0, 0.12) + 0.2).r - 0.5;
  float x = c.x + slow * 0.7 * min(1.0, age * 3.0);
  float wide = texture2D(grain, vec2(x * 0.14, along.y * 0.14)).r - 0.5;
  float fine = texture2D(grain, vec2(x * 0.34 + wide * 0.3, along.y * 0.36)).r - 0.5;
  float body = max(0.0, 1.0 - x * x * 1.5);
  float torn = 0.25 + 0.75 * age;
  float cover = body * clamp(0.82 + (wide * 1.6 + fine * 1.3) * torn * 1.4, 0.0, 1.0);
  cover *= smoothstep(1.0, 0.7, abs(c.x)) * before() * vInk.a;
  // Pieces one over the other hide as much as one alone: the ribbon has no beads.
  cover = 1.0 - pow(1.0 - min(0.98, cover), 1.0 - abs(c.y));
  if (cover < 0.002) discard;
  float lit = clamp(0.5 + 0.15 * vLight.z + 0.5 * vLight.x * x + 0.8 * fine + 0.4 * wide, 0.06, 1.0);
  vec3 smoke = vInk.g * (vec3(0.16, 0.18, 0.23) + vec3(1.0, 0.93, 0.82) * lit);
  float heat = vInk.r * (0.75 + 0.35 * body + 0.8 * fine);
  return vec4(smoke + glowOf(heat), cover);
}
void main() {
  float hides = 1.0;
  if (vFrame >= 0.0) {
    gl_FragColor = vFrame < ${WISP - BURNS}.0 - 0.5 ? burning() : wisp();
    hides = gl_FragColor.a;
    gl_FragColor.a = 1.0;
  } else {
    // Kept as its root: what is faint has steps too small to be seen.
    float value = texture2D(map, vAt).a;
    value *= value;
    if (value < 0.0001) discard;
    gl_FragColor = vec4(vInk.rgb * value, vInk.a * value);
  }
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
  // Only what is laid over something as a whole is made thinner after the film: so it is alike with and without a composer.
  gl_FragColor *= hides;
}`
