/** The lens and the film as steps of the composer. */
import { DepthOfFieldEffect, Effect } from 'postprocessing'
import { type Camera, Uniform } from 'three'
import { FILM } from './tone.ts'

/** A lens that leaves what is transparent as transparent as it was. */
class Lens extends DepthOfFieldEffect {
  constructor(camera: Camera) {
    super(camera, { resolutionScale: 0.5, bokehScale: 0 })
    const kept = 'outputColor=vec4(result.rgb,inputColor.a);'
    this.setFragmentShader(this.getFragmentShader()!.replace('outputColor=result;', kept))
  }
}
/** A lens for a camera, at half the size of the picture: all is sharp until it is told otherwise. */
export const lensOf = (camera: Camera) => new Lens(camera)

/** The film of `tone.ts` as the last of a composer's effects; `exposure` is what it takes the light times. */
export const filmed = () =>
  new Effect(
    'Film',
    `uniform float exposure;${FILM}
    void mainImage(const in vec4 colour, const in vec2 uv, out vec4 outputColor) {
      outputColor = vec4(film(exposure * colour.rgb), colour.a);
    }`,
    { uniforms: new Map([['exposure', new Uniform(1)]]) },
  )
