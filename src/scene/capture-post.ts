import { BloomEffect, EffectComposer, EffectPass, RenderPass, ToneMappingEffect, ToneMappingMode } from 'postprocessing'
import { HalfFloatType, NoToneMapping, type PerspectiveCamera, type Scene, type WebGLRenderer } from 'three'

/** Draws a frame with the light that spills. */
export type Glow = { size(width: number, height: number): void; draw(): void; dispose(): void }

/** The effects of `post.tsx` around a renderer of its own, for whoever draws frame by frame. */
export const createGlow = (renderer: WebGLRenderer, scene: Scene, camera: PerspectiveCamera): Glow => {
  const composer = new EffectComposer(renderer, { frameBufferType: HalfFloatType, multisampling: 4 })
  const bloom = new BloomEffect({
    luminanceThreshold: 1.05,
    luminanceSmoothing: 0.25,
    intensity: 0.55,
    mipmapBlur: true,
    radius: 0.55,
    levels: 5,
  })
  const tone = new ToneMappingEffect({ mode: ToneMappingMode.ACES_FILMIC })
  composer.addPass(new RenderPass(scene, camera))
  composer.addPass(new EffectPass(camera, bloom, tone))
  // The curve of the film is the composer's now.
  renderer.toneMapping = NoToneMapping
  return {
    size: (width, height) => composer.setSize(width, height, false),
    draw: () => composer.render(0),
    dispose: () => composer.dispose(),
  }
}
