/** Stars: one smaller than a pixel is a dimmer pixel. */
export const starVertex = /* glsl */ `
attribute float size;
attribute vec3 tint;
uniform float scale;
varying vec3 vTint;
varying float vWide;
void main() {
  float wide = size * scale;
  vTint = tint * min(1.0, wide * wide);
  gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
  vWide = wide;
  gl_PointSize = max(1.0, wide) + 1.0;
}`
export const starFragment = /* glsl */ `
uniform float power;
varying vec3 vTint;
varying float vWide;
void main() {
  float r = length(gl_PointCoord - 0.5) * 2.0;
  float core = smoothstep(1.0, 0.1, r);
  // A large one has a heart, and a glow of its colour about it.
  float large = smoothstep(3.0, 6.0, vWide);
  float heart = core * core;
  float light = mix(heart, heart * heart + 0.3 * heart * core, large);
  gl_FragColor = vec4(vTint * light * power, 1.0);
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
}`

export const domeVertex = /* glsl */ `
varying vec3 vWay;
varying vec2 vUv;
void main() {
  vWay = position;
  vUv = uv;
  gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
}`

/** The far sky: of the sheet that is `baked`, or of the painted map, and finer than either by grain. */
export const domeFragment = /* glsl */ `
uniform sampler2D map;
uniform sampler2D sheet;
uniform bool baked;
uniform sampler2D grain;
uniform float power;
varying vec3 vWay;
varying vec2 vUv;
float fine(vec3 p, vec3 w) {
  return texture2D(grain, p.yz).r * w.x + texture2D(grain, p.zx).r * w.y + texture2D(grain, p.xy).r * w.z;
}
// Light, warmth and dust: the sheet has the light above, half as large the others below.
vec3 far(vec2 at) {
  at = vec2(clamp(at.x, 0.0006, 0.9994), clamp(at.y, 0.001, 0.999));
  float light = texture2D(sheet, vec2(at.x, at.y * 2.0 / 3.0)).r;
  vec2 low = vec2(at.x * 0.5, (2.0 + at.y) / 3.0);
  return vec3(light * light, texture2D(sheet, low).r, texture2D(sheet, low + vec2(0.5, 0.0)).r);
}
void main() {
  vec3 way = normalize(vWay);
  vec3 w = abs(way);
  w *= w * w;
  w /= w.x + w.y + w.z;
  float wisp = fine(way * 1.1, w);
  float grit = fine(way * 3.7 + wisp * 0.12, w);
  grit = mix(grit, fine(way * 10.3 + grit * 0.09, w), 0.3);
  vec2 about = vUv + (vec2(wisp, grit) - 0.5) * vec2(0.012, 0.014);
  vec3 colour;
  if (baked) {
    vec3 seen = far(about);
    // Threads and knots that are smaller than the sheet can tell.
    float crest = 1.0 - abs(grit * 2.0 - 1.0);
    float light = seen.r * (0.62 + 0.5 * wisp + 0.34 * (crest - 0.6) + 0.5 * (grit - 0.5));
    light *= 1.0 - 0.62 * min(1.0, seen.b * 1.4) * smoothstep(0.35, 0.7, grit);
    vec3 cold = vec3(0.04, 0.088, 0.18);
    vec3 warm = vec3(0.17, 0.078, 0.062);
    colour = mix(cold, warm, clamp(seen.g * (0.55 + 0.6 * wisp), 0.0, 1.0)) * light * 0.77;
    // Stars too many to be told apart: pale, and brownish through dust.
    colour += mix(vec3(0.2, 0.2, 0.215), vec3(0.17, 0.12, 0.085), seen.b) * light * light * 0.85;
  } else {
    vec3 map3 = texture2D(map, about).rgb;
    float light = map3.r * (0.35 + 0.95 * wisp) * (0.72 + 0.56 * grit);
    float dust = clamp(map3.b * (0.4 + 1.3 * grit) * 1.1, 0.0, 0.92);
    colour = mix(vec3(0.03, 0.075, 0.17), vec3(0.2, 0.062, 0.05), map3.g * (0.4 + 0.6 * wisp)) * light * 1.25;
    colour += vec3(0.2, 0.24, 0.34) * pow(light, 4.0) * 0.7;
    colour *= 1.0 - dust;
  }
  // Black, not grey: the little that is everywhere is blue. And nowhere is it empty: thin far clouds, here cold, there warm.
  float broad = fine(way * 0.37 + 0.21, w);
  float haze = smoothstep(0.38, 0.8, broad * 0.55 + wisp * 0.35 + grit * 0.2);
  vec3 hue = mix(vec3(0.0038, 0.0068, 0.0142), vec3(0.0085, 0.0056, 0.0078), smoothstep(0.42, 0.66, fine(way.zxy * 0.29, w)));
  colour = colour * power + vec3(0.0011, 0.0016, 0.0031) + hue * haze * (0.7 + 0.6 * grit);
  // Half a step of grain, so that the slow shades do not show in bands.
  float dither = fract(52.9829189 * fract(dot(gl_FragCoord.xy, vec2(0.06711056, 0.00583715)))) - 0.5;
  gl_FragColor = vec4(colour, 1.0);
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
  gl_FragColor.rgb += dither / 255.0;
}`
