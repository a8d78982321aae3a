/** How light becomes colour on the screen: one curve for renderer and composer alike. */
import { CustomToneMapping, ShaderChunk } from 'three'

/**
 * The film on which everything is taken: what is dark or of middle brightness stays as it is painted, what is brighter than
 * the shoulder rolls off to white. A curve with a dark toe would eat a dark mat, and the blue of a night sky.
 */
export const FILM = `
vec3 film(vec3 colour) {
  const float shoulder = 0.68;
  const float room = 1.0 - shoulder;
  float peak = max(colour.r, max(colour.g, colour.b));
  if (peak < shoulder) return colour;
  float rolled = 1.0 - room * room / (peak + room - shoulder);
  // Its own hue, and what each layer of the film makes of it: fire is yellow at its hottest, not pink.
  vec3 layers = mix(colour, 1.0 - room * room / (max(colour, shoulder) + room - shoulder), step(shoulder, colour));
  float white = 1.0 - 1.0 / (0.06 * (peak - rolled) + 1.0);
  return mix(mix(colour * rolled / peak, layers, 0.7), vec3(rolled), white);
}`

ShaderChunk.tonemapping_pars_fragment = ShaderChunk.tonemapping_pars_fragment.replace(
  'vec3 CustomToneMapping( vec3 color ) { return color; }',
  `${FILM}\nvec3 CustomToneMapping( vec3 color ) { return film( toneMappingExposure * color ); }`,
)

/** What a renderer's tone mapping is set to for it; the composer's pass is `Film` of post.tsx. */
export const FILM_TONE = CustomToneMapping
